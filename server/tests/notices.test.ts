// Turns find people: against a push service, webhooks and a mail server on the loopback, with a
// clock turned by hand.
import { createHmac } from "node:crypto"
import type { NoticeWishes } from "@genepool/wire"
import { afterEach, expect, test } from "vitest"
import { usualWishes } from "../notices/schedule.ts"
import { Away } from "../testing/away.ts"
import { withFolder } from "../testing/folder.ts"
import { HandClock } from "../testing/hand-clock.ts"
import { type Device, openReceiver, type Receiver } from "./kit/receiver.ts"
import { listenerOf, openServer, type TestServer, tableOf, type Visitor } from "./kit/server.ts"
import { until } from "./kit/until.ts"

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close()
})

const hour = 3_600_000
const awake: NoticeWishes = { ...usualWishes, quiet: null }

async function scene(config: Parameters<typeof openServer>[0] = {}): Promise<{
  server: TestServer
  receiver: Receiver
}> {
  const receiver = await openReceiver()
  open.push(receiver)
  const server = await openServer({ privateWebhooks: true, ...config })
  open.push(server)
  return { server, receiver }
}

/** A guest with a device that is told at once, at any hour. */
async function withDevice(
  server: TestServer,
  receiver: Receiver,
  name: string,
  wishes: Partial<NoticeWishes> = {},
) {
  const visitor = await server.visitor(name)
  const device = receiver.device()
  const { id } = await visitor.must("POST", "/me/notices/push", device.subscription)
  await visitor.must("PUT", "/me/notices", { ...awake, ...wishes })
  const me = (await visitor.must("GET", "/me")).player.id as string
  return { visitor, device, channel: id as string, me }
}

const mark = (visitor: Visitor, table: string, cell: number) =>
  visitor.choose(table, { do: "mark", cell }).then(({ status }) => expect(status).toBe(200))

/** The hands are turned on, and all that is due then is sent. */
async function later(server: TestServer, milliseconds: number): Promise<void> {
  await server.notices.settled()
  server.clock.turn(milliseconds)
  await server.notices.settled()
}

/** Of whoever sits down it is told or not, as the game begins meanwhile or not. */
const kinds = (device: Device) =>
  device.received
    .flatMap(({ notices }) => notices.map(({ kind }) => kind))
    .filter((kind) => kind !== "seated")

test("whose turn it is hears of it on the device, once, encrypted, with a link to the table", async () => {
  const { server, receiver } = await scene()
  const ada = await withDevice(server, receiver, "Ada")
  const bea = await withDevice(server, receiver, "Bea", { locale: "pl" })
  const table = await tableOf("noughts", [ada.visitor, bea.visitor])
  await server.notices.settled()
  // It is Ada's to begin; Bea hears that it has begun
  expect(kinds(ada.device)).toEqual(["turn"])
  expect(kinds(bea.device)).toEqual(["began"])
  await mark(ada.visitor, table, 4)
  await server.notices.settled()
  const [, told] = bea.device.received
  expect(told).toMatchObject({
    title: "Kółko i krzyżyk · Ada",
    body: "Twój ruch.",
    url: expect.stringMatching(new RegExp(`/table/${table}#notice$`)),
    notices: [{ kind: "turn", table }],
  })
  // Nothing of the game itself is in it, nor anything of it in the log
  expect(JSON.stringify(told)).not.toMatch(/mark|cell/)
  expect(receiver.taken.at(-1)?.body.toString("latin1")).not.toContain("table")
  expect(receiver.taken.at(-1)?.headers).toMatchObject({ "content-encoding": "aes128gcm", urgency: "normal" })
  await later(server, 26 * hour)
  expect(kinds(ada.device)).toEqual(["turn"])
  expect(kinds(bea.device)).toEqual(["began", "turn"])
  for (const secret of [bea.device.subscription.endpoint, bea.device.subscription.keys.auth])
    expect(server.logged.join()).not.toContain(secret)
})

