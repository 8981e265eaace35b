import { replay } from "@genepool/engine"
import { krom } from "@genepool/krom"
import { afterAll, expect, test } from "vitest"
import { firstOption, openServer, tableOf } from "./kit/server.ts"

const server = await openServer({}, firstOption, new Map([[krom.game.id, krom]]))
afterAll(() => server.close())
const ada = await server.visitor("Ada")
const bea = await server.visitor("Bea")
const day = 86_400_000
const slow = { clock: { kind: "slow", perTurn: day, bank: 0 } } as const

test("at a slow table people begin with the instruction that calls them least, and may leave another", async () => {
  const table = await tableOf("krom", [ada, bea], { manner: slow })
  const seen = await Promise.all([ada, bea].map((who) => who.look(table)))
  expect(seen.map(({ view }) => view?.standing)).toEqual(["aimed", "aimed"])
  // Nobody has chosen anything yet
  expect(seen.map(({ n, choices }) => [n, choices])).toEqual([
    [1, 0],
    [1, 0],
  ])
  expect((await ada.choose(table, { do: "instruct", standing: "ask" })).status).toBe(200)
  expect((await ada.look(table)).view?.standing).toBe("ask")
  expect((await bea.look(table)).view?.standing).toBe("aimed")
  const { play, row } = await server.tables.get(table)
  const log = play.exported()
  const dice = { ...log.dice, secret: row.secret } as typeof log.dice
  expect(replay(krom.game, { ...log, dice }).standing).toEqual(["ask", "aimed"])
})

test("nor is a bot instructed, nor anybody at a table with another clock or with none", async () => {
  for (const clock of [{ kind: "none" }, { kind: "live", perTurn: 60_000, bank: 0 }]) {
    const table = await tableOf("krom", [ada, bea], { manner: { clock } })
    expect((await ada.look(table)).view?.standing).toBe("ask")
  }
  const { table } = await ada.must("POST", "/tables", {
    game: "krom",
    seats: [{ kind: "me" }, { kind: "bot", level: 1 }],
    manner: slow,
  })
  await ada.must("POST", `/tables/${table}/start`)
  expect((await server.tables.get(table)).play.state?.standing).toEqual(["aimed", "ask"])
})
