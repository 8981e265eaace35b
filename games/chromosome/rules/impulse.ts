// Impulse: creates a radioactive space, or absorbs energy from one.

import { call, done, type Seat } from "@genepool/engine"
import { cost } from "../data/actions.ts"
import { impulseCubes } from "../data/constants.ts"
import { absorb, type Choice, type Chosen, choicesIn, create, roomPicks } from "./choices.ts"
import { missingGene, payment } from "./costs.ts"
import { addCubes, chargeNear, removeCubes } from "./cubes.ts"
import { overviewOf } from "./overview.ts"
import { procedure } from "./procedure.ts"
import type { Reason } from "./reasons.ts"
import { roomsRefused } from "./refused.ts"
import type { Player, State } from "./state.ts"

/** CHR-IMP-01 */
/** CHR-GENE-04 */
const impulseCost = cost({ telepathy: 1 })

/** Either the pool or the map has cubes, so that one of the two ways is always open. */
export function impulseObstacle(state: State, seat: Seat): Reason | null {
  return missingGene(state.players[seat] as Player, impulseCost)
}

/** CHR-DEC-17 */
export const impulse = procedure(
  "impulse",
  ({ seat }: { seat: Seat }) => ({ seat, way: "create" as "create" | "absorb", room: 0 }),
  {
    way: {
      rule: "CHR-IMP-01",
      who: (_state, frame) => frame.seat,
      offer(state, frame) {
        const { pool, radioactive } = overviewOf(state, frame.seat)
        const options: Choice[] = []
        // CHR-IMP-06
        if (pool > 0) options.push(create)
        // CHR-RUL-20: also where there is nothing to charge
        if (radioactive !== 0) options.push(absorb)
        return options
      },
      take(_state, frame, choice: Chosen<"create" | "absorb">) {
        frame.way = choice.do
        return "room"
      },
    },

    // CHR-IMP-02: any room to create a space in, any radioactive room to absorb from
    room: {
      rule: "CHR-IMP-02",
      who: (_state, frame) => frame.seat,
      offer(state, frame) {
        const { terrain, radioactive } = overviewOf(state, frame.seat)
        return choicesIn(frame.way === "create" ? terrain.all : radioactive, roomPicks)
      },
      take(_state, frame, choice: Chosen<"room">) {
        frame.room = choice.room
        return call(payment, { seat: frame.seat, cost: impulseCost }, "effect")
      },
      about: (_state, frame) => ({ way: frame.way }),
      whyNot(state, frame) {
        const { terrain, radioactive } = overviewOf(state, frame.seat)
        const offered = choicesIn(frame.way === "create" ? terrain.all : radioactive, roomPicks)
        return roomsRefused(state, offered, roomPicks, () => ({ why: "notRadioactive" }))
      },
    },

    effect(state, { seat, way, room }, turn) {
      // CHR-IMP-02, CHR-IMP-03: the cubes first, then the charge
      if (way === "create") {
        addCubes(state, room, impulseCubes, turn)
        chargeNear(state, room, seat, turn)
      } else {
        // CHR-IMP-04: the charge first, then one cube less
        chargeNear(state, room, seat, turn)
        removeCubes(state, room, 1, turn)
      }
      return done
    },
  },
)
