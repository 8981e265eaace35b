// Another edition of the data: an owner of the box types in what is printed, row by row. See
// docs/editions.md.

import {
  BadInput,
  type Row,
  readFlag,
  readList,
  readNumber,
  readRow,
  readWord,
  refuseDoubles,
} from "@genepool/engine"
import { type ActionRow, cost } from "./actions.ts"
import { parseEffects, parseTargets } from "./edition-actions.ts"
import { parseEventEffects } from "./edition-events.ts"
import { type EventEffect, type EventName, type EventRow, eventNames, eventRows } from "./events.ts"
import { type GeneRow, geneRows, genes } from "./genes.ts"
import { type LayoutName, layoutNames, layouts, type Place } from "./layouts.ts"
import { mostRows } from "./lengths.ts"
import { checkMap, parsePlaces } from "./map.ts"
import { type RoomRow, roomRows } from "./rooms.ts"
import { actionRows, type SpecialAction } from "./species.ts"

/** The rows that differ from ours; every one is whole. */
export interface Edition {
  readonly name: string
  readonly genes: readonly GeneRow[]
  readonly rooms: readonly RoomRow[]
  readonly layouts: { readonly [name in LayoutName]?: readonly Place[] }
  readonly actions: readonly ActionRow<SpecialAction>[]
  readonly events: readonly EventRow[]
}

/** All rows that a table plays with. */
export interface Box {
  readonly genes: readonly GeneRow[]
  readonly rooms: readonly RoomRow[]
  readonly layouts: { readonly [name in LayoutName]: readonly Place[] }
  readonly actions: readonly ActionRow<SpecialAction>[]
  readonly events: readonly EventRow[]
}

/** Our rows, with those of the edition in place of the ones they replace. */
export function boxOf(edition: Edition | null): Box {
  return {
    genes: replaced(geneRows, edition?.genes, ({ gene }) => gene),
    rooms: replaced(roomRows, edition?.rooms, ({ room }) => room),
    layouts: {
      two: edition?.layouts.two ?? layouts.two.places,
      three: edition?.layouts.three ?? layouts.three.places,
      four: edition?.layouts.four ?? layouts.four.places,
    },
    actions: replaced(actionRows, edition?.actions, ({ action }) => action),
    events: replaced(eventRows, edition?.events, ({ event }) => event),
  }
}

function replaced<T>(
  rows: readonly T[],
  by: readonly T[] | undefined,
  idOf: (row: T) => unknown,
): readonly T[] {
  if (by === undefined || by.length === 0) return rows
  return rows.map((row) => by.find((other) => idOf(other) === idOf(row)) ?? row)
}

/**
 * Reads an edition. Fields that a row leaves out stay as they are in ours. Throws BadInput naming
 * row and reason.
 */
export function parseEdition(value: unknown, where: string): Edition {
  const typed = readRow(value, where, ["name", "genes", "rooms", "layouts", "actions", "events"])
  if (typeof typed.name !== "string" || typed.name === "" || typed.name.length > 80)
    throw new BadInput(`${where}.name`, "a name of 1 to 80 characters", typed.name)
  const edition: Edition = {
    name: typed.name,
    genes: rows(typed.genes, `${where}.genes`, parseGene, ({ gene }) => gene),
    rooms: rows(typed.rooms, `${where}.rooms`, parseRoom, ({ room }) => room),
    layouts: parseLayouts(typed.layouts, `${where}.layouts`),
    actions: rows(typed.actions, `${where}.actions`, parseAction, ({ action }) => action),
    events: rows(typed.events, `${where}.events`, parseEvent, ({ event }) => event),
  }
  checkTogether(edition, where)
  return edition
}

function rows<T>(
  value: unknown,
  where: string,
  read: (item: unknown, where: string) => T,
  idOf: (row: T) => string | number,
): T[] {
  if (value === undefined) return []
  const list = readList(value, where, mostRows, read)
  refuseDoubles(list, where, idOf)
  return list
}

/** The value of a field if it was typed in, or else ours. */
function field<T>(typed: Row, name: string, where: string, ours: T, read: (v: unknown, w: string) => T): T {
  return typed[name] === undefined ? ours : read(typed[name], `${where}.${name}`)
}

