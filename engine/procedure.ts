// Rules written as procedures: named steps in rulebook order, whose place and locals live in the
// state as frames.

import { sameChoice } from "./choose.ts"
import type { Frame, FrameView, Position, PositionView } from "./position.ts"
import type { Audience, Turn } from "./turn.ts"
import type { Choice, Decision, Fact, Json, Prompt, Reason, Seat, Withheld } from "./vocabulary.ts"

/**
 * Where a procedure goes on: a step of its own, a call of another procedure, back to its caller, or
 * the end.
 */
export type Next<K extends string = string> = K | Jump<K>

interface Jump<K extends string> {
  readonly how: "call" | "done" | "backTo" | "finish"
  readonly frame?: Frame
  readonly proc?: string
  readonly next?: K | null
  readonly result?: Json
}

/**
 * Carries out another procedure, then goes on at `next`; without `next` this procedure is done with
 * it.
 */
export function call<A, K extends string = never>(
  proc: Pick<Procedure<A>, "frame">,
  args: A,
  next: K | null = null,
): Jump<K> {
  return { how: "call", frame: proc.frame(args), next }
}

/** The procedure is over; its caller goes on. */
export const done: Jump<never> = { how: "done" }

/** The procedure is over and hands a value to its caller, who finds it in `frame.result`. */
export function doneWith(result: Json): Jump<never> {
  return { how: "done", result }
}

/** Drops everything down to the running procedure of that name, which goes on at the step given. */
export function backTo<A, L extends object, K extends string, C extends Choice>(
  proc: Procedure<A, L, K, C>,
  step: NoInfer<K>,
): Jump<never> {
  return { how: "backTo", proc: proc.name, next: step as never }
}

/** The game is over. */
export const finish: Jump<never> = { how: "finish" }

/** A step that nobody decides. */
export type Automatic<S, L, K extends string, F extends Fact = Fact> = (
  state: S,
  frame: Frame & L,
  turn: Turn<F>,
) => Next<K>

/** What every step that asks may say beside its options; only people and tests look at it. */
interface Beside<S, C extends Choice, L, R extends Reason> {
  /** The id of the rule behind the question. */
  readonly rule?: string
  /** Parameters for the text of the prompt. */
  about?(state: S, frame: Frame & L, seat: Seat): Prompt["about"]
  /**
   * What the seat would look for on the list, and why it is not there. Only from what the seat may
   * know.
   */
  whyNot?(state: S, frame: Frame & L, seat: Seat): Withheld<C, R>[]
  /**
   * Who learns that the seat chose this, once it is carried out; everybody, unless this says
   * otherwise.
   */
  knownTo?(state: S, frame: Frame & L, seat: Seat, choice: C): Audience
}

/** A step that one seat decides: its options, and what each of them does. */
export interface Ask<
  S,
  C extends Choice,
  L,
  K extends string,
  F extends Fact = Fact,
  R extends Reason = Reason,
> extends Beside<S, C, L, R> {
  who(state: S, frame: Frame & L): Seat
  /** The same shape as in a step decided together; nothing is given here. */
  offer(state: S, frame: Frame & L, seat: Seat, given: readonly C[]): C[]
  take(state: S, frame: Frame & L, choice: C, turn: Turn<F>, seat: Seat): Next<K>
  /** Where to go when there is no option; without it an empty list is a mistake in the rules. */
  none?(state: S, frame: Frame & L, turn: Turn<F>): Next<K>
  /** A single option is taken by itself, unless the rules say to ask all the same. */
  readonly single?: "take" | "ask"
}

/** A step that several seats decide at once, each in secret until it closes. */
export interface AskTogether<
  S,
  C extends Choice,
  L,
  K extends string,
  F extends Fact = Fact,
  R extends Reason = Reason,
