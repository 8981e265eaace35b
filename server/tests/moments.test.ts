// Looking back at a table that is still being played, through one's own eyes
import { expect, test } from "vitest"
import { serverOfThree, tableOf, type Visitor } from "./kit/server.ts"

const { server, ada, bea, eve } = await serverOfThree()

const moment = (who: Visitor, table: string, n: number) => who.ask("GET", `/tables/${table}/moments/${n}`)

test("every moment is shown as it was, and none that has not come", async () => {
  const table = await tableOf("noughts", [ada, bea])
  await ada.choose(table, { do: "mark", cell: 4 })
  const after = (await bea.look(table)).view
  await bea.choose(table, { do: "mark", cell: 0 })
  expect((await moment(bea, table, 1)).body).toEqual({ n: 1, view: after, result: null })
  expect((await moment(eve, table, 0)).body.view.cells).toEqual(new Array(9).fill(null))
  expect((await moment(ada, table, 3)).status).toBe(404)
  await bea.must("POST", `/tables/${table}/undo`, { to: 1, n: 3 })
  expect((await moment(ada, table, 2)).status).toBe(404)
})

test("each sees their own hand only, and nothing between the answers of a window", async () => {
  const table = await tableOf("offers", [ada, bea])
  const { n } = await ada.look(table)
  for (const who of [ada, bea]) await who.choose(table, { do: "offer", amount: 1 }, n)
  for (const who of [ada, bea]) await who.choose(table, { do: "wait" })
  const { choices } = await ada.look(table)
  for (const who of [bea, ada]) await who.choose(table, { do: "pass" })
  const hands = await Promise.all(
    [ada, bea].map(async (who) => (await who.must("GET", `/tables/${table}`)).now.view.hand),
  )
  for (const [seat, who] of [ada, bea].entries())
    expect((await moment(who, table, choices)).body.view.hand).toBe(hands[seat])
  expect((await moment(eve, table, choices)).body.view.hand).toBeNull()
  expect((await moment(ada, table, choices + 1)).status).toBe(404)
  expect((await moment(ada, table, choices + 2)).status).toBe(200)
})

test("with a delay spectators look back no further forward than they may see", async () => {
  const table = await tableOf("noughts", [ada, bea], { manner: { spectatorDelay: 60_000 } })
  await ada.choose(table, { do: "mark", cell: 4 })
  expect((await moment(eve, table, 1)).status).toBe(404)
  server.clock.turn(60_000)
  expect((await moment(eve, table, 1)).status).toBe(200)
})
