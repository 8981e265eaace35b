// What is remarkable in a game of Chromosome that is over.

import { greatest, most, type Records } from "@genepool/engine"
import type { Fact } from "../rules/facts.ts"

/** What of it is said: `record.<word>`. */
export const recordWords = ["blow", "trophies", "dose", "growth", "genes"] as const

export const records: Records<Fact> = (facts) => [
  ...greatest(
    facts,
    "fought",
    ({ attack, defence }) => attack - defence,
    ({ seat, defender, attack, defence }) => ({ say: "blow", seat, defender, attack, defence }),
  ),
  ...most(
    facts,
    "tookTrophies",
    ({ seat, tokens }) => ({ who: seat, count: tokens }),
    (seat, count) => ({ say: "trophies", seat, count }),
    2,
  ),
  ...greatest(
    facts,
    "irradiated",
    ({ points }) => points,
    ({ seat, points, level }) => ({ say: "dose", seat, points, level }),
  ),
  ...most(
    facts,
    "grew",
    ({ seat, tokens }) => ({ who: seat, count: tokens }),
    (seat, count) => ({ say: "growth", seat, count }),
    2,
  ),
  ...most(
    facts,
    "gainedGene",
    ({ seat }) => ({ who: seat, count: 1 }),
    (seat, count) => ({ say: "genes", seat, count }),
    2,
  ),
]
