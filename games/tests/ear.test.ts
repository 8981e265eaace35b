// By ear against by sight, in whole games: `npm run ear` plays 300 of each kind and prints the
// figures

import { existsSync } from "node:fs"
import { type Compared, compareByEar, type Reader } from "@genepool/text"
import { expect, test } from "vitest"
import { games } from "../index.ts"

/** A game's small player who goes by what it hears or sees, where it has one. */
const readerOf = (id: string) => new URL(`../${id}/tests/ear.ts`, import.meta.url)
const ids = Object.keys(games).filter((id) => existsSync(readerOf(id)))
const count = Number(process.env.EAR_GAMES ?? 6)
const figures = ({ first, others, choices, unlike }: Compared) =>
  `${(100 * first).toFixed(1)} % to ${(100 * others).toFixed(1)} %, ${unlike} of ${choices} choices differ`

test.each(ids)(
  "%s: whoever hears loses at most 3 points of winning chance a game to whoever sees; names alone are not enough",
  async (id) => {
    const { reader } = (await import(readerOf(id).href)) as { reader: Reader<unknown> }
    const { heard, barely, chance } = compareByEar(await games[id]!(), reader, count)
    if (process.env.EAR_GAMES !== undefined)
      console.log(
        `${id}, ${count} games: by ear against by sight ${figures(heard)}; by names alone ${figures(barely)}; by sight against chance ${figures(chance)}`,
      )
    expect(heard.choices).toBeGreaterThan(300)
    expect(100 * (heard.others - heard.first)).toBeLessThanOrEqual(3)
    // A few games say little of chances: but who chooses alike loses nothing
    expect(heard.unlike / heard.choices).toBeLessThan(0.005)
    expect(barely.unlike / barely.choices).toBeGreaterThan(0.1)
    expect(barely.others).toBeGreaterThan(barely.first)
    expect(chance.first).toBeGreaterThan(chance.others)
  },
)

test("somebody reads every game that is played for real", () => {
  expect(ids).toEqual(["chromosome", "viral", "krom"])
})
