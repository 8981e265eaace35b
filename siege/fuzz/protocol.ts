// Bad input to `genepool protocol`: every line gets one answer, the program never stumbles, a
// refusal changes nothing.
import { spawn } from "node:child_process"
import { once } from "node:events"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"
import { FastRandom } from "@genepool/engine"
import { modules } from "../games.ts"
import { chance, pick } from "./chance.ts"
import { rightOptions } from "./editions.ts"
import { nastyValue, spoiled } from "./values.ts"

export interface ProtocolFuzz {
  readonly lines: number
  readonly refused: number
  readonly byCode: { readonly [code: string]: number }
  readonly problems: readonly string[]
}

const program = fileURLToPath(new URL("../../cli/genepool.mjs", import.meta.url))

interface Reply {
  readonly id?: unknown
  readonly ok?: unknown
  readonly error?: { readonly code?: unknown; readonly message?: unknown }
  readonly table?: unknown
  readonly log?: unknown
  readonly hash?: unknown
}

export async function fuzzProtocol(count: number, seed: string): Promise<ProtocolFuzz> {
  const random = new FastRandom(`${seed} protocol`)
  const child = spawn(process.execPath, [program, "protocol"], { stdio: ["pipe", "pipe", "ignore"] })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const problems: string[] = []
  const byCode: Record<string, number> = {}
  let refused = 0
  let last: unknown = null
  const say = async (line: string): Promise<Reply> => {
    child.stdin.write(`${line}\n`)
    const { value, done } = await lines.next()
    if (done) throw new Error(`no answer to ${line.slice(0, 300)}`)
    return JSON.parse(value as string) as Reply
  }
  const stateNow = async () => (await say(`{"call":"state"}`)).hash
  await say(`{"call":"setup","game":"krom","seats":3,"seed":"1"}`)
  let said = 0
  try {
    for (; said < count && problems.length < 20; said++) {
      // A conversation may keep as many tables as it likes: here only a few
      if (said % 200 === 199) await say(`{"call":"close"}`)
      const line = lineOf(random, last)
      const watching = said % 10 === 0
      const before = watching ? await stateNow() : null
      const reply = await say(line)
      if (reply.log !== undefined) last = reply.log
      if (reply.ok === true) continue
      refused++
      const { code, message } = reply.error ?? {}
      byCode[String(code)] = (byCode[String(code)] ?? 0) + 1
      if (typeof code !== "string" || typeof message !== "string" || message === "" || code === "internal")
        problems.push(`${line.slice(0, 1500)}: ${JSON.stringify(reply).slice(0, 500)}`)
      if (watching && before !== (await stateNow())) problems.push(`${line}: refused, and the table changed`)
    }
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error))
  }
  child.stdin.end()
  const [code] = (await once(child, "exit")) as [number | null]
  if (code !== 0) problems.push(`the program ended with ${code}`)
  return { lines: said, refused, byCode, problems }
}

function lineOf(random: FastRandom, log: unknown): string {
  const right = pick(rightLines, random)(random, log)
  const value = chance(55, random) ? spoiled(right, random) : right
  const text = JSON.stringify(harmless(value)).replaceAll("\n", " ")
  if (chance(95, random)) return text
  return pick(
    [
      text.slice(0, random.below(text.length)) || "{",
      `${text}]`,
      "nonsense",
      "[]",
      "0",
      '{"call":'.repeat(50),
    ],
    random,
  )
}

/** Thinking for ten minutes is allowed, but not here. */
function harmless(value: unknown): unknown {
  if (typeof value !== "object" || value === null || !("call" in value) || value.call !== "suggest")
    return value
  return { ...value, ms: undefined, iterations: 5 }
}

const games = [...modules.keys()]
type Line = { readonly call: string; readonly [field: string]: unknown }

const rightLines: readonly ((random: FastRandom, log: unknown) => Line)[] = [
  (random) => ({
    id: random.below(9),
    call: pick(["hello", "games", "tables", "status", "nonsense"], random),
  }),
  (random) => {
    const game = pick(games, random)
    const options = chance(40, random) ? { options: pick(rightOptions[game] ?? [{}], random) } : {}
    return { call: "setup", game, seats: 2 + random.below(2), seed: "7", ...options }
  },
  (random) => ({ call: "setup", game: pick(games, random), seats: 2, sealed: true, numbers: ["1", "x"] }),
  (random, log) =>
    log === null ? { call: "log" } : { call: "load", log: chance(50, random) ? log : spoiled(log, random) },
  (random) => ({ call: "log", secret: chance(50, random) }),
  (random) => ({ call: "decisions", seat: random.below(3), locale: pick(["en", "pl", "ru"], random) }),
  ...Array.from(
    { length: 6 },
    () =>
      (random: FastRandom): Line => ({ call: "choose", seat: random.below(3), option: random.below(3) }),
  ),
  (random) => ({
    call: "choose",
    seat: random.below(3),
    choice: pick([{ do: "mark", cell: 4 }, { do: "instruct", standing: "ask" }, { do: "pass" }], random),
  }),
  (random) => ({ call: "view", who: pick([0, 1, 2, "spectator"], random), locale: "pl" }),
  (random) => ({
    call: "facts",
    who: pick([0, 1, "spectator"], random),
    since: random.below(5),
    locale: "ru",
  }),
  (random) => ({ call: "whyNot", seat: random.below(3), locale: "en" }),
  (random) => ({
    call: "undo",
    ...(chance(50, random) ? { to: random.below(5) } : { seat: random.below(3) }),
  }),
  (random) => ({ call: "imagine", who: pick([0, 1, "spectator"], random), seed: "3" }),
  (random) => ({
    call: "suggest",
    seat: random.below(3),
    bot: pick(["random", "greedy", "level1", "genius"], random),
  }),
  (random) => ({ call: "close", table: `t${random.below(300)}` }),
  (random) => ({ call: "status", table: nastyValue(random) }),
]
