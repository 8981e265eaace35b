import type { Choice } from "@genepool/engine"
import { sql } from "kysely"
import { expect, test } from "vitest"
import {
  later,
  openServer,
  type TestServer,
  tableOf,
  testConfig,
  type Visitor,
  winNoughts,
  within,
} from "./kit/server.ts"
import { until } from "./kit/until.ts"

const day = 24 * 60 * 60_000
const pair = [{ kind: "me" }, { kind: "open" }]
const make = async (who: Visitor, more: object = {}) =>
  (await who.must("POST", "/tables", { game: "noughts", seats: pair, ...more })).table as string
/** How many rows the table has left, everywhere. */
const rowsOf = async ({ tables: { db } }: TestServer, id: string) => {
  const count = async (table: "seat" | "entry" | "chat" | "outcome") =>
    (await db.selectFrom(table).select("table_id").where("table_id", "=", id).execute()).length
  const own = await db.selectFrom("game_table").select("id").where("id", "=", id).execute()
  return (
    own.length +
    (await count("seat")) +
    (await count("entry")) +
    (await count("chat")) +
    (await count("outcome"))
  )
}
const finish = async (server: TestServer, table: string, first: Visitor, second: Visitor) => {
  await winNoughts(table, first, second)
  await until(async () => (await server.tables.rows(table)).row.status === "finished")
}

test("a cancelled table is gone after a day, with all that was said there; a finished game stays", () =>
  within({}, async (server) => {
    const [ada, bea] = [await server.visitor("Ada"), await server.visitor("Bea")]
    const cancelled = await make(ada)
    await ada.must("POST", `/tables/${cancelled}/chat`, { text: "Nobody comes" })
    await ada.must("POST", `/tables/${cancelled}/cancel`)
    const played = await tableOf("noughts", [ada, bea])
    await finish(server, played, ada, bea)
    await later(server, day - 1000)
    expect(await rowsOf(server, cancelled)).toBeGreaterThan(0)
    await later(server, 2000)
    expect(await rowsOf(server, cancelled)).toBe(0)
    expect(await ada.ask("GET", `/tables/${cancelled}`)).toMatchObject({ status: 404 })
    await later(server, 200 * day)
    expect(await bea.look(played)).toMatchObject({ status: "finished", choices: 5 })
  }))

test("where an operator says so, finished games go too, however long they were", () =>
  within({ retention: { ...testConfig.retention, finishedTables: 10 * day } }, async (server) => {
    const [ada, bea] = [await server.visitor("Ada"), await server.visitor("Bea")]
    const table = await tableOf("noughts", [ada, bea])
    for (let n = 2; n < 700; n += 2) {
      await ada.choose(table, { do: "mark", cell: 8 }, n - 1)
      await ada.must("POST", `/tables/${table}/undo`, { to: 0, n })
    }
    await finish(server, table, ada, bea)
    expect(await rowsOf(server, table)).toBeGreaterThan(700)
    await later(server, 9 * day)
    expect(await rowsOf(server, table)).toBeGreaterThan(700)
    await later(server, 2 * day)
    expect(await rowsOf(server, table)).toBe(0)
  }))

test("a game in which nothing happens for half a year counts as cancelled, and is gone a day later", () =>
  within({}, async (server) => {
    const [ada, bea] = [await server.visitor("Ada"), await server.visitor("Bea")]
    const [idle, busy] = [await tableOf("noughts", [ada, bea]), await tableOf("noughts", [ada, bea])]
    await later(server, 100 * day)
    await ada.choose(busy, { do: "mark", cell: 4 })
    await later(server, 81 * day)
    expect(await bea.look(idle)).toMatchObject({ status: "cancelled" })
    expect(await ada.choose(idle, { do: "mark", cell: 4 }, 1)).toMatchObject({ status: 409 })
    expect(await bea.look(busy)).toMatchObject({ status: "playing" })
    await later(server, day + 1)
    expect(await rowsOf(server, idle)).toBe(0)
  }))