> extends Beside<S, C, L, R> {
  /** Who is asked: by public knowledge only, so that being asked betrays nothing. */
  everyone(state: S, frame: Frame & L): Seat[]
  /** `given`: what the seat has answered so far in this step. */
  offer(state: S, frame: Frame & L, seat: Seat, given: readonly C[]): C[]
  /** Whether the seat's answer is whole; one choice makes it whole unless this says otherwise. */
  complete?(state: S, frame: Frame & L, seat: Seat, given: readonly C[]): boolean
  /**
   * Whether the choice begins an answer of several parts anew: it takes the place of what was given
   * so far.
   */
  restarts?(choice: C, given: readonly C[]): boolean
  /** Closes the step before all answers are in. */
  until?(state: S, frame: Frame & L, answers: readonly (readonly C[] | null)[]): boolean
  /** All answers are in (by seat; null for seats not asked): they are open now. */
  close(state: S, frame: Frame & L, answers: readonly (readonly C[] | null)[], turn: Turn<F>): Next<K>
  /** The answer that a seat's standing instruction gives for it, if it gives one. */
  standing?(state: S, frame: Frame & L, seat: Seat, instruction: string): C | null
  /**
   * A seat with a single option is asked all the same, unless everybody can see that it has no
   * other.
   */
  readonly single?: "take" | "ask"
  /** Others do not even see whether a seat has answered. */
  readonly quiet?: boolean
}

export type Step<S, C extends Choice, L, K extends string, F extends Fact, R extends Reason> =
  | Automatic<S, L, K, F>
  | Ask<S, C, L, K, F, R>
  | AskTogether<S, C, L, K, F, R>

// biome-ignore lint/suspicious/noExplicitAny: a procedure's own types are known where it is written, not where it is run
type AnyStep = Step<any, any, any, string, any, any>

/**
 * Steps in rulebook order, opened with arguments `A`, with locals `L` and steps `K`. Whoever wants
 * to know how it stands with one asks the procedure itself: `fight.in(view)`.
 */
export interface Procedure<
  A = unknown,
  L extends object = object,
  K extends string = string,
  C extends Choice = Choice,
> {
  readonly name: string
  readonly steps: { readonly [step: string]: AnyStep }
  frame(args: A): Frame<C, K> & L
  /** Its frame in a state or a view, the innermost one; null when it is not running. */
  in(state: Pick<Position, "frames">): (Frame<C, K> & L) | null
  in(view: Pick<PositionView, "frames">): (FrameView<C, K> & Readonly<L>) | null
  /**
   * Its frame where it is the one that goes on now, with none that it has called; null otherwise.
   */
  top(state: Pick<Position, "frames">): (Frame<C, K> & L) | null
  top(view: Pick<PositionView, "frames">): (FrameView<C, K> & Readonly<L>) | null
  /** All its frames, the outermost first. */
  all(state: Pick<Position, "frames">): (Frame<C, K> & L)[]
  all(view: Pick<PositionView, "frames">): (FrameView<C, K> & Readonly<L>)[]
  /** What a decision at this step says that it asks: the stable key of its prompt. */
  ask(step: K): string
  /** Whether the key of a question is one of its own. */
  asks(ask: string): boolean
}

/**
 * A game's way to write procedures: `const procedure = proceduresOf<State, Choice, Fact,
 * Reason>()`. The first step comes first.
 */
export function proceduresOf<
  S extends Position,
  C extends Choice,
  F extends Fact = Fact,
  R extends Reason = Reason,
>() {
  return function procedure<A, L extends object, K extends string>(
    name: string,
    open: (args: A) => L,
    steps: { readonly [P in K]: Step<S, C, L, NoInfer<K>, F, R> },
  ): Procedure<A, L, NoInfer<K>, C> {
    const first = Object.keys(steps)[0] as K
    // A frame with this name was made here, or checked against the game's outline
    const isOwn = (frame: FrameView | undefined) => frame?.proc === name
    const own: unknown = {
      name,
      steps,
      frame: (args: A) => ({ proc: name, step: first, answers: null, result: null, ...open(args) }),
      in: ({ frames }: Frames) => frames.findLast(isOwn) ?? null,
      top: ({ frames }: Frames) => (isOwn(frames.at(-1)) ? frames.at(-1) : null),
      all: ({ frames }: Frames) => frames.filter(isOwn),
      ask: (step: K) => `${name}.${step}`,
      asks: (ask: string) => ask.startsWith(`${name}.`),
    }
    return own as Procedure<A, L, K, C>
  }
}

type Frames = Pick<PositionView, "frames">

// biome-ignore lint/suspicious/noExplicitAny: as AnyStep
type AnyTogether = AskTogether<any, any, any, string, any, any>

/**
 * A step, and what would else be found out anew at every choice: its kind and its stable key for
 * text.
 */
