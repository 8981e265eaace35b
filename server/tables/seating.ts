// Before the game: taking a seat, leaving it, starting, cancelling; and after it, once more with the same seats.
import type { Transaction } from "kysely"
import type { Player } from "../people/people.ts"
import { Problem } from "../problem.ts"
import { newId } from "../secrets.ts"
import type { Database } from "../store/schema.ts"
import { writeEntry } from "./journal.ts"
import { rowsOf } from "./listing.ts"
import type { Manner } from "./manner.ts"
import { audienceOf, type Seated } from "./snapshot.ts"
import type { Table } from "./table.ts"
import type { Tables } from "./tables.ts"

export interface JoinWish {
  readonly seat?: number | undefined
  /** Of a seat kept for whoever was sent it. */
  readonly code?: string | undefined
  /** The player's own number for the dice. */
  readonly number?: string | undefined
}

/** Takes a seat; who has one already may give it another number. */
export function join(tables: Tables, table: Table, player: Player, wish: JoinWish): Promise<number> {
  return change(tables, table, async (tx, now) => {
    mustBeOpen(now)
    const own = now.seats.find(({ player_id }) => player_id === player.id)
    if (own !== undefined && wish.number === undefined) return own.seat
    const { seat } = own ?? freeSeat(now, wish)
    const number = wish.number ?? newId()
    await tx
      .updateTable("seat")
      .set({ player_id: player.id, number })
      .where("table_id", "=", table.id)
      .where("seat", "=", seat)
      .execute()
    return seat
  })
}

function freeSeat({ seats }: Rows, { seat, code }: JoinWish): Seated {
  const free = seats.filter(
    (one) => one.player_id === null && one.kind !== "bot" && (one.kind === "open" || one.code === code),
  )
  // The code of a seat is an invitation to just that seat
  const meant = code === undefined ? free : free.filter((one) => one.code === code)
  const found = seat === undefined ? meant[0] : meant.find((one) => one.seat === seat)
  if (found === undefined) throw seatTaken()
  return found
}

const seatTaken = () =>
  new Problem("taken", "There is no such free seat.", "Look which seats are open, or ask for an invitation.")

export function leave(tables: Tables, table: Table, player: Player): Promise<void> {
  return change(tables, table, async (tx, now) => {
    mustBeOpen(now)
    await tx
      .updateTable("seat")
      .set({ player_id: null, number: null })
      .where("table_id", "=", table.id)
      .where("seat", "=", mustSit(now, player))
      .execute()
  })
}

export async function start(tables: Tables, table: Table, player: Player): Promise<void> {
  await change(tables, table, async (tx, now) => {
    mustOwn(now, player)
    mustBeOpen(now)
    const empty = now.seats.find((seat) => seat.kind !== "bot" && seat.player_id === null)
    if (empty !== undefined)
      throw new Problem(
        "notNow",
        `Seat ${empty.seat} is still empty.`,
        "Wait for a player, or give it to a bot.",
      )
    const at = tables.clock.now()
    const body = { numbers: now.seats.map((seat) => seat.number ?? "") }
    await tx
      .updateTable("game_table")
      .set({ status: "playing", started_at: at, keeper: tables.keeping.node })
      .where("id", "=", table.id)
      .execute()
    await tx
      .insertInto("entry")
      .values(writeEntry(table.id, { n: 1, kind: "start", seat: null, body, at }))
      .execute()
  })
  tables.keeping.began(table.id)
  await table.serially(async () => table.driver.goOn())
}

export function cancel(tables: Tables, table: Table, player: Player): Promise<void> {
  return change(tables, table, async (tx, now) => {
    mustOwn(now, player)
    mustBeOpen(now)
    await tx.updateTable("game_table").set({ status: "cancelled" }).where("id", "=", table.id).execute()
  })
}

/** A seat that nobody has taken becomes a bot's, open to anybody, or kept for who is invited. */
export function offerSeat(
  tables: Tables,
  table: Table,
  player: Player,
  seat: number,
  { kind, level }: { kind: "open" | "invited" | "bot"; level: number | null },
): Promise<void> {
  return change(tables, table, async (tx, now) => {
    mustOwn(now, player)
    mustBeOpen(now)
    if (now.seats[seat]?.player_id !== null) throw seatTaken()
    await tx
      .updateTable("seat")
      .set({ kind, level, number: kind === "bot" ? newId() : null, code: newId() })
      .where("table_id", "=", table.id)
      .where("seat", "=", seat)
      .execute()
  })
}

/** A new table with the same seats. The first to ask makes it, the others find it. */
export async function rematch(tables: Tables, table: Table, player: Player): Promise<string> {
  mustSit(table, player)
  if (table.play.result === null)
    throw new Problem("notNow", "The game is not over.", "A rematch follows a finished game.")
  const next = await change(tables, table, async (tx, { row, seats }) => {
    if (row.rematch !== null) return row.rematch
    const made = await tables.insert(tx, player.id, {
      game: row.game,
      options: JSON.parse(row.options) as { [name: string]: unknown },
      manner: JSON.parse(row.manner) as Manner,
      listed: row.listed === 1,
      // Whoever sat first sits last
      seats: [...seats.slice(1), ...seats.slice(0, 1)].map(({ kind, level, player_id }) => ({
        kind,
        level,
        player: player_id,
        number: null,
      })),
    })
    await tx.updateTable("game_table").set({ rematch: made }).where("id", "=", table.id).execute()
    return made
  })
  await tables.announceNew(next)
  return next
}

/** A table's rows as they are in the database, whatever is in memory. */
type Rows = Pick<Table, "row" | "seats">

/** Changes rows of the table. Each change takes the table's row first, so that they come one after another on all nodes. */
async function change<T>(
  tables: Tables,
  table: Table,
  work: (tx: Transaction<Database>, now: Rows) => Promise<T>,
): Promise<T> {
  return table.serially(async () => {
    const result = await tables.db.transaction().execute(async (tx) => {
      await tx
        .updateTable("game_table")
        .set((row) => ({ changes: row("changes", "+", 1) }))
        .where("id", "=", table.id)
        .execute()
      return work(tx, await rowsOf(tx, table.id))
    })
    await tables.changed(table)
    return result
  })
}

export function mustSit({ seats }: Pick<Table, "seats">, player: Player): number {
  const seat = audienceOf(seats, player.id)
  if (seat === "spectator")
    throw new Problem("notYours", "You do not sit at this table.", "Only its players can do this.")
  return seat
}

export function mustOwn({ row }: Pick<Table, "row">, player: Player): void {
  if (row.owner !== player.id)
    throw new Problem("notYours", "This is not your table.", "Only who made the table can do this.")
}

function mustBeOpen({ row }: Rows): void {
  if (row.status !== "open") throw notOpen()
}

const notOpen = () =>
  new Problem("notNow", "The table is not open any more.", "It has started, was cancelled or is finished.")
