import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { blocksUnder, scriptOf } from "../rehearse/walkthrough/blocks.ts"

test("the blocks of a heading, and none of the next", () => {
  const text =
    "# A\n## One\n\n```sh\na\nb\n```\ntext\n```sql\nselect\n```\n```sh\nc\n```\n## Two\n```sh\nd\n```\n"
  expect(blocksUnder(text, "One")).toEqual(["a\nb\n", "c\n"])
  expect(blocksUnder(text, "Two")).toEqual(["d\n"])
  expect(() => blocksUnder(text, "Three")).toThrow('"Three"')
})

test("what stands for something must find it", () => {
  const stand = { for: "https://example.org", is: "file:///source", why: "here" }
  expect(scriptOf(["git clone https://example.org\n"], [stand])).toContain("git clone file:///source\n")
  expect(() => scriptOf(["git clone elsewhere\n"], [stand])).toThrow("https://example.org")
})

test("day one of the guide is what the rehearsal runs: five blocks, from packages to PostgreSQL", () => {
  const text = readFileSync(new URL("../../docs/operating.md", import.meta.url), "utf8")
  const blocks = blocksUnder(text, "Day one")
  expect(blocks).toHaveLength(5)
  expect(blocks[0]).toContain("apt-get install")
  expect(blocks[4]).toContain("DATABASE_URL")
})
