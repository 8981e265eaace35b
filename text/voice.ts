// A game by words alone, the same in the browser and in the terminal: what may be typed, what is
// answered, and what is said of a turn

import type {
  Choice,
  Decision,
  Fact,
  GameModule,
  PositionView,
  Prompt,
  Seat,
  SpokenPosition,
  Withheld,
} from "@genepool/engine"
import { type Speaker, speaker } from "./speaker.ts"
import { countWords, mostWords, sumUp } from "./turn.ts"
import { type CommandName, called, commandNames, voiceTexts } from "./voice-words.ts"

/** What is known of a table at a moment by the one who listens. */
export interface Hearing {
  readonly module: Pick<GameModule, "spoken" | "drawText">
  readonly words: Speaker
  readonly view: PositionView
  readonly decision: Decision | null
  readonly prompt: Prompt | null
  readonly withheld: readonly Withheld[]
  /** What was heard of each choice, in order. */
  readonly moments: readonly Told[]
}

export interface Told {
  readonly seat: Seat | null
  readonly facts: readonly Fact[]
}

export type Typed =
  | { readonly is: "choice"; readonly number: number }
  | { readonly is: "command"; readonly command: CommandName; readonly argument: string }
  | { readonly is: "unknown"; readonly text: string }

/**
 * Case, accents and quotes do not matter; a beginning of two letters or more will do, if it means
 * one thing only.
 */
export function readCommand(line: string, locale: Speaker["locale"]): Typed {
  const text = line.trim()
  if (/^\d{1,3}$/.test(text)) return { is: "choice", number: Number(text) }
  const [first = "", ...rest] = text.split(/\s+/)
  const word = plain(first)
  const names = (command: CommandName) => [plain(called[command][locale]), called[command].en]
  const exact = commandNames.filter((command) => names(command).includes(word))
  const begun = commandNames.filter((command) => names(command).some((name) => name.startsWith(word)))
  const found = exact.length > 0 ? exact : word.length >= 2 ? begun : []
  const [command] = found
  if (command === undefined || found.length > 1) return { is: "unknown", text }
  return { is: "command", command, argument: rest.join(" ") }
}

/** Letters without their accents, so that nobody must type them. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("ł", "l")
    .normalize("NFD")
    .replaceAll(/\p{M}|["'„”«»().,]/gu, "")
}

const ownWords = (locale: Speaker["locale"]) => speaker(voiceTexts, locale).say

/** Null for what is not said but done: `hint`, `rules` and `undo`. */
export function answer(
  { command, argument }: { readonly command: CommandName; readonly argument: string },
  hearing: Hearing,
): readonly string[] | null {
  const { words, view, decision, withheld } = hearing
  const say = ownWords(words.locale)
  switch (command) {
    case "map":
      return positionOf(hearing).places.map(({ line }) => line)
    case "near":
      return nearTo(argument, hearing)
    case "me":
      return typeof view.who === "number" ? (positionOf(hearing).players[view.who] ?? []) : []
    case "rivals":
      return positionOf(hearing).players.flatMap((lines, seat) =>
        seat === view.who ? [] : [lines.join(". ")],
      )
    case "table":
      return positionOf(hearing).table
    case "now":
      return [...positionOf(hearing).now, questionOf(hearing)]
    case "last":
      return sinceMine(hearing)
    case "why":
      if (withheld.length === 0) return [say("voice.allPossible")]
      return withheld.map(
        ({ choice, reason }) => `${words.sayOption(decision?.ask ?? "", choice)}: ${words.sayReason(reason)}`,
      )
    case "options":
      return optionsOf(hearing).map((line, at) => say("voice.option", { number: at + 1, words: line }))
    case "help":
      return [
        say("voice.choose"),
        ...commandNames.map((name) => {
          const word = called[name][words.locale]
          return `${word}: ${say(`voice.${name}`, { name: word })}`
        }),
      ]
    default:
      return null
  }
}

/** A game that does not say its position is read as the terminal draws it. */
export function positionOf({ module, view, words }: Hearing): SpokenPosition {
  const { say } = words.to(view.who)
  if (module.spoken !== undefined) return module.spoken.position(view, say)
  const drawn = module.drawText(view, say).split("\n")
  return { now: [], places: [], table: drawn, players: [] }
}

/** More of a place than this is told by the command `near`. */
const mostOfPlace = 45

/**
 * What is said to whoever comes to a place, beyond its name: what is there, and what lies next to
 * it.
 */
export function aroundPlace(id: string, name: string, hearing: Hearing): string {
  const place = positionOf(hearing).places.find((other) => other.id === id)
  if (place === undefined) return ""
  const there = place.line.slice(place.line.indexOf(": ") + 2)
  const lines = name.includes(there) ? place.near : [there, ...place.near]
  const most = lines.findIndex((_, at) => countWords(lines.slice(0, at + 1).join(" ")) > mostOfPlace)
  return lines.slice(0, most < 0 ? undefined : Math.max(1, most)).join(". ")
}

export function questionOf({ prompt, words }: Hearing): string {
  return prompt === null ? ownWords(words.locale)("voice.noQuestion") : words.sayPrompt(prompt)
}

/** The options, each with what it costs, brings or meets. */
export function optionsOf({ module, words, view, decision }: Hearing): string[] {
  return (decision?.options ?? []).map((option) => {
    const line = lineOf(option, { module, words, view, decision })
    const more = moreOf(option, { module, words, view, decision })
    return more === null ? line : `${line}. ${more}`
  })
}

