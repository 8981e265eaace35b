// What went wrong lately, as the operator is told of it: counted, and with nobody's values in it.
import type { ServerStatus } from "@genepool/wire"
import { afterAll, expect, test } from "vitest"
import { linesOf, worriesIn } from "../operate/status.ts"
import { signed } from "../operators/terminal.ts"
import { Troubles } from "../troubles.ts"
import { openServer, testConfig, Visitor } from "./kit/server.ts"

const server = await openServer({ databaseUrl: null, redisUrl: null })
afterAll(() => server.close())

async function status(): Promise<ServerStatus> {
  const path = "/operate/status"
  const authorization = signed(testConfig.secret, "GET", `/api/v1${path}`, "root", Date.now())
  return (await new Visitor(server).ask("GET", path, undefined, { authorization })).body
}

test("a request that fails is told with its number, place and count, and without its words", async () => {
  const ada = await server.visitor("Ada")
  const { db } = server.tables
  // A fault of the program: a row that cannot be read
  const { table } = await ada.must("POST", "/tables", {
    game: "noughts",
    seats: [{ kind: "me" }, { kind: "open" }],
  })
  await db.updateTable("game_table").set({ options: "{a secret of Ada" }).where("id", "=", table).execute()
  server.tables.forget(table)
  const answers = [await ada.ask("GET", `/tables/${table}`), await ada.ask("GET", `/tables/${table}`)]
  expect(answers.map((answer) => answer.status)).toEqual([500, 500])
  const now = await status()
  const [trouble] = now.troubles
  expect(trouble).toMatchObject({
    message: "a request failed",
    error: expect.stringMatching(/^SyntaxError, server\/[\w./-]+\.ts:\d+$/),
    isError: true,
    count: 2,
    request: answers[1]?.headers["x-request-id"],
  })
  expect(JSON.stringify(now.troubles)).not.toContain("secret")
  expect(linesOf(now).at(-1)).toMatch(/error: a request failed, SyntaxError, .*, 2 times, last in request /)
  expect(worriesIn(now, Date.now(), now.version).join("\n")).toMatch(
    /error: a request failed, .*the log has more/,
  )
  // A day later it worries nobody
  expect(worriesIn(now, Date.now() + 86_400_001, now.version).join("\n")).not.toContain("a request failed, ")
})

test("kinds are counted together, the latest first, and only so many are remembered", () => {
  const troubles = new Troubles()
  for (let i = 0; i < 60; i++) troubles.note(false, `kind ${i}`, {}, i)
  troubles.note(true, "kind 30", { request: "r1" }, 100)
  const list = troubles.list()
  expect(list).toHaveLength(50)
  expect(list[0]).toMatchObject({ message: "kind 30", count: 2, first: 30, last: 100, request: "r1" })
  expect(list.at(-1)?.message).toBe("kind 10")
})

test("neither the words of an error nor a sentence for a reason are told, a code is", () => {
  const troubles = new Troubles()
  const err = Object.assign(new Error("no Wendelin in row 7"), { code: "ENOENT" })
  troubles.note(true, "it broke", { err, reason: "Wendelin was here" }, 1)
  troubles.note(false, "a sign-in failed", { reason: "wrongPassword" }, 2)
  expect(JSON.stringify(troubles.list())).not.toContain("Wendelin")
  expect(troubles.list()).toMatchObject([
    { reason: "wrongPassword" },
    { error: expect.stringMatching(/^Error ENOENT/), reason: null },
  ])
})
