// Everybody's yes: a game begins when all people at the table have agreed to it as it is, and so
// does a rematch.
import type { Choice, Seat } from "@genepool/engine"
import type { Manner, Player } from "@genepool/wire"
import { Problem } from "../problem.ts"
import { change, mustBeOpen, mustOwn, mustSit, type Rows, type Transacting } from "./change.ts"
import { type Entry, writeEntry } from "./journal.ts"
import { audienceOf, isReady } from "./snapshot.ts"
import type { Table } from "./table.ts"
import type { Tables } from "./tables.ts"
import { personIn } from "./telling.ts"

export interface Yes {
  /** The terms that are meant, as a snapshot tells them; left out, those of now are. */
  readonly terms?: number | undefined
}

/**
 * Says yes, or takes it back. With the last yes of those who were asked the game begins: true, if
 * it did.
 */
export async function agree(
  tables: Tables,
  table: Table,
  player: Player,
  { terms, ready }: Yes & { readonly ready: boolean },
): Promise<boolean> {
  const begins = await change(tables, table, async (tx, now) => {
    const seat = mustSit(now, player)
    mustBeOpen(now)
    mustMean(now, terms)
    await sayYes(tx, now, seat, ready)
    return beginIfAgreed(tables, tx, now, player)
  })
  if (begins) await followUp(tables, table)
  return begins
}

/** True, if nothing was missing any more and the game has begun. */
export async function beginIfAgreed(
  tables: Tables,
  tx: Transacting,
  now: Rows,
  player: Player,
): Promise<boolean> {
  // Who made the table and only looks on begins it by hand
  if (!isFull(now) || missing(now).length > 0 || audienceOf(now.seats, now.row.owner) === "spectator")
    return false
  await begin(tables, tx, now, player)
  return true
}

/** By whoever made the table, whose yes it is. */
export async function start(
  tables: Tables,
  table: Table,
  player: Player,
  { terms }: Yes = {},
): Promise<void> {
  await change(tables, table, async (tx, now) => {
    mustOwn(now, player)
    mustBeOpen(now)
    mustMean(now, terms)
    const own = audienceOf(now.seats, player.id)
    if (own !== "spectator") await sayYes(tx, now, own, true)
    const empty = now.seats.find((seat) => seat.kind !== "bot" && seat.player_id === null)
    if (empty !== undefined)
      throw new Problem(
        "notNow",
        `Seat ${empty.seat} is still empty.`,
        "Wait for a player, or give it to a bot.",
      )
    const [first] = missing(now)
    if (first !== undefined)
      throw new Problem(
        "notNow",
        `Seat ${first} has not said yes since the table was changed last.`,
        "Wait: the game begins as soon as everybody has said yes (POST ready).",
        { seats: missing(now) },
      )
    await begin(tables, tx, now, player)
  })
  await followUp(tables, table)
}

/**
 * A new table with the same seats. The first to ask makes it, the others find it, and to ask is to
 * say yes: it begins when all have.
 */
export async function rematch(
  tables: Tables,
  table: Table,
  player: Player,
  address: string | null,
): Promise<string> {
  mustSit(table, player)
  if (table.play.result === null)
    throw new Problem("notNow", "The game is not over.", "A rematch follows a finished game.")
  const { id, made } = await change(tables, table, async (tx, { row, seats }) => {
    if (row.rematch !== null && !(await isCancelled(tx, row.rematch))) return { id: row.rematch, made: false }
    const next = await tables.insert(tx, player.id, {
      game: row.game,
      options: JSON.parse(row.options) as { [name: string]: unknown },
      manner: JSON.parse(row.manner) as Manner,
      listed: row.listed === 1,
      address,
      // Whoever sat first sits last
      seats: [...seats.slice(1), ...seats.slice(0, 1)].map(({ kind, level, player_id, gone }) => ({
        kind,
        level,
        // An account that is gone will never say yes
        player: gone ? null : player_id,
        number: null,
        agreed: player_id === player.id,
      })),
    })
    await tx.updateTable("game_table").set({ rematch: next }).where("id", "=", table.id).execute()
    // Whoever cancels it and asks again and again is heard once
    if (row.rematch === null) await tellOthers(tables, tx, seats, player, { kind: "rematch", table: next })
    return { id: next, made: true }
  })
  const next = await (made ? tables.announceNew(id) : tables.get(id))
  // Where somebody has changed it meanwhile, this yes was not meant for it
  if (next.row.status === "open" && next.row.terms === 0 && next.seatOf(player.id) !== null)
    await agree(tables, next, player, { terms: 0, ready: true }).catch(unlessOvertaken)
  return id
}

