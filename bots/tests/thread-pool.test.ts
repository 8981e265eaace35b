import { MessageChannel, type MessagePort } from "node:worker_threads"
import type { GameModule } from "@genepool/engine"
import { games } from "@genepool/games"
import { afterEach, expect, test } from "vitest"
import {
  answerCalls,
  mindOf,
  nodeChannel,
  nodeThread,
  playerNamed,
  type Thread,
  ThreadPool,
  thinker,
  webChannel,
  webThread,
} from "../index.ts"
import { questionFor, randomPosition, steppingClock } from "./asking.ts"

const noughts = (await games.noughts?.()) as GameModule
const question = (iterations: number) =>
  questionFor(noughts, randomPosition(noughts, 2, 0, "pool"), 0, 2, "seed", { iterations })

const ports: MessagePort[] = []
afterEach(() => {
  for (const port of ports.splice(0)) port.close()
})

/** How many questions a thread has heard, in the order of the threads. */
let heard: number[] = []
const mind = () => {
  const at = heard.push(0) - 1
  const think = thinker(async (game) => {
    if (game !== "noughts") throw new Error(`no game ${game}`)
    return noughts
  }, steppingClock(1))
  return (task: Parameters<typeof think>[0]) => {
    heard[at] = (heard[at] as number) + 1
    return think(task)
  }
}

/** A channel of Node with the inside of a thread at its other end. */
function nodeEnd(): Thread {
  const { port1, port2 } = new MessageChannel()
  ports.push(port1)
  answerCalls(nodeChannel(port2), mind())
  return nodeThread(Object.assign(port1, { terminate: () => port1.close() }))
}

/** The same with the events of a browser. */
function webEnd(): Thread {
  const owner = new EventTarget()
  const inside = new EventTarget()
  const pass = (to: EventTarget) => (message: unknown) =>
    void to.dispatchEvent(new MessageEvent("message", { data: structuredClone(message) }))
  const port = (target: EventTarget, other: EventTarget) =>
    Object.assign(target, { postMessage: pass(other), terminate: () => undefined }) as never
  answerCalls(webChannel(port(inside, owner)), mind())
  return webThread(port(owner, inside))
}

for (const [name, end] of Object.entries({ "worker threads": nodeEnd, "web workers": webEnd })) {
  test(`${name}: the strongest level thinks with all of them, and comes to the same again`, async () => {
    heard = []
    const think = () => new ThreadPool([end(), end(), end()]).think("noughts", "level5", question(300))
    const thought = await think()
    expect(heard).toEqual([1, 1, 1])
    // Each has its share of the tries, and may stop when its own answer is settled
    expect(thought.iterations).toBeGreaterThan(100)
    expect(thought.iterations).toBeLessThanOrEqual(300)
    expect(await think()).toEqual(thought)
  })

  test(`${name}: any other level is as strong as with one, and goes to who is idle`, async () => {
    heard = []
    const pool = new ThreadPool([end(), end()])
    const [one, two] = await Promise.all([
      pool.think("noughts", "level3", question(40)),
      pool.think("noughts", "level3", question(40)),
    ])
    expect(heard).toEqual([1, 1])
    const alone = playerNamed("level3", noughts, steppingClock(1))(question(40))
    expect(one).toEqual({ ...alone, mind: mindOf(noughts, "level3", 2) })
    expect(two).toEqual(one)
  })
}

test("what goes wrong in a thread is told to whoever asked", async () => {
  const pool = new ThreadPool([nodeEnd()])
  await expect(pool.think("chess", "level1", question(10))).rejects.toThrow("no game chess")
  await expect(pool.think("noughts", "level1", question(10))).resolves.toBeDefined()
})

test("a thread that has broken down or was ended answers nobody, and says so", async () => {
  const broken: (() => void)[] = []
  const silent: Thread = {
    post: () => undefined,
    listen: () => undefined,
    broken: (hear) => broken.push(hear),
    end: () => undefined,
  }
  const pool = new ThreadPool([silent])
  const before = pool.think("noughts", "level5", question(10))
  broken[0]?.()
  await expect(before).rejects.toThrow("broke down")
  await expect(pool.think("noughts", "level5", question(10))).rejects.toThrow("broke down")
  const ended = new ThreadPool([{ ...silent, broken: () => undefined }])
  const waiting = ended.think("noughts", "level5", question(10))
  ended.end()
  await expect(waiting).rejects.toThrow("ended")
})
