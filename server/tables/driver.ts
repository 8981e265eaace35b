// What a table does by itself, at the node that keeps it: bots think, alarms ring, the result is
// recorded. All of it follows from the journal, so whatever fails can be found and tried again.
import { type Level, type Thought as Pondered, recordOf, unhurried } from "@genepool/bots"
import {
  type Choice,
  type Decision,
  type GameModule,
  type LoggedThought,
  type Seat,
  sameChoice,
} from "@genepool/engine"
import type { Manner } from "@genepool/wire"
import type { Lane } from "../bots/queue.ts"
import type { TableRow } from "../store/schema.ts"
import { answerTime, longestPace, nextDue, unanswered } from "./alarm.ts"
import type { Attendance } from "./attendance.ts"
import type { TableHost } from "./host.ts"
import type { Body, EntryKind } from "./journal.ts"
import type { Play } from "./play.ts"
import type { Seated } from "./seated.ts"

/** A table that acts by itself. */
interface Driven {
  readonly host: TableHost<Driven>
  readonly id: string
  readonly module: GameModule
  readonly manner: Manner
  readonly row: TableRow
  readonly seats: readonly Seated[]
  readonly play: Play
  readonly attendance: Attendance
  readonly isUnrecorded: boolean
  serially<T>(work: () => Promise<T>): Promise<T>
  settle<T>(work: () => Promise<T>): Promise<T>
  append<K extends EntryKind>(kind: K, seat: Seat, body: Body<K>): Promise<unknown>
}

/** What a bot makes of one question. */
interface Thought {
  readonly question: string
  /** Nobody waits for it any more; if its turn has not come, it is given up. */
  readonly unwanted: AbortController
  /** Null while it thinks. Kept until it is written, so that nothing is thought twice. */
  choice: Choice | null
  /** From what it can be thought again, where anything was thought. */
  record: LoggedThought | null
}

/** What was thought, if it is what was chosen: a bot that failed is played for by chance. */
function recordIf(
  choice: Choice | null,
  pondered: Pondered | null,
  record: (pondered: Pondered) => LoggedThought | null,
): LoggedThought | null {
  if (choice === null || pondered === null || !sameChoice(choice, pondered.choice)) return null
  return record(pondered)
}

export class Driver {
  private readonly table: Driven
  /** One for each seat at most. */
  private readonly thoughts = new Map<Seat, Thought>()
  /**
   * A bot may be asked and not think, because nobody is there for whom it would: so it is until
   * that was looked at.
   */
  private waits = true

  constructor(table: Driven) {
    this.table = table
  }

  /** Some bot thinks now. */
  get thinks(): boolean {
    return [...this.thoughts.values()].some(({ choice }) => choice === null)
  }

  /** Sees to what has to follow. Only inside `serially`. */
  followUp(): void {
    const { host, id, play, row, manner, isUnrecorded } = this.table
    host.noticeWhoIsThere(this.table)
    if (!host.keeps(id)) return
    if (row.status === "cancelled") return host.over(id)
    if (play.result !== null) {
      // Lists and profiles tell it: not before spectators may know
      const shownAt = play.finishedAt + manner.spectatorDelay
      if (!isUnrecorded) host.over(id)
      else if (shownAt > host.clock.now()) host.alarms.set(id, shownAt)
      else host.conclude(this.table)
      return
    }
    host.alarms.set(id, nextDue(play)?.at ?? null)
    this.letBotsThink()
  }

  /** Does what is due by now, whatever it is. */
  look(): Promise<void> {
    const { host, id } = this.table
    return this.table.settle(async () => {
      if (!host.keeps(id)) return
      const due = this.table.row.status === "cancelled" ? null : nextDue(this.table.play)
      if (due === null || due.at > host.clock.now()) this.followUp()
      else if (due.choice !== null) await this.table.append("choice", due.seat, { choice: due.choice })
      else await this.timeIsUp(due.seat)
    })
  }

  private async timeIsUp(seat: Seat): Promise<void> {
    const { play, manner, module } = this.table
    if (manner.timeOut === "bot") await this.table.append("takeOver", seat, {})
    else {
      const decision = module.game.decision(play.state, seat)
      if (decision !== null) await this.table.append("timeOut", seat, { choice: unanswered(play, decision) })
    }
  }

