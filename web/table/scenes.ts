// From one step of a game to the next: the moments in between, each with the view of that moment
// and its length

import { cutIntoBeats, type Score } from "@genepool/board"
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
  /** What happens meanwhile: it moves, and the view follows when it has been seen. */
  readonly beat: readonly Fact[]
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
export function lengthOf(beat: readonly Fact[], score: Score | null, say: (fact: Fact) => string): number {
  const letters = beat.slice(0, mostSaid).reduce((sum, fact) => sum + say(fact).length, 0)
  return Math.max(least, Math.min(most, letter * letters), ...beat.map(({ fact }) => weightOf(fact, score)))
}

function weightOf(fact: string, score: Score | null): number {
  if (score?.results?.has(fact)) return result
  return score?.dice?.has(fact) ? dice : 0
}

export const isAsked = ({ decision }: Pick<Sight, "decision">): boolean =>
  decision !== null && !decision.answered

/** The scenes that lead from one sight to the next; the last of them is that sight itself. */
export function scenesOf(
  before: Sight,
  next: Sight,
  score: Score | null,
  say: (fact: Fact) => string,
): Scene[] {
  const beats = score === null ? [] : cutIntoBeats(score, next.facts)
  const ms = (beat: readonly Fact[]) => lengthOf(beat, score, say)
  const isHeavy = beats.some(({ beat }) => beat.some(({ fact }) => weightOf(fact, score) > 0))
  const actor = next.moments.at(-1)?.seat ?? null
  const isOwn = actor !== null && actor === next.who
  // Who chooses sees at once what comes of it and may go on, unless dice or a fight were the answer
  if (isAsked(next) && (isSameQuestion(before, next) || (isOwn && !isHeavy)))
    return [
      ...beats.map(({ beat }) => ({ sight: next, beat, ms: ms(beat), opens: false, loose: true })),
      { sight: next, beat: [], ms: 0, opens: false, loose: beats.length > 0 },
    ]
  const isSeen = next.who === before.who && next.views !== undefined
  const viewBefore = (fact: number) => (isSeen && fact > 0 ? next.views?.[fact - 1] : null) ?? before.view
  const scenes: Scene[] = beats.map(({ beat, from, to }, at) => ({
    sight: {
      ...before,
      view: viewBefore(from),
      facts: isSeen ? next.facts.slice(beats[at - 1]?.from ?? 0, from) : [],
      moments: momentsWith(before.moments, next.moments, next.facts.slice(0, to)),
      decision: null,
      prompt: null,
      withheld: [],
      waiting: actor === null ? before.waiting : [actor],
      seats: next.seats,
      mayUndo: next.mayUndo,
    },
    beat,
    ms: ms(beat),
    opens: at === 0 && !isOwn,
    loose: false,
  }))
  const isRead = beats.length > 0 || isAsked(next) || next.result !== null || next.facts.length === 0
  const last: Scene = {
    sight: isSeen ? { ...next, facts: next.facts.slice(beats.at(-1)?.from ?? 0) } : next,
    beat: [],
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
