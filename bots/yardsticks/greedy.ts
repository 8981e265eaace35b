// The second yardstick: what looks best right after the own choice, by the game's judgement.
// Frozen.

import {
  type AnyGame,
  type Choice,
  FastRandom,
  type Judgement,
  type Position,
  type Seat,
  Turn,
} from "@genepool/engine"
import type { Knowledge, Opinion, Player } from "../player.ts"
import { answerAll, imagineWorld, pickAtRandom } from "../world.ts"

const worlds = 4
/** A choice made of several small ones is seen through to its end, as long as that is near. */
const ownChoicesAhead = 6

export const greedy = ({ game, judgement }: Knowledge): Player => {
  if (judgement === null) throw new Error(`${game.id} has no judgement to be greedy by`)
  return ({ view, seat, seats, decision, seed }) => {
    const look = new Look(game, judgement as Judgement, seat, seats, new FastRandom(seed))
    const { options } = decision
    const worths = new Array<number>(options.length).fill(0)
    for (let i = 0; i < worlds; i++) {
      const world = imagineWorld(game, view, seat, look.random)
      options.forEach((option, at) => {
        const after = game.clone(world)
        game.apply(after, seat, option, look.turn)
        worths[at] = (worths[at] as number) + look.ahead(after) / worlds
      })
    }
    const best = bestOf(worths, look.random)
    const opinions: Opinion[] = options.map((choice, at) => {
      const value = worths[at] as number
      return { choice, visits: worlds, chance: 0.5 + value / (2 * (1 + Math.abs(value))), value }
    })
    opinions.sort((a, b) => b.value - a.value)
    return { choice: options[best], iterations: worlds * options.length, options: opinions }
  }
}

/** What one seat makes of the worlds after its choice. */
class Look {
  readonly random: FastRandom
  readonly turn: Turn
  private readonly game: AnyGame
  private readonly judgement: Judgement
  private readonly seat: Seat
  private readonly seats: number

  constructor(game: AnyGame, judgement: Judgement, seat: Seat, seats: number, random: FastRandom) {
    this.game = game
    this.judgement = judgement
    this.seat = seat
    this.seats = seats
    this.random = random
    this.turn = new Turn(random, false)
  }

  /**
   * What the world is worth once the seat's next choices, each the best at sight, are made. Uses
   * the world up.
   */
  ahead(world: Position): number {
    const { game, seat, random, turn } = this
    for (let own = 0; own < ownChoicesAhead; ) {
      const decisions = game.decisions(world)
      const mine = decisions.find((decision) => decision.seat === seat)
      if (mine !== undefined) {
        const { options } = mine
        const worths = options.map((option: Choice) => {
          const after = game.clone(world)
          game.apply(after, seat, option, turn)
          return this.worth(after)
        })
        game.apply(world, seat, options[bestOf(worths, random)], turn)
        own++
      } else if (decisions[0]?.together === true)
        answerAll(game, world, decisions, turn, ({ options }) => pickAtRandom(options, random))
      else break
    }
    return this.worth(world)
  }

  /** The lead over the best of the others. */
  private worth(world: Position): number {
    const { game, judgement, seat, seats } = this
    const result = game.result(world)
    let others = Number.NEGATIVE_INFINITY
    for (let other = 0; other < seats; other++)
      if (other !== seat) others = Math.max(others, judgement.evaluate(world, other))
    const lead = judgement.evaluate(world, seat) - others
    return result === null
      ? lead
      : lead + (result.winners.includes(seat) ? 1000 / result.winners.length : -1000)
  }
}

/** The place of the highest number; one of them at random where several are equal. */
function bestOf(numbers: readonly number[], random: FastRandom): number {
  const highest = Math.max(...numbers)
  const best = numbers.flatMap((number, at) => (number === highest ? [at] : []))
  return best[random.below(best.length)] as number
}
