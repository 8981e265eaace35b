// The worker of a table on this device, as the page speaks to it: a game against bots goes on to
// its end

import { type Choice, type Log, replay } from "@genepool/engine"
import { games } from "@genepool/games"
import { afterAll, expect, test, vi } from "vitest"
import type { Question, Unasked } from "../local/messages.ts"
import type { Seating } from "../local/snapshot.ts"

/** As `Calls` writes it. */
type Asked = { readonly key: number; readonly ask: Question }
type Answered = { readonly key: number } & ({ readonly answer: unknown } | { readonly failed: string })
type Hear = (event: { data: Asked }) => void

let ask: Hear = () => undefined
let hear: (told: Unasked | Answered) => void = () => undefined
vi.stubGlobal("addEventListener", (_kind: string, listener: Hear) => {
  ask = listener
})
// A message is heard when whoever posted it is done
vi.stubGlobal("postMessage", (told: Unasked | Answered) => setImmediate(() => hear(told)))
// Nothing is kept, nobody else thinks, and no other window is open
vi.stubGlobal("indexedDB", undefined)
vi.stubGlobal("Worker", undefined)
vi.stubGlobal("navigator", { hardwareConcurrency: 1 })
await import("../local/worker.ts")
afterAll(() => vi.unstubAllGlobals())

/** The person at seat 0 always takes the last option; everybody else is a bot. */
function playOut(game: string, seats: number, seed: string): Promise<Log> {
  return new Promise((resolve, reject) => {
    let key = 0
    const post = (question: Question) => ask({ data: { key: ++key, ask: question } })
    let asked = -1
    hear = (told) => {
      if ("failed" in told) return reject(new Error(told.failed))
      if ("answer" in told && isLog(told.answer)) return resolve(told.answer)
      if (!("kind" in told) || told.kind !== "table") return
      const { choices, decision, result } = told.message.now
      if (result !== null) return post({ kind: "log", ask: null })
      post({ kind: "seen", ask: { step: choices } })
      if (decision === null || decision.answered || asked === choices) return
      asked = choices
      post({ kind: "choose", ask: { choices: [decision.options.at(-1) as Choice] } })
    }
    const seating = Array.from({ length: seats }, (_, seat): Seating => (seat === 0 ? "person" : "random"))
    post({ kind: "open", ask: { id: seed, wanted: { game, seating, options: {}, seed } } })
  })
}

const isLog = (answer: unknown): answer is Log =>
  typeof answer === "object" && answer !== null && "choices" in answer

test.each([
  ["krom", 3],
  ["chromosome", 2],
])("%s: a bot that has one option takes it, and the game goes on", async (id, seats) => {
  const { game } = await games[id]!()
  const log = await playOut(id, seats, `worker ${id}`)
  const single: number[] = []
  let before = game.clone(replay(game, log, 0))
  replay(game, log, log.choices.length, (_step, state) => {
    single.push(...game.decisions(before).flatMap((one) => (one.options.length === 1 ? [one.seat] : [])))
    before = game.clone(state)
  })
  expect(game.result(before)).not.toBeNull()
  expect(single.some((seat) => seat > 0)).toBe(true)
})
