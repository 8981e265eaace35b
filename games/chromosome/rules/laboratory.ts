// The laboratory: the data a table plays with, resolved once, and the lie of the land for every set
// of rooms left.

import type { ActionRow } from "../data/actions.ts"
import { boxOf, type Edition } from "../data/edition.ts"
import type { EventName, EventRow } from "../data/events.ts"
import type { Gene, GeneRow } from "../data/genes.ts"
import { type LayoutName, layoutNames, type Place } from "../data/layouts.ts"
import { checkMap, neighboursOf } from "../data/map.ts"
import type { RoomRow } from "../data/rooms.ts"
import { type SpecialAction, type Species, specialActions, speciesNames } from "../data/species.ts"

/** What of a table's options says how the laboratory lies. */
export interface LaboratoryOptions {
  /** Which of the box's maps; `players` is the one for the number of players. */
  readonly layout: "players" | "two" | "three" | "four"
  /** A map of the players' own instead. */
  readonly map: readonly Place[] | null // CHR-VAR-02
  readonly edition: Edition | null
}

interface Laid {
  readonly options: LaboratoryOptions
  readonly seats: number
}

/** Sets of rooms are numbers with one bit for each room number. */
export type RoomSet = number

/** Room numbers are below this: a number has so many bits. */
export const mostRooms = 32

export const bit = (room: number): RoomSet => 1 << room

/** The first room of a set. */
export const roomIn = (rooms: RoomSet): number => 31 - Math.clz32(rooms & -rooms)

/** The existing rooms, and how they lie to one another. Arrays are by room number. */
export interface Terrain {
  readonly all: RoomSet
  readonly rooms: readonly number[]
  /** CHR-MAP-01: rooms that share an edge. */
  readonly next: readonly RoomSet[]
  /** CHR-MAP-06: the room itself and those next to it. */
  readonly near: readonly RoomSet[]
  /** CHR-MAP-05: steps of a shortest path; occupied rooms do not block it. */
  readonly distance: readonly (readonly number[])[]
  /** Rooms at most so many steps away, by room and steps. */
  readonly within: readonly (readonly RoomSet[])[]
  /** Rooms of at most this sterility, as printed: 0 to 3. */
  readonly sterile: readonly RoomSet[]
}

export interface Laboratory {
  readonly places: readonly Place[]
  readonly room: readonly RoomRow[]
  readonly starts: RoomSet
  readonly genes: { readonly [gene in Gene]: GeneRow }
  /** By result of the die. */
  readonly geneOfResult: readonly Gene[]
  readonly actions: { readonly [action in SpecialAction]: ActionRow<SpecialAction> }
  readonly specials: { readonly [species in Species]: readonly ActionRow<SpecialAction>[] }
  readonly events: { readonly [event in EventName]: EventRow }
  readonly terrains: Map<RoomSet, Terrain>
  readonly whole: Terrain
}

/**
 * By options; and for the box as we know it by layout and seats, as every table has options of its
 * own.
 */
const known = new WeakMap<LaboratoryOptions, Laboratory[]>()
const ours = new Map<string, Laboratory>()
let lastOptions: LaboratoryOptions | null = null
let lastSeats = 0
let last: Laboratory | null = null

export function laboratoryOf({ options, seats }: Laid): Laboratory {
  if (options === lastOptions && seats === lastSeats) return last as Laboratory
  const laboratory =
    options.map === null && options.edition === null
      ? ofOurBox(options, seats)
      : rememberedByOptions(options, seats)
  lastOptions = options
  lastSeats = seats
  last = laboratory
  return laboratory
}

function rememberedByOptions(options: LaboratoryOptions, seats: number): Laboratory {
  let bySeats = known.get(options)
  if (bySeats === undefined) {
    bySeats = []
    known.set(options, bySeats)
  }
  bySeats[seats] ??= build(options, seats)
  return bySeats[seats]
}

function ofOurBox(options: LaboratoryOptions, seats: number): Laboratory {
  const key = `${options.layout} ${seats}`
  let laboratory = ours.get(key)
  if (laboratory === undefined) {
    laboratory = build(options, seats)
    ours.set(key, laboratory)
  }
  return laboratory
}

