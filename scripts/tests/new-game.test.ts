import { expect, test } from "vitest"
import { touchedBeside } from "../new-game.ts"

const before = new Map([
  ["games/index.ts", "export const games = {\n  noughts,\n}\n"],
  ["web/main.ts", "one"],
])
const after = (changes: { readonly [file: string]: string }) =>
  touchedBeside(before, new Map([...before, ...Object.entries(changes)]))

const folder = { "games/trial-game/index.ts": "new" }
const register = (...lines: string[]) => ({
  "games/index.ts": `export const games = {\n${["noughts", ...lines].map((line) => `  ${line},\n`).join("")}}\n`,
})

test("a folder and a line are all that a new game may bring", () => {
  const more = ["games/index.ts has more than one new line for a game"]
  expect(after({ ...folder, ...register("trial") })).toEqual([])
  expect(after({ ...folder, ...register("trial"), "web/main.ts": "two" })).toEqual([
    "web/main.ts was touched",
  ])
  expect(after({ ...folder, "web/trial.css": "" })).toEqual(["web/trial.css was touched"])
  expect(after({ ...folder, ...register("trial", "bare") })).toEqual(more)
  expect(after({ ...folder, "games/bare-game/index.ts": "new", ...register("trial", "bare") })).toEqual([])
  expect(after(register("trial"))).toEqual(more)
})