  /**
   * Who is at the table may have changed: bots go on at once for who has come, and wait when all
   * have left.
   */
  notice(): void {
    const { host, id, attendance } = this.table
    if (!host.keeps(id)) return
    host.teller.stands(this.table)
    // No bot thinks, and none waits for somebody
    if (this.thoughts.size === 0 && !this.waits) return
    const lane = attendance.lane()
    if (lane === null) for (const thought of this.thoughts.values()) thought.unwanted.abort()
    else if (this.waits) {
      this.waits = false
      void this.table.serially(async () => this.letBotsThink())
    }
  }

  private letBotsThink(): void {
    const { host, id, play, row, attendance } = this.table
    if (!play.running || row.status === "cancelled" || play.paused || !host.keeps(id)) return
    this.waits = false
    for (const { seat, given } of play.decisions()) {
      if (play.driver(seat) !== "bot") continue
      const question = this.question(given)
      const thought = this.thoughts.get(seat)
      if (thought?.choice === null) {
        // What was asked before the question changed comes back first
        if (thought.question !== question) thought.unwanted.abort()
      } else if (thought?.question === question) void this.write(seat, thought)
      else {
        const lane = attendance.lane()
        if (lane === null) this.waits = true
        else void this.think(seat, question, lane)
      }
    }
  }

  private question(given: readonly Choice[]): string {
    return `${this.table.play.stepSince} ${given.length}`
  }

  private async think(seat: Seat, question: string, lane: Lane): Promise<void> {
    const { table } = this
    const { host, id, seats, module, manner } = table
    const thought: Thought = { question, choice: null, record: null, unwanted: new AbortController() }
    this.thoughts.set(seat, thought)
    const asked = (): Decision => {
      const decision = table.play.running ? module.game.decision(table.play.state, seat) : null
      if (decision !== null && this.question(decision.given) === question) return decision
      thought.unwanted.abort()
      throw new Error("this is not asked any more")
    }
    const { play } = table
    const { together } = asked()
    const level = seats[seat]?.level ?? manner.standInLevel
    const seed = host.botSeed()
    const before = play.log.findLast((made) => made.seat === seat)?.thought
    let pondered: Pondered | null = null
    const task = {
      lane,
      game: module.game.id,
      level,
      seats: seats.length,
      seed,
      thought(heard: Pondered) {
        pondered = heard
      },
      get decision() {
        return asked()
      },
      get view() {
        asked()
        return unhurried(module.game.view(table.play.state, seat), seat)
      },
    }
    const choice = await host.botChoice(id, task, thought.unwanted.signal)
    // A bot that has something to decide must not be quicker than one that has not
    if (choice !== null && together) await this.time(answerTime(play, seat))
    thought.choice = choice
    thought.record = recordIf(choice, pondered, (heard) =>
      recordOf(`level${level as Level}`, seed, heard, before),
    )
    if (choice !== null) await this.write(seat, thought)
    else {
      this.thoughts.delete(seat)
      // Something else may be asked by now, or somebody may be back
      if (!host.stopping) await table.serially(async () => this.letBotsThink())
    }
  }

  /** Writes down what a bot has thought, if the question still stands. */
  private async write(seat: Seat, thought: Thought): Promise<void> {
    const { host, id, module } = this.table
    const work = async () => {
      if (this.thoughts.get(seat) !== thought) return
      this.thoughts.delete(seat)
      if (host.stopping || !host.keeps(id)) return
      const { play, row } = this.table
      const now = play.running && row.status !== "cancelled" ? module.game.decision(play.state, seat) : null
      const stands = now !== null && this.question(now.given) === thought.question
      if (!stands || play.paused || play.driver(seat) !== "bot") return this.letBotsThink()
      try {
        const { choice, record } = thought
        await this.table.append("choice", seat, {
          choice: choice as Choice,
          ...(record === null ? {} : { thought: record }),
        })
      } catch (error) {
        this.thoughts.set(seat, thought)
        throw error
      }
    }
    await this.table.settle(work).catch((error: unknown) => host.alarms.failed(id, error))
  }

  /**
   * The question may have been written by a node whose clock was ahead, and this node's own may be
   * set meanwhile, which a timer does not hear of: a bot waits no longer than anybody is given by a
   * clock that is right.
   */
  private time(at: number): Promise<void> {
    const { clock } = this.table.host
    const wait = Math.min(at - clock.now(), longestPace)
    return wait <= 0 ? Promise.resolve() : new Promise((resolve) => clock.after(wait, resolve))
  }
}
