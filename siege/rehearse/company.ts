// People at tables who play on whatever happens, and remember what was acknowledged to them.
import { type Books, standings } from "../faults/books.ts"
import { pause } from "../faults/cluster.ts"
import { stuck } from "../faults/due.ts"
import { judge } from "../faults/judge.ts"
import { siegePatience } from "../faults/outages.ts"
import type { Doors, PlayedTable } from "../faults/playing.ts"
import { gather } from "../faults/tables.ts"
import type { Tally } from "../seen.ts"
import type { SceneReport, Stage } from "./scene.ts"

/** However busy the machine is, play that stands still for so long has stopped. */
const patience = 180_000

export class Company {
  readonly tables: readonly PlayedTable[]
  private readonly stage: Stage
  private stopping = false
  private playing: Promise<unknown> = Promise.resolve()

  constructor(stage: Stage, tables: readonly PlayedTable[]) {
    this.stage = stage
    this.tables = tables
  }

  static async gather(stage: Stage, doors: Doors): Promise<Company> {
    return new Company(stage, await gather(doors, stage.random, stage.tables))
  }

  get made(): number {
    return this.tables.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
  }

  play(): void {
    this.stopping = false
    this.playing = Promise.all(
      this.tables.map((table) => table.playOn(this.stage.thinking, () => this.stopping)),
    )
  }

  /** Until every table has had so many choices more, all together. Throws if play stands still. */
  async more(each: number): Promise<void> {
    const wanted = this.made + each * this.tables.length
    const deadline = performance.now() + patience
    while (this.made < wanted && this.tables.some(({ over }) => !over)) {
      if (performance.now() > deadline) throw new Error(`play stood still at ${this.made} choices`)
      await pause(50)
    }
  }

  /** Nobody chooses any more; what is under way is waited for. */
  async stop(): Promise<void> {
    this.stopping = true
    await this.playing
  }

  leave(): void {
    for (const table of this.tables) table.close()
  }

  get longest(): string {
    const times = this.tables.flatMap(({ acknowledged }) => acknowledged.map(({ ms }) => ms))
    return `${(Math.max(0, ...times) / 1000).toFixed(1)} s`
  }

  get reconnects(): number {
    return this.tables.flatMap(({ watchers }) => watchers).reduce((sum, one) => sum + one.reconnects, 0)
  }

  /**
   * After the play: whether all that was due has come, and all that was acknowledged or told is in
   * the journals.
   */
  async reckon(books: Books, tally: Tally): Promise<SceneReport> {
    const { games } = this.stage
    const ids = this.tables.map(({ id }) => id)
    const late = await stuck(() => standings(books, ids, games, Date.now()), siegePatience)
    const { problems, acknowledged, linesCompared, viewsCompared } = await judge(books, this.tables, games)
    return {
      compared: acknowledged,
      problems: [...late, ...problems],
      saw: [
        ...tally.lines(),
        `the longest wait for an acknowledgement was ${this.longest}; streams came back ${this.reconnects} times`,
        `${linesCompared} lines and ${viewsCompared} views that streams told, compared with the journal as well`,
      ],
    }
  }
}
