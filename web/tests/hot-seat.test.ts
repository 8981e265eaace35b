import { cloneFrames, defineGame, type Position, type PositionView, proceduresOf } from "@genepool/engine"
import { noughts } from "@genepool/noughts"
import { expect, test } from "vitest"
import { chosen, freshLog, keepLog, keptLog, lookAt, undone } from "../table/hot-seat.ts"

const { game } = noughts
const mark = (cell: number) => ({ do: "mark", cell })

function playedLog(...cells: number[]) {
  return cells.reduce((log, cell, n) => chosen(game, log, n % 2, mark(cell)), freshLog(game, 2))
}

/** One seat takes a token, or rolls a die, for ever. */
type Turns = { readonly do: "take" | "roll" }
const turns = proceduresOf<Position, Turns>()("turns", () => ({}), {
  act: {
    who: () => 0,
    offer: () => [{ do: "take" }, { do: "roll" }],
    take(_state, _frame, choice, turn) {
      if (choice.do === "roll") turn.die(6, "any")
      return "act"
    },
  },
})
const diceGame = defineGame<Position, Turns, PositionView, Record<never, never>>({
  id: "dice",
  version: "1",
  seats: { min: 1, max: 1 },
  options: { fields: {} },
  procedures: [turns],
  start: turns,
  setup: () => ({}),
  view: () => ({}),
  imagine: () => ({}),
  clone: ({ frames, standing }) => ({ frames: cloneFrames(frames), standing: standing.slice() }),
  result: () => null,
  invariants: () => [],
})

function storageWith(content: Record<string, string> = {}) {
  return {
    content,
    getItem: (key: string) => content[key] ?? null,
    setItem: (key: string, value: string) => {
      content[key] = value
    },
  }
}

test("everything there is to see comes from the log", () => {
  const sight = lookAt(game, playedLog(4, 0))
  expect(sight.view).toMatchObject({ who: 0, cells: [1, null, null, null, 0, null, null, null, null] })
  expect(sight.decision?.options).toHaveLength(7)
  expect(sight.prompt).toMatchObject({ ask: "game.mark", about: { seat: 0 } })
  expect(sight.withheld.map(({ choice }) => choice)).toEqual([mark(0), mark(4)])
  expect(sight.heard).toEqual([
    [],
    [{ fact: "marked", seat: 0, cell: 4 }],
    [{ fact: "marked", seat: 1, cell: 0 }],
  ])
  expect(sight.result).toBeNull()
})

test("a game that is over asks nobody and has a result", () => {
  const sight = lookAt(game, playedLog(4, 0, 2, 3, 6))
  expect(sight).toMatchObject({ decision: null, prompt: null, withheld: [], result: { winners: [0] } })
})

test("a choice that is not on the list is refused, with the reason if there is one", () => {
  const log = playedLog(4)
  expect(() => chosen(game, log, 1, mark(4))).toThrow(
    expect.objectContaining({ code: "notOffered", reason: { why: "taken", by: 0 } }),
  )
  expect(() => chosen(game, log, 0, mark(0))).toThrow(expect.objectContaining({ code: "notAsked" }))
})

test("undo goes back choice by choice to the start", () => {
  const log = playedLog(4, 0, 2)
  const before = undone(game, log)
  expect(before?.choices).toEqual(log.choices.slice(0, 2))
  expect(undone(game, freshLog(game, 2))).toBeNull()
})

test("a die that was rolled cannot be taken back", () => {
  const taken = chosen(diceGame, freshLog(diceGame, 1), 0, { do: "take" })
  expect(undone(diceGame, taken)?.choices).toEqual([])
  expect(undone(diceGame, chosen(diceGame, taken, 0, { do: "roll" }))).toBeNull()
})

test("two tables do not share their dice", () => {
  expect(freshLog(game, 2).dice).not.toEqual(freshLog(game, 2).dice)
})

test("a kept log comes back as it was; what cannot be replayed is forgotten", () => {
  const storage = storageWith()
  const log = playedLog(4, 0)
  keepLog(game, log, storage)
  expect(keptLog(game, storage)).toEqual(log)
  const [key] = Object.keys(storage.content) as [string]
  const twice = { ...log, choices: [log.choices[0], { seat: 1, choice: mark(4) }] }
  for (const broken of ["", "{", "null", JSON.stringify({ ...log, version: "0" }), JSON.stringify(twice)])
    expect(keptLog(game, storageWith({ [key]: broken }))).toBeNull()
  expect(keptLog(game, storageWith())).toBeNull()
})
