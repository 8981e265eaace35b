// What the siege has found, each as small as it can be said.
import { connect } from "node:net"
import { expect, test } from "vitest"
import { exportTable, importTable } from "../moving/transfer.ts"
import { serverOfThree, tableOf } from "./kit/server.ts"
import { until } from "./kit/until.ts"

const { server, ada, bea } = await serverOfThree()
const url = new URL(await server.listen())

/** What comes back on a line on which this was written. */
function written(bytes: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  let text = ""
  const socket = connect(Number(url.port), "127.0.0.1", () => socket.write(bytes))
  socket.setEncoding("utf8").on("data", (more: string) => {
    text += more
    if (!text.includes("}}")) return
    socket.destroy()
    resolve(text)
  })
  socket.on("close", () => resolve(text))
  return promise
}

test.each([
  ["what is not HTTP", "GET\r\n\r\n", 400, "badRequest"],
  [
    "headers without end",
    `GET /api/v1/me HTTP/1.1\r\nHost: x\r\n${"X-Y: z\r\n".repeat(3000)}\r\n`,
    431,
    "headersTooLarge",
  ],
  [
    "an address that cannot be decoded",
    "GET /api/v1/tables/%ff HTTP/1.1\r\nHost: x\r\n\r\n",
    400,
    "badRequest",
  ],
  [
    "a name that is too long",
    `GET /api/v1/tables/${"x".repeat(80)} HTTP/1.1\r\nHost: x\r\n\r\n`,
    400,
    "badRequest",
  ],
])("%s is refused with a code and a hint", async (_what, bytes, status, code) => {
  const answer = await written(bytes)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(answer).toContain(`"code":"${code}"`)
  expect(answer).toContain(`"hint":"`)
})

test("a table comes in only if all its parts are of one table", async () => {
  const table = await tableOf("noughts", [ada, bea])
  const exported = await exportTable(server.tables.db, server.tables.games, table)
  const [first, ...others] = exported.seats
  const strange = { ...exported, seats: [{ ...first, table_id: "another" }, ...others] }
  const twice = {
    ...exported,
    seats: exported.seats.map((seat) => ({
      ...seat,
      table_id: "twice",
      player_id: exported.seats[0]?.player_id,
    })),
    entries: exported.entries.map((entry) => ({ ...entry, table_id: "twice" })),
  }
  const { db, games } = server.tables
  for (const [wrong, where] of [
    [{ ...strange, table: { ...exported.table, id: "another" } }, "seats.1.table_id"],
    [{ ...exported, table: { ...exported.table, id: "new", owner: "nobody" } }, "table.owner"],
    [{ ...exported, players: [], table: { ...exported.table, id: "new" } }, "table.owner"],
    [{ ...twice, table: { ...exported.table, id: "twice" } }, "seats.1.player_id"],
  ] as const)
    await expect(importTable(db, games, wrong)).rejects.toThrow(where)
})

test("a bot that has something to decide together with others is no quicker than one that has not", async () => {
  const seats = [{ kind: "me" }, { kind: "bot", level: 1 }]
  const { table } = await ada.must("POST", "/tables", { game: "offers", seats })
  await ada.must("POST", `/tables/${table}/start`)
  const { play } = await server.tables.get(table)
  await ada.look(table)
  expect(play.log).toEqual([])
  const asked = server.clock.now()
  // The slowest anybody is answered for
  for (let i = 0; i < 80; i++) {
    server.clock.turn(100)
    await ada.look(table)
  }
  await until(() => play.log.length === 1)
  expect(play.log[0]?.at).toBeGreaterThanOrEqual(asked + 300)
})
