// What comes of a contest: strength with its interval, thinking times, and who or what wins how
// often.

import type { Result } from "@genepool/engine"
import { bootstrap, type Interval, quantile, strengthOf, wilson } from "./strength.ts"

/** One game of a block. */
export interface Bout {
  readonly block: number
  /** Which contestant sat where. */
  readonly seating: readonly number[]
  readonly result: Result
  readonly choices: number
  /** What each seat played: its species, virus or character, where the game tells. */
  readonly sides: readonly (string | null)[]
  /** By contestant: milliseconds for each decision that left a choice. */
  readonly thinking: readonly (readonly number[])[]
  readonly iterations: readonly number[]
}

export interface Share {
  readonly of: string
  readonly games: number
  /** Games won, shared wins in part. */
  readonly wins: number
  readonly share: number
  readonly interval: Interval
}

export interface Standing extends Share {
  /** Against equals at a table of this size; 1 is fair. */
  readonly w: number
  readonly wInterval: Interval
  /** Milliseconds, over decisions that left a choice. */
  readonly thinking: { readonly median: number; readonly p99: number; readonly decisions: number }
  readonly iterationsPerSecond: number
}

export interface Outcome {
  readonly seats: number
  readonly games: number
  /** Choices in the longest game. */
  readonly longest: number
  readonly standings: readonly Standing[]
  /**
   * How often each seat won, and each species, virus or character, where the game tells: balance
   * can be read off.
   */
  readonly bySeat: readonly Share[]
  readonly bySide: readonly Share[]
}

export interface Table {
  readonly seats: number
  /** The contestants' names. */
  readonly names: readonly string[]
  readonly seed: string
}

/** With fewer blocks than this, drawing them anew says nothing about the interval. */
const enoughBlocks = 10

export function outcomeOf({ seats, names, seed }: Table, bouts: readonly Bout[]): Outcome {
  const bySeat = Array.from({ length: seats }, () => new Tally())
  const byPlayer = names.map(() => new Tally())
  const bySide = new Map<string, Tally>()
  const blocks = new Map<number, Tally>()
  for (const { block, seating, result, sides } of bouts)
    seating.forEach((who, seat) => {
      const share = result.winners.includes(seat) ? 1 / result.winners.length : 0
      bySeat[seat]?.add(share)
      byPlayer[who]?.add(share)
      if (who === 0) tallyOf(blocks, block).add(share)
      const side = sides[seat] ?? null
      if (side !== null) tallyOf(bySide, side).add(share)
    })
  const shares = [...blocks.values()].map(({ wins, games }) => wins / games)

  const standings = names.map((name, who): Standing => {
    const tally = (byPlayer[who] as Tally).of(name)
    // Games of one block have the same deal, so only blocks are independent; where all went one way
    // they tell nothing
    const mixed = shares.length >= enoughBlocks && shares.some((share) => share !== shares[0])
    const interval = who === 0 && mixed ? bootstrap(shares, seed) : tally.interval
    const times = bouts.flatMap(({ thinking }) => thinking[who] ?? [])
    const seconds = times.reduce((sum, ms) => sum + ms, 0) / 1000
    const iterations = bouts.reduce((sum, bout) => sum + (bout.iterations[who] as number), 0)
    return {
      ...tally,
      interval,
      w: strengthOf(tally.share, seats),
      wInterval: { low: strengthOf(interval.low, seats), high: strengthOf(interval.high, seats) },
      thinking: { median: quantile(times, 0.5), p99: quantile(times, 0.99), decisions: times.length },
      iterationsPerSecond: seconds === 0 ? 0 : iterations / seconds,
    }
  })

  return {
    seats,
    games: bouts.length,
    longest: bouts.reduce((longest, { choices }) => Math.max(longest, choices), 0),
    standings,
    bySeat: bySeat.map((tally, seat) => tally.of(String(seat + 1))),
    bySide: [...bySide].map(([side, tally]) => tally.of(side)).sort((a, b) => b.share - a.share),
  }
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

function tallyOf<Key>(tallies: Map<Key, Tally>, key: Key): Tally {
  const tally = tallies.get(key) ?? new Tally()
  tallies.set(key, tally)
  return tally
}
