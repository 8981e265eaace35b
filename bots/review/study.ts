// How good a choice was: what it was worth beside the best ones, each tried alike often, and how
// sure that is.

import { type Choice, type Seat, sameChoice } from "@genepool/engine"
import { type Knowledge, learnedAt, type Player } from "../player.ts"
import { searching } from "../search/search.ts"
import { strongestBy } from "../search/settings.ts"
import type { Part } from "./story.ts"
import { type Chances, type Looked, meanOf, type Scales } from "./weigh.ts"

/**
 * How much thought goes into a review. Counts, not time: the same game gives the same review on
 * every machine.
 */
export interface Depth {
  /** How often a position is played on and judged. */
  readonly levels: number
  /** How often options are looked at by judgement alone; 0: choices are not judged. */
  readonly looks: number
  /**
   * The tries that look for something better, and how often and with how many tries each it is then
   * compared.
   */
  readonly scouting: number
  readonly rounds: number
  readonly tries: number
}

export const atAGlance: Depth = { levels: 2, looks: 0, scouting: 0, rounds: 0, tries: 0 }
export const thorough: Depth = { levels: 128, looks: 6, scouting: 160, rounds: 6, tries: 40 }
/** For what turned out to matter. */
export const closely: Depth = { ...thorough, scouting: 600, rounds: 10, tries: 160 }

/** What was found out about a choice. */
export interface Study {
  readonly n: number
  readonly seat: Seat
  readonly chosen: Choice
  /** The best found, or null where nothing was better than what was chosen. */
  readonly better: Choice | null
  /**
   * What every seat's chance would have gained by the better choice; all zero where there is none.
   */
  readonly missed: Chances
  /**
   * The same for the seat that chose: how much it gave away, with 95 % of certainty between these.
   */
  readonly low: number
  readonly high: number
  /** What the seat would have given away with any of the options. */
  readonly stake: number
  /** The chances with what was chosen, whatever dice and cards then say. */
  readonly level: Chances
  /** Whether anything was left to chance or came to light by it. */
  readonly opened: boolean
  /** How many options there were. */
  readonly options: number
}

/** Studies choices of one game, at one table, with one pair of eyes. */
export class Student {
  private readonly scales: Scales
  private readonly scout: Player
  private readonly comparer: Player

  constructor(scales: Scales, knowledge: Knowledge) {
    const { game, seats } = scales
    this.scales = scales
    this.scout = thorougher({ ...knowledge, game }, seats, false)
    this.comparer = thorougher({ ...knowledge, game }, seats, true)
  }

  study(part: Part, depth: Depth): Study {
    const { scales } = this
    const { n, seat, choice, decision } = part
    const seed = `review ${n} ${seat}`
    const { chances: level, opened } = scales.chosen(part, depth.levels, `${seed} level`)
    const head = { n, seat, chosen: choice, level, opened, options: decision.options.length }
    const nothing = { better: null, missed: level.map(() => 0), low: 0, high: 0, stake: 0 }
    if (decision.options.length < 2 || depth.looks === 0) return { ...head, ...nothing }
    const looked = scales.look(part, depth.looks, `${seed} look`)
    const stake = stakeOf(looked, seat)
    const verdict = verdictOf(this.compare(part, looked, depth, seed), seat)
    return { ...head, ...nothing, ...verdict, stake: Math.max(stake, verdict?.missed[seat] ?? 0) }
  }

  /**
   * What was chosen and what may be better, round after round, each round as many tries for the one
   * as for the others.
   */
  private compare(part: Part, looked: readonly Looked[], depth: Depth, seed: string): Looked[] {
    const { seats } = this.scales
    const { view, seat, choice, decision } = part
    const question = { view, seat, seats, decision, seed: `${seed} scout` }
    const scouted = this.scout({ ...question, budget: { iterations: depth.scouting } })
    const candidates = [choice]
    for (const option of [...scouted.options.slice(0, 2).map(({ choice }) => choice), bestOf(looked, seat)])
      if (!candidates.some((known) => sameChoice(known, option))) candidates.push(option)
    if (candidates.length === 1) return []
    const found = candidates.map((choice) => ({ choice, times: [] as Chances[] }))
    for (let round = 0; round < depth.rounds; round++) {
      const { options } = this.comparer({
        ...question,
        decision: { ...decision, options: candidates },
        seed: `${seed} round ${round}`,
        budget: { iterations: depth.tries * candidates.length },
      })
      for (const { choice, chances } of options)
        found.find((option) => option.choice === choice)?.times.push(chances as Chances)
    }
    return found
  }
}

