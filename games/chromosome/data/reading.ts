// Reads what people type in: every mistake is refused with its place and what would be right there.

import { asObject, BadInput } from "@genepool/engine"

export type Typed = { readonly [key: string]: unknown }

/** An object that has no other fields than these. */
export function fieldsOf(value: unknown, where: string, known: readonly string[]): Typed {
  const fields = asObject(value, where)
  for (const name of Object.keys(fields))
    if (!known.includes(name)) throw new BadInput(`${where}.${name}`, `one of ${known.join(", ")}`, name)
  return fields
}

/** No section of the box has more rows. */
const mostRows = 40
/** No card does more than this, one after the other. */
export const mostEffects = 12

export function listOf<T>(
  value: unknown,
  where: string,
  read: (item: unknown, where: string) => T,
  most = mostRows,
): T[] {
  if (!Array.isArray(value) || value.length > most)
    throw new BadInput(where, `a list of at most ${most}`, Array.isArray(value) ? value.length : value)
  return value.map((item, i) => read(item, `${where}[${i}]`))
}

export function wholeNumber(value: unknown, where: string, least: number, most: number): number {
  if (typeof value !== "number" || !Number.isInteger(value) || value < least || value > most)
    throw new BadInput(where, `a whole number from ${least} to ${most}`, value)
  return value
}

export function oneOf<T extends string>(value: unknown, where: string, of: readonly T[]): T {
  if (typeof value !== "string" || !(of as readonly string[]).includes(value))
    throw new BadInput(where, `one of ${of.join(", ")}`, value)
  return value as T
}

export function flag(value: unknown, where: string): boolean {
  if (typeof value !== "boolean") throw new BadInput(where, "true or false", value)
  return value
}

/** Each id at most once. */
export function onlyOnce<T>(items: readonly T[], where: string, idOf: (item: T) => string | number): void {
  const seen = new Set<string | number>()
  items.forEach((item, i) => {
    const id = idOf(item)
    if (seen.has(id)) throw new BadInput(`${where}[${i}]`, `${id} only once`, id)
    seen.add(id)
  })
}
