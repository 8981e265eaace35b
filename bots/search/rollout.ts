// Playing a world on beyond the tree, quickly: to a moment at which it can be judged, or to the
// end.

import type { AnyGame, Choice, Decision, FastRandom, Judgement, Position, Turn } from "@genepool/engine"
import { openAnswers } from "../world.ts"
import type { Settings } from "./settings.ts"

/** A world that does not settle is judged after so many more choices of each seat. */
const patience = 12
/** Without a judgement a game is played to its end, and one that has none counts for nobody. */
const endless = 20_000

export class Rollout {
  private readonly game: AnyGame
  private readonly judgement: Judgement | null
  private readonly whim: number
  private readonly choices: number
  private readonly most: number
  private readonly random: FastRandom
  private readonly turn: Turn

  constructor(
    game: AnyGame,
    judgement: Judgement | null,
    { playOn, whim }: Pick<Settings, "playOn" | "whim">,
    seats: number,
    random: FastRandom,
    turn: Turn,
  ) {
    this.game = game
    this.judgement = judgement
    this.whim = Math.round(whim * 1000)
    this.choices = judgement === null ? endless : playOn * seats
    this.most = this.choices + patience * seats
    this.random = random
    this.turn = turn
  }

  play(world: Position): void {
    const { game, judgement, choices, most } = this
    for (let made = 0; made < most; ) {
      if (made >= choices && (judgement?.settled === undefined || judgement.settled(world))) return
      const decisions: Decision[] = game.decisions(world)
      if (decisions.length === 0) return
      made += this.answer(world, decisions)
    }
  }

  /** Chooses for everybody who is asked now; gives how many choices that were. */
  answer(world: Position, decisions: readonly Decision[]): number {
    const { game, turn } = this
    const first = decisions[0] as Decision
    if (!first.together) {
      game.apply(world, first.seat, this.pick(world, first), turn)
      return 1
    }
    const open = openAnswers(world)
    let made = 0
    for (const decision of decisions) {
      game.apply(world, decision.seat, this.pick(world, decision), turn)
      made++
      // A window may close before all have answered
      if (openAnswers(world) !== open) break
    }
    return made
  }

  pick(world: Position, decision: Decision): Choice {
    const { judgement, random } = this
    const { options } = decision
    const at =
      judgement?.hurried === undefined || random.below(1000) < this.whim
        ? random.below(options.length)
        : judgement.hurried(world, decision, random)
    return options[at] as Choice
  }
}
