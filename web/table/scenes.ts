// From one step of a game to the next: the moments in between, each with the view of that moment
// and its length

import { type Beat, cutIntoBeats, type Pacing } from "@genepool/board"
import type { Fact, Result } from "@genepool/engine"
import type { Moment, Sight } from "./source.ts"

/** How a game that is over is told before its result stands there. */
export type Ending =
  /** One part of the score is counted; those before it have been. */
  | {
      readonly kind: "count"
      readonly result: Result
      readonly part: string
      readonly counted: readonly string[]
    }
  /** The winners have their moment. */
  | { readonly kind: "winner"; readonly result: Result }

/** What is drawn for a while. */
export interface Scene {
  readonly sight: Sight
  /** What happens meanwhile: it moves first, and the view follows while one reads. */
  readonly beat: readonly Fact[]
  /** What of it is said: while dice roll nobody knows how they fall. */
  readonly told: readonly Fact[]
  /** How long it is to be seen, unhurried; 0: until something else comes. */
  readonly ms: number
  /** Begins what another seat did: who goes step by step is asked before. */
  readonly opens: boolean
  /** Plays over the present, and gives way to anything else. */
  readonly loose: boolean
  readonly ending?: Ending
}

const letter = 45
const least = 420
const dice = 600
const result = 1200
const counting = 1500
const winning = 2600
/** Who reads slower can hold it. */
const most = 3200
/** More of one beat is not said. */
export const mostSaid = 3

/** As long as its words need, and as dice or the outcome of a fight deserve. */
export function lengthOf(beat: Beat, pacing: Pacing | null, say: (fact: Fact) => string): number {
  return Math.max(least, wordsOf(beat, say), ...beat.map(({ fact }) => weightOf(fact, pacing)))
}

function wordsOf(beat: Beat, say: (fact: Fact) => string): number {
  const letters = beat.slice(0, mostSaid).reduce((sum, fact) => sum + say(fact).length, 0)
  return Math.min(most, letter * letters)
}

function weightOf(fact: string, pacing: Pacing | null): number {
  if (pacing?.results?.has(fact)) return result
  return pacing?.dice?.has(fact) ? dice : 0
}

/** The two halves of a beat: what moves goes first, then one reads what came of it. */
interface Halves {
  /** How long it moves. */
  readonly moving: number
  /** The view is the next one while it moves, and while one reads. */
  readonly drawnAhead: boolean
  readonly landed: boolean
  /** What is said while it moves: nobody knows yet how the dice fall. */
  readonly told: Beat
}

function halvesOf(beat: Beat, pacing: Pacing | null): Halves {
  const isDie = ({ fact }: Fact) => pacing?.dice?.has(fact) === true
  const isResult = ({ fact }: Fact) => pacing?.results?.has(fact) === true
  const drawnAhead = beat.every(({ fact }) => pacing?.drawn?.has(fact) === true)
  if (!beat.some(isDie))
    return {
      moving: beat.some(isResult) ? result : least,
      drawnAhead,
      landed: true,
      told: beat,
    }
  const told = beat.slice(
    0,
    beat.findIndex((fact) => isDie(fact) || isResult(fact)),
  )
  // One looks at a fight or a hunt where it took place until one has read how it came out
  return { moving: dice, drawnAhead, landed: !beat.some(isResult), told }
}

export const isAsked = ({ decision }: Pick<Sight, "decision">): boolean =>
  decision !== null && !decision.answered

/** Over the present, which is there already. */
function playedOver(sight: Sight, beat: Beat, ms: number): Scene {
  return { sight, beat, told: beat, ms, opens: false, loose: true }
}

