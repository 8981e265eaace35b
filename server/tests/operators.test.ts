// Operators and moderators: who may do what, what becomes of it, and that it is written down.
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { operate } from "../operate.ts"
import { rangeOf } from "../operators/network.ts"
import { signed, Terminal } from "../operators/terminal.ts"
import { openServer, type TestServer, tableOf, testConfig, Visitor } from "./kit/server.ts"

let server: TestServer
let olga: Visitor
let mora: Visitor
let ada: Visitor
let bea: Visitor
const ids = {} as Record<"olga" | "mora" | "ada" | "bea", string>

const idOf = async (who: Visitor) => (await who.must("GET", "/me")).player.id as string
const reason = "because"
/** As whoever has the terminal: what is asked there is signed for the request alone. */
const atTerminal = (method: string, path: string, body?: object) =>
  new Visitor(server).ask(method, path, body, {
    authorization: signed(testConfig.secret, method, `/api/v1${path}`, "root", Date.now()),
  })

beforeAll(async () => {
  server = await openServer({ databaseUrl: null, redisUrl: null })
  olga = await server.member("Olga")
  mora = await server.member("Mora")
  ada = await server.member("Ada")
  bea = await server.visitor("Bea")
  for (const [name, who] of Object.entries({ olga, mora, ada, bea }))
    ids[name as keyof typeof ids] = await idOf(who)
  for (const [who, role] of [
    ["olga", "operator"],
    ["mora", "moderator"],
  ] as const)
    expect((await atTerminal("POST", `/operate/people/${ids[who]}/role`, { role, reason })).status).toBe(200)
})
afterAll(() => server.close())

const act = (who: Visitor, path: string, body: object = { reason }) =>
  who.ask("POST", `/operate/${path}`, body)

describe("who may", () => {
  test("a role counts from the next request on, and no longer than it is held", async () => {
    const eve = await server.member("Eve")
    const id = await idOf(eve)
    expect((await eve.ask("GET", "/operate/me")).status).toBe(403)
    await act(olga, `people/${id}/role`, { role: "moderator", reason })
    expect((await eve.ask("GET", "/operate/me")).body).toEqual({
      role: "moderator",
      name: "Eve",
      terminal: false,
    })
    await act(olga, `people/${id}/role`, { role: null, reason })
    expect((await eve.ask("GET", "/operate/me")).status).toBe(403)
  })

  test("a moderator has no say over the server, over those with a role, or for ever", async () => {
    for (const path of [`people/${ids.ada}/role`, "addresses"]) {
      const body = { reason, role: "operator", network: "203.0.113.1", hours: 1 }
      expect([path, (await act(mora, path, body)).status]).toEqual([path, 403])
    }
    expect((await act(mora, `people/${ids.olga}/ban`, { reason, hours: 1 })).status).toBe(403)
    const { player: engine } = await olga.must("POST", "/me/bots", { name: "Olga's engine" })
    expect((await act(mora, `people/${engine.id}/ban`, { reason, hours: 1 })).status).toBe(403)
    expect((await act(mora, `people/${ids.ada}/ban`, { reason, hours: null })).status).toBe(403)
    expect((await act(mora, `people/${ids.ada}/ban`, { reason, hours: 10_000 })).status).toBe(403)
  })

  test("a guest gets no role, and no program by its key", async () => {
    expect((await act(olga, `people/${ids.bea}/role`, { role: "moderator", reason })).status).toBe(409)
    const bot = new Visitor(server)
    bot.token = (await olga.must("POST", "/me/bots", { name: "Engine" })).token
    expect((await bot.ask("GET", "/operate/status")).status).toBe(403)
  })

  test("a page of another site cannot act in an operator's name", async () => {
    const answer = await olga.ask(
      "POST",
      `/operate/people/${ids.ada}/mute`,
      { reason, hours: 1 },
      {
        origin: "https://evil.example.org",
        host: "play.example.org",
      },
    )
    expect(answer.body.error.code).toBe("foreignOrigin")
  })

  test("the terminal's signature is for one request, once, for a minute, by the secret", () => {
    let now = 1_000_000
    const terminal = new Terminal("s".repeat(32), () => now)
    const header = () => signed("s".repeat(32), "POST", "/x", "anna", now)
    const first = header()
    expect(terminal.who(first, "POST", "/y")).toBeNull()
    expect(terminal.who(first, "GET", "/x")).toBeNull()
    expect(terminal.who(first.replace("anna", "beata"), "POST", "/x")).toBeNull()
    expect(terminal.who(signed("t".repeat(32), "POST", "/x", "anna", now), "POST", "/x")).toBeNull()
    expect(terminal.who(first, "POST", "/x")).toBe("anna")
    expect(terminal.who(first, "POST", "/x")).toBeNull()
    now += 10
    const late = header()
    now += 60_001
    expect(terminal.who(late, "POST", "/x")).toBeNull()
    expect(terminal.who(first, "POST", "/x")).toBeNull()
  })
})

