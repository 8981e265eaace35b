// Whether a game's table of harms misses anything: whole games by chance, in which nobody may lose
// a thing unannounced.

import type { AnyGame, Fact, Position, Seat } from "../contract.ts"
import { blowsIn, type Following, roundsHeard, type SheetPart } from "../following.ts"
import { type Moment, simulate } from "../simulate.ts"
import { heardBy } from "../turn.ts"

export interface Losing<S extends Position, F extends Fact> {
  readonly seats: number
  readonly options?: { readonly [name: string]: unknown }
  readonly games: number
  readonly seed: string
  /** What a seat has and would not like to lose, in numbers: more is better. */
  readonly holdings: (state: S, seat: Seat) => { readonly [what: string]: number }
  /**
   * Whether a fact tells of the seat spending of its own will, though another's choice brought it
   * about.
   */
  readonly spends: (fact: F, seat: Seat, before: readonly F[]) => boolean
}

export interface Losses {
  /** Each kind of loss that nothing announced, as `what: the facts that were heard`, once. */
  readonly unannounced: readonly string[]
  /** How many losses there were. */
  readonly looked: number
  /** The facts by which losses were announced. */
  readonly by: readonly string[]
}

export function lossesOf<S extends Position, F extends Fact>(
  game: AnyGame,
  following: Pick<Following, "harms">,
  { seats, options, games, seed, holdings, spends }: Losing<S, F>,
): Losses {
  const unannounced = new Set<string>()
  const by = new Set<string>()
  let looked = 0
  const inspect = () => {
    const heard: F[][] = Array.from({ length: seats }, () => [])
    let before: readonly { readonly [what: string]: number }[] = []
    return ({ state, told, made }: Moment) => {
      const now = heard.map((_, seat) => holdings(state as S, seat))
      heard.forEach((facts, seat) => {
        const since = facts.length
        facts.push(...(heardBy(told, seat) as F[]))
        const last = before[seat]
        if (last === undefined || made?.seat === seat) return
        const less = Object.keys(last).filter((what) => (now[seat]?.[what] ?? 0) < (last[what] ?? 0))
        if (less.length === 0) return
        const news = facts.slice(since)
        if (news.some((fact, at) => spends(fact, seat, facts.slice(0, since + at)))) return
        looked++
        const blows = blowsIn(following, facts, game.view(state, seat), since).filter(
          (blow) => blow.seat === seat,
        )
        for (const { at } of blows) by.add((facts[at] as Fact).fact)
        if (blows.length === 0)
          unannounced.add(`${less.join(", ")}: ${news.map(({ fact }) => fact).join(" ")}`)
      })
      before = now
      return []
    }
  }
  simulate(game, { seats, options: options ?? {}, games, seed, inspect })
  return { unannounced: [...unannounced], looked, by: [...by].sort() }
}

/**
 * The sheets of all rounds of a game at random, each as the seat sees it when the round is over.
 */
export function sheetsOf(
  game: AnyGame,
  following: Following,
  {
    seats,
    options = {},
    seed,
  }: { seats: number; options?: { readonly [name: string]: unknown }; seed: string },
): (readonly SheetPart[])[] {
  const sheets: (readonly SheetPart[])[] = []
  const inspect = () => {
    const facts: Fact[] = []
    let told = 0
    return (moment: Moment) => {
      facts.push(...heardBy(moment.told, 0))
      const over = roundsHeard(following, facts, moment.state.frames.length === 0).filter(
        ({ isOver }) => isOver,
      )
      for (const round of over.slice(told))
        sheets.push(following.sheet(round.facts, game.view(moment.state, 0)))
      told = over.length
      return []
    }
  }
  simulate(game, { seats, options, games: 1, seed, inspect })
  return sheets
}
