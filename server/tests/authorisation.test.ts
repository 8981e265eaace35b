// Every route, asked by every role. A route that is not in this table fails the test.
import { afterAll, beforeAll, expect, test } from "vitest"
import { usualWishes } from "../notices/schedule.ts"
import { openServer, type TestServer, tableOf, Visitor } from "./kit/server.ts"

const roles = ["owner", "seat", "spectator", "stranger", "bot"] as const
type Role = (typeof roles)[number]

let server: TestServer
const visitors = {} as Record<Role, Visitor>
let ownerId: string

beforeAll(async () => {
  server = await openServer()
  for (const role of ["owner", "seat", "spectator"] as const)
    visitors[role] = await server.visitor(`some ${role}`)
  visitors.stranger = await server.visitor()
  visitors.bot = new Visitor(server)
  visitors.bot.token = (await visitors.spectator.must("POST", "/me/bots", { name: "Engine" })).token
  ownerId = (await visitors.owner.must("GET", "/me")).player.id
})
afterAll(() => server.close())

type Statuses = readonly [owner: number, seat: number, spectator: number, stranger: number, bot: number]
type Table = "open" | "playing" | "none"

/** As if a device had answered. */
const madeUp = { id: "made-up", type: "public-key", response: {} }

/** What each role is answered, at a table of that kind made for the question alone. */
const expected: Record<string, readonly [Table, body: object | undefined, statuses: Statuses]> = {
  "GET /api/v1/games": ["none", undefined, [200, 200, 200, 200, 200]],
  "GET /api/v1/me": ["none", undefined, [200, 200, 200, 200, 200]],
  "POST /api/v1/me/guest": ["none", { name: "Someone" }, [200, 200, 200, 200, 200]],
  "PATCH /api/v1/me": ["none", { name: "Other" }, [200, 200, 200, 401, 403]],
  "POST /api/v1/me/register": ["none", { name: "x", password: "short" }, [400, 400, 400, 400, 400]],
  "POST /api/v1/me/sign-in": ["none", { name: "x", password: "wrong" }, [401, 401, 401, 401, 401]],
  "POST /api/v1/me/sign-out": ["none", {}, [200, 200, 200, 401, 403]],
  "DELETE /api/v1/me": ["none", {}, [200, 200, 200, 401, 403]],
  "GET /api/v1/me/bots": ["none", undefined, [200, 200, 200, 401, 403]],
  "POST /api/v1/me/bots": ["none", { name: "Bot" }, [200, 200, 200, 401, 403]],
  "DELETE /api/v1/me/bots/{id}": ["none", undefined, [404, 404, 404, 401, 403]],
  "GET /api/v1/me/passkeys": ["none", undefined, [200, 200, 200, 401, 403]],
  "POST /api/v1/me/passkeys/begin": ["none", undefined, [409, 409, 409, 401, 403]],
  "POST /api/v1/me/passkeys": ["none", { response: madeUp }, [409, 409, 409, 401, 403]],
  "DELETE /api/v1/me/passkeys/{id}": ["none", undefined, [404, 404, 404, 401, 403]],
  "POST /api/v1/me/sign-in/passkey/begin": ["none", undefined, [200, 200, 200, 200, 200]],
  "POST /api/v1/me/sign-in/passkey": ["none", { response: madeUp }, [401, 401, 401, 401, 401]],
  "POST /api/v1/me/register/passkey/begin": ["none", { name: "Newcomer" }, [200, 200, 200, 200, 200]],
  "POST /api/v1/me/register/passkey": [
    "none",
    { name: "Newcomer", response: madeUp },
    [409, 409, 409, 409, 409],
  ],
  "GET /api/v1/me/account": ["none", undefined, [200, 200, 200, 401, 403]],
  "POST /api/v1/me/password": ["none", { password: "x", new: "long enough" }, [409, 409, 409, 401, 403]],
  "POST /api/v1/me/recovery-codes": ["none", {}, [409, 409, 409, 401, 403]],
  "PUT /api/v1/me/email": ["none", { email: "a@example.org" }, [409, 409, 409, 401, 403]],
  "POST /api/v1/me/email/remove": ["none", {}, [409, 409, 409, 401, 403]],
  "POST /api/v1/me/email/confirm": ["none", { token: "x" }, [401, 401, 401, 401, 403]],
  "POST /api/v1/me/recover/code": [
    "none",
    { name: "x", code: "y", password: "long enough" },
    [401, 401, 401, 401, 401],
  ],
  "POST /api/v1/me/recover/letter": ["none", { who: "x" }, [409, 409, 409, 409, 409]],
  "POST /api/v1/me/recover/link": [
    "none",
    { token: "x", password: "long enough" },
    [401, 401, 401, 401, 401],
  ],
  "GET /api/v1/me/sessions": ["none", undefined, [200, 200, 200, 401, 403]],
  "DELETE /api/v1/me/sessions/{id}": ["none", undefined, [404, 404, 404, 401, 403]],
  "GET /api/v1/me/data": ["none", undefined, [200, 200, 200, 401, 403]],
  "GET /api/v1/me/notices": ["none", undefined, [200, 200, 200, 401, 403]],
  "PUT /api/v1/me/notices": ["none", usualWishes, [200, 200, 200, 401, 403]],
  "POST /api/v1/me/notices/push": [
    "none",
    {
      endpoint: "https://push.example.org/x",
      keys: {
        p256dh: "BB4YUy_UdUwC8wQdnHXOszuD_9gax85P6ILMscmLxYlupGwxHE4v9A3ZajZT5uRURdMt_khuztdcepDGoYiBwKM",
        auth: "a".repeat(22),
      },
    },
    [200, 200, 200, 401, 403],
  ],
  "POST /api/v1/me/notices/mail": ["none", undefined, [403, 403, 403, 401, 403]],
  "POST /api/v1/me/notices/webhook": ["none", { url: "https://example.org/hook" }, [403, 403, 403, 401, 403]],
  "DELETE /api/v1/me/notices/channels/{id}": ["none", undefined, [404, 404, 404, 401, 403]],
  "POST /api/v1/me/notices/channels/{id}/on": ["none", undefined, [404, 404, 404, 401, 403]],
  "POST /api/v1/me/notices/channels/{id}/test": ["none", undefined, [404, 404, 404, 401, 403]],
  "GET /api/v1/me/puzzles": ["none", undefined, [200, 200, 200, 401, 403]],
  "POST /api/v1/me/puzzles": ["none", { attempts: [] }, [200, 200, 200, 401, 403]],
  "GET /api/v1/me/vacation": ["none", undefined, [200, 200, 200, 401, 403]],
  "PUT /api/v1/me/vacation": ["none", { until: 1 }, [400, 400, 400, 401, 403]],
  "DELETE /api/v1/me/vacation": ["none", undefined, [200, 200, 200, 401, 403]],
  "GET /api/v1/kept": ["none", undefined, [200, 200, 200, 200, 200]],
  "GET /api/v1/notice": ["none", undefined, [200, 200, 200, 200, 200]],
  ...Object.fromEntries(
    [
      ...["me", "status", "reports", "people?name=x", "sanctions", "tables/{table}", "deeds"].map(
        (path) => [`GET /api/v1/operate/${path}`, undefined] as const,
      ),
      ...["mute", "ban"].map(
        (path) => [`POST /api/v1/operate/people/{player}/${path}`, { reason: "x", hours: 1 }] as const,
      ),
      ...[
        ...["people/{player}/lift", "people/{player}/way-back", "sanctions/{id}/lift"],
        ...["tables/{table}/close", "tables/{table}/delete", "tables/{table}/seats/{seat}/remove"],
      ].map((path) => [`POST /api/v1/operate/${path}`, { reason: "x" }] as const),
      ["POST /api/v1/operate/reports/{id}/settle", { note: "x" }] as const,
      ["POST /api/v1/operate/people/{player}/name", { name: "Other", reason: "x" }] as const,
      ["POST /api/v1/operate/people/{player}/role", { role: "operator", reason: "x" }] as const,
      ["POST /api/v1/operate/addresses", { network: "203.0.113.1", hours: 1, reason: "x" }] as const,
      ["PUT /api/v1/operate/notice", { at: null, minutes: 0, text: "x" }] as const,
      ["DELETE /api/v1/operate/notice", undefined] as const,
    ].map(([route, body]) => [
      route,
      [route.includes("{table}") ? "open" : "none", body, [403, 403, 403, 401, 403]] as const,
    ]),
  ),
  "GET /api/v1/players/{player}": ["none", undefined, [200, 200, 200, 200, 200]],
  "GET /api/v1/players/{player}/against/{other}": ["none", undefined, [200, 200, 200, 200, 200]],
  "GET /api/v1/tables": ["none", undefined, [200, 200, 200, 200, 200]],
  "POST /api/v1/tables": [
    "none",
    { game: "noughts", seats: [{ kind: "me" }, { kind: "open" }] },
    [201, 201, 201, 401, 201],
  ],
  "GET /api/v1/tables/{table}": ["playing", undefined, [200, 200, 200, 200, 200]],
  "GET /api/v1/tables/{table}/moments/{n}": ["playing", undefined, [200, 200, 200, 200, 200]],
  "POST /api/v1/tables/{table}/join": ["open", {}, [200, 200, 200, 401, 200]],
  "POST /api/v1/tables/{table}/leave": ["open", undefined, [200, 200, 403, 401, 403]],
  "POST /api/v1/tables/{table}/ready": ["open", undefined, [200, 200, 403, 401, 403]],
  "POST /api/v1/tables/{table}/start": ["open", undefined, [409, 403, 403, 401, 403]],
  "POST /api/v1/tables/{table}/cancel": ["open", undefined, [200, 403, 403, 401, 403]],
  "PUT /api/v1/tables/{table}/seats/{seat}": ["open", { kind: "open" }, [200, 403, 403, 401, 403]],
  "GET /api/v1/tables/{table}/invitations": ["open", undefined, [200, 403, 403, 401, 403]],
  "POST /api/v1/tables/{table}/rematch": ["playing", undefined, [409, 409, 403, 401, 403]],
  "POST /api/v1/tables/{table}/choices": [
    "playing",
    { n: 1, choice: { do: "offer", amount: 1 } },
    [200, 200, 403, 401, 403],
  ],
  "POST /api/v1/tables/{table}/undo": ["playing", { to: 0, n: 1 }, [409, 409, 403, 401, 403]],
  "POST /api/v1/tables/{table}/undo/answer": ["playing", { agree: true }, [409, 409, 403, 401, 403]],
  "POST /api/v1/tables/{table}/resign": ["playing", undefined, [200, 200, 403, 401, 403]],
  "POST /api/v1/tables/{table}/return": ["playing", undefined, [409, 409, 403, 401, 403]],
  "POST /api/v1/tables/{table}/pause": ["playing", undefined, [200, 200, 403, 401, 403]],
  "POST /api/v1/tables/{table}/resume": ["playing", undefined, [409, 409, 403, 401, 403]],
  "POST /api/v1/tables/{table}/nudge": ["playing", { seat: 0 }, [409, 409, 403, 401, 403]],
  "POST /api/v1/tables/{table}/stand-in": ["playing", { seat: 0 }, [409, 409, 403, 401, 403]],
  "GET /api/v1/tables/{table}/log": ["playing", undefined, [409, 409, 409, 409, 409]],
  "GET /api/v1/tables/{table}/chat": ["playing", undefined, [200, 200, 200, 200, 200]],
  "POST /api/v1/tables/{table}/chat": ["playing", { text: "hello" }, [200, 200, 200, 401, 200]],
  "POST /api/v1/tables/{table}/chat/mute": [
    "playing",
    { player: "x", muted: true },
    [404, 403, 403, 401, 403],
  ],
  "POST /api/v1/tables/{table}/chat/report": ["playing", { n: 1, reason: "rude" }, [200, 200, 200, 401, 200]],
}

