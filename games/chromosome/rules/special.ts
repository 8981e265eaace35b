// Special actions: what a species' row of data says, carried out target by target and effect by effect.

import { call, doneWith, type Frame, type Next, type Reason, type Seat, type Turn } from "@genepool/engine"
import type { ActionRow, Effect, Picked, Target } from "../data/actions.ts"
import { chromosomeCapacity } from "../data/constants.ts"
import { type Gene, genes } from "../data/genes.ts"
import type { SpecialAction } from "../data/species.ts"
import { attack } from "./attack.ts"
import {
  activeGene,
  again,
  type Choice,
  type Chosen,
  choicesIn,
  enough,
  genePicks,
  groupPicks,
  passiveGene,
  roomPicks,
} from "./choices.ts"
import { missingEnergy, missingGene, payment } from "./costs.ts"
import { addCubes, chargeGroup, chargeNear, moveCubes, removeCubes } from "./cubes.ts"
import { irradiationOfAll } from "./irradiation.ts"
import { bit, laboratoryOf, type RoomSet } from "./laboratory.ts"
import { removeTokens } from "./losses.ts"
import { canMove, movement } from "./movement.ts"
import { gainGene } from "./mutation.ts"
import { admitting, emptyRooms, type Overview, overviewOf, roomsIn } from "./overview.ts"
import { resilienceTests } from "./radiation.ts"
import { type Player, procedure, type State } from "./state.ts"
import { clockwise, geneSupplyOf, genesOwned, total } from "./stock.ts"

/** What the effects of an action need beside its targets. */
interface Needs {
  readonly tokens: number
  readonly cubes: boolean
  readonly freeGene: boolean
  readonly move: boolean
  readonly passiveGene: boolean
}

const needs = new WeakMap<ActionRow, Needs>()

function needsOf(row: ActionRow): Needs {
  let known = needs.get(row)
  if (known === undefined) {
    const has = (name: Effect["effect"]) => row.effect.some(({ effect }) => effect === name)
    known = {
      tokens: row.effect.reduce(
        (sum, part) => sum + (part.effect === "place" ? part.tokens : part.effect === "replace" ? 1 : 0),
        0,
      ),
      cubes: has("addCubes"),
      freeGene: has("gainGene"),
      move: has("moves"),
      passiveGene: has("reactivate"),
    }
    needs.set(row, known)
  }
  return known
}

/** CHR-SPEC-01: why the action cannot be chosen now. Whatever is offered can be completed. */
export function specialObstacle(state: State, seat: Seat, view: Overview, row: ActionRow): Reason | null {
  const player = state.players[seat] as Player
  const need = needsOf(row)
  const missing = missingGene(player, row.cost) ?? missingEnergy(row.cost.energy, view.energy)
  if (missing !== null) return missing
  if (need.tokens > view.supply) return { why: "noTokens", need: need.tokens, have: view.supply }
  if (need.cubes && view.pool === 0) return { why: "noCubes" }
  if (need.freeGene && genesOwned(player) >= chromosomeCapacity) return { why: "chromosomeFull" }
  if (need.move && !canMove(state, view)) return { why: "noMove" }
  // CHR-ALI-02: genes that pay become passive; fortune in their place does not
  if (need.passiveGene && total(player.passive) === 0 && missingForGenesOnly(player, row))
    return { why: "nothingPassive" }
  return row.targets.length > 0 && !hasFirstTarget(state, seat, view, row) ? { why: "noTarget" } : null
}