describe("people", () => {
  test("who is muted writes nowhere, and everywhere again when the time is over", async () => {
    const table = await tableOf("noughts", [bea, ada])
    await act(mora, `people/${ids.bea}/mute`, { reason: "shouting", hours: 2 })
    const refused = await bea.ask("POST", `/tables/${table}/chat`, { text: "hello" })
    expect(refused).toMatchObject({
      status: 403,
      body: { error: { code: "muted", message: "You may not write: shouting" } },
    })
    expect((await bea.choose(table, { do: "mark", cell: 4 })).status).toBe(200)
    server.clock.turn(2 * 3_600_000 + 1)
    expect((await bea.ask("POST", `/tables/${table}/chat`, { text: "hello" })).status).toBe(200)
  })

  test("who is banned only watches, with all programs of theirs, but keeps the say over the account", async () => {
    const zoe = await server.member("Zoe")
    const id = await idOf(zoe)
    const bot = new Visitor(server)
    bot.token = (await zoe.must("POST", "/me/bots", { name: "Helper" })).token
    const table = await tableOf("noughts", [ada, bea])
    await act(mora, `people/${id}/ban`, { reason: "cheating", hours: 24 })
    const wish = { game: "noughts", seats: [{ kind: "me" }, { kind: "open" }] }
    for (const who of [zoe, bot])
      expect((await who.ask("POST", "/tables", wish)).body.error).toMatchObject({ code: "banned" })
    expect((await zoe.ask("POST", "/me/bots", { name: "Other" })).body.error.code).toBe("banned")
    expect((await zoe.ask("GET", `/tables/${table}`)).status).toBe(200)
    const data = await zoe.must("GET", "/me/data")
    expect(data.sanctions).toMatchObject([{ kind: "ban", reason: "cheating" }])
    await act(mora, `people/${id}/lift`)
    for (const who of [zoe, bot]) expect((await who.ask("POST", "/tables", wish)).status).toBe(201)
    expect((await zoe.ask("POST", "/me/sign-out", {})).status).toBe(200)
  })

  test("from a banned range nobody new comes in, and guests only watch; members are not to blame", async () => {
    const wish = { game: "noughts", seats: [{ kind: "me" }, { kind: "open" }] }
    await act(olga, "addresses", { network: "127.0.0.0/24", hours: null, reason })
    const [ban] = await olga.must("GET", "/operate/sanctions")
    expect(ban).toMatchObject({ kind: "address", network: "127.0.0.0/24" })
    try {
      expect((await new Visitor(server).ask("POST", "/me/guest", { name: "Newcomer" })).body.error.code).toBe(
        "banned",
      )
      const register = { name: "Newcomer", password: "a phrase of their own" }
      expect((await new Visitor(server).ask("POST", "/me/register", register)).body.error.code).toBe("banned")
      expect((await bea.ask("POST", "/tables", wish)).body.error.code).toBe("banned")
      expect((await ada.ask("POST", "/tables", wish)).status).toBe(201)
    } finally {
      await act(olga, `sanctions/${ban.id}/lift`)
    }
    expect((await bea.ask("POST", "/tables", wish)).status).toBe(201)
    for (const wrong of ["0.0.0.0/0", "203.0.113.0/33", "::/0", "example.org", "10.0.0.0/8/8", ""])
      expect([wrong, rangeOf(wrong)]).toEqual([wrong, null])
  })

  test("a member who is renamed is called so everywhere, and comes in by the new name alone", async () => {
    const rude = await server.member("Rudeword")
    const table = await tableOf("noughts", [rude, ada])
    expect((await act(mora, `people/${await idOf(rude)}/name`, { name: "Polite", reason })).status).toBe(200)
    expect((await ada.look(table)).seats[0]).toMatchObject({ name: "Polite" })
    const enter = (name: string) =>
      new Visitor(server).ask("POST", "/me/sign-in", { name, password: "a phrase of their own" })
    expect((await enter("Rudeword")).status).toBe(401)
    expect((await enter("Polite")).status).toBe(200)
    expect((await act(mora, `people/${ids.bea}/name`, { name: "polite", reason })).body.error.code).toBe(
      "taken",
    )
  })

  test("a link from the operator sets a new password, once", async () => {
    const { token } = await olga.must("POST", `/operate/people/${ids.ada}/way-back`, { reason })
    const back = () =>
      new Visitor(server).ask("POST", "/me/recover/link", { token, password: "quite another phrase" })
    expect((await back()).status).toBe(200)
    expect((await back()).status).toBe(401)
    ada = new Visitor(server)
    await ada.must("POST", "/me/sign-in", { name: "Ada", password: "quite another phrase" })
    expect((await act(mora, `people/${ids.ada}/way-back`)).status).toBe(403)
    expect(server.logged.join("")).not.toContain(token)
  })
})