/** The rooms that are left of it. */
export function terrainOf(state: Laid & { readonly holes: readonly number[] }): Terrain {
  const laboratory = laboratoryOf(state)
  if (state.holes.length === 0) return laboratory.whole
  let all = laboratory.whole.all
  for (const hole of state.holes) all &= ~bit(hole)
  let terrain = laboratory.terrains.get(all)
  if (terrain === undefined) {
    terrain = survey(laboratory.places, laboratory.room, all)
    laboratory.terrains.set(all, terrain)
  }
  return terrain
}

/** CHR-VOID-02: whether these rooms hang together. */
export function isConnected(terrain: Terrain, rooms: RoomSet): boolean {
  let reached = rooms & -rooms
  for (;;) {
    let more = reached
    for (const room of terrain.rooms)
      if ((reached & bit(room)) !== 0) more |= (terrain.next[room] as number) & rooms
    if (more === reached) return reached === rooms
    reached = more
  }
}

/** Throws BadInput when the table cannot be laid. */
function build(options: LaboratoryOptions, seats: number): Laboratory {
  const box = boxOf(options.edition)
  const room: RoomRow[] = []
  for (const row of box.rooms) room[row.room] = row
  const layout = options.layout === "players" ? (layoutNames[seats - 2] as LayoutName) : options.layout
  const places = options.map ?? box.layouts[layout]
  const where = options.map !== null ? "options.map" : "options.layout"
  checkMap(places, (number) => room[number] as RoomRow, seats, where)

  const all = places.reduce((set, place) => set | bit(place.room), 0)
  const whole = survey(places, room, all)
  const geneOfResult: Gene[] = []
  for (const row of box.genes) for (const result of row.results) geneOfResult[result] = row.gene
  const actions = Object.fromEntries(box.actions.map((row) => [row.action, row])) as Laboratory["actions"]
  const specials = {} as { [species in Species]: readonly ActionRow<SpecialAction>[] }
  for (const species of speciesNames)
    specials[species] = specialActions[species].map((action) => actions[action])
  return {
    places,
    room,
    starts: places
      .filter((place) => room[place.room]!.start)
      .reduce((set, place) => set | bit(place.room), 0),
    genes: Object.fromEntries(box.genes.map((row) => [row.gene, row])) as Laboratory["genes"],
    geneOfResult,
    actions,
    specials,
    events: Object.fromEntries(box.events.map((row) => [row.event, row])) as Laboratory["events"],
    terrains: new Map([[all, whole]]),
    whole,
  }
}

/** CHR-VOID-01: rooms outside of `all` are next to nothing, and no path leads through them. */
function survey(places: readonly Place[], room: readonly RoomRow[], all: RoomSet): Terrain {
  const neighbours = neighboursOf(places.filter((place) => (all & bit(place.room)) !== 0))
  const rooms = [...neighbours.keys()].sort((a, b) => a - b)
  const byRoom = <T>(value: T) => new Array<T>(21).fill(value)
  const next = byRoom(0)
  const near = byRoom(0)
  const distance = byRoom<number[]>([])
  const within = byRoom<RoomSet[]>([])
  for (const number of rooms) {
    next[number] = neighbours.get(number)!.reduce((set, other) => set | bit(other), 0)
    near[number] = (next[number] as number) | bit(number)
  }
  for (const number of rooms) {
    const steps = byRoom(99)
    const reach: RoomSet[] = []
    let reached = bit(number)
    for (let step = 0; step <= 20; step++) {
      for (const other of rooms)
        if ((reached & bit(other)) !== 0 && (steps[other] as number) > step) steps[other] = step
      reach.push(reached)
      for (const other of rooms) if ((reach[step]! & bit(other)) !== 0) reached |= next[other] as number
    }
    distance[number] = steps
    within[number] = reach
  }
  const sterile = [0, 1, 2, 3].map((most) =>
    rooms.filter((number) => room[number]!.sterility <= most).reduce((set, number) => set | bit(number), 0),
  )
  return { all, rooms, next, near, distance, within, sterile }
}
