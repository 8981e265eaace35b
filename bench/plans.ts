// What plans laid ahead would save at slow tables: an experiment, no part of the game. Whoever is
// about to leave lays down what they mean to do in their coming turn, as far as they can foresee
// it.

import type { playerNamed } from "@genepool/bots"
import {
  type Choice,
  choose,
  type Decision,
  FastRandom,
  type GameModule,
  type Position,
  type Seat,
  Turn,
} from "@genepool/engine"

export interface Laid {
  readonly choice: Choice
  readonly question: string
}

/**
 * A plan answers the question it was laid for, with the same things on the list; anything else
 * calls its owner.
 */
export function questionOf({ frames }: Position, { options }: Decision): string {
  const top = frames.at(-1)
  return JSON.stringify([top?.proc, top?.step, options])
}

/**
 * The seat's choices in its coming turn, in one world that it cannot tell from the real one, if
 * everybody plays there as it would itself: what it knows is its view, and nothing else.
 */
export function planOf(
  { game }: GameModule,
  play: ReturnType<typeof playerNamed>,
  state: Position,
  seat: Seat,
  seats: number,
  seed: string,
): Laid[] {
  const world: Position = game.imagine(game.view(state, seat), new FastRandom(`plan ${seed}`))
  const turn = new Turn(new FastRandom(`future ${seed}`), false)
  const laid: Laid[] = []
  for (let step = 0; step < 400; step++) {
    const asked = game.decisions(world)
    const decision = asked.find((it) => it.seat === seat) ?? asked[0]
    if (decision === undefined) break
    const { seat: who, options } = decision
    if (options.length === 1) {
      choose(game, world, who, options[0], turn)
      continue
    }
    if (who !== seat && laid.length > 0) break
    const view = game.view(world, who)
    const { choice } = play({
      view,
      seat: who,
      seats,
      decision,
      seed: `${seed} ${step}`,
      budget: { iterations: 1 },
    })
    if (who === seat) laid.push({ choice, question: questionOf(world, decision) })
    choose(game, world, who, choice, turn)
  }
  return laid
}
