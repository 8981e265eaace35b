import { type Choice, FastRandom, type GameModule } from "@genepool/engine"
import { games } from "@genepool/games"
import { krom } from "@genepool/krom"
import { type HandClock, offersGame } from "@genepool/server/testing"
import { type Bots, Onlookers, type Seated } from "@genepool/server/testing/inside"
import { expect, test } from "vitest"
import { HandServer } from "../leaks/hand-server.ts"
import { huntLeaks } from "../leaks/leaks.ts"
import { moveAround, noMoves } from "../leaks/moving.ts"
import { PlantedServer } from "../leaks/planted-server.ts"
import { beginAt, lookAlike } from "../leaks/sample.ts"
import { noCounts, tryOut } from "../leaks/trial.ts"
import { problemsOf } from "../report.ts"

test("what a seat cannot know makes no difference to what it is sent, and whoever moves gets what is theirs (npm run siege -- leaks has more of it)", async () => {
  const { problems, compared, worlds, people } = await huntLeaks(3, "window", () => undefined, {
    longest: 40,
  })
  expect(problems).toEqual([])
  for (const id of ["krom", "viral", "chromosome"]) expect(worlds[id]?.messages).toBeGreaterThan(60)
  expect(worlds.krom?.forcedInOne).toBeGreaterThan(0)
  expect(Object.keys(people)).toEqual(Object.keys(games))
  for (const counts of Object.values(people)) {
    expect(counts.compared).toBeGreaterThan(500)
    expect(counts.changedEyes).toBeGreaterThan(5)
  }
  expect(compared).toBeGreaterThan(2000)
}, 300_000)

test("a game that there is not is refused, and a siege that looked at nothing is a failure", async () => {
  await expect(huntLeaks(1, "typo", () => undefined, { only: "kromm" })).rejects.toThrow(
    `--game: expected one of ${Object.keys(games).join(", ")}, got kromm`,
  )
  expect(problemsOf({ compared: 0, problems: [] })).toHaveLength(1)
  expect(problemsOf({ compared: 1, problems: [] })).toEqual([])
})

/** What the hunt with moving people finds at a server that is spoiled: until it finds something. */
async function findAmongPeople(spoil: (server: HandServer) => void): Promise<readonly string[]> {
  const server = new HandServer()
  await server.start(new Map([["offers", offersGame]]))
  spoil(server)
  try {
    for (let i = 0; i < 20; i++) {
      const found = await moveAround(server, offersGame, new FastRandom(`moving ${i}`), noMoves(), 60)
      if (found.length > 0) return found
    }
    return []
  } finally {
    await server.close()
  }
}

test("an honest server is not complained about, with hands that nobody else may see", async () => {
  const server = new HandServer()
  await server.start(new Map([["offers", offersGame]]))
  const counts = noMoves()
  for (let i = 0; i < 4; i++)
    expect(await moveAround(server, offersGame, new FastRandom(`moving ${i}`), counts, 60)).toEqual([])
  expect(counts.ended).toBeGreaterThan(2)
  await server.close()
}, 300_000)

test("a stream that keeps the audience it was opened for is found", async () => {
  const found = await findAmongPeople(({ tables: { presence } }) => {
    const arrive = presence.arrive.bind(presence)
    presence.arrive = (table, listener) => {
      const who = table.audienceOf(listener.playerId)
      // Whoever sits there now: what they may see is sent to who sat there then
      if (who !== "spectator")
        Object.defineProperty(listener, "playerId", { get: () => table.seats[who]?.player_id ?? null })
      arrive(table, listener)
    }
  })
  expect(found.join("\n")).toMatch(/should be for spectator|what is not theirs/)
}, 300_000)

