// What strangers can do at the address by which nodes pass things on to each other.
import { once } from "node:events"
import { connect, createServer, type Socket } from "node:net"
import { afterEach, expect, test } from "vitest"
import { Peers } from "../nodes/peers.ts"
import { HandClock } from "../testing/hand-clock.ts"
import { until } from "./kit/until.ts"

const open: { close(): unknown }[] = []
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close()
})

/** One end of trunks: whatever it is asked, it says what it was asked before. */
async function node(): Promise<{ readonly peers: Peers; readonly asked: unknown[]; readonly port: number }> {
  const asked: unknown[] = []
  const peers = new Peers({
    address: { host: "127.0.0.1", port: 0 },
    secret: "s".repeat(40),
    installation: "here",
    service: {
      async answer(question) {
        asked.push(question)
        return asked.length
      },
      open: () => null,
    },
    clock: new HandClock(),
    log: { warn: () => undefined },
  })
  open.push(peers)
  await peers.listen()
  return { peers, asked, port: Number(peers.address?.split(":")[1]) }
}

/** Opens a trunk from one to the other, by whichever way. */
async function join(from: Peers, port: number): Promise<void> {
  from.meet(new Map([["other", { address: `127.0.0.1:${port}` }]]))
  await until(() => from.to("other") !== null)
}

const goneBy = (sockets: readonly Socket[]) => sockets.filter((socket) => socket.closed).length

test("a crowd of strangers is not let in, nor may it stay at the door; whoever has the key goes on", async () => {
  const [near, far] = [await node(), await node()]
  await join(near.peers, far.port)
  const crowd = Array.from({ length: 120 }, () =>
    connect(far.port, "127.0.0.1")
      .on("error", () => undefined)
      .resume(),
  )
  open.push({ close: () => crowd.forEach((one) => void one.destroy()) })
  let most = 0
  await until(() => {
    most = Math.max(most, far.peers.strangersAtDoor)
    return goneBy(crowd) >= 70
  })
  expect(most).toBe(50)
  expect(await near.peers.to("other")?.ask({ some: "thing" })).toBe(1)
  // Who says nothing has to go, and there is room again for those who have it
  await until(() => goneBy(crowd) === crowd.length)
  const third = await node()
  await join(third.peers, far.port)
  expect(await third.peers.to("other")?.ask({ some: "thing" })).toBe(2)
})

test("who has read along and says the same once more is not heard", async () => {
  const [near, far] = [await node(), await node()]
  const said: Buffer[] = []
  const between = createServer((socket) => {
    const on = connect(far.port, "127.0.0.1")
    socket.on("data", (piece: Buffer) => {
      said.push(piece)
      on.write(piece)
    })
    on.on("data", (piece: Buffer) => socket.write(piece))
    for (const [one, other] of [[socket, on] as const, [on, socket] as const])
      one.on("error", () => undefined).on("close", () => other.destroy())
  }).listen(0, "127.0.0.1")
  await once(between, "listening")
  open.push(between)
  await join(near.peers, (between.address() as { port: number }).port)
  expect(await near.peers.to("other")?.ask({ do: "choose" })).toBe(1)
  expect(Buffer.concat(said).includes("choose")).toBe(false)
  // Word for word, each when there is an answer to the one before
  const again = connect(far.port, "127.0.0.1").on("error", () => undefined)
  let answers = 0
  again.on("data", () => answers++)
  for (const [i, piece] of said.entries()) {
    again.write(piece)
    await until(() => again.closed || answers > i)
  }
  await until(() => again.closed)
  expect(far.asked).toHaveLength(1)
})
