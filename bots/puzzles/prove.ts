// Whether a choice is clearly the best one: every option tried alike often, round after round, and
// again with ten times the tries.

import { type AnyGame, type Choice, FastRandom, sameChoice } from "@genepool/engine"
import { instant } from "../instant.ts"
import { settingsOf } from "../levels.ts"
import { type Knowledge, learnedAt, type Player, type Question } from "../player.ts"
import { searching } from "../search/search.ts"
import { strongestBy } from "../search/settings.ts"
import { imagineWorld } from "../world.ts"
import { leastGap, type Spot, type Tried } from "./puzzle.ts"

/** How much thought goes into a proof. */
export interface Pains {
  /** The tries that look for what is worth comparing. */
  readonly scouting: number
  readonly rounds: number
  /** For each option in each round. */
  readonly tries: number
  /** At most so many options are compared: those that were tried most. */
  readonly options: number
}

export const quick: Pains = { scouting: 300, rounds: 6, tries: 25, options: 5 }
/** Ten times the tries, and twice the options. */
export const tenfold: Pains = { scouting: 3000, rounds: 10, tries: 150, options: 10 }

export interface Proof {
  /** The best first. */
  readonly tried: readonly Tried[]
  readonly gap: number
  /** Two standard errors of the gap, from the rounds. */
  readonly doubt: number
}

/** How many worlds first sight looks at. */
const glances = 6
const seeds = 6
/** So many of the seeds have to find it; half of them miss it, where a weak bot is to err. */
const most = 5
const weak = 2

/**
 * Proves choices of one game. Only numbers of tries: the same spot gives the same proof on every
 * machine.
 */
export class Prover {
  readonly game: AnyGame
  private readonly knowledge: Knowledge
  private readonly players = new Map<number, { scout: Player; comparer: Player }>()
  private readonly instant: Player
  private readonly weak: Player

  constructor(knowledge: Knowledge) {
    const { game, judgement } = knowledge
    this.game = game
    this.knowledge = knowledge
    this.instant = instant(knowledge)
    this.weak = searching({ game, judgement }, noClock, settingsOf(weak, judgement))
  }

  /**
   * The player that looks for the best choice at a table of so many: level 5 that hides nothing.
   */
  scoutAt(seats: number): Player {
    return this.at(seats).scout
  }

  prove(spot: Spot, pains: Pains, seed: string): Proof {
    const { scout, comparer } = this.at(spot.seats)
    const { decision } = spot
    const scouted = scout(ask(spot, `${seed} scout`, pains.scouting))
    const candidates = scouted.options.slice(0, pains.options).map(({ choice }) => choice)
    const sums = new Map<Choice, number[]>(candidates.map((choice) => [choice, []]))
    const compared = { ...spot, decision: { ...decision, options: candidates } }
    for (let round = 0; round < pains.rounds && candidates.length > 1; round++)
      for (const { choice, chances } of comparer(
        ask(compared, `${seed} ${round}`, pains.tries * candidates.length),
      ).options)
        sums.get(choice)?.push(chances?.[spot.seat] as number)
    return proofOf(sums)
  }

  /**
   * What one would take without thinking: the option that looks most promising, in several worlds.
   */
  firstSight({ view, seat, decision }: Spot, seed: string): Choice {
    const { game, knowledge } = this
    const { options } = decision
    const sums = options.map(() => 0)
    for (let glance = 0; glance < glances; glance++) {
      const world = imagineWorld(game, view, seat, new FastRandom(`${seed} sight ${glance}`))
      const prior = knowledge.judgement?.prior?.(world, decision) ?? options.map(() => 1)
      prior.forEach((promise, at) => {
        sums[at] = (sums[at] as number) + promise
      })
    }
    return options[sums.indexOf(Math.max(...sums))] as Choice
  }

  /**
   * What one takes who does not see it: at first sight, by the net alone, or at level 2. Null where
   * all of them see it.
   */
  temptation(spot: Spot, best: Choice, seed: string): Choice | null {
    const missed = (choice: Choice) => !sameChoice(choice, best)
    const sight = this.firstSight(spot, seed)
    if (missed(sight)) return sight
    for (const player of [this.instant, this.weak]) {
      const taken = Array.from({ length: seeds }, (_, n) => player(ask(spot, `${seed} ${n}`, 1000)).choice)
      const wrong = taken.filter(missed)
      if (2 * wrong.length >= seeds) return mostOften(wrong)
    }
    return null
  }

  /**
   * The fewest tries with which level 5 finds it from nearly every seed, and with all numbers
   * above; null: not even with most.
   */
  triesFor(spot: Spot, best: Choice, seed: string): number | null {
    const scout = this.scoutAt(spot.seats)
    let fewest: number | null = null
    for (let tries = 2048; tries >= 2; tries /= 2) {
      let right = 0
      for (let n = 0; n < seeds; n++)
        if (sameChoice(scout(ask(spot, `${seed} ${tries} ${n}`, tries)).choice, best)) right++
      if (right < most) break
      fewest = tries
    }
    return fewest
  }

  private at(seats: number): { scout: Player; comparer: Player } {
    const known = this.players.get(seats)
    if (known !== undefined) return known
    const { game, judgement } = this.knowledge
    const learned = learnedAt(this.knowledge.learned, seats)
    const mind = { game, judgement: learned?.judgement ?? judgement }
    const settings = {
      ...strongestBy(learned),
      unpredictable: false,
      capacity: 1 << 16,
    }
    const made = {
      scout: searching(mind, noClock, settings),
      comparer: searching(mind, noClock, { ...settings, compares: true }),
    }
    this.players.set(seats, made)
    return made
  }
}

/** Whether one choice is ahead of all others by enough, whatever chance does to the tries. */
export function isClear({ gap, doubt }: Proof): boolean {
  return gap >= leastGap && gap - doubt >= leastGap * 0.7
}

export function ask(spot: Spot, seed: string, iterations: number): Question {
  return { ...spot, seed, budget: { iterations } }
}

const noClock = () => 0

function proofOf(rounds: ReadonlyMap<Choice, readonly number[]>): Proof {
  const tried = [...rounds]
    .map(([choice, chances]) => ({ choice, chance: meanOf(chances), chances }))
    .sort((a, b) => b.chance - a.chance)
  const [best, next] = tried
  if (best === undefined || next === undefined) return { tried: [], gap: 0, doubt: 0 }
  const gaps = best.chances.map((chance, round) => chance - (next.chances[round] as number))
  const gap = meanOf(gaps)
  const squares = gaps.reduce((sum, one) => sum + (one - gap) ** 2, 0)
  return {
    tried: tried.map(({ choice, chance }) => ({ choice, chance: Math.round(chance * 1000) / 1000 })),
    gap,
    doubt: 2 * Math.sqrt(squares / Math.max(1, gaps.length - 1) / gaps.length),
  }
}

const meanOf = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length

function mostOften(choices: readonly Choice[]): Choice {
  const count = (one: Choice) => choices.filter((other) => sameChoice(one, other)).length
  return choices.reduce((best, one) => (count(one) > count(best) ? one : best))
}
