// What a position is worth by judgement alone: a few worlds that fit what was seen, each played on
// in a hurry and judged.

import {
  type AnyGame,
  type Choice,
  type Decision,
  FastRandom,
  type Judgement,
  type Log,
  type Position,
  type PositionView,
  parseOptions,
  type Seat,
  sameChoice,
  Turn,
} from "@genepool/engine"
import { type Knowledge, learnedAt } from "../player.ts"
import { Objective } from "../search/objective.ts"
import { Rollout } from "../search/rollout.ts"
import { strongest } from "../search/settings.ts"
import { imagineWorld, openAnswers } from "../world.ts"
import type { Moment, Part } from "./story.ts"

/** Each seat's chance to win. */
export type Chances = readonly number[]

/**
 * An option that was looked at: what it led to each time. The n-th time of all options has the same
 * world and luck.
 */
export interface Looked {
  readonly choice: Choice
  readonly times: readonly Chances[]
}

/** Without first sight and whims of its own, as the `instant` player. */
const whim = 0
/**
 * At most so many options are looked at beside the one that was chosen, those that look best at
 * first sight.
 */
const mostOptions = 12

export class Scales {
  readonly game: AnyGame
  readonly seats: number
  private readonly judgement: Judgement | null
  private readonly playOn: number
  private readonly objective: Objective

  /** `game` as the eyes know it; everything else of the knowledge is as for bots. */
  constructor(game: AnyGame, knowledge: Knowledge, seats: number) {
    const learned = learnedAt(knowledge.learned, seats)
    const judgement = learned?.judgement ?? knowledge.judgement
    this.game = game
    this.seats = seats
    this.judgement = judgement
    this.playOn = learned?.playOn ?? strongest.playOn
    this.objective = new Objective(game, judgement, "everybody", seats)
  }

  /** Fresh games, as they begin. */
  start(
    options: Log["options"],
    see: (state: Position) => PositionView,
    times: number,
    seed: string,
  ): Chances {
    const { game, seats } = this
    const parsed = parseOptions(game.options, options, seats)
    return meanOf(
      Array.from({ length: times }, (_, time) => {
        const random = new FastRandom(`${seed} ${time}`)
        const view = see(game.setup(seats, parsed, new Turn(random, false)))
        return this.judge(game.imagine(view, random), random)
      }),
      seats,
    )
  }

  /** The moment before anybody chose. */
  level(view: PositionView, times: number, seed: string): Chances {
    return meanOf(
      Array.from({ length: times }, (_, time) => {
        const random = new FastRandom(`${seed} ${time}`)
        return this.judge(this.game.imagine(view, random), random)
      }),
      this.seats,
    )
  }

  /**
   * After what was chosen, as far as it is known, with whatever may come of it; null where that
   * cannot be reckoned out: in none of the worlds it was possible, or nothing was left to chance or
   * came to light.
   */
  after({ before, chosen }: Moment, times: number, seed: string): Chances | null {
    const { game } = this
    const found: Chances[] = []
    let opened = false
    for (let time = 0; time < times; time++) {
      const random = new FastRandom(`${seed} ${time}`)
      const turn = new Turn(random, false)
      const world: Position = game.imagine(before, random)
      if (!this.follow(world, chosen, turn)) continue
      opened ||= turn.opened
      found.push(this.judge(world, random))
    }
    return opened ? meanOf(found, this.seats) : null
  }

  /** Does in the world what was done; false where that is not possible there. */
  private follow(world: Position, chosen: Moment["chosen"], turn: Turn): boolean {
    const { game } = this
    const open = openAnswers(world)
    let known = 0
    for (const { seat, choice } of chosen) {
      if (openAnswers(world) !== open) break
      if (choice === null) continue
      const decision: Decision | null = game.decision(world, seat)
      const option = decision?.options.find((option) => sameChoice(option, choice))
      if (option === undefined) return false
      game.apply(world, seat, option, turn)
      known++
    }
    return known > 0
  }

  /** After the choice of a part, and whether anything was left to chance or came to light by it. */
  chosen({ view, seat, choice }: Part, times: number, seed: string): { chances: Chances; opened: boolean } {
    const { game } = this
    const found: Chances[] = []
    let opened = false
    for (let time = 0; time < times; time++) {
      const random = new FastRandom(`${seed} ${time}`)
      const turn = new Turn(random, false)
      const world = imagineWorld(game, view, seat, random)
      game.apply(world, seat, choice, turn)
      opened ||= turn.opened
      found.push(this.judge(world, random))
    }
    return { chances: meanOf(found, this.seats), opened }
  }

  /** What was chosen and what else looked promising, the chosen one first. */
  look({ view, seat, choice, decision }: Part, times: number, seed: string): Looked[] {
    const { game } = this
    const found: { choice: Choice; times: Chances[] }[] = []
    for (let time = 0; time < times; time++) {
      const world = imagineWorld(game, view, seat, new FastRandom(`${seed} ${time}`))
      if (time === 0)
        for (const option of this.candidates(world, decision, choice))
          found.push({ choice: option, times: [] })
      for (const option of found) {
        // The same luck for every option, so that it does not decide between them
        const random = new FastRandom(`${seed} ${time} luck`)
        const after: Position = game.clone(world)
        game.apply(after, seat, option.choice, new Turn(random, false))
        option.times.push(this.judge(after, random))
      }
    }
    return found
  }

  private candidates(world: Position, decision: Decision, chosen: Choice): Choice[] {
    const { options } = decision
    const prior = this.judgement?.prior?.(world, decision) ?? options.map(() => 1)
    const sight = new Map(options.map((option, at) => [option, prior[at] as number]))
    const others = options.filter(
      (option) => !sameChoice(option, chosen) && (sight.get(option) as number) > 0,
    )
    others.sort((a, b) => (sight.get(b) as number) - (sight.get(a) as number))
    return [chosen, ...others.slice(0, mostOptions)]
  }

  /** Plays the world on in a hurry, which changes it. */
  private judge(world: Position, random: FastRandom): Chances {
    const { game, judgement, seats, objective, playOn } = this
    const turn = new Turn(random, false)
    new Rollout(game, judgement, { playOn, whim }, seats, random, turn).play(world)
    objective.judge(world)
    return [...objective.chances]
  }
}

export function meanOf(list: readonly Chances[], seats: number): Chances {
  const mean = new Array<number>(seats).fill(0)
  for (const chances of list) for (let seat: Seat = 0; seat < seats; seat++) mean[seat]! += chances[seat]!
  return mean.map((sum) => sum / list.length)
}
