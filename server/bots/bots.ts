// What the tables ask of bots: a choice for a seat, from what that seat may know.
import type { Thought } from "@genepool/bots"
import type { Choice, Decision, PositionView } from "@genepool/engine"
import type { Lane } from "./queue.ts"

/** View and decision are made when they are read: those who wait for their turn hold nothing. */
export interface BotTask {
  /** Whose work it is: lanes take turns. */
  readonly lane: Lane
  readonly game: string
  readonly level: number
  /** How many sit at the table. */
  readonly seats: number
  readonly view: PositionView
  readonly decision: Decision
  /** The bot's own chance; the table's dice never reach it. */
  readonly seed: string
  /** Hears what was thought, where it was: there is nothing to think about a single option. */
  thought?(thought: Thought): void
}

export interface Bots {
  /**
   * Takes its time even where there is but one option: others at the table must not see that there
   * was nothing to decide. Throws when it has become unwanted before its turn came.
   */
  choose(task: BotTask, unwanted?: AbortSignal): Promise<Choice>
  close(): Promise<void>
  /** How many choices wait for a thread. */
  readonly waiting?: number
}
