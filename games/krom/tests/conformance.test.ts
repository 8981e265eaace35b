// What must hold for every game, whatever its rules, at tables of every kind

import { conformance } from "@genepool/engine/testing"
import { test } from "vitest"
import { rules } from "../rules/krom.ts"

const cases = [
  { seats: 2 },
  { seats: 3, options: { side: "glacial", characters: "random" } },
  { seats: 4, options: { kromosaur: true } },
  { seats: 5, options: { longer: true } },
  { seats: 6, options: { side: "glacial", kromosaur: true, longer: true, characters: "random" } },
] as const

for (const { name, run } of conformance(rules, {
  say: console.info,
  cases,
  widest: 31, // KRO-INV-15
  positions: 200,
  twins: 3000,
  secrets: (state, who) => state.players.map(({ hand }, seat) => (seat === who ? null : hand)),
}))
  test(name, run, 60_000)
