import type { Catalog } from "@genepool/engine"
import { expect, test } from "vitest"
import { type Glossary, glossaryProblems } from "../index.ts"

const glossary: Glossary = {
  en: {},
  pl: { "an event": { box: "wydarzenie", ours: "wydarzenie", never: ["zdarzeni-", "# kromu"] } },
  ru: { "a die": { ours: "кость", never: ["брос- кубик-", "бой"] } },
}
const texts = (pl: Catalog, ru: Catalog) => ({ en: {}, pl, ru, names: {}, keys: () => [] })
const clean = { pl: { a: "Wydarzenie" }, ru: { a: "Кость" } }

test("nothing strays where the glossary's words are used", () => {
  expect(glossaryProblems(glossary, texts(clean.pl, clean.ru))).toEqual([])
})

test("a rejected word is found in any ending, inside a plural and on a page", () => {
  const pl = { ...clean.pl, b: "{n, plural, one {# zdarzenie} few {x} many {x} other {za # kromu}}" }
  const pages = { pl: "# Gra\n\nDwa Zdarzenia.", ru: "Бросьте кубик: бойся не бойся" }
  expect(glossaryProblems(glossary, texts(pl, clean.ru), pages)).toEqual([
    'pl: b: says "zdarzenie"; an event is "wydarzenie"',
    'pl: page, line 3: says "Zdarzenia"; an event is "wydarzenie"',
    'pl: b: says "# kromu"; an event is "wydarzenie"',
    'ru: page, line 1: says "Бросьте кубик"; a die is "кость"',
  ])
})

test("a word inside another, and the name of a parameter, are something else", () => {
  const pl = { ...clean.pl, b: "Niezdarzenie {zdarzenie}" }
  expect(glossaryProblems(glossary, texts(pl, clean.ru))).toEqual([])
})

test("a term that nobody uses any more is no term", () => {
  expect(glossaryProblems(glossary, texts({}, clean.ru))).toEqual([
    'pl: glossary: an event is "wydarzenie", which occurs nowhere',
  ])
})
