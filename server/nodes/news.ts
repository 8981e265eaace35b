// What nodes tell each other as it happens. A word may get lost: the database has it all, and is
// asked now and then.
import type { Seat } from "@genepool/engine"
import type { Lane } from "../bots/queue.ts"
import type { EntryRow } from "../store/schema.ts"

/** Who is at a table through another node. */
export interface Elsewhere {
  readonly seats: readonly Seat[]
  /** Somebody at all, who only looks on included. */
  readonly watched: boolean
  readonly lane: Visitor | null
}

/** Whose share of the bots' time it is. */
export type Visitor = Pick<Lane, "address" | "person">

export type Word =
  /**
   * A line of a journal that is durable, by a node that knew the table's own row after so many
   * changes.
   */
  | { readonly about: "entry"; readonly row: EntryRow; readonly changes: number }
  /** A table's own row or a seat has changed. */
  | { readonly about: "table"; readonly table: string; readonly listed: boolean }
  | { readonly about: "chat"; readonly table: string }
  /** Who signed out, was renamed or is gone. */
  | { readonly about: "player"; readonly player: string }
  /** Somebody was muted or banned, or is no more. */
  | { readonly about: "sanctions" }
  /** There are tables that no node keeps. */
  | { readonly about: "unkept" }
  /** Who is at a table through the node that says so. */
  | ({ readonly about: "presence"; readonly table: string } & Elsewhere)
  /** A player has asked for a table there. */
  | { readonly about: "asked"; readonly table: string; readonly seat: number; readonly lane: Visitor }
  /** Who has readers at the table, or at any, shall say who is there. */
  | { readonly about: "whoIsThere"; readonly table: string | null }

export interface News {
  /** Whether the words of other nodes arrive. While they do not, the database is asked often. */
  readonly carried: boolean
  tell(word: Word): void
  /** Looks whether words still arrive; called every now and then. */
  check(): void
  /** `back` is called when words arrive again after they did not. */
  listen(hear: (word: Word, from: string) => void, back: () => void): void
  close(): Promise<void>
}

/** For a server that is alone, and for nodes without Redis. */
export const noNews: News = {
  carried: false,
  tell: () => undefined,
  check: () => undefined,
  listen: () => undefined,
  close: async () => undefined,
}
