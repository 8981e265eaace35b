// How well judgements foretell the end: what each says at the same settled moments of games between
// equals, and who won.

import type { Judgement, Position, Seat } from "@genepool/engine"
import { type Contest, playBout } from "./arena.ts"
import { judgeAll } from "./search/objective.ts"

/** What was foretold in one part of the games, from the first choice to the last. */
export interface Foretold {
  readonly moments: number
  /** How often whoever was judged best has won, from 0 to 1. */
  readonly right: number
  /**
   * How much of what is open the judgement knows: 0 is no more than chance, 1 all of it; below 0 it
   * misleads.
   */
  readonly known: number
  /**
   * The judgement's spread, on average (null where it has none), and the one by which it would know
   * most.
   */
  readonly spread: number | null
  readonly fitting: number
  /** How far, on average, the chances that it gives are from what came of them. */
  readonly calibration: number
}

interface Moment {
  readonly points: readonly number[]
  readonly spread: number | null
  readonly winners: readonly Seat[]
}

/**
 * Plays the contest, and looks at it in so many parts of equal length; the last row is all of them
 * together. Gives a list for each of the judgements. `onGame` hears of each game.
 */
export function foresightOf(
  plan: Contest,
  judgements: readonly Judgement[],
  parts: number,
  onGame?: () => void,
): Foretold[][] {
  const moments = judgements.map(() => Array.from({ length: parts }, (): Moment[] => []))
  for (let n = 0; n < plan.games; n++) {
    const seen: { readonly before: number; readonly by: Moment[] }[] = []
    const watch = (state: Position, made: number) => {
      plan.watch?.(state, made)
      if (judgements[0]?.settled?.(state) === false) return
      const by = judgements.map((judgement) => ({
        points: pointsBy(judgement, state, plan.seats),
        spread: judgement.spread?.(state) ?? null,
        winners: [],
      }))
      // While others are still answering nothing has changed
      if (String(by[0]?.points) === String(seen.at(-1)?.by[0]?.points)) return
      seen.push({ before: made, by })
    }
    const { result, choices } = playBout({ ...plan, watch }, n)
    for (const { before, by } of seen) {
      const part = Math.floor((before / choices) * parts)
      by.forEach((moment, at) => {
        moments[at]?.[part]?.push({ ...moment, winners: result.winners })
      })
    }
    onGame?.()
  }
  return moments.map((lists) => [...lists, lists.flat()].map((list) => foretold(list, plan.seats)))
}

function pointsBy(judgement: Judgement, state: Position, seats: number): number[] {
  const points = new Float64Array(seats)
  judgeAll(judgement, state, points)
  return [...points]
}

/** From a quarter of a point to sixty-four points, each a fifth more than the last. */
const spreads = Array.from({ length: 31 }, (_, i) => 0.25 * 64 ** (i / 22.5))

function foretold(moments: readonly Moment[], seats: number): Foretold {
  const known = (spreadAt: (moment: Moment) => number) =>
    1 - mean(moments.map((moment) => surprise(moment, spreadAt(moment)))) / Math.log(seats)
  const fitting = spreads.reduce((best, spread) => (known(() => spread) > known(() => best) ? spread : best))
  return {
    moments: moments.length,
    right: mean(moments.map(rightOf)),
    known: known(({ spread }) => spread ?? fitting),
    spread: moments.some(({ spread }) => spread === null)
      ? null
      : mean(moments.map(({ spread }) => spread ?? 0)),
    fitting,
    calibration: calibrationOf(moments, ({ spread }) => spread ?? fitting),
  }
}

const bins = 10

/**
 * Chances that are alike are put together, ten kinds of them; each kind counts by how many they
 * are.
 */
function calibrationOf(moments: readonly Moment[], spreadAt: (moment: Moment) => number): number {
  const said = new Float64Array(bins)
  const came = new Float64Array(bins)
  for (const moment of moments)
    chancesOf(moment.points, spreadAt(moment)).forEach((chance, seat) => {
      const bin = Math.min(bins - 1, Math.floor(chance * bins))
      said[bin] = (said[bin] as number) + chance
      if (moment.winners.includes(seat)) came[bin] = (came[bin] as number) + 1 / moment.winners.length
    })
  const count = moments.reduce((sum, { points }) => sum + points.length, 0)
  if (count === 0) return 0
  return said.reduce((sum, chance, bin) => sum + Math.abs(chance - (came[bin] as number)), 0) / count
}

/** How little the winner was expected, as a logarithm: 0 is not at all a surprise. */
function surprise({ points, winners }: Moment, spread: number): number {
  const chances = chancesOf(points, spread)
  return mean(winners.map((seat) => -Math.log(Math.max(1e-9, chances[seat] as number))))
}

function chancesOf(points: readonly number[], spread: number): number[] {
  const best = Math.max(...points)
  const weights = points.map((value) => Math.exp((value - best) / spread))
  const sum = weights.reduce((a, b) => a + b)
  return weights.map((weight) => weight / sum)
}

/** Several that are judged best share the forecast. */
function rightOf({ points, winners }: Moment): number {
  const best = Math.max(...points)
  return mean(points.flatMap((value, seat) => (value === best ? [winners.includes(seat) ? 1 : 0] : [])))
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((a, b) => a + b) / values.length
}
