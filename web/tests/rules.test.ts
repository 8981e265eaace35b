// Every rule that a prompt names leads to a section of the rules page, in every language

import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { locales } from "@genepool/engine"
import { games } from "@genepool/games"
import { describe, expect, test } from "vitest"
import { parseRules, sectionOf, wordsOf } from "../rules/markdown.ts"

const root = new URL("../../games/", import.meta.url).pathname

function rulesOfPrompts(game: string): string[] {
  const folder = join(root, game, "rules")
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".ts"),
  )
  const code = files.map((file) => readFileSync(join(folder, file), "utf8")).join("\n")
  return [...code.matchAll(/\brule: "([A-Z0-9-]+)"/g)].map(([, rule]) => rule as string)
}

const read = (game: string, locale: string) =>
  parseRules(readFileSync(join(root, game, `text/rules.${locale}.md`), "utf8"))

describe.each(Object.keys(games))("%s", (game) => {
  test.each(locales)("%s: every prompt leads to its rule", (locale) => {
    const sections = read(game, locale)
    const rules = rulesOfPrompts(game)
    expect(rules.length).toBeGreaterThan(0)
    expect(rules.filter((rule) => sectionOf(sections, rule) < 0)).toEqual([])
  })

  test("the languages have the same sections, about the same rules, in the same form", () => {
    const shape = (locale: string) =>
      read(game, locale).map(({ level, ids, blocks }) => ({
        level,
        ids,
        kinds: blocks.map(({ kind }) => kind),
      }))
    expect(shape("pl")).toEqual(shape("en"))
    expect(shape("ru")).toEqual(shape("en"))
  })
})

test("Markdown: headings with ids, paragraphs, lists, tables", () => {
  const [section] = parseRules(
    "## Fight {KRO-FGT KRO-LIF}\n\nTwo\nlines\n\n- one\n  more\n- two\n\n1. first\n\n| a | b |\n|---|---|\n| 1 | **2** |\n",
  )
  expect(section).toEqual({
    level: 2,
    title: "Fight",
    ids: ["KRO-FGT", "KRO-LIF"],
    blocks: [
      { kind: "text", text: "Two lines" },
      { kind: "list", ordered: false, items: ["one more", "two"] },
      { kind: "list", ordered: true, items: ["first"] },
      { kind: "table", head: ["a", "b"], rows: [["1", "**2**"]] },
    ],
  })
  expect(wordsOf(section!)).toBe("Fight Two lines one more two first a b 1 2")
})

test("a rule leads to the section with the longest beginning of its id", () => {
  const sections = parseRules("# All {KRO}\n## Bonus {KRO-BON}\n### Fight cards {KRO-BON-10}\n")
  expect(sectionOf(sections, "KRO-BON-10")).toBe(2)
  expect(sectionOf(sections, "KRO-BON-1")).toBe(1)
  expect(sectionOf(sections, "KROM")).toBe(-1)
})
