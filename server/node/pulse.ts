// What a node among several does all the time: shows that it lives, sees whether news arrive, asks
// the database if not.
import type { Clock } from "../clock.ts"
import type { Keeper } from "../nodes/keeping.ts"
import type { News } from "../nodes/news.ts"
import type { Sanctions } from "../operators/sanctions.ts"
import type { People } from "../people/people.ts"
import type { TableLog } from "../tables/alarms.ts"
import type { Tables } from "../tables/tables.ts"

/** While no news arrive, what other nodes did is seen at the latest after this time. */
const interval = 500
/** A word may get lost even so: every so many intervals the database is asked in any case. */
const laxity = 10
/** Intervals between two signs of life. */
const beats = 2
/** Who is there is told again, in case a word was lost. */
const presenceEvery = 60
/** After so many intervals without news what is known of other nodes' visitors counts no more. */
const untilDeaf = 20

export class Pulse {
  private readonly tables: Tables
  private readonly people: Pick<People, "forgotten">
  private readonly sanctions: Pick<Sanctions, "load">
  private readonly keeper: Keeper
  private readonly news: News
  private readonly clock: Pick<Clock, "after">
  private readonly log: TableLog
  private cancel: () => void = () => undefined
  private stopped = false
  private failing = false
  private count = 0
  private silent = 0
  private running: Promise<void> = Promise.resolve()

  constructor(
    parts: {
      tables: Tables
      people: People
      sanctions: Pick<Sanctions, "load">
      keeper: Keeper
      news: News
      log: TableLog
    },
    clock: Pick<Clock, "after">,
  ) {
    this.tables = parts.tables
    this.people = parts.people
    this.sanctions = parts.sanctions
    this.keeper = parts.keeper
    this.news = parts.news
    this.log = parts.log
    this.clock = clock
  }

  start(): void {
    this.news.listen(
      (word, from) => {
        if (word.about === "unkept") void this.safely(() => this.keeper.beat())
        else if (word.about === "player") this.people.forgotten(word.player)
        else if (word.about === "sanctions") void this.safely(() => this.sanctions.load())
        else void this.safely(() => this.tables.hear(word, from))
      },
      () => {
        this.tables.newsCameOrWent(true)
        void this.safely(() => this.tables.look())
      },
    )
    this.next()
  }

  async stop(): Promise<void> {
    this.stopped = true
    this.cancel()
    await this.running
  }

  private next(): void {
    if (this.stopped) return
    this.cancel = this.clock.after(interval, () => {
      this.running = this.once().finally(() => this.next())
    })
  }

  private async once(): Promise<void> {
    this.count++
    this.news.check()
    if (this.count % beats === 0) await this.safely(() => this.keeper.beat())
    this.silent = this.news.carried ? 0 : this.silent + 1
    if (this.silent === untilDeaf) this.tables.newsCameOrWent(false)
    if (this.count % presenceEvery === 0) {
      this.tables.tellWhoIsThere()
      await this.safely(() => this.tables.looking.repeat())
    }
    if (this.news.carried && this.count % laxity !== 0) return
    await this.safely(() => this.tables.look())
    await this.safely(() => this.tables.lookAtLobby())
  }

  /** While the database is away all of this fails, again and again; it is told once. */
  private async safely(work: () => Promise<unknown>): Promise<void> {
    if (this.stopped) return
    try {
      await work()
      this.failing = false
    } catch (error) {
      if (!this.failing && !this.stopped) this.log.error({ err: error }, "news could not be read")
      this.failing = true
    }
  }
}
