// An edition file: rows that an owner of the printed game types in, to replace our reconstructed
// ones.

import {
  asObject,
  BadInput,
  readFlag,
  readList,
  readName,
  readNumber,
  readRow,
  readWord,
  refuseDoubles,
} from "@genepool/engine"
import { type CardId, mutationCardIds, startingCardIds } from "./cards.ts"
import { type Channel, channelIds, isVessel, stepsOf } from "./graph.ts"
import { organIds } from "./organs.ts"
import { parseSlots } from "./slots.ts"
import { mostGainedCards } from "./tracks.ts"
import { type Face, type ZoneTokenId, zoneTokenIds } from "./zone-tokens.ts"

/**
 * What is left out stays as it is in the box we know. Cards and tokens are replaced row by row, the
 * graph as a whole.
 */
export interface Edition {
  readonly name: string
  readonly graph?: readonly Channel[]
  readonly zoneTokens?: readonly { readonly id: ZoneTokenId; readonly white: Face; readonly blue: Face }[]
  readonly cards?: readonly { readonly id: CardId; readonly slots: string; readonly vp: number }[]
  readonly symbols?: readonly number[]
  readonly researchTop?: number
}

/** No part of the box has more rows. */
const mostRows = 100

const parts = ["name", "graph", "zoneTokens", "cards", "symbols", "researchTop"]
const cardIds: readonly CardId[] = [...startingCardIds, ...mutationCardIds]

/** Reads an edition file. Throws BadInput naming the row and what would be right. */
export function parseEdition(value: unknown, where: string): Edition {
  const file = readRow(value, where, parts)
  return {
    name: readName(file.name, `${where}.name`),
    ...(file.graph === undefined ? {} : { graph: parseGraph(file.graph, `${where}.graph`) }),
    ...(file.zoneTokens === undefined
      ? {}
      : { zoneTokens: parseZoneTokens(file.zoneTokens, `${where}.zoneTokens`) }),
    ...(file.cards === undefined ? {} : { cards: parseCards(file.cards, `${where}.cards`) }),
    ...(file.symbols === undefined ? {} : { symbols: parseSymbols(file.symbols, `${where}.symbols`) }),
    ...(file.researchTop === undefined
      ? {}
      : { researchTop: readNumber(file.researchTop, `${where}.researchTop`, 1, 30) }),
  }
}

function parseGraph(value: unknown, where: string): readonly Channel[] {
  const rows = readList(value, where, mostRows, parseChannel)
  const steps = rows.flatMap(stepsOf)
  for (const organ of organIds) {
    const canEnter = steps.some(([, to]) => to === organ)
    if (!canEnter || !steps.some(([from]) => from === organ))
      throw new BadInput(where, "a way to and from every organ", `none ${canEnter ? "from" : "to"} ${organ}`)
  }
  return rows
}

function parseChannel(value: unknown, where: string): Channel {
  const channel = readWord(asObject(value, where).channel, `${where}.channel`, channelIds)
  const row = readRow(value, where, ["channel", "organs", ...(isVessel(channel) ? ["both"] : [])])
  const organs = readList(row.organs, `${where}.organs`, mostRows, (organ, place) =>
    readWord(organ, place, organIds),
  )
  const isPair = channel === "touch"
  if (organs.length < 2 || (isPair && organs.length > 2) || new Set(organs).size < organs.length)
    throw new BadInput(`${where}.organs`, `two ${isPair ? "" : "or more "}different organs`, organs)
  return row.both !== undefined && readFlag(row.both, `${where}.both`)
    ? { channel, organs, both: true }
    : { channel, organs }
}

function parseZoneTokens(value: unknown, where: string) {
  const rows = readList(value, where, mostRows, (entry, place) => {
    const row = readRow(entry, place, ["id", "white", "blue"])
    return {
      id: readWord(row.id, `${place}.id`, zoneTokenIds),
      white: parseFace(row.white, `${place}.white`),
      blue: parseFace(row.blue, `${place}.blue`),
    }
  })
  refuseDoubles(rows, where, ({ id }) => id)
  return rows
}

function parseFace(value: unknown, where: string): Face {
  const face = readRow(value, where, ["vp", "research"])
  return {
    vp: readNumber(face.vp, `${where}.vp`, 0, 20),
    research: readNumber(face.research, `${where}.research`, -20, 20),
  }
}

function parseCards(value: unknown, where: string) {
  const rows = readList(value, where, mostRows, (entry, place) => {
    const row = readRow(entry, place, ["id", "slots", "vp"])
    if (typeof row.slots !== "string") throw new BadInput(`${place}.slots`, "a text of slots", row.slots)
    if (parseSlots(row.slots, `${place}.slots`).length > 6)
      throw new BadInput(`${place}.slots`, "at most 6 slots", row.slots)
    return {
      id: readWord(row.id, `${place}.id`, cardIds),
      slots: row.slots,
      vp: readNumber(row.vp, `${place}.vp`, 0, 20),
    }
  })
  refuseDoubles(rows, where, ({ id }) => id)
  return rows
}

function parseSymbols(value: unknown, where: string) {
  const symbols = readList(value, where, mostRows, (at, place) => readNumber(at, place, 1, 200))
  if (symbols.length > mostGainedCards || symbols.some((at, i) => i > 0 && at <= (symbols[i - 1] as number)))
    throw new BadInput(where, `at most ${mostGainedCards} scores in ascending order`, symbols)
  return symbols
}