test("who has to agree once more hears of it when the last seat is taken; among friends over days the game begins", async () => {
  const { server, receiver } = await scene()
  const [ada, bea] = [
    await withDevice(server, receiver, "Ada"),
    await withDevice(server, receiver, "Bea"),
  ] as const
  const [cyd, dot] = [await server.visitor("Cyd"), await server.visitor("Dot")]
  const told = ({ device }: typeof ada) =>
    device.received.flatMap(({ notices }) => notices.map(({ kind }) => kind))
  const fill = async (manner: object) => {
    const seats = [{ kind: "me" }, ...Array.from({ length: 3 }, () => ({ kind: "open" }))]
    const body = { game: "offers", seats, manner }
    const { table } = await ada.visitor.must("POST", "/tables", body)
    for (const who of [bea.visitor, cyd, dot]) {
      await who.must("POST", `/tables/${table}/join`, {})
      await server.notices.settled()
    }
  }
  await fill({})
  expect(told(ada)).toEqual(["seated", "seated", "seated"])
  // Not of every comer, but of the one with whom all are there
  expect(told(bea)).toEqual(["seated"])
  await fill({ clock: { kind: "slow", perTurn: 24 * hour, bank: 0 } })
  expect(told(bea).slice(1)).not.toContain("seated")
  expect(told(bea).length).toBe(2)
})

test("who looks at the table hears nothing, also of a turn that they saw coming; after an hour they may have forgotten", async () => {
  const { server, receiver } = await scene()
  const ada = await withDevice(server, receiver, "Ada")
  const bea = await withDevice(server, receiver, "Bea")
  const id = await tableOf("noughts", [ada.visitor, bea.visitor])
  await server.notices.settled()
  const table = await server.tables.get(id)
  const looking = listenerOf(bea.me)
  server.tables.presence.arrive(table, looking)
  await mark(ada.visitor, id, 4)
  await later(server, 2 * hour)
  expect(kinds(bea.device)).toEqual(["began"])
  server.tables.presence.leave(table, looking)
  await later(server, 10_000)
  await later(server, hour - 20_000)
  expect(kinds(bea.device)).toEqual(["began", "turn"])
})

test("whom the server answered for has not seen what is asked next, and is told at once", async () => {
  const { server, receiver } = await scene()
  const ada = await server.visitor("Ada")
  const bea = await withDevice(server, receiver, "Bea")
  /** In the window Bea has one answer, which is given for her after Ada's. */
  const atTheWindow = async (): Promise<string> => {
    for (let tables = 0; tables < 50; tables++) {
      const table = await tableOf("offers", [ada, bea.visitor])
      for (const who of [ada, bea.visitor]) await who.choose(table, { do: "offer", amount: 1 })
      for (const who of [ada, bea.visitor]) await who.choose(table, { do: "wait" })
      const counts = [ada, bea.visitor].map(async (who) => (await who.look(table)).decision?.options.length)
      if ((await Promise.all(counts)).join() === "2,1") return table
    }
    throw new Error("Bea never has a single answer")
  }
  const table = await atTheWindow()
  await server.notices.settled()
  const ofTable = () =>
    bea.device.received.flatMap(({ notices }) => notices.filter((notice) => notice.table === table))
  const before = ofTable().length
  await ada.choose(table, { do: "pass" })
  expect((await bea.visitor.look(table)).decision?.ask).toBe("game.window")
  await later(server, 10_000)
  await until(async () => (await bea.visitor.look(table)).decision?.ask === "game.offers")
  await later(server, 60_000)
  expect(
    ofTable()
      .slice(before)
      .map(({ kind }) => kind),
  ).toEqual(["turn"])
})

