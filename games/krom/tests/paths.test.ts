// How many ways lead on from fixed positions: these numbers change when the rules do

import { countPaths } from "@genepool/engine/testing"
import { expect, test } from "vitest"
import { rules } from "../rules/krom.ts"
import { at } from "./at.ts"

const paths = (table: ReturnType<typeof at>, depth: number) => countPaths(rules, table.state, depth, "paths")

test("two players moving: three times three ways, and on into the first phase", () => {
  expect(paths(at({ alma: { area: "forest" }, kolos: {} }, { step: "movement" }), 4)).toEqual([3, 9, 28, 69])
})

test("a visit to the caves with something of everything", () => {
  const table = at(
    {
      alma: { krom: 6, life: 4, bone: 2, hand: ["B-07", "B-14"] },
      kolos: { area: "mountains", wood: 1, hand: ["B-06"] },
    },
    { open: ["E-01", "E-04", "E-23", "E-25"] },
  )
  expect(paths(table, 4)).toEqual([9, 48, 155, 461])
})

test("a fight with cards and counters", () => {
  const table = at(
    { alma: { hand: ["B-03", "B-06"] }, kolos: { hand: ["B-04", "B-06"] }, karok: { hand: ["B-06"] } },
    { draws: [2, 4, 5] },
  )
  expect(paths(table, 6)).toEqual([2, 4, 7, 18, 41, 111])
})

test("a climb with one re-roll", () => {
  const table = at({ alma: { life: 0 }, kolos: { area: "mountains", krom: 1 } })
  expect(paths(table, 4)).toEqual([2, 5, 43, 116])
})

test("a hunt", () => {
  const table = at(
    { alma: { area: "savanna" }, kolos: { area: "mountains", life: 0 } },
    { animals: ["H-01", "H-07", "H-13", "H-17"] },
  )
  expect(paths(table, 4)).toEqual([2, 7, 21, 71])
})
