// The options of a table: one description that gives defaults, validation and the form in the lobby.

import { BadInput } from "./problem.ts"

/** One option. `data` is anything larger (an edition, a map), read by a parser of the game's own. */
export type Field<T = unknown> =
  | { readonly kind: "flag"; readonly default: boolean }
  | { readonly kind: "one"; readonly of: readonly string[]; readonly default: string }
  | { readonly kind: "number"; readonly min: number; readonly max: number; readonly default: number }
  | { readonly kind: "data"; readonly default: null; parse(value: unknown, where: string): T }

export interface Schema<O> {
  readonly fields: { readonly [K in keyof O]: Field<O[K]> }
  /** What no single field can tell, such as whether a map has room for all seats. Throws BadInput. */
  check?(options: O, seats: number): void
}

/** Reads options as people write them: what is left out takes its default, what is wrong is refused with its place. */
export function parseOptions<O>(schema: Schema<O>, raw: unknown, seats: number, where = "options"): O {
  const given = raw === undefined || raw === null ? {} : asObject(raw, where)
  const fields = schema.fields as { readonly [name: string]: Field }
  for (const name of Object.keys(given))
    if (!Object.hasOwn(fields, name))
      throw new BadInput(`${where}.${name}`, `one of ${Object.keys(fields).join(", ") || "no options"}`, name)
  const options: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    const value = given[name]
    options[name] =
      value === undefined || value === null ? field.default : parseField(field, value, `${where}.${name}`)
  }
  schema.check?.(options as O, seats)
  return options as O
}

export function asObject(value: unknown, where: string): { readonly [key: string]: unknown } {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new BadInput(where, "an object", value)
  return value as { readonly [key: string]: unknown }
}

function parseField(field: Field, value: unknown, where: string): unknown {
  switch (field.kind) {
    case "flag":
      if (typeof value !== "boolean") throw new BadInput(where, "true or false", value)
      return value
    case "one":
      if (typeof value !== "string" || !field.of.includes(value))
        throw new BadInput(where, `one of ${field.of.join(", ")}`, value)
      return value
    case "number":
      if (typeof value !== "number" || !Number.isInteger(value) || value < field.min || value > field.max)
        throw new BadInput(where, `a whole number from ${field.min} to ${field.max}`, value)
      return value
    case "data":
      return field.parse(value, where)
  }
}
