// The command that looks a data folder or a database over and says what is wrong: nothing is
// changed, a server may run.
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { GameModule } from "@genepool/engine"
import { type Kysely, type Selectable, sql } from "kysely"
import { secretFile } from "../config.ts"
import { hashOf } from "../moving/transfer.ts"
import { unpacked } from "../store/archive.ts"
import { hasNoDatabase, restore } from "../store/backup.ts"
import { linesOf } from "../store/lines.ts"
import type { Database } from "../store/schema.ts"
import { databaseFile, openStore, type Store } from "../store/store.ts"
import { StoreProblem } from "../store/trouble.ts"
import { fits, knownFingerprint } from "../store/which-secret.ts"
import { type Command, ourGames, type PlaceGiven, within } from "./command.ts"

/** What was looked at, and what is wrong with it in one sentence each. */
export interface Findings {
  readonly looked: string
  readonly wrong: readonly string[]
}

export const checkCommand: Command = {
  words: [],
  does: "checks everything and says what is wrong; exit code 1 if anything is",
  async run(place) {
    const { data, databaseUrl } = place
    if (databaseUrl === null && !existsSync(databaseFile(data))) throw new StoreProblem(hasNoDatabase(data))
    const games = await ourGames()
    return tell(
      await within(place, async (store) => [
        ...(databaseUrl === null ? [files(data)] : []),
        ...(await findings(store, games, secretOf(place))),
      ]),
    )
  },
}

