import { mkdtemp, readdir, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Level, mindOf, playerNamed, Rethinker } from "@genepool/bots"
import { FastRandom, parseLog, Turn } from "@genepool/engine"
import { noughts } from "@genepool/noughts"
import { afterEach, expect, test } from "vitest"
import type { Bots } from "../bots/bots.ts"
import { FairQueue } from "../bots/queue.ts"
import { botThreads } from "../bots/threads.ts"
import { listenerOf, openServer, type TestServer } from "./kit/server.ts"
import { until } from "./kit/until.ts"

const opened: TestServer[] = []
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close()
})
async function serverWith(bots: Bots): Promise<TestServer> {
  const server = await openServer({}, bots)
  opened.push(server)
  return server
}

const lane = (person: string, address = person, aside = false) => ({ person, address, aside })

/** Somebody with a stream: bots think for them. */
async function watch(server: TestServer, table: string): Promise<void> {
  const live = await server.tables.get(table)
  server.tables.presence.arrive(live, listenerOf(null))
}

async function botTable(server: TestServer, game = "noughts", bots = 2): Promise<string> {
  const owner = await server.visitor("Ada")
  const seats = Array.from({ length: bots }, () => ({ kind: "bot", level: 2 }))
  const { table } = await owner.must("POST", "/tables", { game, seats })
  await owner.must("POST", `/tables/${table}/start`)
  await watch(server, table)
  return table as string
}

const over = async (server: TestServer, table: string) => {
  const live = await server.tables.get(table)
  await until(() => live.row.status === "finished")
  return live
}

test("lanes take turns: who asks much does not keep others waiting", async () => {
  const queue = new FairQueue(1)
  const done: string[] = []
  const gate = Promise.withResolvers<void>()
  const work = (of: string, name: string) =>
    queue.through(lane(of), async () => {
      await gate.promise
      done.push(name)
    })
  const all = ["a1", "a2", "a3", "b1"].map((name) => work(name[0] as string, name))
  expect(queue.waiting).toBe(3)
  gate.resolve()
  await Promise.all(all)
  expect(done).toEqual(["a1", "b1", "a2", "a3"])
})

/** A queue whose work ends when the test says so, by a clock that the test sets. */
function slowQueue(places: number) {
  let time = 0
  const queue = new FairQueue(places, () => time)
  const running: { name: string; end: () => void }[] = []
  const ask = (name: string, of: ReturnType<typeof lane>, unwanted?: AbortSignal) =>
    queue.through(of, () => new Promise<void>((end) => running.push({ name, end })), unwanted)
  return {
    queue,
    ask,
    names: async () => {
      await new Promise(setImmediate)
      return running.map(({ name }) => name)
    },
    end: async (name: string, after = 2500) => {
      await new Promise(setImmediate)
      time += after
      running
        .splice(
          running.findIndex((one) => one.name === name),
          1,
        )[0]
        ?.end()
      await new Promise(setImmediate)
    },
  }
}

test("seven guests of one address with three tables each have one share between them", async () => {
  const { ask, names, end } = slowQueue(1)
  for (let guest = 0; guest < 7; guest++)
    for (let table = 0; table < 3; table++)
      void ask(`${guest} ${table}`, lane(`guest ${guest}`, "one address"))
  await end("0 0")
  // Somebody else waits for what is being thought, and for nothing after that
  void ask("honest", lane("ada", "another address"))
  expect(await names()).toEqual(["1 0"])
  await end("1 0")
  expect(await names()).toEqual(["honest"])
  await end("honest", 150)
  // Within the address everybody has a turn before anybody has two
  const order: string[] = []
  for (let i = 0; i < 7; i++) {
    const [now = ""] = await names()
    order.push(now)
    await end(now)
  }
  expect(order).toEqual(["2 0", "3 0", "4 0", "5 0", "6 0", "0 1", "1 1"])
})

