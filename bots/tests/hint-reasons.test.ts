// How many of the first hints have a reason, in games that quick bots play; `npm run hints` plays
// more of them

import { type Choice, FastRandom, type GameModule, type Position, parseOptions, Turn } from "@genepool/engine"
import { games } from "@genepool/games"
import { expect, test } from "vitest"
import { hintsOf, playerNamed } from "../index.ts"
import { questionFor, steppingClock } from "./asking.ts"

const isLong = process.env.HINTS === "long"
const rounds = isLong ? 2 : 1
const numbersOfSeats = isLong ? [2, 4] : [2]
/** In a check; a long run plays to the end. */
const most = isLong ? Number.POSITIVE_INFINITY : 150
const tries = 80
const bar = 0.97

interface Tally {
  asked: number
  /** What was advised without a reason, by the question and what to do. */
  readonly silent: Map<string, number>
}

function listen(knowledge: GameModule, seats: number, seed: string, tally: Tally): void {
  const { game } = knowledge
  const random = new FastRandom(seed)
  const player = playerNamed("level5", knowledge, steppingClock(1))
  const state: Position = game.setup(seats, parseOptions(game.options, {}, seats), new Turn(random, false))
  for (let n = 0; tally.asked < most; n++) {
    const decision = game.decisions(state)[0]
    if (decision === undefined) return
    let choice = decision.options[0] as Choice
    if (decision.options.length > 1) {
      const budget = { iterations: tries }
      const question = questionFor(knowledge, state, decision.seat, seats, `${seed} ${n}`, budget)
      const thought = player(question)
      choice = thought.choice
      const hint = hintsOf(knowledge, question, thought, 3)[0]
      tally.asked++
      if (hint?.reason === null) {
        const what = `${decision.ask} ${hint.choice.do}`
        tally.silent.set(what, (tally.silent.get(what) ?? 0) + 1)
      }
    }
    game.apply(state, decision.seat, choice, new Turn(random, false))
  }
}

test.each(["chromosome", "viral", "krom"])(
  `of the first hints in %s at least ${100 * bar} % have a reason`,
  { timeout: 1_800_000 },
  async (id) => {
    const knowledge = (await games[id]?.()) as GameModule
    const tally: Tally = { asked: 0, silent: new Map() }
    for (const seats of numbersOfSeats)
      for (let n = 0; n < rounds; n++) listen(knowledge, seats, `hints ${id} ${seats} ${n}`, tally)
    const silent = [...tally.silent].sort(([, a], [, b]) => b - a)
    const without = silent.reduce((sum, [, count]) => sum + count, 0)
    const share = 1 - without / tally.asked
    if (isLong) console.log(id, tally.asked, `${(100 * share).toFixed(1)} %`, silent)
    expect(tally.asked).toBeGreaterThanOrEqual(Math.min(most, 100))
    expect(share, JSON.stringify(silent)).toBeGreaterThanOrEqual(bar)
  },
)
