// End of the game: the score with its parts, and who wins.

import type { Result, Seat } from "@genepool/engine"
import { fortunePoints } from "../data/constants.ts"
import type { Fact, Turn } from "./facts.ts"
import type { Player, State, Table } from "./state.ts"
import { tokensOnMap } from "./stock.ts"

/** Parts of a score, in the order of the rulebook. */
export const scoreParts = ["tokens", "trophies", "fortune", "irradiation"] as const
export type ScoreParts = { readonly [part in (typeof scoreParts)[number]]: number }

/**
 * CHR-SCORE-01: +1 for each token on the map and each trophy, +2 for each fortune, -1 for each
 * level of irradiation.
 */
export function scoreOf(state: Table, seat: Seat): ScoreParts {
  const { trophies, fortune, irradiation } = state.players[seat] as Player
  return {
    tokens: tokensOnMap(state, seat),
    trophies: trophies.reduce((sum, tokens) => sum + tokens, 0), // CHR-TRO-04
    fortune: fortunePoints * fortune, // CHR-FOR-07
    irradiation: 0 - irradiation,
  }
}

const sumOf = ({ tokens, trophies, fortune, irradiation }: ScoreParts) =>
  tokens + trophies + fortune + irradiation

/** Tells the scores; the procedure that calls it finishes the game. */
export function endGame(state: State, turn: Turn): void {
  state.phase = "over"
  const { winners, scores, parts } = standings(state)
  for (let seat = 0; seat < state.seats; seat++)
    if (state.players[seat]!.fate === "alive")
      turn.tell({ fact: "scored", seat, ...parts[seat]!, score: scores[seat]! })
  turn.tell({ fact: "gameOver", winners })
}

export function result(state: State): Result | null {
  return state.frames.length > 0 ? null : standings(state)
}

/** Who survives best of those that have not resigned. */
export const retold = (_state: State, fact: Fact, { winners }: Result): Fact =>
  fact.fact === "gameOver" ? { ...fact, winners } : fact

function standings(state: State): Result & { readonly parts: readonly ScoreParts[] } {
  const seats = state.players.map((_, seat) => seat)
  const parts = seats.map((seat) => scoreOf(state, seat))
  const scores = parts.map(sumOf)
  const survives = (seat: Seat) => state.players[seat]!.fate === "alive"
  const survivors = seats.filter(survives)
  // CHR-SCORE-02: equal places are shared; CHR-SCORE-03: the eliminated come last, whatever their
  // score
  const places = seats.map((seat) =>
    survives(seat)
      ? 1 + survivors.filter((other) => scores[other]! > scores[seat]!).length
      : 1 + survivors.length,
  )
  // CHR-ELIM-09: without survivors nobody wins
  return { winners: survivors.filter((seat) => places[seat] === 1), places, scores, parts }
}
