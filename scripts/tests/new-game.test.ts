import { expect, test } from "vitest"
import { touchedBeside } from "../new-game.ts"

const before = new Map([
  ["games/index.ts", "export const games = {\n  noughts,\n}\n"],
  ["web/main.ts", "one"],
])
const after = (changes: { readonly [file: string]: string }) =>
  touchedBeside(before, new Map([...before, ...Object.entries(changes)]))

test("a folder and a line are all that a new game may bring", () => {
  const line = { "games/index.ts": "export const games = {\n  noughts,\n  trial,\n}\n" }
  expect(after({ "games/trial-game/index.ts": "new", ...line })).toEqual([])
  expect(after({ ...line, "web/main.ts": "two" })).toEqual(["web/main.ts was touched"])
  expect(after({ "web/trial.css": "" })).toEqual(["web/trial.css was touched"])
  expect(after({ "games/index.ts": "export const games = {\n  noughts,\n  trial,\n  more,\n}\n" })).toEqual([
    "games/index.ts has more than one new line",
  ])
})
