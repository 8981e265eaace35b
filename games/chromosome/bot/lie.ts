// How the groups of a seat lie: to radiation, to one another, to rooms they can grow into, and to
// others

import type { Seat } from "@genepool/engine"
import { laboratoryOf } from "../rules/laboratory.ts"
import { destinations, moveTokens } from "../rules/movement.ts"
import { admitting, emptyRooms, overviewOf, roomsIn } from "../rules/overview.ts"
import type { Group, State } from "../rules/state.ts"

export interface Lie {
  readonly tokens: number
  readonly energy: number
  readonly groups: number
  readonly largest: number
  readonly largestCharged: number
  /** Groups of others next to a larger own one, and own ones next to a larger one of others. */
  readonly prey: number
  readonly exposed: number
  /** What radiation would threaten with, in all. */
  readonly danger: number
  /** Discharged groups that radiation will charge. */
  readonly soaking: number
  /** Cubes beside others. */
  readonly threat: number
  /**
   * Steps to the nearest group of somebody else, and of a discharged group to radiation that is
   * strong enough.
   */
  readonly distance: number
  readonly toRadiation: number
  /** Rooms that a token could grow into, and those of the others. */
  readonly free: number
  readonly theirFree: number
  /** Groups in rooms that an event may take away. */
  readonly doomed: number
  /** Rooms within two steps in which nobody is. */
  readonly around: number
}

const farthest = 99

export function lieOf(state: State, seat: Seat): Lie {
  const view = overviewOf(state, seat)
  const { near, distance: steps } = view.terrain
  const own = roomsIn(view.own)
  const levelIn = (room: number) => (state.groups[room] as Group).level
  const levels = own.map(levelIn)
  let danger = 0
  let soaking = 0
  let threat = 0
  for (const room of roomsIn(view.radioactive)) {
    const power = state.cubes[room] as number
    const here = roomsIn(view.own & (near[room] as number))
    if (here.length > 0) danger += power + here.length
    for (const each of here) {
      const { level, charged } = state.groups[each] as Group
      if (level <= power && !charged) soaking++
    }
    if ((view.others & (near[room] as number)) !== 0) threat += power
  }
  let distance = farthest
  let toRadiation = farthest
  for (const room of own) {
    for (const other of roomsIn(view.others)) distance = Math.min(distance, steps[room]?.[other] as number)
    const { level, charged } = state.groups[room] as Group
    for (const lit of charged ? [] : roomsIn(view.radioactive))
      if (level <= (state.cubes[lit] as number))
        toRadiation = Math.min(toRadiation, steps[room]?.[lit] as number)
  }
  let nextToThem = 0
  let prey = 0
  for (const other of roomsIn(view.others)) {
    const next = view.terrain.next[other] as number
    nextToThem |= next
    if (roomsIn(next & view.own).some((room) => levelIn(room) > levelIn(other))) prey++
  }
  const exposed = own.filter((room) =>
    roomsIn((view.terrain.next[room] as number) & view.others).some(
      (other) => levelIn(other) > levelIn(room),
    ),
  ).length
  const open = emptyRooms(view) & admitting(state, view.terrain, 1)
  return {
    tokens: sum(levels),
    energy: energyOf(state, seat),
    groups: levels.length,
    largest: Math.max(0, ...levels),
    largestCharged: Math.max(0, ...own.filter((room) => state.groups[room]?.charged).map(levelIn)),
    prey,
    exposed,
    danger,
    soaking,
    threat,
    distance,
    toRadiation,
    free: roomsIn(open & view.nextToOwn).length,
    theirFree: roomsIn(open & nextToThem).length,
    doomed: own.filter((room) => laboratoryOf(state).room[room]?.red).length,
    around: roomsIn(emptyRooms(view)).filter((room) =>
      own.some((from) => (steps[from]?.[room] ?? farthest) <= 2),
    ).length,
  }
}

/** The map after each movement that the seat could make now. */
export function movementsOf(state: State, seat: Seat): State[] {
  const view = overviewOf(state, seat)
  return roomsIn(view.own).flatMap((from) => {
    const { level } = state.groups[from] as Group
    return Array.from({ length: level }, (_, n) => n + 1).flatMap((tokens) =>
      roomsIn(destinations(state, view, from, tokens)).map((to) => {
        const groups = Object.entries(state.groups).map(([room, group]) => [room, { ...group }])
        const moved: State = { ...state, groups: Object.fromEntries(groups) }
        moveTokens(moved, from, to, tokens)
        return moved
      }),
    )
  })
}

export function energyOf({ groups }: State, seat: Seat): number {
  return sum(Object.values(groups).map((group) => (group.seat === seat && group.charged ? group.level : 0)))
}

const sum = (counts: readonly number[]) => counts.reduce((a, b) => a + b, 0)
