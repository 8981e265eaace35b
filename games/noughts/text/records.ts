// What is remarkable in a game of noughts and crosses that is over.

import type { Records } from "@genepool/engine"
import type { Fact } from "../rules/noughts.ts"

/** What of it is said: `record.<word>`. */
export const recordWords = ["last", "middle", "first"] as const

/** How it began, how it ended, and whether the middle was taken in between. */
export const records: Records<Fact> = (facts) => {
  const marks = facts.flatMap((fact, at) => (fact.fact === "marked" ? [{ ...fact, at }] : []))
  const [first, last] = [marks[0], marks.at(-1)]
  const middle = marks.find(({ cell }) => cell === centre)
  if (first === undefined || last === undefined) return []
  return [
    { words: { say: "last", seat: last.seat, cell: last.cell, count: marks.length }, at: last.at },
    ...(middle === undefined || middle === first
      ? []
      : [{ words: { say: "middle", seat: middle.seat, count: marks.indexOf(middle) + 1 }, at: middle.at }]),
    { words: { say: "first", seat: first.seat, cell: first.cell }, at: first.at },
  ]
}

const centre = 4
