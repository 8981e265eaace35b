// What a table does by itself, at the node that keeps it: bots think, alarms ring, the result is recorded. All of it
// follows from the journal, so whatever fails can be found and tried again.
import type { Choice, Decision, Seat } from "@genepool/engine"
import { answerTime, nextDue, unanswered } from "./alarm.ts"
import type { Table } from "./table.ts"

/** What a bot makes of one question. */
interface Thought {
  readonly question: string
  /** Null while it thinks. Kept until it is written, so that nothing is thought twice. */
  choice: Choice | null
}

export class Driver {
  private readonly table: Table
  /** One for each seat at most. */
  private readonly thoughts = new Map<Seat, Thought>()

  constructor(table: Table) {
    this.table = table
  }

  /** Some bot thinks now. */
  get thinks(): boolean {
    return [...this.thoughts.values()].some(({ choice }) => choice === null)
  }

  /** Sees to what has to follow. Only inside `serially`. */
  goOn(): void {
    const { house, id, play, isUnrecorded } = this.table
    if (!house.keeps(id)) return
    if (play.result !== null) {
      if (isUnrecorded) house.conclude(this.table)
      else house.over(id)
      return
    }
    house.alarms.set(id, nextDue(play)?.at ?? null)
    this.letBotsThink()
  }

  /** Does what is due by now, whatever it is. */
  look(): Promise<void> {
    const { house, id } = this.table
    return this.table.settle(async () => {
      if (!house.keeps(id)) return
      const due = nextDue(this.table.play)
      if (due === null || due.at > house.clock.now()) this.goOn()
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

  private letBotsThink(): void {
    const { play, module } = this.table
    if (!play.running || play.paused) return
    for (const decision of module.game.decisions(play.state) as Decision[]) {
      const { seat } = decision
      if (play.driver(seat) !== "bot") continue
      const question = this.question(decision)
      const thought = this.thoughts.get(seat)
      if (thought === undefined) void this.think(decision, question)
      // What was asked before the question changed comes back first
      else if (thought.choice === null) continue
      else if (thought.question === question) void this.write(seat, thought)
      else void this.think(decision, question)
    }
  }

  private question({ given }: Decision): string {
    return `${this.table.play.stepNo} ${given.length}`
  }

  private async think(decision: Decision, question: string): Promise<void> {
    const { house, id, row, seats, module, play, manner } = this.table
    const { seat } = decision
    const thought: Thought = { question, choice: null }
    this.thoughts.set(seat, thought)
    const choice = await house.botChoice(id, {
      lane: row.owner,
      game: module.game.id,
      level: seats[seat]?.level ?? manner.standInLevel,
      seats: seats.length,
      view: module.game.view(play.state, seat),
      decision,
      seed: house.botSeed(),
    })
    // A bot that has something to decide must not be quicker than one that has not
    if (decision.together) await this.time(answerTime(play, seat))
    thought.choice = choice
    if (choice === null) this.thoughts.delete(seat)
    else await this.write(seat, thought)
  }

  /** Writes down what a bot has thought, if the question still stands. */
  private async write(seat: Seat, thought: Thought): Promise<void> {
    const { house, id, module } = this.table
    const work = async () => {
      if (this.thoughts.get(seat) !== thought) return
      this.thoughts.delete(seat)
      if (house.stopping || !house.keeps(id)) return
      const { play } = this.table
      const now = play.running ? module.game.decision(play.state, seat) : null
      const stands = now !== null && this.question(now) === thought.question
      if (!stands || play.paused || play.driver(seat) !== "bot") return this.letBotsThink()
      try {
        await this.table.append("choice", seat, { choice: thought.choice as Choice })
      } catch (error) {
        this.thoughts.set(seat, thought)
        throw error
      }
    }
    await this.table.settle(work).catch((error: unknown) => house.alarms.failed(id, error))
  }

  private time(at: number): Promise<void> {
    const { clock } = this.table.house
    const wait = at - clock.now()
    return wait <= 0 ? Promise.resolve() : new Promise((resolve) => clock.after(wait, resolve))
  }
}