type KnownStep = {
  readonly proc: string
  readonly key: string
  readonly ask: string
  /** The step that came after it last time, and most likely comes again. */
  following: KnownStep | null
} & (
  | { readonly kind: "automatic"; readonly step: Extract<AnyStep, (...args: never[]) => unknown> }
  // biome-ignore lint/suspicious/noExplicitAny: as AnyStep
  | { readonly kind: "ask"; readonly step: Ask<any, any, any, string, any, any> }
  | { readonly kind: "together"; readonly step: AnyTogether }
)

function knownStep(proc: string, key: string, step: AnyStep): KnownStep {
  const named = { proc, key, ask: `${proc}.${key}`, following: null }
  if (typeof step === "function") return { ...named, kind: "automatic", step }
  return "who" in step ? { ...named, kind: "ask", step } : { ...named, kind: "together", step }
}

function isAt(frame: Pick<Frame, "proc" | "step">, known: KnownStep): boolean {
  return known.key === frame.step && known.proc === frame.proc
}

/** Runs procedures: the part of a game's contract that is written once. */
export class Procedures {
  private readonly known = new Map<string, Map<string, KnownStep>>()
  private last: KnownStep | null = null
  /**
   * What one seat decides at the place where the last run stopped: found out once, asked for
   * several times.
   */
  private stopped: { readonly state: Position; readonly decisions: Decision[] } | null = null

  // biome-ignore lint/suspicious/noExplicitAny: procedures with all kinds of arguments
  constructor(procedures: readonly Procedure<any>[]) {
    for (const { name, steps } of procedures) {
      if (this.known.has(name)) throw new Error(`two procedures are named ${name}`)
      this.known.set(
        name,
        new Map(Object.entries(steps).map(([key, step]) => [key, knownStep(name, key, step)])),
      )
    }
  }

  /**
   * The step a frame is at: as a rule the one that was asked for last, or the one that followed it
   * before.
   */
  stepOf(frame: Pick<Frame, "proc" | "step">): KnownStep {
    const { last } = this
    if (last !== null) {
      if (isAt(frame, last)) return last
      const { following } = last
      if (following !== null && isAt(frame, following)) {
        this.last = following
        return following
      }
    }
    const known = this.known.get(frame.proc)?.get(frame.step)
    if (known === undefined) throw new Error(`no step ${frame.proc}.${frame.step}`)
    if (last !== null) last.following = known
    this.last = known
    return known
  }

  /** Goes on until somebody must decide or the game is over. */
  run(state: Position, turn: Turn): void {
    const { frames } = state
    this.stopped = null
    for (let steps = 0; frames.length > 0; steps++) {
      if (steps > 100_000) throw new Error(`the rules go round in circles at ${placeOf(frames)}`)
      const frame = frames[frames.length - 1] as Frame
      const known = this.stepOf(frame)
      if (known.kind === "automatic") this.follow(frames, known.step(state, frame, turn))
      else if (known.kind === "ask") {
        const { step } = known
        if (step.single === "ask" && step.none === undefined) return
        const seat = step.who(state, frame)
        const options = step.offer(state, frame, seat, nothingGiven)
        if (options.length === 0) {
          if (step.none === undefined) throw new Error(`nothing to choose from at ${placeOf(frames)}`)
          this.follow(frames, step.none(state, frame, turn))
        } else if (options.length > 1 || step.single === "ask") {
          this.stopAt(state, seat, known.ask, options)
          return
        } else {
          const only = options[0] as Choice
          if (seat === turn.by) {
            if (!turn.opened) turn.unasked++
            turn.onUnasked?.(known.ask, only)
          }
          this.follow(frames, step.take(state, frame, only, turn, seat))
        }
      } else {
        const { step } = known
        if (frame.answers === null) openTogether(step, state, frame)
        if (!this.closed(step, state, frame)) return
        this.close(step, state, frame, turn)
      }
    }
  }

  /** Carries out a choice of the seat, and goes on. */
  apply(state: Position, seat: Seat, choice: Choice, turn: Turn): void {
    const { frames } = state
    this.stopped = null
    turn.by = seat
    turn.unasked = 0
    const frame = frames[frames.length - 1] as Frame
    const known = this.stepOf(frame)
    if (known.kind === "ask") {
      this.follow(frames, known.step.take(state, frame, choice, turn, seat))
    } else if (known.kind === "together") {
      const { step } = known
      const answers = frame.answers as (Choice[] | null)[]
      const given = answers[seat] as Choice[]
      const anew = isComplete(step, state, frame, seat, given) || step.restarts?.(choice, given) === true
      answers[seat] = anew ? [choice] : [...given, choice]
      if (!this.closed(step, state, frame)) return
      this.close(step, state, frame, turn)
    }
    this.run(state, turn)
  }

