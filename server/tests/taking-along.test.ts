// Who has played as a guest and signs in to an account goes on as that: nothing stays behind.
import { afterAll, expect, test } from "vitest"
import { openReceiver } from "./kit/receiver.ts"
import { openServer, tableOf } from "./kit/server.ts"
import { Reader } from "./kit/stream.ts"
import { until } from "./kit/until.ts"

const server = await openServer({ privateWebhooks: true })
afterAll(() => server.close())
const password = "a phrase of their own"

/** A member, and the same person at another device, as a guest. */
async function twoDevices(name: string) {
  const home = await server.member(name)
  const away = await server.visitor(`${name} on the way`)
  const { player } = await home.must("GET", "/me")
  return {
    home,
    away,
    id: player.id as string,
    comeIn: () => away.must("POST", "/me/sign-in", { name, password }),
  }
}

test("a running game goes on in the account's name, at once for everybody who looks", async () => {
  const { home, away, id, comeIn } = await twoDevices("Ada")
  const bea = await server.visitor("Bea")
  const table = await tableOf("noughts", [away, bea])
  await away.must("POST", `/tables/${table}/choices`, { n: 1, choice: { do: "mark", cell: 4 } })
  const reader = new Reader(`${await server.listen()}/api/v1/tables/${table}/stream`)
  await until(() => reader.seen.length > 0)
  await comeIn()
  expect((await bea.look(table)).seats[0]).toMatchObject({ name: "Ada", guest: false, player: id })
  await until(() => reader.seen.at(-1)?.data.now?.seats[0].name === "Ada")
  reader.close()
  await bea.must("POST", `/tables/${table}/choices`, { n: 2, choice: { do: "mark", cell: 0 } })
  // By both devices: it is one person
  expect((await away.look(table)).you).toBe(0)
  expect((await home.look(table)).decision?.seat).toBe(0)
})

test("open tables, finished games, talk and bots are the account's; the guest is gone", async () => {
  const { home, away, id, comeIn } = await twoDevices("Cyd")
  const guest = (await away.must("GET", "/me")).player.id
  const { table: open } = await away.must("POST", "/tables", {
    game: "noughts",
    seats: [{ kind: "me" }, { kind: "open" }],
  })
  await away.must("POST", `/tables/${open}/chat`, { text: "who comes?" })
  await away.must("POST", "/me/bots", { name: "Cyd's robot" })
  const dot = await server.visitor("Dot")
  const over = await tableOf("noughts", [away, dot])
  for (const [n, who, cell] of [
    [1, away, 0],
    [2, dot, 3],
    [3, away, 1],
    [4, dot, 4],
    [5, away, 2],
  ] as const)
    await who.must("POST", `/tables/${over}/choices`, { n, choice: { do: "mark", cell } })
  await comeIn()
  expect(await home.look(open)).toMatchObject({ owner: id, you: 0 })
  expect((await home.must("GET", `/tables/${open}/chat`))[0]).toMatchObject({ name: "Cyd", guest: false })
  expect(await home.must("GET", "/me/bots")).toMatchObject([{ name: "Cyd's robot" }])
  expect((await home.must("GET", `/players/${id}`)).history).toMatchObject([{ table: over }])
  expect((await dot.ask("GET", `/players/${guest}`)).status).toBe(404)
})

test("nobody sits at a table twice: the guest's seat is given up beside one's own", async () => {
  const { home, away, comeIn } = await twoDevices("Eve")
  const running = await tableOf("noughts", [home, away])
  const { table: open } = await home.must("POST", "/tables", {
    game: "noughts",
    seats: [{ kind: "me" }, { kind: "open" }],
  })
  await away.must("POST", `/tables/${open}/join`, {})
  await comeIn()
  expect((await home.look(running)).seats).toMatchObject([
    { name: "Eve", resigned: false },
    { name: "Eve on the way", guest: true, resigned: true, playedBy: "bot" },
  ])
  expect((await home.look(open)).seats).toMatchObject([{ name: "Eve" }, { player: null }])
  // Nobody is the guest any more, and the name goes with the account
  expect((await away.must("GET", "/me")).player.name).toBe("Eve")
  expect(await home.must("GET", "/me/bots")).toEqual([])
  await home.must("DELETE", "/me", { password })
  const { seats } = await (await server.visitor("Ivo")).look(running)
  expect(seats.map(({ name }) => name)).toEqual(["", ""])
})

