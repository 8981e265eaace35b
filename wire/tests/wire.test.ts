import { expect, test } from "vitest"
import {
  Choice,
  Fact,
  Happening,
  Manner,
  NewTable,
  ProblemBody,
  problemCodes,
  Snapshot,
  TableNews,
  View,
} from "../index.ts"

const view = { who: 0, frames: [], standing: null, cells: [null, 1], deck: { left: 3 } }

const snapshot: Snapshot = {
  table: "t",
  game: "noughts",
  version: "1",
  options: { side: "glacial" },
  manner: Manner.parse({}),
  listed: false,
  owner: "ada",
  terms: 1,
  status: "playing",
  n: 1,
  choices: 0,
  you: 0,
  seats: [],
  commitment: "c",
  paused: false,
  pauseVotes: [],
  late: [],
  undo: { free: null, furthest: null, request: null },
  clock: null,
  rematch: null,
  result: null,
  silent: [],
  view,
  waiting: [0],
  decision: {
    seat: 0,
    ask: "game.mark",
    options: [{ do: "mark", cell: 4 }],
    together: false,
    given: [],
    answered: false,
  },
  prompt: { ask: "game.mark", rule: null, about: {} },
  whyNot: [],
}

test("a snapshot keeps what is the game's own, and says what is missing of the rest", () => {
  expect(Snapshot.parse(snapshot)).toEqual(snapshot)
  const { waiting: _, ...rest } = snapshot
  expect(Snapshot.safeParse(rest).error?.issues).toMatchObject([{ path: ["waiting"] }])
  expect(Snapshot.safeParse({ ...snapshot, you: "somebody" }).success).toBe(false)
})

test("what a game adds is JSON", () => {
  expect(View.safeParse(view).success).toBe(true)
  expect(View.safeParse({ ...view, now: new Date(0) }).success).toBe(false)
  expect(View.safeParse({ ...view, missing: undefined }).success).toBe(false)
  expect(Fact.safeParse({ fact: "shown", cards: [{ card: "claw", at: [1, 2] }] }).success).toBe(true)
  // A choice names things; it does not carry them
  expect(Choice.safeParse({ do: "play", card: "claw", at: [1, 2] }).success).toBe(true)
  expect(Choice.safeParse({ do: "play", card: { name: "claw" } }).success).toBe(false)
  expect(Choice.safeParse({ card: "claw" }).success).toBe(false)
})

test("only a stream leaves the options out", () => {
  const { options: _, ...now } = snapshot
  expect(TableNews.safeParse({ happened: [], now }).success).toBe(true)
  expect(Snapshot.safeParse(now).success).toBe(false)
})

test("what did not happen is left out, not undefined", () => {
  const line = { n: 1, kind: "choice", seat: 0, at: 0, choices: 1, facts: [] }
  expect(Happening.parse(line)).toEqual(line)
  expect(Happening.safeParse({ ...line, to: undefined }).success).toBe(false)
  expect(Happening.safeParse({ ...line, kind: "earthquake" }).success).toBe(false)
})

test("a table is asked for with little, and made as is usual", () => {
  expect(NewTable.parse({ game: "krom", seats: [{ kind: "me" }] })).toEqual({
    game: "krom",
    options: {},
    seats: [{ kind: "me" }],
    manner: {
      clock: { kind: "none" },
      undo: "free",
      leavers: "bot",
      timeOut: "bot",
      standInLevel: 3,
      hints: true,
      rated: false,
      spectatorDelay: 0,
    },
    listed: false,
  })
})

test("every code is a refusal, with the status of one", () => {
  for (const [code, status] of Object.entries(problemCodes)) {
    expect(status).toBeGreaterThanOrEqual(400)
    expect(ProblemBody.safeParse({ error: { code, message: "no", hint: "ask" } }).success).toBe(true)
  }
  expect(ProblemBody.safeParse({ error: { code: "teapot", message: "no", hint: "ask" } }).success).toBe(false)
})
