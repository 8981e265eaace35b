// How well a game's judgement foretells the end: what it says at settled moments of games between equals, and who won.

import type { Judgement, Position, Seat } from "@genepool/engine"
import { type Contest, playBout } from "./arena.ts"

/** What was foretold in one part of the games, from the first choice to the last. */
export interface Foretold {
  readonly moments: number
  /** How often whoever was judged best has won, from 0 to 1. */
  readonly right: number
  /** How much of what is open the judgement knows: 0 is no more than chance, 1 all of it; below 0 it misleads. */
  readonly known: number
  /** The judgement's spread, on average (null where it has none), and the one by which it would know most. */
  readonly spread: number | null
  readonly fitting: number
}

interface Moment {
  readonly points: readonly number[]
  readonly spread: number | null
  winners: readonly Seat[]
}

/** Plays the contest, and looks at it in so many parts of equal length. `onGame` hears of each game. */
export function foresightOf(
  plan: Contest,
  judgement: Judgement,
  parts: number,
  onGame?: () => void,
): Foretold[] {
  const moments = Array.from({ length: parts }, (): Moment[] => [])
  for (let n = 0; n < plan.games; n++) {
    const seen: Moment[] = []
    const choicesBefore: number[] = []
    const watch = (state: Position, made: number) => {
      if (judgement.settled?.(state) === false) return
      const points = Array.from({ length: plan.seats }, (_, seat) => judgement.evaluate(state, seat))
      // While others are still answering nothing has changed
      if (String(points) === String(seen.at(-1)?.points)) return
      seen.push({ points, spread: judgement.spread?.(state) ?? null, winners: [] })
      choicesBefore.push(made)
    }
    const { result, choices } = playBout({ ...plan, watch }, n)
    seen.forEach((moment, i) => {
      moment.winners = result.winners
      const part = Math.floor(((choicesBefore[i] as number) / choices) * parts)
      moments[part]?.push(moment)
    })
    onGame?.()
  }
  return moments.map((list) => foretold(list, plan.seats))
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
  }
}

/** How little the winner was expected, as a logarithm: 0 is not at all a surprise. */
function surprise({ points, winners }: Moment, spread: number): number {
  const best = Math.max(...points)
  const weights = points.map((value) => Math.exp((value - best) / spread))
  const sum = weights.reduce((a, b) => a + b)
  return mean(winners.map((seat) => -Math.log(Math.max(1e-9, (weights[seat] as number) / sum))))
}

/** Several that are judged best share the forecast. */
function rightOf({ points, winners }: Moment): number {
  const best = Math.max(...points)
  return mean(points.flatMap((value, seat) => (value === best ? [winners.includes(seat) ? 1 : 0] : [])))
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((a, b) => a + b) / values.length
}
