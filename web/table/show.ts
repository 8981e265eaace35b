// The one owner of time at a table: the next step is drawn when the one before has been seen, and
// nothing is drawn ahead

import { follows, type Pacing } from "@genepool/board"
import type { Fact } from "@genepool/engine"
import type { Speed } from "../app/preferences.ts"
import { type Ending, isAsked, lengthOf, type Scene, scenesOf } from "./scenes.ts"
import type { Sight } from "./source.ts"

/** What is drawn now. */
export interface Shown extends Sight {
  /** What is happening: it moves, and when it has come to where it goes the view knows of it. */
  readonly beat: readonly Fact[]
  /** What of it is said by now. */
  readonly told: readonly Fact[]
  /** The game is over, and its score is being counted. */
  readonly ending: Ending | null
  /** Something is still to be seen. */
  readonly showing: boolean
  /** Step by step: nothing goes on by itself. */
  readonly waits: boolean
  /** Held by the player's wish. */
  readonly paused: boolean
  /** What all movement takes at the player's speed: 1 is unhurried. */
  readonly pace: number
  /** How much faster a long chain runs than that. */
  readonly haste: number
  /** Counts how often the present was brought at once. */
  readonly cuts: number
}

export interface Tempo {
  readonly speed: Speed
  /** Nothing moves: the present is always drawn at once. */
  readonly still: boolean
}

interface Setting {
  readonly pacing: Pacing | null
  readonly tempo: Tempo
  /** After so many milliseconds, unless it is called off. */
  readonly after?: (ms: number, act: () => void) => () => void
  /** A step has been seen: whoever plays on this device may go on. */
  readonly seen?: (step: number) => void
}

/** Who is this far behind comes back to the present; what was missed stands in the log. */
const farBehind = 60
const lately = 10
/** A chain that takes longer than this is hurried, but only so much. */
const patience = 12_000
const mostHaste = 2.5

const timer = (ms: number, act: () => void) => {
  const id = setTimeout(act, ms)
  return () => clearTimeout(id)
}

export class Show {
  /** How facts are said: a scene lasts as long as its words. */
  say: (fact: Fact) => string = () => ""
  private readonly pacing: Pacing | null
  private readonly after: NonNullable<Setting["after"]>
  private readonly seen: NonNullable<Setting["seen"]>
  private tempo: Tempo
  private now: Shown | null = null
  /** The scene that is drawn, and those that follow. */
  private scene: Scene | null = null
  private scenes: readonly Scene[] = []
  /** What `now` was made of. */
  private drawing: Scene | null = null
  private latest: Sight | null = null
  private stop: (() => void) | null = null
  private isDrawn = false
  private pace = 1
  private haste = 1
  private isPaused = false
  private isSkipping = false
  private cuts = 0
  private readonly listeners = new Set<() => void>()

  constructor({ pacing, tempo, after = timer, seen = () => undefined }: Setting) {
    this.pacing = pacing
    this.tempo = tempo
    this.pace = 1 / speedOf(tempo.speed)
    this.after = after
    this.seen = seen
  }

  readonly shown = (): Shown | null => this.now

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** What the table is now; the same object says nothing new. */
  arrive(sight: Sight | null): void {
    const before = this.latest
    if (sight === before) return
    this.latest = sight
    if (sight === null) {
      this.scenes = []
      this.scene = null
      this.now = null
      return this.tell()
    }
    if (before !== null && isSamePosition(before, sight)) return this.refresh(sight)
    if (before === null || !goesOn(before, sight) || this.isAtOnce) return this.cut()
    const scenes = this.scenesTo(before, sight)
    const waiting = this.scenes.filter(({ loose }) => !loose)
    const all = [...waiting, ...scenes]
    const beats = [...new Set(all.map(({ beat }) => beat))]
    const isFar = beats.length > farBehind
    this.scenes = isFar ? all.slice(all.findIndex(({ beat }) => beat === beats.at(-lately))) : all
    if (this.scene?.loose === true || this.isDone) this.next()
    else this.look()
  }

  /** It is on the screen: from now on it can be seen. */
  drawn(shown: Shown): void {
    if (shown !== this.now || this.isDrawn) return
    this.isDrawn = true
    this.wait()
  }

  /** A tap: the next step, where one goes step by step; or else the present. */
  goOn(): void {
    if (this.now?.waits === true) this.next(true)
    else if (this.now?.showing === true) this.cut()
    else if (this.scene?.loose === true && this.scenes.length > 0 && this.latest !== null) {
      this.halt()
      this.scenes = []
      this.draw(presentOf(this.latest))
    }
  }

  /** Nothing more is shown until the player is asked. */
  skip(): void {
    if (this.latest === null) return
    this.isPaused = false
    this.isSkipping = true
    this.cut()
  }

  /** Holds it, or lets it go on. */
  pause(): void {
    this.isPaused = !this.isPaused
    this.look()
    if (this.isPaused) this.halt()
    else if (this.isDrawn) this.wait()
  }

  set(tempo: Tempo): void {
    if (tempo.speed === this.tempo.speed && tempo.still === this.tempo.still) return
    this.tempo = tempo
    if (this.now === null) return
    if (this.isAtOnce) return this.cut()
    this.halt()
    this.pace = 1 / speedOf(tempo.speed)
    this.haste = this.hasteNow
    this.look()
    if (this.isDrawn) this.wait()
  }

