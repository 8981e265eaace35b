// Counts of reachable decisions from fixed positions: they change when the rules do

import { countPaths, tableOf } from "@genepool/engine/testing"
import { describe, expect, test } from "vitest"
import { speciesNames } from "../data/species.ts"
import { rules } from "../rules/chromosome.ts"
import { at } from "./at.ts"

test.each([
  [2, [4, 12, 48, 144, 1140]],
  [3, [4, 12, 24, 72, 144]],
  [4, [4, 12, 24, 96, 288]],
])("the first choices of %i players", (seats, expected) => {
  const { state } = tableOf(rules, { seats, options: { firstPlayer: "seat1", species: "chosen" } })
  expect(countPaths(rules, state, 5, "paths")).toEqual(expected)
})

describe("a crowded round", () => {
  test.each([
    ["alium", [12, 44, 172, 621, 2424]],
    ["ferox", [12, 39, 175, 472, 1678]],
    ["cadum", [11, 44, 203, 637, 2577]],
    ["pars", [11, 35, 259, 615, 2519]],
  ] as const)("%s to play", (species, expected) => {
    const { state } = at({
      species: speciesNames,
      groups: {
        14: "0:3+",
        16: "0:1-",
        18: "1:2+",
        10: "1:1+",
        15: "2:2-",
        9: "2:2+",
        17: "3:2+",
        4: "3:1-",
      },
      cubes: { 18: 2, 5: 1 },
      players: Array(4).fill({
        active: { action: 2, telepathy: 2, fighting: 1, structure: 1 },
        irradiation: 4,
      }),
      toPlay: speciesNames.indexOf(species),
    })
    expect(countPaths(rules, state, 5, "paths")).toEqual(expected)
  })
})
