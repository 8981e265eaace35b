// Passwords, ways back in and sessions, as somebody uses them through the API.
import type { Session } from "@genepool/wire"
import { sql } from "kysely"
import { afterAll, expect, test } from "vitest"
import { openServer, type Visitor } from "./kit/server.ts"
import { Reader } from "./kit/stream.ts"

const server = await openServer()
afterAll(() => server.close())

const old = "correct horse"
const better = "battery staple"

async function member(name: string, password = old): Promise<Visitor> {
  const visitor = await server.visitor()
  await visitor.must("POST", "/me/register", { name, password })
  return visitor
}

async function signedIn(name: string, password: string): Promise<Visitor> {
  const visitor = await server.visitor()
  await visitor.must("POST", "/me/sign-in", { name, password })
  return visitor
}

const whoIs = async (visitor: Visitor) => (await visitor.must("GET", "/me")).player?.name ?? null

test("a password is changed by who knows the old one, and ends all other sessions", async () => {
  const here = await member("Ada")
  const there = await signedIn("Ada", old)
  expect(await here.ask("POST", "/me/password", { password: "wrong horse", new: better })).toMatchObject({
    status: 401,
    body: { error: { code: "wrongPassword" } },
  })
  expect(await here.ask("POST", "/me/password", { new: better })).toMatchObject({ status: 401 })
  expect(await here.ask("POST", "/me/password", { password: old, new: "short" })).toMatchObject({
    status: 400,
  })
  await here.must("POST", "/me/password", { password: old, new: better })
  expect(await whoIs(here)).toBe("Ada")
  expect(await whoIs(there)).toBeNull()
  const again = await server.visitor()
  expect((await again.ask("POST", "/me/sign-in", { name: "Ada", password: old })).status).toBe(401)
  await again.must("POST", "/me/sign-in", { name: "Ada", password: better })
})

test("however often somebody came in, an account has fifty sessions, and a new password ends all the others", async () => {
  const here = await member("Ann")
  // As whoever knew the password could have had before there was a bound
  const comeInOften = (what: string) =>
    sql`insert into session (id, token, "userId", "expiresAt", "createdAt", "updatedAt")
      with recursive many(no) as (select 1 union all select no + 1 from many where no < 250)
      select ${what} || no, ${what} || no, user_id, ${"2100-01-01T00:00:00Z"}, ${"2020-01-01T00:00:00Z"},
        ${"2020-01-01T00:00:00Z"} from many, login join player on player.id = player_id where name = 'Ann'`.execute(
      server.tables.db,
    )
  const sessions = async (visitor: Visitor) => (await visitor.must("GET", "/me/sessions")) as Session[]
  await comeInOften("first")
  expect(await sessions(here)).toHaveLength(251)
  const there = await signedIn("Ann", old)
  expect(await sessions(there)).toHaveLength(50)
  await comeInOften("second")
  await here.must("POST", "/me/password", { password: old, new: better })
  expect(await whoIs(there)).toBeNull()
  expect(await sessions(here)).toMatchObject([{ current: true }])
})

test("a recovery code brings back in once, with a new password; others are out, and so are the other codes", async () => {
  const here = await member("Bea")
  expect((await here.must("GET", "/me/account")).recoveryCodes).toBe(0)
  expect((await here.ask("POST", "/me/recovery-codes", {})).status).toBe(401)
  const first = (await here.must("POST", "/me/recovery-codes", { password: old })).codes as string[]
  const { codes } = await here.must("POST", "/me/recovery-codes", { password: old })
  expect(new Set([...first, ...codes]).size).toBe(16)
  const recover = async (name: string, code: string) => {
    const lost = await server.visitor()
    return [lost, await lost.ask("POST", "/me/recover/code", { name, code, password: better })] as const
  }
  const wrong = { status: 401, body: { error: { code: "wrongCode" } } }
  const [, replaced] = await recover("Bea", first[0] as string)
  const [, nobody] = await recover("Nobody at all", codes[0])
  expect(replaced).toMatchObject(wrong)
  expect(nobody.body).toEqual(replaced.body)
  // As somebody types it who wrote it down
  const [lost, answer] = await recover("bea", ` ${(codes[0] as string).toUpperCase().replaceAll("-", " ")} `)
  expect(answer).toMatchObject({ status: 200, body: { player: { name: "Bea" } } })
  expect(await whoIs(lost)).toBe("Bea")
  expect(await whoIs(here)).toBeNull()
  // Neither that one nor the others, which somebody else may have seen
  expect((await lost.must("GET", "/me/account")).recoveryCodes).toBe(0)
  for (const code of codes.slice(0, 2)) expect((await recover("Bea", code))[1]).toMatchObject(wrong)
  await signedIn("Bea", better)
})

