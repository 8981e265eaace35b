// Spark: the attack that everybody has, over any distance that can be paid.

import { call, type Seat } from "@genepool/engine"
import { type Cost, cost } from "../data/actions.ts"
import { attack } from "./attack.ts"
import { attackers, type Choice, type Chosen, choicesIn } from "./choices.ts"
import { missingGene, payment } from "./costs.ts"
import { bit, type RoomSet, terrainOf } from "./laboratory.ts"
import { type Overview, overviewOf, roomsIn } from "./overview.ts"
import { procedure } from "./procedure.ts"
import type { Reason } from "./reasons.ts"
import { groupsRefused } from "./refused.ts"
import type { Player, State } from "./state.ts"

/** CHR-GENE-03: an action gene, and energy for the way. */
const withEnergy: readonly Cost[] = Array.from({ length: 100 }, (_, energy) => cost({ action: 1, energy }))

/** CHR-SPARK-01: one energy for each room in between; CHR-EVT-06: an event may change it. */
function sparkEnergy(state: State, from: number, to: number): number {
  return Math.max(0, (terrainOf(state).distance[from]![to] as number) - 1 + state.modifiers.sparkEnergy)
}

/** CHR-SPARK-02, CHR-RUL-33: whatever the energy reaches, over occupied rooms too. */
function inReach(state: State, view: Overview, from: number): RoomSet {
  const reach = view.energy + 1 - state.modifiers.sparkEnergy
  return reach < 1 ? 0 : view.others & (view.terrain.within[from]![Math.min(20, reach)] as number)
}

/** CHR-ATT-02: only groups of other players are in reach. */
function canAttack(state: State, view: Overview): RoomSet {
  let rooms = 0
  for (const room of roomsIn(view.own)) if (inReach(state, view, room) !== 0) rooms |= bit(room)
  return rooms
}

/** Whether it can be chosen. By how much it could not is another question, and a longer one. */
export function canSpark(state: State, seat: Seat, view: Overview): boolean {
  return missingGene(state.players[seat] as Player, withEnergy[0]!) === null && canAttack(state, view) !== 0
}

export function sparkObstacle(state: State, seat: Seat, view: Overview): Reason | null {
  const missing = missingGene(state.players[seat] as Player, withEnergy[0]!)
  if (missing !== null) return missing
  if (canAttack(state, view) !== 0) return null
  const need = Math.min(99, ...roomsIn(view.own).map((from) => nearestFrom(state, view, from)))
  return { why: "outOfReach", need, have: view.energy }
}

/** The energy that the nearest group of others would take. */
function nearestFrom(state: State, view: Overview, from: number): number {
  return Math.min(99, ...roomsIn(view.others).map((to) => sparkEnergy(state, from, to)))
}

function targetIn(state: State, from: number, room: number): Choice {
  return { do: "target", room, energy: sparkEnergy(state, from, room) }
}

export const spark = procedure("spark", ({ seat }: { seat: Seat }) => ({ seat, from: 0, to: 0 }), {
  // CHR-DEC-12
  attacker: {
    rule: "CHR-ATT-01",
    who: (_state, frame) => frame.seat,
    offer: (state, frame) => choicesIn(canAttack(state, overviewOf(state, frame.seat)), attackers),
    take(_state, frame, choice: Chosen<"attacker">) {
      frame.from = choice.room
      return "target"
    },
    whyNot(state, { seat }) {
      const view = overviewOf(state, seat)
      return groupsRefused(state, seat, choicesIn(canAttack(state, view), attackers), attackers, (room) => ({
        why: "outOfReach",
        need: nearestFrom(state, view, room),
        have: view.energy,
      }))
    },
  },

  // CHR-DEC-13
  target: {
    rule: "CHR-SPARK-01",
    who: (_state, frame) => frame.seat,
    offer: (state, frame) =>
      roomsIn(inReach(state, overviewOf(state, frame.seat), frame.from)).map((room) =>
        targetIn(state, frame.from, room),
      ),
    take(_state, frame, choice: Chosen<"target">) {
      frame.to = choice.room
      return call(payment, { seat: frame.seat, cost: withEnergy[choice.energy]! }, "attack")
    },
    about: (_state, frame) => ({ room: frame.from }),
    whyNot(state, frame) {
      const view = overviewOf(state, frame.seat)
      return roomsIn(view.others & ~inReach(state, view, frame.from)).map((room) => ({
        choice: targetIn(state, frame.from, room),
        reason: { why: "outOfReach", need: sparkEnergy(state, frame.from, room), have: view.energy },
      }))
    },
  },

  attack: (_state, { seat, from, to }) =>
    call(attack, { attacker: seat, from, to, modifier: 0, immune: false }),
})
