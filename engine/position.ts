// Where a game stands in its rules: the part of every state and view that the engine keeps.
import type { Choice, Who } from "./vocabulary.ts"

/**
 * One running procedure: its name, the step it is at, and its locals beside them, all plain JSON.
 * Locals are public: every view shows them. What is secret lives in the state proper, or is an
 * answer.
 */
export interface Frame<C extends Choice = Choice, K extends string = string> {
  proc: string
  step: K
  /**
   * In a decision taken together: what each seat has answered so far; null for a seat that is not
   * asked.
   */
  answers: (C[] | null)[] | null
  /** What the procedure called last handed back. */
  result: unknown
}

/**
 * A frame as a view shows it: of other seats' answers only whether they are in, and not even that
 * where it is quiet.
 */
export interface FrameView<C extends Choice = Choice, K extends string = string> {
  readonly proc: string
  readonly step: K
  readonly answers: readonly (readonly C[] | "given" | "open" | null)[] | null
  readonly result: unknown
}

/**
 * The part of every state that the engine keeps: where we are in the rules, and the seats' standing
 * instructions.
 */
export interface Position {
  frames: Frame[]
  /** One instruction per seat, one of the game's `instructions`; empty where a game has none. */
  standing: string[]
}

/**
 * The part of every view that the engine adds: the frames without others' answers, and one's own
 * instruction.
 */
export interface PositionView {
  readonly who: Who
  readonly frames: readonly FrameView[]
  readonly standing: string | null
}