test("another's code opens nothing", async () => {
  const one = await member("Cyd")
  await member("Dot")
  const { codes } = await one.must("POST", "/me/recovery-codes", { password: old })
  const lost = await server.visitor()
  const body = { name: "Dot", code: codes[0], password: better }
  expect((await lost.ask("POST", "/me/recover/code", body)).status).toBe(401)
})

test("sessions are listed with their device, this one is marked, and one that is ended is out", async () => {
  const here = await server.visitor()
  const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
  await here.ask("POST", "/me/register", { name: "Eve", password: old }, { "user-agent": firefox })
  const there = await server.visitor()
  const iphone =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) " +
    "Version/18.0 Mobile/15E148 Safari/604.1"
  await there.ask("POST", "/me/sign-in", { name: "Eve", password: old }, { "user-agent": iphone })
  const sessions = (await here.must("GET", "/me/sessions")) as Session[]
  const known = sessions.map(({ device, current }) => ({ device, current }))
  expect(known).toHaveLength(2)
  expect(known).toContainEqual({ device: "Firefox, Linux", current: true })
  expect(known).toContainEqual({ device: "Safari, iPhone", current: false })
  const other = sessions.find(({ current }) => !current)?.id as string
  const stranger = await member("Fay")
  expect((await stranger.ask("DELETE", `/me/sessions/${other}`)).status).toBe(404)
  expect(await whoIs(there)).toBe("Eve")
  await here.must("DELETE", `/me/sessions/${other}`)
  expect(await whoIs(there)).toBeNull()
  expect(await whoIs(here)).toBe("Eve")
  expect(await here.must("GET", "/me/sessions")).toHaveLength(1)
  // Neither tokens nor addresses leave the server
  expect(JSON.stringify(sessions)).not.toMatch(/token|127\.0\.0\.1/)
})

test("the streams of a session that is ended, or of all others when the password changes, end with it", async () => {
  const url = await server.listen()
  const here = await member("Ivy")
  const there = await signedIn("Ivy", old)
  const { table } = await here.must("POST", "/tables", {
    game: "noughts",
    seats: [{ kind: "me" }, { kind: "open" }],
  })
  const listen = async (visitor: Visitor) => {
    const reader = new Reader(`${url}/api/v1/tables/${table}/stream`, visitor.headers)
    await reader.count(1)
    return reader
  }
  const sees = (reader: Reader) => reader.now.you
  const first = await listen(there)
  expect(sees(first)).toBe(0)
  const sessions = (await here.must("GET", "/me/sessions")) as Session[]
  await here.must("DELETE", `/me/sessions/${sessions.find(({ current }) => !current)?.id}`)
  await first.until(() => first.ended)
  // Who comes back with a session that has ended is a stranger
  const stranger = await listen(there)
  expect(sees(stranger)).toBe("spectator")
  const again = await signedIn("Ivy", old)
  const second = await listen(again)
  await here.must("POST", "/me/password", { password: old, new: better })
  await second.until(() => second.ended)
  const mine = await listen(here)
  expect(sees(mine)).toBe(0)
  for (const reader of [first, stranger, second, mine]) reader.close()
})

test("who has no password proves it by having come in lately", async () => {
  const here = await member("Hal")
  const { id } = (await here.must("GET", "/me")).player
  const { db } = server.tables
  // As an account that was made by a passkey alone
  const user = sql`(select user_id from login where player_id = ${id})`
  await sql`delete from account where ${sql.ref("userId")} = ${user}`.execute(db)
  expect((await here.must("GET", "/me/account")).password).toBe(false)
  await here.must("POST", "/me/recovery-codes", {})
  const before = new Date(Date.now() - 2 * 3_600_000).toISOString()
  await sql`update session set ${sql.ref("createdAt")} = ${before} where ${sql.ref("userId")} = ${user}`.execute(
    db,
  )
  expect(await here.ask("POST", "/me/password", { new: better })).toMatchObject({
    status: 403,
    body: { error: { code: "signInAgain" } },
  })
  const now = new Date().toISOString()
  await sql`update session set ${sql.ref("createdAt")} = ${now} where ${sql.ref("userId")} = ${user}`.execute(
    db,
  )
  await here.must("POST", "/me/password", { new: better })
  await signedIn("Hal", better)
})

test("a guest has no account to change, and a program none at all", async () => {
  const guest = await server.visitor("Gus")
  for (const [method, path, body] of [
    ["POST", "/me/password", { password: "", new: better }],
    ["POST", "/me/recovery-codes", {}],
  ] as const)
    expect((await guest.ask(method, path, body)).status).toBe(409)
  expect(await guest.must("GET", "/me/account")).toEqual({
    password: false,
    recoveryCodes: 0,
    email: null,
    pending: null,
    letters: false,
  })
  expect((await guest.ask("POST", "/me/recover/letter", { who: "Ada" })).status).toBe(409)
})

test("nothing of this is in the log", () => {
  for (const secret of [old, better]) expect(server.logged.join()).not.toContain(secret)
})
