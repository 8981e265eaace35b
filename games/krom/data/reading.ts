// What only Krom's edition files have: ids of cards, and numbers by kind.

import { BadInput, readNumber, readRow } from "@genepool/engine"

/** No deck has more cards, and so no section more rows. */
export const mostCards = 200

/** An id names a card in choices and texts: short, and on one line. */
export function readId(value: unknown, where: string): string {
  if (typeof value !== "string" || !/^[^\s{}<>.][^\n\r{}<>.]{0,39}$/.test(value))
    throw new BadInput(where, "a text of 1 to 40 characters without dots and brackets", value)
  return value
}

/** Numbers by key, such as a reward or a cost; nothing of a kind is left out. */
export function readCounts<K extends string>(
  value: unknown,
  where: string,
  kinds: readonly K[],
  limits: (kind: K) => readonly [least: number, most: number],
): { [P in K]?: number } {
  const row = readRow(value, where, kinds)
  const counts: { [P in K]?: number } = {}
  for (const kind of kinds) {
    if (row[kind] === undefined) continue
    const count = readNumber(row[kind], `${where}.${kind}`, ...limits(kind))
    if (count > 0) counts[kind] = count
  }
  return counts
}