test("bots do nothing more at a game that counts as cancelled, whoever looks", async () => {
  const { promise: thought, resolve: think } = Promise.withResolvers<void>()
  const server = await openServer(
    {},
    {
      async choose({ decision }) {
        const [first] = decision.options as [Choice]
        await thought
        return first
      },
      close: async () => undefined,
    },
  )
  const ada = await server.visitor("Ada")
  const seats = [{ kind: "bot", level: 1 }, { kind: "me" }]
  const { table } = await ada.must("POST", "/tables", { game: "noughts", seats })
  await ada.must("POST", `/tables/${table}/start`)
  const live = await server.tables.get(table)
  await until(() => live.driver.thinks)
  await server.tables.abandon(table)
  expect(await ada.look(table)).toMatchObject({ status: "cancelled" })
  think()
  await until(() => !live.driver.thinks)
  await live.serially(async () => live.driver.followUp())
  expect([live.play.n, live.driver.thinks]).toEqual([1, false])
  await server.close()
})

test("a slow game is not abandoned while a clock still gives somebody time", () =>
  within({ retention: { ...testConfig.retention, abandonedTables: 10 * day } }, async (server) => {
    const [ada, bea] = [await server.visitor("Ada"), await server.visitor("Bea")]
    const clock = { kind: "slow", perChoice: 20 * day, bank: 0 }
    const [slow, none] = [
      await tableOf("noughts", [ada, bea], { manner: { clock } }),
      await tableOf("noughts", [ada, bea]),
    ]
    await later(server, 15 * day)
    expect((await server.tables.rows(none)).row.status).toBe("cancelled")
    expect((await server.tables.rows(slow)).row.status).toBe("playing")
  }))

test("guests without games go, with their sign-in; those with games and members stay", () =>
  within({}, async (server) => {
    const { db } = server.tables
    const [idle, ada, bea] = [
      await server.visitor("Idle"),
      await server.visitor("Ada"),
      await server.visitor("Bea"),
    ]
    await server.member("Cyd")
    const played = await tableOf("noughts", [ada, bea])
    await idle.must("POST", `/tables/${played}/chat`, { text: "Nice" })
    await finish(server, played, ada, bea)
    await later(server, 60 * day)
    await idle.must("GET", "/me")
    await later(server, 60 * day)
    const names = async () =>
      (await db.selectFrom("player").select("name").orderBy("name").execute()).map(({ name }) => name)
    expect(await names()).toEqual(["Ada", "Bea", "Cyd", "Idle"])
    await later(server, 31 * day)
    expect(await names()).toEqual(["Ada", "Bea", "Cyd"])
    expect(await db.selectFrom("login").select("player_id").execute()).toHaveLength(3)
    expect(await db.selectFrom("chat").select("n").execute()).toEqual([])
    expect((await idle.must("GET", "/me")).player).toBeNull()
  }))

test("a bot's key that nobody used for a year stops working", () =>
  within({}, async (server) => {
    const ada = await server.visitor("Ada")
    const keys = [
      await ada.must("POST", "/me/bots", { name: "Used" }),
      await ada.must("POST", "/me/bots", { name: "Idle" }),
    ]
    const [used, idle] = keys.map(({ token }) => Object.assign(ada.through(server), { token })) as [
      Visitor,
      Visitor,
    ]
    for (let i = 0; i < 4; i++) {
      expect((await used.must("GET", "/me")).player.name).toBe("Used")
      await later(server, 100 * day)
    }
    expect((await idle.ask("GET", "/me/bots")).status).toBe(401)
    expect((await used.must("GET", "/me")).player.name).toBe("Used")
  }))

test("sessions are forgotten when their time is over", () =>
  within({}, async (server) => {
    const ada = await server.member("Ada")
    // The library goes by the real time
    server.clock.leap(Date.now() - server.clock.now())
    await later(server, 1000)
    expect((await ada.must("GET", "/me")).player).not.toBeNull()
    await later(server, 91 * day)
    server.clock.turn(day)
    expect((await ada.must("GET", "/me")).player).toBeNull()
  }))

