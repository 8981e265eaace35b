// The options of a table: one description that gives defaults, validation and the form in the
// lobby.

import { readFlag, readNumber, readRow, readWord } from "./reading.ts"

/**
 * One option. `data` is anything larger (an edition, a map), read by a parser of the game's own.
 */
export type Field<T = unknown> =
  | { readonly kind: "flag"; readonly default: boolean }
  | { readonly kind: "one"; readonly of: readonly string[]; readonly default: string }
  | { readonly kind: "number"; readonly min: number; readonly max: number; readonly default: number }
  | { readonly kind: "data"; readonly default: null; parse(value: unknown, where: string): T }

export interface Schema<O> {
  readonly fields: { readonly [K in keyof O]: Field<O[K]> }
  /**
   * What no single field can tell, such as whether a map has room for all seats. Throws BadInput.
   */
  check?(options: O, seats: number): void
}

/**
 * Reads options as people write them: what is left out takes its default, what is wrong is refused
 * with its place.
 */
export function parseOptions<O>(schema: Schema<O>, raw: unknown, seats: number, where = "options"): O {
  const fields = schema.fields as { readonly [name: string]: Field }
  const given = readRow(raw ?? {}, where, Object.keys(fields))
  const options: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    const value = given[name]
    options[name] =
      value === undefined || value === null ? field.default : parseField(field, value, `${where}.${name}`)
  }
  schema.check?.(options as O, seats)
  return options as O
}

function parseField(field: Field, value: unknown, where: string): unknown {
  switch (field.kind) {
    case "flag":
      return readFlag(value, where)
    case "one":
      return readWord(value, where, field.of)
    case "number":
      return readNumber(value, where, field.min, field.max)
    case "data":
      return field.parse(value, where)
  }
}
