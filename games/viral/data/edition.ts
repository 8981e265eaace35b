// An edition file: rows that an owner of the printed game types in, to replace our reconstructed ones.

import { asObject, BadInput } from "@genepool/engine"
import { type CardId, mutationCardIds, startingCardIds } from "./cards.ts"
import { type Channel, channelIds, isVessel, stepsOf } from "./graph.ts"
import { organIds } from "./organs.ts"
import { parseSlots } from "./slots.ts"
import { mostGainedCards } from "./tracks.ts"
import { type Face, type ZoneTokenId, zoneTokenIds } from "./zone-tokens.ts"

/** What is left out stays as it is in the box we know. Cards and tokens are replaced row by row, the graph as a whole. */
export interface Edition {
  readonly name: string
  readonly graph?: readonly Channel[]
  readonly zoneTokens?: readonly { readonly id: ZoneTokenId; readonly white: Face; readonly blue: Face }[]
  readonly cards?: readonly { readonly id: CardId; readonly slots: string; readonly vp: number }[]
  readonly symbols?: readonly number[]
  readonly researchTop?: number
}

const parts = ["name", "graph", "zoneTokens", "cards", "symbols", "researchTop"]
const cardIds: readonly CardId[] = [...startingCardIds, ...mutationCardIds]

/** Reads an edition file. Throws BadInput naming the row and what would be right. */
export function parseEdition(value: unknown, where: string): Edition {
  const file = asObject(value, where)
  onlyKeys(file, parts, where)
  if (typeof file.name !== "string" || file.name === "" || file.name.length > 80)
    throw new BadInput(`${where}.name`, "a name of 1 to 80 characters", file.name)
  return {
    name: file.name,
    ...(file.graph === undefined ? {} : { graph: parseGraph(file.graph, `${where}.graph`) }),
    ...(file.zoneTokens === undefined
      ? {}
      : { zoneTokens: parseZoneTokens(file.zoneTokens, `${where}.zoneTokens`) }),
    ...(file.cards === undefined ? {} : { cards: parseCards(file.cards, `${where}.cards`) }),
    ...(file.symbols === undefined ? {} : { symbols: parseSymbols(file.symbols, `${where}.symbols`) }),
    ...(file.researchTop === undefined
      ? {}
      : { researchTop: count(file.researchTop, `${where}.researchTop`, 1, 30) }),
  }
}

function parseGraph(value: unknown, where: string): readonly Channel[] {
  const rows = list(value, where).map((entry, i) => parseChannel(entry, `${where}[${i}]`))
  const steps = rows.flatMap(stepsOf)
  for (const organ of organIds) {
    const canEnter = steps.some(([, to]) => to === organ)
    if (!canEnter || !steps.some(([from]) => from === organ))
      throw new BadInput(where, "a way to and from every organ", `none ${canEnter ? "from" : "to"} ${organ}`)
  }
  return rows
}

function parseChannel(value: unknown, where: string): Channel {
  const row = asObject(value, where)
  const channel = oneOf(row.channel, channelIds, `${where}.channel`)
  onlyKeys(row, isVessel(channel) ? ["channel", "organs", "both"] : ["channel", "organs"], where)
  const organs = list(row.organs, `${where}.organs`).map((organ, i) =>
    oneOf(organ, organIds, `${where}.organs[${i}]`),
  )
  const isPair = channel === "touch"
  if (organs.length < 2 || (isPair && organs.length > 2) || new Set(organs).size < organs.length)
    throw new BadInput(`${where}.organs`, `two ${isPair ? "" : "or more "}different organs`, organs)
  if (row.both !== undefined && typeof row.both !== "boolean")
    throw new BadInput(`${where}.both`, "true or false", row.both)
  return row.both === true ? { channel, organs, both: true } : { channel, organs }
}

function parseZoneTokens(value: unknown, where: string) {
  const rows = list(value, where).map((entry, i) => {
    const place = `${where}[${i}]`
    const row = asObject(entry, place)
    onlyKeys(row, ["id", "white", "blue"], place)
    return {
      id: oneOf(row.id, zoneTokenIds, `${place}.id`),
      white: parseFace(row.white, `${place}.white`),
      blue: parseFace(row.blue, `${place}.blue`),
    }
  })
  return onceEach(rows, where)
}

function parseFace(value: unknown, where: string): Face {
  const face = asObject(value, where)
  onlyKeys(face, ["vp", "research"], where)
  return {
    vp: count(face.vp, `${where}.vp`, 0, 20),
    research: count(face.research, `${where}.research`, -20, 20),
  }
}

function parseCards(value: unknown, where: string) {
  const rows = list(value, where).map((entry, i) => {
    const place = `${where}[${i}]`
    const row = asObject(entry, place)
    onlyKeys(row, ["id", "slots", "vp"], place)
    if (typeof row.slots !== "string") throw new BadInput(`${place}.slots`, "a text of slots", row.slots)
    if (parseSlots(row.slots, `${place}.slots`).length > 6)
      throw new BadInput(`${place}.slots`, "at most 6 slots", row.slots)
    return {
      id: oneOf(row.id, cardIds, `${place}.id`),
      slots: row.slots,
      vp: count(row.vp, `${place}.vp`, 0, 20),
    }
  })
  return onceEach(rows, where)
}

function parseSymbols(value: unknown, where: string) {
  const symbols = list(value, where).map((at, i) => count(at, `${where}[${i}]`, 1, 200))
  if (symbols.length > mostGainedCards || symbols.some((at, i) => i > 0 && at <= (symbols[i - 1] as number)))
    throw new BadInput(where, `at most ${mostGainedCards} scores in ascending order`, symbols)
  return symbols
}

function onlyKeys(value: { readonly [key: string]: unknown }, keys: readonly string[], where: string): void {
  for (const key of Object.keys(value))
    if (!keys.includes(key)) throw new BadInput(`${where}.${key}`, `one of ${keys.join(", ")}`, key)
}

function list(value: unknown, where: string): readonly unknown[] {
  if (!Array.isArray(value) || value.length > 100)
    throw new BadInput(where, "a list of at most 100 rows", value)
  return value
}

function oneOf<T extends string>(value: unknown, ids: readonly T[], where: string): T {
  if (!ids.includes(value as T)) throw new BadInput(where, `one of ${ids.join(", ")}`, value)
  return value as T
}

function count(value: unknown, where: string, min: number, max: number): number {
  if (typeof value !== "number" || !Number.isInteger(value) || value < min || value > max)
    throw new BadInput(where, `a whole number from ${min} to ${max}`, value)
  return value
}

function onceEach<Row extends { readonly id: string }>(rows: Row[], where: string): Row[] {
  rows.forEach(({ id }, i) => {
    if (rows.findIndex((row) => row.id === id) < i)
      throw new BadInput(`${where}[${i}].id`, "each row once", id)
  })
  return rows
}