test("what lies in tables is counted, cancelled ones included", () =>
  within({ rate: 1, bodyLimit: 1 << 18 }, async (server) => {
    const ada = await server.visitor("Ada")
    const row = { options: JSON.stringify({ filling: "x".repeat(1_000_000) }) }
    const first = await make(ada)
    await server.tables.db.updateTable("game_table").set(row).where("id", "=", first).execute()
    await ada.must("POST", `/tables/${first}/cancel`)
    const second = await make(ada)
    await server.tables.db.updateTable("game_table").set(row).where("id", "=", second).execute()
    const third = await make(ada)
    await server.tables.db.updateTable("game_table").set(row).where("id", "=", third).execute()
    const refused = await ada.ask("POST", "/tables", { game: "noughts", seats: pair })
    expect(refused).toMatchObject({ status: 409, body: { error: { code: "quota", of: "bytes" } } })
    // Another person of the same address has room of their own
    const bea = await server.visitor("Bea")
    expect(await make(bea)).not.toBe("")
    await later(server, day + 1)
    expect(await make(ada)).not.toBe("")
  }))

test("a game that was aborted is kept as briefly as one that was cancelled, and counts as long", () =>
  within({ rate: 1 }, async (server) => {
    const [ada, bea] = [await server.visitor("Ada"), await server.visitor("Bea")]
    const table = await tableOf("noughts", [ada, bea], { manner: { leavers: "nobody" } })
    const options = JSON.stringify({ filling: "x".repeat(2_100_000) })
    await server.tables.db.updateTable("game_table").set({ options }).where("id", "=", table).execute()
    await ada.must("POST", `/tables/${table}/resign`)
    await server.tables.settled()
    expect((await server.tables.rows(table)).row.status).toBe("cancelled")
    expect(await bea.look(table)).toMatchObject({ status: "finished", silent: [0, 1] })
    expect(await ada.ask("POST", "/tables", { game: "noughts", seats: pair })).toMatchObject({
      status: 409,
      body: { error: { of: "bytes" } },
    })
    await later(server, day + 1)
    expect(await rowsOf(server, table)).toBe(0)
    expect(await make(ada)).not.toBe("")
  }))

test("a finished game counts for three days, by who made it and by the address, which is forgotten then", () =>
  within({ rate: 1 }, async (server) => {
    const [ada, bea] = [await server.visitor("Ada"), await server.visitor("Bea")]
    const played: string[] = []
    for (let i = 0; i < 4; i++) {
      const table = await tableOf("noughts", [bea, ada])
      await finish(server, table, bea, ada)
      played.push(table)
      server.clock.turn(60_000)
    }
    const options = JSON.stringify({ filling: "x".repeat(2_100_000) })
    await server.tables.db.updateTable("game_table").set({ options }).where("id", "in", played).execute()
    const cyd = await server.visitor("Cyd")
    const ask = async (who: Visitor) =>
      (await who.ask("POST", "/tables", { game: "noughts", seats: pair })).status
    // Bea has too much herself, Cyd has nothing and shares the address
    expect([await ask(bea), await ask(cyd)]).toEqual([409, 409])
    await later(server, 3 * day)
    expect([await ask(bea), await ask(cyd)]).toEqual([201, 201])
    const marks = await server.tables.db
      .selectFrom("game_table")
      .select("address")
      .where("id", "in", played)
      .execute()
    expect(marks.every(({ address }) => address === null)).toBe(true)
    expect(await bea.look(played[0] as string)).toMatchObject({ status: "finished" })
  }))

test("how long things are kept and how much one may have is told to everybody", () =>
  within({ rate: 2 }, async (server) => {
    const { quotas, ...kept } = await (await server.visitor()).must("GET", "/kept")
    expect(kept).toMatchObject({ cancelledTables: day, finishedTables: null, guests: 90 * day })
    expect(quotas).toMatchObject({ listed: { person: 6, address: 20 } })
  }))

test("a sign-in whose player was never made goes, and its name is free", () =>
  within({}, async (server) => {
    const { db } = server.tables
    await server.member("Kim")
    await server.member("Lia")
    // As a server leaves it that is stopped between the two
    await sql`delete from login where player_id in (select id from player where name = 'Kim')`.execute(db)
    await db.deleteFrom("player").where("name", "=", "Kim").execute()
    const names = async () =>
      (await sql<{ username: string }>`select username from ${sql.table("user")}`.execute(db)).rows
    server.clock.leap(Date.now() - server.clock.now())
    await server.housekeeper.round()
    expect(await names()).toHaveLength(2)
    await later(server, 2 * 3_600_000)
    expect(await names()).toEqual([{ username: "lia" }])
  }))
