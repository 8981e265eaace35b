// Every question that the server asks its database in daily use, on a database of years: none reads
// through a large table.
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { sql } from "kysely"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { archive } from "../store/archiving.ts"
import { EventStream } from "../testing/stream.ts"
import { type Asked, fillWithYears, indexesFor, large, troubleWith } from "./kit/plans.ts"
import { openServer, type TestServer, tableOf, type Visitor } from "./kit/server.ts"
import { until } from "./kit/until.ts"

const kind = inject("databases") === undefined ? "sqlite" : "postgres"
const day = 24 * 60 * 60_000

/**
 * Nobody does these every day, or nothing in them grows with the years. Whatever else there is must
 * be done below.
 */
const seldom = [
  /\/me\/(passkeys|register|sign-in|sign-out|recover|recovery-codes|email|password|sessions|account|bots|notices)/,
  /\/operate\/(?!people$|status$|tables\/\{table\}$)/,
  /\/(games|notice|openapi.json|kept)$/,
  /^delete \/api\/v1\/(me|operate\/tables\/\{table\})$/,
]

/** By its words: each kind of question once. */
const asked = new Map<string, Asked & { readonly during: string }>()
/** What was done, as the API names it. */
const done = new Set<string>()
let paths: { readonly path: string; readonly method: string; readonly fits: RegExp }[]
let during = "start"
let data: string
let server: TestServer

/** Does it, and notes which of the API's doings it was. */
async function go(
  who: Visitor,
  method: string,
  path: string,
  body?: object,
  /** This answer is as good. */
  or = 200,
): Promise<never> {
  const route = routeOf(method, path)
  during = route
  const answer = await who.ask(method, path, body)
  if (answer.status >= 300 && answer.status !== or)
    throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
  done.add(route)
  return answer.body as never
}

