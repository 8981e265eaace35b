// What is remarkable in a game of Viral that is over.

import { greatest, most, type Records } from "@genepool/engine"
import type { Fact } from "../rules/facts.ts"

/** What of it is said: `record.<word>`. */
export const recordWords = ["gain", "zones", "attacks", "losses", "infections"] as const

export const records: Records<Fact> = (facts) => [
  ...greatest(
    facts,
    "gained",
    ({ vp }) => vp,
    ({ virus, vp }) => ({ say: "gain", virus, count: vp }),
  ),
  ...most(
    facts,
    "controlled",
    ({ virus }) => ({ who: virus, count: 1 }),
    (virus, count) => ({ say: "zones", virus, count }),
    2,
  ),
  ...most(
    facts,
    "attacked",
    ({ virus }) => ({ who: virus, count: 1 }),
    (virus, count) => ({ say: "attacks", virus, count }),
    2,
  ),
  ...most(
    facts,
    "removed",
    ({ virus }) => ({ who: virus, count: 1 }),
    (virus, count) => ({ say: "losses", virus, count }),
    2,
  ),
  ...most(
    facts,
    "infected",
    ({ virus }) => ({ who: virus, count: 1 }),
    (virus, count) => ({ say: "infections", virus, count }),
    2,
  ),
]
