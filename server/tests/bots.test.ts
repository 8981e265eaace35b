import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { FastRandom, Turn } from "@genepool/engine"
import { noughts } from "@genepool/noughts"
import { afterEach, expect, test } from "vitest"
import type { Bots } from "../bots/bots.ts"
import { FairQueue } from "../bots/queue.ts"
import { botThreads } from "../bots/threads.ts"
import { openHouse, type TestHouse } from "./kit/house.ts"
import { until } from "./kit/until.ts"

const opened: TestHouse[] = []
afterEach(async () => {
  for (const house of opened.splice(0)) await house.close()
})
async function houseWith(bots: Bots): Promise<TestHouse> {
  const house = await openHouse({}, bots)
  opened.push(house)
  return house
}

async function botTable(house: TestHouse, game = "noughts", bots = 2): Promise<string> {
  const owner = await house.visitor("Ada")
  const seats = Array.from({ length: bots }, () => ({ kind: "bot", level: 2 }))
  const { table } = await owner.must("POST", "/tables", { game, seats })
  await owner.must("POST", `/tables/${table}/start`)
  return table as string
}

const over = async (house: TestHouse, table: string) => {
  const live = await house.tables.get(table)
  await until(() => live.row.status === "finished")
  return live
}

test("lanes take turns: who asks much does not keep others waiting", async () => {
  const queue = new FairQueue(1)
  const done: string[] = []
  const gate = Promise.withResolvers<void>()
  const work = (lane: string, name: string) =>
    queue.through(lane, async () => {
      await gate.promise
      done.push(name)
    })
  const all = ["a1", "a2", "a3", "b1"].map((name) => work(name[0] as string, name))
  expect(queue.waiting).toBe(3)
  gate.resolve()
  await Promise.all(all)
  expect(done).toEqual(["a1", "a2", "b1", "a3"])
})

test("half of the free places are lent, and whoever waits gets them back", async () => {
  const queue = new FairQueue(5)
  const gate = Promise.withResolvers<void>()
  const first = queue.through("a", () => gate.promise)
  const lent = queue.lend()
  expect(lent.slots).toBe(2)
  expect(queue.lend().slots).toBe(1)
  const others = [1, 2].map(() => queue.through("b", async () => "done"))
  expect(queue.waiting).toBe(1)
  lent.giveBack()
  expect(await Promise.all(others)).toEqual(["done", "done"])
  gate.resolve()
  await first
})

test("a bot gets its seat's view and list, and nothing else of the table", async () => {
  const asked: string[] = []
  const house = await houseWith({
    choose: async (task) => {
      asked.push(JSON.stringify(task))
      return task.decision.options[0] as never
    },
    close: async () => undefined,
  })
  const table = await botTable(house, "parley")
  const live = await house.tables.get(table)
  await until(() => asked.length >= 2)
  for (const text of asked) {
    expect(text).not.toContain(live.row.secret)
    expect(text).not.toContain("hands")
  }
})

test("a bot that fails, or answers nonsense, is replaced by chance and told to the operator", async () => {
  let asked = 0
  const house = await houseWith({
    choose: async () => {
      asked++
      if (asked % 2 === 0) throw new Error("the bot fell over")
      return { do: "cheat" }
    },
    close: async () => undefined,
  })
  const live = await over(house, await botTable(house))
  expect(live.row.status).toBe("finished")
  expect(house.tables.counts.botFaults).toBe(asked)
  expect(house.logged.join("")).toContain("a bot failed")
})

test("a server that stops lets no chance play for the bots it stops", async () => {
  const data = await mkdtemp(join(tmpdir(), "genepool-bots-"))
  const thinking = Promise.withResolvers<never>()
  const asked = Promise.withResolvers<void>()
  const house = await openHouse(
    { data },
    {
      choose: () => {
        asked.resolve()
        return thinking.promise
      },
      close: async () => thinking.reject(new Error("stopped")),
    },
  )
  const table = await botTable(house)
  await asked.promise
  await house.close()
  const again = await openHouse(
    { data },
    { choose: () => new Promise(() => undefined), close: async () => undefined },
  )
  expect((await again.tables.get(table)).play.log).toEqual([])
  await again.close()
  await rm(data, { recursive: true })
  expect(house.logged.join("")).not.toContain("failed")
})

test("an answer that comes too late for the position is thrown away", async () => {
  const answers: (() => void)[] = []
  const house = await houseWith({
    choose: ({ decision }) =>
      new Promise((resolve) => answers.push(() => resolve(decision.options.at(-1) as never))),
    close: async () => undefined,
  })
  const owner = await house.visitor("Ada")
  const { table } = await owner.must("POST", "/tables", {
    game: "noughts",
    seats: [{ kind: "me" }, { kind: "bot", level: 1 }],
  })
  await owner.must("POST", `/tables/${table}/start`)
  await owner.choose(table, { do: "mark", cell: 0 })
  expect(answers).toHaveLength(1)
  await owner.must("POST", `/tables/${table}/undo`, { to: 0, n: 2 })
  answers[0]?.()
  await new Promise(setImmediate)
  expect((await owner.look(table)).choices).toBe(0)
  await owner.choose(table, { do: "mark", cell: 4 })
  expect(answers).toHaveLength(2)
  answers[1]?.()
  const live = await house.tables.get(table)
  await until(() => live.play.log.length >= 2)
  expect((await owner.look(table)).view.cells[8]).toBe(1)
})

for (const [threads, level] of [
  [1, 4],
  [3, 5],
] as const)
  test(`level ${level} thinks in ${threads === 1 ? "a thread" : "several threads"} of its own`, async () => {
    // However slow the machine: time to start a thread, and to see what wins at once
    const bots = botThreads(threads, Array(6).fill(1000), 50_000)
    const { game } = noughts
    const state = game.setup(2, {}, new Turn(new FastRandom("x")))
    for (const [seat, cell] of [
      [0, 0],
      [1, 3],
      [0, 1],
      [1, 4],
    ] as const)
      game.apply(state, seat, { do: "mark", cell }, new Turn(new FastRandom("x")))
    const choice = await bots.choose({
      lane: "ada",
      game: "noughts",
      level,
      seats: 2,
      view: game.view(state, 0),
      decision: game.decision(state, 0) as never,
      seed: "seed",
    })
    expect(choice).toEqual({ do: "mark", cell: 2 })
    await bots.close()
  })

test("a bot with nothing to decide takes its time all the same", async () => {
  const bots = botThreads(1, Array(6).fill(60), 50_000)
  const { game } = noughts
  const state = game.setup(2, {}, new Turn(new FastRandom("x")))
  for (const [i, cell] of [0, 1, 2, 4, 3, 5, 7, 6].entries())
    game.apply(state, i % 2, { do: "mark", cell }, new Turn(new FastRandom("x")))
  const decision = game.decision(state, 0) as never
  const view = game.view(state, 0)
  const start = performance.now()
  const task = { lane: "ada", game: "noughts", level: 3, seats: 2, view, decision, seed: "seed" }
  expect(await bots.choose(task)).toEqual({ do: "mark", cell: 8 })
  expect(performance.now() - start).toBeGreaterThan(29)
  await bots.close()
})
