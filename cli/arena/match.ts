// A contest of bots as the command line asks for it, played in this thread or in several.

import { availableParallelism } from "node:os"
import {
  type Bout,
  type Budget,
  type ClockName,
  clockNamed,
  knowing,
  type Outcome,
  outcomeOf,
  type PlayerName,
  playBout,
  playerNamed,
} from "@genepool/bots"
import type { AnyGame, GameModule } from "@genepool/engine"
import type { RawOptions } from "../choosing.ts"
import { wholeNumber } from "../command.ts"
import { inThreads, type Part } from "../threads.ts"

export interface Match {
  readonly game: string
  readonly seats: number
  readonly options: RawOptions
  /** The first is measured against the others. */
  readonly bots: readonly Entry[]
  readonly games: number
  readonly seed: string
  /** By which the bots' time is counted. */
  readonly clock: ClockName
}

export interface Entry {
  /** What it is called in the tables. */
  readonly name: string
  readonly bot: PlayerName
  readonly budget: Budget
}

/** Every so-many-th game of a match, without those that were played before. */
export interface Share extends Match, Part {
  readonly played: readonly number[]
}

/** The n-th game of a match. */
export interface Game {
  readonly n: number
  readonly bout: Bout
}

/** Where games are kept, so that a match can be stopped and continued. */
export interface Keeper {
  /** Those that were played before. */
  readonly games: readonly Game[]
  keep(game: Game): void
}

/**
 * Plays the match. The games are the same however many threads share them, except for what thinking
 * time does.
 */
export async function playMatch(
  module: GameModule,
  match: Match,
  jobs: number,
  onBout: (played: number, sofar: () => Outcome) => void,
  keeper?: Keeper,
): Promise<Outcome> {
  const before = (keeper?.games ?? []).filter(({ n }) => n < match.games)
  const bouts = before.map(({ bout }) => bout)
  const plan = { ...match, played: before.map(({ n }) => n) }
  const outcome = () => outcomeOf({ ...match, names: match.bots.map(({ name }) => name) }, bouts)
  const hear = (game: Game) => {
    keeper?.keep(game)
    bouts.push(game.bout)
    onBout(bouts.length, outcome)
  }
  if (jobs === 1) await playShare(module, { ...plan, first: 0, jobs }, hear)
  else await inThreads(new URL("./worker.ts", import.meta.url), plan, jobs, hear)
  return outcome()
}

export async function playShare(module: GameModule, share: Share, hear: (game: Game) => void): Promise<void> {
  const clock = clockNamed(share.clock)
  const knowledge = await knowing(module)
  const players = share.bots.map(({ name, bot, budget }) => ({
    name,
    play: playerNamed(bot, knowledge, clock),
    budget,
  }))
  const contest = { ...share, game: module.game, players, clock }
  const played = new Set(share.played)
  for (let n = share.first; n < share.games; n += share.jobs)
    if (!played.has(n)) hear({ n, bout: playBout(contest, n) })
}

export function readSeats({ seats: { min, max } }: AnyGame, text: string | undefined): number {
  return text === undefined ? min : wholeNumber("--seats", text, min, max)
}

export function readJobs(text: string | undefined): number {
  return text === undefined ? 1 : wholeNumber("--jobs", text, 1, 4 * availableParallelism())
}