test("who looks when it is due is not told then", async () => {
  const { server, receiver } = await scene()
  const ada = await withDevice(server, receiver, "Ada")
  const bea = await withDevice(server, receiver, "Bea", { rhythm: { ...awake.rhythm, push: "hour" } })
  const id = await tableOf("noughts", [ada.visitor, bea.visitor])
  await mark(ada.visitor, id, 4)
  await later(server, hour / 2)
  expect(kinds(bea.device)).toEqual([])
  const table = await server.tables.get(id)
  const looking = listenerOf(bea.me)
  server.tables.presence.arrive(table, looking)
  await later(server, hour)
  await later(server, hour)
  expect(kinds(bea.device)).toEqual([])
  await mark(bea.visitor, id, 0)
  server.tables.presence.leave(table, looking)
  await later(server, 3 * hour)
  // It is not Bea's turn any more
  expect(kinds(bea.device)).toEqual([])
})

test("an hour, a day and quiet hours go by the clock of one's own zone", async () => {
  const { server, receiver } = await scene()
  const ada = await withDevice(server, receiver, "Ada")
  const rhythm = (push: NoticeWishes["rhythm"]["push"]) => ({ rhythm: { ...awake.rhythm, push } })
  // The clock begins at midnight UTC: one in the night in Warsaw
  const sleeper = await withDevice(server, receiver, "Bea", {
    zone: "Europe/Warsaw",
    quiet: { from: 22 * 60, to: 7 * 60 },
  })
  const daily = await withDevice(server, receiver, "Cyd", {
    ...rhythm("daily"),
    zone: "America/New_York",
    daily: 20 * 60,
  })
  const never = await withDevice(server, receiver, "Dot", rhythm("never"))
  for (const other of [sleeper, daily, never])
    await mark(ada.visitor, await tableOf("noughts", [ada.visitor, other.visitor]), 4)
  const heard = () =>
    [sleeper, daily, never].map(({ device }) => kinds(device).filter((kind) => kind === "turn"))
  await later(server, 30 * 60_000)
  expect(heard()).toEqual([[], [], []])
  // Cyd's eight in the evening is one in the morning
  await later(server, hour)
  expect(heard()).toEqual([[], ["turn"], []])
  await later(server, 4 * hour - 1)
  expect(heard()[0]).toEqual([])
  await later(server, hour)
  expect(heard()).toEqual([["turn"], ["turn"], []])
})

test("what fails is sent again after growing pauses; Retry-After is obeyed; a device that is gone is forgotten", async () => {
  const { server, receiver } = await scene()
  const ada = await withDevice(server, receiver, "Ada")
  const bea = await server.visitor("Bea")
  const table = await tableOf("noughts", [bea, ada.visitor])
  await server.notices.settled()
  receiver.calls.splice(0)
  receiver.taken.splice(0)
  receiver.answers.push({ status: 500 }, { status: 429, headers: { "retry-after": "120" } })
  await mark(bea, table, 4)
  await server.notices.settled()
  expect(receiver.calls).toHaveLength(1)
  await later(server, 9000)
  expect(receiver.calls).toHaveLength(1)
  await later(server, 1001)
  expect(receiver.calls).toHaveLength(2)
  await later(server, 119_000)
  expect(receiver.calls).toHaveLength(2)
  await later(server, 1001)
  expect(kinds(ada.device)).toEqual(["turn"])
  receiver.answer = () => ({ status: 410 })
  await tableOf("noughts", [ada.visitor, bea])
  await server.notices.settled()
  expect((await ada.visitor.must("GET", "/me/notices")).channels).toEqual([])
  expect((await server.notices.outbox.waiting()).count).toBe(0)
})