describe("talk and tables", () => {
  test("a report is read with the talk around it, and settled", async () => {
    const table = await tableOf("noughts", [ada, bea])
    for (const text of ["hello", "you fool", "sorry"])
      await bea.must("POST", `/tables/${table}/chat`, { text })
    await ada.must("POST", `/tables/${table}/chat/report`, { n: 2, reason: "rude" })
    const [report] = await mora.must("GET", "/operate/reports")
    expect(report).toMatchObject({
      table,
      said: "you fool",
      reason: "rude",
      by: { name: "Ada" },
      about: { name: "Bea" },
    })
    expect(report.around.map(({ text }: { text: string }) => text)).toEqual(["hello", "you fool", "sorry"])
    expect((await act(mora, `reports/${report.id}/settle`, { note: "talked to her" })).status).toBe(200)
    expect(await mora.must("GET", "/operate/reports")).toEqual([])
    const [settled] = await mora.must("GET", "/operate/reports?which=all")
    expect(settled.settled).toMatchObject({ by: "Mora", note: "talked to her" })
    // What was settled is not kept for ever; what was not, is
    server.clock.turn(181 * 86_400_000)
    await server.housekeeper.round()
    expect(await server.tables.db.selectFrom("report").select("id").execute()).toEqual([])
  })

  test("a running game is aborted for everybody who is there, and counts for nobody", async () => {
    const table = await tableOf("noughts", [ada, bea], { listed: true })
    await ada.choose(table, { do: "mark", cell: 4 })
    expect((await act(olga, `tables/${table}/close`)).status).toBe(200)
    expect((await bea.look(table)).status).toBe("cancelled")
    expect((await bea.choose(table, { do: "mark", cell: 0 })).status).toBe(409)
    expect((await act(olga, `tables/${table}/close`)).status).toBe(409)
  })

  test("a table that has not begun is closed, and one is deleted with all that was said", async () => {
    const { table } = await ada.must("POST", "/tables", {
      game: "noughts",
      seats: [{ kind: "me" }, { kind: "open" }],
    })
    await act(olga, `tables/${table}/close`)
    expect((await ada.look(table)).status).toBe("cancelled")
    const running = await tableOf("noughts", [ada, bea])
    await bea.must("POST", `/tables/${running}/chat`, { text: "hello" })
    expect((await olga.must("GET", `/operate/tables/${running}`)).seats).toMatchObject([
      { player: { name: "Ada" } },
      { player: { name: "Bea" } },
    ])
    expect((await act(olga, `tables/${running}/delete`)).status).toBe(200)
    expect((await ada.ask("GET", `/tables/${running}`)).status).toBe(404)
    expect((await olga.ask("GET", `/operate/tables/${running}`)).status).toBe(404)
  })

  test("a seat is removed: free before the start, given up after it", async () => {
    const { table } = await ada.must("POST", "/tables", {
      game: "noughts",
      seats: [{ kind: "me" }, { kind: "open" }],
    })
    await bea.must("POST", `/tables/${table}/join`, {})
    expect((await act(olga, `tables/${table}/seats/1/remove`)).status).toBe(200)
    expect((await ada.look(table)).seats[1]?.player).toBeNull()
    const running = await tableOf("noughts", [ada, bea], { manner: { leavers: "nobody" } })
    expect((await act(olga, `tables/${running}/seats/1/remove`)).status).toBe(200)
    expect((await ada.look(running)).status).toBe("finished")
    expect((await act(olga, `tables/${running}/seats/1/remove`)).status).toBe(409)
  })
})

