// Reads what people type in, piece by piece: whatever is wrong is refused with its place and what
// would be right there.

import { BadInput } from "./problem.ts"

export type Row = { readonly [key: string]: unknown }

export function asObject(value: unknown, where: string): Row {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new BadInput(where, "an object", value)
  return value as Row
}

/** An object that has no keys but these. */
export function readRow(value: unknown, where: string, keys: readonly string[]): Row {
  const row = asObject(value, where)
  for (const key of Object.keys(row))
    if (!keys.includes(key))
      throw new BadInput(`${where}.${key}`, keys.length > 0 ? `one of ${keys.join(", ")}` : "nothing", key)
  return row
}

/** How many there are is looked at before any of them. */
export function readList<T>(
  value: unknown,
  where: string,
  most: number,
  read: (item: unknown, where: string) => T,
): T[] {
  if (!Array.isArray(value) || value.length > most)
    throw new BadInput(where, `a list of at most ${most}`, Array.isArray(value) ? value.length : value)
  return value.map((item: unknown, i) => read(item, `${where}[${i}]`))
}

export function readNumber(value: unknown, where: string, least: number, most: number): number {
  if (typeof value !== "number" || !Number.isInteger(value) || value < least || value > most)
    throw new BadInput(where, `a whole number from ${least} to ${most}`, value)
  return value
}

export function readWord<W extends string>(value: unknown, where: string, words: readonly W[]): W {
  if (typeof value !== "string" || !(words as readonly string[]).includes(value))
    throw new BadInput(where, `one of ${words.join(", ")}`, value)
  return value as W
}

export function readFlag(value: unknown, where: string): boolean {
  if (typeof value !== "boolean") throw new BadInput(where, "true or false", value)
  return value
}

/** What an edition is called. */
export function readName(value: unknown, where: string): string {
  if (typeof value !== "string" || value.length > 80 || value.trim() === "")
    throw new BadInput(where, "a name of 1 to 80 characters", value)
  return value
}

export function refuseDoubles<T>(
  items: readonly T[],
  where: string,
  idOf: (item: T) => string | number,
): void {
  const seen = new Set<string | number>()
  items.forEach((item, i) => {
    const id = idOf(item)
    if (seen.has(id)) throw new BadInput(`${where}[${i}]`, `${id} only once`, id)
    seen.add(id)
  })
}
