// What a choice gives away for certain, and for nothing. Nobody holds anything in noughts: each
// test says what is held

import { type AnyGame, type Choice, givesUp, type Holding, type PositionView } from "@genepool/engine"
import { tableOf } from "@genepool/engine/testing"
import { expect, test } from "vitest"
import { rules } from "../rules/noughts.ts"

type Cells = readonly (number | null)[]
const game: AnyGame = rules
const mark = (cell: number): Choice => ({ do: "mark", cell })

/**
 * The holdings that a choice at the beginning gives away, where `held` names them by the cells that
 * are marked.
 */
function given(held: (cells: Cells) => readonly string[], choice: Choice, played: AnyGame = game): string[] {
  const { state } = tableOf(rules, { seats: 2 })
  const holdings = (view: PositionView): Holding[] =>
    held((view as unknown as { cells: Cells }).cells).map((id) => ({ id, fact: { fact: id } }))
  const decision = played.decision(state, 0)!
  return givesUp(played, holdings, played.view(state, 0), decision, choice).map(({ fact }) => fact)
}

test("what another choice would keep is given away, and nothing is by that other choice", () => {
  const held = (cells: Cells) => (cells[0] === null ? ["corner", "cell"] : ["cell"])
  expect(given(held, mark(0))).toEqual(["corner"])
  expect(given(held, mark(1))).toEqual([])
})

test("what every choice would give away is not held against one", () => {
  const held = (cells: Cells) => (cells.every((cell) => cell === null) ? ["peace"] : [])
  expect(given(held, mark(0))).toEqual([])
})

test("what is given for something else is an exchange", () => {
  const held = (cells: Cells) => (cells[0] === null ? ["corner"] : ["line"])
  expect(given(held, mark(0))).toEqual([])
})

test("what only some dice would take is not given away", () => {
  let fell = 0
  const played: AnyGame = {
    ...game,
    apply(state, seat, choice, turn) {
      game.apply(state, seat, choice, turn)
      fell = turn.die(6, "fate")
    },
  }
  const heldUnless = (faces: readonly number[]) => (cells: Cells) =>
    cells[0] !== null && faces.includes(fell) ? [] : ["corner"]
  const faces = [1, 2, 3, 4, 5, 6]
  for (const face of faces) expect(given(heldUnless([face]), mark(0), played)).toEqual([])
  expect(given(heldUnless(faces), mark(0), played)).toEqual(["corner"])
})