function routeOf(method: string, path: string): string {
  const bare = `/api/v1${path.split("?", 1)[0]}`
  const found = paths.find((one) => one.method === method.toLowerCase() && one.fits.test(bare))
  if (found === undefined) throw new Error(`there is no ${method} ${path}`)
  return `${found.method} ${found.path}`
}

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), "genepool-plans-"))
  const first = await openServer({ data })
  await fillWithYears(first.tables.db, kind, first.clock.now())
  const [ada, bea] = [await first.member("Ada"), await first.visitor("Bea")]
  await tableOf("noughts", [ada, bea])
  await first.close()
  // Its start belongs to it: running tables are read in, and it beats as a node
  server = await openServer(
    { data, archiveAfter: 7 * day },
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    (watch) => {
      const before = watch.onQuery
      watch.onQuery = (milliseconds, text, values) => {
        before(milliseconds, text, values)
        if (!asked.has(text)) asked.set(text, { sql: text, values, during })
      }
    },
  )
  const { body } = await (await server.visitor()).ask("GET", "/openapi.json")
  paths = Object.entries(body.paths as { [path: string]: object }).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({
      path,
      method,
      fits: new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, "[^/]+")}$`),
    })),
  )
})
afterAll(async () => {
  await server.close()
  await rm(data, { recursive: true })
})

test("a day of the club", async () => {
  const url = await server.listen()
  await go(await server.visitor(), "POST", "/me/guest", { name: "Fay" })
  const [ada, bea, cleo] = [
    await server.member("Cora"),
    await server.visitor("Dora"),
    await server.member("Olga"),
  ]
  const { db } = server.tables
  const idOf = async (who: Visitor) => ((await go(who, "GET", "/me")) as { player: { id: string } }).player.id
  const [adaId, beaId, cleoId] = [await idOf(ada), await idOf(bea), await idOf(cleo)]
  await db.updateTable("player").set({ role: "operator" }).where("id", "=", cleoId).execute()
  const make = async (more: object = {}) =>
    (
      (await go(ada, "POST", "/tables", {
        game: "noughts",
        seats: [{ kind: "me" }, { kind: "open" }],
        listed: true,
        ...more,
      })) as { table: string }
    ).table
  const given = await make()
  await go(ada, "GET", `/tables/${given}/invitations`)
  await go(ada, "PUT", `/tables/${given}/seats/1`, { kind: "bot", level: 1 })
  await go(ada, "POST", `/tables/${given}/start`)
  await go(ada, "POST", `/tables/${given}/resign`)
  const cancelled = await make()
  await go(ada, "POST", `/tables/${cancelled}/cancel`)
  const left = await make()
  await go(bea, "POST", `/tables/${left}/join`, {})
  await go(bea, "POST", `/tables/${left}/ready`)
  await go(bea, "POST", `/tables/${left}/leave`)
  const table = await make()
  await go(bea, "POST", `/tables/${table}/join`, {})
  await go(ada, "POST", `/tables/${table}/start`)
  const streams = [`tables/${table}/stream`, "lobby/stream"].map((path) => {
    during = routeOf("GET", `/${path}`)
    done.add(during)
    return new EventStream(`${url}/api/v1/${path}`, bea.headers)
  })
  await until(() => streams[0]?.events.length !== 0)
  const choose = async (who: Visitor, cell: number) => {
    const { now } = (await go(who, "GET", `/tables/${table}`)) as { now: { n: number } }
    await go(who, "POST", `/tables/${table}/choices`, { n: now.n, choice: { do: "mark", cell } })
  }
  await choose(ada, 8)
  await go(ada, "POST", `/tables/${table}/undo`, { to: 0, n: (await ada.look(table)).n })
  for (const [who, cell] of [
    [ada, 0],
    [bea, 3],
    [ada, 1],
    [bea, 4],
  ] as const)
    await choose(who, cell)
  await go(ada, "POST", `/tables/${table}/chat`, { text: "Well played" })
  const talk = (await go(bea, "GET", `/tables/${table}/chat`)) as { lines?: { n: number }[] } & {
    n: number
  }[]
  expect(talk).not.toEqual([])
  await go(bea, "POST", `/tables/${table}/chat/report`, { n: 1, reason: "rude" })
  await go(ada, "POST", `/tables/${table}/chat/mute`, { player: beaId, muted: true })
  // What a seat can say besides: whether it may now or not, the same is asked
  for (const [what, body] of [
    ["nudge", { seat: 0 }],
    ["stand-in", { seat: 0, agree: true }],
    ["undo/answer", { agree: false }],
    ["pause", undefined],
    ["resume", undefined],
    ["return", undefined],
  ] as const)
    await go(bea, "POST", `/tables/${table}/${what}`, body, 409)
  await choose(ada, 2)
  await until(async () => (await server.tables.rows(table)).row.status === "finished")
  await go(ada, "POST", `/tables/${table}/rematch`)
  for (const query of [
    "",
    "?status=open",
    "?status=playing",
    "?status=finished",
    "?status=cancelled",
    "?game=noughts",
    "?mine=1",
    "?mine=1&status=finished",
    "?mine=1&status=finished&game=noughts",
  ])
    await go(ada, "GET", `/tables${query}`)
  await go(bea, "GET", `/tables/${table}/log`)
  await go(bea, "GET", `/tables/${table}/moments/2`)
  await go(bea, "GET", `/players/${adaId}`)
  await go(bea, "GET", `/players/${adaId}/against/${beaId}`)
  await go(bea, "GET", `/players/${adaId}/against/${beaId}?game=noughts`)
  await go(ada, "POST", "/me/puzzles", {
    attempts: [{ puzzle: "noughts/1a", difficulty: 1, right: true, at: 1 }],
  })
  await go(ada, "GET", "/me/puzzles")
  await go(ada, "GET", "/me/vacation")
  await go(ada, "PUT", "/me/vacation", { until: 1 }, 400)
  await go(ada, "DELETE", "/me/vacation")
  await go(ada, "PATCH", "/me", { name: "Coralie" }, 409)
  await go(bea, "PATCH", "/me", { name: "Dorothy" })
  await go(ada, "GET", "/me/data")
  await go(cleo, "GET", "/operate/people?name=Co")
  await go(cleo, "GET", "/operate/status")
  await go(cleo, "GET", `/operate/tables/${table}`)
  for (const stream of streams) stream.close()
  during = "housekeeping"
  expect(await archive(db, table)).toBe(true)
  await server.housekeeper.round()
})

test("everything that the API offers was done, or is done seldom", () => {
  const all = paths.map(({ method, path }) => `${method} ${path}`)
  const forgotten = all.filter((route) => !done.has(route) && !seldom.some((one) => one.test(route)))
  expect(forgotten).toEqual([])
  expect(done.size).toBeGreaterThan(20)
})

const isRead = (text: string) => /^\s*(select|with|insert|update|delete)\b/i.test(text)

test("no question of that day reads through a table that grows with the years", async () => {
  const questions = [...asked.values()].filter(({ sql: text }) => isRead(text))
  const trouble: string[] = []
  for (const question of questions)
    for (const line of await troubleWith(server.tables.db, kind, question))
      trouble.push(`${question.during}: ${line}\n    ${question.sql}`)
  expect(trouble.join("\n")).toBe("")
  // Who looks at nothing finds nothing
  const about = new Set(
    large.filter((name) =>
      questions.some(({ sql: text }) => text.includes(`"${name}"`) || text.includes(`from ${name}`)),
    ),
  )
  expect([questions.length > 100, [...about].sort()]).toEqual([true, [...large].sort()])
})

test.runIf(kind === "postgres")(
  "which of somebody's tables are not over is asked of those alone",
  async () => {
    const searches = [...asked.values()].filter((one) => one.during.includes("operate/people"))
    const search = searches.find(({ sql: text }) => text.includes("skeleton")) as Asked
    expect(await indexesFor(server.tables.db, kind, search)).toContain("game_table_running")
  },
)

test("a question whose index is gone is found out", async () => {
  const { db } = server.tables
  const questions = [...asked.values()].filter(({ sql: text }) => isRead(text) && text.includes("outcome"))
  await sql`drop index outcome_player`.execute(db)
  const trouble = await Promise.all(questions.map((question) => troubleWith(db, kind, question)))
  expect(trouble.flat()).not.toEqual([])
})
