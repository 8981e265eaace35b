// Accounts that have a passkey and nothing else, with a device made of software; and whose session
// it is that asks.
import { sql } from "kysely"
import { afterAll, expect, test } from "vitest"
import { Authenticator } from "./kit/authenticator.ts"
import { openServer, type Visitor } from "./kit/server.ts"

const server = await openServer()
afterAll(() => server.close())

const password = "battery staple"

const asked = async (visitor: Visitor, path: string, body?: unknown): Promise<string> =>
  (await visitor.must("POST", path, body)).options.challenge

const answer = (visitor: Visitor, path: string, { origin }: Authenticator, body: unknown) =>
  visitor.ask("POST", path, body, { origin, host: new URL(origin).host })

/** Somebody who comes in by the device alone. */
async function memberBy(device: Authenticator, name: string): Promise<Visitor> {
  const visitor = await server.visitor()
  const response = device.create(await asked(visitor, "/me/register/passkey/begin", { name }))
  expect(await answer(visitor, "/me/register/passkey", device, { name, response })).toMatchObject({
    status: 200,
    body: { player: { name, kind: "member" } },
  })
  return visitor
}

/** Their sessions began long ago. */
async function grewOld(visitor: Visitor): Promise<void> {
  const { id } = (await visitor.must("GET", "/me")).player
  const before = new Date(Date.now() - 2 * 3_600_000).toISOString()
  const user = sql`(select user_id from login where player_id = ${id})`
  const change = sql`update session set ${sql.ref("createdAt")} = ${before} where ${sql.ref("userId")} = ${user}`
  await change.execute(server.tables.db)
}

const sessionOf = (visitor: Visitor): string =>
  /genepool\.session_token=([^;]+)/.exec(visitor.headers.cookie ?? "")?.[1] as string

test("an account of a passkey alone is made, comes in by it, and has another added", async () => {
  const device = new Authenticator()
  await memberBy(device, "Pia")
  const here = await server.visitor()
  const response = device.get(await asked(here, "/me/sign-in/passkey/begin"))
  expect((await answer(here, "/me/sign-in/passkey", device, { response })).body).toMatchObject({
    player: { name: "Pia" },
  })
  const second = new Authenticator()
  const made = second.create(await asked(here, "/me/passkeys/begin"))
  expect((await answer(here, "/me/passkeys", second, { response: made })).status).toBe(200)
  const [one, other] = (await here.must("GET", "/me/passkeys")) as { id: string }[]
  await here.must("DELETE", `/me/passkeys/${one?.id}`)
  // The last one stays, where there is no password
  expect((await here.ask("DELETE", `/me/passkeys/${other?.id}`)).status).toBe(409)
})

test("an old session beside somebody's fresh one proves nothing: only the cookie that the server sets counts", async () => {
  const victim = await memberBy(new Authenticator(), "Vic")
  await grewOld(victim)
  const old = sessionOf(victim)
  const both: ((fresh: string) => string)[] = [
    (fresh) => `__Secure-genepool.session_token=${old}; genepool.session_token=${fresh}`,
    (fresh) => `genepool.session_token=${old}; __Secure-genepool.session_token=${fresh}`,
    (fresh) => `genepool.session_token=${old}; genepool.session_token=${fresh}`,
    (fresh) => `genepool.session_token=${fresh}; genepool.session_token=${old}`,
  ]
  for (const [i, cookies] of both.entries()) {
    const cookie = cookies(sessionOf(await server.visitor(`Mal ${i}`)))
    // As when the victim was there a moment ago
    await victim.must("GET", "/me")
    const attacker = await server.visitor()
    for (const [method, path, body] of [
      ["POST", "/me/password", { new: password }],
      ["DELETE", "/me", {}],
    ] as const)
      expect((await attacker.ask(method, path, body, { cookie })).status).toBeLessThan(500)
    expect(await victim.must("GET", "/me/account")).toMatchObject({ password: false })
  }
  const attempt = { name: "Vic", password }
  expect((await (await server.visitor()).ask("POST", "/me/sign-in", attempt)).status).toBe(401)
  expect((await victim.must("GET", "/me")).player.name).toBe("Vic")
})

test("of two cookies of the session's name neither counts, and one that cannot be decoded is nobody's", async () => {
  const ada = await server.visitor("Ada")
  const own = sessionOf(ada)
  const who = async (cookie: string) => {
    const answers = []
    for (const path of ["/me", "/me/sessions", "/me/data", "/me/passkeys"])
      answers.push((await ada.ask("GET", path, undefined, { cookie })).status)
    return answers
  }
  for (const cookie of [
    "genepool.session_token=%E0%A4%A",
    `genepool.session_token=%E0%A4%A; genepool.session_token=${own}`,
    `genepool.session_token=${own}; genepool.session_token=${own}`,
    `genepool.session_token="${own}"`,
    `__Secure-genepool.session_token=${own}`,
  ])
    expect(await who(cookie)).toEqual([200, 401, 401, 401])
  // What is not the session's is nobody's business
  const beside = `__Secure-genepool.session_token=%E0%A4%A; other=1; genepool.session_token=${own}`
  expect(await who(beside)).toEqual([200, 200, 200, 200])
  expect(server.logged.filter((line) => line.includes('"level":50'))).toEqual([])
})

test("a ceremony that was begun for a new account adds no passkey, and makes nobody", async () => {
  const sam = await server.visitor("Sam")
  for (const session of ["genepool.session_token", "__Secure-genepool.session_token"]) {
    const device = new Authenticator()
    const stranger = await server.visitor()
    const response = device.create(await asked(stranger, "/me/register/passkey/begin", { name: "Zed" }))
    const cookie = `${session}=${sessionOf(sam)}; ${stranger.headers.cookie}`
    const headers = { cookie, origin: device.origin, host: "localhost" }
    expect([401, 409]).toContain((await sam.ask("POST", "/me/passkeys", { response }, headers)).status)
  }
  await (await server.visitor()).must("POST", "/me/register", { name: "Zed", password })
})

test("a ceremony that a member began for another passkey makes no account, and takes none away", async () => {
  const first = new Authenticator()
  const member = await memberBy(first, "Tia")
  const second = new Authenticator()
  const response = second.create(await asked(member, "/me/passkeys/begin"))
  const cookie = (member.headers.cookie as string).replace(/genepool\.session_token=[^;]+;? ?/, "")
  const stranger = await server.visitor()
  const made = await stranger.ask(
    "POST",
    "/me/register/passkey",
    { name: "Uma", response },
    { cookie, origin: second.origin, host: "localhost" },
  )
  expect(made.status).toBe(409)
  expect(await member.must("GET", "/me/passkeys")).toHaveLength(1)
  // Nor does it serve somebody else who is signed in
  const other = await memberBy(new Authenticator(), "Ulf")
  const again = second.create(await asked(member, "/me/passkeys/begin"))
  const theirs = /genepool\.passkey=[^;]+/.exec(member.headers.cookie ?? "")?.[0]
  const added = await other.ask(
    "POST",
    "/me/passkeys",
    { response: again },
    {
      cookie: `genepool.session_token=${sessionOf(other)}; ${theirs}`,
      origin: second.origin,
      host: "localhost",
    },
  )
  expect(added.status).toBe(409)
  expect(await member.must("GET", "/me/passkeys")).toHaveLength(1)
})