test("who has been silenced as a guest is silent by name too", async () => {
  const { away, comeIn } = await twoDevices("Greta")
  const gil = await server.visitor("Gil")
  const table = await tableOf("noughts", [gil, away])
  const { player } = await away.must("GET", "/me")
  await gil.must("POST", `/tables/${table}/chat/mute`, { player: player.id, muted: true })
  await comeIn()
  expect((await away.ask("POST", `/tables/${table}/chat`, { text: "hello" })).status).toBe(403)
})

test("who was silenced by a moderator as a guest is silent by name at once", async () => {
  const { away, comeIn } = await twoDevices("Gwen")
  const { table } = await away.must("POST", "/tables", {
    game: "noughts",
    seats: [{ kind: "me" }, { kind: "open" }],
  })
  const moderator = await server.member("Olga")
  await server.tables.db.updateTable("player").set({ role: "moderator" }).where("name", "=", "Olga").execute()
  const { id } = (await away.must("GET", "/me")).player
  await moderator.must("POST", `/operate/people/${id}/mute`, { hours: 1, reason: "rude" })
  await comeIn()
  expect((await away.ask("POST", `/tables/${table}/chat`, { text: "hello" })).status).toBe(403)
  await server.tables.db.deleteFrom("sanction").execute()
})

test("devices that were named before on the device that one signs in at hear nothing of one's games", async () => {
  const { home, away, comeIn } = await twoDevices("Ida")
  const receiver = await openReceiver()
  const { subscription } = receiver.device()
  await receiver.close()
  await away.must("POST", "/me/notices/push", subscription)
  await comeIn()
  expect((await home.must("GET", "/me/notices")).channels).toEqual([])
  const other = await server.visitor("Jan")
  await other.must("POST", "/me/notices/push", subscription)
  await other.must("POST", "/me/register", { name: "Jan", password })
  expect((await other.must("GET", "/me/notices")).channels).toEqual([])
})

test("a guest's seat that was given up stays theirs, and their session ends everywhere", async () => {
  const { home, away, comeIn } = await twoDevices("Kaja")
  const seats = [{ kind: "me" }, { kind: "open" }]
  const { table } = await home.must("POST", "/tables", { game: "offers", seats })
  const [{ code }] = await home.must("GET", `/tables/${table}/invitations`)
  await away.must("POST", `/tables/${table}/join`, {})
  await home.must("POST", `/tables/${table}/start`)
  const copied = away.through(server)
  await copied.must("GET", "/me")
  await comeIn()
  expect((await copied.must("GET", "/me")).player).toBeNull()
  // Whoever has the code of an invitation sees no hand by it
  const eve = await server.visitor("Eve")
  expect((await eve.ask("POST", `/tables/${table}/join`, { code })).status).toBe(409)
  expect((await eve.look(table)).seats[1]).toMatchObject({ name: "Kaja on the way", guest: true })
})

test("a wrong password changes nothing", async () => {
  const { away } = await twoDevices("Hal")
  const { table } = await away.must("POST", "/tables", {
    game: "noughts",
    seats: [{ kind: "me" }, { kind: "open" }],
  })
  expect((await away.ask("POST", "/me/sign-in", { name: "Hal", password: "another" })).status).toBe(401)
  expect((await away.look(table)).you).toBe(0)
})

test("who was banned or muted as a guest is so in the account as well", async () => {
  const { away, id, comeIn } = await twoDevices("Mila")
  const guest = (await away.must("GET", "/me")).player.id as string
  const sanction = { until: null, reason: "rude", by_whom: "Olga", at: 1, network: null, lifted_at: null }
  await server.tables.db
    .insertInto("sanction")
    .values([
      { ...sanction, id: "one", kind: "mute", player_id: guest },
      { ...sanction, id: "two", kind: "ban", player_id: guest, lifted_at: 2 },
    ])
    .execute()
  await comeIn()
  const kept = await server.tables.db
    .selectFrom("sanction")
    .select(["kind", "player_id"])
    .orderBy("id")
    .execute()
  // What was lifted is nobody's any more
  expect(kept).toEqual([{ kind: "mute", player_id: id }])
})
