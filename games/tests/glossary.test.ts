// One word for one thing: every game with a glossary keeps to it, in its messages, its lessons,
// what its coach says and on its page of rules; and all that is said in them bends as it should
import { existsSync, readFileSync } from "node:fs"
import type { Coach, Learn, Locale } from "@genepool/engine"
import { type Glossary, glossaryProblems, grammarProblems } from "@genepool/text"
import { expect, test } from "vitest"
import { games } from "../index.ts"

const folderOf = (id: string) => new URL(`../${id}/text/`, import.meta.url)
const told = Object.keys(games).filter((id) => existsSync(new URL("glossary.ts", folderOf(id))))

/** What is said to whoever learns the game by playing. */
async function learnedIn(id: string): Promise<Learn["texts"] | null> {
  const path = new URL(`../${id}/learn/index.ts`, import.meta.url)
  return existsSync(path) ? ((await import(path.href)) as { learn: Learn }).learn.texts : null
}

/** What a coach says in the first games; its tips have short names, which messages may have too. */
async function coachedIn(id: string, locale: Locale): Promise<[string, string][]> {
  const path = new URL(`../${id}/learn/coach.ts`, import.meta.url)
  if (!existsSync(path)) return []
  const { coach } = (await import(path.href)) as { coach: Coach }
  return Object.entries(coach.texts[locale]).map(([name, text]) => [`coach: ${name}`, text])
}

test("the three games have a glossary", () => {
  expect(told).toEqual(expect.arrayContaining(["chromosome", "viral", "krom"]))
})

test.each(told)("%s", async (id) => {
  const folder = folderOf(id)
  const { glossary } = (await import(new URL("glossary.ts", folder).href)) as { glossary: Glossary }
  const page = (locale: string) => readFileSync(new URL(`rules.${locale}.md`, folder), "utf8")
  const pages = { en: page("en"), pl: page("pl"), ru: page("ru") }
  const { texts } = await games[id]!()
  const learned = await learnedIn(id)
  const all = async (locale: Locale) => ({
    ...texts[locale],
    ...learned?.[locale],
    ...Object.fromEntries(await coachedIn(id, locale)),
  })
  const said = { ...texts, en: await all("en"), pl: await all("pl"), ru: await all("ru") }
  expect(glossaryProblems(glossary, said, pages)).toEqual([])
  expect(grammarProblems(said)).toEqual([])
})
