// What a special action is aimed at: groups, rooms and genes that suit its row of data.

import type { Seat } from "@genepool/engine"
import type { ActionRow, Target } from "../data/actions.ts"
import { maximumLevel } from "../data/constants.ts"
import { type Gene, genes } from "../data/genes.ts"
import {
  activeGene,
  type Choice,
  choicesIn,
  genePicks,
  groupPicks,
  passiveGene,
  roomPicks,
} from "./choices.ts"
import { bit, type RoomSet } from "./laboratory.ts"
import { admitting, emptyRooms, type Overview, overviewOf, roomsIn } from "./overview.ts"
import type { Player, State } from "./state.ts"
import { geneSupplyOf } from "./stock.ts"

/** Targets picked so far; a room is 0 where a gene was picked. */
export interface Aim {
  room: number
  otherRoom: number
  gene: Gene | null
  otherGene: Gene | null
  geneIsActive: boolean
}

/** The rooms that suit a target; `first` is the room picked before it. */
function suitable(state: State, view: Overview, target: Target, first: number): RoomSet {
  const { terrain, own, others } = view
  let rooms: RoomSet
  if (target.pick === "group") {
    rooms = target.of === "own" ? own : target.of === "enemy" ? others : own | others
    if (target.level !== undefined) rooms &= view.level[target.level] as number
    if (target.charge !== undefined) rooms &= target.charge === "charged" ? view.charged : ~view.charged
    if (target.oneEnemy && (own & bit(first)) !== 0) rooms &= others
    if (target.sameOwner) rooms &= groupsOf(state, first)
    if (target.fits) rooms &= view.level[maximumLevel - (state.groups[first]?.level ?? 0)] as number
    if (first !== 0) rooms &= ~bit(first)
  } else if (target.pick === "room") {
    rooms = target.empty ? emptyRooms(view) : terrain.all
    if (target.sterility !== undefined) rooms &= admitting(state, terrain, target.sterility)
    if (target.radioactive) rooms &= view.radioactive
    if (target.notFirst) rooms &= ~bit(first)
  } else return 0
  if (target.nextTo === "own") rooms &= view.nextToOwn
  else if (target.nextTo === "first") rooms &= terrain.next[first] as number
  return rooms
}

/** All groups of the player whose group is in the room. */
function groupsOf(state: State, room: number): RoomSet {
  const owner = state.groups[room]?.seat
  let rooms: RoomSet = 0
  for (const other in state.groups) if (state.groups[other]!.seat === owner) rooms |= bit(Number(other))
  return rooms
}

/** First targets after which a second one can be found. */
function firstRooms(state: State, view: Overview, { targets }: ActionRow): RoomSet {
  const [one, two] = targets
  let rooms = suitable(state, view, one!, 0)
  if (two !== undefined && isPlace(two))
    for (const room of roomsIn(rooms)) if (suitable(state, view, two, room) === 0) rooms &= ~bit(room)
  return rooms
}

/** Whether every target of the action can be found. */
export function hasTargets(state: State, seat: Seat, view: Overview, row: ActionRow): boolean {
  const [one, two] = row.targets
  if (one === undefined) return true
  if (isPlace(one))
    return (
      firstRooms(state, view, row) !== 0 &&
      (two === undefined || isPlace(two) || geneOptions(state, seat, two, null).length > 0)
    )
  const kinds = geneOptions(state, seat, one, null)
  if (two === undefined) return kinds.length > 0
  if (isPlace(two)) return kinds.length > 0 && suitable(state, view, two, 0) !== 0
  return kinds.some((option) => geneOptions(state, seat, two, (option as { gene: Gene }).gene).length > 0)
}

function isPlace({ pick }: Target): boolean {
  return pick === "group" || pick === "room"
}

/**
 * CHR-RUL-23, CHR-RUL-45: a kind that is in the supply; an own gene for which there is another
 * kind.
 */
function geneOptions(state: State, seat: Seat, target: Target, first: Gene | null): Choice[] {
  const inSupply = genes.filter((gene) => geneSupplyOf(state, gene) > 0)
  if (target.pick !== "ownGene")
    return inSupply.filter((gene) => gene !== first).map((gene) => genePicks[gene])
  const { active, passive } = state.players[seat] as Player
  const changeable = genes.filter((gene) => inSupply.some((other) => other !== gene))
  return [
    ...changeable.filter((gene) => active[gene] > 0).map((gene) => activeGene[gene]),
    ...changeable.filter((gene) => passive[gene] > 0).map((gene) => passiveGene[gene]),
  ]
}

/** Options for the first or the second target; none if the action has no such target. */
export function targetOptions(state: State, seat: Seat, row: ActionRow, aim: Aim, at: 0 | 1): Choice[] {
  const target = row.targets[at]
  if (target === undefined) return []
  if (!isPlace(target)) return geneOptions(state, seat, target, at === 0 ? null : aim.gene)
  const view = overviewOf(state, seat)
  const rooms = at === 0 ? firstRooms(state, view, row) : suitable(state, view, target, aim.room)
  return choicesIn<Choice>(rooms, target.pick === "group" ? groupPicks : roomPicks)
}

/** Parameters for the text that asks for a target. */
export function aboutTarget({ action, targets }: ActionRow, aim: Aim, at: 0 | 1) {
  const target = targets[at] as Target
  const whose = target.pick === "group" ? target.of : "any"
  return { action, pick: target.pick, whose, room: aim.room || null, gene: aim.gene }
}
