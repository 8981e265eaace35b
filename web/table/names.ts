// What the seats are called, and how a game's words are said with these names

import type { AnyGame, Texts, Who } from "@genepool/engine"
import { type Speaker, speaker } from "@genepool/text"
import { useMemo } from "react"
import type { Preferences } from "../app/preferences.ts"
import type { AppSay } from "../text/index.ts"
import type { SeatShown, Sight } from "./source.ts"

/** Bots are called after people who found out something about heredity. */
const botNames = ["Gregor", "Barbara", "Rosalind", "Thomas", "Nettie", "Francis"]

export interface Words {
  readonly words: Speaker
  readonly seatNames: readonly string[]
}

export interface TableWords extends Words {
  /** Without "you", where it can be seen whose they are. */
  readonly bareNames: readonly string[]
}

/** `to` is who plays at this screen: their name is said with "you" beside it. */
export function useWords(
  texts: Texts,
  seats: readonly SeatShown[],
  view: Sight["view"] | null,
  { locale }: Preferences,
  say: AppSay,
  to: Who = "spectator",
): TableWords {
  const shape = JSON.stringify(seats.map(({ name, by }) => [name, by]))
  const figuresShape = JSON.stringify(view === null ? [] : (texts.figures?.of(view) ?? []))
  return useMemo(() => {
    const known = JSON.parse(shape) as [SeatShown["name"], SeatShown["by"]][]
    const here = known.filter(([name, by]) => by === "person" && name === null).length
    const alone = here === 1
    const ownNames = known.map(([name, by], seat) => {
      if (name === "") return say("person.deleted")
      if (name !== null) return name
      const called = texts[locale][`name.seat.${seat}`]
      if (called !== undefined) return called
      if (by === "bot") return botNames[seat % botNames.length]!
      return alone && known.length > 1 ? say("table.alone") : say("table.player", { number: seat + 1 })
    })
    const figures = {
      kind: texts.figures?.kind ?? "",
      ids: JSON.parse(figuresShape) as string[],
      named: known.map(([name]) => name !== null),
    }
    const bare = speaker(texts, locale, { seatNames: ownNames, figures })
    // Who shares a screen is called by name
    const words = bare.to(here > 1 ? "spectator" : to)
    const namesIn = ({ sayName }: Speaker) => ownNames.map((_, seat) => sayName("seat", seat))
    // Whoever has no name of their own is "you", and not "Player (you)", where a name stands by
    // itself
    const isNobody = alone && words !== bare && known[to as number]?.[0] === null && figures.ids.length === 0
    const seatNames = namesIn(words).map((name, seat) =>
      isNobody && seat === to ? say("table.alone.you") : name,
    )
    return { words, seatNames, bareNames: namesIn(bare) }
  }, [texts, locale, shape, figuresShape, say, to])
}

export function sayBot(bot: string, say: AppSay): string {
  const level = /^level(\d)$/.exec(bot)?.[1]
  // As it was called where it was chosen
  if (level !== undefined) return say(`level.${level}` as "level.1")
  return bot === "random" ? say("new.random") : say("table.bot", { name: bot })
}

/**
 * What those who are waited for decide, as the rules tell everybody: where the game stands in them,
 * never what lies in a hand.
 */
export function thoughtOf({ view, waiting }: Pick<Sight, "view" | "waiting">, words: Speaker): string | null {
  const asking = view.frames.at(-1)
  const key = asking === undefined || waiting.length === 0 ? null : `kind.${asking.proc}`
  return key !== null && words.knows(key) ? words.say(key) : null
}

/**
 * The options that this table is played with, in words; what is larger than a word is only named.
 */
export function sayOptions(
  game: AnyGame,
  view: Sight["view"],
  words: Speaker,
  say: AppSay,
): { readonly name: string; readonly value: string }[] {
  const { options } = view as { readonly options?: { readonly [name: string]: unknown } }
  if (options === undefined) return []
  return Object.keys(game.options.fields as object).flatMap((option) => {
    const value = options[option]
    if (value === undefined || value === null) return []
    return [{ name: words.say(`options.${option}`), value: sayValue(option, value) }]
  })

  function sayValue(option: string, value: unknown): string {
    if (typeof value === "string") return words.say(`options.${option}.${value}`)
    return typeof value === "number" ? String(value) : say(value === false ? "app.no" : "app.yes")
  }
}
