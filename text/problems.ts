// What is wrong with a game's catalogs, found without playing: missing, unused, unreadable, or
// different by language.

import { type Field, type GameModule, type Locale, locales, type Texts } from "@genepool/engine"
import { compile, type Shape, shapeOf, type Values } from "./message.ts"

/** Each problem as `language: key: what is wrong`; none, if all is well. */
export function textProblems({ game, texts }: Pick<GameModule, "game" | "texts">): string[] {
  const required = new Set([...texts.keys(), ...commonKeys(game, texts)])
  return catalogProblems(texts, required, (key) => isOptional(key, texts))
}

/** The same for catalogs that belong to no game. */
export function catalogProblems(
  texts: Texts,
  required: ReadonlySet<string>,
  optional: (key: string) => boolean = () => false,
): string[] {
  const problems: string[] = []
  const all = new Set([...required, ...locales.flatMap((locale) => Object.keys(texts[locale]))])
  for (const key of [...all].sort()) {
    if (!required.has(key) && !optional(key)) {
      problems.push(`${languagesOf(key, texts).join(", ")}: ${key}: nothing asks for this message`)
      continue
    }
    const english = readShape(key, "en", texts, problems)
    if (english !== null)
      problems.push(...pluralProblems(key, "en", english), ...sayingProblems(key, "en", texts, english))
    for (const locale of locales) {
      if (locale === "en") continue
      const shape = readShape(key, locale, texts, problems)
      if (shape === null) continue
      problems.push(...pluralProblems(key, locale, shape), ...sayingProblems(key, locale, texts, shape))
      if (english !== null) problems.push(...parameterProblems(key, locale, english, shape))
    }
  }
  return problems
}

/**
 * What is asked of every game: its name, its options' words, its standing instructions, its draws.
 */
function commonKeys(game: GameModule["game"], texts: Texts): string[] {
  const fields = Object.entries(game.options.fields as { readonly [name: string]: Field })
  return [
    "game.name",
    "game.pitch",
    ...Object.keys(texts.draws ?? {}).map((name) => `draw.${name}`),
    ...fields.flatMap(([name, field]) => [
      `options.${name}`,
      ...(field.kind === "one" ? field.of.map((value) => `options.${name}.${value}`) : []),
    ]),
    ...game.instructions.map((instruction) => `instruction.${instruction}`),
  ]
}

/**
 * May be there, need not: an explanation of an option, what a seat is called while nobody sits on
 * it.
 */
function isOptional(key: string, texts: Texts): boolean {
  if (/^name\.seat\.\d+$/.test(key)) return true
  const option = /^(options\.[^.]+)\.about$/.exec(key)?.[1]
  return option !== undefined && texts.en[option] !== undefined
}

function languagesOf(key: string, texts: Texts): Locale[] {
  return locales.filter((locale) => texts[locale][key] !== undefined)
}

function readShape(key: string, locale: Locale, texts: Texts, problems: string[]): Shape | null {
  const message = texts[locale][key]
  if (message === undefined) {
    problems.push(`${locale}: ${key}: there is no such message`)
    return null
  }
  if (message.trim() === "") problems.push(`${locale}: ${key}: the message is empty`)
  try {
    return shapeOf(message, locale)
  } catch (error) {
    problems.push(
      `${locale}: ${key}: the message cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    )
    return null
  }
}

function pluralProblems(key: string, locale: Locale, { plurals }: Shape): string[] {
  return plurals.flatMap(({ param, type, forms, counting }) => {
    const wanted: readonly string[] = new Intl.PluralRules(locale, { type }).resolvedOptions()
      .pluralCategories
    const lacking = wanted.filter((form) => !forms.includes(form))
    // In Russian `one` is 21 and 31 too: a form that means exactly one is `=1`
    const rules = new Intl.PluralRules(locale, { type })
    const oneIsMany = wanted.includes("one") && rules.select(21) === "one"
    const hidesNumber = oneIsMany && counting.length > 0 && forms.includes("one") && !counting.includes("one")
    const useless = forms.filter((form) => !form.startsWith("=") && !wanted.includes(form))
    return [
      ...(lacking.length > 0
        ? [`${locale}: ${key}: the plural of ${param} lacks ${lacking.join(", ")}`]
        : []),
      ...(useless.length > 0
        ? [`${locale}: ${key}: the plural of ${param} has ${useless.join(", ")}, which ${locale} never uses`]
        : []),
      ...(hidesNumber
        ? [`${locale}: ${key}: the plural of ${param} says no number for one, which is 21 too`]
        : []),
    ]
  })
}

/** One of each form there is in our languages, and none at all. */
const numbers = [0, 1, 2, 5, 21]
/** What is left over where a part of a message is empty. */
const leftOver = /^[\s,;.]|\s{2}| [,.;:]|\(\)|„”|«»|[{}]|[\s,;]$/u

/**
 * A message with parts that may be empty, said with each of the numbers and each word that it asks
 * for.
 */
function sayingProblems(key: string, locale: Locale, texts: Texts, shape: Shape): string[] {
  if (shape.plurals.length + shape.selects.length === 0) return []
  const format = compile(texts[locale][key] as string, locale)
  const counted = new Set(shape.plurals.map(({ param }) => param))
  const wrong = new Set<string>()
  for (const number of numbers)
    for (const chosen of [null, ...shape.selects]) {
      const values: { [param: string]: string | number } = {}
      for (const param of shape.params) values[param] = counted.has(param) ? number : "x"
      if (chosen !== null) values[chosen.param] = chosen.option
      const said = format.format(values satisfies Values) as string
      if (said !== "" && leftOver.test(said)) wrong.add(said)
    }
  return [...wrong].map((said) => `${locale}: ${key}: reads "${said}"`)
}

function parameterProblems(key: string, locale: Locale, english: Shape, shape: Shape): string[] {
  const wanted = new Set([...english.params].map(bare))
  const used = new Set([...shape.params].map(bare))
  return [
    ...[...wanted]
      .filter((param) => !used.has(param))
      .map((param) => `${locale}: ${key}: does not use {${param}}`),
    ...[...used]
      .filter((param) => !wanted.has(param))
      .map((param) => `${locale}: ${key}: uses {${param}}, en does not`),
  ]
}

/**
 * One language may need the id, the count or whether it is the listener where another prints the
 * name.
 */
function bare(param: string): string {
  return param.replace(/(?<=.)(Ids?|Count|Is)$/, "")
}
