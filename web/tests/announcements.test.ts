// @vitest-environment happy-dom
// What is announced, held against the facts while they are shown one by one: nothing missing,
// nothing twice, nothing stale

import type { Pacing } from "@genepool/board"
import { table as chromosomeBoard } from "@genepool/chromosome/board"
import { choose, FastRandom, type GameModule, heardBy, parseOptions, Turn } from "@genepool/engine"
import { games } from "@genepool/games"
import { table as kromBoard } from "@genepool/krom/board"
import { beforeOpenEnd, countWords, type Speaker, sayTurns, speaker } from "@genepool/text"
import { table as viralBoard } from "@genepool/viral/board"
import { describe, expect, test } from "vitest"
import { type Heard, Herald } from "../table/announcements.ts"
import { isAsked } from "../table/scenes.ts"
import { Show, type Shown } from "../table/show.ts"
import { sightOf } from "../table/sight-of.ts"
import type { Moment, Sight } from "../table/source.ts"
import { appSay } from "../text/index.ts"
import { snapshot } from "./snapshot.ts"

const pacings: { readonly [game: string]: Pacing | null } = {
  chromosome: chromosomeBoard.pacing ?? null,
  viral: viralBoard.pacing ?? null,
  krom: kromBoard.pacing ?? null,
}
const names = ["Anna", "Ben", "Cleo"]

/** A game at random as seat 0 is told of it, one sight after each choice. */
function played(module: GameModule, seats: number, choices: number): Sight[] {
  const { game } = module
  const random = new FastRandom(`announced ${seats}`)
  const state = game.setup(seats, parseOptions(game.options, {}, seats), new Turn(random))
  const now = (moments: readonly Moment[], n: number): Sight => {
    const decisions = game.decisions(state)
    return {
      ...(sightOf(snapshot, moments, moments.at(-1)?.facts ?? []) as Sight),
      seats: names.slice(0, seats).map(() => ({}) as Sight["seats"][number]),
      view: game.view(state, 0),
      decision: decisions.find(({ seat }) => seat === 0) ?? null,
      prompt: null,
      result: game.result(state),
      step: n,
      waiting: decisions.map(({ seat }) => seat),
    }
  }
  const sights = [now([], 0)]
  for (let n = 1; n <= choices; n++) {
    const decisions = game.decisions(state)
    const decision = decisions[random.below(decisions.length || 1)]
    if (decision === undefined) break
    const turn = new Turn(random)
    choose(game, state, decision.seat, decision.options[random.below(decision.options.length)], turn)
    const moments = sights.at(-1)?.moments ?? []
    sights.push(now([...moments, { n, seat: decision.seat, facts: heardBy(turn.told ?? [], 0) }], n))
  }
  return sights
}

/** Everything that is said while all of it is shown. */
function heardWhileShown(
  module: GameModule,
  words: Speaker,
  sights: readonly Sight[],
  length: "short" | "full" | "off",
) {
  let due: (() => void) | null = null
  const show = new Show({
    pacing: pacings[module.game.id] ?? null,
    tempo: { speed: "1", still: false },
    after: (_, act) => {
      due = act
      return () => {
        due = null
      }
    },
  })
  show.say = words.sayFact
  show.arrive(sights[0]!)
  const saying = { module, words, say: appSay("en"), length }
  const herald = new Herald(show.shown() as Heard)
  const said: string[] = []
  let scenes = 0
  const follow = () => {
    for (let drawn: Shown | null = null; drawn !== show.shown(); scenes++) {
      drawn = show.shown()
      said.push(...herald.hear(drawn as Shown, saying))
      show.drawn(drawn as Shown)
    }
  }
  for (const sight of sights.slice(1)) {
    show.arrive(sight)
    follow()
    for (let act = due as (() => void) | null; act !== null; act = due) {
      due = null
      act()
      follow()
    }
  }
  said.push(...herald.rest(saying))
  return { said, scenes }
}

