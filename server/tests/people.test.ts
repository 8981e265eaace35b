import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { People } from "../people/people.ts"
import { openSignIn, type SignIn } from "../people/sign-in.ts"
import { openStore, type Store } from "../store/store.ts"
import { HandClock } from "../testing/hand-clock.ts"

let store: Store
let people: People
let signIn: SignIn
const clock = new HandClock()

beforeAll(async () => {
  store = await openStore(":memory:")
  signIn = await openSignIn(store.db, { secret: "s".repeat(40), origin: "http://localhost:4000" })
  people = new People(store.db, signIn, clock)
})
afterAll(() => store.close())

const cookieOf = (cookies: readonly string[]) => cookies.map((cookie) => cookie.split(";")[0]).join("; ")

test("a guest is known by a cookie that scripts cannot read and other sites cannot send", async () => {
  const { player, cookies } = await people.guest("Ada")
  expect(cookies.join()).toMatch(/HttpOnly/i)
  expect(cookies.join()).toMatch(/SameSite=Lax/i)
  expect(await people.who({ cookie: cookieOf(cookies) })).toEqual(player)
  expect(await people.who({ cookie: "genepool.session_token=made.up" })).toBeNull()
  expect(await people.who({})).toBeNull()
})

test("a guest who registers stays the same player, and comes back by name and password", async () => {
  const guest = await people.guest("Bea")
  const member = await people.register(guest.player, "Bea Ósma", "correct horse")
  expect(member.player).toEqual({ id: guest.player.id, name: "Bea Ósma", kind: "member" })
  expect(await people.who({ cookie: cookieOf(guest.cookies) })).toBeNull()
  const again = await people.enter("bea ósma", "correct horse")
  expect(again.player.id).toBe(guest.player.id)
  await expect(people.enter("bea ósma", "wrong horse")).rejects.toMatchObject({ code: "wrongPassword" })
  await expect(people.enter("nobody", "wrong horse")).rejects.toMatchObject({ code: "wrongPassword" })
  await expect(people.register(null, "BEA ÓSMA", "another one")).rejects.toMatchObject({ code: "taken" })
})

test("of several who want the same name at the same moment one gets it", async () => {
  const guests = await Promise.all(["One", "Two", "Tri"].map((name) => people.guest(name)))
  const wishes = guests.map(({ player }, i) =>
    people.register(i === 0 ? null : player, "Zoe", "correct horse"),
  )
  const answers = await Promise.allSettled(wishes)
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
  for (const answer of answers)
    if (answer.status === "rejected") expect(answer.reason).toMatchObject({ code: "taken" })
  await people.enter("zoe", "correct horse")
})

test("signing out everywhere ends the sessions of all devices", async () => {
  const here = await people.register(null, "Cyd", "correct horse")
  const there = await people.enter("Cyd", "correct horse")
  expect(await people.who({ cookie: cookieOf(there.cookies) })).toEqual(here.player)
  await people.leave(here.player, cookieOf(here.cookies), true)
  expect(await people.who({ cookie: cookieOf(here.cookies) })).toBeNull()
  expect(await people.who({ cookie: cookieOf(there.cookies) })).toBeNull()
})

test("a removed account cannot sign in, its name is free, and its bots' keys are dead", async () => {
  const { player, cookies } = await people.register(null, "Dot", "correct horse")
  const bot = await people.addBot(player, "Dot's engine")
  expect(await people.who({ authorization: `Bearer ${bot.token}` })).toEqual(bot.player)
  await people.remove(player)
  expect(await people.who({ cookie: cookieOf(cookies) })).toBeNull()
  expect(await people.who({ authorization: `Bearer ${bot.token}` })).toBeNull()
  await expect(people.enter("Dot", "correct horse")).rejects.toMatchObject({ code: "wrongPassword" })
  await people.register(null, "Dot", "correct horse")
})

test("a bot's key can be taken back, by its owner only", async () => {
  const owner = (await people.guest("Eve")).player
  const other = (await people.guest("Fay")).player
  const bot = await people.addBot(owner, "Engine")
  expect(await people.botsOf(owner)).toMatchObject([{ id: bot.id, playerId: bot.player.id, name: "Engine" }])
  expect(await people.removeToken(other, bot.id)).toBe(false)
  expect(await people.removeToken(owner, bot.id)).toBe(true)
  expect(await people.who({ authorization: `Bearer ${bot.token}` })).toBeNull()
})