  /**
   * Asked seats with the list in front of them; one who has answered together with others only on
   * request.
   */
  decisions(state: Position, only: Seat | null = null): Decision[] {
    const { frames } = state
    if (frames.length === 0) return []
    const frame = frames[frames.length - 1] as Frame
    const known = this.stepOf(frame)
    const { ask } = known
    if (known.kind === "automatic") return []
    if (known.kind === "ask") {
      const decisions = this.soleDecision(state, frame, known)
      return only !== null && only !== decisions[0]?.seat ? [] : decisions
    }
    const { step } = known
    const answers = frame.answers as (Choice[] | null)[]
    const decisions: Decision[] = []
    for (let seat = 0; seat < answers.length; seat++) {
      const given = answers[seat]
      if (given === null || given === undefined || (only !== null && only !== seat)) continue
      const answered = isComplete(step, state, frame, seat, given)
      if (answered && only === null) continue
      const options = step.offer(state, frame, seat, answered ? nothingGiven : given)
      decisions.push({ seat, ask, options, together: true, given, answered })
    }
    return decisions
  }

  /** With what a seat that has given a part of its answer may begin it anew. */
  restarts(state: Position, seat: Seat): Choice[] {
    const frame = state.frames.at(-1)
    const known = frame && this.stepOf(frame)
    const given = frame?.answers?.[seat] ?? []
    if (frame === undefined || known?.kind !== "together" || given.length === 0) return []
    const { step } = known
    if (step.restarts === undefined || isComplete(step, state, frame, seat, given)) return []
    return step
      .offer(state, frame, seat, nothingGiven)
      .filter(
        (choice: Choice) => step.restarts?.(choice, given) && !given.some((part) => sameChoice(part, choice)),
      )
  }

  /** A seat that owes an answer, and has left an instruction that gives it, is answered for. */
  answerByStanding(state: Position, seat: Seat, turn: Turn): void {
    const frame = state.frames.at(-1)
    const known = frame && this.stepOf(frame)
    const given = frame?.answers?.[seat] ?? null
    if (frame === undefined || known?.kind !== "together" || given === null) return
    if (isComplete(known.step, state, frame, seat, given)) return
    const answer = standingAnswer(known.step, state, frame, seat)
    if (answer !== null) this.apply(state, seat, answer, turn)
  }

  private soleDecision(state: Position, frame: Frame, known: KnownStep & { kind: "ask" }): Decision[] {
    if (this.stopped?.state === state) return this.stopped.decisions
    const seat = known.step.who(state, frame)
    return this.stopAt(state, seat, known.ask, known.step.offer(state, frame, seat, nothingGiven))
  }

  private stopAt(state: Position, seat: Seat, ask: string, options: Choice[]): Decision[] {
    const decisions = [{ seat, ask, options, together: false, given: nothingGiven, answered: false }]
    this.stopped = { state, decisions }
    return decisions
  }

  /** The frames as one onlooker sees them. */
  framesFor(state: Position, who: Seat | "spectator"): FrameView[] {
    return state.frames.map((frame) => {
      const { answers, ...rest } = frame
      const known = this.stepOf(frame)
      const shown =
        answers === null || known.kind !== "together"
          ? null
          : answers.map((given, seat) => {
              if (given === null) return null
              if (seat === who) return given.slice()
              return !known.step.quiet && isComplete(known.step, state, frame, seat, given)
                ? ("given" as const)
                : ("open" as const)
            })
      return { ...copyPlain(rest), answers: shown }
    })
  }

  /**
   * Fills in the answers that a view showed only as given, at random among what the imagined seat
   * could have answered.
   */
  imagineAnswers(state: Position, pick: (options: readonly Choice[]) => Choice): void {
    for (const frame of state.frames) {
      if (frame.answers === null) continue
      const known = this.stepOf(frame)
      if (known.kind !== "together") continue
      const { step } = known
      const shown = frame.answers as (Choice[] | "given" | "open" | null)[]
      frame.answers = shown.map((given) => (given === "given" || given === "open" ? [] : given))
      shown.forEach((given, seat) => {
        if (given !== "given") return
        const answers = frame.answers as (Choice[] | null)[]
        // The step is still open: no answer in it can be one that would have closed it
        for (let tries = 0; tries === 0 || (tries < 50 && step.until?.(state, frame, answers)); tries++) {
          const answer: Choice[] = []
          while (!isComplete(step, state, frame, seat, answer))
            answer.push(pick(step.offer(state, frame, seat, answer)))
          answers[seat] = answer
        }
      })
    }
  }

