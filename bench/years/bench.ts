// A year in the database against an empty one: every route of daily use, in turns, so that a busy
// machine is busy for both.
import { mkdtemp, rm } from "node:fs/promises"
import { loadavg, tmpdir } from "node:os"
import { join } from "node:path"
import { BadInput } from "@genepool/engine"
import { ServerProcess, startPostgres } from "@genepool/server/testing"
import { openPostgres } from "@genepool/server/testing/inside"
import type { Acknowledgement, TableMade } from "@genepool/wire"
import { round } from "../slices.ts"
import { must, noughtsTable, send } from "../visitors.ts"
import { type Cast, giveGames, type Place } from "./cast.ts"
import { fillYear } from "./fill.ts"
import { type PlayedGame, playPool } from "./pool.ts"
import { postgresShelf, type Shelf, sqliteShelf } from "./shelves.ts"

export interface YearsBench {
  readonly loadAverageAtStart: number
  readonly databases: readonly Compared[]
}

interface Compared {
  readonly database: string
  readonly games: number
  readonly routes: { readonly [route: string]: Ratio }
  /** The largest ratio, of time or of the server's processor. */
  readonly worst: number
}

interface Ratio {
  readonly pairs: number
  readonly emptyMs: number
  readonly yearMs: number
  /** The middle of the ratios of pairs that were measured one right after the other. */
  readonly ratio: number
  /**
   * The same of all the processor that the server's main thread took; null where it is not one's to
   * ask.
   */
  readonly processorRatio: number | null
}

export interface Years {
  /**
   * Databases that `npm run years` has filled; small ones are made for those that are not given.
   */
  readonly data: string | null
  readonly postgres: string | null
  /** Routes and databases by name; all where none is named. */
  readonly only: readonly string[]
}

const smallYear = { seed: "small", games: 3000, people: 2000, rawDays: 7, copies: 10 }
const poolSize = 40
const people = 12
/** Nobody else's, and another each time: a database that was given keeps them. */
const castName = `Q${Date.now().toString(36)}`

export async function benchYears({ data, postgres, only }: Years): Promise<YearsBench> {
  const [loadAverageAtStart = 0] = loadavg()
  const { on, routes } = chosen(only)
  const pool = await playPool(poolSize, "cast", () => undefined)
  const folder = await mkdtemp(join(tmpdir(), "genepool-years-"))
  const databases: Compared[] = []
  try {
    const year = data ?? join(folder, "year")
    if (on.includes("SQLite")) {
      if (data === null) await fill(await sqliteShelf(year), pool)
      databases.push(
        await compare("SQLite", pool, routes, [
          { data: join(folder, "empty"), databaseUrl: null },
          { data: year, databaseUrl: null },
        ]),
      )
    }
    if (on.includes("PostgreSQL")) databases.push(await onPostgres(postgres, pool, routes, folder))
  } finally {
    await rm(folder, { recursive: true })
  }
  return { loadAverageAtStart, databases }
}

const databaseNames = ["SQLite", "PostgreSQL"]
const startName = "start of the server"

/** What is named of each kind; of a kind that is not named at all, everything. */
function chosen(only: readonly string[]): { readonly on: string[]; readonly routes: string[] } {
  const routeNames = [...Object.keys(routesOf()), startName]
  for (const name of only)
    if (![...databaseNames, ...routeNames].includes(name))
      throw new BadInput("--only", `some of ${[...databaseNames, ...routeNames].join()}`, name)
  const some = (all: readonly string[]) => {
    const named = all.filter((name) => only.includes(name))
    return named.length === 0 ? [...all] : named
  }
  return { on: some(databaseNames), routes: some(routeNames) }
}

async function fill(shelf: Shelf, pool: readonly PlayedGame[]): Promise<void> {
  await fillYear({ ...smallYear, until: Date.now() }, pool, [shelf], () => undefined)
  await shelf.close()
}

