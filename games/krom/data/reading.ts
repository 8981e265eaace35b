// Reads the pieces of an edition file; whatever is wrong is refused with its place and what would be right.

import { asObject, BadInput } from "@genepool/engine"

type Row = { readonly [key: string]: unknown }

export interface Limits {
  readonly min: number
  readonly max: number
}

/** An object with no keys but these. */
export function readRow(value: unknown, where: string, keys: readonly string[]): Row {
  const row = asObject(value, where)
  for (const key of Object.keys(row))
    if (!keys.includes(key)) throw new BadInput(`${where}.${key}`, `one of the keys ${keys.join(", ")}`, key)
  return row
}

/** No deck has more cards, and so no section more rows. */
export const mostCards = 200

export function readRows<T>(value: unknown, where: string, read: (row: unknown, where: string) => T): T[] {
  if (!Array.isArray(value) || value.length > mostCards)
    throw new BadInput(
      where,
      `a list of at most ${mostCards} rows`,
      Array.isArray(value) ? value.length : value,
    )
  return value.map((row: unknown, i) => read(row, `${where}[${i}]`))
}

export function readNumber(value: unknown, where: string, { min, max }: Limits): number {
  if (typeof value !== "number" || !Number.isInteger(value) || value < min || value > max)
    throw new BadInput(where, `a whole number from ${min} to ${max}`, value)
  return value
}

export function readNumbers(value: unknown, where: string, limits: Limits, length: Limits): number[] {
  if (!Array.isArray(value) || value.length < length.min || value.length > length.max)
    throw new BadInput(where, `a list of ${length.min} to ${length.max} numbers`, value)
  return value.map((entry: unknown, i) => readNumber(entry, `${where}[${i}]`, limits))
}

export function readWord<W extends string>(value: unknown, where: string, words: readonly W[]): W {
  if (typeof value !== "string" || !words.includes(value as W))
    throw new BadInput(where, `one of ${words.join(", ")}`, value)
  return value as W
}

/** What the edition is called. */
export function readName(value: unknown, where: string): string {
  if (typeof value !== "string" || value.length > 80 || value.trim() === "")
    throw new BadInput(where, "a text of 1 to 80 characters", value)
  return value
}

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
  limits: (kind: K) => Limits,
): { [P in K]?: number } {
  const row = readRow(value, where, kinds)
  const counts: { [P in K]?: number } = {}
  for (const kind of kinds) {
    if (row[kind] === undefined) continue
    const count = readNumber(row[kind], `${where}.${kind}`, limits(kind))
    if (count > 0) counts[kind] = count
  }
  return counts
}

export function refuseDoubles(ids: readonly string[], where: string): void {
  ids.forEach((id, i) => {
    if (ids.indexOf(id) < i) throw new BadInput(`${where}[${i}].id`, "an id of its own", id)
  })
}
