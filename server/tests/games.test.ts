// Every game of the register, played by bots at a table of the server to its end, with honest dice.
import { FastRandom, parseLog, verify } from "@genepool/engine"
import { games } from "@genepool/games"
import { afterAll, beforeAll, expect, test } from "vitest"
import { listenerOf, openServer, type TestServer } from "./kit/server.ts"

let server: TestServer
beforeAll(async () => {
  const random = new FastRandom("a fixed seed")
  const choose = async <T>({ decision: { options } }: { decision: { options: readonly T[] } }) =>
    options[random.index(options, "bot")] as T
  server = await openServer({}, { choose, close: async () => undefined }, await allGames())
})
afterAll(() => server.close())

async function allGames() {
  return new Map(
    await Promise.all(Object.entries(games).map(async ([id, load]) => [id, await load()] as const)),
  )
}

test.each(Object.keys(games))(
  "%s",
  async (game) => {
    const owner = await server.visitor("Ada")
    const module = server.tables.module(game)
    const seats = Array.from({ length: module.game.seats.max }, () => ({ kind: "bot", level: 1 }))
    const { table } = await owner.must("POST", "/tables", { game, seats })
    await owner.must("POST", `/tables/${table}/start`)
    const live = await server.tables.get(table)
    // Bots alone move while somebody watches
    server.tables.presence.arrive(live, listenerOf(null))
    // Seats with nothing to decide are answered for when their time has come, and bots who have
    // answer no sooner
    for (let i = 0; live.row.status !== "finished" && i < 200_000; i++) {
      await new Promise(setImmediate)
      if (live.resting || i % 20 === 0) server.clock.turn(8000)
    }
    expect(live.row.status).toBe("finished")
    const { problems } = verify(module.game, parseLog(await owner.must("GET", `/tables/${table}/log`)))
    expect(problems).toEqual([])
    const restored = JSON.stringify(live.onlookers.snapshot("spectator"))
    await live.serially(() => live.load())
    expect(JSON.stringify(live.onlookers.snapshot("spectator"))).toBe(restored)
  },
  60_000,
)
