// What must hold for every game, whatever its rules, at tables of every kind

import { conformance } from "@genepool/engine/testing"
import { test } from "vitest"
import { rules } from "../rules/chromosome.ts"

const cases = [
  { seats: 2, options: { species: "chosen" } },
  { seats: 3, options: { firstPlayer: "seat2", fortuneMaximum: 4 } },
  { seats: 4, options: { events: false, layout: "two" } },
]

// CHR-INV-21: no list is empty, and none is longer than all rooms and one more
for (const { name, run } of conformance(rules, {
  say: console.info,
  cases,
  positions: 250,
  widest: 21,
  secrets: "answers",
  last: ({ players }, seat) => players[seat]?.fate !== "alive", // CHR-SCORE-03
}))
  test(`CHR-INV-21 ${name}`, run, 60_000)
