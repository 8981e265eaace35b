// Games that go wrong: found, told with all that is needed to see them again, exit code 1.

import { defineGame, type GameModule, type Position, type PositionView, proceduresOf } from "@genepool/engine"
import { expect, test, vi } from "vitest"
import { folder, genepool, lastLine } from "./harness.ts"
import { secretGame } from "./secret-game.ts"

/** Counts up; an invariant is broken at three, and the rules themselves at five. */
const broken = vi.hoisted(() => ({ module: null as GameModule | null }))
vi.mock("@genepool/games", () => ({
  games: { broken: async () => broken.module, secret: async () => secretGame },
}))

interface State extends Position {
  count: number
}
const count = proceduresOf<State, { do: "add"; n: number }>()("count", () => ({}), {
  add: {
    who: () => 0,
    offer: () => [1, 2].map((n) => ({ do: "add", n })),
    take(state, _frame, { n }) {
      state.count += n
      if (state.count >= 5) throw new Error("five is too much")
      return "add"
    },
  },
})
broken.module = {
  ...secretGame,
  game: defineGame<State, never, PositionView & { count: number }, { fast: boolean }>({
    id: "broken",
    version: "1",
    seats: { min: 1, max: 2 },
    options: { fields: { fast: { kind: "flag", default: false } } },
    procedures: [count],
    start: count,
    setup: () => ({ count: 0 }),
    view: ({ count: n }) => ({ count: n }),
    imagine: ({ count: n }) => ({ count: n }),
    clone: (state) => structuredClone(state),
    result: () => null,
    invariants: ({ count: n }) => (n >= 3 ? ["BRO-INV-01: three is too much"] : []),
  }),
}

const files = folder()

test("rules that fail are a violation, with a command that shows it again", async () => {
  const outcome = await genepool([
    "simulate",
    "broken",
    "--seats",
    "1",
    "--games",
    "50",
    "--seed",
    "s",
    "--json",
  ])
  expect(outcome.code).toBe(1)
  const { games, violations } = lastLine(outcome) as { games: number; violations: Record<string, unknown>[] }
  expect(games).toBe(10)
  expect(violations).toHaveLength(10)
  expect(violations[0]).toMatchObject({
    message: "five is too much",
    seats: 1,
    seed: "s/0",
    reproduce: "genepool simulate broken --seats 1 --only 's/0'",
  })
  const again = await genepool(["simulate", "broken", "--seats", "1", "--only", "s/0", "--json"])
  expect(again.code).toBe(1)
  expect(lastLine(again).violations).toEqual([violations[0]])
})

test("--check finds it where it begins, and --logs keeps the game", async () => {
  const logs = files.path("logs")
  const args = ["simulate", "broken", "--seats", "2", "--options", "fast=true", "--games", "1", "--check"]
  const outcome = await genepool([...args, "--logs", logs, "--json"])
  expect(outcome.code).toBe(1)
  const [violation] = lastLine(outcome).violations as { log: string; choice: number }[]
  expect(violation).toMatchObject({
    reproduce: expect.stringContaining(`--options '{"fast":true}' --check`) as unknown,
  })
  const { out } = await genepool(["replay", violation!.log, "--view", "all"])
  expect(out).toContain('"count": ')
  expect((await genepool(args)).out).toMatch(
    /violations +1\n\nit does not hold that .*\n(.*\n)* {2}again: genepool simulate/,
  )
})

test("--options all plays every combination at every number of seats", async () => {
  const outcome = await genepool(["simulate", "broken", "--options", "all", "--games", "4", "--json"])
  const { cases, seats, violations } = lastLine(outcome) as {
    cases: number
    seats: number[]
    violations: object[]
  }
  expect({ cases, seats }).toEqual({ cases: 4, seats: [1, 2] })
  expect(violations.map((v) => (v as { options: unknown }).options)).toEqual([
    { fast: false },
    { fast: true },
    { fast: false },
    { fast: true },
  ])
  const only = await genepool(["simulate", "broken", "--options", "all", "--only", "1/0"])
  expect(only.err).toContain(
    "--only: expected one number of --seats and fixed --options beside it, got 4 kinds of tables",
  )
})

test("a game that goes wrong is not recorded", async () => {
  const out = files.path("golden.json")
  const { code, err } = await genepool(["record", "broken", "--out", out])
  expect(code).toBe(1)
  expect(err).toContain("five is too much")
  expect(() => files.read("golden.json")).toThrow()
})

test("a mistake of the rules in play is told without a stack, as a mistake of ours", async () => {
  const { code, err } = await genepool(["play", "broken", "--seats", "1"], "2\n2\n2\n")
  expect(code).toBe(70)
  expect(err).toBe(
    "genepool: internal error: five is too much\nGENEPOOL_DEBUG=1 shows where it comes from.\n",
  )
})

test("games are listed with seats and options, for people and for programs", async () => {
  const { out } = await genepool(["games"])
  expect(out).toContain("broken  Secrets, 1-2 players, rules version 1")
  expect(out).toContain("fast=false|true")
  expect(lastLine(await genepool(["games", "--json"])).games).toEqual([
    {
      id: "broken",
      version: "1",
      seats: { min: 1, max: 2 },
      options: { fast: { kind: "flag", default: false } },
      instructions: [],
    },
    { id: "secret", version: "1", seats: { min: 2, max: 2 }, options: {}, instructions: ["ask", "three"] },
  ])
})

test("the protocol keeps a seat's secrets from the others, and takes standing instructions", async () => {
  const hide = (seat: number, number: number) => ({ call: "choose", seat, choice: { do: "hide", number } })
  const requests = [
    { call: "setup", game: "secret", seats: 2, seed: "1" },
    { call: "facts", who: 0 },
    { call: "facts", who: "spectator" },
    hide(0, 2),
    { call: "decisions" },
    { call: "decisions", seat: 0 },
    { call: "view", who: 1 },
    { call: "choose", seat: 1, choice: { do: "instruct", standing: "three" } },
    hide(1, 1),
    { call: "choose", seat: 0, choice: { do: "roll" } },
    { call: "undo", seat: 0 },
  ]
  const { out } = await genepool(["protocol"], requests.map((request) => JSON.stringify(request)).join("\n"))
  const answers = out
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(answers[0]).toMatchObject({ asked: [0, 1] })
  expect(answers[1]?.facts).toHaveLength(1)
  expect(answers[2]?.facts).toEqual([])
  expect(answers[4]).toMatchObject({ decisions: [{ seat: 1, together: true }] })
  expect(answers[5]).toMatchObject({ decisions: [{ seat: 0, given: [{ do: "hide", number: 2 }] }] })
  expect(JSON.stringify(answers[6])).toContain('"answers":["given",[]]')
  expect(answers[7]).toMatchObject({ ok: true, asked: [1] })
  expect(answers[8]).toMatchObject({
    ok: true,
    asked: [0],
    facts: [{ fact: { fact: "shown", numbers: [2, 1] } }],
  })
  expect(answers[9]).toMatchObject({ ok: true })
  expect(answers[10]).toMatchObject({ ok: false, error: { code: "notFree" } })
})
