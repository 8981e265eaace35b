// Special actions: what a species' row of data says, carried out target by target and effect by
// effect.

import { call, doneWith, type Frame, type Next, type Seat } from "@genepool/engine"
import type { ActionRow, Effect, Picked } from "../data/actions.ts"
import { chromosomeCapacity } from "../data/constants.ts"
import { type Gene, genes } from "../data/genes.ts"
import type { SpecialAction } from "../data/species.ts"
import { attack } from "./attack.ts"
import { again, type Chosen, enough, groupPicks, passiveGene, roomPicks } from "./choices.ts"
import { missingEnergy, missingGene, payment } from "./costs.ts"
import { addCubes, chargeGroup, chargeNear, moveCubes, removeCubes } from "./cubes.ts"
import type { Turn } from "./facts.ts"
import { raiseFortune } from "./fortune.ts"
import { irradiationOfAll } from "./irradiation.ts"
import { laboratoryOf } from "./laboratory.ts"
import { removeTokens } from "./losses.ts"
import { canMove, movement } from "./movement.ts"
import { gainGene } from "./mutation.ts"
import { type Overview, overviewOf, roomsIn } from "./overview.ts"
import { merge, place, relocate } from "./placing.ts"
import { procedure } from "./procedure.ts"
import { resilienceTests } from "./radiation.ts"
import type { Reason, Withheld } from "./reasons.ts"
import { roomsRefused } from "./refused.ts"
import type { Player, State } from "./state.ts"
import { clockwise, genesOwned, total } from "./stock.ts"
import { aboutTarget, hasTargets, targetOptions } from "./targets.ts"

/** What the effects of an action need beside its targets. */
interface Needs {
  readonly tokens: number
  readonly cubes: boolean
  readonly freeGene: boolean
  readonly move: boolean
  readonly passiveGene: boolean
  /** An own gene is picked, so that what pays must be passive by then. */
  readonly payFirst: boolean
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
      payFirst: row.targets.some(({ pick }) => pick === "ownGene"),
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
  return hasTargets(state, seat, view, row) ? null : { why: "noTarget" }
}

/** Whether fortune would have to pay, so that no gene becomes passive. */
function missingForGenesOnly(player: Player, { cost }: ActionRow): boolean {
  const paid = cost.action + cost.telepathy + cost.fighting + cost.structure + cost.any
  return paid === 1 && missingGene({ ...player, fortune: 0 }, cost) !== null
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
  paid: false,
  /** The effect that comes next. */
  at: 0,
  cubesMoved: 0,
  movesMade: 0,
  extraAction: false,
})
type SpecialFrame = Frame & ReturnType<typeof openAction>

/** Groups and rooms that the action cannot be aimed at. */
function targetsRefused(state: State, frame: SpecialFrame, at: 0 | 1): Withheld[] {
  const row = rowOf(state, frame)
  const options = targetOptions(state, frame.seat, row, frame, at)
  const pick = options[0]?.do
  if (pick !== "group" && pick !== "room") return []
  const refused = roomsRefused(state, options, pick === "group" ? groupPicks : roomPicks, () => ({
    why: "notATarget",
    action: row.action,
  }))
  return refused.filter(
    ({ choice }) => pick === "room" || ("room" in choice && state.groups[choice.room] !== undefined),
  )
}

const rowOf = (state: State, { action }: { action: SpecialAction }) => laboratoryOf(state).actions[action]

type TargetChoice = Chosen<"group" | "room" | "gene" | "activeGene" | "passiveGene">

/**
 * CHR-DEC-18: targets, payment, then one effect after another. Hands back whether the turn has
 * another action. Effects that find nothing to work on do nothing.
 */
export const special = procedure("special", openAction, {
  // CHR-ALI-05: a gene that pays cannot be changed as the active one it was
  begin: (state, frame) => (needsOf(rowOf(state, frame)).payFirst ? "pay" : "first"),

  first: {
    rule: "CHR-SPEC-01",
    who: (_state, frame) => frame.seat,
    offer: (state, frame) => targetOptions(state, frame.seat, rowOf(state, frame), frame, 0),
    take(_state, frame, choice: TargetChoice) {
      if ("room" in choice) frame.room = choice.room
      else frame.gene = choice.gene
      frame.geneIsActive = choice.do === "activeGene"
      return "second"
    },
    none: () => "aimed",
    about: (state, frame) => aboutTarget(rowOf(state, frame), frame, 0),
    whyNot: (state, frame) => targetsRefused(state, frame, 0),
  },

  second: {
    rule: "CHR-SPEC-01",
    who: (_state, frame) => frame.seat,
    offer: (state, frame) => targetOptions(state, frame.seat, rowOf(state, frame), frame, 1),
    take(_state, frame, choice: TargetChoice) {
      if ("room" in choice) frame.otherRoom = choice.room
      else frame.otherGene = choice.gene
      return "aimed"
    },
    none: () => "aimed",
    about: (state, frame) => aboutTarget(rowOf(state, frame), frame, 1),
    whyNot: (state, frame) => targetsRefused(state, frame, 1),
  },

  aimed: (_state, { paid }) => (paid ? "effect" : "pay"),

  pay(state, frame) {
    const row = rowOf(state, frame)
    const { passiveGene: leavesPassive, payFirst } = needsOf(row)
    frame.paid = true
    return call(payment, { seat: frame.seat, cost: row.cost, leavesPassive }, payFirst ? "first" : "effect")
  },

  effect(state, frame, turn) {
    const part = rowOf(state, frame).effect[frame.at++]
    if (part === undefined) return doneWith(frame.extraAction)
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
    case "merge":
      merge(state, seat, roomOf(part.from), roomOf(part.into), turn)
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

/** CHR-ALI-05: an active gene stays active, a passive one passive. */
function changeGene(player: Player, frame: SpecialFrame, turn: Turn): void {
  const old = frame.gene as Gene
  const gene = frame.otherGene as Gene
  const place = frame.geneIsActive ? player.active : player.passive
  place[old]--
  place[gene]++
  turn.tell({ fact: "changedGene", seat: frame.seat, old, gene, active: frame.geneIsActive })
}
