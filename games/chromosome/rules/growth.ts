// Growth: new tokens, added to one group or spread over empty rooms.

import { call, done, type Seat } from "@genepool/engine"
import { cost } from "../data/actions.ts"
import { maximumLevel } from "../data/constants.ts"
import {
  add,
  type Choice,
  type Chosen,
  choicesIn,
  enough,
  groupPicks,
  roomPicks,
  spread,
  tokenCounts,
} from "./choices.ts"
import { missingGene, payable, payment } from "./costs.ts"
import { bit, type RoomSet } from "./laboratory.ts"
import { effectiveSterility } from "./movement.ts"
import { admitting, emptyRooms, type Overview, overviewOf } from "./overview.ts"
import { procedure } from "./procedure.ts"
import type { Reason } from "./reasons.ts"
import { groupsRefused, roomsRefused } from "./refused.ts"
import type { Group, Player, State } from "./state.ts"

/** CHR-GROW-01: one action gene for each token. */
const genesFor = Array.from({ length: 21 }, (_, tokens) => cost({ action: tokens }))

/** CHR-GROW-02, CHR-GROW-06: own groups with room for a token; sterility does not matter. */
function growing({ own, level }: Overview): RoomSet {
  return own & (level[maximumLevel - 1] as number)
}

/** CHR-GROW-03..05: empty rooms next to an own group that admit a single token. */
function spreading(state: State, view: Overview): RoomSet {
  return view.nextToOwn & emptyRooms(view) & admitting(state, view.terrain, 1)
}

/** Why it cannot be chosen. */
export function growthObstacle(state: State, seat: Seat, view: Overview): Reason | null {
  // CHR-GROW-07
  if (view.supply === 0) return { why: "noTokens", need: 1, have: 0 }
  const missing = missingGene(state.players[seat] as Player, genesFor[1]!)
  if (missing !== null) return missing
  return growing(view) === 0 && spreading(state, view) === 0 ? { why: "noPlace" } : null
}

/** CHR-GROW-07, CHR-RUL-17: what is paid for is what is placed. */
function mostTokens(state: State, seat: Seat, supply: number): number {
  return Math.min(supply, payable(state.players[seat] as Player, "action"))
}

/** What is not spoken for yet: without any, only fortune can pay for one more token. */
function genesLeft(state: State, { seat, rooms }: { seat: Seat; rooms: readonly number[] }): number {
  return Math.max(0, (state.players[seat] as Player).active.action - rooms.length)
}

/** CHR-DEC-10 */
export const growth = procedure(
  "growth",
  ({ seat }: { seat: Seat }) => ({ seat, room: 0, tokens: 0, rooms: [] as number[] }),
  {
    mode: {
      rule: "CHR-GROW-01",
      who: (_state, frame) => frame.seat,
      offer(state, frame) {
        const view = overviewOf(state, frame.seat)
        const options: Choice[] = []
        if (growing(view) !== 0) options.push(add)
        if (spreading(state, view) !== 0) options.push(spread)
        return options
      },
      take: (_state, _frame, choice) => (choice.do === "add" ? "group" : "rooms"),
    },

    group: {
      rule: "CHR-GROW-02",
      who: (_state, frame) => frame.seat,
      offer: (state, frame) => choicesIn(growing(overviewOf(state, frame.seat)), groupPicks),
      take(_state, frame, choice: Chosen<"group">) {
        frame.room = choice.room
        return "tokens"
      },
      whyNot: (state, { seat }) =>
        groupsRefused(
          state,
          seat,
          choicesIn(growing(overviewOf(state, seat)), groupPicks),
          groupPicks,
          () => ({
            why: "groupFull",
          }),
        ),
    },

    tokens: {
      rule: "CHR-GROW-02",
      who: (_state, frame) => frame.seat,
      offer(state, frame) {
        const { level } = state.groups[frame.room] as Group
        const { supply } = overviewOf(state, frame.seat)
        const most = Math.min(maximumLevel - level, mostTokens(state, frame.seat, supply))
        return tokenCounts.slice(1, most + 1)
      },
      take(_state, frame, choice: Chosen<"tokens">) {
        frame.tokens = choice.tokens
        return call(payment, { seat: frame.seat, cost: genesFor[choice.tokens]! }, "grow")
      },
      about: (state, frame) => ({ room: frame.room, genes: genesLeft(state, frame) }),
    },

    // CHR-GROW-02: the new tokens take over the charge of the group
    grow(state, { seat, room, tokens }, turn) {
      const group = state.groups[room] as Group
      group.level += tokens
      turn.tell({ fact: "grew", seat, room, tokens, level: group.level })
      return done
    },

    // CHR-RUL-16: one room after another, each empty and each another one
    rooms: {
      rule: "CHR-GROW-03",
      who: (_state, frame) => frame.seat,
      offer: (state, { seat, rooms }) => roomsToSpread(state, seat, rooms),
      take(_state, frame, choice: Chosen<"room" | "enough">) {
        if (choice.do === "room") {
          frame.rooms.push(choice.room)
          return "rooms"
        }
        return call(payment, { seat: frame.seat, cost: genesFor[frame.rooms.length]! }, "spread")
      },
      about: (state, frame) => ({ tokens: frame.rooms.length, genes: genesLeft(state, frame) }),
      whyNot: (state, { seat, rooms }) => [
        ...(rooms.length === 0 ? [{ choice: enough, reason: { why: "atLeastOne" as const } }] : []),
        ...roomsRefused(state, roomsToSpread(state, seat, rooms), roomPicks, (room) =>
          spreadReason(state, seat, rooms, room),
        ),
      ],
    },

    spread(state, { seat, rooms }, turn) {
      for (const room of rooms) {
        state.groups[room] = { seat, level: 1, charged: false }
        turn.tell({ fact: "placed", seat, room, tokens: 1 })
      }
      return done
    },
  },
)

function roomsToSpread(state: State, seat: Seat, rooms: readonly number[]): Choice[] {
  const view = overviewOf(state, seat)
  if (rooms.length === mostTokens(state, seat, view.supply)) return [enough]
  // CHR-GROW-04, CHR-RUL-15: tokens of this action are placed after paying, so none is grown from
  // another
  let left = spreading(state, view)
  for (const room of rooms) left &= ~bit(room)
  const options: Choice[] = choicesIn(left, roomPicks)
  if (rooms.length > 0) options.push(enough)
  return options
}

function spreadReason(state: State, seat: Seat, rooms: readonly number[], room: number): Reason {
  const view = overviewOf(state, seat)
  if (rooms.includes(room)) return { why: "roomChosen" }
  if ((view.others & bit(room)) !== 0) return { why: "enemyRoom", seat: state.groups[room]!.seat }
  if ((view.own & bit(room)) !== 0) return { why: "ownRoom" }
  if ((view.nextToOwn & bit(room)) === 0) return { why: "notBesideYours" }
  return { why: "tooSterile", sterility: effectiveSterility(state, room) }
}
