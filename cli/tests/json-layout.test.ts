import { globSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { laidOut } from "../json-layout.ts"

test("what fits into a line stands in one, numbers side by side, the rest one below the other", () => {
  const long = "x".repeat(60)
  expect(laidOut({ short: { a: [1, 2], b: null, c: {} }, long: { first: long, second: long } })).toBe(
    `{\n  "short": { "a": [1, 2], "b": null, "c": {} },\n  "long": {\n    "first": "${long}",\n    "second": "${long}"\n  }\n}\n`,
  )
  const numbers = Array.from({ length: 60 }, (_, n) => n)
  const lines = laidOut(numbers).split("\n")
  expect(lines.slice(1, -2).map((line) => line.length <= 110 && line.startsWith("  "))).toEqual([
    true,
    true,
    true,
  ])
  expect(JSON.parse(lines.join("\n"))).toEqual(numbers)
})

const root = new URL("../../", import.meta.url).pathname
test.each(globSync("games/*/tests/golden/*.json", { cwd: root }))("%s is written as it stands", (file) => {
  const text = readFileSync(root + file, "utf8")
  expect(laidOut(JSON.parse(text)) === text).toBe(true)
})