function parseGene(value: unknown, where: string): GeneRow {
  const typed = readRow(value, where, ["gene", "cubes", "price", "pricePerOwned", "results"])
  const gene = readWord(typed.gene, `${where}.gene`, genes)
  const ours = geneRows.find((row) => row.gene === gene)!
  return {
    gene,
    cubes: field(typed, "cubes", where, ours.cubes, (v, w) => readNumber(v, w, 8, 64)),
    price: field(typed, "price", where, ours.price, (v, w) => readNumber(v, w, 0, 9)),
    pricePerOwned: field(typed, "pricePerOwned", where, ours.pricePerOwned, (v, w) => readNumber(v, w, 0, 9)),
    results: field(typed, "results", where, ours.results, (v, w) =>
      readList(v, w, mostRows, (item, place) => readNumber(item, place, 1, 4)),
    ),
    status: "edition",
  }
}

function parseRoom(value: unknown, where: string): RoomRow {
  const typed = readRow(value, where, ["room", "sterility", "start", "red"])
  const room = readNumber(typed.room, `${where}.room`, 1, 20)
  const ours = roomRows.find((row) => row.room === room)!
  return {
    room,
    sterility: field(
      typed,
      "sterility",
      where,
      ours.sterility,
      (v, w) => readNumber(v, w, 1, 3) as 1 | 2 | 3,
    ),
    start: field(typed, "start", where, ours.start, readFlag),
    red: field(typed, "red", where, ours.red, readFlag),
    status: "edition",
  }
}

function parseLayouts(value: unknown, where: string): Edition["layouts"] {
  if (value === undefined) return {}
  const typed = readRow(value, where, layoutNames)
  return Object.fromEntries(
    layoutNames
      .filter((name) => typed[name] !== undefined)
      .map((name) => [name, parsePlaces(typed[name], `${where}.${name}`)]),
  )
}

function parseAction(value: unknown, where: string): ActionRow<SpecialAction> {
  const typed = readRow(value, where, ["action", "cost", "targets", "effect"])
  const keys = actionRows.map(({ action }) => action)
  const action = readWord(typed.action, `${where}.action`, keys)
  const ours = actionRows.find((row) => row.action === action)!
  const targets = field(typed, "targets", where, ours.targets, parseTargets)
  const price = field(typed, "cost", where, ours.cost, parseCost)
  return {
    action,
    cost: price,
    targets,
    effect: parseEffects(typed.effect ?? ours.effect, `${where}.effect`, targets, price),
    status: "edition",
  }
}

function parseCost(value: unknown, where: string): ActionRow["cost"] {
  const typed = readRow(value, where, [...genes, "any", "energy"])
  for (const [part, n] of Object.entries(typed))
    readNumber(n, `${where}.${part}`, 0, part === "energy" ? 12 : 8)
  const price = cost(typed as Partial<ActionRow["cost"]>)
  // CHR-RUL-71: phase II ends because every action but passing uses something up
  if (Object.values(price).every((n) => n === 0))
    throw new BadInput(where, "a cost of at least one gene or one energy", value)
  return price
}

function parseEvent(value: unknown, where: string): EventRow {
  const typed = readRow(value, where, ["event", "effect"])
  const event: EventName = readWord(typed.event, `${where}.event`, eventNames)
  const ours = eventRows.find((row) => row.event === event)!
  const effect = field(typed, "effect", where, ours.effect, parseEventEffects)
  return { event, duration: durationOf(effect), effect, status: "edition" }
}

/**
 * CHR-PREP-04: a removed room is gone for good, a changed number holds for the round, the rest is
 * over at once.
 */
export function durationOf(effect: readonly EventEffect[]): EventRow["duration"] {
  if (effect.some((part) => part.effect === "removeRooms")) return "permanent"
  return effect.some((part) => part.effect === "modify") ? "round" : "immediate"
}

/** What no single row can tell. */
function checkTogether(edition: Edition, where: string): void {
  const box = boxOf(edition)
  const results = box.genes.flatMap((row) => row.results).sort((a, b) => a - b)
  if (results.join() !== "1,2,3,4")
    throw new BadInput(`${where}.genes`, "each result of the die, 1 to 4, at exactly one gene", results)
  const roomRow = (room: number) => box.rooms.find((row) => row.room === room)!
  for (const [i, { event, effect }] of edition.events.entries())
    for (const part of effect)
      if (part.effect === "removeRooms")
        for (const room of part.rooms)
          if (!roomRow(room).red)
            throw new BadInput(
              `${where}.events[${i}] (${event})`,
              "only rooms with a red number to remove",
              room,
            )
  layoutNames.forEach((name, i) => {
    checkMap(box.layouts[name], roomRow, i + 2, `${where}.layouts.${name}`)
  })
}
