// Who resigned has not won, whatever the game came to
import { parseLog } from "@genepool/engine"
import { expect, test } from "vitest"
import { serverOfThree, tableOf } from "./kit/server.ts"
import { until } from "./kit/until.ts"

const { server, ada, bea, eve } = await serverOfThree()

test("who resigned and would have won is told as that by result, facts, log and the page's snapshot, and never as the winner", async () => {
  const table = await tableOf("offers", [ada, bea, eve], { manner: { leavers: "nobody" } })
  for (const who of [ada, bea, eve]) await who.choose(table, { do: "offer", amount: who === ada ? 3 : 1 })
  await ada.must("POST", `/tables/${table}/resign`)
  await until(async () => {
    server.clock.turn(10_000)
    for (const who of [bea, eve]) {
      const { decision } = await who.look(table)
      const option = decision?.options[0]
      if (option !== undefined) await who.choose(table, option)
    }
    return (await bea.look(table)).result !== null
  })
  const { result, seats } = await bea.look(table)
  expect(seats[0]).toMatchObject({ resigned: true, resignedAfter: 3 })
  expect(result?.winners).not.toContain(0)
  expect(result?.passedOver).toEqual([0])
  const log = parseLog(await eve.must("GET", `/tables/${table}/log`))
  expect(log).toMatchObject({ resigned: [0], resignedAfter: [3] })
})

test("a game that everybody has resigned is over, and nobody has won it", async () => {
  const table = await tableOf("noughts", [ada, bea])
  await ada.must("POST", `/tables/${table}/resign`)
  await bea.must("POST", `/tables/${table}/resign`)
  expect(await eve.look(table)).toMatchObject({
    status: "finished",
    result: { winners: [], places: [1, 1], conceded: true },
  })
})

test("who has resigned takes nothing back any more", async () => {
  const table = await tableOf("noughts", [ada, bea])
  await ada.choose(table, { do: "mark", cell: 4 })
  expect((await ada.look(table)).undo).toMatchObject({ free: 0, furthest: 0 })
  await ada.must("POST", `/tables/${table}/resign`)
  expect((await ada.look(table)).undo).toMatchObject({ free: null, furthest: null })
})
