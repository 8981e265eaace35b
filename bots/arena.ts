// Players against each other: blocks of one deal, played once from every seat; a player among its
// copies, deal by deal.

import {
  type AnyGame,
  type Choice,
  choose,
  FastRandom,
  type Position,
  parseOptions,
  type Random,
  type Seat,
  Turn,
} from "@genepool/engine"
import type { Budget, Clock, Player } from "./player.ts"
import { type Bout, type Outcome, outcomeOf } from "./scoreboard.ts"

export interface Contest {
  readonly game: AnyGame
  readonly seats: number
  /** As people write them. */
  readonly options?: unknown
  /** The first is measured; the other seats are filled with the others, in turn. */
  readonly players: readonly Contestant[]
  readonly games: number
  readonly seed: string
  readonly clock: Clock
  /** Is shown the position before each choice, and how many there were. */
  readonly watch?: (state: Position, choices: number) => void
}

export interface Contestant {
  readonly name: string
  readonly play: Player
  readonly budget: Budget
}

/** Plays the whole contest; `onBout` hears of each game. */
export function contest(plan: Contest, onBout?: (bout: Bout) => void): Outcome {
  const bouts: Bout[] = []
  for (let n = 0; n < plan.games; n++) {
    const bout = playBout(plan, n)
    bouts.push(bout)
    onBout?.(bout)
  }
  return outcomeOf({ ...plan, names: plan.players.map(({ name }) => name) }, bouts)
}

/** The n-th game of the contest: the same whoever plays it, and in whatever order. */
export function playBout({ game, seats, options, players, seed, clock, watch }: Contest, n: number): Bout {
  // Alone among copies of itself a player would only play the same game again from every seat
  const block = players.length === 1 ? n : Math.floor(n / seats)
  const seating = seatingOf(n, seats, players.length)
  const dice = new BlockDice(`${seed}/${block}`)
  const thinking = players.map((): number[] => [])
  const iterations = players.map(() => 0)
  const state: Position = game.setup(seats, parseOptions(game.options, options, seats), new Turn(dice, false))
  let choices = 0
  for (;;) {
    const decision = game.decisions(state)[0]
    if (decision === undefined) break
    watch?.(state, choices)
    const { seat } = decision
    const who = seating[seat] as number
    const { play, budget } = players[who] as Contestant
    const question = {
      view: game.view(state, seat),
      seat,
      seats,
      decision,
      seed: `${seed}/${block}/${seat}/${choices}`,
      budget,
    }
    const start = clock()
    const thought = play(question)
    if (decision.options.length > 1) thinking[who]?.push(clock() - start)
    iterations[who] = (iterations[who] as number) + thought.iterations
    choose(game, state, seat, thought.choice as Choice, new Turn(dice, false))
    choices++
  }
  const result = game.result(state)
  if (result === null) throw new Error(`a game of ${game.id} stopped without a result`)
  const view = game.view(state, "spectator")
  const played = Array.from({ length: seats }, (_, seat) => sideOf(view, seat))
  return { block, seating, result, choices, sides: played, thinking, iterations }
}

/**
 * The first player sits elsewhere in each game of a block; the others follow it round the table.
 */
function seatingOf(n: number, seats: number, players: number): number[] {
  return Array.from({ length: seats }, (_, seat) => {
    const place = (seat + n) % seats
    return place === 0 || players === 1 ? 0 : 1 + ((place - 1) % (players - 1))
  })
}

/**
 * The dice of a block: the n-th draw of a name is the same in each of its games, whatever else was
 * drawn before, so that games with seats changed stay comparable.
 */
class BlockDice implements Random {
  private readonly seed: string
  private readonly sources = new Map<string, FastRandom>()

  constructor(seed: string) {
    this.seed = seed
  }

  die(sides: number, name: string): number {
    return this.of(name).die(sides)
  }

  index(items: readonly unknown[], name: string): number {
    return this.of(name).index(items)
  }

  private of(name: string): FastRandom {
    let source = this.sources.get(name)
    if (source === undefined) {
      source = new FastRandom(`${this.seed}/${name}`)
      this.sources.set(name, source)
    }
    return source
  }
}

/** What a side of the game is called, for itself or in a list by seat. */
const sides = ["species", "virus", "viruses", "character"]

/**
 * What the seat played, as everybody saw it at the end: `viruses[seat]`, `players[seat].species` or
 * the like.
 */
function sideOf(view: { readonly [key: string]: unknown }, seat: Seat): string | null {
  const player = Array.isArray(view.players) ? view.players[seat] : undefined
  for (const side of sides) {
    const named = player?.[side] ?? (Array.isArray(view[side]) ? view[side][seat] : undefined)
    if (typeof named === "string") return named
  }
  return null
}
