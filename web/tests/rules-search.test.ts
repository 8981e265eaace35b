// One form of a word finds the others, in each language

import { type Locale, locales } from "@genepool/engine"
import { describe, expect, test } from "vitest"
import { hasAll, needleOf, pieces } from "../rules/search.ts"
import { loadStem } from "../rules/stems.ts"

const cases: { readonly [L in Locale]: readonly (readonly [wanted: string, text: string])[] } = {
  en: [
    ["fights", "They fight first."],
    ["stunned", "A card that stuns gives no loot."],
    ["evolution", "Evolutions can never be lost."],
  ],
  pl: [
    ["pomieszczenie", "Rozdziel żetony na dwa pomieszczenia."],
    ["pomieszczenie", "Nie ma pomieszczeń bez rur."],
    ["kosc", "Za dwie kości."],
    ["walka", "Karty zagrywa się w walce."],
    ["karta", "Na karcie stoi liczba."],
    ["obszar", "Na tym samym obszarze."],
    ["ogłuszony", "Ogłuszonych się nie liczy."],
    ["punkty", "Jeden punkt."],
    ["kostka", "Rzuć pięcioma z tych kostek."],
    ["trofeum", "Trofea są warte punkty."],
    ["las", "W lesie zbierasz."],
    ["koniec", "Liczy się na końcu gry."],
  ],
  ru: [
    ["жизнь", "Все начинают с 7 жизнями."],
    ["оглушённый", "Оглушенного не спрашивают."],
    ["помещение", "Два соседних помещения."],
    ["карта", "Сколько карт у кого."],
  ],
}

describe.each(locales)("%s", (locale) => {
  test.each(cases[locale])("%s is found in: %s", async (wanted, text) => {
    const needle = needleOf(wanted, await loadStem(locale))
    expect(needle !== null && hasAll(text, needle)).toBe(true)
  })

  test.each(cases[locale])("%s is not found where it is not", async (wanted) => {
    const needle = needleOf(wanted, await loadStem(locale))
    expect(needle !== null && hasAll("Quod erat demonstrandum.", needle)).toBe(false)
  })
})

test("every word must be there, and those that are found are marked whole", async () => {
  const stem = await loadStem("en")
  const needle = needleOf("fight card", stem)!
  expect(hasAll("Fight cards are played in fights.", needle)).toBe(true)
  expect(hasAll("Fights are short.", needle)).toBe(false)
  expect(pieces("Two cards, no more.", needle)).toEqual([
    { text: "Two ", isMarked: false },
    { text: "cards", isMarked: true },
    { text: ", no more.", isMarked: false },
  ])
  expect(needleOf("  ?! ", stem)).toBeNull()
})
