// @vitest-environment happy-dom

import { drawing, wholeOf } from "@genepool/board/testing"
import type { BoardProps } from "@genepool/engine"
import { tableOf } from "@genepool/engine/testing"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { beforeEach, expect, test } from "vitest"
import { Emblem, table as parts } from "../board/index.tsx"
import { noughts } from "../index.ts"
import { type Choice, type Fact, type Reason, rules, type View } from "../rules/noughts.ts"

const { board, point, choose, explain } = drawing({
  game: rules,
  texts: noughts.texts,
  Board: wholeOf(parts),
})

let table = tableOf(rules, { seats: 2 })
beforeEach(() => {
  table = tableOf(rules, { seats: 2 }).choose(0, { cell: 4 })
})

const mark = (cell: number): Choice => ({ do: "mark", cell })
const cell = (name: string) => screen.getByRole("button", { name })

function show(at: typeof table, more: Partial<BoardProps<View, Choice, Fact, Reason>> = {}) {
  return render(board(at.state, rules.decisions(at.state)[0]?.seat ?? 0, more))
}

test("every cell has a name that says where it is and what is in it", () => {
  show(table)
  expect(screen.getByRole("group", { name: "Board of three by three cells" })).toBeDefined()
  expect(screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual([
    ...["top left, empty", "top middle, empty", "top right, empty"],
    ...["middle left, empty", "centre, cross", "middle right, empty"],
    ...["bottom left, empty", "bottom middle, empty", "bottom right, empty"],
  ])
})

test("a touch, Enter and the space bar choose the option that names the cell", () => {
  show(table)
  fireEvent.click(cell("top left, empty"))
  fireEvent.keyDown(cell("top middle, empty"), { key: "Enter" })
  fireEvent.keyDown(cell("top right, empty"), { key: " " })
  expect(choose.mock.calls).toEqual([[mark(0)], [mark(1)], [mark(2)]])
})

test("a cell that is not offered is not chosen: the table is asked to say why", () => {
  show(table)
  fireEvent.click(cell("centre, cross"))
  expect(choose).not.toHaveBeenCalled()
  expect(explain).toHaveBeenLastCalledWith({ choice: mark(4), reason: { why: "taken", by: 0 } })
  expect(cell("centre, cross").getAttribute("aria-disabled")).toBe("true")
})

test("pointing at a cell points at its option; leaving it points at nothing", () => {
  show(table)
  fireEvent.focus(cell("top left, empty"))
  fireEvent.blur(cell("top left, empty"))
  expect(point.mock.calls).toEqual([[[mark(0)]], [[]]])
})

test("an option pointed at elsewhere shows on the board", () => {
  show(table, { pointed: [mark(8)] })
  expect(cell("bottom right, empty").dataset.pointed).toBe("true")
  expect(cell("bottom left, empty").dataset.pointed).toBeUndefined()
})

test("the arrows lead from cell to cell and stop at the edge; one cell at a time is in the tab order", () => {
  show(table)
  cell("centre, cross").focus()
  for (const [key, name] of [
    ["ArrowUp", "top middle, empty"],
    ["ArrowUp", "top middle, empty"],
    ["ArrowLeft", "top left, empty"],
    ["ArrowLeft", "top left, empty"],
    ["ArrowDown", "middle left, empty"],
    ["ArrowRight", "centre, cross"],
  ] as const) {
    fireEvent.keyDown(document.activeElement!, { key })
    expect(document.activeElement?.getAttribute("aria-label")).toBe(name)
    expect(screen.getAllByRole("button").filter((button) => button.tabIndex === 0)).toEqual([cell(name)])
  }
})

test("only a mark made just now is drawn as movement", () => {
  const { container } = show(table, { facts: [{ fact: "marked", seat: 0, cell: 4 }] })
  expect(container.querySelectorAll(".nou-fresh")).toHaveLength(1)
  cleanup()
  expect(show(table).container.querySelectorAll(".nou-fresh")).toHaveLength(0)
})

test("a won game shows its line and offers nothing", () => {
  table.choose(1, { cell: 0 }).choose(0, { cell: 2 }).choose(1, { cell: 3 }).choose(0, { cell: 6 })
  const { container } = show(table)
  expect(container.querySelectorAll("[data-line=on]")).toHaveLength(3)
  expect(container.querySelector(".nou-helix")).not.toBeNull()
  fireEvent.click(cell("bottom right, empty"))
  expect(choose).not.toHaveBeenCalled()
})

test("each seat has an emblem of its own shape", () => {
  const shapes = [0, 1].map((seat) => render(<Emblem view={table.view(0)} seat={seat} />).container.innerHTML)
  expect(new Set(shapes).size).toBe(2)
})
