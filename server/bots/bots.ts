// What the tables ask of bots: a choice for a seat, from what that seat may know.
import type { Choice, Decision, PositionView } from "@genepool/engine"

export interface BotTask {
  /** Whose work it is: lanes take turns. */
  readonly lane: string
  readonly game: string
  readonly level: number
  /** How many sit at the table. */
  readonly seats: number
  readonly view: PositionView
  readonly decision: Decision
  /** The bot's own chance; the table's dice never reach it. */
  readonly seed: string
}

export interface Bots {
  /** Takes its time even where there is but one option: others at the table must not see that there was nothing to decide. */
  choose(task: BotTask): Promise<Choice>
  close(): Promise<void>
}
