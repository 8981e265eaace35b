import { unexplained } from "@genepool/engine/testing"
import { expect, test } from "vitest"
import { rules } from "../rules/chromosome.ts"
import { doors, sights } from "./sights.ts"

const games = Number(process.env.REASONS_GAMES ?? 20)

test(`in ${games} random games nothing that a player sees is refused without a reason`, {
  timeout: 600_000,
}, () => {
  const kinds = new Map<string, unknown>()
  for (let n = 0; n < games; n++) {
    const options = { species: n % 2 === 0 ? "random" : "chosen" }
    const looking = { seats: 2 + (n % 3), options, seed: `reasons ${n}`, sights, doors }
    for (const [kind, choice] of unexplained(rules, looking)) kinds.set(kind, choice)
  }
  expect(Object.fromEntries(kinds)).toEqual({})
})
