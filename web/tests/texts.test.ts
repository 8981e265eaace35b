import { readFileSync } from "node:fs"
import { texts as botTexts, reviewTexts } from "@genepool/bots"
import { locales } from "@genepool/engine"
import { catalogProblems, glossaryProblems, grammarProblems, voiceTexts } from "@genepool/text"
import { expect, test } from "vitest"
import { operateTexts } from "../operate/texts.ts"
import { puzzleTexts } from "../puzzles/texts.ts"
import { glossary } from "../text/glossary.ts"
import { appTexts } from "../text/index.ts"

test("the app's words are whole in every language", () => {
  expect(catalogProblems(appTexts, new Set(appTexts.keys()))).toEqual([])
  expect(grammarProblems(appTexts)).toEqual([])
})

test("so is what is said about a review", () => {
  expect(catalogProblems(reviewTexts, new Set(reviewTexts.keys()))).toEqual([])
  expect(grammarProblems(reviewTexts)).toEqual([])
})

test("so are the words of the puzzles", () => {
  expect(catalogProblems(puzzleTexts, new Set(puzzleTexts.keys()))).toEqual([])
  expect(grammarProblems(puzzleTexts)).toEqual([])
})

test("one word for one thing, in what is said about bots, in puzzles and in text mode too", () => {
  const beside = (locale: "en" | "pl" | "ru") =>
    [botTexts, reviewTexts, puzzleTexts, voiceTexts]
      .flatMap((texts) => Object.values<string>(texts[locale]))
      .join("\n")
  const pages = { en: beside("en"), pl: beside("pl"), ru: beside("ru") }
  expect(glossaryProblems(glossary, appTexts, pages)).toEqual([])
})

test("the installed app says what it is in every language", () => {
  const file = new URL("../public/manifest.webmanifest", import.meta.url)
  const manifest = JSON.parse(readFileSync(file, "utf8")) as {
    lang: "en"
    description: string
    description_localized: Record<string, string>
  }
  const said: Record<string, string> = {
    ...manifest.description_localized,
    [manifest.lang]: manifest.description,
  }
  for (const locale of locales) expect(said[locale]).toBe(appTexts[locale]["lobby.title"])
})

test("the operator's page has its words in every language", () => {
  expect(catalogProblems(operateTexts, new Set(operateTexts.keys()))).toEqual([])
  expect(grammarProblems(operateTexts)).toEqual([])
  const pages = { en: "", pl: "", ru: "" }
  for (const locale of locales) pages[locale] = Object.values(operateTexts[locale]).join("\n")
  expect(glossaryProblems(glossary, appTexts, pages)).toEqual([])
})

test("no two regions of a table have one name, in any language", () => {
  const regions = [
    ...["table.players", "table.tray", "table.decide", "table.drawer", "table.hints"],
    ...["table.score", "end.title", "learn.guide", "coach.name"],
  ] as (keyof typeof appTexts.en)[]
  for (const locale of locales) {
    const names = regions.map((key) => appTexts[locale][key])
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  }
})
