// Before the game: taking a seat, leaving it, offering it, and what becomes of a table whose owner
// goes.
import type { Manner, Player } from "@genepool/wire"
import { Problem } from "../problem.ts"
import { newId } from "../secrets.ts"
import {
  change,
  isAmongFriends,
  mustBeOpen,
  mustOwn,
  mustSit,
  newTerms,
  type Rows,
  type Transacting,
} from "./change.ts"
import { beginIfAgreed, followUp, isFull, missing } from "./consent.ts"
import { rowsOf } from "./listing.ts"
import { mustBeNobodyElses } from "./rating.ts"
import type { Seated } from "./seated.ts"
import type { Table } from "./table.ts"
import type { Tables } from "./tables.ts"
import { personIn, seatedNumber } from "./telling.ts"

export interface JoinWish {
  readonly seat?: number | undefined
  /** Of a seat kept for whoever was sent it. */
  readonly code?: string | undefined
  /** The player's own number for the dice. */
  readonly number?: string | undefined
}

/**
 * Takes a seat, which is a yes to the table as it is then; who has one already may give it another
 * number. Among friends the game begins when the last seat is taken.
 */
export async function join(tables: Tables, table: Table, player: Player, wish: JoinWish): Promise<number> {
  const { seat, begins } = await change(tables, table, async (tx, now) => {
    const { seat, isNew } = await take(tx, now, player, wish)
    if (!isNew) return { seat, begins: false }
    const after = await rowsOf(tx, table.id)
    const begins = isAmongFriends(after.row) && (await beginIfAgreed(tables, tx, after, player))
    if (!begins) await tellOfComer(tables, tx, after, seat)
    return { seat, begins }
  })
  if (begins) await followUp(tables, table)
  return seat
}

async function take(
  tx: Transacting,
  now: Rows,
  player: Player,
  wish: JoinWish,
): Promise<{ readonly seat: number; readonly isNew: boolean }> {
  const own = now.seats.find(({ player_id }) => player_id === player.id)
  // A program that was started again asks for its seat, in the middle of the game too
  if (own !== undefined && wish.number === undefined) return { seat: own.seat, isNew: false }
  const orphan = own === undefined && now.row.status === "playing" ? await orphanedSeat(tx, now, wish) : null
  if (orphan !== null) return { seat: await inherit(tx, now, orphan, player), isNew: false }
  mustBeOpen(now)
  if (own === undefined) await mustBeNobodyElses(tx, JSON.parse(now.row.manner) as Manner, now.seats, player)
  const { seat } = own ?? freeSeat(now, wish)
  const agreed = own === undefined ? await newTerms(tx, now) : own.agreed
  await tx
    .updateTable("seat")
    .set({ player_id: player.id, number: wish.number ?? newId(), agreed })
    .where("table_id", "=", now.row.id)
    .where("seat", "=", seat)
    .execute()
  return { seat, isNew: own === undefined }
}

/**
 * Whose table it is hears of everybody; the others, once all seats are taken, that they are asked
 * again.
 */
async function tellOfComer(tables: Tables, tx: Transacting, now: Rows, seat: number): Promise<void> {
  const { id, owner } = now.row
  const [comer, at] = [now.seats[seat], tables.clock.now()]
  const asked = isFull(now) ? missing(now).flatMap((one) => personIn(now.seats[one]!) ?? []) : []
  const told = new Set([owner, ...asked])
  told.delete(comer?.player_id ?? "")
  await tables.teller.tell(
    tx,
    [...told].map((player) => ({
      kind: "seated" as const,
      player,
      table: id,
      n: seatedNumber(seat, at),
      by: comer?.name ?? "",
      at,
    })),
  )
}

/**
 * A table that was taken in from another server brings players along whom nobody can be here: they
 * have no sign-in. Who was given the code of such a seat goes on in it. A guest who goes on by a
 * name has none either, and is somebody all the same.
 */