/** The scenes that lead from one sight to the next; the last of them is that sight itself. */
export function scenesOf(
  before: Sight,
  next: Sight,
  pacing: Pacing | null,
  say: (fact: Fact) => string,
): Scene[] {
  const beats = pacing === null ? [] : cutIntoBeats(pacing, next.facts)
  const ms = (beat: readonly Fact[]) => lengthOf(beat, pacing, say)
  const isHeavy = beats.some(({ beat }) => beat.some(({ fact }) => weightOf(fact, pacing) > 0))
  const actor = next.moments.at(-1)?.seat ?? null
  const isOwn = actor !== null && actor === next.who
  // Who chooses sees at once what comes of it and may go on, unless dice or a fight were the answer
  if (isAsked(next) && (isSameQuestion(before, next) || (isOwn && !isHeavy)))
    return [
      ...beats.map(({ beat }) => playedOver(next, beat, ms(beat))),
      { sight: next, beat: [], told: [], ms: 0, opens: false, loose: beats.length > 0 },
    ]
  const isSeen = next.who === before.who && next.views !== undefined
  const viewBefore = (fact: number) => (isSeen && fact > 0 ? next.views?.[fact - 1] : null) ?? before.view
  /** Where the moments in between are not known, the last of them leads to what there is now. */
  const viewAfter = (to: number, isLast: boolean) =>
    (isSeen ? next.views?.[to - 1] : isLast && next.who === before.who ? next.view : null) ?? null
  const scenes = beats.flatMap(({ beat, from, to }, at): Scene[] => {
    const { moving, drawnAhead, landed, told } = halvesOf(beat, pacing)
    const after = viewAfter(to, at === beats.length - 1)
    const since = beats[at - 1]?.from ?? 0
    const half = (isAfter: boolean, heard: Beat, length: number, opens: boolean): Scene => ({
      sight: {
        ...before,
        view: isAfter && after !== null ? after : viewBefore(from),
        facts: isSeen ? next.facts.slice(isAfter ? from : since, isAfter ? to : from) : [],
        moments: momentsWith(
          before.moments,
          next.moments,
          next.facts.slice(0, heard === beat ? to : from + heard.length),
        ),
        decision: null,
        prompt: null,
        withheld: [],
        waiting: actor === null ? before.waiting : [actor],
        seats: next.seats,
        mayUndo: next.mayUndo,
      },
      beat,
      told: heard,
      ms: length,
      opens,
      loose: false,
    })
    const opens = at === 0 && !isOwn
    const reading = wordsOf(beat, say)
    const isHushed = told.length < beat.length
    const left = isHushed ? Math.max(least, reading) : ms(beat) - moving
    const isWhole = !isHushed && (after === null || left <= 0)
    if (isWhole) return [half(drawnAhead, beat, ms(beat), opens)]
    return [half(drawnAhead, told, moving, opens), half(drawnAhead || landed, beat, left, false)]
  })
  const isRead = beats.length > 0 || isAsked(next) || next.result !== null || next.facts.length === 0
  const last: Scene = {
    sight: isSeen ? { ...next, facts: next.facts.slice(beats.at(-1)?.from ?? 0) } : next,
    beat: [],
    told: [],
    ms: isRead ? 0 : ms(next.facts),
    opens: beats.length === 0 && next.facts.length > 0 && !isOwn,
    loose: false,
  }
  return [...scenes, ...endingOf(next), last]
}

/** Part by part what everybody has, then who has won: from the result, as the rules counted it. */
function endingOf(next: Sight): Scene[] {
  const { result, aborted = false } = next
  if (result === null || aborted) return []
  const parts = partsOf(result)
  const still = {
    ...next,
    facts: [],
    decision: null,
    prompt: null,
    withheld: [],
    waiting: [],
    mayUndo: false,
  }
  const scene = (sight: Sight, ms: number, ending: Ending): Scene => ({
    sight,
    beat: [],
    told: [],
    ms,
    opens: false,
    loose: false,
    ending,
  })
  const counts = parts.map((part, at) =>
    scene({ ...still, result: null }, counting, { kind: "count", result, part, counted: parts.slice(0, at) }),
  )
  return hasWinner(result) ? [...counts, scene(still, winning, { kind: "winner", result })] : counts
}

/** What of a score anybody has something of, in the order of the rules. */
export function partsOf({ parts }: Result): string[] {
  const names = [...new Set(parts.flatMap((part) => Object.keys(part)))]
  return names.filter((name) => parts.some((part) => (part[name] ?? 0) !== 0))
}

export function hasWinner({ winners, places }: Result): boolean {
  return winners.length > 0 && winners.length < places.length
}

/** The log and the ticker tell no more than has been shown. */
function momentsWith(
  before: readonly Moment[],
  next: readonly Moment[],
  heard: readonly Fact[],
): readonly Moment[] {
  const last = next.at(-1)
  return last === undefined ? before : [...before, { ...last, facts: heard }]
}

function isSameQuestion(before: Sight, next: Sight): boolean {
  return before.decision !== null && JSON.stringify(before.decision) === JSON.stringify(next.decision)
}
