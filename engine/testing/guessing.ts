// What every game's numbers of secret choices are held to: they tell nothing that others hide, it
// makes no difference which seat is called the first, and they stay small.

import type { Choice, Decision, Game, Position, PositionView } from "../contract.ts"
import type { Judgement } from "../module.ts"
import { FastRandom } from "../random/fast.ts"
import { parseOptions } from "../schema.ts"
import { Turn } from "../turn.ts"
import { largest } from "./features.ts"

/**
 * Plays games in a hurry at tables of each size, and says what is wrong with what is told of secret
 * choices; `rotate` gives the position in which everybody sits one seat further on. `rare`: what
 * is 0 in such games.
 */
export function guessingProblems<S extends Position, C extends Choice, V extends PositionView, O>(
  game: Game<S, C, V, O>,
  judgement: Judgement<S, C, V>,
  rotate: (state: S) => S,
  rare: readonly string[] = [],
  gamesPerTable = 2,
): string[] {
  const { features, guessing } = judgement
  if (features === undefined || guessing === undefined) return ["nothing is told of secret choices"]
  const names = [...features.names, ...guessing.names]
  const problems = new Set<string>()
  const used = new Set<number>()
  if (new Set(guessing.names).size < guessing.names.length) problems.add("two numbers have one name")

  /** For each option the numbers of the seat, and its own. */
  const numbersOf = (state: S, { seat, ...decision }: Decision<C>, seats: number): Float32Array[] => {
    const seen = guessing.asSeen(state, seat)
    const worths = Float64Array.from({ length: seats }, (_, other) => judgement.evaluate(seen, other))
    const rows = new Float32Array(seats * features.names.length)
    features.read(seen, worths, rows)
    const own = rows.subarray(seat * features.names.length, (seat + 1) * features.names.length)
    const told = new Float32Array(decision.options.length * guessing.names.length).fill(Number.NaN)
    guessing.read(seen, { seat, ...decision }, told)
    return decision.options.map((_, i) =>
      Float32Array.of(...own, ...told.subarray(i * guessing.names.length, (i + 1) * guessing.names.length)),
    )
  }
  const compare = (one: Float32Array[], other: Float32Array[], why: string, most: number) => {
    one.forEach((numbers, option) => {
      numbers.forEach((value, i) => {
        if (!(Math.abs(value - (other[option]?.[i] as number)) <= most)) problems.add(`${names[i]} ${why}`)
      })
    })
  }
  const look = (state: S, decision: Decision<C>, seats: number, random: FastRandom) => {
    const before = JSON.stringify(state)
    const numbers = numbersOf(state, decision, seats)
    if (JSON.stringify(state) !== before) problems.add("reading changes the position")
    for (const row of numbers)
      row.forEach((value, i) => {
        if (value !== 0) used.add(i)
        if (!(Math.abs(value) <= largest)) problems.add(`${names[i]} is ${value}`)
      })
    const { seat } = decision
    const world = game.imagine(game.view(state, seat), random)
    const again = game.decision(world, seat) as Decision<C>
    compare(numbers, numbersOf(world, again, seats), "tells what others hide", 0)
    const further = rotate(game.clone(state))
    const frame = further.frames[further.frames.length - 1]
    if (frame?.answers != null) frame.answers = frame.answers.map((_, at, all) => all.at(at - 1) ?? null)
    const theirs = game.decision(further, (seat + 1) % seats) as Decision<C>
    // Sums over the others are added up in another order
    compare(numbers, numbersOf(further, theirs, seats), "depends on who is called the first", 1e-5)
  }

  let looked = 0
  for (let seats = game.seats.min; seats <= game.seats.max; seats++)
    for (let n = 0; n < gamesPerTable; n++) {
      const random = new FastRandom(`guessing ${seats} ${n}`)
      const turn = new Turn(random, false)
      const state = game.setup(seats, parseOptions(game.options, undefined, seats), turn)
      for (;;) {
        const decision = game.decisions(state)[0]
        if (decision === undefined) break
        if (guessing.isAbout(decision) && random.below(3) === 0) {
          looked++
          look(state, decision, seats, random)
        }
        const at = judgement.hurried?.(state, decision, random) ?? random.below(decision.options.length)
        game.apply(state, decision.seat, decision.options[at] as C, turn)
      }
    }
  if (looked === 0) problems.add("it is never about a choice")
  const idle = guessing.names.filter(
    (name, i) => !used.has(features.names.length + i) && !rare.includes(name),
  )
  if (idle.length > 0) problems.add(`these are always 0: ${idle.join(", ")}`)
  return [...problems]
}
