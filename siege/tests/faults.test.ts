import { noughts } from "@genepool/noughts"
import { Away } from "@genepool/server/testing"
import { loadGames, openLog } from "@genepool/server/testing/inside"
import type { TableMade } from "@genepool/wire"
import { expect, test } from "vitest"
import { owed, type Standing, standingStill, stuck } from "../faults/due.ts"
import { besiege } from "../faults/faults.ts"
import { fullDisk } from "../faults/full-disk.ts"
import { HandServer } from "../leaks/hand-server.ts"

test("nothing is lost or told wrong when nodes, PostgreSQL and Redis fail (npm run siege -- faults has more of it)", async () => {
  const plan = {
    seed: "check",
    nodes: 2,
    tables: 3,
    faults: 4,
    thinking: 150,
    calm: 300,
    outage: 0,
    fullDisk: 0,
    finish: 0,
  }
  const { problems, judged, acknowledged } = await besiege(plan, () => undefined)
  expect(problems).toEqual([])
  expect(acknowledged).toBeGreaterThanOrEqual(4)
  expect(judged.finishedByRules).toBe(3)
}, 300_000)

test("after the disk was full every due bot and clock acts, and nothing is lost", async () => {
  const games = await loadGames(openLog("silent"))
  const plan = { fullDisk: 1500, thinking: 100 }
  const { report, problems } = await fullDisk(plan, games, Math.random, () => undefined)
  expect(problems).toEqual([])
  // Only root can mount a small disk; whoever runs this as somebody else is told
  expect(report).toMatch(process.getuid?.() === 0 ? /^full for 1\.5 s|not tried: .*cannot be mounted/ : /./)
}, 300_000)

test.each([
  ["finds nothing where what failed is tried again", false],
  ["finds tables whose driver does not try again", true],
])("the judge of what is due %s", async (_, planted) => {
  const away = new Away()
  const server = new HandServer()
  await server.start(new Map([["noughts", noughts]]), undefined, { store: away.around })
  const { clock, line } = server
  const begin = async (people: readonly Record<string, string>[], wish: object): Promise<string> => {
    const [owner, ...others] = people as [Record<string, string>]
    const made = await line.must<TableMade>("POST", "/tables", owner, { game: "noughts", ...wish })
    for (const other of others) await line.must("POST", `/tables/${made.table}/join`, other, {})
    await line.must("POST", `/tables/${made.table}/start`, owner)
    return made.table
  }
  try {
    const [ada, bea] = [await line.guest("Ada"), await line.guest("Bea")]
    const timed = await begin([ada, bea], {
      seats: [{ kind: "me" }, { kind: "open" }],
      manner: { clock: { kind: "live", perChoice: 60_000, bank: 0 }, timeOut: "default" },
    })
    const withBot = await begin([ada], { seats: [{ kind: "me" }, { kind: "bot", level: 1 }] })
    const tables = await Promise.all([timed, withBot].map((id) => server.tables.get(id)))
    const { appender, alarms } = server.tables
    const append = appender.append.bind(appender)
    // The person's choice is the last line that can be written
    appender.append = async (row) => {
      const done = await append(row)
      away.away = true
      return done
    }
    if (planted) alarms.failed = () => undefined
    const choice = { do: "mark", cell: 4 }
    await line.must("POST", `/tables/${withBot}/choices`, ada, { n: tables[1]?.play.n, choice })
    appender.append = append
    const calm = async () => {
      clock.turn(1000)
      for (let i = 0; i < 20; i++) await new Promise(setImmediate)
    }
    for (let second = 0; second < 120; second++) await calm()
    away.away = false
    const look = async () =>
      new Map<string, Standing>(
        tables.map(({ id, play, row }) => [id, { n: play.n, due: owed(play, row.status, clock.now()) }]),
      )
    const found = await stuck(look, { grace: 30_000, now: () => clock.now(), pause: calm })
    expect(found).toEqual(
      planted
        ? [`${timed} still waits for seat 0's time`, `${withBot} still waits for the bot in seat 1`]
        : [],
    )
    // A game that was called off because somebody never came has no result that could be waited for
    if (planted) expect(tables.flatMap(({ play }) => owed(play, "cancelled", clock.now()))).toEqual([])
  } finally {
    await server.close()
  }
})

test("while people play on, a table that stands still is told from those that only owe the next thing", async () => {
  let time = 0
  const look = async () =>
    new Map<string, Standing>([
      ["busy", { n: time, due: ["the bot in seat 1"] }],
      ["dead", { n: 7, due: ["the bot in seat 2"] }],
      ["idle", { n: 3, due: [] }],
    ])
  const pause = async () => {
    time += 1000
  }
  const found = await standingStill(look, { grace: 30_000, now: () => time, pause })
  expect(found).toEqual(["dead still waits for the bot in seat 2"])
  expect(time).toBe(30_000)
})
