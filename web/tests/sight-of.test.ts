import type { Happening, Snapshot } from "@genepool/wire"
import { expect, test } from "vitest"
import { momentsAfter, sightOf } from "../table/sight-of.ts"
import { snapshot } from "./snapshot.ts"

const happening = (
  kind: Happening["kind"],
  choices: number,
  seat: number | null = 0,
  facts: string[] = [],
): Happening => ({
  n: choices + 1,
  kind,
  seat,
  at: 0,
  choices,
  facts: facts.map((fact) => ({ fact })),
})
const numbers = (moments: readonly { n: number }[]) => moments.map(({ n }) => n)

const mine = [{ n: 1, seat: 0, facts: [] }]

test("moments grow with every choice, the set-up first", () => {
  const moments = momentsAfter(
    [],
    [happening("start", 0, null), happening("choice", 1, 0, ["marked"]), happening("pause", 1)],
  )
  expect(moments).toEqual([
    { n: 0, seat: null, facts: [] },
    { n: 1, seat: 0, facts: [{ fact: "marked" }] },
  ])
})

test("while all rest nobody is asked and nobody waited for", () => {
  const view = { who: 0 as const, frames: [], standing: null }
  const decision = { seat: 0, ask: "where", together: false, options: [], given: [] }
  const now = { ...snapshot, view, decision, waiting: [0] } as unknown as Snapshot
  expect(sightOf(now, [], [])).toMatchObject({ decision, waiting: [0] })
  const resting = { ...now, paused: true }
  expect(sightOf(resting, [], [])).toMatchObject({ decision: null, prompt: null, waiting: [] })
})

test("undo takes moments away, and what comes then stands in their place", () => {
  const before = momentsAfter(
    [],
    [happening("start", 0), happening("choice", 1), happening("choice", 2), happening("choice", 3)],
  )
  const undone = momentsAfter(before, [happening("undo", 1)])
  expect(numbers(undone)).toEqual([0, 1])
  expect(numbers(momentsAfter(undone, [happening("choice", 2)]))).toEqual([0, 1, 2])
})

test("answers that nobody may count leave a gap, not a wrong number", () => {
  expect(numbers(momentsAfter([], [happening("start", 0), happening("choice", 4)]))).toEqual([0, 4])
})

test("a table before the game has nothing to be seen on the board", () => {
  expect(sightOf({ ...snapshot, view: null }, [], [])).toBeNull()
})

test("seats show who plays them, and the clock of whoever is waited for", () => {
  expect(sightOf(snapshot, [], [])?.seats).toEqual([
    {
      name: "Ada",
      player: "ada",
      by: "person",
      bot: null,
      resigned: false,
      resignedAfter: null,
      guest: true,
      onVacation: false,
      here: null,
      deadline: 5000,
      bank: 600_000,
    },
    {
      name: null,
      player: null,
      by: "bot",
      bot: "level4",
      resigned: false,
      resignedAfter: null,
      guest: false,
      onVacation: false,
      here: null,
      deadline: null,
      bank: 600_000,
    },
  ])
})

test("others are shown as here or away, not oneself, and no bot", () => {
  const here = (you: Snapshot["you"], present: readonly number[]) =>
    sightOf({ ...snapshot, you }, [], [], { present })?.seats.map((seat) => seat.here)
  expect(here(0, [0])).toEqual([null, null])
  expect(here("spectator", [0])).toEqual([true, null])
  expect(here("spectator", [])).toEqual([false, null])
})

test("undo is offered to who has chosen something, as the table's mood allows", () => {
  const mayUndo = (part: Partial<Snapshot>, moments = mine) =>
    sightOf({ ...snapshot, ...part }, moments, [])?.mayUndo
  expect(mayUndo({})).toBe(true)
  expect(mayUndo({}, [])).toBe(false)
  expect(mayUndo({ undo: { free: 1, furthest: 0, request: null } }, [])).toBe(true)
  // Nothing may be taken back, or nothing of one's own
  expect(mayUndo({ undo: { free: null, furthest: null, request: null } })).toBe(false)
  expect(mayUndo({ undo: { free: null, furthest: 1, request: null } })).toBe(false)
  expect(mayUndo({ you: "spectator" })).toBe(false)
  expect(mayUndo({ undo: { free: null, furthest: 0, request: { seat: 0, to: 0, agreed: [] } } })).toBe(false)
})
