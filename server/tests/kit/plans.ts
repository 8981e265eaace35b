// How a database would answer a question: whether it reads through a large table from end to end.
import { Manner } from "@genepool/wire"
import { CompiledQuery, type Kysely, sql } from "kysely"
import type { Database } from "../../store/schema.ts"

/** Those that grow with the years. */
export const large = [
  ...["game_table", "seat", "entry", "archive", "outcome", "chat", "player", "login", "rating"],
  ...["puzzle_attempt", "notice", "user", "session", "account"],
] as const

/**
 * More rows of a large table than any page shows: whoever asks for so many reads through the past.
 */
const most = 2000

export interface Asked {
  readonly sql: string
  readonly values: readonly unknown[]
}

/** What is wrong with the plan; empty if nothing is. */
export async function troubleWith(
  db: Kysely<Database>,
  kind: "sqlite" | "postgres",
  asked: Asked,
): Promise<string[]> {
  return kind === "sqlite" ? inSqlite(db, asked) : inPostgres(db, asked)
}

/**
 * Indexes of those rows alone that are not archives yet: of these there are few, however many
 * years.
 */
const partial = /USING (COVERING )?INDEX game_table_(counted|unfolded)\b/

/**
 * All that is finished, one after the other. The lobby's is left: it gives the newest first, and a
 * few are taken.
 */
const broad = /INDEX game_table_(status|ended) \(status=\?\)/

const isLarge = (name: string): boolean => (large as readonly string[]).includes(name)

