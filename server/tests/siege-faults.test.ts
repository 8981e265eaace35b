import { expect, test } from "vitest"
import { openLog } from "../log.ts"
import { owed, type Standing, stuck } from "../siege/faults/due.ts"
import { besiege } from "../siege/faults/faults.ts"
import { fullDisk } from "../siege/faults/full-disk.ts"
import { loadGames } from "../start.ts"
import { Away } from "./kit/away.ts"
import { openHouse, tableOf } from "./kit/house.ts"

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
  const house = await openHouse({}, undefined, undefined, undefined, undefined, away.around)
  try {
    const [ada, bea] = [await house.visitor("Ada"), await house.visitor("Bea")]
    const clock = { kind: "live", perChoice: 60_000, bank: 0 }
    const timed = await tableOf("noughts", [ada, bea], { manner: { clock, timeOut: "default" } })
    const seats = [{ kind: "me" }, { kind: "bot", level: 1 }]
    const { table: withBot } = await ada.must("POST", "/tables", { game: "noughts", seats })
    await ada.must("POST", `/tables/${withBot}/start`)
    const tables = await Promise.all([timed, withBot].map((id) => house.tables.get(id)))
    const { appender, alarms } = house.tables
    const append = appender.append.bind(appender)
    // The person's choice is the last line that can be written
    appender.append = async (row) => {
      const done = await append(row)
      away.away = true
      return done
    }
    if (planted) alarms.failed = () => undefined
    await ada.choose(withBot, { do: "mark", cell: 4 })
    appender.append = append
    const calm = async () => {
      house.clock.turn(1000)
      for (let i = 0; i < 20; i++) await new Promise(setImmediate)
    }
    for (let second = 0; second < 120; second++) await calm()
    away.away = false
    const look = async () =>
      new Map<string, Standing>(
        tables.map(({ id, play, row }) => [
          id,
          { n: play.n, due: owed(play, row.status === "finished", house.clock.now()) },
        ]),
      )
    const found = await stuck(look, { grace: 30_000, now: () => house.clock.now(), pause: calm })
    expect(found).toEqual(
      planted
        ? [`${timed} still waits for seat 0's time`, `${withBot} still waits for the bot in seat 1`]
        : [],
    )
  } finally {
    await house.close()
  }
})
