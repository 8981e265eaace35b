// Every rule that a prompt names leads to a section of the rules page, in every language

import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { type Coach, locales } from "@genepool/engine"
import { games } from "@genepool/games"
import { describe, expect, test } from "vitest"
import { idsOf, parseRules, sectionOf, toldIn, wordsOf } from "../rules/markdown.ts"

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

  test("every line of the log and every refusal leads to a rule that the page tells, or to none", async () => {
    const { texts } = await games[game]!()
    const { facts = {}, reasons = {} } = texts.rulesBehind ?? {}
    const said = (kind: string) =>
      texts
        .keys()
        .filter((key) => key.startsWith(`${kind}.`))
        .map((key) => key.slice(kind.length + 1))
    // What has a rule is said; what is said of the game itself, not by a hint, has a line here by
    // its type
    expect(Object.keys(facts).toSorted()).toEqual(said("fact").toSorted())
    expect(Object.keys(reasons).filter((why) => !said("reason").includes(why))).toEqual([])
    const rules = [...Object.values(facts), ...Object.values(reasons)].filter((rule) => rule !== null)
    const told = toldIn(read(game, "en"))
    expect(rules.length).toBeGreaterThan(0)
    expect(rules.filter((rule) => !told.has(rule))).toEqual([])
  })

  const path = join(root, game, "learn/coach.ts")
  test.runIf(existsSync(path))("every tip of a coach leads to a rule that the page tells", async () => {
    const { coach } = (await import(/* @vite-ignore */ path)) as { coach: Coach }
    const told = toldIn(read(game, "en"))
    expect(coach.tips.length).toBeGreaterThan(0)
    expect(coach.tips.filter(({ rule }) => !told.has(rule)).map(({ rule }) => rule)).toEqual([])
  })

  test("what strikes a player leads to its rule", async () => {
    const { texts, following } = await games[game]!()
    const harmful = Object.entries(following?.harms ?? {}).filter(([, harm]) => harm !== null)
    expect(harmful.filter(([fact]) => !texts.rulesBehind?.facts[fact]).map(([fact]) => fact)).toEqual([])
  })

  test("the languages have the same sections, about the same rules, in the same form", () => {
    const shape = (locale: string) =>
      read(game, locale).map(({ level, ids, blocks }) => ({
        level,
        ids,
        kinds: blocks.map(({ kind }) => kind),
        told: blocks.map(idsOf),
        examples: blocks.map((block) =>
          block.kind === "example"
            ? { file: block.scenario, seats: block.names.length, at: block.moments.map(({ at }) => at) }
            : null,
        ),
      }))
    expect(shape("pl")).toEqual(shape("en"))
    expect(shape("ru")).toEqual(shape("en"))
  })

  const ledger = readFileSync(join(root, game, "RULES.md"), "utf8")

  const isWhole = ledger.includes("## Not told to players")
  test.runIf(isWhole)(
    "what the ledger knows is told on the page, or declared to be of no use to a player",
    () => {
      const known = [...new Set([...ledger.matchAll(defining)].map(([, id]) => id as string))]
      const told = toldIn(read(game, "en"))
      const untold = untoldIn(ledger)
      const isDeclared = (id: string) => untold.some((pattern) => covers(pattern, id))
      expect(known.length).toBeGreaterThan(0)
      expect(known.filter((id) => !told.has(id) && !isDeclared(id))).toEqual([])
      // Neither does the page tell of rules that there are not, nor is anything declared for
      // nothing
      expect([...told].filter((id) => !known.includes(id))).toEqual([])
      expect(untold.filter((pattern) => !known.some((id) => covers(pattern, id) && !told.has(id)))).toEqual(
        [],
      )
    },
  )

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
    // One minute is enough to read it: about 300 words, and in Polish and Russian fewer and longer
    // ones
    expect(told.map(wordsOf).join(" ").split(/\s+/).length).toBeLessThanOrEqual(330)
  })
})

/** Where a ledger says what a rule is: in a list, or in a table. */
const defining = /^(?:\| |[-*] \*\*|\*\*)([A-Z]{3}(?:-[A-Z0-9]+)*-[A-Z]?\d+)\b/gm

const covers = (pattern: string, id: string) =>
  pattern.endsWith("*") ? id.startsWith(pattern.slice(0, -1)) : id === pattern

/** An id, or a kind as `KRO-INV-*`; after the colon stands why. */
function untoldIn(ledger: string): string[] {
  const [, chapter = ""] = /^## Not told to players\n([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(ledger) ?? []
  return [...chapter.matchAll(/^- (`[^:]*`): .+$/gm)].flatMap(([, ids = ""]) =>
    [...ids.matchAll(/`([^`]+)`/g)].map(([, id]) => id as string),
  )
}

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
      { text: "One pays. Always.", ids: ["KRO-RUL-01", "KRO-FGT-02"], number: 0 },
      { text: "Two {more}", ids: [], number: 0 },
    ],
  })
  expect(wordsOf(sections[0]!)).toBe("Fight Two things. One pays. Always. Two {more}")
  // An item about a rule comes before a section about its kind
  expect(sectionOf(sections, "KRO-FGT-02")).toBe(0)
  expect(sectionOf(sections, "KRO-FGT-03")).toBe(1)
})

const bare = (text: string, number = 0) => ({ text, ids: [], number })

test("Markdown: headings with ids, paragraphs, lists, tables", () => {
  const [section] = parseRules(
    "## Fight {KRO-FGT KRO-LIF}\n\nTwo\nlines\n\n- one\n  more\n- two\n\n1. first\n\n| a | b |\n|---|---|\n| 1 | **2** |\n",
  )
  expect(section).toEqual({
    level: 2,
    title: "Fight",
    ids: ["KRO-FGT", "KRO-LIF"],
    blocks: [
      { kind: "text", text: "Two lines", ids: [] },
      { kind: "list", ordered: false, items: [bare("one more"), bare("two")] },
      { kind: "list", ordered: true, items: [bare("first", 1)] },
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

test("Markdown: examples and the picture of a round stand between colons", () => {
  const [section] = parseRules(
    "## Fight\n\n::: round\n1. Move. {KRO-MOV-01..03}\n2. Act.\n:::\n\n" +
      "::: ex-06 | Alma, Kolos\n**Two** meet. {KRO-EX-06}\n\n0. Before.\n2. Two choices\n   later.\n:::\nMore.",
  )
  expect(section?.blocks).toEqual([
    {
      kind: "round",
      items: [
        { text: "Move.", ids: ["KRO-MOV-01", "KRO-MOV-02", "KRO-MOV-03"], number: 1 },
        { text: "Act.", ids: [], number: 2 },
      ],
    },
    {
      kind: "example",
      scenario: "ex-06",
      names: ["Alma", "Kolos"],
      text: "**Two** meet.",
      ids: ["KRO-EX-06"],
      moments: [
        { at: 0, text: "Before." },
        { at: 2, text: "Two choices later." },
      ],
    },
    { kind: "text", text: "More.", ids: [] },
  ])
  expect(() => parseRules("## Fight\n::: ex-06\nNo end.")).toThrow("never closed")
})
