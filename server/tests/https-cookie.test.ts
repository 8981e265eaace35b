// A server that people find by https from now on: whoever came in by http before stays signed in.
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { openServer } from "./kit/server.ts"

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "genepool-https-"))
})
afterAll(() => rm(folder, { recursive: true }))

const plain = "genepool.session_token"
const alone = { databaseUrl: null, redisUrl: null }

test("the old cookie is taken and renewed; one of a session that began by https is not taken by the old name", async () => {
  const data = join(folder, "data")
  const before = await openServer({ data, ...alone })
  const ada = await before.visitor("Ada")
  await before.close()
  const after = await openServer({ data, origin: "https://play.example.org", ...alone })
  const answer = await ada.through(after).ask("GET", "/me")
  expect(answer.body.player).toMatchObject({ name: "Ada" })
  const set = answer.headers["set-cookie"] as string[]
  expect(set[0]).toMatch(new RegExp(`^__Secure-${plain}=.*; HttpOnly; Secure; SameSite=Lax$`))
  expect(set[1]).toMatch(new RegExp(`^${plain}=; Max-Age=0`))
  // From now on by the new name alone
  const renewed = { cookie: (set[0] as string).split(";", 1)[0] as string }
  const stranger = await after.visitor()
  expect((await stranger.ask("GET", "/me", undefined, renewed)).body.player).toMatchObject({ name: "Ada" })
  expect((await stranger.ask("GET", "/me", undefined, renewed)).headers["set-cookie"]).toBeUndefined()

  const eve = await after.visitor("Eve")
  const tossed = eve.headers.cookie?.replace(`__Secure-${plain}`, plain) as string
  expect((await stranger.ask("GET", "/me", undefined, { cookie: tossed })).body.player).toBeNull()
  await after.close()
})