  /** Nobody looks any more; or somebody does again. */
  rest(): void {
    this.halt()
  }

  wake(): void {
    if (this.isDrawn) this.wait()
  }

  /** Where nothing moves a step is one scene, which takes no time of its own. */
  private scenesTo(before: Sight, sight: Sight): Scene[] {
    if (!this.tempo.still) return scenesOf(before, sight, this.pacing, this.say)
    return scenesOf(before, sight, null, this.say).map((scene) => ({ ...scene, ms: 0 }))
  }

  private get isAtOnce(): boolean {
    const { still, speed } = this.tempo
    // Step by step, others wait for a key also where nothing moves
    return (still && speed !== "step") || speed === "instant" || this.isSkipping
  }

  /** What is drawn has been seen long enough. */
  private get isDone(): boolean {
    return this.scene === null || (this.scene.ms === 0 && this.isDrawn)
  }

  /** The present, at once. */
  private cut(): void {
    const sight = this.latest
    if (sight === null) return
    const { still, speed } = this.tempo
    // Who wants nothing to move still wants to read what the bots do: they wait, what is drawn does
    // not
    const isRead =
      still && speed !== "instant" && !this.isSkipping && sight.facts.length > 0 && !isAsked(sight)
    if (isAsked(sight) || sight.result !== null) this.isSkipping = false
    this.halt()
    this.scenes = []
    this.cuts++
    const ms = isRead ? lengthOf(sight.facts, this.pacing, this.say) / speedOf(speed) : 0
    this.draw(presentOf(sight))
    if (ms === 0) return this.seen(sight.step)
    this.stop = this.after(ms, () => {
      this.stop = null
      this.seen(sight.step)
    })
  }

  private next(granted = false): void {
    const [scene, ...rest] = this.scenes
    if (scene === undefined) return
    const isHeld = this.isPaused || (this.tempo.speed === "step" && scene.opens)
    if (isHeld && !granted) return this.look()
    this.halt()
    this.scenes = rest
    this.draw(scene)
  }

  private draw(scene: Scene): void {
    this.scene = scene
    this.isDrawn = false
    this.haste = this.hasteNow
    this.look()
  }

  /** Says how it stands now. */
  private look(): void {
    if (this.scene === null) return
    const { sight, beat, told, ending = null } = this.scene
    const waits = this.tempo.speed === "step" && this.isDone && this.scenes[0]?.opens === true
    const showing = this.scenes.some(({ loose }) => !loose) || (beat.length > 0 && !this.scene.loose)
    const { cuts, pace, haste, now, isPaused: paused } = this
    const isSame = now?.showing === showing && now.waits === waits && now.paused === paused
    if (
      isSame &&
      now?.pace === pace &&
      now.haste === haste &&
      now.cuts === cuts &&
      this.drawing === this.scene
    )
      return
    this.drawing = this.scene
    this.now = { ...sight, beat, told, ending, showing, waits, paused, pace, haste, cuts }
    this.tell()
  }

  /** The same table with other people at it. */
  private refresh(sight: Sight): void {
    const last = this.scenes.at(-1)
    if (last !== undefined)
      this.scenes = [...this.scenes.slice(0, -1), { ...last, sight: { ...sight, facts: last.sight.facts } }]
    const { scene } = this
    if (scene === null) return
    const isPresent = last === undefined || scene.loose
    this.scene = { ...scene, sight: isPresent ? sight : { ...scene.sight, seats: sight.seats } }
    this.look()
  }

  private get hasteNow(): number {
    const left = [this.scene, ...this.scenes].reduce((sum, scene) => sum + (scene?.ms ?? 0), 0)
    return Math.min(Math.max(1, left / patience), mostHaste)
  }

  private wait(): void {
    if (this.scene === null || this.stop !== null) return
    const { ms, sight } = this.scene
    if (ms === 0) {
      if (this.scenes.length > 0) this.next()
      else this.seen(sight.step)
    } else if (!this.isPaused) {
      this.stop = this.after((ms * this.pace) / this.haste, () => {
        this.stop = null
        this.scene = { ...(this.scene as Scene), ms: 0 }
        if (this.scenes.length > 0) return this.next()
        this.look()
        this.seen(sight.step)
      })
    }
  }

  private halt(): void {
    this.stop?.()
    this.stop = null
  }

  private tell(): void {
    for (const listener of this.listeners) listener()
  }
}

const presentOf = (sight: Sight): Scene => ({
  sight,
  beat: [],
  told: [],
  ms: 0,
  opens: false,
  loose: false,
})

function speedOf(speed: Speed): number {
  return speed === "2" ? 2 : speed === "4" ? 4 : 1
}

function isSamePosition(before: Sight, sight: Sight): boolean {
  return before.view === sight.view && before.step === sight.step && before.handOver === sight.handOver
}

/**
 * Back in time or a jump is no movement; nor is what somebody sees who has just taken the screen.
 */
function goesOn(before: Sight, sight: Sight): boolean {
  return before.handOver === null && follows(sight.step, before.step, sight.facts)
}
