import {
  type AnyGame,
  type Choice,
  type Log,
  type LoggedChoice,
  type LoggedThought,
  parseLog,
  parseOptions,
  randomAt,
  Turn,
} from "@genepool/engine"
import { games } from "@genepool/games"
import { describe, expect, test } from "vitest"
import type { Knowledge, PlayerName } from "../index.ts"
import { knowing } from "../index.ts"
import { recordOf, unhurried } from "../rethink/record.ts"
import { Rethinker } from "../rethink/rethink.ts"
import { thinker } from "../threads/thinker.ts"
import { thinkTogether } from "../threads/thread-pool.ts"
import { steppingClock } from "./asking.ts"

const dice = { kind: "seed", seed: "rethink" } as const

/**
 * A game that bots play against time, as tables do: each has threads of its own, and what they
 * thought is written down.
 */
async function recorded(id: string, by: readonly PlayerName[], threads: number, until: number): Promise<Log> {
  const { game } = await games[id]!()
  const minds = Array.from({ length: threads }, () => thinker((name) => games[name]!(), steppingClock(1)))
  const seats = by.length
  const state = game.setup(seats, parseOptions(game.options, {}, seats), new Turn(randomAt(dice, 0), false))
  const choices: LoggedChoice[] = []
  for (;;) {
    const decision = game.decisions(state).at(-1)
    if (decision === undefined || choices.length === until) break
    const { seat } = decision
    const player = by[seat] as PlayerName
    const seed = `bot ${choices.length}`
    const view = unhurried(game.view(state, seat), seat)
    const question = { view, seat, seats, decision, seed, budget: { ms: 90 } }
    const parts = player === "level5" ? threads : 1
    const thought = await thinkTogether(parts, question, (part, at) =>
      minds[at]!({ game: id, player, question: part }),
    )
    const before = choices.findLast((made) => made.seat === seat)?.thought
    const record = recordOf(player, seed, thought, before)
    choices.push({ seat, choice: thought.choice, ...(record === null ? {} : { thought: record }) })
    const option = decision.options.find(
      (one: Choice) => JSON.stringify(one) === JSON.stringify(thought.choice),
    )
    game.apply(state, seat, option as Choice, new Turn(randomAt(dice, choices.length), false))
  }
  return logOf(game, seats, choices)
}

function logOf(game: AnyGame, seats: number, choices: readonly LoggedChoice[]): Log {
  const log = {
    genepool: 1,
    game: game.id,
    version: game.version,
    seats,
    options: {},
    dice,
    choices,
  } as const
  // As it comes back from a file
  return parseLog(JSON.parse(JSON.stringify(log)))
}

/** Over, since all but one have given up: a whole game would take long. */
const given = (log: Log): Log => ({
  ...log,
  resigned: Array.from({ length: log.seats - 1 }, (_, seat) => seat),
})

describe.each([
  ["chromosome", ["level5", "level2"], 40],
  ["viral", ["level5", "level4"], 40],
  // At three seats, where it also guesses at where the others go
  ["krom", ["level5", "level3", "level2"], 60],
] as const)("the bots of a game of %s", (id, by, until) => {
  let knowledge: Knowledge
  let log: Log
  test("come to the same choices again, those that went on with a thought too", async () => {
    knowledge = await knowing(await games[id]!())
    log = await recorded(id, by, 2, until)
    const rethinker = new Rethinker(knowledge, given(log))
    expect(rethinker.lines.length).toBe(until)
    const checked = rethinker.lines.map((n) => rethinker.check(n))
    expect(checked.filter(({ same }) => !same)).toEqual([])
    const parts = log.choices.flatMap(({ thought }) => thought?.parts ?? [])
    expect(parts.some(({ tries }) => tries > 20)).toBe(true)
    if (id === "chromosome") expect(parts.some(({ on }) => on !== undefined)).toBe(true)
  })

  test("can be asked about any choice, and are found out when it is another", () => {
    const n =
      log.choices.findLastIndex(({ thought }) => thought?.parts.some(({ on }) => on !== undefined)) + 1 ||
      until
    expect(new Rethinker(knowledge, given(log)).check(n).same).toBe(true)
    const { thought } = log.choices[n - 1]!
    const other = (part: Partial<LoggedThought>): Log => ({
      ...log,
      choices: log.choices.map((made, at) =>
        at === n - 1 ? { ...made, thought: { ...thought!, ...part } } : made,
      ),
    })
    expect(new Rethinker(knowledge, given(other({ mind: "0" }))).check(n)).toMatchObject({
      again: null,
      same: false,
    })
    const differing = log.choices
      .map((_, at) => at + 1)
      .filter((line) => {
        const swapped = {
          ...log,
          choices: log.choices.map((made, at) =>
            at === line - 1
              ? { ...made, thought: { ...made.thought!, seed: "forged", parts: [{ tries: 1 }] } }
              : made,
          ),
        }
        return !new Rethinker(knowledge, given(swapped)).check(line).same
      })
    expect(differing.length).toBeGreaterThan(0)
  })

  test("are nobody's business while it is played", () => {
    expect(() => new Rethinker(knowledge, log)).toThrow(/still being played/)
  })
})

test("a thought that went on with one that was taken back is not recorded", () => {
  const before = { by: "level5", mind: "1", seed: "a", parts: [{ tries: 3 }, { tries: 4 }] }
  const thought = { choice: { do: "x" }, iterations: 5, options: [], carried: "a 1", mind: "1" }
  expect(recordOf("level5", "b", thought, before)?.parts).toEqual([{ tries: 5, on: 1 }])
  expect(recordOf("level5", "b", { ...thought, carried: "c" }, before)).toBeNull()
  expect(recordOf("level5", "b", thought, undefined)).toBeNull()
})

test("what a log says of a thought is looked at where it comes in", () => {
  const file = (thought: unknown) => ({
    genepool: 1,
    game: "krom",
    version: "1",
    seats: 2,
    dice,
    choices: [{ seat: 0, choice: { do: "x" }, thought }],
  })
  const good = { by: "level5", mind: "1", seed: "a", parts: [{ tries: 3, on: 0 }] }
  expect(parseLog(file(good)).choices[0]?.thought).toEqual(good)
  expect(() => parseLog(file({ ...good, parts: [] }))).toThrow(/thought.parts/)
  expect(() => parseLog(file({ ...good, parts: [{ tries: -1 }] }))).toThrow(/parts\[0\].tries/)
  expect(() => parseLog(file({ ...good, seed: 1 }))).toThrow(/thought.seed/)
})
