// Words of a game and of the terminal in the reader's language.

import {
  type Fact,
  type GameModule,
  type Locale,
  locales,
  type PositionView,
  type Result,
  type Say,
} from "@genepool/engine"
import { type Speaker, speaker } from "@genepool/text"
import { oneOf } from "./command.ts"
import { debugging, type Terminal } from "./terminal.ts"
import { texts } from "./text/index.ts"

export const localeFlag = {
  type: "string",
  value: locales.join("|"),
  about: "language of the game (default: the machine's own if it is one of these, else English)",
} as const

export function readLocale(given: string | undefined, { environment }: Terminal): Locale {
  if (given !== undefined) return oneOf("--locale", locales, given)
  const { LC_ALL, LC_MESSAGES, LANG } = environment
  const machine = (LC_ALL || LC_MESSAGES || LANG || "").slice(0, 2)
  return locales.find((locale) => locale === machine) ?? "en"
}

export interface Words {
  /** The game's own words. */
  readonly game: Speaker
  /** The terminal's words. */
  readonly own: Speaker<keyof typeof texts.en>
  readonly names: readonly string[]
}

/** Speakers for one table; seats without a name are called as in the game, or numbered from 1. */
export function wordsOf(
  module: GameModule,
  locale: Locale,
  seats: number,
  names: readonly string[],
  terminal: Terminal,
): Words {
  // A text that is missing shows its key; only those who look for it hear more
  const report = debugging(terminal) ? (problem: string) => terminal.remark(problem) : () => {}
  const own = speaker(texts, locale, { report })
  // Some games call their seats by name, such as crosses and noughts
  const called = speaker(module.texts, locale, { report })
  const seatNames = Array.from({ length: seats }, (_, seat) => {
    const inGame = Object.hasOwn(module.texts.en, `name.seat.${seat}`)
    return names[seat] ?? (inGame ? called.sayName("seat", seat) : own.say("player", { number: seat + 1 }))
  })
  return { game: speaker(module.texts, locale, { seatNames, report }), own, names: seatNames }
}

export function sayFacts({ game }: Words, facts: readonly Fact[]): string[] {
  // A fact whose text is empty is there for the board only
  return facts.map((fact) => game.sayFact(fact)).filter((text) => text !== "")
}

export function draw({ game }: Words, module: GameModule, view: PositionView): string {
  const say: Say = (key, params) => game.say(key, params)
  return module.drawText(view, say).trimEnd()
}

/** Places, scores and how they came about, best place first. */
export function sayResult({ game, own, names }: Words, result: Result): string[] {
  const seats = names.map((_, seat) => seat).sort((a, b) => result.places[a]! - result.places[b]!)
  return [
    own.say("over"),
    ...seats.map((seat) => {
      const parts = Object.entries(result.parts[seat] ?? {}).map(
        ([part, n]) => `${game.say(`part.${part}`)} ${n}`,
      )
      const line = own.say("place", {
        place: result.places[seat]!,
        name: names[seat]!,
        score: String(result.scores[seat]!),
      })
      return parts.length === 0 ? line : `${line} (${parts.join(", ")})`
    }),
    result.winners.length === 0
      ? own.say("noWinner")
      : own.say("winners", {
          count: result.winners.length,
          names: own.sayList(result.winners.map((seat) => names[seat]!)),
        }),
  ]
}

/** A list to choose from, counted from 1. */
export function numbered(texts: readonly string[], terminal: Terminal): string[] {
  const width = String(texts.length).length + 1
  return texts.map((text, i) => `${terminal.paint("cyan", String(i + 1).padStart(width))}  ${text}`)
}