test("where there are several places, one address never has them all", async () => {
  const { ask, names, end } = slowQueue(3)
  for (const name of ["a", "b", "c", "d"]) void ask(name, lane(name, "one address"))
  expect(await names()).toEqual(["a", "b"])
  void ask("honest", lane("ada", "another address"))
  expect(await names()).toEqual(["a", "b", "honest"])
  await end("a")
  expect(await names()).toEqual(["b", "honest", "c"])
})

test("what nobody is known to wait for is done when nothing else is wanted", async () => {
  const { ask, names, end } = slowQueue(1)
  void ask("first", lane("ada"))
  void ask("aside", lane("bea", "bea", true))
  void ask("wanted", lane("ada"))
  await end("first")
  expect(await names()).toEqual(["wanted"])
  await end("wanted")
  expect(await names()).toEqual(["aside"])
})

test("what is not wanted any more gives up its place in the queue", async () => {
  const { ask, names, end, queue } = slowQueue(1)
  void ask("first", lane("ada"))
  const unwanted = new AbortController()
  const refused = ask("second", lane("ada"), unwanted.signal).catch((error: Error) => error.name)
  void ask("third", lane("ada"))
  unwanted.abort()
  expect(await refused).toBe("AbortError")
  expect(queue.waiting).toBe(1)
  await end("first")
  expect(await names()).toEqual(["third"])
})

test("half of the free places are lent, and whoever waits gets them back", async () => {
  const queue = new FairQueue(5)
  const gate = Promise.withResolvers<void>()
  const first = queue.through(lane("a"), () => gate.promise)
  const lent = queue.lend()
  expect(lent.slots).toBe(2)
  expect(queue.lend().slots).toBe(1)
  const others = [1, 2].map(() => queue.through(lane("b"), async () => "done"))
  expect(queue.waiting).toBe(1)
  lent.giveBack()
  expect(await Promise.all(others)).toEqual(["done", "done"])
  gate.resolve()
  await first
})

test("a bot gets its seat's view and list, and nothing else of the table", async () => {
  const asked: string[] = []
  const server = await serverWith({
    choose: async (task) => {
      asked.push(JSON.stringify(task))
      return task.decision.options[0] as never
    },
    close: async () => undefined,
  })
  const table = await botTable(server, "offers")
  const live = await server.tables.get(table)
  await until(() => asked.length >= 2)
  for (const text of asked) {
    expect(text).not.toContain(live.row.secret)
    expect(text).not.toContain("hands")
  }
})

test("what a bot thought stands with its choice, is nobody's until the game is over, and can be thought again", async () => {
  const gate = Promise.withResolvers<void>()
  let asked = 0
  const server = await serverWith({
    choose: async (task) => {
      if (++asked === 3) await gate.promise
      const { seats, view, decision, seed, level } = task
      const by = `level${level as Level}` as const
      const question = { view, seat: decision.seat, seats, decision, seed, budget: { iterations: 30 } }
      const thought = playerNamed(by, noughts, () => 0)(question)
      task.thought?.({ ...thought, mind: mindOf(noughts, by, seats) })
      return thought.choice
    },
    close: async () => undefined,
  })
  const table = await botTable(server)
  await until(() => asked === 3)
  const { play } = await server.tables.get(table)
  expect(play.exported().choices).toHaveLength(2)
  expect(JSON.stringify(play.exported())).not.toContain("thought")
  gate.resolve()
  await over(server, table)
  const log = parseLog(play.exported())
  const rethinker = new Rethinker(noughts, log)
  // The last cell is no choice
  expect(rethinker.lines.length).toBeGreaterThanOrEqual(log.choices.length - 1)
  expect(rethinker.lines.map((n) => rethinker.check(n).same)).toEqual(rethinker.lines.map(() => true))
})

test("a bot that fails, or answers nonsense, is replaced by chance and told to the operator", async () => {
  let asked = 0
  const server = await serverWith({
    choose: async () => {
      asked++
      if (asked % 2 === 0) throw new Error("the bot fell over")
      return { do: "cheat" }
    },
    close: async () => undefined,
  })
  const live = await over(server, await botTable(server))
  expect(live.row.status).toBe("finished")
  expect(server.tables.counts.botFaults).toBe(asked)
  expect(server.logged.join("")).toContain("a bot failed")
})