/** Whether fortune would have to pay, so that no gene becomes passive. */
function missingForGenesOnly(player: Player, { cost }: ActionRow): boolean {
  const paid = cost.action + cost.telepathy + cost.fighting + cost.structure + cost.any
  return paid === 1 && missingGene({ ...player, fortune: 0 }, cost) !== null
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

/** First targets after which a second one can be found. */
function firstRooms(state: State, view: Overview, { targets }: ActionRow): RoomSet {
  const [one, two] = targets
  let rooms = suitable(state, view, one!, 0)
  if (two !== undefined && (two.pick === "group" || two.pick === "room"))
    for (const room of roomsIn(rooms)) if (suitable(state, view, two, room) === 0) rooms &= ~bit(room)
  return rooms
}

function hasFirstTarget(state: State, seat: Seat, view: Overview, row: ActionRow): boolean {
  const { pick } = row.targets[0] as Target
  if (pick === "group" || pick === "room") return firstRooms(state, view, row) !== 0
  return geneOptions(state, seat, row, 0, null).length > 0
}

/** CHR-RUL-23, CHR-RUL-45: a kind that is in the supply; an own gene for which there is another kind. */
function geneOptions(state: State, seat: Seat, row: ActionRow, at: 0 | 1, first: Gene | null): Choice[] {
  const target = row.targets[at] as Target
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

const openAction = ({ seat, action }: { seat: Seat; action: SpecialAction }) => ({
  seat,
  action,
  /** Targets picked so far; a room is 0 where a gene was picked. */
  room: 0,
  otherRoom: 0,
  gene: null as Gene | null,
  otherGene: null as Gene | null,
  geneIsActive: false,
  /** The effect that comes next. */
  at: 0,
  cubesMoved: 0,
  movesMade: 0,
  extraAction: false,
})
type SpecialFrame = Frame & ReturnType<typeof openAction>

const rowOf = (state: State, { action }: { action: SpecialAction }) => laboratoryOf(state).actions[action]

function offerTarget(state: State, frame: SpecialFrame, at: 0 | 1): Choice[] {
  const row = rowOf(state, frame)
  const target = row.targets[at]
  if (target === undefined) return []
  if (target.pick !== "group" && target.pick !== "room")
    return geneOptions(state, frame.seat, row, at, frame.gene)
  const view = overviewOf(state, frame.seat)
  const rooms = at === 0 ? firstRooms(state, view, row) : suitable(state, view, target, frame.room)
  return choicesIn<Choice>(rooms, target.pick === "group" ? groupPicks : roomPicks)
}

function aboutTarget(state: State, frame: SpecialFrame, at: 0 | 1) {
  const target = rowOf(state, frame).targets[at] as Target
  const whose = target.pick === "group" ? target.of : "any"
  return { action: frame.action, pick: target.pick, whose, room: frame.room || null, gene: frame.gene }
}

type TargetChoice = Chosen<"group" | "room" | "gene" | "activeGene" | "passiveGene">

/**
 * CHR-DEC-18: targets, payment, then one effect after another. Hands back the action if it gives the turn another one.
 * Effects that find nothing to work on do nothing.
 */
export const special = procedure("special", openAction, {
  first: {
    rule: "CHR-SPEC-01",
    who: (_state, frame) => frame.seat,
    offer: (state, frame) => offerTarget(state, frame, 0),
    take(_state, frame, choice: TargetChoice) {
      if ("room" in choice) frame.room = choice.room
      else frame.gene = choice.gene
      frame.geneIsActive = choice.do === "activeGene"
      return "second"
    },
    none: () => "pay",
    about: (state, frame) => aboutTarget(state, frame, 0),
  },

  second: {
    rule: "CHR-SPEC-01",
    who: (_state, frame) => frame.seat,
    offer: (state, frame) => offerTarget(state, frame, 1),
    take(_state, frame, choice: TargetChoice) {
      if ("room" in choice) frame.otherRoom = choice.room
      else frame.otherGene = choice.gene
      return "pay"
    },
    none: () => "pay",
    about: (state, frame) => aboutTarget(state, frame, 1),
  },

  pay(state, { seat, action }) {
    const row = laboratoryOf(state).actions[action]
    return call(payment, { seat, cost: row.cost, leavesPassive: needsOf(row).passiveGene }, "effect")
  },

  effect(state, frame, turn) {
    const part = rowOf(state, frame).effect[frame.at++]
    if (part === undefined) return doneWith(frame.extraAction ? frame.action : null)
    return carryOut(state, frame, part, turn)
  },

  // CHR-ALI-01, CHR-ALI-02: chosen after paying, so that the gene just paid is among them
  reactivate: {
    rule: "CHR-ALI-01",
    who: (_state, frame) => frame.seat,
    offer(state, frame) {
      const { passive } = state.players[frame.seat] as Player
      return genes.filter((gene) => passive[gene] > 0).map((gene) => passiveGene[gene])
    },
    take(state, frame, choice: Chosen<"passiveGene">, turn) {
      const { active, passive } = state.players[frame.seat] as Player
      passive[choice.gene]--
      active[choice.gene]++
      turn.tell({ fact: "reactivated", seat: frame.seat, gene: choice.gene })
      return "effect"
    },
    none: () => "effect",
  },

  // CHR-PAR-07: one movement, and then perhaps another
  moved: {
    rule: "CHR-PAR-07",
    who: (_state, frame) => frame.seat,
    offer(state, frame) {
      const part = rowOf(state, frame).effect[frame.at - 1] as Extract<Effect, { effect: "moves" }>
      const more = frame.movesMade < part.most && canMove(state, overviewOf(state, frame.seat))
      return more ? [again, enough] : []
    },
    take(_state, frame, choice: Chosen<"again" | "enough">) {
      if (choice.do === "enough") return "effect"
      frame.movesMade++
      return call(movement, { seat: frame.seat }, "moved")
    },
    none: () => "effect",
  },
})

type SpecialStep = "effect" | "reactivate" | "moved"

/** The primitives of data/actions.ts. */
function carryOut(state: State, frame: SpecialFrame, part: Effect, turn: Turn): Next<SpecialStep> {
  const { seat } = frame
  const player = state.players[seat] as Player
  const roomOf = (picked: Picked) => (picked === "first" ? frame.room : frame.otherRoom)
  const geneOf = (picked: Picked) => (picked === "first" ? frame.gene : frame.otherGene) as Gene
  switch (part.effect) {
    case "attack": {
      const from = roomOf(part.from)
      const to = roomOf(part.to)
      if (state.groups[from] === undefined || state.groups[to] === undefined) return "effect"
      // CHR-FER-01, CHR-RUL-47: the attacking group counts too
      const { own, terrain } = overviewOf(state, seat)
      const modifier = part.modifier === "none" ? 0 : roomsIn(own & (terrain.next[to] as number)).length
      return call(attack, { attacker: seat, from, to, modifier, immune: part.immune }, "effect")
    }
    case "lose":
      // CHR-SPEC-02, CHR-RUL-31: enemy tokens become trophies, own ones go to the supply
      if (state.groups[roomOf(part.group)] !== undefined)
        removeTokens(state, roomOf(part.group), part.tokens, part.to === "trophy" ? seat : null, turn)
      return "effect"
    case "place":
      place(state, seat, roomOf(part.room), part.tokens, turn)
      return "effect"
    case "replace":
      // CHR-ALI-06, CHR-ALI-07, CHR-RUL-46: sterility does not matter
      removeTokens(state, roomOf(part.group), 1, seat, turn)
      place(state, seat, roomOf(part.group), 1, turn)
      return "effect"
    case "relocate":
      relocate(state, seat, roomOf(part.group), roomOf(part.room), turn)
      return "effect"
    case "moves":
      if (!canMove(state, overviewOf(state, seat))) return "effect"
      frame.movesMade = 1
      return call(movement, { seat }, "moved")
    case "charge":
      chargeGroup(state, roomOf(part.group), turn)
      return "effect"
    case "chargeNear":
      chargeNear(state, roomOf(part.room), seat, turn)
      return "effect"
    case "addCubes":
      addCubes(state, roomOf(part.room), part.cubes, turn)
      return "effect"
    case "removeCubes":
      removeCubes(state, roomOf(part.room), part.cubes, turn)
      return "effect"
    case "moveCubes":
      frame.cubesMoved = moveCubes(state, roomOf(part.from), roomOf(part.to), turn)
      return "effect"
    case "test": {
      // CHR-CAD-05, CHR-RUL-54: only the cubes that were moved are counted
      const room = roomOf(part.room)
      const power = part.power === "moved" ? frame.cubesMoved : (state.cubes[room] ?? 0)
      return power > 0 ? call(resilienceTests, { room, power, by: seat }, "effect") : "effect"
    }
    case "irradiate": {
      // CHR-CAD-02: clockwise from the acting seat
      const seats = clockwise(seat, state.seats).slice(part.who === "all" ? 0 : 1)
      return call(irradiationOfAll, { seats, points: part.points }, "effect")
    }
    case "gainGene":
      gainGene(player, seat, geneOf(part.gene), turn)
      return "effect"
    case "changeGene":
      changeGene(player, frame, turn)
      return "effect"
    case "reactivate":
      return "reactivate"
    case "extraAction":
      // CHR-ALI-03
      frame.extraAction = true
      return "effect"
    case "fortune":
      raiseFortune(state, seat, part.points, turn)
      return "effect"
  }
}

/** CHR-PAR-04, CHR-PAR-06: a new group is discharged. */
function place(state: State, seat: Seat, room: number, level: number, turn: Turn): void {
  state.groups[room] = { seat, level, charged: false }
  turn.tell({ fact: "placed", seat, room, tokens: level })
}

/** CHR-PAR-01, CHR-PAR-02, CHR-RUL-55: groups change places, never merge, and keep their charge. */
function relocate(state: State, seat: Seat, from: number, to: number, turn: Turn): void {
  const { groups } = state
  const group = groups[from]
  if (group === undefined) return
  const other = groups[to]
  groups[to] = group
  if (other === undefined) delete groups[from]
  else groups[from] = other
  turn.tell({ fact: other === undefined ? "teleported" : "swapped", seat, from, to })
}

/** CHR-ALI-05: an active gene stays active, a passive one passive. */
function changeGene(player: Player, frame: SpecialFrame, turn: Turn): void {
  const old = frame.gene as Gene
  const gene = frame.otherGene as Gene
  const place = frame.geneIsActive ? player.active : player.passive
  place[old]--
  place[gene]++
  turn.tell({ fact: "changedGene", seat: frame.seat, old, gene, active: frame.geneIsActive })
}

/** CHR-FOR-08, CHR-RUL-26: within the track. */
export function raiseFortune(state: State, seat: Seat, points: number, turn: Turn): void {
  const player = state.players[seat] as Player
  const fortune = Math.max(0, Math.min(state.options.fortuneMaximum, player.fortune + points))
  if (fortune === player.fortune) return
  turn.tell({ fact: "fortuneChanged", seat, points: fortune - player.fortune, fortune })
  player.fortune = fortune
}
