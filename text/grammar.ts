// Grammar that a machine can see in Polish and Russian: numbers before nouns that should decline, names that would need a case.

import { type Locale, locales, type Texts } from "@genepool/engine"
import { runsOf } from "./message.ts"

/** Where `{number} noun` stands without a plural, though the noun is counted elsewhere; as `language: key: what`. */
export function countProblems(texts: Texts): string[] {
  return declining.flatMap((locale) => {
    const runs = runsByKey(texts, locale)
    const counted = runs.flatMap(({ run }) => [...run.matchAll(afterNumber)].map(([, noun]) => noun!))
    return runs.flatMap(({ key, run }) =>
      [...run.matchAll(afterParameter)]
        .filter(([, param]) => param !== "list" && !Object.hasOwn(texts.names, param!))
        .filter(([, , noun]) => counted.some((form) => isSameNoun(form, noun!)))
        .map(([, param, noun]) => `${locale}: ${key}: {${param}} stands before "${noun}" without a plural`),
    )
  })
}

/**
 * Where the name of a thing of these kinds follows a word that would ask for a case. A name stands first, after a colon
 * or the like, or in quotation marks.
 */
export function caseProblems(texts: Texts, kinds: readonly string[]): string[] {
  return declining.flatMap((locale) =>
    runsByKey(texts, locale).flatMap(({ key, run }) =>
      [...run.matchAll(beforeParameter)]
        .filter(
          ([, before, param]) => kinds.includes(texts.names[param!] ?? "") && !standsAlone.test(before!),
        )
        .map(
          ([, before, param]) => `${locale}: ${key}: {${param}} after "${before!.trim()}" would need a case`,
        ),
    ),
  )
}

/** The languages whose nouns have more than two forms. */
const declining: readonly Locale[] = locales.filter(
  (locale) => new Intl.PluralRules(locale).resolvedOptions().pluralCategories.length > 2,
)

const afterNumber = /# (\p{Ll}{3,})/gu
const afterParameter = /\{(\w+)\} (\p{Ll}{3,})/gu
const beforeParameter = /([^{}]*)\{(\w+)\}/gu
const standsAlone = /(^|[„«(:,;→↔×·.!?–—]\s?)$/u

/** Forms of a noun differ in their last letters only. */
function isSameNoun(one: string, other: string): boolean {
  const shared = Math.max(4, Math.min(one.length, other.length) - 2)
  return one.length >= 4 && other.length >= 4 && one.slice(0, shared) === other.slice(0, shared)
}

function runsByKey(texts: Texts, locale: Locale): { key: string; run: string }[] {
  return Object.entries(texts[locale]).flatMap(([key, message]) =>
    runsOf(message, locale).map((run) => ({ key, run })),
  )
}