/** The empty one beside the year, in the same PostgreSQL. */
async function onPostgres(
  given: string | null,
  pool: readonly PlayedGame[],
  routes: readonly string[],
  data: string,
): Promise<Compared> {
  const service = given === null ? await startPostgres({ fsync: true }) : null
  const name = `empty_${process.pid}`
  const year = given ?? (service?.url("year") as string)
  const empty = Object.assign(new URL(year), { pathname: `/${name}` }).href
  const { pool: connection } = openPostgres(service?.url("postgres") ?? year, 1)
  try {
    await connection.query(`create database ${name}`)
    if (service !== null) {
      await service.createDatabase("year")
      await fill(await postgresShelf(year), pool)
    }
    return await compare("PostgreSQL", pool, routes, [
      { data, databaseUrl: empty },
      { data, databaseUrl: year },
    ])
  } finally {
    await connection.query(`drop database if exists ${name} with (force)`)
    await connection.end()
    await service?.remove()
  }
}

/** One of the two, with its people. */
interface Side {
  readonly place: Place
  server: ServerProcess
  readonly cookies: readonly string[]
  readonly ids: readonly string[]
  readonly cast: Cast
  readonly playing: { readonly table: string; move: number; n: number }[]
}

const start = ({ data, databaseUrl }: Place): Promise<ServerProcess> =>
  ServerProcess.start(data, {
    // Nothing of the year is folded meanwhile
    GENEPOOL_ARCHIVE_AFTER: "0",
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl, GENEPOOL_SECRET: "s".repeat(40) }),
  })

async function compare(
  database: string,
  pool: readonly PlayedGame[],
  names: readonly string[],
  places: readonly [Place, Place],
): Promise<Compared> {
  // Never the same twice in a database that stays
  const seed = `cast ${Date.now()}`
  const sides = [await prepare(places[0], pool, seed), await prepare(places[1], pool, seed)] as const
  try {
    const routes: { [route: string]: Ratio } = {}
    for (const [route, { pairs, ask }] of Object.entries(routesOf())) {
      if (!names.includes(route)) continue
      routes[route] = await inTurns(sides, pairs, ask)
      console.error(`${database}, ${route}: ${routes[route].ratio}`)
    }
    if (names.includes(startName)) {
      routes[startName] = await starts(sides)
      console.error(`${database}, ${startName}: ${routes[startName].ratio}`)
    }
    const worst = Math.max(...Object.values(routes).map(({ ratio }) => ratio))
    return { database, games: await gamesIn(sides[1]), routes, worst }
  } finally {
    for (const { server } of sides) await server.stop()
  }
}

/** As the operator is told. */
async function gamesIn({ server, cookies }: Side): Promise<number> {
  const { tables } = await must<{ tables: { status: string; count: number }[] }>(
    "GET",
    `${server.url}/api/v1/operate/status`,
    cookies[0] as string,
  )
  return tables.reduce((sum, { status, count }) => sum + (status === "finished" ? count : 0), 0)
}

const runningTables = 40

async function prepare(place: Place, pool: readonly PlayedGame[], seed: string): Promise<Side> {
  let server = await start(place)
  const cookies: string[] = []
  const ids: string[] = []
  for (let i = 0; i < people; i++) {
    const { cookie, text } = await send("POST", `${server.url}/api/v1/me/guest`, "", {
      name: `${castName} ${i}`,
    })
    cookies.push(cookie)
    ids.push((JSON.parse(text) as { player: { id: string } }).player.id)
  }
  await server.stop()
  const cast = await giveGames(place, pool, ids, seed)
  server = await start(place)
  const playing: Side["playing"] = []
  for (let i = 0; i < runningTables; i++)
    playing.push({
      table: await noughtsTable(server.url, [cookies[0] as string, cookies[1] as string]),
      move: 0,
      n: 1,
    })
  return { place, server, cookies, ids, cast, playing }
}

/** Draws after nine marks. */
const drawnGame = [0, 1, 2, 4, 3, 5, 7, 6, 8] as const

interface Route {
  readonly pairs: number
  readonly ask: (side: Side, i: number) => Promise<unknown>
}

