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

  const ledger = readFileSync(join(root, game, "RULES.md"), "utf8")

  test("where we had to decide: each departure in the ledger names rules that it defines", () => {
    const defined = (id: string) => new RegExp(`^(\\| |[-*] \\*\\*)${id}\\b`, "m").test(ledger)
    const departures = departuresIn(ledger)
    // A ledger that had to rule on something says where it departs from the book
    expect(departures.length > 0).toBe(/^(\| |[-*] \*\*)[A-Z]{3}-RUL-/m.test(ledger))
    expect(departures.filter((ids) => ids.length === 0 || !ids.every(defined))).toEqual([])
  })

  test.each(locales)("%s: where we had to decide, the page says what the ledger says", (locale) => {
    const told = read(game, locale).filter(({ ids }) => ids.some((id) => /^[A-Z]{3}-RUL$/.test(id)))
    const items = told.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === "list" ? block.items.map(({ ids }) => ids) : [])),
    )
    expect(items).toEqual(departuresIn(ledger))
    // One minute is enough to read it: about 300 words, and in Polish and Russian fewer and longer ones
    expect(told.map(wordsOf).join(" ").split(/\s+/).length).toBeLessThanOrEqual(330)
  })
})

/** By row of the table under "Where we had to decide": the rules in its last column. */
function departuresIn(ledger: string): string[][] {
  const [, chapter = ""] = ledger.split(/^## Where we had to decide$/m)
  const [table = ""] = chapter.split(/^## /m)
  const rows = table.split("\n").filter((line) => line.startsWith("|"))
  return rows.slice(2).map(
    (line) =>
      line
        .split("|")
        .at(-2)!
        .match(/[A-Z]{3}(?:-[A-Z0-9]+)+/g) ?? [],
  )
}

test("Markdown: an item of a list ends with the rules that it tells of", () => {
  const sections = parseRules(
    "## Fight {KRO-RUL}\n\nTwo things.\n\n- One pays.\n  Always. {KRO-RUL-01 KRO-FGT-02}\n- Two {more}\n## Life {KRO-FGT}",
  )
  expect(sections[0]?.blocks[1]).toEqual({
    kind: "list",
    ordered: false,
    items: [
      { text: "One pays. Always.", ids: ["KRO-RUL-01", "KRO-FGT-02"] },
      { text: "Two {more}", ids: [] },
    ],
  })
  expect(wordsOf(sections[0]!)).toBe("Fight Two things. One pays. Always. Two {more}")
  // An item about a rule comes before a section about its kind
  expect(sectionOf(sections, "KRO-FGT-02")).toBe(0)
  expect(sectionOf(sections, "KRO-FGT-03")).toBe(1)
})

const bare = (text: string) => ({ text, ids: [] })

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
      { kind: "list", ordered: false, items: [bare("one more"), bare("two")] },
      { kind: "list", ordered: true, items: [bare("first")] },
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
