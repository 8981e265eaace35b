// Whoever shares an address with a crowd waits in its line; nobody else does.
import { setImmediate } from "node:timers/promises"
import { expect, test } from "vitest"
import { Entry } from "../entry.ts"
import { openServer } from "./kit/server.ts"
import { Reader } from "./kit/stream.ts"
import { until } from "./kit/until.ts"

async function arrive(entry: Entry, network: string, names: string[], inside: string[]) {
  const leave = new Map<string, () => void>()
  for (const name of names)
    void entry.enter(network).then((done) => {
      inside.push(name)
      leave.set(name, done)
    })
  await setImmediate()
  return (name: string) => {
    leave.get(name)?.()
    return setImmediate()
  }
}

test("two of one address are inside at a time, the others follow in the order in which they came", async () => {
  const [entry, inside] = [new Entry(), [] as string[]]
  const leave = await arrive(entry, "crowd", ["a", "b", "c", "d"], inside)
  expect(inside).toEqual(["a", "b"])
  await leave("b")
  expect(inside).toEqual(["a", "b", "c"])
  // Leaving twice lets nobody in
  await leave("b")
  expect(inside).toEqual(["a", "b", "c"])
  await leave("a")
  expect(inside).toEqual(["a", "b", "c", "d"])
})

test("another address goes in beside the crowd, and before the next of it", async () => {
  const [entry, inside] = [new Entry(), [] as string[]]
  const leave = await arrive(entry, "crowd", ["a", "b", "c"], inside)
  await arrive(entry, "somebody", ["honest"], inside)
  expect(inside).toEqual(["a", "b", "honest"])
  void leave("a")
  await entry.enter("somebody").then(() => inside.push("honest again"))
  expect(inside.at(-1)).toBe("honest again")
  await setImmediate()
  expect(inside.at(-1)).toBe("c")
})

test("when all have left, nothing is kept of them", async () => {
  const entry = new Entry()
  for (let n = 0; n < 3; n++) (await entry.enter("crowd"))()
  expect(entry.size).toBe(0)
})

test("streams, refusals and who has gone hold no place", async () => {
  const server = await openServer({ rate: 1 })
  const url = `${await server.listen()}/api/v1`
  const streams = [1, 2, 3].map(() => new Reader(`${url}/lobby/stream`))
  await until(() => streams.every(({ seen }) => seen.length > 0))
  const visitor = await server.visitor()
  for (let n = 0; n < 3; n++) {
    await visitor.ask("GET", "/tables/nowhere")
    await fetch(`${url}/lobby/stream`, { method: "HEAD" })
    const gone = new AbortController()
    const asked = fetch(`${url}/games`, { signal: gone.signal }).catch(() => undefined)
    gone.abort()
    await asked
  }
  expect((await visitor.ask("GET", "/games")).status).toBe(200)
  const headers = { "content-type": "application/json" }
  const guest = await fetch(`${url}/me/guest`, { method: "POST", headers, body: '{"name":"Ada"}' })
  expect(guest.status).toBe(200)
  for (const stream of streams) stream.close()
  await server.close()
})
