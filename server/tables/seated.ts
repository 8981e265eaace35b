// A seat of a table, with who is in it.
import type { SeatRow } from "../store/schema.ts"

export interface Seated extends SeatRow {
  /** Of the player in it; empty for an account that is gone. */
  name: string | null
  playerKind: "guest" | "member" | "bot" | null
  /** The account is deleted. */
  gone: boolean
}