test("a stale seat is found: who has left it is still taken for who sits there", async () => {
  const found = await findAmongPeople(({ tables }) => {
    const rows = tables.rows.bind(tables)
    const first = new Map<string, Seated>()
    tables.rows = async (id) => {
      const now = await rows(id)
      const seats = now.seats.map((seat) => {
        const place = `${id} ${seat.seat}`
        if (seat.player_id !== null && !first.has(place)) first.set(place, seat)
        return first.get(place) ?? seat
      })
      return { ...now, seats }
    }
  })
  expect(found.join("\n")).toMatch(/should be for|what is not theirs/)
}, 300_000)

test("a stream that outlives its session is found", async () => {
  const found = await findAmongPeople(({ people }) => {
    people.forgotten = () => undefined
  })
  expect(found.join("\n")).toContain("outlives the session that opened it")
}, 300_000)

test("talk of spectators that reaches players is found", async () => {
  const found = await findAmongPeople(({ tables }) => {
    const get = tables.get.bind(tables)
    tables.get = async (id) => {
      const table = await get(id)
      const tell = Onlookers.prototype.tell.bind(table.onlookers)
      table.onlookers.tell = (event, data, may) => tell(event, data, event === "chat" ? () => true : may)
      return table
    }
  })
  expect(found.join("\n")).toContain("heard what spectators say")
}, 300_000)

test("a file of one's own data that has raw lines of the journal, with all they told to others, is found", async () => {
  const found = await findAmongPeople(({ line, tables }) => {
    const json = line.json.bind(line)
    type Kept = { tables: { id: string; seat: number | null; myLines: unknown }[] }
    line.json = async (method, path, headers, value) => {
      const answer = await json(method, path, headers, value)
      if (path !== "/me/data") return answer
      const data = JSON.parse(answer.text) as Kept
      for (const table of data.tables) {
        const mine = tables.db.selectFrom("entry").selectAll().where("table_id", "=", table.id)
        const rows = await mine.where("seat", "=", table.seat).orderBy("n").execute()
        table.myLines = rows.map(({ kind, body, at }) => {
          return { kind, ...(JSON.parse(body) as object), at: new Date(at).toISOString() }
        })
      }
      return { ...answer, text: JSON.stringify(data) }
    }
  })
  expect(found.join("\n")).toMatch(/the data of .* has .*"told":/)
}, 300_000)

/**
 * What the hunt finds in a Krom that is spoiled, with bots that are spoiled: until it finds
 * something.
 */
async function findIn(module: GameModule, bots?: (clock: HandClock) => Bots): Promise<readonly string[]> {
  const modules = new Map([["krom", module]])
  const servers = [await PlantedServer.open(modules, bots), await PlantedServer.open(modules, bots)] as const
  try {
    for (let i = 0; i < 60; i++) {
      // The world is imagined from the honest view: what a leaky one adds is what must not be seen
      const begun = beginAt(krom, `leaky ${i}`, false)
      const random = new FastRandom(`leaky ${i}`)
      const sample = begun === null ? null : lookAlike(begun, random)
      if (sample === null) continue
      const tried = await tryOut(servers, { ...sample, module }, `leaky-${i}`, random, noCounts(), 20)
      if (tried.problems.length > 0) return tried.problems
    }
    return []
  } finally {
    for (const server of servers) await server.close()
  }
}

test("a view that lets others' cards through is found", async () => {
  const view: GameModule["game"]["view"] = (state, who) => ({
    ...krom.game.view(state, who),
    all: JSON.stringify(state),
  })
  expect(await findIn({ ...krom, game: { ...krom.game, view } })).toHaveLength(1)
}, 300_000)

test("bots that answer at once where they have nothing to decide are found", async () => {
  const hasty = (clock: HandClock): Bots => ({
    choose: ({ decision: { options } }) =>
      new Promise((resolve) =>
        clock.after(options.length === 1 ? 0 : 10_000, () => resolve(options[0] as Choice)),
      ),
    close: async () => undefined,
  })
  expect(await findIn(krom, hasty)).toHaveLength(1)
}, 300_000)
