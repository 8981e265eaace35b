// The tables that a game is tried at when its tests name none: every number of seats, and every
// option that it declares.

import type { AnyGame } from "../contract.ts"
import { BadInput } from "../problem.ts"
import { type Field, parseOptions } from "../schema.ts"

/** Tables to play at. */
export interface Case {
  readonly seats: number
  readonly options?: unknown
  /** How many random games per property; 2 unless said otherwise. */
  readonly games?: number
}

type Fields = { readonly [name: string]: Field }
type Options = { readonly [name: string]: unknown }

/**
 * Every number of seats with the default options; then a game each until every value of every
 * option was on.
 */
export function everyTable(game: AnyGame): Case[] {
  return [...seatsOf(game).map((seats) => ({ seats })), ...tablesWithOptions(game)]
}

export function seatsOf({ seats: { min, max } }: AnyGame): number[] {
  return Array.from({ length: max - min + 1 }, (_, i) => min + i)
}

/**
 * Throws when no table can have a value that the game declares, alone or beside any single value of
 * another option: it is offered in the lobby, and always refused.
 */
function tablesWithOptions(game: AnyGame): Case[] {
  const waiting = Object.entries(game.options.fields as Fields).flatMap(([name, field]) =>
    valuesOf(field).map((value) => ({ name, value })),
  )
  const tables: Case[] = []
  for (const first of waiting) {
    if (tables.some(({ options }) => isOn(options as Options, first))) continue
    const alone = { [first.name]: first.value }
    // Whatever has not had its turn comes along, as long as it is allowed there
    const others = [...waiting].filter(({ name }) => name !== first.name)
    const begun =
      tableWith(game, alone, tables.length) ??
      others
        .values()
        .map(({ name, value }) => tableWith(game, { ...alone, [name]: value }, tables.length))
        .find((table) => table !== null)
    if (!begun)
      throw new Error(
        `${game.id}: no table can have the option ${first.name} ${JSON.stringify(first.value)}, with any number of seats`,
      )
    let table = begun
    for (const { name, value } of others) {
      const options = table.options as Options
      if (
        Object.hasOwn(options, name) ||
        tables.some((done) => isOn(done.options as Options, { name, value }))
      )
        continue
      const more = { ...options, [name]: value }
      if (isAllowed(game, more, table.seats)) table = { ...table, options: more }
    }
    tables.push(table)
  }
  return tables
}

/** The names of those that have their default at every one of these tables. */
export function untriedOptions(game: AnyGame, cases: readonly Case[]): string[] {
  const fields = Object.entries(game.options.fields as Fields)
  const isTried = (name: string, field: Field) =>
    cases.some(({ options = {} }) => {
      const value = (options as Options)[name]
      return value !== undefined && value !== field.default
    })
  return fields.flatMap(([name, field]) =>
    valuesOf(field).length === 0 || isTried(name, field) ? [] : [name],
  )
}

/**
 * What is to be tried beside the default; what is read by a parser of the game's own cannot be made
 * up.
 */
function valuesOf(field: Field): unknown[] {
  switch (field.kind) {
    case "flag":
      return [!field.default]
    case "one":
      return field.of.filter((value) => value !== field.default)
    case "number":
      return [...new Set([field.min, field.max])].filter((value) => value !== field.default)
    case "data":
      return []
  }
}

const isOn = (options: Options, { name, value }: { name: string; value: unknown }) =>
  Object.hasOwn(options, name) && options[name] === value

/** The seats change from table to table. */
function tableWith(game: AnyGame, options: Options, nth: number): Case | null {
  const seats = seatsOf(game)
  const inTurn = seats.map((_, i) => seats[(nth + i) % seats.length]!)
  const allowed = inTurn.find((number) => isAllowed(game, options, number))
  return allowed === undefined ? null : { seats: allowed, options, games: 1 }
}

/** Whether a table with so many seats can have these options together. */
export function isAllowed(game: AnyGame, options: unknown, seats: number): boolean {
  try {
    parseOptions(game.options, options, seats)
    return true
  } catch (error) {
    if (error instanceof BadInput) return false
    throw error
  }
}
