// Passwords tried: few by address, few by name and address, and not without end by name alone,
// whoever tries.
import { afterAll, beforeAll, expect, test } from "vitest"
import { Familiar } from "../people/familiar.ts"
import { openServer, type TestServer } from "./kit/server.ts"

let server: TestServer
let cookies: string

beforeAll(async () => {
  // A tenth of what is usual: 2 at the door, 1 by name and network, 10 by name
  server = await openServer({ rate: 0.1 })
  const answer = await signIn("198.51.100.1", "Ada", "correct horse", { url: "/api/v1/me/register" })
  cookies = answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ")
  server.clock.turn(3_600_000)
})
afterAll(() => server.close())

function signIn(
  remoteAddress: string,
  name: string,
  password: string,
  { url = "/api/v1/me/sign-in", cookie = "" } = {},
) {
  const headers = cookie === "" ? {} : { cookie }
  return server.app.inject({ method: "POST", url, remoteAddress, headers, payload: { name, password } })
}

test("from one network few are tried for one name, and more after a while", async () => {
  const statuses = async (name: string) => (await signIn("203.0.113.1", name, "a guess")).statusCode
  expect(await statuses("Nobody")).toBe(401)
  expect(await statuses("Nobody")).toBe(429)
  server.clock.turn(500_000)
  // Whoever goes on trying waits anew, and capitals make no other name
  expect(await statuses("nobody")).toBe(429)
  server.clock.turn(500_000)
  expect(await statuses("Nobody")).toBe(429)
  server.clock.turn(600_000)
  expect(await statuses("Nobody")).toBe(401)
})

test("from all networks together a name is tried so often; its owner comes in from a device that is known", async () => {
  for (let i = 0; i < 10; i++)
    expect([i, (await signIn(`192.0.2.${i}`, "Ada", "a guess")).statusCode]).toEqual([i, 401])
  expect((await signIn("192.0.2.200", "Ada", "correct horse")).statusCode).toBe(429)
  // Other names are none the worse for it
  expect((await signIn("192.0.2.201", "Bea", "a guess")).statusCode).toBe(401)
  expect((await signIn("192.0.2.202", "Ada", "correct horse", { cookie: cookies })).statusCode).toBe(200)
  // That device may not try for ever either
  expect((await signIn("192.0.2.203", "Ada", "a guess", { cookie: cookies })).statusCode).toBe(429)
})

test("a device is known for one name, by one server", () => {
  const [here, there] = [new Familiar("s".repeat(32), true), new Familiar("t".repeat(32), true)]
  const [cookie = ""] = here.cookie("ada").split(";", 1)
  expect(here.cookie("ada")).toMatch(/; HttpOnly; SameSite=Lax; Secure$/)
  expect(here.device("ada", `a=1; ${cookie}; b=2`)).toMatch(/^[\w-]{16}$/)
  expect(here.device("bea", cookie)).toBeNull()
  expect(there.device("ada", cookie)).toBeNull()
  expect(here.device("ada", cookie.replace(/.$/, "_"))).toBeNull()
  expect(here.device("ada", undefined)).toBeNull()
})
