// A table that is played wholly on this device: its log, who plays which seat, and what may be
// shown at the screen

import { unhurried } from "@genepool/bots"
import {
  type AnyGame,
  type Choice,
  choose,
  type Decision,
  heardBy,
  type Log,
  type LoggedThought,
  type Position,
  type PositionView,
  prefix,
  randomAt,
  replay,
  type Seat,
  type Told,
  Turn,
  type Who,
} from "@genepool/engine"
import type { Happening, Snapshot } from "@genepool/wire"
import { happenedHere, type Seating, type Step, snapshotHere } from "./snapshot.ts"

export class LocalTable {
  readonly game: AnyGame
  readonly seating: readonly Seating[]
  private readonly idle: readonly string[]
  /**
   * The choices that were made for the person because there was only one, by their place in the
   * log.
   */
  private forced = new Set<number>()
  private kept: Log
  private state: Position
  private steps: Step[] = []
  /**
   * Of the last choice: how it looked when each fact was told, to whoever looked at the screen
   * then.
   */
  private last: { readonly eyes: Who; readonly views: readonly PositionView[] } | null = null
  /** Who is looking at the screen. */
  private front: Who = "spectator"
  /** Who must take the screen before anything of theirs is shown. */
  private next: Seat | null = null

  /** `idle`: what a seat chooses that does nothing, by `do`. */
  constructor(game: AnyGame, log: Log, seating: readonly Seating[], idle: readonly string[] = []) {
    this.game = game
    this.idle = idle
    this.seating = seating
    this.kept = log
    this.state = this.replay(log)
    this.lookUp()
  }

  get log(): Log {
    return this.kept
  }

  get over(): boolean {
    return this.state.frames.length === 0
  }

  /**
   * The first seat that owes a choice which no person makes: a bot's, or one that has nothing to
   * decide.
   */
  get toChooseFor(): Seat | null {
    const asked = this.game
      .decisions(this.state)
      .find((decision) => this.seating[decision.seat] !== "person" || this.isForced(decision))
    return asked?.seat ?? null
  }

  /**
   * Nobody is asked whether to do nothing when there is nothing else to do. Only where one person
   * plays against bots: where several share the screen, to be passed over would tell the others
   * what one does not hold.
   */
  private isForced({ seat, options }: Decision): boolean {
    const [only] = options
    if (only === undefined || options.length > 1 || !this.idle.includes(only.do)) return false
    return this.seating[seat] === "person" && this.seating.filter((by) => by === "person").length === 1
  }

  /** A step that was made, and whether the next one of the person is one of these. */
  private note(seat: Seat | null, told: readonly Told[], state: Position): void {
    const at = this.steps.length
    this.steps.push({ seat, told, forced: this.forced.has(at - 1) && this.seating[seat ?? -1] === "person" })
    if (this.idle.length === 0) return
    if (this.game.decisions(state).some((decision: Decision) => this.isForced(decision))) this.forced.add(at)
  }

  /** What a bot or a hint is told: the seat's view and its decision. */
  questionFor(seat: Seat) {
    const decision = this.game.decision(this.state, seat)
    if (decision === null) return null
    const view = unhurried(this.game.view(this.state, seat), seat)
    return { view, seat, seats: this.kept.seats, decision }
  }

  /** The latest thought of the seat, where its bot may go on with it. */
  thoughtOf(seat: Seat): LoggedThought | undefined {
    return this.kept.choices.findLast((made) => made.seat === seat)?.thought
  }

  /** The seat whose choices are made at this screen now. */
  get atScreen(): Seat | null {
    return this.front === "spectator" || this.next !== null ? null : this.front
  }

  /** Throws Refusal, if the choice is not on the list; then nothing has changed. */
  choose(seat: Seat, choice: Choice, at?: number, thought?: LoggedThought): void {
    const turn = new Turn(randomAt(this.kept.dice, this.kept.choices.length + 1))
    const { game, state, eyes } = this
    const views: PositionView[] = []
    turn.onTell = (told) => {
      if (heardBy([told], eyes).length > 0) views.push(game.view(state, eyes))
    }
    choose(game, state, seat, choice, turn)
    this.last = { eyes, views }
    const logged = {
      seat,
      choice,
      ...(at === undefined ? {} : { at }),
      ...(thought === undefined ? {} : { thought }),
    }
    this.kept = { ...this.kept, choices: [...this.kept.choices, logged] }
    this.note(seat, turn.told ?? [], this.state)
    this.lookUp()
  }

  get mayUndo(): boolean {
    return this.lastOfPerson() >= 0
  }

  /**
   * Back to before the last choice of a person; what bots did since goes with it. The same choice
   * meets the same dice again, so that this is no second chance.
   */
  undo(): void {
    const to = this.lastOfPerson()
    if (to < 0) return
    this.kept = prefix(this.kept, to)
    this.state = this.replay(this.kept)
    this.next = null
    this.last = null
    this.front = "spectator"
    this.lookUp()
  }

  /** Beside the facts of the last choice; none, where somebody else looks at the screen now. */
  get views(): readonly PositionView[] | undefined {
    return this.last?.eyes === this.eyes ? this.last.views : undefined
  }

  takeScreen(): void {
    if (this.next === null) return
    this.front = this.next
    this.next = null
  }

  /** Through whose eyes the screen is looked at: while it is handed over, nobody's. */
  get eyes(): Who {
    return this.next === null ? this.front : "spectator"
  }

  /** Who must take the screen first. */
  get handOver(): Seat | null {
    return this.next
  }

  /** As whoever looks at the screen may see it. */
  snapshot(id: string): Snapshot {
    const { game, kept: log, seating, state, eyes } = this
    const result = game.result(state)
    const undo = this.mayUndo ? this.lastOfPerson() : null
    // What is answered for somebody is no question: to read it takes longer than it stands there
    const decision = eyes === "spectator" ? null : game.decision(state, eyes)
    return snapshotHere(
      id,
      { game, log, seating, choices: log.choices.length, state, result, undo },
      eyes,
      decision === null || !this.isForced(decision),
    )
  }

  /** What they have heard since so many choices. */
  happened(from: number): Happening[] {
    return happenedHere(this.kept, this.steps, from, this.eyes)
  }

  private replay(log: Log): Position {
    this.steps = []
    this.forced = new Set()
    return replay(this.game, log, log.choices.length, ({ seat, told }, state) => {
      this.note(seat, [...told], state)
    })
  }

  private lastOfPerson(): number {
    return this.kept.choices.findLastIndex(
      ({ seat }, at) => this.seating[seat] === "person" && !this.forced.has(at),
    )
  }

  /** Finds out who should look at the screen now, and whether it must be handed over first. */
  private lookUp(): void {
    const people = this.seating.flatMap((by, seat) => (by === "person" ? [seat] : []))
    const [only] = people
    if (people.length < 2) {
      this.front = only ?? "spectator"
      return
    }
    const asked = this.game.decisions(this.state).map(({ seat }) => seat)
    if (this.next !== null && asked.includes(this.next)) return
    this.next = null
    if (this.front !== "spectator" && asked.includes(this.front)) return
    const next = asked.find((seat) => people.includes(seat))
    if (next === undefined) return
    // Where nothing is secret between the two, the screen need not be hidden
    if (this.looksAlike(this.front, next)) this.front = next
    else this.next = next
  }

  private looksAlike(one: Who, other: Who): boolean {
    const all = (who: Who) => {
      const { who: _who, standing: _standing, ...view } = this.game.view(this.state, who)
      return JSON.stringify([view, happenedHere(this.kept, this.steps, 0, who)])
    }
    return all(one) === all(other)
  }
}
