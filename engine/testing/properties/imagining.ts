// Imagined worlds come from the view and from given chance alone, and each as often as it is
// likely.

import type { AnyGame, Position, Who } from "../../contract.ts"
import { canonical } from "../../hash.ts"
import { FastRandom } from "../../random/fast.ts"
import { parseOptions } from "../../schema.ts"
import { type Drawn, isKnownTo, type WatchedTurn, watched } from "../chance.ts"
import { add, type Census, count, surprise, type Way, waysOf } from "../counting.ts"
import { difference, same } from "../difference.ts"
import { brief, nameOf } from "../match.ts"
import { copyJson, type Property, type Scene } from "./property.ts"
import { sightOf } from "./sight.ts"

export const imaginesFromTheView: Property = {
  name: "the same view and the same chance imagine the same world",
  watch: () =>
    function* (scene) {
      const { game, state, random, tally } = scene
      for (const who of scene.rare ? scene.onlookers : []) {
        const view = game.view(state, who)
        const seed = random.below(1_000_000)
        const [world, again] = [view, copyJson(view)].map((seen) => game.imagine(seen, new FastRandom(seed)))
        tally.add("worlds imagined again")
        if (!same(world, again))
          yield `${nameOf(who)} imagined another world from the same view with the same chance:${difference(world, again)}`
      }
    },
}

export const hiddenTurns = "turns with hidden draws"
export const countedWorlds = "worlds against counting"

/** At most so many ways are followed one by one; of more, so many at random. */
const mostWays = 500
const worldsImagined = 600
/**
 * How often a game is counted: after its set-up, and after turns in which the first secrets come
 * up.
 */
const countedPerGame = 2
/** Standard deviations: far beyond what some hundred comparisons bring about by chance. */
const tooSurprising = 7

export const imaginesFairly: Property = {
  name: "imagined worlds are as likely as counting says",
  everyTurn: true,
  watch() {
    let before: { readonly state: Position; readonly n: number } | null = null
    let counted = 0
    return function* (scene) {
      const { game, state, moment } = scene
      const { n, made, log } = moment
      const from = before?.n === n - 1 ? before.state : null
      before = { state: game.clone(state), n }
      if (counted >= countedPerGame) return
      const take = (turn: WatchedTurn): Position => {
        if (made === null || from === null)
          return game.setup(log.seats, parseOptions(game.options, log.options, log.seats), turn)
        const after = game.clone(from)
        game.apply(after, made.seat, made.choice, turn)
        return after
      }
      if (made !== null && from === null) return
      const turn = watched(scene.chanceAt(n))
      const after = take(turn)
      if (!turn.draws.some(({ knownTo }) => knownTo !== "all")) return
      scene.tally.add(hiddenTurns)
      for (const who of scene.onlookers) {
        if (turn.draws.every(({ knownTo }) => isKnownTo(knownTo, who))) continue
        if (from !== null && !knowsAll(game, from, who)) continue
        counted++
        yield* biasOf(scene, who, take, { state: after, turn, weight: 1 })
        break
      }
    }
  },
}

/** Whether nothing was hidden from the onlooker: every world that it imagined was the real one. */
function knowsAll(game: AnyGame, state: Position, who: Who): boolean {
  const view = game.view(state, who)
  return [1, 2, 3, 4].every((seed) => {
    const world = game.imagine(view, new FastRandom(seed))
    return same({ ...world, standing: [] }, { ...state, standing: [] })
  })
}

function* biasOf(
  { game, seats, random, tally }: Scene,
  who: Who,
  take: (turn: WatchedTurn) => Position,
  real: Way,
): Iterable<string> {
  const sight = canonical(sightOf(game, real.state, real.turn, who, seats))
  const { ways, all } = waysOf(take, real.turn.draws as readonly Drawn[], who, mostWays, random)
  const expected: Census = new Map()
  const seen: Census = new Map()
  for (const { state, turn, weight } of ways)
    if (canonical(sightOf(game, state, turn, who, seats)) === sight) take1(expected, state, weight)
  const view = game.view(real.state, who)
  for (let i = 0; i < worldsImagined; i++) take1(seen, game.imagine(view, random), 1)
  tally.add(countedWorlds, worldsImagined)
  for (const place of new Set([...expected.keys(), ...seen.keys()])) {
    const [there, imagined] = [expected.get(place) ?? new Map(), seen.get(place) ?? new Map()]
    if (place === wholeWorld && (!all || there.size > 200)) continue
    // What was counted at random is as uncertain as what was imagined
    const found = surprise(imagined, there) / (all ? 1 : 1.5)
    if (found > tooSurprising)
      yield `${nameOf(who)} imagined other things in "${place}" than counting says (${found.toFixed(0)} standard deviations): ${comparison(imagined, there)}`
  }
}

const wholeWorld = "the whole world"

function take1(census: Census, state: Position, weight: number): void {
  count(census, state, weight)
  const { frames: _frames, standing: _standing, ...own } = state
  add(census, wholeWorld, canonical(own), weight)
}

/** The things whose shares are furthest apart. */
function comparison(seen: ReadonlyMap<string, number>, expected: ReadonlyMap<string, number>): string {
  const sums = [seen, expected].map((counts) => [...counts.values()].reduce((a, b) => a + b, 0))
  const shares = [...new Set([...seen.keys(), ...expected.keys()])].map((thing) => {
    const [here = 0, there = 0] = [seen, expected].map(
      (counts, i) => (counts.get(thing) ?? 0) / (sums[i] || 1),
    )
    return { thing, here, there }
  })
  shares.sort((a, b) => Math.abs(b.here - b.there) - Math.abs(a.here - a.there))
  return shares
    .slice(0, 4)
    .map(({ thing, here, there }) => `${brief(thing, 60)} ${here.toFixed(3)}, but ${there.toFixed(3)}`)
    .join("; ")
}
