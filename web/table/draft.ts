// How the table would look to a seat that had begun its answer anew: worked out here, as nobody
// else is to know of it

import {
  type AnyGame,
  type Choice,
  decisionFor,
  FastRandom,
  type PositionView,
  type Seat,
  Turn,
} from "@genepool/engine"
import type { Sight } from "./source.ts"

export type Drafted = Pick<Sight, "view" | "decision" | "prompt" | "withheld">

/**
 * The seat has answered in a decision taken together, which stays open whatever it lays: others
 * still owe an answer.
 */
export function draftOf(game: AnyGame, view: PositionView, seat: Seat, laid: readonly Choice[]): Drafted {
  const world = game.imagine(view, new FastRandom("draft"))
  for (const choice of laid) game.apply(world, seat, choice, new Turn(new FastRandom("draft"), false))
  return {
    view: game.view(world, seat),
    decision: decisionFor(game, world, seat),
    prompt: game.prompt(world, seat),
    withheld: game.whyNot(world, seat),
  }
}
