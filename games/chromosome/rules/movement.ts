// II.1 Movement and II.2 Sterility: any number of tokens of one group go together into one adjacent
// room.

import { done, type Seat } from "@genepool/engine"
import { maximumLevel } from "../data/constants.ts"
import { type Choice, type Chosen, choicesIn, froms, tokenCounts, tos } from "./choices.ts"
import { bit, laboratoryOf, type RoomSet, roomIn, terrainOf } from "./laboratory.ts"
import { admitting, emptyRooms, type Overview, overviewOf, roomsIn } from "./overview.ts"
import { procedure } from "./procedure.ts"
import type { Reason, Withheld } from "./reasons.ts"
import { groupsRefused, roomsRefused } from "./refused.ts"
import type { Group, State, Table } from "./state.ts"

/** Where so many tokens of a group may go. */
export function destinations(state: State, view: Overview, from: number, tokens: number): RoomSet {
  // CHR-MOVE-06, CHR-GRP-03: an own group may be joined if the sum stays within level 3
  const joinable = view.own & (view.level[maximumLevel - tokens] as number)
  // CHR-MOVE-04: never a room of another player; CHR-MOVE-05: radiation is no hindrance
  const open = emptyRooms(view) | joinable
  // CHR-STER-01, CHR-STER-03, CHR-RUL-13: the tokens that move are compared, not the group that
  // results
  return (view.terrain.next[from] as number) & open & admitting(state, view.terrain, tokens)
}

function canLeave(state: State, view: Overview, from: number): boolean {
  const { level } = state.groups[from] as Group
  for (let tokens = level; tokens >= 1; tokens--)
    if (destinations(state, view, from, tokens) !== 0) return true
  return false
}

export function canMove(state: State, view: Overview): boolean {
  for (let rest = view.own; rest !== 0; rest &= rest - 1) if (canLeave(state, view, roomIn(rest))) return true
  return false
}

/** CHR-MOVE-01..08: one movement. */
export const movement = procedure("movement", ({ seat }: { seat: Seat }) => ({ seat, room: 0, tokens: 0 }), {
  // CHR-DEC-04
  from: {
    rule: "CHR-MOVE-01",
    who: (_state, frame) => frame.seat,
    offer: (state, { seat }) => leaving(state, seat),
    take(_state, frame, choice: Chosen<"from">) {
      frame.room = choice.room
      return "tokens"
    },
    whyNot: (state, { seat }) =>
      groupsRefused(state, seat, leaving(state, seat), froms, () => ({ why: "noWayOut" })),
  },

  // CHR-DEC-05, CHR-MOVE-02: the whole group, or a part of it
  tokens: {
    rule: "CHR-MOVE-02",
    who: (_state, frame) => frame.seat,
    offer(state, frame) {
      const view = overviewOf(state, frame.seat)
      const options: Choice[] = []
      const { level } = state.groups[frame.room] as Group
      for (let tokens = 1; tokens <= level; tokens++)
        if (destinations(state, view, frame.room, tokens) !== 0) options.push(tokenCounts[tokens]!)
      return options
    },
    take(_state, frame, choice: Chosen<"tokens">) {
      frame.tokens = choice.tokens
      return "to"
    },
    about: (_state, frame) => ({ room: frame.room }),
  },

  // CHR-DEC-06, CHR-MOVE-03: all of them into the same room
  to: {
    rule: "CHR-STER-01",
    who: (_state, frame) => frame.seat,
    offer(state, frame) {
      const view = overviewOf(state, frame.seat)
      return choicesIn(destinations(state, view, frame.room, frame.tokens), tos)
    },
    take(state, frame, choice: Chosen<"to">, turn) {
      const { seat, room: from, tokens } = frame
      const { room: to } = choice
      const isMerged = moveTokens(state, from, to, tokens)
      turn.tell({ fact: "moved", seat, tokens, from, to })
      if (isMerged) {
        const { level, charged } = state.groups[to] as Group
        turn.tell({ fact: "merged", seat, room: to, level, charged })
      }
      return done
    },
    about: (_state, frame) => ({ room: frame.room, tokens: frame.tokens }),
    whyNot: (state, frame) => closedDoors(state, frame.seat, frame.room, frame.tokens),
  },
})

/** CHR-MOVE-01: groups that can enter some room. */
function leaving(state: State, seat: Seat): Choice[] {
  const view = overviewOf(state, seat)
  let rooms = 0
  for (const room of roomsIn(view.own)) if (canLeave(state, view, room)) rooms |= bit(room)
  return choicesIn(rooms, froms)
}

/** Returns whether two groups became one. */
export function moveTokens(state: State, from: number, to: number, tokens: number): boolean {
  const { groups } = state
  const leaving = groups[from] as Group
  const { seat, charged } = leaving
  const there = groups[to]
  // CHR-STER-02, CHR-STER-04: what stays behind may be fewer than the room's sterility
  if (leaving.level === tokens) delete groups[from]
  else leaving.level -= tokens
  // CHR-GRP-06: both parts of a split group keep the charge
  if (there === undefined) {
    groups[to] = { seat, level: tokens, charged }
    return false
  }
  // CHR-GRP-05: charged only if both parts were
  there.level += tokens
  there.charged = there.charged && charged
  return true
}

/** Why the other rooms cannot be entered. */
function closedDoors(state: State, seat: Seat, from: number, tokens: number): Withheld[] {
  const view = overviewOf(state, seat)
  const legal = destinations(state, view, from, tokens)
  const next = terrainOf(state).next[from] as number
  return roomsRefused(state, choicesIn(legal, tos), tos, (room) => {
    if (room === from) return { why: "sameRoom" }
    return (next & bit(room)) === 0
      ? { why: "notAdjacent", room: from }
      : doorReason(state, view, room, tokens)
  })
}

function doorReason(state: State, view: Overview, room: number, tokens: number): Reason {
  if ((view.others & bit(room)) !== 0) return { why: "enemyRoom", seat: state.groups[room]!.seat }
  if ((admitting(state, view.terrain, tokens) & bit(room)) === 0)
    return { why: "tooSterile", sterility: effectiveSterility(state, room) }
  return { why: "groupTooLarge", level: state.groups[room]!.level }
}

/** CHR-EVT-05: as printed, changed by an event, never outside of 1 to 3. */
export function effectiveSterility(state: Table, room: number): number {
  const { sterility } = laboratoryOf(state).room[room]!
  return Math.min(3, Math.max(1, sterility + state.modifiers.sterility))
}