test("a webhook is signed; a dead one is switched off, with a word by the other channels", async () => {
  const { server, receiver } = await scene()
  const ada = await server.member("Ada")
  const device = receiver.device()
  await ada.must("PUT", "/me/notices", awake)
  const { id, secret } = await ada.must("POST", "/me/notices/webhook", { url: `${receiver.url}/hook` })
  await ada.must("POST", `/me/notices/channels/${id}/test`)
  const [call] = receiver.taken
  const [, at, signature] = /^t=(\d+),v1=(\w+)$/.exec(String(call?.headers["x-genepool-signature"])) ?? []
  expect(signature).toBe(
    createHmac("sha256", secret)
      .update(`${at}.${String(call?.body)}`)
      .digest("hex"),
  )
  expect(JSON.stringify(await ada.must("GET", "/me/notices"))).not.toContain(secret)
  expect(await ada.must("GET", "/me/notices")).toMatchObject({
    channels: [{ kind: "webhook", name: new URL(receiver.url).host, off: null }],
  })
  await ada.must("POST", "/me/notices/push", device.subscription)
  const elsewhere = { status: 302, headers: { location: `${receiver.url}/other` } }
  receiver.answer = ({ path }) => (path === "/hook" ? elsewhere : undefined)
  const bea = await server.visitor("Bea")
  for (let day = 0; day < 4; day++) {
    await tableOf("noughts", [ada, bea])
    for (let i = 0; i < 12; i++) await later(server, 2 * hour)
  }
  const webhook = async () =>
    (await ada.must("GET", "/me/notices")).channels.find(({ kind }: { kind: string }) => kind === "webhook")
  expect(await webhook()).toMatchObject({ off: "dead" })
  expect(receiver.calls.some(({ path }) => path === "/other")).toBe(false)
  const words = `Notifications to ${new URL(receiver.url).host} were switched off: they no longer arrive there.`
  expect(device.received.filter(({ body }) => body.includes(words))).toHaveLength(1)
  expect((await server.notices.outbox.waiting()).count).toBe(0)
  await ada.must("POST", `/me/notices/channels/${id}/on`)
  expect(await webhook()).toMatchObject({ off: null })
})

test("webhooks of one host are told apart by their ends, and no more of an address is shown", async () => {
  const { server, receiver } = await scene()
  const ada = await server.member("Ada")
  const tokens = ["3kFq8ZrT0mWvYb6cXa1b2", "9sLd2NpG7hJuQe4iKc3d4", "short"]
  for (const token of tokens)
    await ada.must("POST", "/me/notices/webhook", { url: `${receiver.url}/hooks/${token}` })
  const { channels } = await ada.must("GET", "/me/notices")
  const { host } = new URL(receiver.url)
  const names = channels.map(({ name }: { name: string }) => name)
  expect(names.sort()).toEqual([host, `${host} …a1b2`, `${host} …c3d4`])
  for (const token of tokens) expect(JSON.stringify(channels)).not.toContain(token)
})

test("Discord and Slack get their own shapes, and names call or mark up nothing there", async () => {
  const { server, receiver } = await scene()
  const ada = await server.member("Ada")
  await ada.must("PUT", "/me/notices", awake)
  await ada.must("POST", "/me/notices/webhook", { url: `${receiver.url}/discord`, shape: "discord" })
  await ada.must("POST", "/me/notices/webhook", { url: `${receiver.url}/slack`, shape: "slack" })
  const bea = await server.visitor("Bea_x")
  const table = await tableOf("noughts", [ada, bea])
  await server.notices.settled()
  const sent = (path: string) =>
    JSON.parse(String(receiver.taken.findLast((call) => call.path === path)?.body))
  expect(sent("/discord")).toEqual({
    content: expect.stringMatching(
      new RegExp(`^Noughts and crosses · Bea\\\\_x: It is your turn.\nhttp.*/table/${table}#notice$`),
    ),
    allowed_mentions: { parse: [] },
  })
  expect(Object.keys(sent("/slack"))).toEqual(["text"])
})

