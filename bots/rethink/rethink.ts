// Checks the bots of a finished game: thinks again what they thought, from their seats' views
// alone, and looks whether it comes to the same choice.

import {
  BadInput,
  type Choice,
  type Decision,
  type Log,
  type LoggedThought,
  outcome,
  type PositionView,
  replay,
  type Seat,
  sameChoice,
  type ThoughtPart,
} from "@genepool/engine"
import { gather } from "../gather.ts"
import { mindOf, type PlayerName, playerNamed, readPlayerName } from "../names.ts"
import type { Knowledge, Player, Thought } from "../player.ts"
import { seedOfPart, unhurried } from "./record.ts"

/** How a choice of a bot was checked. */
export interface Rethought {
  /** The line of the log. */
  readonly n: number
  readonly seat: Seat
  readonly by: string
  readonly tries: number
  /**
   * What was chosen, and what the thought comes to now; null where another mind thought it, which
   * is not here to ask.
   */
  readonly chosen: Choice
  readonly again: Choice | null
  readonly same: boolean
}

interface Asked {
  readonly n: number
  readonly seat: Seat
  readonly choice: Choice
  readonly view: PositionView
  readonly decision: Decision
  readonly thought: LoggedThought
  /** The seat's thought before. */
  readonly before: Asked | null
}

/** Time is not looked at: numbers of tries are given. */
const noClock = () => 0

export class Rethinker {
  private readonly knowledge: Knowledge
  private readonly seats: number
  private readonly asked = new Map<number, Asked>()
  /** Whoever has thought the parts of a seat's latest thought, to go on with it. */
  private readonly latest = new Map<Seat, { readonly asked: Asked; readonly players: readonly Player[] }>()
  private readonly idle = new Map<string, Player[]>()

  /** Throws BadInput where the game is not over: what a bot thinks is its secret until then. */
  constructor(knowledge: Knowledge, log: Log) {
    const { game } = knowledge
    this.knowledge = knowledge
    this.seats = log.seats
    const before = new Map<Seat, Asked>()
    const last = replay(game, log, log.choices.length, ({ n }, state) => {
      const next = log.choices[n]
      if (next?.thought === undefined) return
      const { seat, choice, thought } = next
      const decision = game.decision(state, seat)
      if (decision === null) return
      const asked: Asked = {
        n: n + 1,
        seat,
        choice,
        view: unhurried(game.view(state, seat), seat),
        decision: { ...decision, options: [...decision.options], given: [...decision.given] },
        thought,
        before: before.get(seat) ?? null,
      }
      before.set(seat, asked)
      this.asked.set(asked.n, asked)
    })
    if (outcome(game, log, last) === null)
      throw new BadInput("log", "a finished game", "one that is still being played")
  }

  /** The lines with a thought that can be checked. */
  get lines(): readonly number[] {
    return [...this.asked.keys()]
  }

  /**
   * One after another it takes as long as the bots took; from the middle, what the thought went on
   * with comes first.
   */
  check(n: number): Rethought {
    const asked = this.asked.get(n)
    if (asked === undefined) throw new BadInput("n", `one of the lines ${this.lines.join(", ")}`, n)
    const { seat, choice, thought } = asked
    const by = readPlayerName(thought.by, `choices[${n - 1}].thought.by`)
    const tries = thought.parts.reduce((sum, part) => sum + part.tries, 0)
    const head = { n, seat, by, tries, chosen: choice }
    if (mindOf(this.knowledge, by, this.seats) !== thought.mind) return { ...head, again: null, same: false }
    const again = this.think(asked, by).choice
    return { ...head, again, same: sameChoice(again, choice) }
  }

  private think(asked: Asked, by: PlayerName): Thought {
    const { seat, thought, before } = asked
    const goesOn = thought.parts.some(({ on }) => on !== undefined)
    if (goesOn && before !== null && this.latest.get(seat)?.asked !== before) this.think(before, by)
    const kept = this.latest.get(seat)
    const free = new Set(kept?.players)
    const question = { view: asked.view, seat, seats: this.seats, decision: asked.decision }
    const players = thought.parts.map(({ on }) => {
      const player = on === undefined || kept?.asked !== before ? this.fresh(by) : kept?.players[on]
      if (player === undefined) throw new BadInput("thought.parts", "a part of the thought before", on)
      free.delete(player)
      return player
    })
    for (const player of free) this.idle.set(by, [...(this.idle.get(by) ?? []), player])
    const ask = ({ tries, on }: ThoughtPart, part: number) =>
      (players[part] as Player)({
        ...question,
        seed: seedOfPart(thought.seed, part),
        budget: { exactly: tries, goesOn: on !== undefined },
      })
    const thoughts = thought.parts.map(ask)
    this.latest.set(seat, { asked, players })
    return gather({ ...question, seed: thought.seed, budget: { exactly: 0, goesOn: false } }, thoughts)
  }

  private fresh(by: PlayerName): Player {
    return this.idle.get(by)?.pop() ?? playerNamed(by, this.knowledge, noClock)
  }
}
