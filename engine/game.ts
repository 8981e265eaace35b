// Makes a game out of its rules: what the author writes, and the contract that comes of it.

import type {
  Choice,
  Decision,
  Fact,
  Game,
  Instruct,
  Position,
  PositionView,
  Prompt,
  Reason,
  Result,
  Seat,
  Who,
  Withheld,
} from "./contract.ts"
import { cloneFrames, type Procedure, Procedures } from "./procedure.ts"
import type { Random } from "./random/random.ts"
import type { Schema } from "./schema.ts"
import type { Turn } from "./turn.ts"

/** What is the game's own in a state or a view, without the part that the engine keeps. */
export type Own<T> = Omit<T, keyof Position | keyof PositionView>

export interface Rules<S extends Position, C extends Choice, V extends PositionView, O, F extends Fact> {
  readonly id: string
  readonly version: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: Schema<O>
  /** Standing instructions a seat may leave for its reaction windows; the first is the default. */
  readonly instructions?: readonly string[]
  // biome-ignore lint/suspicious/noExplicitAny: procedures with all kinds of arguments
  readonly procedures: readonly Procedure<any, any, any, any>[]
  /** The procedure that is the whole game, from set-up to the end. */
  readonly start: Pick<Procedure<null>, "frame">
  /** A new object, into which the engine puts the frames. */
  setup(seats: number, options: O, turn: Turn<F>): Own<S>
  /**
   * Built by adding what the onlooker may know. The engine adds frames and the own standing
   * instruction.
   */
  view(state: S, who: Who): Own<V>
  /** A new object, into which the engine puts the frames back; it imagines the answers in them. */
  imagine(view: V, random: Random): Own<S>
  clone(state: S): S
  result(state: S): Result | null
  /** What a fact that says who has won or who came where is, where seats gave up. */
  retold?(state: S, fact: F, result: Result, resigned: readonly Seat[]): F
  invariants(state: S): string[]
  /** What is answered for a seat that does not answer; left out, the first on its list. */
  unanswered?(decision: Decision<C>, random: Random): C
}

export function defineGame<
  S extends Position,
  C extends Choice,
  V extends PositionView,
  O,
  F extends Fact = Fact,
  R extends Reason = Reason,
>(rules: Rules<S, C, V, O, F>): Game<S, C, V, O, F, R> {
  const procedures = new Procedures(rules.procedures)
  const instructions = rules.instructions ?? []

  /** The step in front of the seat, if it is asked. */
  const askedStep = (state: S, seat: Seat) => {
    const frame = state.frames[state.frames.length - 1]
    if (frame === undefined) return null
    const known = procedures.stepOf(frame)
    if (known.kind === "automatic") return null
    const asked =
      known.kind === "ask" ? known.step.who(state, frame) === seat : (frame.answers?.[seat] ?? null) !== null
    return asked ? { frame, known } : null
  }

  return {
    id: rules.id,
    version: rules.version,
    seats: rules.seats,
    options: rules.options,
    instructions,
    outline: Object.fromEntries(rules.procedures.map(({ name, steps }) => [name, Object.keys(steps)])),

    setup(seats, options, turn) {
      const state = rules.setup(seats, options, turn as Turn<F>) as S
      state.frames = [rules.start.frame(null)]
      state.standing =
        instructions.length === 0 ? [] : new Array<string>(seats).fill(instructions[0] as string)
      procedures.run(state, turn)
      return state
    },

    decisions: (state) => procedures.decisions(state) as Decision<C>[],
    decision: (state, seat) => (procedures.decisions(state, seat)[0] as Decision<C> | undefined) ?? null,

    restarts: (state, seat) => procedures.restarts(state, seat) as C[],

    apply(state, seat, choice, turn) {
      if (!isInstruct(choice)) return procedures.apply(state, seat, choice, turn)
      state.standing[seat] = choice.standing
      if (choice.now) procedures.answerByStanding(state, seat, turn)
    },

    view(state, who) {
      const standing = typeof who === "number" ? (state.standing[who] ?? null) : null
      const own = rules.view(state, who) as V
      return { ...own, who, frames: procedures.framesFor(state, who), standing }
    },

    imagine(view, random) {
      const state = rules.imagine(view, random) as S
      state.frames = cloneFrames(view.frames)
      state.standing = imagineStanding(view, state)
      procedures.imagineAnswers(state, (options) => options[random.index(options, "imagine")] as Choice)
      return state
    },

    clone: (state) => rules.clone(state),
    result: (state) => rules.result(state),
    retold: (state, fact, result, resigned) => rules.retold?.(state, fact, result, resigned) ?? fact,
    invariants: (state) => rules.invariants(state),
    settle: (state, turn) => procedures.run(state, turn),
    unanswered: (decision, random) => (rules.unanswered?.(decision, random) ?? decision.options[0]) as C,

    whyNot(state, seat) {
      const asked = askedStep(state, seat)
      return (asked?.known.step.whyNot?.(state, asked.frame, seat) ?? []) as Withheld<C, R>[]
    },

    knownTo(state, seat, choice) {
      const asked = askedStep(state, seat)
      return asked?.known.step.knownTo?.(state, asked.frame, seat, choice) ?? "all"
    },

    prompt(state, seat): Prompt | null {
      const asked = askedStep(state, seat)
      if (asked === null) return null
      const { frame, known } = asked
      return {
        ask: known.ask,
        rule: known.step.rule ?? null,
        about: known.step.about?.(state, frame, seat) ?? {},
      }
    },
  }

  /** Others' instructions are secret: imagined as the default. */
  function imagineStanding(view: V, own: Own<S>): string[] {
    if (instructions.length === 0) return []
    const seats = (own as { seats?: unknown }).seats
    const standing = new Array<string>(typeof seats === "number" ? seats : rules.seats.max)
    standing.fill(instructions[0] as string)
    if (typeof view.who === "number" && view.standing !== null) standing[view.who] = view.standing
    return standing
  }
}

function isInstruct(choice: Choice): choice is Instruct {
  return choice.do === "instruct"
}