describe("the server", () => {
  test("everybody is told of maintenance, until it is over or taken back", async () => {
    const notice = { at: server.clock.now() + 600_000, minutes: 10, text: "a new disk" }
    await olga.must("PUT", "/operate/notice", notice)
    const stranger = new Visitor(server)
    expect((await stranger.must("GET", "/notice")).notice).toEqual(notice)
    server.clock.turn(600_000 + 600_000 + 3_600_001)
    expect((await stranger.must("GET", "/notice")).notice).toBeNull()
    await olga.must("PUT", "/operate/notice", { ...notice, at: null })
    await olga.must("DELETE", "/operate/notice")
    expect((await stranger.must("GET", "/notice")).notice).toBeNull()
  })

  test("how it stands", async () => {
    const status = await mora.must("GET", "/operate/status")
    expect(status).toMatchObject({
      database: { kind: "sqlite" },
      wrong: null,
      stuck: [],
      redis: null,
      nodes: [],
    })
    expect(status.tables).toEqual(expect.arrayContaining([expect.objectContaining({ game: "noughts" })]))
  })

  test("everything that was done is written down, by name, before it is done", async () => {
    const deeds = await mora.must("GET", "/operate/deeds?limit=500")
    const lines = deeds.map(
      ({ by, action, name, reason: why }: Record<string, string>) => `${by}: ${action} ${name} ${why}`,
    )
    expect(lines).toEqual(
      expect.arrayContaining([
        "root (terminal): role operator Olga because",
        "Mora: mute Bea 2 h: shouting",
        "Olga: way back Ada because",
      ]),
    )
  })

  test("from the terminal: the same by commands, in words and with exit codes", async () => {
    const url = new URL(await server.listen())
    const environment = { GENEPOOL_SECRET: testConfig.secret, PORT: url.port }
    const lines: string[] = []
    const spies = (["log", "error"] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation((line) => void lines.push(String(line))),
    )
    const say = async (...words: string[]) => {
      lines.length = 0
      return { code: await operate(words, environment), text: lines.join("\n") }
    }
    try {
      expect((await say("status")).text).toMatch(/^Genepool \d/)
      expect(await say("doctor")).toMatchObject({
        code: 1,
        text: expect.stringContaining("No backup has ever been recorded"),
      })
      expect(await say("mute", "bea", "1", "too loud")).toMatchObject({ code: 0 })
      expect((await say("sanctions")).text).toMatch(/mute {2}Bea .*: too loud/)
      expect(await say("lift", "Bea", "better now")).toMatchObject({ code: 0 })
      expect(await say("lift", "Bea", "again")).toMatchObject({
        code: 1,
        text: expect.stringContaining("There is no"),
      })
      expect(await say("ban", "nobody-at-all", "1", "x")).toMatchObject({
        code: 1,
        text: expect.stringContaining("there are: none"),
      })
      expect(await say("ban", "Bea", "soon", "x")).toMatchObject({
        code: 1,
        text: expect.stringContaining("a number of hours, or: always"),
      })
      expect((await say("people", "Mo")).text).toContain("moderator")
      expect(await say("announce", "30", "10", "new disk")).toMatchObject({ code: 0 })
      expect((await bea.must("GET", "/notice")).notice).toMatchObject({ minutes: 10, text: "new disk" })
      expect(await say("announce", "end")).toMatchObject({ code: 0 })
      expect((await say("deeds")).text).toContain("mute  Bea  1 h: too loud")
      // Nothing to tell is told, too
      expect(await say("people", "Nobody")).toMatchObject({
        code: 0,
        text: "Nobody's name begins with Nobody.",
      })
      expect(await say("reports", "old")).toMatchObject({ code: 1 })
      expect(await say("announce", "30", "long", "new disk")).toMatchObject({
        code: 1,
        text: expect.stringContaining("FOR-MINUTES"),
      })
      expect(await operate(["status"], { ...environment, GENEPOOL_SECRET: "x".repeat(40) })).toBe(1)
      expect(lines.at(-1)).toContain("has a different secret")
      expect(await operate(["status"], { ...environment, PORT: "1" })).toBe(1)
      expect(lines.at(-1)).toContain("No server answers at http://127.0.0.1:1")
    } finally {
      for (const spy of spies) spy.mockRestore()
    }
  })
})
