// CHR-CONST-02: the twenty room tiles. That there are twenty, sterility 1 to 3, starting and red
// rooms is the rulebook's.

import type { Status } from "./status.ts"

/** CHR-MAP-02: the number is the identity of a room. */
export interface RoomRow {
  readonly room: number
  /** Pipes: how many tokens must enter together at least. */
  readonly sterility: 1 | 2 | 3 // CHR-CONST-13
  /** Blue frame: a stack may start here. */
  readonly start: boolean
  /** CHR-MAP-03: red number: some event card can remove the room. */
  readonly red: boolean
  readonly status: Status
}

function room(room: number, sterility: 1 | 2 | 3, mark: "" | "start" | "red" = ""): RoomRow {
  return { room, sterility, start: mark === "start", red: mark === "red", status: "reconstructed" }
}

export const roomRows: readonly RoomRow[] = [
  room(1, 2, "start"),
  room(2, 2, "start"),
  room(3, 2, "start"),
  room(4, 2, "start"),
  room(5, 1),
  room(6, 1),
  room(7, 1, "red"),
  room(8, 1, "red"),
  room(9, 1, "red"),
  room(10, 1, "red"),
  room(11, 1),
  room(12, 1),
  room(13, 1),
  room(14, 2),
  room(15, 2),
  room(16, 2, "red"),
  room(17, 2, "red"),
  room(18, 3),
  room(19, 3),
  room(20, 3),
]
