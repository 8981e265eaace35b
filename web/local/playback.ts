// Looking back on a log: any moment of it, through the eyes of whoever may be looked through

import {
  type AnyGame,
  heardBy,
  type Log,
  outcome,
  type Position,
  type PositionView,
  replay,
  type Step,
  type Who,
} from "@genepool/engine"
import type { PlaybackStepTold, PlaybackTold } from "./messages.ts"
import type { Seating } from "./snapshot.ts"
import { happenedHere, snapshotHere } from "./snapshot.ts"

export class Playback {
  readonly game: AnyGame
  readonly log: Log
  private readonly seating: readonly Seating[]
  private readonly over: boolean

  constructor(game: AnyGame, log: Log, seating: readonly Seating[]) {
    this.game = game
    this.log = log
    this.seating = seating
    this.over = outcome(game, log, replay(game, log)) !== null
  }

  get told(): PlaybackTold {
    const { game, log, seating, over } = this
    return { game: game.id, seating, last: log.choices.length, over, eyes: this.eyes }
  }

  /** The log may be given away when nothing in it is secret any more. */
  get openLog(): Log | null {
    return this.over ? this.log : null
  }

  /**
   * All when the game is over. Before, the only person at the table; where several share the
   * screen, nobody's secrets.
   */
  private get eyes(): Who[] {
    const seats = this.seating.map((_, seat) => seat)
    if (this.over) return ["spectator", ...seats]
    const people = seats.filter((seat) => this.seating[seat] === "person")
    return people.length === 1 ? people : ["spectator"]
  }

  step(n: number, wished: Who): PlaybackStepTold {
    const { game, log, seating, over } = this
    const last = log.choices.length
    const at = Math.min(Math.max(0, n), last)
    const who = this.eyes.includes(wished) ? wished : (this.eyes[0] as Who)
    const steps: Step[] = []
    const views: PositionView[] = []
    const state: Position = replay(
      game,
      log,
      at,
      (step) => steps.push({ ...step, told: [...step.told], draws: [...step.draws] }),
      (told, state, n) => {
        if (n === at && heardBy([told], who).length > 0) views.push(game.view(state, who))
      },
    )
    const result = at === last ? outcome(game, log, state) : game.result(state)
    const now = snapshotHere("", { game, log, seating, choices: at, state, result, undo: null }, who, false)
    const message = { happened: happenedHere(log, steps, 0, who), now }
    return { message, views, last, draws: over ? (steps[at]?.draws ?? []) : [], over }
  }
}