export const verifyCommand: Command = {
  words: ["FILE"],
  does: "restores a backup into a temporary folder and checks it",
  async run({ givenSecret }, [file = ""]) {
    const folder = mkdtempSync(join(tmpdir(), "genepool-verify-"))
    try {
      const { secret } = await restore(file, folder, { givenSecret, withoutSecret: false })
      console.log(`The secret fits (${secret}).`)
      const store = await openStore(folder)
      try {
        return tell(await findings(store, await ourGames(), null))
      } finally {
        await store.close()
      }
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
}

export const backedUpCommand: Command = {
  words: [],
  does: "notes that a copy has just been made, by pg_dump for example",
  async run(place) {
    const value = String(Date.now())
    await within(place, ({ db }) =>
      db
        .insertInto("house")
        .values({ name: "backedUpAt", value })
        .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
        .execute(),
    )
    console.log("Noted.")
    return 0
  },
}

function tell(all: readonly Findings[]): number {
  for (const { looked, wrong } of all) {
    console.log(`${wrong.length === 0 ? "well " : "WRONG"} ${looked}`)
    for (const line of wrong) console.log(`      ${line}`)
  }
  return all.some(({ wrong }) => wrong.length > 0) ? 1 : 0
}

const secretOf = ({ data, givenSecret }: PlaceGiven): string | null => {
  if (givenSecret !== null) return givenSecret
  return existsSync(secretFile(data)) ? readFileSync(secretFile(data), "utf8").trim() : null
}

/** For the server's own user alone. */
function files(data: string): Findings {
  const { uid } = statSync(databaseFile(data))
  const wrong = [databaseFile(data), secretFile(data), join(data, "lock")].flatMap((file) => {
    if (!existsSync(file)) return []
    const { mode, uid: owner } = statSync(file)
    return [
      ...((mode & 0o077) === 0 ? [] : [`${file} can be read by others. chmod 600 ${file}`]),
      ...(owner === uid
        ? []
        : [`${file} belongs to a different user than the database. chown ${uid} ${file}`]),
    ]
  })
  return { looked: `files in ${data}`, wrong }
}

export async function findings(
  { db, kind }: Store,
  games: ReadonlyMap<string, GameModule>,
  secret: string | null,
): Promise<Findings[]> {
  return [
    ...(kind === "sqlite" ? [await integrity(db)] : []),
    ...(secret === null ? [] : [await whichSecret(db, secret)]),
    await seats(db),
    await positions(db, games),
    await archives(db),
  ]
}

async function integrity(db: Kysely<Database>): Promise<Findings> {
  const whole = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
  const loose = await sql<{ table: string }>`pragma foreign_key_check`.execute(db)
  const wrong = [
    ...whole.rows.flatMap(({ integrity_check: line }) => (line === "ok" ? [] : [line])),
    ...loose.rows.map(({ table }) => `a row of ${table} refers to one that is not there`),
  ]
  return { looked: "the database itself", wrong: wrong.slice(0, 20) }
}

async function whichSecret(db: Kysely<Database>, secret: string): Promise<Findings> {
  const right = fits(secret, await knownFingerprint(db))
  return { looked: "the secret", wrong: right ? [] : ["it is not the one that this database was used with"] }
}

/** A running game whose seat is nobody's cannot go on. */
async function seats(db: Kysely<Database>): Promise<Findings> {
  const rows = await db
    .selectFrom("seat")
    .innerJoin("game_table", "game_table.id", "seat.table_id")
    .select(["seat.table_id", "seat.seat"])
    .where("game_table.status", "=", "playing")
    .where("seat.kind", "!=", "bot")
    .where("seat.player_id", "is", null)
    .execute()
  return {
    looked: "seats of running games",
    wrong: rows.map(({ table_id, seat }) => `seat ${seat} of table ${table_id} is nobody's`),
  }
}

/** Archives in one question to the database. */
const page = 200

/** Every archive can be read and has its lines, and none of them lies there a second time. */
async function archives(db: Kysely<Database>): Promise<Findings> {
  const wrong: string[] = []
  let read = 0
  for (let after: string | null = ""; after !== null; ) {
    const rows: Selectable<Database["archive"]>[] = await db
      .selectFrom("archive")
      .selectAll()
      .where("table_id", ">", after)
      .orderBy("table_id")
      .limit(page)
      .execute()
    for (const row of rows)
      await unpacked(row.table_id, row).then(
        () => read++,
        (error: unknown) => wrong.push(error instanceof Error ? error.message : String(error)),
      )
    after = rows.length < page ? null : (rows.at(-1)?.table_id ?? null)
  }
  const twice = await db
    .selectFrom("archive")
    .select("table_id")
    .where((where) =>
      where.exists(
        where.selectFrom("entry").select("entry.n").whereRef("entry.table_id", "=", "archive.table_id"),
      ),
    )
    .execute()
  for (const { table_id } of twice) wrong.push(`table ${table_id} has an archive, and lines beside it`)
  return { looked: `finished games in archives: ${read}`, wrong }
}

/**
 * Every journal is whole, and that of a running game can be played through by the rules that are
 * here.
 */
async function positions(db: Kysely<Database>, games: ReadonlyMap<string, GameModule>): Promise<Findings> {
  const wrong: string[] = []
  const gaps = await db
    .selectFrom("entry")
    .select(({ fn }) => ["table_id", fn.countAll<number>().as("lines"), fn.max("n").as("last")])
    .groupBy("table_id")
    .having(({ fn, eb }) => eb(fn.countAll(), "!=", fn.max("n")))
    .execute()
  for (const { table_id, lines, last } of gaps)
    wrong.push(`the journal of table ${table_id} has ${lines} lines and should have ${last}`)
  const running = await db.selectFrom("game_table").selectAll().where("status", "=", "playing").execute()
  let replayed = 0
  for (const table of running) {
    if (games.get(table.game)?.game.version !== table.version) {
      wrong.push(`table ${table.id} plays ${table.game} ${table.version}, whose rules are not installed`)
      continue
    }
    const { id } = table
    const sitting = await db
      .selectFrom("seat")
      .selectAll()
      .where("table_id", "=", id)
      .orderBy("seat")
      .execute()
    const entries = await linesOf(db, id)
    try {
      hashOf(games, table, sitting, entries)
      replayed++
    } catch (error) {
      wrong.push(
        `table ${table.id} cannot be played through: ${error instanceof Error ? error.message : String(error)}`,
      )
    }
  }
  return { looked: `journals; ${replayed} of ${running.length} running games played through`, wrong }
}
