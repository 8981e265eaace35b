// The app's own words: everything that is not a game's

import { type Locale, locales, type Texts } from "@genepool/engine"
import { type Speaker, speaker } from "@genepool/text"
import { en } from "./en.ts"
import { pl } from "./pl.ts"
import { ru } from "./ru.ts"

export const appTexts = { en, pl, ru, names: {}, keys: () => Object.keys(en) } satisfies Texts

export type AppSay = Speaker<keyof typeof en>["say"]

const speakers = new Map(locales.map((locale) => [locale, speaker(appTexts, locale).say]))

/** Says the app's words in the language. */
export function appSay(locale: Locale): AppSay {
  return speakers.get(locale)!
}
