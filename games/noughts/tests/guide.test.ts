import { readFileSync } from "node:fs"
import { expect, test } from "vitest"

const root = new URL("../../../", import.meta.url)
const guide = readFileSync(new URL("docs/adding-a-game.md", root), "utf8")
const excerpts = [...guide.matchAll(/```ts\n\/\/ (\S+)\n(.*?)```/gs)].map(([, path, code]) => ({
  path,
  code,
}))

test("docs/adding-a-game.md has excerpts", () => {
  expect(excerpts.length).toBeGreaterThan(8)
})

test.each(excerpts)("docs/adding-a-game.md shows $path as it is", ({ path, code }) => {
  expect(readFileSync(new URL(path as string, root), "utf8")).toContain(code)
})