test("a server that stops lets no chance play for the bots it stops", async () => {
  const data = await mkdtemp(join(tmpdir(), "genepool-bots-"))
  const thinking = Promise.withResolvers<never>()
  const asked = Promise.withResolvers<void>()
  const server = await openServer(
    { data },
    {
      choose: () => {
        asked.resolve()
        return thinking.promise
      },
      close: async () => thinking.reject(new Error("stopped")),
    },
  )
  const table = await botTable(server)
  await asked.promise
  await server.close()
  const again = await openServer(
    { data },
    { choose: () => new Promise(() => undefined), close: async () => undefined },
  )
  expect((await again.tables.get(table)).play.log).toEqual([])
  await again.close()
  await rm(data, { recursive: true })
  expect(server.logged.join("")).not.toContain("failed")
})

test("an answer that comes too late for the position is thrown away", async () => {
  const answers: (() => void)[] = []
  const server = await serverWith({
    choose: ({ decision }) =>
      new Promise((resolve) => answers.push(() => resolve(decision.options.at(-1) as never))),
    close: async () => undefined,
  })
  const owner = await server.visitor("Ada")
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
  const live = await server.tables.get(table)
  await until(() => live.play.log.length >= 2)
  expect((await owner.look(table)).view).toHaveProperty("cells[8]", 1)
})

/**
 * How many threads of this process have a bot's priority; elsewhere than on Linux they have none of
 * their own.
 */
async function lowThreads(): Promise<number> {
  const ids = await readdir("/proc/self/task").catch(() => [])
  // In the list behind the name, which may have blanks, the 17th
  const prioritiesOf = ids.map(async (id) => {
    const stat = await readFile(`/proc/self/task/${id}/stat`, "utf8").catch(() => "")
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[16])
  })
  return (await Promise.all(prioritiesOf)).filter((priority) => priority === 10).length
}

for (const [threads, level] of [
  [1, 4],
  [3, 5],
] as const)
  test(`level ${level} thinks in ${threads === 1 ? "a thread" : "several threads"} of its own`, async () => {
    // However slow the machine: time to start a thread, and to see what wins at once
    const before = await lowThreads()
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
      lane: lane("ada"),
      game: "noughts",
      level,
      seats: 2,
      view: game.view(state, 0),
      decision: game.decision(state, 0) as never,
      seed: "seed",
    })
    expect(choice).toEqual({ do: "mark", cell: 2 })
    // Whoever answers people goes first
    if (process.platform === "linux") expect(await lowThreads()).toBeGreaterThan(before)
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
  const task = { lane: lane("ada"), game: "noughts", level: 3, seats: 2, view, decision, seed: "seed" }
  expect(await bots.choose(task)).toEqual({ do: "mark", cell: 8 })
  expect(performance.now() - start).toBeGreaterThan(29)
  await bots.close()
})

test("a bot whose question was written by a clock that was ahead answers as soon as ever", async () => {
  const gate = Promise.withResolvers<void>()
  const server = await serverWith({
    choose: async ({ decision }) => {
      await gate.promise
      return decision.options[0] as never
    },
    close: async () => undefined,
  })
  const ada = await server.visitor("Ada")
  const seats = [{ kind: "me" }, { kind: "bot", level: 1 }]
  const { table } = await ada.must("POST", "/tables", { game: "offers", seats })
  await ada.must("POST", `/tables/${table}/start`)
  const { play } = await server.tables.get(table)
  // As at a node whose clock is ten minutes behind that of the one which wrote the line
  server.clock.leap(-600_000)
  gate.resolve()
  for (let i = 0; i < 30; i++) await new Promise(setImmediate)
  // As long as people take, not at once and not in ten minutes
  expect(play.log).toEqual([])
  server.clock.turn(8000)
  await until(() => play.log.length === 1)
  expect(play.log[0]?.seat).toBe(1)
})