/** An option's words, and what it would spend unasked. */
export function lineOf(
  option: Choice,
  { module, words, view, decision }: Pick<Hearing, "module" | "words" | "view" | "decision">,
): string {
  const line = words.sayOption(decision?.ask ?? "", option)
  const spent = option.do === "instruct" ? null : (module.spoken?.spends?.(view, option, words.say) ?? null)
  return spent === null ? line : `${line} (${spent})`
}

/** What an option costs, brings or meets, beyond its words, which it does not repeat. */
export function moreOf(
  option: Choice,
  { module, words, view, decision }: Pick<Hearing, "module" | "words" | "view" | "decision">,
): string | null {
  if (option.do === "instruct") return null
  const line = words.sayOption(decision?.ask ?? "", option)
  const more = module.spoken?.option(view, option, words.say) ?? ""
  // The number and the name of a thing, which its option says already
  const [head = "", name = ""] = /^(?:\d+\. )?([^:.]+): /.exec(more) ?? []
  const named = name !== "" && line.includes(name) ? more.slice(head.length) : more
  const [first = ""] = named.split(". ")
  const isSaid = named !== first && line.toLowerCase().includes(first.toLowerCase())
  const rest = isSaid ? named.slice(first.length + 2) : named
  return rest === "" || rest === line ? null : rest
}

export function noSuchCommand(text: string, locale: Speaker["locale"]): string {
  return ownWords(locale)("voice.unknown", { text, help: called.help[locale] })
}

function nearTo(argument: string, hearing: Hearing): readonly string[] {
  const { places } = positionOf(hearing)
  const wanted = plain(argument)
  const exact = places.filter(({ id }) => plain(id) === wanted)
  const found =
    exact.length > 0 || wanted === "" ? exact : places.filter(({ name }) => plain(name).includes(wanted))
  if (found.length > 0) return found.flatMap(({ line, near }) => [line, ...near])
  const say = ownWords(hearing.words.locale)
  return [say("voice.noPlace", { text: argument, places: places.map(({ name }) => name).join(", ") })]
}

/**
 * Everything that happened since the listener's last choice before others acted, in full: whoever
 * has answered since, or was answered for, still hears what the others did.
 */
export function sinceMine({ words, view, moments }: Hearing): readonly string[] {
  const others = moments.findLastIndex(({ seat }) => seat !== view.who)
  const mine = moments.findLastIndex(({ seat }, at) => seat === view.who && at < others)
  const { sayFact } = words.to(view.who)
  const lines = moments.slice(Math.max(0, mine)).flatMap(({ facts }) => facts.map(sayFact))
  return lines.length === 0 ? [ownWords(words.locale)("voice.nothing")] : lines
}

/** Choices in a row of one seat are one turn. */
function turnsOf(moments: readonly Told[]): Told[] {
  const turns: Told[] = []
  for (const { seat, facts } of moments) {
    const last = turns.at(-1)
    if (last !== undefined && last.seat === seat)
      turns[turns.length - 1] = { seat, facts: [...last.facts, ...facts] }
    else turns.push({ seat, facts })
  }
  return turns
}

/**
 * What is said of a turn, unasked: one sentence, and one more where the round ends with it. `most`
 * words each; what is left out is only counted, and told by the command `last`.
 */
function sayTurn(
  { seat, facts }: Told,
  { module, words, view }: Pick<Hearing, "module" | "words" | "view">,
  most: number = mostWords,
): string[] {
  const say = ownWords(words.locale)
  const { spoken } = module
  const end = spoken === undefined ? -1 : facts.findIndex((fact) => spoken.isRoundEnd(fact))
  const parts = end < 0 ? [facts] : [facts.slice(0, end), facts.slice(end)]
  return parts.flatMap((part, at) => {
    const clauses =
      spoken === undefined
        ? part.map((fact) => ({ words: words.sayFact(fact), weight: 1 }))
        : spoken.turn(part, view, words.say)
    const isMine = seat === null || seat === view.who
    const name = isMine ? "" : (spoken?.called?.(view, seat, words.say) ?? words.sayName("seat", seat))
    const head = at > 0 ? `${say("voice.roundEnd")}: ` : ""
    const actor = at > 0 || isMine ? null : { seat, name }
    const tail = (left: number) => (left === 0 ? "" : say("voice.more", { left }))
    const room = (at > 0 ? mostOfEnd : most) - countWords(head)
    let sum = sumUp(clauses, actor, room)
    if (sum.left > 0) sum = sumUp(clauses, actor, room - countWords(tail(sum.left)))
    if (clauses.length === 0) return []
    const named = sum.told === "" && actor !== null ? `${name}: ` : ""
    const told = [sum.told, tail(sum.left)].filter((part) => part !== "").join("; ")
    return [capital(`${head}${named}${told}.`.replace(/[.!?]\.$/, "."))]
  })
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The end of a round settles things for everybody. */
const mostOfEnd = 40

/** Of several turns at once each is told in fewer words: two of them in 40. */
const mostOfSeveral = 20

/**
 * What is said of all these choices, a line for each turn, and for each end of a round.
 * `amongMany`: other turns are told right before or after.
 */
export function sayTurns(
  moments: readonly Told[],
  hearing: Pick<Hearing, "module" | "words" | "view">,
  amongMany = false,
): string[] {
  const turns = turnsOf(moments)
  const most = amongMany || turns.length > 1 ? mostOfSeveral : mostWords
  return turns.flatMap((turn) => sayTurn(turn, hearing, most))
}
