// The words of a review in the reader's language: loaded with it, not with the app

import { reviewTexts } from "@genepool/bots"
import { type Locale, locales } from "@genepool/engine"
import { type Speaker, speaker } from "@genepool/text"

export type ReviewSay = Speaker<keyof typeof reviewTexts.en>["say"]

const speakers = new Map(locales.map((locale) => [locale, speaker(reviewTexts, locale).say]))

export function reviewSay(locale: Locale): ReviewSay {
  return speakers.get(locale)!
}
