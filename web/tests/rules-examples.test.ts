// Every example of the rules pages is a scenario that comes true, and every moment of it that is
// told of is there

import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { locales } from "@genepool/engine"
import { games } from "@genepool/games"
import { speaker } from "@genepool/text"
import { describe, expect, test } from "vitest"
import { parseRules, placeOf } from "../rules/markdown.ts"
import { lessonStory } from "../story/lesson.ts"
import { tell } from "../story/story.ts"
import { isTaught, loadCourse } from "../table/courses.ts"
import { loadGame } from "../table/games.ts"

const root = new URL("../../games/", import.meta.url).pathname
const scenario = (game: string, name: string): unknown =>
  JSON.parse(readFileSync(join(root, game, "tests/scenarios", `${name}.json`), "utf8"))

const examplesOf = (game: string) =>
  parseRules(readFileSync(join(root, game, "text/rules.en.md"), "utf8")).flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === "example" ? [block] : [])),
  )

describe.each(Object.keys(games))("%s", (game) => {
  const examples = examplesOf(game)

  test.each(examples)("$scenario", async ({ scenario: name, names, moments }) => {
    const { trouble, seats, moments: there } = await tell(scenario(game, name))
    expect(trouble).toBeNull()
    if (names.length > 0) expect(names).toHaveLength(seats)
    const told = moments.map(({ at }) => at)
    expect(told.length).toBeGreaterThan(0)
    expect(told).toEqual([...new Set(told)].sort((a, b) => a - b))
    expect(told.filter((at) => at >= there.length)).toEqual([])
  })

  test("no file is shown twice", () => {
    const files = examples.map(({ scenario: name }) => name)
    expect(files).toEqual([...new Set(files)])
    for (const name of files)
      expect(readdirSync(join(root, game, "tests/scenarios"))).toContain(`${name}.json`)
  })

  test.runIf(isTaught(game))("every lesson is an exercise beside its rule, in every language", async () => {
    const { module } = await loadGame(game)
    const { lessons } = await loadCourse(game)
    for (const locale of locales) {
      const sections = parseRules(readFileSync(join(root, game, `text/rules.${locale}.md`), "utf8"))
      const homeless = lessons.filter(({ rule }) => placeOf(sections, rule) === null)
      expect(homeless.map(({ name, rule }) => `${locale} ${name} ${rule}`)).toEqual([])
    }
    for (const lesson of lessons) {
      const { moments } = await lessonStory(module.game, module.judgement, lesson)
      const asked = module.game.decisions(moments[0]!.state).map(({ seat }: { seat: number }) => seat)
      expect(asked, lesson.name).toContain(lesson.seat)
    }
  })

  test.each(locales)("%s: all cards and the like have a name and say what they do", async (locale) => {
    const { module, figures } = await loadGame(game)
    const { say } = speaker(module.texts, locale)
    for (const { title, entries } of figures?.appendix?.(say) ?? []) {
      expect(title).not.toMatch(/^[a-z]+\.[a-z]/)
      expect(entries.length).toBeGreaterThan(0)
      expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length)
      for (const { name, about } of entries)
        for (const words of [name, about]) expect(words).toMatch(/^(?![a-z]+\.[a-z])\S/)
    }
  })
})