function routesOf(): { readonly [route: string]: Route } {
  const get = (path: (side: Side, i: number) => string, who = 2): Route => ({
    pairs: 60,
    ask: (side, i) => must("GET", `${side.server.url}/api/v1${path(side, i)}`, side.cookies[who] as string),
  })
  /** Each of them once: what was read in is kept. */
  const once = (which: keyof Cast): Route => ({
    ...get(({ cast }, i) => `/tables/${cast[which][i]}`),
    pairs: 15,
  })
  return {
    "who am I": get(() => "/me"),
    "loading a table, archived": once("archived"),
    "loading a table, line by line": once("raw"),
    "a table's log": get(({ cast }, i) => `/tables/${cast.archived[i % 15]}/log`),
    lobby: get(() => "/tables"),
    "lobby, finished games": get(() => "/tables?status=finished"),
    "my tables": get(() => "/tables?mine=1", 0),
    "my finished games": get(() => "/tables?mine=1&status=finished"),
    profile: get(({ ids }, i) => `/players/${ids[i % people]}`),
    "two against each other": get(
      ({ ids }, i) => `/players/${ids[i % people]}/against/${ids[(i + 1) % people]}`,
    ),
    puzzles: get(() => "/me/puzzles"),
    "search for people": get(() => `/operate/people?name=${castName}`, 0),
    "state of the server": get(() => "/operate/status", 0),
    "a choice": { pairs: 9 * runningTables, ask: choose },
    "a new table": {
      pairs: 60,
      ask: ({ server, cookies }, i) =>
        must<TableMade>("POST", `${server.url}/api/v1/tables`, cookies[3 + (i % 8)] as string, {
          game: "noughts",
          seats: [{ kind: "me" }, { kind: "open" }],
        }),
    },
  }
}

async function choose({ server, playing, cookies }: Side, i: number): Promise<void> {
  const at = playing[i % playing.length] as Side["playing"][number]
  const { n } = await must<Acknowledgement>(
    "POST",
    `${server.url}/api/v1/tables/${at.table}/choices`,
    cookies[at.move % 2] as string,
    { n: at.n, choice: { do: "mark", cell: drawnGame[at.move] } },
  )
  at.n = n
  at.move++
}

/** Not counted: the first of everything is read from the disk, and compiled. */
const warmUp = 5

async function inTurns(sides: readonly [Side, Side], pairs: number, ask: Route["ask"]): Promise<Ratio> {
  const times: [number[], number[]] = [[], []]
  const before = await Promise.all(sides.map(({ server }) => server.spent()))
  for (let i = 0; i < pairs; i++)
    // Whoever is first is so every other time only
    for (const which of i % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const began = performance.now()
      await ask(sides[which], i)
      times[which].push(performance.now() - began)
    }
  const after = await Promise.all(sides.map(({ server }) => server.spent()))
  const spent = (which: 0 | 1) => (after[which]?.processor ?? 0) - (before[which]?.processor ?? 0)
  const skip = pairs > 20 ? warmUp : 0
  return ratioOf(times[0].slice(skip), times[1].slice(skip), spent(0) === 0 ? null : spent(1) / spent(0))
}

async function starts(sides: readonly [Side, Side]): Promise<Ratio> {
  const times: [number[], number[]] = [[], []]
  for (const { server } of sides) await server.stop()
  for (let i = 0; i < 7; i++)
    for (const which of i % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const side = sides[which]
      const began = performance.now()
      side.server = await start(side.place)
      times[which].push(performance.now() - began)
      if (i < 6) await side.server.stop()
    }
  return ratioOf(times[0], times[1], null)
}

function ratioOf(empty: readonly number[], year: readonly number[], processor: number | null): Ratio {
  const middle = (values: readonly number[]) =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
  return {
    pairs: empty.length,
    emptyMs: round(middle(empty)),
    yearMs: round(middle(year)),
    ratio: round(middle(year.map((time, i) => time / (empty[i] as number)))),
    processorRatio: processor === null ? null : round(processor),
  }
}
