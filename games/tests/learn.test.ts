// Every guided game and every lesson, without a page: played as shown, in another right way and in
// a wrong one, so that a change of rules that breaks an aim is noticed; and every word of it in
// three languages

import { existsSync } from "node:fs"
import { type Chapter, type Learn, locales, wordsOf } from "@genepool/engine"
import { playChapter } from "@genepool/engine/testing"
import { describe, expect, test } from "vitest"
import { games } from "../index.ts"

const mostWords = 20

const learned: [string, Learn][] = []
for (const id of Object.keys(games)) {
  const path = new URL(`../${id}/learn/index.ts`, import.meta.url)
  if (existsSync(path))
    learned.push([id, ((await import(/* @vite-ignore */ path.href)) as { learn: Learn }).learn])
}

describe.each(learned)("%s", (id, learn) => {
  const { guided, lessons, texts } = learn
  const all: readonly Chapter[] = [...guided, ...lessons]

  test.each(all.map((chapter) => [chapter.name, chapter] as const))(
    "%s is played",
    async (_name, chapter) => {
      const { game, judgement } = await games[id]!()
      playChapter(game, chapter, judgement, (step) => `${chapter.name}.${step}.done` in texts.en)
    },
  )

  // One without lessons is learned in a minute, as noughts is
  test.runIf(lessons.length > 0)("is as long as one stays with it: 12 to 18 steps, 8 to 12 lessons", () => {
    const steps = guided.reduce((sum, chapter) => sum + chapter.steps.length, 0)
    expect(steps).toBeGreaterThanOrEqual(12)
    expect(steps).toBeLessThanOrEqual(18)
    expect(lessons.length).toBeGreaterThanOrEqual(8)
    expect(lessons.length).toBeLessThanOrEqual(12)
  })

  test("has no two chapters of one name, and no two steps of one name in a chapter", () => {
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
    for (const { steps } of all) expect(new Set(steps.map(({ name }) => name)).size).toBe(steps.length)
  })

  test.each(locales)("says in %s what is asked for, and nothing else", (locale) => {
    const asked = wordsOf(all)
    const said = Object.keys(texts[locale])
    const mayBe = all.flatMap(({ name, steps }) => [
      `${name}.title`,
      `${name}.why`,
      ...steps.map((step) => `${name}.${step.name}.done`),
    ])
    expect(asked.filter((key) => !said.includes(key))).toEqual([])
    expect(said.filter((key) => !asked.includes(key) && !mayBe.includes(key))).toEqual([])
    const named = lessons.flatMap(({ name }) => [`${name}.title`, `${name}.why`])
    expect(named.filter((key) => !said.includes(key))).toEqual([])
  })

  test.each(locales)(`names in %s one aim in at most ${mostWords} words`, (locale) => {
    const aims = all.flatMap(({ name, steps }) => steps.map((step) => `${name}.${step.name}`))
    const long = aims.filter((key) => (texts[locale][key] ?? "").split(/\s+/).length > mostWords)
    expect(long.map((key) => texts[locale][key])).toEqual([])
  })

  test("tries every step that can go wrong in a wrong way, and every lesson in another right one too", () => {
    for (const { name, steps } of all)
      for (const { name: step, wrong = [], within, ways } of steps)
        if (wrong.length > 0 || within !== undefined)
          expect(ways?.wrong, `${name}.${step} has no wrong way`).toBeDefined()
    for (const { name, steps } of lessons)
      expect(
        steps.some(({ ways }) => ways?.other !== undefined),
        `${name} has no other way`,
      ).toBe(true)
  })
})
