import type { GameModule } from "@genepool/engine"
import { games } from "@genepool/games"
import { expect, test } from "vitest"
import { Weighing, worthAWarning } from "../index.ts"
import { questionFor, randomPosition } from "./asking.ts"

const noughts = (await games.noughts?.()) as GameModule

/** Crosses (seat 0) are to move in this board. */
function weighed(cells: readonly (number | null)[]) {
  const state = { ...randomPosition(noughts, 2, 0, "warning"), cells: [...cells] }
  const weighing = new Weighing(noughts, questionFor(noughts, state, 0, 2, "warning"))
  while (weighing.goOn());
  return weighing.warnings()
}

test("whatever lets the opponent complete a line is warned of, and what does not is better", () => {
  const warnings = weighed([1, 1, null, null, 0, null, null, 0, null])
  const warned = warnings.map(({ choice }) => String(choice.cell))
  expect(warned.toSorted()).toEqual(["3", "5", "6", "8"])
  for (const { lost, better } of warnings) {
    expect(lost).toBeGreaterThan(worthAWarning)
    expect(better.choice).toEqual({ do: "mark", cell: 2 })
  }
})

test("where the line can be completed now, everything else is warned of", () => {
  const warnings = weighed([0, 0, null, 1, 1, null, null, null, null])
  expect(warnings.map(({ choice }) => choice.cell)).not.toContain(2)
  expect(warnings.length).toBeGreaterThan(0)
  expect(warnings[0]?.better).toMatchObject({ choice: { cell: 2 }, chance: 1 })
})

test("the better one is told by what the held one lacks", () => {
  const cells = [0, 0, null, 1, 1, null, null, null, null]
  const state = { ...randomPosition(noughts, 2, 0, "warning"), cells }
  // Whatever is marked is a mark; only one of them is a line
  const reasons = (_before: unknown, after: unknown) => {
    const marked = (after as { cells: (number | null)[] }).cells
    return [{ why: "mark" }, ...(marked[2] === 0 ? [{ why: "line" }] : [])]
  }
  const knowing = {
    ...noughts,
    judgement: { ...(noughts.judgement as object), evaluate: () => 0, reasons },
  } as unknown as GameModule
  const weighing = new Weighing(knowing, questionFor(knowing, state, 0, 2, "warning"))
  while (weighing.goOn());
  const warnings = weighing.warnings()
  expect(warnings.length).toBeGreaterThan(0)
  for (const { better } of warnings) expect(better.reason).toEqual({ why: "line" })
})

test("of options about as good the one with a reason is told, and one that is worse never for its reason's sake", () => {
  // Two lines can be completed, at 2 and at 6; what else is marked has a reason, too, and loses
  const cells = [0, 0, null, 0, null, 1, null, null, 1]
  const reasons = (_before: unknown, after: unknown) => {
    const marked = (after as { cells: (number | null)[] }).cells
    return marked[6] === 0 ? [{ why: "corner" }] : marked[7] === 0 ? [{ why: "edge" }] : []
  }
  const knowing = {
    ...noughts,
    judgement: { ...(noughts.judgement as object), evaluate: () => 0, reasons },
  } as unknown as GameModule
  const tell = (told: readonly (number | null)[]) => {
    const state = { ...randomPosition(noughts, 2, 0, "warning"), cells: told }
    const weighing = new Weighing(knowing, questionFor(knowing, state, 0, 2, "warning"))
    while (weighing.goOn());
    return weighing
      .warnings()
      .map(({ choice, better }) => [choice.cell, better.choice.cell, better.reason?.why])
  }
  expect(tell(cells)).toEqual([
    [4, 6, "corner"],
    [7, 6, "corner"],
  ])
  // Here only 2 completes a line: it is told without a reason
  expect(tell([0, 0, null, 1, 1, null, null, null, null]).every(([, best]) => best === 2)).toBe(true)
})

test("among options that are as good as each other nobody is warned, nor before anything was weighed", () => {
  expect(weighed([0, 1, 0, 0, 1, 1, 1, 0, null])).toEqual([])
  // Two lines cannot both be closed
  expect(weighed([1, 1, null, 1, 0, 0, null, 0, null])).toEqual([])
  const state = {
    ...randomPosition(noughts, 2, 0, "warning"),
    cells: [1, 1, null, null, 0, null, null, 0, null],
  }
  expect(new Weighing(noughts, questionFor(noughts, state, 0, 2, "early")).warnings()).toEqual([])
})

test("the same question is weighed alike, and in as many rounds as the review compares", () => {
  const state = randomPosition(noughts, 2, 3, "rounds")
  const asked = questionFor(noughts, state, 1, 2, "rounds")
  const once = () => {
    const weighing = new Weighing(noughts, asked)
    let rounds = 0
    while (weighing.goOn()) rounds++
    return { rounds, warnings: weighing.warnings() }
  }
  expect(once()).toEqual(once())
  expect(once().rounds).toBe(6)
})
