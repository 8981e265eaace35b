// What a player sees and would touch, is not on their list, and has no reason against it.

import { choose, decisionFor, sameChoice } from "../choose.ts"
import type { AnyGame, Choice, PositionView, Seat } from "../contract.ts"
import { FastRandom } from "../random/fast.ts"
import { parseOptions } from "../schema.ts"
import { Turn } from "../turn.ts"

export interface Looking<V extends PositionView> {
  readonly seats: number
  readonly options?: { readonly [name: string]: unknown }
  readonly seed: string
  /**
   * What the things in front of a seat mean while it is asked this: one choice for each of them.
   */
  readonly sights: (view: V, seat: Seat, ask: string) => readonly Choice[]
  /** Choices that only open a list, by what is on it: `{ playBonus: "play" }`. */
  readonly doors: { readonly [door: string]: string }
  /** Stops here if the game is not over before. */
  readonly choices?: number
}

export interface Unexplained {
  /** Each kind of such a thing as `ask: do`, with the first one found. */
  readonly kinds: { readonly [kind: string]: Choice }
  /** How many things were looked at that are not on a list. */
  readonly looked: number
}

/** In games at random. */
export function unexplained<V extends PositionView>(
  game: AnyGame,
  games: readonly Looking<V>[],
): Unexplained {
  const found = new Map<string, Choice>()
  const looked = games.reduce((sum, looking) => sum + lookThrough(game, looking, found), 0)
  return { kinds: Object.fromEntries(found), looked }
}

function lookThrough<V extends PositionView>(
  game: AnyGame,
  looking: Looking<V>,
  found: Map<string, Choice>,
): number {
  const { seats, options, seed, sights, choices = 3000 } = looking
  const random = new FastRandom(seed)
  const state = game.setup(seats, parseOptions(game.options, options, seats), new Turn(random))
  let looked = 0
  for (let n = 0; n < choices; n++) {
    const decisions = game.decisions(state)
    if (decisions.length === 0) return looked
    for (const { seat, ask } of decisions) {
      const listed = decisionFor(game, state, seat)?.options ?? []
      const against = game.whyNot(state, seat).map(({ choice }) => choice)
      const known = [...listed, ...against]
      const behind = listed.flatMap((door) => {
        const opens = looking.doors[door.do]
        return opens === undefined ? [] : [{ opens, list: through(door) }]
      })
      const seen = sights(game.view(state, seat) as V, seat, ask)
      looked += seen.filter((thing) => !listed.some((choice) => sameChoice(choice, thing))).length
      const without = seen.filter((thing) => {
        const same = (choice: Choice) => sameChoice(choice, thing)
        return !known.some(same) && !behind.some(({ list }) => list.some(same))
      })
      for (const thing of without) {
        const kind = `${ask}: ${thing.do}`
        const alone = without.filter((other) => other.do === thing.do).length === 1
        // A door with a single thing behind it takes that one by itself
        const taken =
          alone &&
          behind.some(({ opens, list }) => opens === thing.do && list.every((choice) => choice.do !== opens))
        if (!taken && !found.has(kind)) found.set(kind, thing)
      }

      function through(door: Choice): readonly Choice[] {
        const beyond = game.clone(state)
        game.apply(beyond, seat, door, new Turn(new FastRandom(seed), false))
        return game.decision(beyond, seat)?.options ?? []
      }
    }
    const decision = decisions[random.index(decisions, "seat")]!
    const choice = decision.options[random.index(decision.options, "option")]
    choose(game, state, decision.seat, choice, new Turn(random))
  }
  return looked
}