describe.each(["chromosome", "viral", "krom"])("%s", (id) => {
  test.each([2, 3])(
    "each turn of %i players is told once, when it is over, though it is shown in parts",
    async (seats) => {
      const module = await games[id]!()
      const words = speaker(module.texts, "en", { seatNames: names.slice(0, seats) })
      const sights = played(module, seats, 140)
      // What is told between two questions to the listener, turn by turn, by the facts alone
      const expected: string[] = []
      let told: readonly Moment[] = []
      for (const [at, sight] of sights.entries()) {
        const next = sights[at + 1]
        const isOver = isAsked(sight) || next === undefined
        if (at === 0 || !(isOver || next.moments.at(-1)?.seat !== sight.moments.at(-1)?.seat)) continue
        // The end of a round is told as one, whoever decides something in it
        const now = isOver ? sight.moments : beforeOpenEnd(sight.moments, module)
        const come = now
          .map((moment, n) => ({ ...moment, facts: moment.facts.slice(told[n]?.facts.length ?? 0) }))
          .filter(({ facts }) => facts.length > 0)
        if (come.length === 0) continue
        expected.push(...sayTurns(come, { module, words, view: sight.view }, seats > 2, told))
        told = now
      }
      const { said, scenes } = heardWhileShown(module, words, sights, "short")
      expect(scenes).toBeGreaterThan(sights.length)
      expect(expected.length).toBeGreaterThan(30)
      expect(said).toEqual(expected)
      // Longer only where everything in it matters
      const long = said.filter((line) => countWords(line) > (line.startsWith("End of the round") ? 40 : 25))
      expect(long.length / said.length).toBeLessThanOrEqual(0.1)
      expect(Math.max(...said.map(countWords))).toBeLessThanOrEqual(60)
    },
  )

  test("every line of the log is spoken once to who wants all of it, and nothing to who wants nothing", async () => {
    const module = await games[id]!()
    const words = speaker(module.texts, "en", { seatNames: names })
    const sights = played(module, 3, 120)
    const facts = sights.at(-1)!.moments.flatMap((moment) => moment.facts)
    expect(facts.length).toBeGreaterThan(100)
    expect(heardWhileShown(module, words, sights, "full").said).toEqual(facts.map(words.sayFact))
    expect(heardWhileShown(module, words, sights, "off").said).toEqual([])
  })

  test("what is taken back is said so, and only that; what comes anew from the server is not said again", async () => {
    const module = await games[id]!()
    const words = speaker(module.texts, "en", { seatNames: names })
    const saying = { module, words, say: appSay("en"), length: "short" } as const
    const sights = played(module, 2, 60)
    const heardOf = (sight: Sight): Heard => ({ ...sight, showing: false, waits: true, paused: false })
    const herald = new Herald(heardOf(sights[0]!))
    let takenBack = 0
    for (let at = 1; at < sights.length; at++) {
      const [before, now] = [heardOf(sights[at - 1]!), heardOf(sights[at]!)]
      const lines = herald.hear(now, saying)
      expect(lines.join(" ")).not.toContain("Undone")
      expect(herald.hear({ ...now, moments: structuredClone(now.moments) }, saying)).toEqual([])
      const back = herald.hear(before, saying)
      expect(back.length).toBe(lines.length > 0 ? 1 : 0)
      for (const line of back) expect(line).toMatch(/^Undone: /)
      takenBack += back.length
      expect(herald.hear(now, saying)).toEqual(lines)
    }
    expect(takenBack).toBeGreaterThan(15)
  })
})

test("who takes long over a turn is told of as far as it went, and the rest when it comes", async () => {
  const module = await games.krom!()
  const words = speaker(module.texts, "en", { seatNames: names })
  const saying = { module, words, say: appSay("en"), length: "short" } as const
  const sights = played(module, 2, 140)
  const seatAt = (at: number) => sights[at]?.moments.at(-1)?.seat
  const told = (at: number) =>
    sayTurns([sights[at]!.moments.at(-1)!], { module, words, view: sights[at]!.view })
  const begun = sights.findIndex(
    (sight, at) =>
      seatAt(at) === 1 &&
      seatAt(at + 1) === 1 &&
      !isAsked(sight) &&
      told(at).length > 0 &&
      told(at + 1).length > 0,
  )
  expect(begun).toBeGreaterThan(0)
  const heardOf = (at: number): Heard => ({ ...sights[at]!, showing: false, waits: false, paused: false })
  const herald = new Herald(heardOf(begun - 1))
  expect(herald.hear(heardOf(begun), saying)).toEqual([])
  expect(herald.isWaitedFor).toBe(true)
  expect(herald.rest(saying)).toEqual(told(begun))
  expect(herald.isWaitedFor).toBe(false)
  const more = [...herald.hear(heardOf(begun + 1), saying), ...herald.rest(saying)]
  expect(more).toEqual(told(begun + 1))
})