test("a guest may not carry a member's name, nor one that looks like it; who has it already gets a number", async () => {
  const early = (await people.guest("Ida")).player
  const member = (await people.register(null, "Ida", "correct horse")).player
  const names = async () =>
    Object.fromEntries(
      (await store.db.selectFrom("player").select(["id", "name"]).execute()).map(({ id, name }) => [
        id,
        name,
      ]),
    )
  expect((await names())[early.id]).toMatch(/^Ida \d{4}$/)
  expect((await names())[member.id]).toBe("Ida")
  for (const name of ["Ida", "IDA", "ida", "lda", "1dа", "ІDА"]) {
    await expect(people.guest(name)).rejects.toMatchObject({ code: "taken" })
    await expect(people.register(null, name, "correct horse")).rejects.toMatchObject({ code: "taken" })
    await expect(people.rename(early, name)).rejects.toMatchObject({ code: "taken" })
    await expect(people.addBot(member, name)).rejects.toMatchObject({ code: "taken" })
  }
  await people.guest("Idaho")
})

test("names of the server are nobody's", async () => {
  await expect(people.guest("Genepoоl")).rejects.toMatchObject({ code: "taken" })
  await expect(people.register(null, "admin", "correct horse")).rejects.toMatchObject({ code: "taken" })
})

test("of two who want names that look alike at the same moment one gets it", async () => {
  const answers = await Promise.allSettled(
    ["Otto", "0tto", "ОТТО"].map((name) => people.register(null, name, "correct horse")),
  )
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
})

test("who registers twice at once becomes one member, and the name that is refused is free", async () => {
  const { player } = await people.guest("Gil")
  const names = ["Gila", "Gilo"] as const
  const answers = await Promise.allSettled(
    names.map((name) => people.register(player, name, "correct horse")),
  )
  const refused = answers.findIndex(({ status }) => status === "rejected")
  expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"])
  expect(answers[refused]).toMatchObject({ reason: { code: "notNow" } })
  const kept = names[1 - refused] as string
  expect((await people.enter(kept, "correct horse")).player).toEqual({
    id: player.id,
    name: kept,
    kind: "member",
  })
  await people.register(null, names[refused] as string, "correct horse")
})

test("a name whose sign-up was cut off by a crash is free after minutes, by password and by whoever comes first", async () => {
  // As a server leaves it that is stopped between the sign-in and its player
  await signIn.register("kim", "correct horse", "")
  await expect(people.register(null, "Kim", "correct horse")).rejects.toMatchObject({ code: "taken" })
  clock.turn(Date.now() - clock.now() + 6 * 60_000)
  const { player } = await people.register(null, "Kim", "correct horse")
  expect((await people.enter("Kim", "correct horse")).player).toEqual(player)
})

test("sign-ins without a player go in time; those with one stay", async () => {
  const lost = await signIn.register("lou", "correct horse", "")
  const kept = await people.register(null, "Lia", "correct horse")
  const round = async (now: number) => {
    for (let after: string | null = ""; after !== null; ) after = await people.endUnfinished(now, after)
  }
  const cookie = cookieOf(lost.cookies)
  await round(Date.now())
  expect(await signIn.userOf(cookie)).toBe(lost.userId)
  await round(Date.now() + 6 * 60_000)
  expect(await signIn.userOf(cookie)).toBeNull()
  expect(await people.who({ cookie: cookieOf(kept.cookies) })).toEqual(kept.player)
})

test("who comes with many requests at once is looked up once, and nobody who has signed out meanwhile", async () => {
  const { player, cookies } = await people.guest("Mia")
  const cookie = cookieOf(cookies)
  const fresh = () => new People(store.db, signIn, clock)
  const userOf = vi.spyOn(signIn, "userOf")
  const restarted = fresh()
  const found = await Promise.all(Array.from({ length: 20 }, () => restarted.who({ cookie })))
  expect(found).toEqual(Array(20).fill(player))
  expect(userOf).toHaveBeenCalledTimes(1)
  // The look-up is held until they have signed out
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const again = fresh()
  userOf.mockImplementationOnce(async () => {
    await held
    return (await signIn.userOf(cookie)) ?? "somebody from before"
  })
  const before = again.who({ cookie })
  await signIn.end(cookie)
  again.forgotten(player.id)
  const after = again.who({ cookie })
  expect(await after).toBeNull()
  letGo()
  expect(await before).toBeNull()
  userOf.mockRestore()
})
