// Everything that is kept about somebody, as one JSON file, written piece by piece: years of games
// need not be in memory.
import type { Player } from "@genepool/wire"
import type { Kysely } from "kysely"
import { wishesOf } from "../notices/wishes.ts"
import { linesOf } from "../store/lines.ts"
import type { Database } from "../store/schema.ts"
import { saidIn } from "../tables/journal.ts"
import { tablesOf } from "../tables/listing.ts"
import { shownRating } from "../tables/results.ts"
import type { Tables } from "../tables/tables.ts"
import type { Accounts } from "./account.ts"
import type { People } from "./people.ts"
import { attemptsOf } from "./puzzles.ts"

interface Asked {
  readonly player: Player
  readonly cookie: string
  readonly tables: Tables
  readonly people: People
  readonly accounts: Accounts
}

/** The file's own version: raised when a reader would have to be told. */
const format = 1

/** However much there is of it, everybody else has their turn in between. */
export async function* myData(asked: Asked): AsyncGenerator<string> {
  for await (const part of partsOf(asked)) {
    await asked.tables.slices.pause()
    yield part
  }
}

async function* partsOf(asked: Asked): AsyncGenerator<string> {
  const { player, tables } = asked
  const { db } = tables
  yield `{"genepoolData":${format},"writtenAt":${JSON.stringify(time(tables.clock.now()))}`
  yield `,"account":${JSON.stringify(await accountOf(asked))}`
  yield `,"sessions":${JSON.stringify(await sessionsOf(asked))}`
  yield `,"botAccounts":${JSON.stringify(await botsOf(asked))}`
  yield `,"ratings":${JSON.stringify(await ratingsOf(db, player))}`
  yield* inPages(asked, ',"puzzles":', puzzlesOf)
  yield* inPages(asked, ',"results":', resultsOf)
  yield `,"vacations":${JSON.stringify(await vacationsOf(db, player))}`
  yield* inPages(asked, ',"said":', saidBy)
  yield* inPages(asked, ',"reports":', reportsBy)
  yield `,"sanctions":${JSON.stringify(await sanctionsOf(db, player))}`
  yield `,"notices":${JSON.stringify(await noticesOf(asked)).slice(0, -1)}`
  yield* inPages(asked, ',"told":', toldTo)
  yield "}"
  yield ',"tables":['
  let first = true
  for (const id of await tableIdsOf(db, player)) {
    yield `${first ? "" : ","}\n${JSON.stringify(await tableOf(asked, id))}`
    first = false
  }
  yield "]}\n"
}

/** Rows that are read and written at a time: nobody waits for the years of somebody else. */
const page = 500

type Page = (db: Kysely<Database>, player: Player, offset: number) => Promise<readonly unknown[]>

async function* inPages({ player, tables }: Asked, name: string, read: Page): AsyncGenerator<string> {
  yield `${name}[`
  for (let offset = 0; ; offset += page) {
    const rows = await read(tables.db, player, offset)
    if (rows.length > 0) yield `${offset === 0 ? "" : ","}${JSON.stringify(rows).slice(1, -1)}`
    if (rows.length < page) break
  }
  yield "]"
}

const time = (at: number): string => new Date(at).toISOString()
const timeOrNull = (at: number | null): string | null => (at === null ? null : time(at))

async function accountOf({ player, tables, people, accounts }: Asked) {
  const row = await tables.db
    .selectFrom("player")
    .select(["created_at", "seen_at"])
    .where("id", "=", player.id)
    .executeTakeFirstOrThrow()
  const { password, recoveryCodes, email, pending } = await accounts.state(player)
  const passkeys = player.kind === "member" ? await people.passkeysOf(player) : []
  return {
    ...player,
    createdAt: time(row.created_at),
    seenAt: timeOrNull(row.seen_at),
    email,
    unconfirmedEmail: pending,
    hasPassword: password,
    recoveryCodesLeft: recoveryCodes,
    passkeys: passkeys.map(({ createdAt }) => ({ createdAt: time(createdAt) })),
  }
}

async function sessionsOf({ player, cookie, accounts }: Asked) {
  const sessions = await accounts.sessionsOf(player, cookie)
  return sessions.map(({ device, createdAt, seenAt, current }) => {
    return { device, createdAt: time(createdAt), seenAt: time(seenAt), current }
  })
}

async function botsOf({ player, people }: Asked) {
  const keys = await people.botsOf(player)
  const withKey = new Set(keys.map(({ playerId }) => playerId))
  const bots = await people.botAccountsOf(player.id)
  return bots.map(({ id, name, created_at }) => {
    return { id, name, createdAt: time(created_at), hasKey: withKey.has(id) }
  })
}

async function ratingsOf(db: Kysely<Database>, { id }: Player) {
  const rows = await db.selectFrom("rating").selectAll().where("player_id", "=", id).execute()
  return rows.map(({ game, pool, mu, sigma, games }) => {
    return { game, pool, rating: shownRating({ mu, sigma }), mu, sigma, games }
  })
}

