// Players against each other: blocks of one deal, played once from every seat, and what comes of them.

import {
  type AnyGame,
  type Choice,
  choose,
  FastRandom,
  type Position,
  parseOptions,
  type Random,
  type Result,
  type Seat,
  Turn,
} from "@genepool/engine"
import type { Budget, Clock, Player } from "./player.ts"
import { bootstrap, type Interval, quantile, strengthOf, wilson } from "./strength.ts"

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
}

export interface Contestant {
  readonly name: string
  readonly play: Player
  readonly budget: Budget
}

/** One game of a block. */
export interface Bout {
  readonly block: number
  /** Which contestant sat where. */
  readonly seating: readonly number[]
  readonly result: Result
  readonly choices: number
  /** What each seat played, by kind: `{ species: "..." }`, where the game tells. */
  readonly labels: readonly (string | null)[]
}

export interface Standing {
  readonly name: string
  readonly games: number
  /** Games won, shared wins in part. */
  readonly wins: number
  readonly share: number
  readonly shareInterval: Interval
  /** Against equals at a table of this size; 1 is fair. */
  readonly w: number
  readonly wInterval: Interval
  /** Milliseconds, over decisions that left a choice. */
  readonly thinking: { readonly median: number; readonly p99: number; readonly decisions: number }
  readonly iterations: number
}

export interface Share {
  readonly of: string
  readonly games: number
  readonly wins: number
  readonly share: number
  readonly interval: Interval
}

export interface Outcome {
  readonly seats: number
  readonly games: number
  readonly standings: readonly Standing[]
  /** How often each seat won, and each species, virus or character, where the game tells: balance can be read off. */
  readonly bySeat: readonly Share[]
  readonly byLabel: readonly Share[]
  readonly longest: number
}

/** Plays the contest; `onBout` hears of each game, and may end it all by giving back false. */
export function contest(
  plan: Contest,
  onBout?: (bout: Bout, outcome: () => Outcome) => boolean | undefined,
): Outcome {
  const record = new Scoreboard(plan)
  const { seats, players, games } = plan
  for (let played = 0; played < games; played++) {
    const block = Math.floor(played / seats)
    const seating = Array.from({ length: seats }, (_, seat) => {
      const place = (seat + played) % seats
      return place === 0 ? 0 : players.length === 1 ? 0 : 1 + ((place - 1) % (players.length - 1))
    })
    const bout = playBout(plan, block, seating, record)
    record.add(bout)
    if (onBout?.(bout, () => record.outcome()) === false) break
  }
  return record.outcome()
}

function playBout(
  { game, seats, options, players, seed, clock }: Contest,
  block: number,
  seating: readonly number[],
  record: Scoreboard,
): Bout {
  const dice = new BlockDice(`${seed}/${block}`)
  const state: Position = game.setup(seats, parseOptions(game.options, options, seats), new Turn(dice, false))
  let choices = 0
  for (;;) {
    const decisions = game.decisions(state)
    const decision = decisions[0]
    if (decision === undefined) break
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
    const { choice, iterations } = play(question)
    if (decision.options.length > 1) record.thought(who, clock() - start, iterations)
    choose(game, state, seat, choice as Choice, new Turn(dice, false))
    choices++
  }
  const result = game.result(state)
  if (result === null) throw new Error(`a game of ${game.id} stopped without a result`)
  return {
    block,
    seating,
    result,
    choices,
    labels: Array.from({ length: seats }, (_, seat) => labelOf(state, seat)),
  }
}

/**
 * The dice of a block: the n-th draw of a name is the same in each of its games, whatever else was drawn before, so
 * that games with seats changed stay comparable.
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

const labels = ["species", "virus", "character"] as const

/** What the seat played: the state's `players[seat].species` or the like. */
function labelOf(state: Position, seat: Seat): string | null {
  const players = (state as { players?: readonly { readonly [key: string]: unknown }[] }).players
  const player = Array.isArray(players) ? players[seat] : undefined
  for (const label of labels) if (typeof player?.[label] === "string") return player[label]
  return null
}

class Tally {
  games = 0
  wins = 0

  add(share: number): void {
    this.games++
    this.wins += share
  }

  of(name: string): Share {
    const share = this.games === 0 ? 0 : this.wins / this.games
    return { of: name, games: this.games, wins: this.wins, share, interval: wilson(share, this.games) }
  }
}

class Scoreboard {
  private readonly plan: Contest
  private readonly bySeat: Tally[]
  private readonly byLabel = new Map<string, Tally>()
  private readonly byPlayer: Tally[]
  /** The share of the games of each block that the first player won. */
  private readonly blocks: Tally[] = []
  private readonly times: number[][]
  private readonly iterations: number[]
  private games = 0
  private longest = 0

  constructor(plan: Contest) {
    this.plan = plan
    this.bySeat = Array.from({ length: plan.seats }, () => new Tally())
    this.byPlayer = plan.players.map(() => new Tally())
    this.times = plan.players.map(() => [])
    this.iterations = plan.players.map(() => 0)
  }

  thought(who: number, ms: number, iterations: number): void {
    this.times[who]?.push(ms)
    this.iterations[who] = (this.iterations[who] as number) + iterations
  }

  add({ block, seating, result, choices, labels }: Bout): void {
    this.games++
    this.longest = Math.max(this.longest, choices)
    this.blocks[block] ??= new Tally()
    seating.forEach((who, seat) => {
      const share = result.winners.includes(seat) ? 1 / result.winners.length : 0
      this.byPlayer[who]?.add(share)
      this.bySeat[seat]?.add(share)
      if (who === 0) this.blocks[block]?.add(share)
      const label = labels[seat]
      if (label === null || label === undefined) return
      const tally = this.byLabel.get(label) ?? new Tally()
      this.byLabel.set(label, tally)
      tally.add(share)
    })
  }

  outcome(): Outcome {
    const { seats, players, seed } = this.plan
    return {
      seats,
      games: this.games,
      standings: players.map(({ name }, who) => {
        const { games, wins, share, interval } = (this.byPlayer[who] as Tally).of(name)
        const shares = this.blocks.map((tally) => tally.wins / tally.games)
        const shareInterval = who === 0 && shares.length >= 10 ? bootstrap(shares, seed) : interval
        const times = this.times[who] as number[]
        return {
          name,
          games,
          wins,
          share,
          shareInterval,
          w: strengthOf(share, seats),
          wInterval: {
            low: strengthOf(shareInterval.low, seats),
            high: strengthOf(shareInterval.high, seats),
          },
          thinking: { median: quantile(times, 0.5), p99: quantile(times, 0.99), decisions: times.length },
          iterations: this.iterations[who] as number,
        }
      }),
      bySeat: this.bySeat.map((tally, seat) => tally.of(String(seat))),
      byLabel: [...this.byLabel].map(([label, tally]) => tally.of(label)).sort((a, b) => b.share - a.share),
      longest: this.longest,
    }
  }
}
