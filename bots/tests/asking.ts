// A table for tests of bots: a random game up to its n-th choice, and the question a seat is asked
// there.

import { FastRandom, type Position, parseOptions, type Seat, Turn } from "@genepool/engine"
import type { Budget, Knowledge, Question } from "../player.ts"

export function randomPosition({ game }: Knowledge, seats: number, choices: number, seed: string): Position {
  const random = new FastRandom(seed)
  const state: Position = game.setup(seats, parseOptions(game.options, {}, seats), new Turn(random, false))
  for (let n = 0; n < choices; n++) {
    const decisions = game.decisions(state)
    const decision = decisions[random.below(decisions.length)]
    if (decision === undefined) break
    game.apply(
      state,
      decision.seat,
      decision.options[random.below(decision.options.length)],
      new Turn(random, false),
    )
  }
  return state
}

export function questionFor(
  { game }: Knowledge,
  state: Position,
  seat: Seat,
  seats: number,
  seed: string,
  budget: Budget = { iterations: 60 },
): Question {
  const decision = game.decision(state, seat)
  if (decision === null) throw new Error(`seat ${seat} is not asked`)
  return { view: game.view(state, seat), seat, seats, decision, seed, budget }
}

/** A clock that moves on by a step whenever it is looked at. */
export function steppingClock(step: number): () => number {
  let now = 0
  return () => {
    now += step
    return now
  }
}