/** Thinks as strongly as hints do, and by numbers of tries alone: nobody looks at a clock. */
export function thorougher(
  { game, judgement, learned }: Knowledge,
  seats: number,
  compares: boolean,
): Player {
  const better = learnedAt(learned, seats)
  return searching({ game, judgement: better?.judgement ?? judgement }, () => 0, {
    ...strongestBy(better),
    compares,
  })
}

/** By the mean of all times. */
function bestOf(looked: readonly Looked[], seat: Seat): Choice {
  const worth = ({ times }: Looked) => mean(times.map((chances) => chances[seat] as number))
  return looked.reduce((best, option) => (worth(option) > worth(best) ? option : best)).choice
}

/** What is given away on average by taking any of the options rather than the best. */
function stakeOf(looked: readonly Looked[], seat: Seat): number {
  if (looked.length < 2) return 0
  const all = mean(looked.map(({ times }) => mean(times.map((chances) => chances[seat] as number))))
  return Math.max(0, mean(crossed(looked, seat).map(({ best, time }) => best.times[time]![seat]!)) - all)
}

/**
 * For every time the option that did best all the other times. Whoever takes the best of what a few
 * tries have shown, and believes the same tries how good it is, finds a mistake in every choice.
 */
function crossed(looked: readonly Looked[], seat: Seat): { best: Looked; time: number }[] {
  const sums = looked.map(({ times }) => times.reduce((sum, chances) => sum + (chances[seat] as number), 0))
  const count = looked[0]?.times.length ?? 0
  return Array.from({ length: count }, (_, time) => {
    let best = 0
    const others = (at: number) => sums[at]! - looked[at]!.times[time]![seat]!
    // Of equals the one that was chosen, which stands first
    for (let at = 1; at < looked.length; at++) if (others(at) > others(best) + 1e-12) best = at
    return { best: looked[best]!, time }
  })
}

/** Of the first against the others; null where nothing was better. */
export function verdictOf(
  compared: readonly Looked[],
  seat: Seat,
): Pick<Study, "better" | "missed" | "low" | "high"> | null {
  const chosen = compared[0]
  if (chosen === undefined || compared.length < 2) return null
  const better = bestOf(compared, seat)
  if (better === chosen.choice) return null
  const gains = crossed(compared, seat).map(({ best, time }) =>
    best.times[time]!.map((chance, at) => chance - chosen.times[time]![at]!),
  )
  const missed = meanOf(gains, gains[0]!.length)
  const found = missed[seat] as number
  if (found <= 0) return null
  const doubt = standardError(gains.map((gain) => gain[seat] as number))
  const margin = doubt * quantile(gains.length - 1)
  // What may as well be noise counts for little: many small doubts would else add up to a mistake
  const trust = Math.max(0, 1 - (doubt / found) ** 2)
  return {
    better,
    missed: missed.map((gain) => gain * trust),
    low: found * trust - margin,
    high: found * trust + margin,
  }
}

function standardError(values: readonly number[]): number {
  const middle = mean(values)
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0)
  return Math.sqrt(squares / Math.max(1, values.length - 1) / values.length)
}

/** Of Student's t, 97.5 %, by degrees of freedom from 1. */
const quantiles = [12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.2, 2.18, 2.16, 2.14, 2.13]

function quantile(degrees: number): number {
  return quantiles[degrees - 1] ?? 2.1
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((a, b) => a + b) / values.length
}
