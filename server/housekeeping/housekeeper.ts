// Tidies up while the server runs: every minute a round of small steps, by one node where there are
// several.

import type { Retention } from "@genepool/wire"
import type { FastifyBaseLogger } from "fastify"
import type { Clock } from "../clock.ts"
import type { People } from "../people/people.ts"
import { archive, nextToArchive } from "../store/archiving.ts"
import type { Tables } from "../tables/tables.ts"
import { version } from "../version.ts"
import { tendOpenTables } from "./open-tables.ts"
import type { Page } from "./page.ts"
import {
  endAbandoned,
  forgetAddresses,
  purgeDeeds,
  purgeGuests,
  purgeKeys,
  purgeLinks,
  purgeNotices,
  purgeTable,
} from "./purge.ts"

/** Between two rounds, and between two steps of one: everybody else comes first. */
const interval = 60_000
const breath = 20
/** Steps of one kind in a round; what is left waits for the next. */
const mostSteps = 500
const hour = 3_600_000

export interface HousekeeperSetting {
  readonly tables: Tables
  readonly people: People
  readonly retention: Retention
  /**
   * Milliseconds after which the lines of a game that is over become an archive; null for never.
   */
  readonly archiveAfter: number | null
  readonly clock: Clock
  /** Of its own rounds: they go by the real time, whatever the tables' clock says. */
  readonly pulse: Pick<Clock, "after">
  readonly log: Pick<FastifyBaseLogger, "warn" | "info">
}

export class Housekeeper {
  private readonly setting: HousekeeperSetting
  private readonly startedAt: number
  private cancel: () => void = () => undefined
  private running: Promise<void> = Promise.resolve()
  private stopped = false
  /** When all sign-ins were looked through last: in the first round, and every hour. */
  private looked = Number.NEGATIVE_INFINITY
  /** How many steps took a table away, or a part of one. */
  readonly counts = { tables: 0, archives: 0 }
  /** Tables whose lines could not be folded: they stay as they are, and are told of once. */
  private readonly unfoldable = new Set<string>()

  constructor(setting: HousekeeperSetting) {
    this.setting = setting
    this.startedAt = setting.clock.now()
  }

  start(): void {
    if (this.stopped) return
    this.cancel = this.setting.pulse.after(interval, () => {
      this.running = this.round().finally(() => this.start())
    })
  }

  async stop(): Promise<void> {
    this.stopped = true
    this.cancel()
    await this.running
  }

  /** All that is due now. What fails is tried again in the next round. */
  async round(): Promise<void> {
    try {
      await this.setting.people.seen.write(() => this.pause())
      if (!(await this.setting.tables.keeping.tidies())) return
      await this.tidy()
    } catch (error) {
      if (!this.stopped) this.setting.log.warn({ err: error }, "tidying up failed")
    }
  }

  private async tidy(): Promise<void> {
    const { tables, people, retention, clock } = this.setting
    const { db } = tables
    // While the server was down nobody could come: whoever waited has time to come back
    const opened = clock.now() - this.startedAt
    if (opened >= (retention.listedTables ?? 0))
      await this.walk((page) => tendOpenTables(tables, retention, page))
    await this.walk((page) => endAbandoned(tables, retention, page))
    this.counts.tables += await this.repeat(() => purgeTable(tables, retention))
    const now = clock.now()
    await this.repeat(() => forgetAddresses(db, now))
    await this.walk((page) => purgeKeys(db, people, retention, { ...page, now }))
    await this.walk((page) => purgeGuests(db, people, retention, { ...page, now }))
    await this.repeat(() => purgeLinks(db, now))
    await this.repeat(() => purgeNotices(db, now))
    await this.repeat(() => purgeDeeds(db, retention, now))
    await this.repeat(() => people.endOldSessions(now))
    if (await this.allKnowArchives()) this.counts.archives += await this.repeat(() => this.fold(now))
    if (now < this.looked + hour) return
    await this.walk(({ after }) => people.endUnfinished(now, after))
    this.looked = now
  }

  /** A node of another program may be one that would find no lines where there is an archive. */
  private async allKnowArchives(): Promise<boolean> {
    const { db } = this.setting.tables
    const other = await db.selectFrom("node").select("id").where("version", "!=", version).executeTakeFirst()
    return other === undefined
  }

  private async fold(now: number): Promise<boolean> {
    const { tables, archiveAfter, log } = this.setting
    if (archiveAfter === null) return false
    const id = await nextToArchive(tables.db, now - archiveAfter, this.unfoldable)
    if (id === null) return false
    try {
      await archive(tables.db, id, undefined, () => tables.slices.pause())
    } catch (error) {
      this.unfoldable.add(id)
      log.warn({ table: id, err: error }, "a journal could not be folded; it stays as it is")
    }
    return true
  }

  private async walk(look: (page: Page) => Promise<string | null>): Promise<void> {
    let after: string | null = ""
    while (after !== null && !this.stopped) {
      after = await look({ after })
      await this.pause()
    }
  }

  /** How often there was something to do. */
  private async repeat(step: () => Promise<boolean>): Promise<number> {
    for (let done = 0; ; done++) {
      if (this.stopped || done === mostSteps || !(await step())) return done
      await this.pause()
    }
  }

  private pause(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, breath))
  }
}
