// The house's own words: everything that is not a game's

import { type Locale, locales, type Texts } from "@genepool/engine"
import { type Speaker, speaker } from "@genepool/text"
import { en } from "./en.ts"
import { pl } from "./pl.ts"
import { ru } from "./ru.ts"

export const houseTexts = { en, pl, ru, names: {}, keys: () => Object.keys(en) } satisfies Texts

export type HouseSay = Speaker<keyof typeof en>["say"]

const speakers = new Map(locales.map((locale) => [locale, speaker(houseTexts, locale).say]))

/** Says the house's words in the language. */
export function houseSay(locale: Locale): HouseSay {
  return speakers.get(locale)!
}
