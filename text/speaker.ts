// Says things in one language: fills messages in, puts names in place of ids, and never fails in
// front of a player.

import type { Choice, Draw, Fact, Locale, Prompt, Reason, Seat, Texts, Who } from "@genepool/engine"
import { compile, type Values } from "./message.ts"

export interface SpeakerOptions {
  /**
   * The players' names by seat; a seat without one is called as the game's `name.seat.<seat>` says,
   * or by number.
   */
  readonly seatNames?: readonly string[]
  /** Whom the seats play. A seat and its figure go by one name, unless a sentence tells of both. */
  readonly figures?: Figures
  /** The seat of the one who is spoken to: its name is said with "you" beside it. */
  readonly you?: Seat | null
  /** Hears of every text that is missing or does not fit, once each. */
  readonly report?: (problem: string) => void
}

export interface Figures {
  readonly kind: string
  /** By seat. */
  readonly ids: readonly string[]
  /**
   * Whether the seat has a name of its own, which its figure takes; otherwise it is called after
   * its figure.
   */
  readonly named: readonly boolean[]
}

type Params = { readonly [param: string]: unknown }

export interface Speaker<Key extends string = string> {
  readonly locale: Locale
  /** Whether there is such a message. */
  readonly knows: (key: string) => boolean
  readonly say: (key: Key, params?: Params) => string
  /**
   * `option.<ask>.<do>`, or else `option.<do>`; a standing instruction is `instruction.<standing>`.
   */
  readonly sayOption: (ask: string, choice: Choice) => string
  /** `prompt.<ask>` */
  readonly sayPrompt: (prompt: Pick<Prompt, "ask" | "about">) => string
  /** `fact.<fact>` */
  readonly sayFact: (fact: Fact) => string
  /** `reason.<why>` */
  readonly sayReason: (reason: Reason) => string
  /** `draw.<name>`, and what came up by its name */
  readonly sayDraw: (draw: Pick<Draw, "name" | "value">) => { readonly what: string; readonly came: string }
  /**
   * The name of a thing, as it stands in sentences: `name.<kind>.<id>`; of kind `seat`, the
   * player's name.
   */
  readonly sayName: (kind: string, id: string | number) => string
  /** Several names in one: "A, B and C". */
  readonly sayList: (items: readonly string[]) => string
  /** The seat of whoever listens. */
  readonly you: number | null
  /** The same, for whoever listens from this seat. */
  readonly to: (who: Who) => Speaker<Key>
}

const you: { readonly [L in Locale]: string } = { en: "you", pl: "ty", ru: "вы" }

/**
 * Parameters that `texts.names` lists become the names of what they name; a message may also use
 * `<param>Id` (the bare id, to select by), of a seat `<param>Is` (`you` or `other`) and, for a
 * list, `<param>Count` (to decline by) and `<param>Ids` (the bare ids). Null is `none`, flags are
 * `true` and `false`.
 */
