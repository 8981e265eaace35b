// Whatever a player would look for and does not find on the list has its own reason

import { choose, FastRandom, Turn } from "@genepool/engine"
import { unexplained } from "@genepool/engine/testing"
import { expect, test } from "vitest"
import { rules } from "../rules/viral.ts"
import { at, inRound } from "./at.ts"
import { doors, sights } from "./sights.ts"

const games = Number(process.env.REASONS_GAMES ?? 20)

test(`in ${games} random games nothing that a player sees is refused without a reason`, {
  timeout: 600_000,
}, () => {
  const { kinds, looked } = unexplained(
    rules,
    Array.from({ length: games }, (_, n) => ({
      seats: 2 + (n % 4),
      options: { draft: n % 3 === 0 },
      seed: `reasons ${n}`,
      sights,
      doors,
    })),
  )
  expect(kinds).toEqual({})
  expect(looked).toBeGreaterThan(100 * games)
})

test("VIR-PLAY-01 a zone card taken by mistake is changed before the mutation card is chosen, and nobody sees it", () => {
  const table = at({}, ...inRound("firstPair"))
  table.refuses(1, { do: "mutation", card: "B2" }, "zoneFirst").choose(1, { zone: 4 })
  const seen = JSON.stringify([table.view(0), table.view("spectator")])
  table.refuses(1, { do: "zone", zone: 4 }, "zoneChosen")
  expect(rules.restarts(table.state, 1)).toEqual([1, 2, 3, 5, 6].map((zone) => ({ do: "zone", zone })))
  expect(rules.restarts(table.state, 0)).toEqual([])
  choose(rules, table.state, 1, { do: "zone", zone: 2 }, new Turn(new FastRandom("no chance")))
  expect(JSON.stringify([table.view(0), table.view("spectator")])).toBe(seen)
  expect(table.view(1).frames.at(-1)?.answers?.[1]).toEqual([{ do: "zone", zone: 2 }])
  table.choose(1, { card: "B3" }).choose(0, { zone: 1 }).choose(0, { card: "B1" })
  table.choose(2, { zone: 1 }).choose(2, { card: "B1" })
  expect(table.state.cards[1]?.places).toEqual([{ zone: 2, card: "B3" }])
})
