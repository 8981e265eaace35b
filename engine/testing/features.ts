// What every game's features are held to: it makes no difference which seat is called the first,
// and numbers stay small.

import type { Choice, Game, Position, PositionView } from "../contract.ts"
import type { Judgement } from "../module.ts"
import { FastRandom } from "../random/fast.ts"
import { parseOptions } from "../schema.ts"
import { Turn } from "../turn.ts"

/** Beyond this a number drowns the others. */
export const largest = 6

/**
 * Plays games in a hurry at tables of each size, and says what is wrong with the features at
 * settled moments; `rotate` gives the position in which everybody sits one seat further on. `rare`:
 * what of a seat's own is 0 in such games.
 */
export function featureProblems<S extends Position, C extends Choice, V extends PositionView, O>(
  game: Game<S, C, V, O>,
  judgement: Judgement<S, C, V>,
  rotate: (state: S) => S,
  rare: readonly string[] = [],
  gamesPerTable = 2,
): string[] {
  const { features } = judgement
  if (features === undefined) return ["there are no features"]
  const { names } = features
  const problems = new Set<string>()
  const used = new Set<number>()
  if (new Set(names).size < names.length) problems.add("two features have one name")
  const rowsOf = (state: S, seats: number): Float32Array => {
    const spread = judgement.spread?.(state) ?? 1
    const worths = Float64Array.from({ length: seats }, (_, seat) => judgement.evaluate(state, seat) / spread)
    const rows = new Float32Array(seats * names.length).fill(Number.NaN)
    features.read(state, worths, rows)
    return rows
  }
  const compare = (state: S, seats: number) => {
    const before = JSON.stringify(state)
    const rows = rowsOf(state, seats)
    if (JSON.stringify(state) !== before) problems.add("reading changes the position")
    const further = rowsOf(rotate(game.clone(state)), seats)
    rows.forEach((value, i) => {
      const seat = Math.floor(i / names.length)
      const name = i % names.length
      if (value !== 0) used.add(name)
      if (!(Math.abs(value) <= largest)) problems.add(`${names[name]} is ${value}`)
      const same = further[((seat + 1) % seats) * names.length + name] as number
      // Sums over the others are added up in another order
      if (!(Math.abs(same - value) < 1e-5)) problems.add(`${names[name]} depends on who is called the first`)
    })
  }
  for (let seats = game.seats.min; seats <= game.seats.max; seats++)
    for (let n = 0; n < gamesPerTable; n++) {
      const random = new FastRandom(`features ${seats} ${n}`)
      const turn = new Turn(random, false)
      const state = game.setup(seats, parseOptions(game.options, undefined, seats), turn)
      for (;;) {
        const decision = game.decisions(state)[0]
        if (decision === undefined) break
        if (judgement.settled?.(state) !== false && random.below(4) === 0) compare(state, seats)
        const at = judgement.hurried?.(state, decision, random) ?? random.below(decision.options.length)
        game.apply(state, decision.seat, decision.options[at] as C, turn)
      }
    }
  const idle = names.filter((_, name) => !used.has(name))
  if (idle.length > 0.15 * names.length) problems.add(`these are always 0: ${idle.join(", ")}`)
  // What is read from a frame that no longer has that name is 0 ever after
  const lost = idle.filter((name) => name.startsWith("own.") && !rare.includes(name.slice(4)))
  if (lost.length > 0) problems.add(`these are never told: ${lost.join(", ")}`)
  return [...problems]
}