test("a process that ends in the middle: what was not taken is sent by the next, what was taken is sent again once", async () => {
  await withFolder(async (data) => {
    const receiver = await openReceiver()
    open.push(receiver)
    const clock = new HandClock()
    const first = await openServer({ privateWebhooks: true, data }, undefined, undefined, clock)
    const ada = await withDevice(first, receiver, "Ada")
    const bea = await first.visitor("Bea")
    // As if it had been killed while the other side answered
    await first.tables.db
      .insertInto("notice")
      .values({
        id: "x",
        player_id: ada.me,
        table_id: null,
        kind: "off",
        n: 1,
        by_whom: "there",
        at: clock.now(),
      })
      .execute()
    await first.tables.db
      .insertInto("outbox")
      .values({
        id: "x y",
        lane: ada.channel,
        player_id: ada.me,
        notice_id: "x",
        letter: null,
        due_at: clock.now(),
        expires_at: clock.now() + hour,
        attempts: 1,
        taken_by: "a process that is no more",
        taken_until: clock.now() + 120_000,
      })
      .execute()
    const table = await tableOf("noughts", [ada.visitor, bea])
    await first.notices.settled()
    await first.close()
    const second = await openServer({ privateWebhooks: true, data }, undefined, undefined, clock)
    await later(second, 60_000)
    await later(second, 70_000)
    expect(kinds(ada.device).sort()).toEqual(["off", "turn"])
    await later(second, 24 * hour)
    expect(kinds(ada.device).sort()).toEqual(["off", "turn"])
    // All that waited for the device came as one
    expect(ada.device.received).toMatchObject([{ title: "News from your tables" }])
    expect(ada.device.received[0]?.notices.at(-1)).toMatchObject({ kind: "turn", table })
    await second.close()
  })
})

test("what was taken while the database went away is not sent again when it is back", async () => {
  const receiver = await openReceiver()
  open.push(receiver)
  const store = new Away()
  const clock = new HandClock()
  const wish = { privateWebhooks: true }
  const server = await openServer(wish, undefined, undefined, clock, undefined, store.around)
  open.push(server)
  const ada = await server.visitor("Ada")
  const bea = await withDevice(server, receiver, "Bea")
  const table = await tableOf("noughts", [ada, bea.visitor])
  await server.notices.settled()
  const before = receiver.calls.length
  const held = Promise.withResolvers<void>()
  receiver.until = held.promise
  await mark(ada, table, 4)
  await until(() => receiver.calls.length === before + 1)
  store.away = true
  held.resolve()
  await server.notices.settled()
  store.away = false
  await later(server, 30_000)
  expect(await server.notices.outbox.waiting()).toMatchObject({ count: 0 })
  expect(receiver.calls).toHaveLength(before + 1)
})

test("a turn that a dead process did not write down is told by the next, once, unless its player is back and looks", async () => {
  await withFolder(async (data) => {
    const receiver = await openReceiver()
    open.push(receiver)
    const clock = new HandClock()
    const wish = { privateWebhooks: true, data }
    const first = await openServer(wish, undefined, undefined, clock)
    const ada = await withDevice(first, receiver, "Ada")
    const bea = await withDevice(first, receiver, "Bea")
    const table = await tableOf("noughts", [ada.visitor, bea.visitor])
    await first.notices.settled()
    // The journal has it, the outbox has not
    await first.notices.teller.stop()
    await mark(ada.visitor, table, 4)
    await first.close()
    const second = await openServer(wish, undefined, undefined, clock)
    const looking = listenerOf(bea.me)
    second.tables.presence.arrive(await second.tables.get(table), looking)
    await later(second, 60_000)
    expect(kinds(bea.device)).toEqual(["began"])
    second.tables.presence.leave(await second.tables.get(table), looking)
    await later(second, 5000)
    for (let i = 0; i < 4; i++) await later(second, hour)
    expect(kinds(bea.device)).toEqual(["began", "turn"])
    await second.close()
  })
})