async function isCancelled(tx: Transacting, id: string): Promise<boolean> {
  const row = await tx.selectFrom("game_table").select("status").where("id", "=", id).executeTakeFirst()
  return row === undefined || row.status === "cancelled"
}

function unlessOvertaken(error: unknown): void {
  if (!(error instanceof Problem)) throw error
}

async function sayYes(tx: Transacting, { row, seats }: Rows, seat: number, ready: boolean): Promise<void> {
  const agreed = ready ? row.terms : null
  const own = seats[seat]
  if (own !== undefined) own.agreed = agreed
  await tx
    .updateTable("seat")
    .set({ agreed })
    .where("table_id", "=", row.id)
    .where("seat", "=", seat)
    .execute()
}

export const isFull = ({ seats }: Rows): boolean =>
  seats.every(({ kind, player_id }) => kind === "bot" || player_id !== null)

/** The seats whose people have not said yes to the table as it is. */
export const missing = ({ row, seats }: Rows): number[] =>
  seats.flatMap((seat) => (seat.player_id === null || isReady(row, seat) ? [] : [seat.seat]))

/** A yes to what somebody saw is none to what has become of it. */
function mustMean({ row }: Rows, terms: number | undefined): void {
  if (terms !== undefined && terms !== row.terms)
    throw new Problem(
      "stale",
      "The table has been changed since.",
      "Look at it again, and say yes to that.",
      {
        terms: row.terms,
      },
    )
}

async function begin(tables: Tables, tx: Transacting, { row, seats }: Rows, player: Player): Promise<void> {
  await tellOthers(tables, tx, seats, player, { kind: "began", table: row.id })
  const at = tables.clock.now()
  const body = { numbers: seats.map((seat) => seat.number ?? "") }
  await tx
    .updateTable("game_table")
    .set({ status: "playing", started_at: at, keeper: tables.keeping.node })
    .where("id", "=", row.id)
    .execute()
  const lines: Entry[] = [{ n: 1, kind: "start", seat: null, body, at }]
  for (const [i, { seat, choice }] of slowInstructions(tables, row, seats).entries())
    lines.push({ n: 2 + i, kind: "choice", seat, body: { choice }, at })
  await tx
    .insertInto("entry")
    .values(lines.map((line) => writeEntry(row.id, line)))
    .execute()
}

/**
 * Where people come by once a day, nobody is called for every window: that is left for them, until
 * they say otherwise.
 */
function slowInstructions(
  tables: Tables,
  row: Rows["row"],
  seats: Rows["seats"],
): { readonly seat: Seat; readonly choice: Choice }[] {
  const { clock } = JSON.parse(row.manner) as Manner
  const { slowInstruction: standing } = tables.module(row.game)
  if (clock.kind !== "slow" || standing === undefined) return []
  return seats.flatMap((one) =>
    personIn(one) === null ? [] : { seat: one.seat, choice: { do: "instruct", standing } },
  )
}

/** Everybody at the table but who did it. */
async function tellOthers(
  tables: Tables,
  tx: Transacting,
  seats: Rows["seats"],
  { id, name: by }: Player,
  about: { readonly kind: "began" | "rematch"; readonly table: string },
): Promise<void> {
  const at = tables.clock.now()
  const others = seats.flatMap((seat) => personIn(seat) ?? []).filter((player) => player !== id)
  await tables.teller.tell(
    tx,
    others.map((player) => ({ ...about, player, n: 0, by, at })),
  )
}

/** After the change with which a game has begun. */
export async function followUp(tables: Tables, table: Table): Promise<void> {
  tables.keeping.began(table.id)
  // Who has watched through other nodes since before it began wants to be told
  tables.presence.ask(table.id)
  await table.serially(async () => table.driver.followUp())
}
