import { unexplained } from "@genepool/engine/testing"
import { expect, test } from "vitest"
import { rules } from "../rules/chromosome.ts"
import { doors, sights } from "./sights.ts"

const games = Number(process.env.REASONS_GAMES ?? 20)

test(`in ${games} random games nothing that a player sees is refused without a reason`, {
  timeout: 600_000,
}, () => {
  const { kinds, looked } = unexplained(
    rules,
    Array.from({ length: games }, (_, n) => ({
      seats: 2 + (n % 3),
      options: { species: n % 2 === 0 ? "random" : "chosen" },
      seed: `reasons ${n}`,
      sights,
      doors,
    })),
  )
  expect(kinds).toEqual({})
  expect(looked).toBeGreaterThan(100 * games)
})
