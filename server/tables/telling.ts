// What a table has to tell people who do not look at it. How that reaches them is not the table's
// affair.
import type { NoticeKind } from "@genepool/wire"
import type { Kysely } from "kysely"
import type { Database } from "../store/schema.ts"

export interface Telling {
  readonly kind: NoticeKind
  readonly player: string
  /** Null for what is about no table. */
  readonly table: string | null
  /**
   * The line of the journal that it is about, or a count: the same kind about the same number is
   * told once.
   */
  readonly n: number
  /** Who did it, by name; empty for nobody. */
  readonly by: string
  readonly at: number
  /** They were there when it came, or brought it about themselves. */
  readonly seen?: boolean
}

export interface Teller<Table> {
  /**
   * In the same transaction as what happened, so that one does not come to be without the other.
   */
  tell(db: Kysely<Database>, tellings: readonly Telling[]): Promise<void>
  /** What was told in a transaction that is through by now may be due. */
  wake(): void
  /**
   * The table may stand otherwise than before, or others may look at it: at the node that keeps it.
   */
  stands(table: Table): void
  /**
   * Another node has ended some time ago; who looked through it did so no more. Before that is seen
   * at the table.
   */
  gone(table: Table, node: string): void
}

export const tellsNobody: Teller<unknown> = {
  tell: async () => undefined,
  wake: () => undefined,
  stands: () => undefined,
  gone: () => undefined,
}

/** People, and neither empty seats nor programs, among seats. */
export function personIn(seat: {
  readonly player_id: string | null
  readonly playerKind: "guest" | "member" | "bot" | null
  readonly gone: boolean
}): string | null {
  return seat.player_id !== null && seat.playerKind !== "bot" && !seat.gone ? seat.player_id : null
}

const hour = 3_600_000
/** More than any table has seats. */
const seatsAtMost = 16

/**
 * What a notice that somebody sat down goes by: whoever leaves and comes back all the time is told
 * of once an hour.
 */
export const seatedNumber = (seat: number, at: number): number => Math.floor(at / hour) * seatsAtMost + seat
export const seatIn = (seated: number): number => seated % seatsAtMost
