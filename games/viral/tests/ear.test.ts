// By ear against by sight, in whole games: `npm run ear` plays 300 of each kind and prints the figures

import { type Compared, compareByEar } from "@genepool/text"
import { expect, test } from "vitest"
import { viral } from "../index.ts"
import { reader } from "./ear.ts"

const games = Number(process.env.EAR_GAMES ?? 6)
const figures = ({ first, others, choices, unlike }: Compared) =>
  `${(100 * first).toFixed(1)} % to ${(100 * others).toFixed(1)} %, ${unlike} of ${choices} choices differ`

test("whoever hears loses at most 3 points of winning chance a game to whoever sees; names alone are not enough", () => {
  const { heard, barely, chance } = compareByEar(viral, reader, games)
  if (process.env.EAR_GAMES !== undefined)
    console.log(
      `viral, ${games} games: by ear against by sight ${figures(heard)}; by names alone ${figures(barely)}; by sight against chance ${figures(chance)}`,
    )
  expect(heard.choices).toBeGreaterThan(300)
  expect(100 * (heard.others - heard.first)).toBeLessThanOrEqual(3)
  // A few games say little of chances: but who chooses alike loses nothing
  expect(heard.unlike / heard.choices).toBeLessThan(0.005)
  expect(barely.unlike / barely.choices).toBeGreaterThan(0.1)
  expect(barely.others).toBeGreaterThan(barely.first)
  expect(chance.first).toBeGreaterThan(chance.others)
})