async function inSqlite(db: Kysely<Database>, { sql: text, values }: Asked): Promise<string[]> {
  const { rows } = await db.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${text}`, [...values]),
  )
  return rows.flatMap(({ detail }) => {
    const scanned = /^SCAN (\S+)/.exec(detail)?.[1]
    if (partial.test(detail)) return []
    if (broad.test(detail) && values.includes("finished")) return [detail]
    return scanned !== undefined && isLarge(tableBehind(scanned, text)) ? [detail] : []
  })
}

/** Every index that it would look into. */
export async function indexesFor(
  db: Kysely<Database>,
  kind: "sqlite" | "postgres",
  { sql: text, values }: Asked,
): Promise<string[]> {
  const explain = kind === "sqlite" ? "explain query plan" : "explain (format json)"
  const { rows } = await db.executeQuery(CompiledQuery.raw(`${explain} ${text}`, [...values]))
  const found = JSON.stringify(rows).matchAll(/(?:INDEX |"Index Name":")(\w+)/g)
  return [...found].map(([, name]) => name as string)
}

/** A table may go by another name in a question. */
function tableBehind(name: string, text: string): string {
  const behind = new RegExp(`"?(\\w+)"? as "?${name}"?(?!\\w)`, "i").exec(text)?.[1]
  return behind ?? name
}

interface PlanNode {
  readonly "Node Type": string
  readonly "Relation Name"?: string
  readonly "Plan Rows": number
  readonly Plans?: readonly PlanNode[]
}

/** What must have seen all rows before it gives the first. */
const blocking = /Sort|Aggregate|Hash|Materialize|WindowAgg|Bitmap/

async function inPostgres(db: Kysely<Database>, { sql: text, values }: Asked): Promise<string[]> {
  const { rows } = await db.executeQuery<{ "QUERY PLAN": [{ Plan: PlanNode }] }>(
    CompiledQuery.raw(`explain (format json) ${text}`, [...values]),
  )
  const trouble: string[] = []
  const look = (node: PlanNode, isLimited: boolean): void => {
    const { "Node Type": type, "Relation Name": table = "", "Plan Rows": count, Plans = [] } = node
    if (isLarge(table) && type === "Seq Scan") trouble.push(`${type} on ${table}`)
    else if (isLarge(table) && type.includes("Scan") && count > most && !isLimited)
      trouble.push(`${type} on ${table} of ${count} rows`)
    for (const plan of Plans) look(plan, type === "Limit" || (isLimited && !blocking.test(type)))
  }
  for (const {
    "QUERY PLAN": [{ Plan }],
  } of rows)
    look(Plan, false)
  return trouble
}

const [people, games, linesEach] = [50_000, 30_000, 40] as const

const manner = JSON.stringify(Manner.parse({}))

/** The last so many games lie there line by line. */
const raw = 1000

/**
 * Rows of years, in no time: their texts mean nothing, their keys and times are as they would be.
 */
export async function fillWithYears(
  db: Kysely<Database>,
  kind: "sqlite" | "postgres",
  now: number,
): Promise<void> {
  const count = (upTo: number) =>
    sql`with recursive g(i) as (select 1 union all select i + 1 from g where i < ${sql.lit(upTo)})`
  // Keys in no order, as they are drawn
  const id = (prefix: string, number: string) =>
    sql.raw(`'${prefix}' || ((${number}) * 7919 % 1000003) || 'x' || (${number})`)
  const date = sql.lit(new Date(now - 100 * 86_400_000).toISOString())
  const later = sql.lit(new Date(now + 30 * 86_400_000).toISOString())
  const no = kind === "sqlite" ? sql.raw("0") : sql.raw("false")
  // All within the last days: nothing is due yet
  const at = (number: string) =>
    sql`(${sql.lit(now)} - (${sql.lit(games)} - ${sql.raw(number)}) * cast(15000 as bigint))`
  for (const statement of [
    sql`insert into player (id, name, handle, kind, skeleton, claim, created_at, seen_at)
      ${count(people)} select ${id("p", "i")}, 'Name ' || i, 'name ' || i,
      case when i % 3 = 0 then 'guest' else 'member' end, 'skel ' || i, 'skel ' || i, ${at("i")}, ${at("i")} from g`,
    sql`insert into "user" ("id", "name", "email", "emailVerified", "createdAt", "updatedAt", "username")
      ${count(people)} select ${id("u", "i")}, 'Name ' || i, i || '@genepool.invalid', ${no}, ${date}, ${date}, 'name ' || i from g`,
    sql`insert into "session" ("id", "expiresAt", "token", "createdAt", "updatedAt", "userId")
      ${count(people)} select ${id("s", "i")}, ${later}, ${id("t", "i")}, ${date}, ${date}, ${id("u", "i")} from g`,
    sql`insert into "account" ("id", "accountId", "providerId", "userId", "createdAt", "updatedAt")
      ${count(people)} select ${id("a", "i")}, ${id("u", "i")}, 'credential', ${id("u", "i")}, ${date}, ${date} from g`,
    sql`insert into login (user_id, player_id) ${count(people)} select ${id("u", "i")}, ${id("p", "i")} from g`,
    sql`insert into game_table (id, game, version, options, manner, listed, status, owner, maker, commitment, secret,
        created_at, started_at, finished_at, archived)
      ${count(games)} select ${id("t", "i")}, 'noughts', '1', '{}', ${sql.lit(manner)}, i % 2, 'finished', ${id("p", `(i % ${people} + 1)`)},
      ${id("p", `(i % ${people} + 1)`)}, 'c', 's', ${at("i")}, ${at("i")}, ${at("i")},
      case when i > ${sql.lit(games - raw)} then 0 else 1 end from g`,
    ...[0, 1].flatMap((seat) => [
      sql`insert into seat (table_id, seat, kind, player_id, code)
        ${count(games)} select ${id("t", "i")}, ${sql.lit(seat)}, 'open', ${id("p", `((i * 7 + ${seat}) % ${people} + 1)`)}, 'code' from g`,
      sql`insert into outcome (table_id, seat, player_id, game, place, score, bots, finished_at)
        ${count(games)} select ${id("t", "i")}, ${sql.lit(seat)}, ${id("p", `((i * 7 + ${seat}) % ${people} + 1)`)},
        'noughts', ${sql.lit(seat + 1)}, 1, 0, ${at("i")} from g`,
    ]),
    sql`insert into archive (table_id, lines, last_at, body)
      ${count(games - raw)} select ${id("t", "i")}, 9, ${at("i")}, ${sql.raw(kind === "sqlite" ? "x'00'" : "'\\x00'")} from g`,
    sql`insert into entry (table_id, n, kind, seat, body, at)
      ${count(raw * linesEach)} select ${id("t", `(${games} - i / ${linesEach} % ${raw})`)}, i % ${sql.lit(linesEach)} + 1,
      'choice', 0, '{"choice":{"do":"mark","cell":4},"key":"abcdefghijklmnopqrstuvwxyz"}', ${at("i")} from g`,
    sql`insert into chat (table_id, n, player_id, room, text, at)
      ${count(games)} select ${id("t", "i")}, 1, ${id("p", `(i % ${people} + 1)`)}, 'table', 'Well played!', ${at("i")} from g`,
    sql`insert into rating (player_id, game, pool, mu, sigma, games)
      ${count(people)} select ${id("p", "i")}, 'noughts', 'people', 25, 8, 3 from g`,
    sql`insert into puzzle_attempt (player_id, puzzle, difficulty, solved, at)
      ${count(people * 5)} select ${id("p", `(i % ${people} + 1)`)}, 'krom/' || (i / ${sql.lit(people)}), 1, 1, ${at("i")} from g`,
    sql`insert into notice (id, player_id, table_id, kind, n, by_whom, at)
      ${count(games)} select ${id("n", "i")}, ${id("p", `(i % ${people} + 1)`)}, ${id("t", "i")}, 'over', 0, '', ${at("i")} from g`,
  ])
    await statement.execute(db)
  // PostgreSQL counts its rows by itself in daily use; a server's SQLite goes by its indexes alone
  if (kind === "postgres") await sql`analyze`.execute(db)
}
