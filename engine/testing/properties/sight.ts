// All that reaches an onlooker from a position and the turn that led to it.

import type { AnyGame, Decision, Position, Who } from "../../contract.ts"
import { heardBy, type Turn } from "../../turn.ts"
import { decisionsOf } from "./property.ts"

/**
 * What one onlooker hears, sees, can do and is told to be impossible, and what everybody is asked.
 */
export function sightOf(game: AnyGame, state: Position, turn: Turn, who: Who, seats: number): object {
  const decisions = decisionsOf(game, state, seats)
  return {
    hears: heardBy(turn.told ?? [], who),
    sees: game.view(state, who),
    // A prompt is for everybody, but where answers are secret it may speak of the seat's own
    asked: decisions.map((decision, seat) =>
      decision?.together && seat !== who ? askOf(decision) : game.prompt(state, seat),
    ),
    options: who === "spectator" ? null : (decisions[who] ?? null),
    whyNot: who === "spectator" ? null : game.whyNot(state, who),
    result: game.result(state),
  }
}

export function askOf(decision: Decision | null): string | null {
  return decision && `${decision.ask}${decision.together ? " together" : ""}`
}
