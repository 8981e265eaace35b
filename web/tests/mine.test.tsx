// @vitest-environment happy-dom
// What the list of one's own tables says of each.

import type { ListedTable } from "@genepool/wire"
import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, test, vi } from "vitest"
import Mine from "../online/mine.tsx"
import { appSay } from "../text/index.ts"

const seat = { kind: "open", guest: false, level: null, ready: true } as const
const table: ListedTable = {
  table: "t",
  game: "krom",
  status: "playing",
  owner: "ada",
  createdAt: 0,
  clock: { kind: "none" },
  undo: "free",
  choices: 2,
  waiting: [0],
  yourTurn: false,
  yourDeadline: null,
  yourStandIn: false,
  winners: null,
  seats: [
    { ...seat, player: "ada", name: "Ada" },
    { ...seat, player: "bea", name: "Bea" },
  ],
}
const tables = vi.hoisted(() => ({ found: [] as unknown[] }))
vi.mock("../online/my-tables.ts", () => ({
  useMyTables: () => ({ known: true, me: { id: "ada", name: "Ada" }, tables: tables.found }),
  watchMyTables: () => undefined,
}))

afterEach(cleanup)

function noteOf(changed: Partial<ListedTable>): string | null | undefined {
  tables.found = [{ ...table, ...changed }]
  render(<Mine say={appSay("en")} locale="en" onKnown={() => undefined} />)
  return screen.getByRole("listitem").querySelector(".table-row-state")?.textContent
}

test("for whom a bot plays is told so, and is not waited for by name", () => {
  expect(noteOf({ yourStandIn: true })).toBe("A bot is playing for you. You can come back.")
})

test("whoever is waited for reads until when, where a clock runs", () => {
  expect(noteOf({ yourTurn: true })).toBe("Your turn")
  cleanup()
  expect(noteOf({ yourTurn: true, yourDeadline: Date.UTC(2999, 0, 5, 12) })).toMatch(
    /^Your turn, until 5 Jan.* \d\d:\d\d$/,
  )
})

test("else it says who is waited for, and how far the game is", () => {
  expect(noteOf({ waiting: [1] })).toBe("Waiting for Bea · 2 moves")
})

test("whoever has answered is not waited for in their own list", () => {
  expect(noteOf({ waiting: [0, 1] })).toBe("Waiting for Bea · 2 moves")
})

test("a table that waits for one's own yes says so", () => {
  const seats = [{ ...seat, player: "ada", name: "Ada", ready: false }, table.seats[1]!]
  expect(noteOf({ status: "open", seats })).toBe("Waiting for your yes")
  cleanup()
  // Not before all have sat down, nor once it was said
  expect(noteOf({ status: "open", seats: [seats[0]!, { ...seat, player: null, name: null }] })).toBe(
    "Not started",
  )
  cleanup()
  expect(noteOf({ status: "open" })).toBe("Not started")
})
