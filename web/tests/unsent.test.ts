// What was chosen without a line is sent later, if it is still meant

import type { Choice } from "@genepool/engine"
import { expect, test } from "vitest"
import { isStillMeant, type Unsent } from "../online/unsent.ts"

const offer = (amount: number): Choice => ({ do: "offer", amount })
const unsent: Unsent = {
  ...{ table: "t", player: "ada", n: 7, you: 0, given: [] },
  ...{ choice: offer(1), rest: [], key: "k" },
}

/** The table as whoever sits in the first seat sees it. */
function standing(player: string, n: number, given: readonly Choice[] | null) {
  const decision =
    given === null
      ? null
      : { seat: 0, ask: "game.offers", options: [offer(1), offer(2)], together: true, given, answered: false }
  return { you: 0, seats: [{ player }], n, decision }
}

test("it is sent to the same question, for the same person, and to no other", () => {
  expect(isStillMeant(unsent, standing("ada", 7, []))).toBe(true)
  expect(isStillMeant(unsent, standing("bea", 7, []))).toBe(false)
  expect(isStillMeant(unsent, standing("ada", 8, []))).toBe(false)
  expect(isStillMeant(unsent, standing("ada", 7, null))).toBe(false)
})

test("who has answered on another device meanwhile keeps that answer; who changed one without a line does", () => {
  expect(isStillMeant(unsent, standing("ada", 7, [offer(2)]))).toBe(false)
  expect(isStillMeant({ ...unsent, given: [offer(2)] }, standing("ada", 7, [offer(2)]))).toBe(true)
})