  private closed(step: AnyTogether, state: Position, frame: Frame): boolean {
    const answers = frame.answers as (Choice[] | null)[]
    if (step.until?.(state, frame, answers)) return true
    for (let seat = 0; seat < answers.length; seat++) {
      const given = answers[seat] as Choice[] | null
      if (given !== null && !isComplete(step, state, frame, seat, given)) return false
    }
    return true
  }

  private close(step: AnyTogether, state: Position, frame: Frame, turn: Turn): void {
    const answers = frame.answers as (Choice[] | null)[]
    frame.answers = null
    turn.opened = true
    this.follow(state.frames, step.close(state, frame, answers, turn))
  }

  private follow(frames: Frame[], next: Next): void {
    const frame = frames[frames.length - 1] as Frame
    if (typeof next === "string") {
      frame.step = next
      return
    }
    switch (next.how) {
      case "call":
        if (next.next == null) frames.pop()
        else frame.step = next.next
        frames.push(next.frame as Frame)
        return
      case "done": {
        frames.pop()
        const caller = frames[frames.length - 1]
        if (caller !== undefined) caller.result = next.result ?? null
        return
      }
      case "backTo":
        while (frames.length > 0 && frames[frames.length - 1]?.proc !== next.proc) frames.pop()
        if (frames.length === 0) throw new Error(`no ${next.proc} is running that one could go back to`)
        ;(frames[frames.length - 1] as Frame).step = next.next as string
        return
      case "finish":
        // Setting the length would do the same, at ten times the price
        while (frames.length > 0) frames.pop()
    }
  }
}

function openTogether(step: AnyTogether, state: Position, frame: Frame): void {
  const seats = step.everyone(state, frame)
  const answers: (Choice[] | null)[] = new Array(seats.length === 0 ? 0 : Math.max(...seats) + 1).fill(null)
  for (const seat of seats) answers[seat] = []
  frame.answers = answers
  for (const seat of seats) {
    const byStanding = standingAnswer(step, state, frame, seat)
    if (byStanding !== null) answers[seat] = [byStanding]
    else if (step.single === "take") {
      const options = step.offer(state, frame, seat, [])
      if (options.length === 1) answers[seat] = [options[0] as Choice]
    }
  }
}

function standingAnswer(step: AnyTogether, state: Position, frame: Frame, seat: Seat): Choice | null {
  const instruction = state.standing[seat]
  return instruction === undefined ? null : (step.standing?.(state, frame, seat, instruction) ?? null)
}

function isComplete(
  step: AnyTogether,
  state: Position,
  frame: Frame,
  seat: Seat,
  given: readonly Choice[],
): boolean {
  return step.complete === undefined ? given.length > 0 : step.complete(state, frame, seat, given)
}

const nothingGiven: readonly never[] = []

/** A deep copy of plain JSON. */
export function copyPlain<T>(value: T): T {
  if (typeof value !== "object" || value === null) return value
  if (Array.isArray(value)) {
    const out = new Array(value.length)
    for (let i = 0; i < value.length; i++) out[i] = copyPlain(value[i])
    return out as T
  }
  const out: Record<string, unknown> = {}
  for (const key in value) out[key] = copyPlain(value[key])
  return out as T
}

/** For a game's `clone`, and to make frames out of those in a view. */
export function cloneFrames(frames: readonly (Frame | FrameView)[]): Frame[] {
  const out = new Array<Frame>(frames.length)
  for (let i = 0; i < frames.length; i++) {
    const frame: Frame & { [local: string]: unknown } = { ...(frames[i] as Frame) }
    for (const local in frame) {
      const value = frame[local]
      if (typeof value === "object" && value !== null) frame[local] = copyPlain(value)
    }
    out[i] = frame
  }
  return out
}

function placeOf(frames: readonly Frame[]): string {
  return frames.map((frame) => `${frame.proc}.${frame.step}`).join(" > ")
}