/** Streams answer until somebody hangs up: tests/streams.test.ts looks at them. */
const streams = ["GET /api/v1/tables/{table}/stream", "GET /api/v1/lobby/stream"]

/** These end a session, and so are asked by somebody who came for that alone. */
const parting = new Set(["POST /api/v1/me/sign-out", "DELETE /api/v1/me", "POST /api/v1/me/guest"])

test("the table names every route there is", async () => {
  const answer = await server.app.inject({ url: "/api/v1/openapi.json" })
  const { paths } = answer.json<{ paths: Record<string, Record<string, unknown>> }>()
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const named = Object.keys(expected).map((route) => route.replace(/\?.*/, ""))
  expect([...named, ...streams].sort()).toEqual(routes.sort())
})

test.each(Object.keys(expected))("%s", async (route) => {
  const [kind, body, statuses] = expected[route] as (typeof expected)[string]
  const [method, path] = route.split(" ") as [string, string]
  const answers: number[] = []
  // Who only looks changes nothing for the next one
  const shared = kind === "none" ? "" : method === "GET" ? await tableFor(kind, path) : null
  for (const role of roles) {
    const address = path
      .replace("{table}", shared ?? (await tableFor(kind as "open" | "playing", path)))
      .replace("{seat}", "2")
      .replace("{player}", ownerId)
      .replace("{other}", ownerId)
      .replace("{id}", "nothing")
      .replace("{n}", "0")
    const passing = parting.has(route) && role !== "bot"
    const visitor = passing
      ? await server.visitor(role === "stranger" ? undefined : "Passing")
      : visitors[role]
    answers.push((await visitor.ask(method, address, body)).status)
  }
  expect(answers).toEqual(statuses)
})

async function tableFor(kind: "open" | "playing", path: string): Promise<string> {
  const { owner, seat } = visitors
  if (kind === "playing") {
    const table = await tableOf("offers", [owner, seat])
    if (path.endsWith("/report")) await owner.must("POST", `/tables/${table}/chat`, { text: "hello" })
    return table
  }
  const seats = [{ kind: "me" }, { kind: "open" }, { kind: "open" }]
  const { table } = await owner.must("POST", "/tables", { game: "offers", seats })
  if (!path.endsWith("/join")) await seat.must("POST", `/tables/${table}/join`, {})
  return table as string
}