export function speaker<T extends Texts>(
  texts: T,
  locale: Locale,
  options: SpeakerOptions = {},
): Speaker<keyof T["en"] & string> {
  const report = once(options.report ?? ((problem) => console.error(`text ${problem}`)))
  // Our English is British: "A, B and C"
  const list = new Intl.ListFormat(locale === "en" ? "en-GB" : locale, { type: "conjunction" })
  const has = (key: string) => texts[locale][key] !== undefined || texts.en[key] !== undefined

  const say = (key: string, params: Params = {}): string => {
    const values = fill(params, texts[locale][key] ?? texts.en[key] ?? "")
    if (texts[locale][key] === undefined) report(`${locale}: ${key}: there is no such message`)
    for (const language of new Set<Locale>([locale, "en"])) {
      const message = texts[language][key]
      if (message === undefined) continue
      try {
        return compile(message, language).format(values) as string
      } catch (error) {
        report(`${language}: ${key}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
    return key
  }

  const ownName = (kind: string, id: string | number): string => {
    const key = `name.${kind}.${id}`
    if (kind !== "seat") {
      const name = say(key)
      // a card of another edition is called as its file calls it
      return name === key ? String(id) : name
    }
    return toYou(id, options.seatNames?.[id as number] ?? (has(key) ? say(key) : String(Number(id) + 1)))
  }
  const toYou = (seat: string | number, name: string) =>
    seat === options.you ? `${name} (${you[locale]})` : name

  const { figures } = options
  const sayName = (kind: string, id: string | number): string => {
    if (figures === undefined) return ownName(kind, id)
    if (kind === "seat") {
      const figure = figures.named[id as number] === true ? undefined : figures.ids[id as number]
      return figure === undefined ? ownName(kind, id) : toYou(id, ownName(figures.kind, figure))
    }
    const seat = kind === figures.kind ? figures.ids.indexOf(id as string) : -1
    return figures.named[seat] === true ? ownName("seat", seat) : toYou(seat, ownName(kind, id))
  }
  const kindOf = (param: string) => (Object.hasOwn(texts.names, param) ? texts.names[param] : undefined)

  const tellsBoth = (message: string, params: Params) =>
    message.includes("{seat}") &&
    Object.keys(params).some((param) => kindOf(param) === figures?.kind && message.includes(`{${param}}`))

  const fill = (params: Params, message: string): Values => {
    const values: Record<string, string | number> = {}
    const nameOf = tellsBoth(message, params) ? ownName : sayName
    for (const [param, value] of Object.entries(params)) {
      const kind = kindOf(param)
      const word = (item: unknown) => (kind !== undefined && isId(item) ? nameOf(kind, item) : plain(item))
      if (Array.isArray(value)) {
        const items = value.map(word).filter((item) => item !== undefined)
        values[`${param}Count`] = value.length
        values[`${param}Ids`] = list.format(value.map(String))
        values[param] = list.format(items.map(String))
        continue
      }
      const bare = plain(value)
      const said = word(value)
      if (bare === undefined || said === undefined) continue
      if (kind !== undefined) values[`${param}Id`] = bare
      if (kind === "seat") values[`${param}Is`] = value === options.you ? "you" : "other"
      values[param] = said
    }
    return values
  }

  return {
    locale,
    knows: has,
    say,
    sayName,
    sayList: (items) => list.format(items),
    you: options.you ?? null,
    to: (who) => speaker(texts, locale, { ...options, you: typeof who === "number" ? who : null }),
    sayOption(ask, choice) {
      if (choice.do === "instruct") return say(`instruction.${String(choice.standing)}`)
      const particular = `option.${ask}.${choice.do}`
      return say(has(particular) ? particular : `option.${choice.do}`, choice)
    },
    sayPrompt: ({ ask, about }) => say(`prompt.${ask}`, about),
    sayFact: (fact) => say(`fact.${fact.fact}`, fact),
    sayReason: (reason) => say(`reason.${reason.why}`, reason),
    sayDraw({ name, value }) {
      const kind = texts.draws?.[name]
      if (kind === undefined) report(`${locale}: draw.${name}: what this draws is not declared`)
      const came = typeof kind === "string" && isId(value) ? sayName(kind, value) : plain(value)
      return { what: say(`draw.${name}`), came: String(came ?? JSON.stringify(value)) }
    },
  }
}

function isId(value: unknown): value is string | number {
  return typeof value === "string" || typeof value === "number"
}

/** As a message can use it; a deeper structure cannot be said. */
function plain(value: unknown): string | number | undefined {
  if (isId(value)) return value
  if (value === null) return "none"
  return typeof value === "boolean" ? String(value) : undefined
}

function once(report: (problem: string) => void): (problem: string) => void {
  const reported = new Set<string>()
  return (problem) => {
    if (reported.has(problem)) return
    reported.add(problem)
    report(problem)
  }
}
