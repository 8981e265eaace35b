import type { Sounds } from "@genepool/board"
import type { Decision, Fact } from "@genepool/engine"
import { beforeEach, describe, expect, test } from "vitest"
import { SoundPlayer } from "../sound/player.ts"
import { type Sound, sound, usualColour } from "../sound/synth.ts"
import { Ear } from "../table/ear.ts"
import type { Ending } from "../table/scenes.ts"

const sounds: Sounds = { colour: usualColour, facts: { rolled: "dice", moved: "figure", played: "card" } }
const facts = (...names: string[]): Fact[] => names.map((fact) => ({ fact }))
const decision = { seat: 0, ask: "act", options: [], together: false, given: [], answered: false } as Decision
type Scene = Parameters<Ear["hear"]>[0]
const scene = (part: Partial<Scene>): Scene => ({
  ...{ step: 0, beat: [], facts: [], ending: null, decision: null, waiting: [], moments: [], who: 0 },
  ...part,
})

/** What is heard in each scene after the first. */
function heard(...scenes: Partial<Scene>[]): Sound[][] {
  const ear = new Ear()
  return scenes.map((one) => ear.hear(scene(one), sounds)).slice(1)
}

describe("what is heard of a table", () => {
  test("a beat when it is shown; the view that follows it says nothing twice", () => {
    expect(
      heard(
        {},
        { beat: facts("rolled") },
        { beat: facts("moved", "quiet") },
        { step: 1, facts: facts("rolled", "moved") },
        { step: 2, facts: facts("played") },
      ),
    ).toEqual([["dice"], ["figure"], [], ["card"]])
  })

  test("nothing of what was there when somebody came, nor after undo", () => {
    expect(heard({ step: 4, facts: facts("rolled") }, { step: 3 })).toEqual([[]])
  })

  test("one's turn, when somebody else has chosen before it", () => {
    const by = (seat: number) => [{ n: 1, seat, facts: [] }]
    const asked = { decision, waiting: [0], step: 1 }
    expect(heard({}, { ...asked, moments: by(1) }, { ...asked, step: 2, moments: by(0) })).toEqual([
      ["turn"],
      [],
    ])
    expect(heard({}, { ...asked, moments: by(0) })).toEqual([[]])
  })

  test("each part of the score, and the win", () => {
    const result = { winners: [0], places: [1, 2], scores: [1, 0], parts: [{ a: 1 }, { a: 0 }] }
    const count: Ending = { kind: "count", result, part: "a", counted: [] }
    expect(heard({}, { ending: count }, { ending: { kind: "winner", result } }, {})).toEqual([
      ["count"],
      ["win"],
      [],
    ])
  })
})

/**
 * Notes what would be heard: when each tone or noise begins. How loud it is, a browser says
 * (browser/sound.test.ts).
 */
class FakeAudio {
  static opened = 0
  readonly state = "running"
  readonly sampleRate = 100
  currentTime = 0
  readonly begun: { readonly what: "tone" | "noise"; readonly at: number }[] = []
  readonly destination = {}

  constructor() {
    FakeAudio.opened++
  }

  private param() {
    return { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined }
  }
  private node(more: object) {
    const node = { ...more, connect: (next: unknown) => next }
    return node
  }
  createOscillator() {
    const start = (at: number) => this.begun.push({ what: "tone", at })
    return this.node({ frequency: this.param(), start, stop: () => undefined })
  }
  createBufferSource() {
    const start = (at: number) => this.begun.push({ what: "noise", at })
    return this.node({ start, stop: () => undefined })
  }
  createBiquadFilter() {
    return this.node({ frequency: this.param(), Q: this.param() })
  }
  createGain() {
    return this.node({ gain: this.param() })
  }
  createBuffer(_channels: number, length: number) {
    return { getChannelData: () => new Float32Array(length) }
  }
}

describe("when it is heard", () => {
  let audio: FakeAudio | null = null
  let hidden = false
  const vibrated: (readonly number[])[] = []
  const open = () =>
    new SoundPlayer({
      open: () => {
        audio = new FakeAudio()
        return audio as unknown as AudioContext
      },
      isHidden: () => hidden,
      vibrate: (times) => vibrated.push(times),
    })
  beforeEach(() => {
    audio = null
    hidden = false
    vibrated.length = 0
  })

  test("not before the first gesture, not while the page is hidden, and nothing is opened for it", () => {
    const player = open()
    player.play(["dice", "turn"], usualColour)
    expect(audio).toBeNull()
    player.gesture()
    hidden = true
    player.play(["turn"], usualColour)
    expect([audio, vibrated]).toEqual([null, []])
    hidden = false
    player.play(["turn"], usualColour)
    expect((audio as FakeAudio | null)?.begun).toHaveLength(2)
    expect(vibrated).toHaveLength(1)
  })

  test("the same once, three at most, one after the other; what would come late is left out", () => {
    const player = open()
    player.gesture()
    player.play(["card", "card", "gain", "figure", "hit"], usualColour)
    const { begun } = audio as unknown as FakeAudio
    expect(new Set(begun.map(({ at }) => Math.round(at * 100))).size).toBeGreaterThan(2)
    const so = begun.length
    player.play(["hit"], usualColour)
    player.play(["hit"], usualColour)
    const one = new FakeAudio()
    sound(one as unknown as AudioContext, "hit", usualColour, 0)
    expect(begun.length).toBeLessThanOrEqual(so + one.begun.length)
  })

  test.each(["dice", "card", "figure", "hit", "gain", "loss", "turn", "count", "win"] as const)(
    "%s is made, and not before its time",
    (what) => {
      const fake = new FakeAudio()
      sound(fake as unknown as AudioContext, what, usualColour, 1)
      expect(fake.begun.length).toBeGreaterThan(0)
      for (const { at } of fake.begun) expect(at).toBeGreaterThanOrEqual(1)
    },
  )
})
