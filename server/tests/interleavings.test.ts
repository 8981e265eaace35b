// Requests of several clients in any order, with repeats and stale ones, give the same log as some
// serial order.
import { fc, test } from "@fast-check/vitest"
import { parseLog, verify } from "@genepool/engine"
import { afterAll, beforeAll, expect, inject } from "vitest"
import { offersGame } from "../testing/offers-game.ts"
import { Nodes } from "./kit/nodes.ts"
import { tableOf, type Visitor } from "./kit/server.ts"
import { Reader } from "./kit/stream.ts"

let nodes: Nodes
let urls: string[]

beforeAll(async () => {
  // On PostgreSQL every request and every stream may meet another node
  nodes = await Nodes.open({ nodes: inject("databases") === undefined ? 1 : 2 })
  urls = await Promise.all(nodes.servers.map((server) => server.listen()))
})
afterAll(() => nodes.close())

/** One thing a client does: which client, which option of its list, how stale, how often. */
const attempt = fc.record({
  seat: fc.nat(2),
  option: fc.nat(5),
  age: fc.constantFrom(0, 0, 0, 0, 1, 3),
  times: fc.constantFrom(1, 1, 1, 2, 3),
  what: fc.constantFrom("choose", "choose", "choose", "choose", "choose", "undo", "agree", "pause", "resume"),
})

/** Attempts of one volley are under way at the same time. */
const volleys = fc.array(fc.array(attempt, { minLength: 1, maxLength: 6 }), { minLength: 3, maxLength: 10 })

/** Options travel once on a stream, and with every look. */
function position(now: { readonly options?: unknown }): string {
  const { options: _options, ...rest } = now
  return JSON.stringify(rest)
}

test.prop([volleys], { numRuns: 12 })(
  "any interleaving",
  async (plan) => {
    const players = await Promise.all(["Ada", "Bea", "Cyd"].map((name) => nodes.visitor(name)))
    const table = await tableOf("offers", players, { manner: { undo: "consent" } })
    const streams = [...players.map((one) => one.headers), {}].map(
      (headers, i) => new Reader(`${urls[i % urls.length]}/api/v1/tables/${table}/stream?since=0`, headers),
    )
    await Promise.all(streams.map((stream) => stream.count(1)))
    let acknowledged = 0
    for (const [v, volley] of plan.entries()) {
      const views = await Promise.all(players.map((one) => one.look(table)))
      const requests = volley.flatMap(({ seat, option, age, times, what }, i) => {
        const player = players[seat] as Visitor
        const now = views[seat] as (typeof views)[number]
        const n = Math.max(0, now.n - age)
        const path = {
          undo: "/undo",
          agree: "/undo/answer",
          pause: "/pause",
          resume: "/resume",
          choose: "/choices",
        }[what]
        const options = now.decision?.options ?? [{ do: "nonsense" }]
        const body =
          what === "undo"
            ? { n, to: Math.max(0, now.choices - option) }
            : what === "agree"
              ? { agree: option > 1 }
              : what === "choose"
                ? { n, choice: options[option % options.length], key: `${v} ${i}` }
                : undefined
        return Array.from({ length: times }, () => player.ask("POST", `/tables/${table}${path}`, body))
      })
      for (const { status } of await Promise.all(requests)) {
        expect([200, 403, 409, 422]).toContain(status)
        if (status === 200) acknowledged++
      }
    }
    const { tables } = nodes.node(0)
    const { play } = await tables.get(table)
    expect(play.n).toBeLessThanOrEqual(1 + acknowledged)

    // The journal in the database gives the same position, and its log replays
    const rows = await tables.db
      .selectFrom("entry")
      .select("n")
      .where("table_id", "=", table)
      .orderBy("n")
      .execute()
    expect(rows.map(({ n }) => n)).toEqual(Array.from({ length: play.n }, (_, i) => i + 1))
    const keys = play.happenings.flatMap(({ entry }) => (entry.kind === "choice" ? [entry.body.key] : []))
    expect(new Set(keys).size).toBe(keys.length)
    const log = { ...play.exported(), dice: { ...play.dice } }
    const { problems } = verify(offersGame.game, parseLog(JSON.parse(JSON.stringify(log))))
    expect(problems.filter(({ code }) => code !== "unfinished")).toEqual([])

    // Every stream told the open lines, each once, in order, and ended with its own view
    await Promise.all(streams.map((stream) => stream.until(() => stream.now.n === play.openN)))
    for (const [who, stream] of streams.entries()) {
      const open = stream.happened.filter(({ n }, i) => i === 0 || n !== stream.happened[i - 1]?.n)
      expect(open.map(({ n }) => n)).toEqual(Array.from({ length: play.openN }, (_, i) => i + 1))
      const fresh = who < players.length ? await (players[who] as Visitor).look(table) : null
      if (fresh !== null) await stream.until(() => position(stream.now) === position(fresh))
      stream.close()
    }
  },
  30_000,
)
