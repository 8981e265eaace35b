// One ICU message: compiled once, and what it asks of whoever fills it in.

import type { Locale } from "@genepool/engine"
import { IntlMessageFormat } from "intl-messageformat"

export type Values = { readonly [param: string]: string | number }

const compiled = new Map<string, IntlMessageFormat>()

/** The message ready for use. Throws an Error saying what is wrong with it. */
export function compile(message: string, locale: Locale): IntlMessageFormat {
  const key = `${locale}:${message}`
  let format = compiled.get(key)
  if (format === undefined) {
    // Texts are plain words: `<` and `>` mean themselves
    format = new IntlMessageFormat(message, locale, undefined, { ignoreTag: true })
    compiled.set(key, format)
  }
  return format
}

/** A place in a message where the form of a word depends on a number. */
export interface Plural {
  readonly param: string
  readonly type: "cardinal" | "ordinal"
  readonly forms: readonly string[]
  /** Those of the forms that say the number itself. */
  readonly counting: readonly string[]
}

export interface Shape {
  readonly params: ReadonlySet<string>
  readonly plurals: readonly Plural[]
  /** The words that a parameter is compared with, apart from `other`. */
  readonly selects: readonly { readonly param: string; readonly option: string }[]
}

/** Which parameters a message uses, and its plural places. */
export function shapeOf(message: string, locale: Locale): Shape {
  const params = new Set<string>()
  const plurals: Plural[] = []
  const selects: { param: string; option: string }[] = []
  const walk = (elements: Elements): void => {
    for (const element of elements) {
      if ("children" in element) walk(element.children)
      // Of all elements only plain text is no parameter; `#` has no value of its own
      if (!("value" in element) || element.type === literal) continue
      params.add(element.value)
      if (!("options" in element)) continue
      for (const { value } of Object.values(element.options)) walk(value)
      if ("pluralType" in element) {
        const type = element.pluralType === "ordinal" ? "ordinal" : "cardinal"
        const forms = Object.keys(element.options)
        const counting = forms.filter((form) => saysNumber(element.options[form]!.value, element.value))
        plurals.push({ param: element.value, type, forms, counting })
      } else {
        const param = element.value
        for (const option of Object.keys(element.options))
          if (option !== "other") selects.push({ param, option })
      }
    }
  }
  walk(compile(message, locale).getAst())
  return { params, plurals, selects }
}

type Elements = ReturnType<IntlMessageFormat["getAst"]>

function saysNumber(elements: Elements, param: string): boolean {
  return elements.some((element) => {
    if (!("value" in element)) return true // only `#` has no value of its own
    if ("options" in element)
      return Object.values(element.options).some(({ value }) => saysNumber(value, param))
    return element.type !== literal && element.value === param
  })
}

/**
 * What a message says, without its machinery: each stretch of words, with `{param}` and `#` where
 * something is filled in.
 */
export function runsOf(message: string, locale: Locale): string[] {
  const runs: string[] = []
  const walk = (elements: Elements): void => {
    const parts = elements.map((element) => {
      if ("children" in element) walk(element.children)
      if ("options" in element) for (const { value } of Object.values(element.options)) walk(value)
      if (!("value" in element)) return "#"
      return element.type === literal ? element.value : `{${element.value}}`
    })
    runs.push(parts.join(""))
  }
  walk(compile(message, locale).getAst())
  return runs
}

/** Each plural that follows words: those words, and what it says of one. */
export function countedOf(message: string, locale: Locale): { before: string; one: string }[] {
  const counted: { before: string; one: string }[] = []
  const walk = (elements: Elements): void => {
    for (const [index, element] of elements.entries()) {
      if (!("options" in element)) continue
      for (const { value } of Object.values(element.options)) walk(value)
      const before = elements[index - 1]
      const { one: singular } = element.options
      const [one, next] = singular?.value ?? []
      if (before?.type !== literal || one === undefined || "value" in one || next?.type !== literal) continue
      counted.push({ before: before.value, one: next.value })
    }
  }
  walk(compile(message, locale).getAst())
  return counted
}

/** The parser's number for plain text; its list of types cannot be imported from the formatter. */
const literal = 0
