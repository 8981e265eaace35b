// How many ways lead on from fixed positions: a number that changes when the rules do

import { countPaths } from "@genepool/engine/testing"
import { expect, test } from "vitest"
import { rules } from "../rules/viral.ts"
import { at, happens, inRound, play } from "./at.ts"

const crowded = {
  BRA: ["G", "Y*"],
  HE1: ["G", "O"],
  HE2: ["Y"],
  LU1: ["G*", "O[Y]"],
  LIV: ["G", "P"],
  STO: ["Y", "P"],
  KI1: ["G", "P*"],
}

test("choosing pairs", () => {
  const { state } = at({ round: 2 }, ...inRound("firstPair"))
  expect(countPaths(rules, state, 5, "paths")).toEqual([4, 12, 48, 144, 576])
})

test.each([
  ["B3", 1, [4, 18, 65, 271]],
  ["M12", 6, [7, 36, 149, 656]],
  ["M14", 2, [5, 18, 71, 310]],
  ["M21", 4, [5, 29, 100, 480]],
] as const)("carrying out %s in zone %i", (card, zone, counts) => {
  const { state } = play(zone, card, { seats: 4, body: crowded })
  expect(countPaths(rules, state, 4, "paths")).toEqual(counts)
})

test("the Midnight Burger", () => {
  const { state } = happens("E05", { seats: 4, body: crowded })
  expect(countPaths(rules, state, 4, "paths")).toEqual([5, 15, 30, 90])
})
