// A game by words alone, the same in the browser and in the terminal: what may be typed, what is
// answered, and what is said of a turn

import {
  type AtOnce,
  atOnce,
  type Choice,
  type Decision,
  type Fact,
  type GameModule,
  type PositionView,
  type Prompt,
  type Seat,
  type SpokenClause,
  type SpokenPlace,
  type SpokenPosition,
  type Who,
  type Withheld,
} from "@genepool/engine"
import { type Speaker, speaker } from "./speaker.ts"
import { countWords, mostWords, sumUp } from "./turn.ts"
import { type CommandName, called, commandNames, voiceTexts } from "./voice-words.ts"

/** What is known of a table at a moment by the one who listens. */
export interface Hearing {
  readonly module: Pick<GameModule, "game" | "spoken" | "drawText" | "texts">
  readonly words: Speaker
  readonly view: PositionView
  readonly decision: Decision | null
  readonly prompt: Prompt | null
  readonly withheld: readonly Withheld[]
  /** What was heard of each choice, in order. */
  readonly moments: readonly HeardChoice[]
}

export interface HeardChoice {
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

/** What a line means at this moment of the table. */
export type Meant =
  | { readonly is: "choice"; readonly option: Choice }
  | { readonly is: "command"; readonly command: CommandName; readonly argument: string }
  /** It could be a place as well as an option: it counts when the same is typed once more. */
  | { readonly is: "doubtful"; readonly words: string }
  | { readonly is: "nothing"; readonly words: string }

/**
 * A number alone is an option, and never a place. Where the options are places, which may have
 * numbers of their own, whoever types the number of one of them is asked, unless both are the same.
 * A place's name alone asks for what is near it. `doubted`: the line that was typed right before,
 * if it was doubtful.
 */
export function meantBy(line: string, hearing: Hearing, doubted: string | null = null): Meant {
  const { words, decision } = hearing
  const say = ownWords(words.locale)
  const typed = readCommand(line, words.locale)
  if (typed.is === "command") return typed
  if (typed.is === "unknown") {
    if (line.trim().length > 2 && placesCalled(line, hearing).length > 0)
      return { is: "command", command: "near", argument: line }
    return { is: "nothing", words: noSuchCommand(typed.text, words.locale) }
  }
  const options = decision?.options ?? []
  const option = options[typed.number - 1]
  const place = positionOf(hearing).places.find(({ id }) => id === String(typed.number))
  const at = place === undefined ? -1 : options.findIndex((other) => isAt(other, place.name, hearing))
  if (option === undefined) {
    const instead =
      at < 0 || place === undefined ? "" : ` ${say("voice.placeIs", { place: place.name, number: at + 1 })}`
    return {
      is: "nothing",
      words: `${say("voice.noOption", { number: typed.number, count: options.length })}${instead}`,
    }
  }
  if (at < 0 || place === undefined || isAt(option, place.name, hearing) || doubted === line.trim())
    return { is: "choice", option }
  const asked = { number: typed.number, option: words.sayOption(decision?.ask ?? "", option) }
  return {
    is: "doubtful",
    words: `${say("voice.optionIs", asked)} ${say("voice.placeIs", { place: place.name, number: at + 1 })}`,
  }
}

/** Whether the option names the place. */
const isAt = (option: Choice, place: string, { module, words }: Hearing): boolean =>
  Object.entries(option).some(([param, value]) => {
    const kind = module.texts.names[param]
    return (
      kind !== undefined &&
      (typeof value === "number" || typeof value === "string") &&
      words.sayName(kind, value) === place
    )
  })

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
        howToChoose(words.locale),
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
const mostOfPlace = 50

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

export function questionOf(hearing: Pick<Hearing, "module" | "words" | "view" | "prompt">): string {
  const { prompt, words } = hearing
  if (prompt === null) return ownWords(words.locale)("voice.noQuestion")
  const aside = asideOf(hearing)
  return aside === null ? words.sayPrompt(prompt) : `${words.sayPrompt(prompt)} ${aside}`
}

/** What goes with a question for who does not see the board; null, where it says all. */
export function asideOf({
  module,
  words,
  view,
  prompt,
}: Pick<Hearing, "module" | "words" | "view" | "prompt">): string | null {
  const aside = prompt === null ? null : (module.spoken?.asked?.(view, words.say) ?? null)
  return aside === null ? null : `${aside}.`
}

/** The options, each with what it costs, brings or meets. */
export function optionsOf({ module, words, view, decision }: Hearing): string[] {
  return (decision?.options ?? []).map((option) => {
    const line = lineOf(option, { module, words, view, decision })
    const more = moreOf(option, { module, words, view, decision })
    return more === null ? line : `${line}. ${more}`
  })
}

function nameOf(
  option: Choice,
  { module, words, view, decision }: Pick<Hearing, "module" | "words" | "view" | "decision">,
): string {
  const named = option.do === "instruct" ? null : (module.spoken?.named?.(view, option, words.say) ?? null)
  return named ?? words.sayOption(decision?.ask ?? "", option)
}

/** An option's words, and what it would spend unasked. */
export function lineOf(
  option: Choice,
  { module, words, view, decision }: Pick<Hearing, "module" | "words" | "view" | "decision">,
): string {
  const line = nameOf(option, { module, words, view, decision })
  const spent = option.do === "instruct" ? null : (module.spoken?.spends?.(view, option, words.say) ?? null)
  return spent === null ? line : `${line} (${spent})`
}

/**
 * What an option costs, brings or meets, beyond its words, which it does not repeat; and where it
 * leads, if there is only one thing that it can lead to.
 */
export function moreOf(
  option: Choice,
  hearing: Pick<Hearing, "module" | "words" | "view" | "decision">,
): string | null {
  if (option.do === "instruct") return null
  const { module, words, view, decision } = hearing
  const meets = meetsOf(option, hearing)
  const { only, facts } =
    decision === null || view.who !== decision.seat ? nothing : atOnce(module.game, view, decision, option)
  const parts = [
    module.spoken?.brings?.(facts, words.say) ?? null,
    meets,
    onlyWords(only, meets ?? "", hearing),
  ].flatMap((part) => (part === null ? [] : [part]))
  return parts.length === 0 ? null : parts.map((part) => part.replace(/\.$/, "")).join(". ")
}

const nothing: AtOnce = { only: [], facts: [] }

/**
 * Places, cards and the like that come with an option because there is no other: without a
 * question, or as the only answer to it. Of the last one, too, what is met there.
 */
function onlyWords(
  only: AtOnce["only"],
  meets: string,
  { module, words, view, decision }: Pick<Hearing, "module" | "words" | "view" | "decision">,
): string | null {
  const isNamed = ({ choice }: { readonly choice: Choice }) =>
    Object.entries(choice).some(
      ([param, value]) =>
        module.texts.names[param] !== undefined && (typeof value === "string" || typeof value === "number"),
    )
  const last = only.findLastIndex(isNamed)
  if (last < 0 || decision === null) return null
  const list = only.slice(0, last + 1).map(({ ask, choice }, at) => {
    const decided = { module, words, view, decision: { ...decision, ask } }
    const line = nameOf(choice, decided)
    const more = at === last ? meetsOf(choice, decided) : null
    return more === null || meets.includes(more) ? line : `${line}, ${more.split(". ")[0]}`
  })
  return ownWords(words.locale)("voice.only", { list: list.join("; ") })
}

function meetsOf(
  option: Choice,
  { module, words, view, decision }: Pick<Hearing, "module" | "words" | "view" | "decision">,
): string | null {
  const line = nameOf(option, { module, words, view, decision })
  const more = module.spoken?.option(view, option, words.say) ?? ""
  // The number and the name of a thing, which its option says already
  const [head = "", name = ""] = /^(?:\d+\. )?([^:.]+): /.exec(more) ?? []
  const named = name !== "" && line.includes(name) ? more.slice(head.length) : more
  const [first = ""] = named.split(". ")
  const isSaid = named !== first && line.toLowerCase().includes(first.toLowerCase())
  const rest = isSaid ? named.slice(first.length + 2) : named
  return rest === "" || rest === line ? null : rest
}

/** Said once where lines are typed. */
export const howToChoose = (locale: Speaker["locale"]): string =>
  ownWords(locale)("voice.choose", { near: called.near[locale] })

export function noSuchCommand(text: string, locale: Speaker["locale"]): string {
  return ownWords(locale)("voice.unknown", { text, help: called.help[locale] })
}

/** By its number, with or without a word for it, or by a part of its name. */
function placesCalled(text: string, hearing: Hearing): readonly SpokenPlace[] {
  const { places } = positionOf(hearing)
  const wanted = plain(text)
  const number = /^\p{L}*\s*(\d+)$/u.exec(wanted)?.[1]
  const exact = places.filter(({ id }) => plain(id) === (number ?? wanted))
  return exact.length > 0 || wanted === "" ? exact : places.filter(({ name }) => plain(name).includes(wanted))
}

function nearTo(argument: string, hearing: Hearing): readonly string[] {
  const { places } = positionOf(hearing)
  const found = placesCalled(argument, hearing)
  if (found.length > 0) return found.flatMap(({ line, near }) => [line, ...near])
  const say = ownWords(hearing.words.locale)
  return [say("voice.noPlace", { text: argument, places: places.map(({ name }) => name).join(", ") })]
}

/**
 * Everything that happened since the listener's last choice before others acted, in full: whoever
 * has answered since, or was answered for, still hears what the others did. What is answered in
 * somebody else's turn is no move of one's own.
 */
export function sinceMine(hearing: Hearing): readonly string[] {
  const { words, view, moments, module } = hearing
  const turns = turnsOf(moments, module)
  const others = turns.findLastIndex((seat) => seat !== view.who)
  const mine = turns.findLastIndex((seat, at) => seat === view.who && at < others)
  const lines = moments
    .slice(Math.max(0, mine))
    .flatMap(({ facts }) => facts.map((fact) => toListener(fact, hearing)))
  return lines.length === 0 ? [ownWords(words.locale)("voice.nothing")] : lines
}

/** In whose turn each choice was made; where no turn goes on, whose it was. */
function turnsOf(moments: readonly HeardChoice[], { spoken }: Hearing["module"]): (Seat | "all" | null)[] {
  let turn: Seat | "all" | null = null
  return moments.map(({ seat, facts }) => {
    const whose = turn ?? seat
    for (const fact of facts) {
      const now = spoken?.whoseTurn?.(fact)
      if (now !== undefined) turn = now
    }
    return whose
  })
}

/** A line of the log; what the listener has done, and what was done to them, with "you". */
export function toListener(
  fact: Fact,
  { module, words, view }: Pick<Hearing, "module" | "words" | "view">,
): string {
  const [clause, ...more] = module.spoken?.turn([fact], view, words.say) ?? []
  return clause?.isToYou === true && more.length === 0
    ? capital(clause.words)
    : words.to(view.who).sayFact(fact)
}

/** A turn, or the end of a round, which is one whoever decides something in it. */
interface Part extends HeardChoice {
  readonly isEnd: boolean
}

/**
 * Choices in a row of one seat are one turn. `before`: what has been told already, which a round's
 * end may go on from.
 */
function partsOf(
  moments: readonly HeardChoice[],
  { spoken }: Pick<GameModule, "spoken">,
  before: readonly HeardChoice[],
): Part[] {
  const parts: Part[] = []
  const add = (seat: Seat | null, fact: Fact, isEnd: boolean) => {
    const last = parts.at(-1)
    if (last !== undefined && last.isEnd === isEnd && (isEnd || last.seat === seat))
      parts[parts.length - 1] = { ...last, facts: [...last.facts, fact] }
    else parts.push({ seat, facts: [fact], isEnd })
  }
  for (const { at, seat, fact, isEnd } of inOrder([...before, ...moments], spoken))
    if (at >= before.length) add(seat, fact, isEnd)
  return parts
}

/** Fact by fact, and whether it belongs to the end of a round; `closes`: that is over with it. */
function* inOrder(moments: readonly HeardChoice[], spoken: GameModule["spoken"]) {
  let isEnd = false
  for (const [at, { seat, facts }] of moments.entries()) {
    if (spoken?.isRoundOver === undefined) isEnd = false
    for (const [n, fact] of facts.entries()) {
      if (spoken?.isRoundEnd(fact) === true) isEnd = true
      const over = isEnd ? (spoken?.isRoundOver?.(fact) ?? null) : null
      if (over === "before") isEnd = false
      yield { at, n, seat, fact, isEnd, closes: over === "with" }
      if (over === "with") isEnd = false
    }
  }
}

/**
 * All but the end of a round that is still going on: told piece by piece it would take twice the
 * words.
 */
export function beforeOpenEnd<M extends HeardChoice>(
  moments: readonly M[],
  { spoken }: Pick<GameModule, "spoken">,
): readonly M[] {
  if (spoken?.isRoundOver === undefined) return moments
  let open: { readonly at: number; readonly n: number } | null = null
  for (const { at, n, isEnd, closes } of inOrder(moments, spoken))
    open = isEnd && !closes ? (open ?? { at, n }) : null
  if (open === null) return moments
  const whole = moments.slice(0, open.at)
  const half = moments[open.at]
  return open.n === 0 || half === undefined
    ? whole
    : [...whole, { ...half, facts: half.facts.slice(0, open.n) }]
}

/**
 * What is said of a turn, or of the end of a round, unasked: one sentence. The command `last` tells
 * all of it.
 */
function sayPart(
  { seat, facts, isEnd }: Part,
  { module, words, view }: Pick<Hearing, "module" | "words" | "view">,
  most: number,
): string[] {
  const say = ownWords(words.locale)
  const { spoken } = module
  const clauses =
    spoken === undefined
      ? facts.map((fact) => ({ words: words.sayFact(fact), weight: 1 }))
      : spoken.turn(facts, view, words.say)
  if (clauses.length === 0) return []
  const isMine = seat === null || seat === view.who
  const name = isMine ? "" : (spoken?.called?.(view, seat, words.say) ?? words.sayName("seat", seat))
  const actor = isEnd || isMine ? null : { seat, name }
  const sum = (some: readonly SpokenClause[], head: string, room: number, roomOfAll = room) => {
    const sayLeft = (left: number) => say("voice.more", { left })
    return sumUp(some, actor, room - countWords(head), sayLeft, roomOfAll - countWords(head))
  }
  const sentence = (told: string) => capital(`${told}.`.replace(/[.!?]\.$/, "."))
  if (!isEnd) return [sentence(sum(clauses, "", most))]
  // First what has befallen everybody and the listener, then the others one by one
  const ordered = byPlayer(clauses, view.who)
  const head = `${say("voice.roundEnd")}: `
  if (countWords(`${head}${sum(ordered, "", Number.POSITIVE_INFINITY)}`) <= mostOfEnd)
    return [sentence(`${head}${sum(ordered, head, mostOfEnd)}`)]
  const isTheirs = ({ subject, closes = false }: SpokenClause) =>
    closes || (subject !== undefined && subject !== view.who)
  const [mine, theirs] = [ordered.filter((clause) => !isTheirs(clause)), ordered.filter(isTheirs)]
  const first = mine.length === 0 ? "" : `${head}${sum(mine, head, mostOfEnd)}`
  const lead = first === "" ? head : ""
  const rest = `${lead}${sum(theirs, lead, mostOfEnd, 2 * mostOfEnd - countWords(first))}`
  return [...(first === "" ? [] : [first]), ...(theirs.length === 0 ? [] : [rest])].map(sentence)
}

/**
 * What befalls nobody in particular is behind the rest, and comes first; then the listener, then
 * everybody else.
 */
function byPlayer(clauses: readonly SpokenClause[], me: Who): SpokenClause[] {
  const placeOf = ({ subject, closes = false }: SpokenClause) =>
    closes ? Number.POSITIVE_INFINITY : subject === undefined ? -2 : subject === me ? -1 : subject
  return clauses.toSorted((a, b) => placeOf(a) - placeOf(b) || 0)
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The end of a round settles things for everybody: it has two such sentences. */
const mostOfEnd = 40

/** Of several turns at once each is told in fewer words: two of them in 40. */
const mostOfSeveral = 20

/**
 * What is said of all these choices, a line for each turn, and for each end of a round.
 * `amongMany`: other turns are told right before or after. `before`: what has been told already.
 */
export function sayTurns(
  moments: readonly HeardChoice[],
  hearing: Pick<Hearing, "module" | "words" | "view">,
  amongMany = false,
  before: readonly HeardChoice[] = [],
): string[] {
  const parts = partsOf(moments, hearing.module, before)
  const most = amongMany || parts.length > 1 ? mostOfSeveral : mostWords
  return parts.flatMap((part) => sayPart(part, hearing, most))
}
