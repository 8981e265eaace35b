// Who brings about as many notices as they can: nobody is flooded, and nobody else waits for it.
import { createServer, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { afterEach, expect, test } from "vitest"
import { Courier } from "../notices/courier.ts"
import { Outbound } from "../notices/outbound.ts"
import { usualWishes } from "../notices/schedule.ts"
import { vapidKeysOf } from "../notices/seal.ts"
import type { ChannelRow } from "../store/schema.ts"
import { openReceiver, type Receiver } from "./kit/receiver.ts"
import { openServer, type TestServer, tableOf, type Visitor } from "./kit/server.ts"
import { until } from "./kit/until.ts"

const open: { close(): Promise<void> | void }[] = []
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close()
})

const hour = 3_600_000
const wishes = { ...usualWishes, quiet: null }

async function scene(config: Parameters<typeof openServer>[0] = {}): Promise<[TestServer, Receiver]> {
  const receiver = await openReceiver()
  open.push(receiver)
  const server = await openServer({ privateWebhooks: true, ...config })
  open.push(server)
  return [server, receiver]
}

async function withDevice(server: TestServer, receiver: Receiver, name: string) {
  const visitor = await server.visitor(name)
  const device = receiver.device()
  await visitor.must("PUT", "/me/notices", wishes)
  const { id } = await visitor.must("POST", "/me/notices/push", device.subscription)
  const kinds = () => device.received.flatMap(({ notices }) => notices.map(({ kind }) => kind))
  return { visitor, device, channel: id as string, kinds }
}

test("who sits down and leaves all the time is told of once an hour, and not when they have left", async () => {
  const [server, receiver] = await scene()
  const ada = await withDevice(server, receiver, "Ada")
  const eve = await server.visitor("Eve")
  const seats = [{ kind: "me" }, { kind: "open" }, { kind: "open" }]
  const { table } = await ada.visitor.must("POST", "/tables", { game: "offers", seats })
  const comeAndGo = async () => {
    for (let i = 0; i < 20; i++) {
      await eve.must("POST", `/tables/${table}/join`, {})
      await server.notices.settled()
      await eve.must("POST", `/tables/${table}/leave`)
      await server.notices.settled()
    }
  }
  await comeAndGo()
  expect(ada.kinds()).toEqual(["seated"])
  // Another seat is another matter
  await eve.must("POST", `/tables/${table}/join`, { seat: 2 })
  await server.notices.settled()
  expect(ada.kinds()).toEqual(["seated", "seated"])
  await eve.must("POST", `/tables/${table}/leave`)
  server.clock.turn(hour)
  await comeAndGo()
  expect(ada.kinds()).toHaveLength(3)
})

test("whose name looks like a web address makes no link of it in what others are sent", async () => {
  const [server, receiver] = await scene()
  const ada = await withDevice(server, receiver, "Ada")
  const eve = await server.visitor("win.example.com")
  await tableOf("noughts", [ada.visitor, eve])
  await server.notices.settled()
  const said = ada.device.received.map(({ title, body }) => `${title} ${body}`)
  expect(said.length).toBeGreaterThan(0)
  for (const text of said) {
    expect(text).not.toContain("example.com")
    expect(text.replaceAll("\u2060", "")).toContain("win.example.com")
  }
})

test("a rematch that is cancelled and asked for again is told of once", async () => {
  const [server, receiver] = await scene()
  const ada = await withDevice(server, receiver, "Ada")
  const eve = await server.visitor("Eve")
  const table = await tableOf("noughts", [eve, ada.visitor], { manner: { leavers: "nobody" } })
  await eve.must("POST", `/tables/${table}/resign`)
  await server.tables.settled()
  for (let i = 0; i < 10; i++) {
    const { table: next } = await eve.must("POST", `/tables/${table}/rematch`)
    await server.notices.settled()
    await eve.must("POST", `/tables/${next}/cancel`)
  }
  expect(ada.kinds().filter((kind) => kind === "rematch")).toHaveLength(1)
})

test("whose turn it is again and again, because the other takes back, is told so often and no oftener", async () => {
  const [server, receiver] = await scene({ rate: 1 })
  const ada = await withDevice(server, receiver, "Ada")
  const eve = await server.visitor("Eve")
  const table = await tableOf("noughts", [eve, ada.visitor])
  for (let i = 0; i < 30; i++) {
    const { n } = await eve.look(table)
    await eve.must("POST", `/tables/${table}/choices`, { n, choice: { do: "mark", cell: 4 } })
    await server.notices.settled()
    if (i < 29) await eve.must("POST", `/tables/${table}/undo`, { to: 0, n: n + 1 })
    // Nobody is quicker than this for long
    server.clock.turn(500)
  }
  await server.notices.settled()
  // One was spent on the beginning of the game, and in that time none has come back
  expect(ada.kinds().filter((kind) => kind === "turn").length).toBeLessThanOrEqual(20)
  const told = ada.kinds().length
  // The last one is not lost
  server.clock.turn(hour)
  await server.notices.settled()
  expect(ada.kinds().slice(told)).toEqual(["turn"])
})