const puzzlesOf: Page = async (db, { id }, offset) =>
  (await attemptsOf(db, id, { offset, limit: page })).map(({ at, ...attempt }) => ({
    ...attempt,
    at: time(at),
  }))

const resultsOf: Page = async (db, { id }, offset) => {
  const rows = await db
    .selectFrom("outcome")
    .selectAll()
    .where("player_id", "=", id)
    .orderBy("finished_at")
    .orderBy("table_id")
    .orderBy("seat")
    .limit(page)
    .offset(offset)
    .execute()
  return rows.map(({ table_id, game, seat, place, score, finished_at, left_early }) => {
    const left = left_early === 1
    return { table: table_id, game, seat, place, score, left, finishedAt: time(finished_at) }
  })
}

async function vacationsOf(db: Kysely<Database>, { id }: Player) {
  const rows = await db
    .selectFrom("vacation")
    .selectAll()
    .where("player_id", "=", id)
    .orderBy("from_at")
    .execute()
  return rows.map(({ from_at, until_at }) => ({ from: time(from_at), until: time(until_at) }))
}

const saidBy: Page = async (db, { id }, offset) => {
  const rows = await db
    .selectFrom("chat")
    .selectAll()
    .where("player_id", "=", id)
    .orderBy("at")
    .orderBy("table_id")
    .orderBy("n")
    .limit(page)
    .offset(offset)
    .execute()
  return rows.map(({ table_id, room, text, at }) => ({ table: table_id, room, text, at: time(at) }))
}

const reportsBy: Page = async (db, { id }, offset) => {
  const rows = await db
    .selectFrom("report")
    .selectAll()
    .where("player_id", "=", id)
    .orderBy("at")
    .orderBy("id")
    .limit(page)
    .offset(offset)
    .execute()
  return rows.map(({ table_id, chat_n, reason, at }) => {
    return { table: table_id, line: chat_n, reason, at: time(at) }
  })
}

async function sanctionsOf(db: Kysely<Database>, { id }: Player) {
  const rows = await db.selectFrom("sanction").selectAll().where("player_id", "=", id).orderBy("at").execute()
  return rows.map(({ kind, reason, at, until, lifted_at }) => {
    return { kind, reason, at: time(at), until: timeOrNull(until), liftedAt: timeOrNull(lifted_at) }
  })
}

/**
 * How turns find them. What messages are signed with, and a device's keys, are secrets of the
 * channel.
 */
async function noticesOf({ player, tables, accounts }: Asked) {
  const channels = await accounts.channelsOf(player)
  return {
    wishes: (await wishesOf(tables.db, [player.id]))(player.id),
    channels: channels.map(({ kind, address, shape, device, created_at, sent_at, off }) => {
      return { kind, address, shape, device, createdAt: time(created_at), sentAt: timeOrNull(sent_at), off }
    }),
  }
}

const toldTo: Page = async (db, { id }, offset) => {
  const rows = await db
    .selectFrom("notice")
    .selectAll()
    .where("player_id", "=", id)
    .orderBy("at")
    .orderBy("id")
    .limit(page)
    .offset(offset)
    .execute()
  return rows.map(({ kind, table_id, by_whom, at }) => ({ kind, table: table_id, by: by_whom, at: time(at) }))
}

async function tableIdsOf(db: Kysely<Database>, { id }: Player): Promise<string[]> {
  const rows = await db
    .selectFrom(tablesOf(db, id).as("own"))
    .innerJoin("game_table", "game_table.id", "own.id")
    .select("game_table.id")
    .orderBy("game_table.created_at")
    .orderBy("game_table.id")
    .execute()
  return rows.map((row) => row.id)
}

/**
 * Of one's own lines always what one said oneself; the whole log when the game is over, as
 * everybody may have it then.
 */
async function tableOf({ player, tables }: Asked, id: string) {
  const row = await tables.db
    .selectFrom("game_table")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow()
  const own = await tables.db
    .selectFrom("seat")
    .select(["seat", "number"])
    .where("table_id", "=", id)
    .where("player_id", "=", player.id)
    .executeTakeFirst()
  const lines =
    own === undefined
      ? []
      : (await linesOf(tables.db, id, () => tables.slices.pause())).filter(({ seat }) => seat === own.seat)
  return {
    id,
    game: row.game,
    rules: row.version,
    options: JSON.parse(row.options) as unknown,
    status: row.status,
    mine: row.owner === player.id,
    seat: own?.seat ?? null,
    number: own?.number ?? null,
    createdAt: time(row.created_at),
    startedAt: timeOrNull(row.started_at),
    finishedAt: timeOrNull(row.finished_at),
    myLines: lines.map((line) => ({ kind: line.kind, ...saidIn(line), at: time(line.at) })),
    log: row.status === "finished" ? await logOf(tables, id, player) : null,
  }
}

/**
 * Null, where this program does not have the rules any more, or where spectators see the end later.
 */
const logOf = (tables: Tables, id: string, player: Player) =>
  tables.get(id).then(
    (table) =>
      table.onlookers.snapshot(table.audienceOf(player.id)).status === "finished"
        ? table.play.exported()
        : null,
    () => null,
  )
