// Before the game: taking a seat, leaving it, starting, cancelling; and after it, once more with the same seats.
import type { Player } from "../people/people.ts"
import { Problem } from "../problem.ts"
import { newId } from "../secrets.ts"
import { isDuplicate } from "../store/store.ts"
import { writeEntry } from "./journal.ts"
import type { Manner } from "./manner.ts"
import type { Seated } from "./snapshot.ts"
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
  return table.serially(async () => {
    mustBeOpen(table)
    const own = table.seatOf(player.id)
    const seat = own === null ? freeSeat(table, wish) : (table.seats[own] as Seated)
    if (own !== null && wish.number === undefined) return own
    const number = wish.number ?? newId()
    try {
      const taken = await tables.db
        .updateTable("seat")
        .set({ player_id: player.id, number })
        .where("table_id", "=", table.id)
        .where("seat", "=", seat.seat)
        .where((where) => where.or([where("player_id", "is", null), where("player_id", "=", player.id)]))
        .executeTakeFirst()
      if (taken.numUpdatedRows === 0n) throw seatTaken()
    } catch (error) {
      throw isDuplicate(error) ? seatTaken() : error
    }
    await tables.changed(table)
    return seat.seat
  })
}

function freeSeat(table: Table, { seat, code }: JoinWish): Seated {
  const free = table.seats.filter(
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
  return table.serially(async () => {
    mustBeOpen(table)
    const seat = mustSit(table, player)
    await tables.db
      .updateTable("seat")
      .set({ player_id: null, number: null })
      .where("table_id", "=", table.id)
      .where("seat", "=", seat)
      .where("player_id", "=", player.id)
      .execute()
    await tables.changed(table)
  })
}

export function start(tables: Tables, table: Table, player: Player): Promise<void> {
  return table.serially(async () => {
    mustOwn(table, player)
    mustBeOpen(table)
    const empty = table.seats.find((seat) => seat.kind !== "bot" && seat.player_id === null)
    if (empty !== undefined)
      throw new Problem(
        "notNow",
        `Seat ${empty.seat} is still empty.`,
        "Wait for a player, or give it to a bot.",
      )
    const at = tables.clock.now()
    const body = { numbers: table.seats.map((seat) => seat.number ?? "") }
    await tables.db.transaction().execute(async (tx) => {
      const taken = await tx
        .updateTable("game_table")
        .set({ status: "playing", started_at: at })
        .where("id", "=", table.id)
        .where("status", "=", "open")
        .executeTakeFirst()
      if (taken.numUpdatedRows === 0n) throw notOpen()
      await tx
        .insertInto("entry")
        .values(writeEntry(table.id, { n: 1, kind: "start", seat: null, body, at }))
        .execute()
    })
    await tables.changed(table)
    await table.goOn()
  })
}

export function cancel(tables: Tables, table: Table, player: Player): Promise<void> {
  return table.serially(async () => {
    mustOwn(table, player)
    mustBeOpen(table)
    await tables.db
      .updateTable("game_table")
      .set({ status: "cancelled" })
      .where("id", "=", table.id)
      .where("status", "=", "open")
      .execute()
    await tables.changed(table)
  })
}

/** A seat that nobody has taken becomes a bot's, open to anybody, or kept for who is invited. */
export function offerSeat(
  tables: Tables,
  table: Table,
  player: Player,
  seat: number,
  wish: { kind: "open" | "invited" | "bot"; level: number | null },
): Promise<void> {
  return table.serially(async () => {
    mustOwn(table, player)
    mustBeOpen(table)
    const changed = await tables.db
      .updateTable("seat")
      .set({
        kind: wish.kind,
        level: wish.level,
        number: wish.kind === "bot" ? newId() : null,
        code: newId(),
      })
      .where("table_id", "=", table.id)
      .where("seat", "=", seat)
      .where("player_id", "is", null)
      .executeTakeFirst()
    if (changed.numUpdatedRows === 0n) throw seatTaken()
    await tables.changed(table)
  })
}

/** A new table with the same seats. The first to ask makes it, the others find it. */
export async function rematch(tables: Tables, table: Table, player: Player): Promise<string> {
  return table.serially(async () => {
    mustSit(table, player)
    if (table.play.result === null)
      throw new Problem("notNow", "The game is not over.", "A rematch follows a finished game.")
    if (table.row.rematch !== null) return table.row.rematch
    const next = await tables.create(player.id, {
      game: table.row.game,
      options: JSON.parse(table.row.options) as { [name: string]: unknown },
      manner: JSON.parse(table.row.manner) as Manner,
      listed: table.row.listed === 1,
      // Whoever sat first sits last
      seats: [...table.seats.slice(1), ...table.seats.slice(0, 1)].map(({ kind, level, player_id }) => ({
        kind,
        level,
        player: player_id,
        number: null,
      })),
    })
    await tables.db.updateTable("game_table").set({ rematch: next.id }).where("id", "=", table.id).execute()
    await tables.changed(table)
    return next.id
  })
}

export function mustSit(table: Table, player: Player): number {
  const seat = table.seatOf(player.id)
  if (seat === null)
    throw new Problem("notYours", "You do not sit at this table.", "Only its players can do this.")
  return seat
}

export function mustOwn(table: Table, player: Player): void {
  if (table.row.owner !== player.id)
    throw new Problem("notYours", "This is not your table.", "Only who made the table can do this.")
}

function mustBeOpen(table: Table): void {
  if (table.row.status !== "open") throw notOpen()
}

const notOpen = () =>
  new Problem("notNow", "The table is not open any more.", "It has started, was cancelled or is finished.")
