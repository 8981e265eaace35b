// One word for one thing in each language: a glossary, and what in the texts strays from it.

import { type Locale, locales, type Texts } from "@genepool/engine"
import { runsOf } from "./message.ts"

/** What one thing is called in one language. */
export interface Term {
  /** What the printed box calls it, where there is a box in this language. */
  readonly box?: string
  /** What we call it, in a form that occurs in the texts. */
  readonly ours: string
  /**
   * What we do not call it. A word or phrase; `-` at the end of a word stands for any ending
   * (`zdarzeni-`), `{}` for something filled in, `#` for the number of a plural.
   */
  readonly never?: readonly string[]
}

/** By language, then by what is meant. */
export type Glossary = { readonly [locale in Locale]: { readonly [concept: string]: Term } }

/** Longer texts by language, such as a page of rules. */
export type Pages = { readonly [locale in Locale]?: string }

/**
 * Each rejected word that occurs, and each of ours that does not, as `language: where: what is
 * wrong`.
 */
export function glossaryProblems(glossary: Glossary, texts: Texts, pages: Pages = {}): string[] {
  return locales.flatMap((locale) => {
    const places = placesOf(locale, texts, pages)
    return Object.entries(glossary[locale]).flatMap(([concept, { ours, never = [] }]) => [
      ...strays(places, never).map(
        ({ where, found }) => `${locale}: ${where}: says "${found}"; ${concept} is "${ours}"`,
      ),
      ...(strays(places, [ours]).length === 0
        ? [`${locale}: glossary: ${concept} is "${ours}", which occurs nowhere`]
        : []),
    ])
  })
}

interface Place {
  readonly where: string
  readonly text: string
}

function placesOf(locale: Locale, texts: Texts, pages: Pages): Place[] {
  const messages = Object.entries(texts[locale]).flatMap(([key, message]) =>
    runsOf(message, locale).map((run) => ({ where: key, text: run.replace(/\{\w+\}/g, "{}") })),
  )
  // The name of an example's file is English in every language, and nobody reads it
  const lines = (pages[locale] ?? "").split("\n").map((line) => line.replace(/^::: [^|]*/, ""))
  return [...messages, ...lines.map((text, index) => ({ where: `page, line ${index + 1}`, text }))]
}

function strays(places: readonly Place[], words: readonly string[]): { where: string; found: string }[] {
  return words.flatMap((word) => {
    const pattern = patternOf(word)
    return places.flatMap(({ where, text }) => {
      const found = pattern.exec(text)?.[0]
      return found === undefined ? [] : [{ where, found }]
    })
  })
}

function patternOf(word: string): RegExp {
  const parts = word.split(" ").map((part) => {
    const plain = part.replace(/-$/, "").replace(/[{}().*+?|[\]\\^$]/g, "\\$&")
    return part.endsWith("-") ? `${plain}\\p{L}*` : plain
  })
  return new RegExp(`(?<![\\p{L}\\p{N}])${parts.join("\\s+")}(?![\\p{L}\\p{N}])`, "iu")
}
