// What is remarkable in a game of Krom Evolution that is over.

import { greatest, most, type Records } from "@genepool/engine"
import type { Fact } from "../rules/facts.ts"

/** What of it is said: `record.<word>`. */
export const recordWords = ["slayer", "fights", "hunt", "invention", "wounds"] as const

export const records: Records<Fact> = (facts) => [
  ...greatest(
    facts,
    "kromosaurFell",
    () => 1,
    ({ seat }) => ({ say: "slayer", seat }),
  ),
  ...most(
    facts,
    "wonFight",
    ({ seat }) => ({ who: seat, count: 1 }),
    (seat, count) => ({ say: "fights", seat, count }),
    2,
  ),
  ...greatest(
    facts,
    "hunted",
    ({ sum, value }) => (sum >= value ? value : 0),
    ({ seat, animal, value }) => ({ say: "hunt", seat, animal, value }),
  ),
  ...greatest(
    facts,
    "evolved",
    ({ points }) => points,
    ({ seat, evolution, points }) => ({ say: "invention", seat, evolution, points }),
  ),
  ...most(
    facts,
    "hurt",
    ({ seat, count }) => ({ who: seat, count }),
    (seat, count) => ({ say: "wounds", seat, count }),
    2,
  ),
]