async function orphanedSeat(
  tx: Transacting,
  { seats }: Rows,
  { seat, code }: JoinWish,
): Promise<Seated | null> {
  const meant = seats.find(
    (one) => one.kind !== "bot" && one.code === code && (seat === undefined || one.seat === seat),
  )
  if (code === undefined || meant?.player_id == null) return null
  const nobody = await tx
    .selectFrom("player")
    .leftJoin("login", "login.player_id", "player.id")
    .select("player.id")
    .where("player.id", "=", meant.player_id)
    .where("player.kind", "!=", "bot")
    .where("player.deleted_at", "is", null)
    .where("player.owner_id", "is", null)
    .where("login.user_id", "is", null)
    .executeTakeFirst()
  return nobody === undefined ? null : meant
}

async function inherit(tx: Transacting, { row, seats }: Rows, seat: Seated, player: Player): Promise<number> {
  await mustBeNobodyElses(tx, JSON.parse(row.manner) as Manner, seats, player)
  await tx
    .updateTable("seat")
    .set({ player_id: player.id, code: newId() })
    .where("table_id", "=", row.id)
    .where("seat", "=", seat.seat)
    .execute()
  await tx
    .updateTable("game_table")
    .set({ owner: player.id })
    .where("id", "=", row.id)
    .where("owner", "=", seat.player_id as string)
    .execute()
  return seat.seat
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
  new Problem("taken", "There is no such free seat.", "See which seats are open, or ask for an invitation.")

export function leave(tables: Tables, table: Table, player: Player): Promise<void> {
  return change(tables, table, async (tx, now) => {
    mustBeOpen(now)
    mustSit(now, player)
    await takeAway(tx, now, player.id, tables.clock.now())
  })
}

export function cancel(tables: Tables, table: Table, player: Player): Promise<void> {
  return change(tables, table, async (tx, now) => {
    mustOwn(now, player)
    mustBeOpen(now)
    await cancelNow(tx, table.id, tables.clock.now())
  })
}

/**
 * Somebody is gone for good: seats and tables of theirs that have not begun are free for others.
 */
export function depart(tables: Tables, table: Table, playerId: string): Promise<void> {
  return change(tables, table, async (tx, now) => {
    if (now.row.status === "open") await takeAway(tx, now, playerId, tables.clock.now())
  })
}

/** The seat of whoever goes is free; a table of theirs passes on. */
async function takeAway(tx: Transacting, now: Rows, playerId: string, at: number): Promise<void> {
  await newTerms(tx, now)
  await tx
    .updateTable("seat")
    .set({ player_id: null, number: null, agreed: null })
    .where("table_id", "=", now.row.id)
    .where("player_id", "=", playerId)
    .execute()
  if (now.row.owner === playerId) await passOn(tx, now, ({ player_id }) => player_id !== playerId, at)
}

/**
 * The table is somebody else's from now on: a person who sits there and may have it; else it is
 * cancelled.
 */
export async function passOn(
  tx: Transacting,
  now: Rows,
  may: (seat: Seated) => boolean,
  at: number,
): Promise<void> {
  const people = now.seats.filter((seat) => seat.player_id !== null && seat.playerKind !== "bot" && may(seat))
  // Who was only asked to come is not the first to be given a table
  const next = people.find(({ agreed }) => agreed !== null) ?? people[0]
  if (next === undefined) return cancelNow(tx, now.row.id, at)
  await tx
    .updateTable("game_table")
    .set({ owner: next.player_id as string })
    .where("id", "=", now.row.id)
    .execute()
}

export async function cancelNow(tx: Transacting, id: string, at: number): Promise<void> {
  await tx
    .updateTable("game_table")
    .set({ status: "cancelled", finished_at: at })
    .where("id", "=", id)
    .where("status", "=", "open")
    .execute()
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
    await newTerms(tx, now)
    await tx
      .updateTable("seat")
      .set({ kind, level, number: kind === "bot" ? newId() : null, code: newId() })
      .where("table_id", "=", table.id)
      .where("seat", "=", seat)
      .execute()
  })
}
