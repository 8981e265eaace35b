import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { HandClock } from "../testing/hand-clock.ts"
import { later, openServer, type Visitor, within } from "./kit/server.ts"

const minute = 60_000
const day = 24 * 60 * minute
const refusal = (status: number, code: string) => ({ status, body: { error: { code } } })
const pair = [{ kind: "me" }, { kind: "open" }]
const make = async (who: Visitor, more: object = {}) =>
  (await who.must("POST", "/tables", { game: "noughts", seats: pair, listed: true, ...more })).table as string
const statusOf = async (who: Visitor, table: string) => (await who.look(table)).status
const idOf = async (who: Visitor) => (await who.must("GET", "/me")).player.id as string

test("one person lists three open tables, one address ten; what has begun is not counted", () =>
  within({ rate: 1 }, async (server) => {
    const ada = await server.visitor("Ada")
    const tables = [await make(ada), await make(ada), await make(ada)]
    const fourth = await ada.ask("POST", "/tables", { game: "noughts", seats: pair, listed: true })
    expect(fourth).toMatchObject(refusal(409, "quota"))
    expect(fourth.body.error).toMatchObject({ of: "listed", most: 3 })
    expect(await make(ada, { listed: false })).not.toBe("")
    const bea = await server.visitor("Bea")
    await bea.must("POST", `/tables/${tables[0]}/join`, {})
    await ada.must("POST", `/tables/${tables[0]}/start`)
    await make(ada)
    await ada.must("POST", `/tables/${tables[1]}/cancel`)
    await make(ada)
    // Three of Ada's, three each of two more, and one of the next: that makes ten
    for (const name of ["Cyd", "Dot"]) {
      const other = await server.visitor(name)
      for (let i = 0; i < 3; i++) await make(other)
    }
    await make(bea)
    const refused = await bea.ask("POST", "/tables", { game: "noughts", seats: pair, listed: true })
    expect(refused.body.error).toMatchObject({ code: "quota", of: "listed", most: 10 })
  }))

test("in the lobby everybody's newest comes before anybody's second", () =>
  within({}, async (server) => {
    const [ada, bea, eve] = [
      await server.visitor("Ada"),
      await server.visitor("Bea"),
      await server.visitor("Eve"),
    ]
    const honest = [await make(bea), await make(eve)]
    for (let i = 0; i < 30; i++) {
      server.clock.turn(1)
      await make(ada)
    }
    // As if they came from three addresses: what one person has is one turn
    await server.tables.db.updateTable("game_table").set({ address: null }).execute()
    const shown = await ada.must("GET", "/tables?limit=5")
    expect(shown.map(({ table }: { table: string }) => table)).toEqual(expect.arrayContaining(honest))
    // From one address they have one turn together
    await server.tables.db
      .updateTable("game_table")
      .set({ address: "one" })
      .where("id", "!=", honest[0] as string)
      .execute()
    const two = await ada.must("GET", "/tables?limit=2")
    expect(two.map(({ table }: { table: string }) => table)).toContain(honest[0])
  }))

test("of games that are over, of which there are ever more, turns are taken among the newest four hundred", () =>
  within({}, async (server) => {
    const [ada, bea] = [await server.visitor("Ada"), await server.visitor("Bea")]
    const [old, table] = [await make(bea), await make(ada)]
    const { db } = server.tables
    const row = await db
      .selectFrom("game_table")
      .selectAll()
      .where("id", "=", table)
      .executeTakeFirstOrThrow()
    const over = { status: "finished" as const, finished_at: 1 }
    await db
      .updateTable("game_table")
      .set({ ...over, created_at: 1, address: "elsewhere" })
      .where("id", "=", old)
      .execute()
    const listed = async () =>
      ((await bea.must("GET", "/tables?status=finished&limit=200")) as { table: string }[]).map(
        (one) => one.table,
      )
    const add = (from: number, to: number) =>
      db
        .insertInto("game_table")
        .values(Array.from({ length: to - from }, (_, i) => ({ ...row, ...over, id: `t${from + i}` })))
        .execute()
    for (let from = 0; from < 300; from += 100) await add(from, from + 100)
    expect(await listed()).toContain(old)
    await add(300, 400)
    expect(await listed()).toHaveLength(200)
    expect(await listed()).not.toContain(old)
  }))

