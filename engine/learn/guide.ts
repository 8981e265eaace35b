// A chapter while it is played: the learner's choices and those of the others, held against the aim
// of each step.

import { choose, decisionFor } from "../choose.ts"
import type { AnyGame, Choice, Decision, Position, Seat } from "../contract.ts"
import { fits } from "../match.ts"
import type { Judgement } from "../module.ts"
import { FastRandom } from "../random/fast.ts"
import { type GivenDraw, GivenRandom } from "../random/given.ts"
import { heardBy, type Told, Turn } from "../turn.ts"
import { type Known, reached } from "./aim.ts"
import type { Chapter, Task } from "./chapter.ts"

/** A chapter's first position, and the draws that are left after it. */
export interface Opening {
  readonly state: Position
  readonly told: readonly Told[]
  readonly draws: readonly GivenDraw[]
}

/**
 * What the learner is at: an aim, what came of it, a try that went wrong (and its name, if it has
 * one), or the end.
 */
export type Stand =
  | { readonly at: "doing" | "done" }
  | { readonly at: "wrong"; readonly name: string | null }
  | { readonly at: "over" }

/** One choice (the first position, for null), and what was told of it. */
export interface Taken {
  readonly seat: Seat | null
  readonly choice: Choice | null
  readonly told: readonly Told[]
}

export class Guide {
  readonly game: AnyGame
  readonly chapter: Chapter
  readonly judgement: Judgement | null
  state: Position
  stand: Stand = { at: "doing" }
  /** Tries that were taken back. */
  slips = 0
  private readonly opening: Opening
  private readonly hasDone: (step: string) => boolean
  private random: GivenRandom
  private played: Taken[]
  private at = 0
  /** How many had chosen when the step began. */
  private since = 1
  private cast: { readonly seat: Seat; readonly choose: Partial<Choice> }[]

  /**
   * `hasDone`: whether there are words for what came of a step; if not, the next one follows at
   * once.
   */
  constructor(
    game: AnyGame,
    chapter: Chapter,
    opening: Opening,
    judgement: Judgement | null,
    hasDone: (step: string) => boolean,
  ) {
    this.game = game
    this.chapter = chapter
    this.judgement = judgement
    this.opening = opening
    this.hasDone = hasDone
    this.state = game.clone(opening.state)
    this.random = this.chance()
    this.played = [{ seat: null, choice: null, told: opening.told }]
    this.cast = (chapter.cast ?? []).slice()
    this.look()
  }

  get step(): Task | null {
    return this.chapter.steps[this.at] ?? null
  }

  /** Counted from 0. */
  get number(): number {
    return this.at
  }

  get history(): readonly Taken[] {
    return this.played
  }

  /** What the learner may choose from now, without what is put away. */
  get decision(): Decision | null {
    const decision = decisionFor(this.game, this.state, this.chapter.seat)
    return decision === null ? null : { ...decision, options: this.offered(decision.options) }
  }

  /**
   * Throws Refusal, if the choice is not on the list. Whoever plays on has seen what came of the
   * last step.
   */
  choose(choice: Choice): void {
    if (this.stand.at === "wrong") this.takeBack()
    while (this.isHeld) this.goOn()
    this.take(this.chapter.seat, choice)
    this.look()
  }

  /** The next choice of somebody else, where one is due; false, where the learner is waited for. */
  others(): boolean {
    if (this.stand.at !== "doing" || this.isHeld) return false
    const due = this.game.decisions(this.state).find(({ seat }) => seat !== this.chapter.seat)
    if (due === undefined) return false
    this.take(due.seat, this.partOf(due))
    this.look()
    return true
  }

  /** From what came of a step, or from something to look at, to the next step. */
  goOn(): void {
    if (this.isHeld) this.next()
  }

  /** Something is shown, and only a button is waited for. */
  get isHeld(): boolean {
    const { stand, step } = this
    return stand.at === "done" || (stand.at === "doing" && step !== null && step.aim === undefined)
  }

