// What is left of a word without its endings, so that a search for one form finds the others

import type { Locale } from "@genepool/engine"

export type Stem = (word: string) => string

const loading = new Map<Locale, Promise<Stem>>()

/** Loaded when somebody first searches. */
export function loadStem(locale: Locale): Promise<Stem> {
  let stem = loading.get(locale)
  if (stem === undefined) {
    stem = stems[locale]().then((bare) => remembering((word) => bare(plain(word, locale))))
    loading.set(locale, stem)
    stem.catch(() => loading.delete(locale))
  }
  return stem
}

const stems: { readonly [L in Locale]: () => Promise<Stem> } = {
  en: async () => (await import("@orama/stemmers/english")).stemmer,
  ru: async () => (await import("@orama/stemmers/russian")).stemmer,
  // The stemmers to be had for Polish do not find "pomieszczenie" in "pomieszczenia"
  pl: async () => polishStem,
}

/** A page has few words, each of them many times. */
function remembering(stem: Stem): Stem {
  const known = new Map<string, string>()
  return (word) => {
    let bare = known.get(word)
    if (bare === undefined) {
      bare = stem(word)
      known.set(word, bare)
    }
    return bare
  }
}

/**
 * In small letters and without signs on Latin ones: "kosc" finds "kość". In Russian only ё is often
 * left plain.
 */
function plain(word: string, locale: Locale): string {
  const small = word.toLocaleLowerCase(locale)
  if (locale === "ru") return small.replaceAll("ё", "е")
  return small.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l")
}

/**
 * Endings of cases and numbers, with what a stem's last consonant turns into before them: "walce"
 * is "walk-".
 */
const polishEndings: readonly (readonly [ending: RegExp, instead: string])[] = [
  [/(iami|iach|iego|iemu|owie)$/, ""],
  [/(ami|ach|ymi|imi|ego|emu|iem|iom)$/, ""],
  [/rze$/, "r"],
  [/cie$/, "t"],
  [/dzie$/, "d"],
  // An e that is only there when nothing follows: "kostek" is "kostk-"
  [/iec$/, "c"],
  [/ek$/, "k"],
  [/(ow|om|em|ym|im|um|ej|ie|ia|iu|mi)$/, ""],
  [/ce$/, "k"],
  [/dze$/, "g"],
  [/[aeiouy]$/, ""],
]
const shortest = 3
/** Where the vowel of the stem changes too. */
const polishOddities = new Map([["lesie", "las"]])

function polishStem(word: string): string {
  const odd = polishOddities.get(word)
  if (odd !== undefined) return odd
  for (const [ending, instead] of polishEndings) {
    const stem = word.replace(ending, instead)
    if (stem !== word && stem.length >= shortest) return stem
  }
  return word
}
