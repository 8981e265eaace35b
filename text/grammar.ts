// Grammar that a machine can see in Polish and Russian: numbers before nouns that should decline,
// verbs that should bend with a number, "your" where it has to be "one's own", names that would
// need a case.

import { type Locale, locales, type Texts } from "@genepool/engine"
import { countedOf, runsOf } from "./message.ts"

/** What no form of a word covers, whatever is filled in; as `language: key: what`. */
export function grammarProblems(texts: Texts): string[] {
  return [...countProblems(texts), ...verbProblems(texts), ...ownProblems(texts)]
}

/** Where `{number} noun` stands without a plural, though the noun is counted elsewhere. */
function countProblems(texts: Texts): string[] {
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
 * Where one form of a verb stands before a plural for all numbers: it belongs inside, as `one
 * {Została # karta}`.
 */
function verbProblems(texts: Texts): string[] {
  return declining.flatMap((locale) =>
    Object.entries(texts[locale]).flatMap(([key, message]) =>
      countedOf(message, locale)
        .map(({ before, one }) => ({ verb: bending[locale]?.exec(before)?.[0].trim(), one }))
        // Russian has one form for any number of a neuter noun: осталось 1 очко, 2 очка, 5 очков
        .filter(({ verb, one }) => verb !== undefined && !(neuterVerb.test(verb) && neuterNoun.test(one)))
        .map(({ verb, one }) => `${locale}: ${key}: "${verb}" stands outside the plural of "#${one}"`),
    ),
  )
}

/**
 * Where a player does something to "your" things: what belongs to whoever does it is swój, свой.
 */
function ownProblems(texts: Texts): string[] {
  return declining.flatMap((locale) =>
    runsByKey(texts, locale).flatMap(({ key, run }) =>
      [...run.matchAll(notOwn[locale] ?? /$^/gu)].map(
        ([words]) => `${locale}: ${key}: "${words}" speaks of one's own as of another's`,
      ),
    ),
  )
}

/**
 * Where the name of a thing of these kinds follows a word that would ask for a case. A name stands
 * first, after a colon or the like, or in quotation marks.
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

/**
 * What is counted is the subject of these, as the last word before a number: to be left, to be
 * lost, and the like.
 */
const bending: { readonly [locale: string]: RegExp | undefined } = {
  pl: /(?<!\p{L})(?:(?:po)?zosta|(?:przy|u)?by|(?:prze|wy)pad)ł[aoy]? $/iu,
  ru: /(?<!\p{L})(?:\p{L}+л(?:ся|ась|ось|ись)|\p{L}+[ае]н[оы]|(?:про|вы)пал[аои]?|был[аои]?|нуж(?:ен|на|но|ны)) $/iu,
}
const neuterVerb = /(?:о|ось)$/u
const neuterNoun = /^ \p{L}+[оеё](?!\p{L})/u

/** A verb in the second person or the imperative, and "your" in the same breath. */
const notOwn: { readonly [locale: string]: RegExp | undefined } = {
  pl: /(?<!\p{L})(?:\p{L}+[aeiy]sz|wybierz|weź|połóż|przesuń|przenieś|(?:od)?daj|odrzuć|zostaw|postaw|użyj) (?:\p{L}+ )?tw(?:ój|oj)\p{L}*/giu,
  ru: /(?<!\p{L})\p{L}+(?:[йь]те|[еёи]те) (?:\p{L}+ )?ваш\p{L}*/giu,
}

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