test("keys that nothing can be encrypted with are refused; where they are there already, others are told all the same", async () => {
  const [server, receiver] = await scene()
  const eve = await withDevice(server, receiver, "Eve")
  const endpoint = `${receiver.url}/eve`
  for (const keys of [
    { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) },
    { p256dh: "A".repeat(80), auth: "A".repeat(22) },
    { ...eve.device.subscription.keys, auth: "A".repeat(20) },
  ])
    expect(await eve.visitor.ask("POST", "/me/notices/push", { endpoint, keys })).toMatchObject({
      status: 422,
      body: { error: { code: "badInput", where: "body.keys" } },
    })
  const bad = JSON.stringify({ p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) })
  await server.tables.db.updateTable("channel").set({ keys: bad }).where("id", "=", eve.channel).execute()
  const ada = await withDevice(server, receiver, "Ada")
  await tableOf("noughts", [eve.visitor, ada.visitor])
  await server.notices.settled()
  expect(ada.kinds()).toEqual(["began"])
  expect((await server.notices.outbox.waiting()).overdue).toBe(0)
})

test("what is not taken when it is tried is told in words, whatever the other side does", async () => {
  const [server, receiver] = await scene()
  const eve = await withDevice(server, receiver, "Eve")
  for (const status of [302, 400, 401, 429, 500]) {
    const { id } = await eve.visitor.must("POST", "/me/notices/push", eve.device.subscription)
    receiver.answers.push({ status })
    expect(await eve.visitor.ask("POST", `/me/notices/channels/${id}/test`)).toMatchObject({
      status: 409,
      body: { error: { code: "notNow", message: expect.stringMatching(/^It was not taken/) } },
    })
  }
})

/** Takes requests and does not answer them. */
async function silentHost() {
  const held: ServerResponse[] = []
  const server = createServer((_request, response) => void held.push(response))
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  open.push({
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  })
  const answer = () => {
    for (const response of held.splice(0)) response.writeHead(500).end()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, held, answer }
}

test("addresses that never answer hold nobody else up, and are left alone for longer and longer", async () => {
  const [server, receiver] = await scene()
  const silent = await silentHost()
  const ada = await withDevice(server, receiver, "Ada")
  await ada.visitor.must("POST", `/me/notices/channels/${ada.channel}/test`)
  const eves: Visitor[] = []
  for (const name of ["Eve", "Evi", "Eva", "Ewa"]) {
    const eve = await server.member(name)
    await eve.must("PUT", "/me/notices", wishes)
    for (let i = 0; i < 3; i++)
      await eve.must("POST", "/me/notices/webhook", { url: `${silent.url}/${name}/${i}` })
    eves.push(eve)
  }
  const [one, two, three, four] = eves as [Visitor, Visitor, Visitor, Visitor]
  await tableOf("noughts", [one, two])
  await tableOf("noughts", [three, four])
  await until(() => silent.held.length === 4)
  // More than there is room for wait; an honest device does not wait behind them
  const bea = await server.visitor("Bea")
  await tableOf("noughts", [bea, ada.visitor])
  await until(() => ada.kinds().includes("began"))
  expect(silent.held).toHaveLength(4)
  let called = 0
  const settle = async () => {
    let done = false
    const settled = server.notices.settled().then(() => {
      done = true
    })
    await until(() => {
      called += silent.held.length
      silent.answer()
      return done
    })
    await settled
  }
  await settle()
  expect(called).toBe(12)
  // Others write to them all the time; within an hour each is called a dozen times at most
  for (let i = 0; i < 60; i++) {
    await tableOf("noughts", [one, two])
    await settle()
    server.clock.turn(60_000)
    await settle()
  }
  expect(called).toBeGreaterThan(24)
  expect(called).toBeLessThan(12 * 13)
})

test("however much there is to tell at once, a push service takes it", async () => {
  const receiver = await openReceiver()
  open.push(receiver)
  const device = receiver.device()
  const courier = new Courier({
    outbound: new Outbound({ private: true }),
    post: null,
    vapid: vapidKeysOf("s".repeat(40)),
    origin: "http://localhost",
    addressOf: async () => null,
    now: () => 1,
  })
  const { endpoint, keys } = device.subscription
  const channel = { kind: "push", address: endpoint, keys: JSON.stringify(keys) } as ChannelRow
  const title = `Хромосома · ${"Имя в двадцать букв, ".repeat(5)}`
  const said = Array.from({ length: 60 }, (_, i) => ({
    ...{ kind: "turn" as const, title, by: "", url: "http://localhost/", at: i },
    table: `table ${i}`,
  }))
  const parcel = { id: "one", said, wishes: { ...wishes, locale: "ru" as const }, ttl: 60 }
  expect(await courier.carry(channel, parcel)).toEqual({ outcome: "sent" })
  expect(receiver.taken[0]?.body.length).toBeLessThanOrEqual(4096)
  expect(device.received[0]?.notices.length).toBeGreaterThan(3)
})