test("an undo and a rematch are asked of those who do not look; a game that is over is told", async () => {
  const { server, receiver } = await scene()
  const ada = await withDevice(server, receiver, "Ada")
  const bea = await withDevice(server, receiver, "Bea")
  const table = await tableOf("noughts", [ada.visitor, bea.visitor], { manner: { undo: "consent" } })
  await mark(ada.visitor, table, 0)
  await mark(bea.visitor, table, 3)
  await server.notices.settled()
  const { n } = await bea.visitor.look(table)
  await bea.visitor.must("POST", `/tables/${table}/undo`, { to: 1, n })
  await server.notices.settled()
  expect(ada.device.received.at(-1)).toMatchObject({ body: "Bea would like to undo a move." })
  await ada.visitor.must("POST", `/tables/${table}/undo/answer`, { agree: false })
  await mark(ada.visitor, table, 1)
  await mark(bea.visitor, table, 4)
  await mark(ada.visitor, table, 2)
  await server.tables.settled()
  await server.notices.settled()
  expect(kinds(bea.device).at(-1)).toBe("over")
  expect(kinds(ada.device).filter((kind) => kind === "over")).toEqual([])
  await bea.visitor.must("POST", `/tables/${table}/rematch`)
  await server.notices.settled()
  expect(ada.device.received.at(-1)).toMatchObject({ body: "Bea proposes a rematch." })
})

test("a device hears nothing more when its session ends, and webhooks rest when the password is changed", async () => {
  const { server, receiver } = await scene()
  const ada = await server.member("Ada")
  const password = "a phrase of their own"
  const phone = await server.visitor()
  await phone.must("POST", "/me/sign-in", { name: "Ada", password })
  const [here, there] = [receiver.device(), receiver.device()]
  await ada.must("POST", "/me/notices/push", here.subscription)
  await phone.must("POST", "/me/notices/push", there.subscription)
  await ada.must("POST", "/me/notices/webhook", { url: `${receiver.url}/hook` })
  await ada.must("POST", "/me/password", { password, new: "another phrase altogether" })
  const { channels } = await ada.must("GET", "/me/notices")
  expect(channels).toHaveLength(2)
  expect(channels).toContainEqual(expect.objectContaining({ kind: "push", current: true }))
  expect(channels).toContainEqual(expect.objectContaining({ kind: "webhook", off: "passwordChanged" }))
  const gone = await phone.ask("GET", "/me/notices")
  expect(gone.status).toBe(401)
  await ada.must("POST", "/me/sign-out", { everywhere: true })
  expect(await server.tables.db.selectFrom("channel").select("kind").execute()).toEqual([{ kind: "webhook" }])
})

test("a device is whose session named it last, and nobody has more than a handful", async () => {
  const { server, receiver } = await scene()
  const ada = await withDevice(server, receiver, "Ada")
  const bea = await server.visitor("Bea")
  await bea.must("POST", "/me/notices/push", ada.device.subscription)
  expect((await ada.visitor.must("GET", "/me/notices")).channels).toEqual([])
  for (let i = 1; i < 10; i++) await bea.must("POST", "/me/notices/push", receiver.device().subscription)
  expect(await bea.ask("POST", "/me/notices/push", receiver.device().subscription)).toMatchObject({
    status: 409,
    body: { error: { code: "quota" } },
  })
})

test("who is nudged hears of it, and from whom", async () => {
  const { server, receiver } = await scene()
  const ada = await withDevice(server, receiver, "Ada")
  const bea = await withDevice(server, receiver, "Bea")
  const table = await tableOf("noughts", [ada.visitor, bea.visitor])
  await later(server, 2 * hour)
  await bea.visitor.must("POST", `/tables/${table}/nudge`, { seat: 0 })
  await later(server, hour)
  expect(kinds(ada.device)).toEqual(["turn", "nudge"])
  expect(ada.device.received.at(-1)?.body).toContain("Bea")
  expect(kinds(bea.device)).toEqual(["began"])
})

