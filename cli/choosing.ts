// What people choose before a game: which one, how many seats, which options.

import { type AnyGame, BadInput, type Field, type GameModule, parseOptions } from "@genepool/engine"
import { games } from "@genepool/games"
import { parseJson, readJson } from "./files.ts"

export async function loadGame(id: string, where: string): Promise<GameModule> {
  const load = Object.hasOwn(games, id) ? games[id] : undefined
  if (load === undefined) throw new BadInput(where, `a game: ${Object.keys(games).join(", ")}`, id)
  return load()
}

/** Options as a log keeps them: as they were written. */
export type RawOptions = { readonly [name: string]: unknown }

export const optionFlags = {
  options: {
    type: "string",
    value: "k=v,...",
    about: "options of the game: k=v pairs, JSON, or a JSON file; k=@file reads a value from a file",
    multiple: true,
  },
  edition: { type: "string", value: "file", about: "cards and boards of another edition, a JSON file" },
} as const

/** Reads `--options` and `--edition`, and checks them against the game as far as one field goes. */
export function readOptions(
  game: AnyGame,
  given: readonly string[],
  edition: string | undefined,
): RawOptions {
  const raw: Record<string, unknown> = {}
  for (const text of given) Object.assign(raw, readOne(game, text))
  if (edition !== undefined) {
    const field = fieldsOf(game).edition
    if (field?.kind !== "data") throw new BadInput("--edition", `a game with editions`, game.id)
    raw.edition = readJson(edition)
    field.parse(raw.edition, edition)
  }
  return raw
}

/** Options that fit the game at this number of seats, or BadInput. */
export function checkOptions(game: AnyGame, raw: RawOptions, seats: number): RawOptions {
  parseOptions(game.options, raw, seats, "--options")
  return raw
}

export function fieldsOf(game: AnyGame): { readonly [name: string]: Field } {
  return game.options.fields as { readonly [name: string]: Field }
}

function readOne(game: AnyGame, text: string): RawOptions {
  if (text.trimStart().startsWith("{")) return fitting(game, parseJson(text, "--options"), "--options")
  if (!text.includes("=")) return fitting(game, readJson(text), text)
  const raw: Record<string, unknown> = {}
  for (const pair of text.split(",")) {
    const at = pair.indexOf("=")
    if (at < 1) throw new BadInput("--options", "name=value", pair)
    const name = pair.slice(0, at).trim()
    raw[name] = meant(fieldsOf(game)[name], pair.slice(at + 1).trim())
  }
  return fitting(game, raw, "--options")
}

/**
 * Numbers and flags are written as text on a command line; what does not fit is left for the check
 * to refuse.
 */
function meant(field: Field | undefined, text: string): unknown {
  if (text.startsWith("@")) return readJson(text.slice(1))
  if (field?.kind === "flag" && (text === "true" || text === "false")) return text === "true"
  if (field?.kind === "number" && /^-?\d+$/.test(text)) return Number(text)
  if (field?.kind === "data") return parseJson(text, "--options")
  return text
}

/** Each field by itself; what needs the number of seats is checked later. */
function fitting(game: AnyGame, value: unknown, where: string): RawOptions {
  parseOptions({ fields: fieldsOf(game) }, value, game.seats.min, where)
  return value as RawOptions
}
