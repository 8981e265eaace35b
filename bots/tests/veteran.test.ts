import { type GameModule, stateHash } from "@genepool/engine"
import { games } from "@genepool/games"
import { expect, test } from "vitest"
import { playerNamed } from "../index.ts"
import type { Knowledge } from "../player.ts"
import { questionFor, randomPosition, steppingClock } from "./asking.ts"
import { prizes } from "./prizes.ts"

const noughts = (await games.noughts?.()) as GameModule

/**
 * Whoever changes the search leaves this one as it was, with a search of its own if need be: old
 * figures rest on it.
 */
test.each<[string, Knowledge, number, number, string]>([
  ["noughts", noughts, 2, 1, "8fb54f8b22d559b530faf16f4b14b931"],
  ["prizes, taken together", prizes, 3, 0, "b196d1f1afbaff5c82ff7da31c2f528d"],
  ["prizes, later", prizes, 3, 4, "11c92279231a37283367dae4835b9dc9"],
])("the veteran thinks as it always did: %s", (_, knowledge, seats, choices, hash) => {
  const state = randomPosition(knowledge, seats, choices, "veteran")
  const seat = knowledge.game.decisions(state)[0]!.seat
  const question = questionFor(knowledge, state, seat, seats, "veteran", { iterations: 300 })
  expect(stateHash(playerNamed("veteran", knowledge, steppingClock(1))(question))).toBe(hash)
})