test("whose webhook takes nothing sees why, in the settings and when trying it; what is wrong with an address is said at once", async () => {
  const { server, receiver } = await scene()
  const ada = await server.member("Ada")
  const { id } = await ada.must("POST", "/me/notices/webhook", { url: `${receiver.url}/hook` })
  const failing = async () => (await ada.must("GET", "/me/notices")).channels[0].failing
  expect(await failing()).toBeNull()
  for (const [status, why] of [
    [500, "status"],
    [302, "redirect"],
    [404, "gone"],
    [429, "tooMany"],
  ] as const) {
    receiver.answers.push({ status })
    const undelivered = { why, status }
    expect(await ada.ask("POST", `/me/notices/channels/${id}/test`)).toMatchObject({
      status: 409,
      body: { error: { code: "notNow", undelivered } },
    })
    expect(await failing()).toMatchObject(undelivered)
  }
  await ada.must("POST", `/me/notices/channels/${id}/test`)
  expect(await failing()).toBeNull()
  await receiver.close()
  const away = await ada.ask("POST", `/me/notices/channels/${id}/test`)
  expect(away.body).toMatchObject({ error: { undelivered: { why: "unreachable", status: null } } })
  const strict = await openServer({ privateWebhooks: false })
  open.push(strict)
  const eve = await strict.member("Eve")
  for (const [url, why] of [
    ["https://127.0.0.1/hook", "private"],
    ["http://example.org/hook", "badAddress"],
  ])
    expect(await eve.ask("POST", "/me/notices/webhook", { url })).toMatchObject({
      status: 422,
      body: { error: { code: "badInput", undelivered: { why } } },
    })
})

test("that somebody has resigned the others hear once, who looked hear nothing; and at the end who has won", async () => {
  const { server, receiver } = await scene()
  const ada = await withDevice(server, receiver, "Ada")
  const bea = await withDevice(server, receiver, "Bea")
  const eve = await server.visitor("Eve")
  const table = await tableOf("offers", [ada.visitor, bea.visitor, eve], { manner: { leavers: "nobody" } })
  await server.notices.settled()
  // Who never chose has not lost: then nobody has won
  for (const one of [ada.visitor, bea.visitor, eve]) await one.choose(table, { do: "offer", amount: 1 })
  const resigned = (device: Device) =>
    device.received.filter(({ notices }) => notices.some(({ kind }) => kind === "resigned"))
  await eve.must("POST", `/tables/${table}/resign`)
  await later(server, 60_000)
  expect(resigned(ada.device).map(({ body }) => body)).toEqual(["Eve has resigned."])
  expect(resigned(bea.device)).toHaveLength(1)
  await later(server, 24 * hour)
  expect(resigned(ada.device)).toHaveLength(1)
  await bea.visitor.must("POST", `/tables/${table}/resign`)
  await until(async () => {
    await later(server, 1000)
    return kinds(ada.device).includes("over")
  })
  expect(ada.device.received.at(-1)?.body).toBe("The game is over. Won by: Ada.")
  expect(resigned(ada.device)).toHaveLength(1)
})

test("for whom a bot plays, as time ran out, hears of it once; who looked, or is back by then, does not", async () => {
  const { server, receiver } = await scene()
  const ada = await withDevice(server, receiver, "Ada")
  const eve = await withDevice(server, receiver, "Eve", { rhythm: { ...awake.rhythm, push: "hour" } })
  const manner = { clock: { kind: "slow", perTurn: 2 * hour, bank: 0 } }
  const bea = await server.visitor("Bea")
  const away = await tableOf("noughts", [ada.visitor, bea], { manner })
  const looked = await tableOf("noughts", [ada.visitor, bea], { manner })
  const back = await tableOf("noughts", [eve.visitor, bea], { manner })
  const table = await server.tables.get(looked)
  const looking = listenerOf(ada.me)
  server.tables.presence.arrive(table, looking)
  const standIns = ({ received }: Device) =>
    received.flatMap(({ body, notices }) =>
      notices.flatMap(({ kind, table: of }) => (kind === "standIn" ? { body, of } : [])),
    )
  await later(server, 2 * hour + 1000)
  for (const id of [away, looked, back])
    await until(async () => (await server.tables.get(id)).play.standIn[0] === true)
  await eve.visitor.must("POST", `/tables/${back}/return`)
  await later(server, 1000)
  server.tables.presence.leave(table, looking)
  await later(server, 24 * hour)
  expect(standIns(ada.device)).toEqual([
    { body: "A bot is playing for you. You can come back at any time.", of: away },
  ])
  expect(standIns(eve.device)).toEqual([])
})