test("whoever leaves a table of theirs gives it to the next; with nobody left it is cancelled", () =>
  within({}, async (server) => {
    const [ada, bea] = [await server.visitor("Ada"), await server.visitor("Bea")]
    const table = await make(ada)
    await bea.must("POST", `/tables/${table}/join`, {})
    await ada.must("POST", `/tables/${table}/leave`)
    expect((await bea.look(table)).owner).toBe(await idOf(bea))
    await ada.must("POST", `/tables/${table}/join`, {})
    await bea.must("POST", `/tables/${table}/start`)
    expect(await statusOf(bea, table)).toBe("playing")
    const alone = await make(ada)
    await ada.must("POST", `/tables/${alone}/leave`)
    expect(await statusOf(bea, alone)).toBe("cancelled")
  }))

test("the open tables of a deleted account can be begun by who sits there, or are cancelled", () =>
  within({}, async (server) => {
    const [gone, bea, eve] = [
      await server.visitor("Gone"),
      await server.visitor("Bea"),
      await server.visitor("Eve"),
    ]
    const waitedAt = await make(gone)
    const empty = await make(gone)
    await bea.must("POST", `/tables/${waitedAt}/join`, {})
    const seatOnly = await make(bea)
    await gone.must("POST", `/tables/${seatOnly}/join`, {})
    await gone.must("DELETE", "/me")
    expect(await statusOf(bea, empty)).toBe("cancelled")
    expect((await bea.look(seatOnly)).seats[1]).toMatchObject({ player: null })
    await eve.must("POST", `/tables/${waitedAt}/join`, {})
    await bea.must("POST", `/tables/${waitedAt}/start`)
    expect(await statusOf(eve, waitedAt)).toBe("playing")
  }))

test("a listed table at which nobody waits is cancelled; link tables and slow ones wait longer", () =>
  within({}, async (server) => {
    const ada = await server.visitor("Ada")
    const [listed, link] = [await make(ada), await make(ada, { listed: false })]
    const slow = await make(ada, { manner: { clock: { kind: "slow", perChoice: day } } })
    const bea = await server.visitor("Bea")
    await later(server, 19 * minute)
    expect(await statusOf(bea, listed)).toBe("open")
    await later(server, 2 * minute)
    expect(await statusOf(bea, listed)).toBe("cancelled")
    expect([await statusOf(bea, link), await statusOf(bea, slow)]).toEqual(["open", "open"])
    await later(server, 15 * day)
    expect([await statusOf(bea, link), await statusOf(bea, slow)]).toEqual(["cancelled", "cancelled"])
  }))

test("a table stays open as long as its owner is about, and passes on when only others are", () =>
  within({}, async (server) => {
    const [ada, bea] = [await server.visitor("Ada"), await server.visitor("Bea")]
    const table = await make(ada)
    await bea.must("POST", `/tables/${table}/join`, {})
    for (let i = 0; i < 4; i++) {
      await ada.must("GET", "/me")
      await later(server, 15 * minute)
    }
    expect(await ada.look(table)).toMatchObject({ status: "open", owner: await idOf(ada) })
    for (let i = 0; i < 2; i++) {
      await bea.must("GET", "/me")
      await later(server, 15 * minute)
    }
    expect(await bea.look(table)).toMatchObject({ status: "open", owner: await idOf(bea) })
  }))

test("a server that was closed gives everybody time to come back", async () => {
  const data = mkdtempSync(join(tmpdir(), "genepool-lobby-"))
  const before = await openServer({ data })
  const ada = await before.visitor("Ada")
  const table = await make(ada)
  await before.housekeeper.round()
  await before.close()
  const clock = new HandClock()
  clock.turn(3 * day)
  const after = await openServer({ data }, undefined, undefined, clock)
  const stranger = await after.visitor()
  await after.housekeeper.round()
  expect(await statusOf(stranger, table)).toBe("open")
  clock.turn(21 * minute)
  await after.housekeeper.round()
  expect(await statusOf(stranger, table)).toBe("cancelled")
  await after.close()
  rmSync(data, { recursive: true })
})