  /** Back to where the step began. The same choices meet the same dice again. */
  takeBack(): void {
    this.slips += 1
    this.backTo(this.since)
  }

  get mayUndo(): boolean {
    return this.lastOwn() >= this.since
  }

  /** Back to before the learner's last choice in this step. */
  undo(): void {
    if (!this.mayUndo) return
    this.slips += 1
    this.backTo(this.lastOwn())
  }

  private lastOwn(): number {
    return this.played.findLastIndex(({ seat }) => seat === this.chapter.seat)
  }

  private backTo(length: number): void {
    const kept = this.played.slice(1, length)
    this.state = this.game.clone(this.opening.state)
    this.random = this.chance()
    this.played = this.played.slice(0, 1)
    this.cast = (this.chapter.cast ?? []).slice()
    for (const { seat, choice } of kept) {
      if (seat !== null && seat !== this.chapter.seat) this.castOff(seat, choice as Choice)
      this.take(seat as Seat, choice as Choice)
    }
    this.stand = { at: "doing" }
  }

  private chance(): GivenRandom {
    return new GivenRandom(this.opening.draws, `${this.chapter.seed ?? this.chapter.name} play`)
  }

  private take(seat: Seat, choice: Choice): void {
    const turn = new Turn(this.random)
    choose(this.game, this.state, seat, choice, turn)
    this.played.push({ seat, choice, told: turn.told ?? [] })
  }

  private partOf(decision: Decision): Choice {
    const options = this.offered(decision.options)
    const part = this.cast.find(({ seat }) => seat === decision.seat)
    const fitting = part === undefined ? undefined : options.find((option) => fits(option, part.choose))
    if (fitting !== undefined) {
      this.castOff(decision.seat, fitting)
      return fitting
    }
    const random = new FastRandom(`${this.chapter.name} ${this.played.length}`)
    const wish = this.bot(decision, random)
    return options.includes(wish) ? wish : this.game.unanswered({ ...decision, options }, random)
  }

  /** As any bot: out of what the seat may know. */
  private bot(decision: Decision, random: FastRandom): Choice {
    const { game, judgement, state } = this
    if (judgement?.hurried === undefined) return game.unanswered(decision, random)
    const world = game.imagine(game.view(state, decision.seat), random)
    return decision.options[judgement.hurried(world, decision, random)] as Choice
  }

  private castOff(seat: Seat, choice: Choice): void {
    const at = this.cast.findIndex((part) => part.seat === seat)
    if (at >= 0 && fits(choice, this.cast[at]?.choose)) this.cast.splice(at, 1)
  }

  /** Everything, where nothing would be left. */
  private offered(options: readonly Choice[]): readonly Choice[] {
    const { away = [] } = this.chapter
    const left = options.filter((option) => !away.some((part) => fits(option, part)))
    return left.length === 0 ? options : left
  }

  private known(): Known {
    const { seat } = this.chapter
    const heard = this.played.slice(this.since).flatMap(({ told }) => heardBy(told, seat))
    return { view: this.game.view(this.state, seat), decision: this.decision, heard }
  }

  private look(): void {
    const { step } = this
    if (step === null || this.stand.at !== "doing" || step.aim === undefined) return
    const known = this.known()
    if (reached(step.aim, known)) {
      this.stand = { at: "done" }
      if (!this.hasDone(step.name)) this.next()
      return
    }
    const wrong = step.wrong?.find(({ when }) => reached(when, known))
    const own = this.played.slice(this.since).filter(({ seat }) => seat === this.chapter.seat).length
    const isOut = own >= (step.within ?? Number.POSITIVE_INFINITY) || this.state.frames.length === 0
    if (wrong !== undefined || isOut) this.stand = { at: "wrong", name: wrong?.name ?? null }
  }

  private next(): void {
    this.at += 1
    this.since = this.played.length
    this.stand = this.step === null ? { at: "over" } : { at: "doing" }
    this.look()
  }
}
