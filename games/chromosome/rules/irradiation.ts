// Irradiation: up to 7 a microbe bears it; every point above costs a token, and the game when there
// are not enough.

import { call, done, type Seat } from "@genepool/engine"
import { irradiationLimit, maximumLevel } from "../data/constants.ts"
import { type Chosen, choicesIn, giveUps } from "./choices.ts"
import { removeTokens } from "./losses.ts"
import { overviewOf, roomsIn } from "./overview.ts"
import { procedure } from "./procedure.ts"
import { groupsRefused } from "./refused.ts"
import type { Player } from "./state.ts"
import { isAlive, tokensOnMap } from "./stock.ts"

interface Irradiated {
  readonly seat: Seat
  readonly points: number
  /**
   * CHR-CAD-06: whose trophies the tokens become that others give up; null: they go to the supply.
   */
  readonly by: Seat | null
}

/** CHR-IRR-01..06, CHR-RUL-66: from every source, at any time. */
export const irradiation = procedure("irradiation", (args: Irradiated) => ({ ...args, excess: 0 }), {
  raise(state, frame, turn) {
    const { seat, points } = frame
    const player = state.players[seat] as Player
    const level = player.irradiation + points
    player.irradiation = Math.min(level, irradiationLimit)
    turn.tell({ fact: "irradiated", seat, points, level: player.irradiation })
    frame.excess = level - player.irradiation
    if (frame.excess === 0) return done
    turn.tell({ fact: "excess", seat, excess: frame.excess })
    // CHR-IRR-05, CHR-RUL-36: at least one token must stay, or all are given up and it is not
    // enough
    if (tokensOnMap(state, seat) > frame.excess) return "giveUp"
    player.fate = "doomed"
    turn.tell({ fact: "doomed", seat })
    // CHR-CAD-06, CHR-RUL-54: who is hit harder does not pay less
    for (const room of roomsIn(overviewOf(state, seat).own))
      removeTokens(state, room, maximumLevel, frame.by, turn)
    return done
  },

  // CHR-DEC-19, CHR-IRR-02: one token at a time, the owner's choice
  giveUp: {
    rule: "CHR-IRR-02",
    who: (_state, frame) => frame.seat,
    offer: (state, frame) => choicesIn(overviewOf(state, frame.seat).own, giveUps),
    take(state, frame, choice: Chosen<"giveUp">, turn) {
      removeTokens(state, choice.room, 1, frame.by, turn)
      frame.excess--
      return frame.excess > 0 ? "giveUp" : done
    },
    about: (_state, frame) => ({ excess: frame.excess }),
    whyNot: (state, { seat }) =>
      groupsRefused(state, seat, choicesIn(overviewOf(state, seat).own, giveUps), giveUps, (room) => ({
        why: "enemyGroup",
        seat: state.groups[room]!.seat,
      })),
  },
})

/** Several seats one after another; tokens given up go to their owners' supplies. */
export const irradiationOfAll = procedure(
  "irradiationOfAll",
  ({ seats, points }: { seats: Seat[]; points: number }) => ({ left: seats, points }),
  {
    next(state, frame) {
      const seat = frame.left.shift()
      if (seat === undefined) return done
      return isAlive(state, seat)
        ? call(irradiation, { seat, points: frame.points, by: null }, "next")
        : "next"
    },
  },
)
