import { expect, test } from "vitest"
import { ofNoOtherGame, passedOf, touchedBeside } from "../new-game.ts"

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

test("what bears the name of another game is left out, and what passed for the new ones is counted", () => {
  const left = new RegExp(ofNoOtherGame)
  expect(left.test("krom has golden logs")).toBe(false)
  expect(
    ["trial-game has golden logs", "there are coaches to look at"].every((name) => left.test(name)),
  ).toBe(true)
  const passed = (fullName: string, status = "passed") => ({ fullName, status })
  const testResults = [
    { name: "/tmp/x/games/trial-game/tests/rules.test.ts", assertionResults: [passed("a rule")] },
    {
      name: "/tmp/x/games/tests/goldens.test.ts",
      assertionResults: [passed("bare-game > has golden logs"), passed("trial-game > breaks none", "failed")],
    },
  ]
  expect(passedOf({ testResults })).toEqual({ "trial-game": 1, "bare-game": 1 })
})
