// A whole table as JSON, out of one database and into another. It holds the secret of its dice: for
// operators only.
import { BadInput, type GameModule, stateHash } from "@genepool/engine"
import { Manner } from "@genepool/wire"
import type { Kysely } from "kysely"
import { z } from "zod"
import { newId } from "../secrets.ts"
import { atOnce } from "../slices.ts"
import { linesOf } from "../store/lines.ts"
import type { Database, EntryRow, SeatRow, TableRow } from "../store/schema.ts"
import { readEntry } from "../tables/journal.ts"
import { Play } from "../tables/play.ts"

const text = z.string()
const count = z.number().int()

const transferSchema = z.object({
  genepoolTable: z.literal(1),
  table: z.object({
    id: text,
    game: text,
    version: text,
    options: text,
    manner: text,
    listed: count,
    status: z.enum(["open", "playing", "finished", "cancelled"]),
    owner: text,
    commitment: text,
    secret: text,
    created_at: count,
    started_at: count.nullable(),
    finished_at: count.nullable(),
    result: text.nullable(),
    rematch: text.nullable(),
    terms: count.default(0),
  }),
  seats: z.array(
    z.object({
      table_id: text,
      seat: count,
      kind: z.enum(["open", "invited", "bot"]),
      player_id: text.nullable(),
      level: count.nullable(),
      number: text.nullable(),
      code: text,
      agreed: count.nullable().default(null),
    }),
  ),
  entries: z.array(
    z.object({ table_id: text, n: count, kind: text, seat: count.nullable(), body: text, at: count }),
  ),
  players: z.array(z.object({ id: text, name: text, kind: z.enum(["guest", "member", "bot"]) })),
  /** Of the last position: the table that comes in must give the same. */
  hash: text,
})

export type Transfer = z.infer<typeof transferSchema>
type Games = ReadonlyMap<string, GameModule>

export async function exportTable(db: Kysely<Database>, games: Games, id: string): Promise<Transfer> {
  const table = await db.selectFrom("game_table").selectAll().where("id", "=", id).executeTakeFirst()
  if (table === undefined) throw new BadInput("table", "the id of a table", id)
  const seats = await db.selectFrom("seat").selectAll().where("table_id", "=", id).orderBy("seat").execute()
  const entries = await linesOf(db, id)
  const ids = [table.owner, ...seats.flatMap(({ player_id }) => (player_id === null ? [] : [player_id]))]
  const players = await db
    .selectFrom("player")
    .select(["id", "name", "kind"])
    .where("id", "in", ids)
    .execute()
  const hash = hashOf(games, table, seats, entries)
  return transferSchema.parse({ genepoolTable: 1, table, seats, entries, players, hash })
}

export interface TakenIn {
  readonly table: string
  /**
   * The seats of people, with whom they were and the code by which somebody can go on in their
   * place.
   */
  readonly seats: readonly { readonly seat: number; readonly name: string; readonly code: string }[]
}

/** Takes the table in unless it is there already. Throws BadInput, and then nothing has changed. */
export async function importTable(db: Kysely<Database>, games: Games, value: unknown): Promise<TakenIn> {
  const parsed = transferSchema.safeParse(value)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new BadInput(issue?.path.join(".") || "file", "a table as export writes it", issue?.message)
  }
  const { table, entries, players, hash } = parsed.data
  // Those of before may be known to many
  const seats = parsed.data.seats.map((seat) => ({ ...seat, code: newId() }))
  const known = await db.selectFrom("game_table").select("id").where("id", "=", table.id).executeTakeFirst()
  if (known !== undefined) throw new BadInput("table.id", "a table that is not here yet", table.id)
  mustBelongTogether(parsed.data)
  const replayed = replayedHash(games, table, seats, entries)
  if (replayed !== hash) throw new BadInput("hash", `the position ${hash}`, replayed)
  await db.transaction().execute(async (tx) => {
    const now = table.created_at
    for (const player of players)
      await tx
        .insertInto("player")
        .values({ ...player, handle: null, created_at: now, deleted_at: null })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    await tx.insertInto("game_table").values(table).execute()
    if (seats.length > 0) await tx.insertInto("seat").values(seats).execute()
    for (const entry of entries) await tx.insertInto("entry").values(entry).execute()
  })
  const names = new Map(players.filter(({ kind }) => kind !== "bot").map(({ id, name }) => [id, name]))
  return {
    table: table.id,
    seats: seats.flatMap(({ seat, player_id, code }) => {
      const name = names.get(player_id ?? "")
      return name === undefined ? [] : [{ seat, name, code }]
    }),
  }
}

/** Every part must be of this one table, whole and in order. */
function mustBelongTogether({ table, seats, entries, players }: Transfer): void {
  const known = new Set(players.map(({ id }) => id))
  if (!known.has(table.owner)) throw new BadInput("table.owner", "one of the players", table.owner)
  const seated = new Set<string>()
  for (const [i, { table_id, seat, player_id }] of seats.entries()) {
    if (table_id !== table.id) throw new BadInput(`seats.${i}.table_id`, table.id, table_id)
    if (seat !== i) throw new BadInput(`seats.${i}.seat`, `${i}`, seat)
    if (player_id !== null && !known.has(player_id))
      throw new BadInput(`seats.${i}.player_id`, "one of the players", player_id)
    if (player_id === null) continue
    if (seated.has(player_id)) throw new BadInput(`seats.${i}.player_id`, "somebody who sits once", player_id)
    seated.add(player_id)
  }
  for (const [i, { table_id, n }] of entries.entries()) {
    if (table_id !== table.id) throw new BadInput(`entries.${i}.table_id`, table.id, table_id)
    if (n !== i + 1) throw new BadInput(`entries.${i}.n`, `${i + 1}`, n)
  }
}

/**
 * The same for a file that somebody may have written by hand: whatever the replay stumbles over is
 * the file's fault.
 */
function replayedHash(...transferred: Parameters<typeof hashOf>): string {
  try {
    return hashOf(...transferred)
  } catch (error) {
    if (error instanceof BadInput) throw error
    const got = error instanceof Error ? error.message : String(error)
    throw new BadInput("entries", "a journal that can be replayed", got)
  }
}

/** Of the position that the rows replay to. Throws BadInput if the rules are not there. */
export function hashOf(
  games: Games,
  table: Omit<TableRow, "changes" | "keeper" | "maker" | "address" | "said" | "archived">,
  seats: readonly SeatRow[],
  entries: readonly EntryRow[],
): string {
  const module = games.get(table.game)
  if (module === undefined || module.game.version !== table.version)
    throw new BadInput("table.version", "rules that this program has", `${table.game} ${table.version}`)
  const play = new Play({
    game: module.game,
    seats: seats.length,
    options: JSON.parse(table.options) as { [name: string]: unknown },
    commitment: table.commitment,
    secret: table.secret,
    manner: Manner.parse(JSON.parse(table.manner)),
    bots: seats.map(({ kind }) => kind === "bot"),
  })
  atOnce(play.fold(entries.map(readEntry)))
  return stateHash({ state: play.state, log: play.log.map(({ seat, choice }) => ({ seat, choice })) })
}
