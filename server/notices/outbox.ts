// What waits to be sent, in the database: taken by one node at a time, sent when it is due, tried again after growing
// pauses, and struck out when it was taken by the other side.
//
// Sent at least once: a row is struck out after the other side has taken it, so whoever is killed in between sends it
// again when the lease is over. A turn that nobody hears of is a game that stands still; a message that comes twice has
// the same id and the same tag, takes its own place on a device, and can be told by who reads a webhook.
import { type ExpressionBuilder, type Kysely, sql } from "kysely"
import type { Clock } from "../clock.ts"
import { newId } from "../secrets.ts"
import type { ChannelRow, Database, OutboxRow } from "../store/schema.ts"
import type { TableLog } from "../tables/alarms.ts"
import { type Letter, NotTaken, type Post } from "./post.ts"
import { hour, minute } from "./schedule.ts"
import type { Seal } from "./seal.ts"

/** For so long whoever has taken something may send it; longer than any way of sending waits. */
const lease = 2 * minute
/** Before what failed is tried again; the last for all that follow. */
const pauses = [10_000, minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour]
/** The clock may be set meanwhile, and other nodes may have ended: so often at least it is looked again. */
const lookAgain = 30_000
/** Lanes that are served at the same time. Whoever has never answered, or fails now, keeps only others of that kind waiting. */
const atOnce = { trusted: 8, doubtful: 4 }
type Trust = keyof typeof atOnce

/** What becomes of a row that was taken: struck out, or due again then. */
export type Fate = "done" | { readonly again: number; readonly tried: boolean }

export interface OutboxSetting {
  readonly db: Kysely<Database>
  readonly clock: Clock
  readonly seal: Seal
  readonly post: Post | null
  readonly log: TableLog
  /** Sends what is due by one channel; says of each row, by id, what becomes of it. */
  readonly serve: (channel: ChannelRow, rows: readonly OutboxRow[]) => Promise<(row: OutboxRow) => Fate>
}

export class Outbox {
  private readonly setting: OutboxSetting
  private running: Promise<void> | null = null
  private again = false
  private stopped = false
  private cancel: () => void = () => undefined
  private failing = false
  /** Whoever waits for something to do looks again. */
  private stir: () => void = () => undefined
  readonly counts = { sent: 0, failed: 0 }

  constructor(setting: OutboxSetting) {
    this.setting = setting
  }

  /** A letter that nobody waits for. Worth nothing after that time. */
  async addLetter(to: string, letter: Letter, expiresAt: number): Promise<void> {
    const { db, seal, clock } = this.setting
    const id = newId()
    const row = { id, lane: id, player_id: null, notice_id: null, due_at: clock.now(), expires_at: expiresAt }
    await db
      .insertInto("outbox")
      .values({ ...row, letter: seal.close(JSON.stringify({ to, ...letter })) })
      .execute()
    this.wake()
  }

  /** Something may be due. */
  wake(): void {
    if (this.stopped) return
    this.again = true
    this.stir()
    this.running ??= this.run()
  }

  /** Resolves when everything is sent, or put off, that was due by now. */
  async settled(): Promise<void> {
    while (this.running !== null) await this.running
  }

  async stop(): Promise<void> {
    this.stopped = true
    this.cancel()
    await this.settled()
  }

  /** How many wait, and for how many milliseconds the first of them has been due. */
  async waiting(): Promise<{ readonly count: number; readonly overdue: number }> {
    const { count, first } = await this.setting.db
      .selectFrom("outbox")
      .select(({ fn }) => [fn.countAll<number>().as("count"), fn.min<number | null>("due_at").as("first")])
      .executeTakeFirstOrThrow()
    return { count, overdue: first === null ? 0 : Math.max(0, this.setting.clock.now() - first) }
  }

  private async run(): Promise<void> {
    this.cancel()
    const under = { trusted: new Set<Promise<void>>(), doubtful: new Set<Promise<void>>() }
    const busy = () => [...under.trusted, ...under.doubtful]
    try {
      for (;;) {
        this.again = false
        const begun = this.stopped
          ? 0
          : (await this.begin("trusted", under)) + (await this.begin("doubtful", under))
        if (begun > 0 || this.again) continue
        const works = busy()
        if (works.length === 0) {
          if (this.stopped || (await this.setAlarm()) === "later") break
        } else await Promise.race([...works, new Promise<void>((resolve) => (this.stir = resolve))])
      }
      this.failing = false
    } catch (error) {
      await Promise.allSettled(busy())
      if (!this.failing && !this.stopped)
        this.setting.log.error({ err: error }, "notices could not be sent; it is tried again")
      this.failing = true
      this.ring(lookAgain)
    } finally {
      this.running = null
    }
    if (this.again && !this.stopped && !this.failing) this.wake()
  }

  /** Begins with as many lanes as there is room for; says how many. */
  private async begin(trust: Trust, under: Record<Trust, Set<Promise<void>>>): Promise<number> {
    const room = atOnce[trust] - under[trust].size
    const lanes = room > 0 ? await this.dueLanes(trust, room) : []
    for (const lane of lanes) {
      const work = this.empty(lane).finally(() => under[trust].delete(work))
      under[trust].add(work)
    }
    return lanes.length
  }

  private async dueLanes(trust: Trust, most: number): Promise<string[]> {
    const { db, clock } = this.setting
    const now = clock.now()
    const rows = await db
      .selectFrom("outbox")
      .leftJoin("channel", "channel.id", "outbox.lane")
      .select("lane")
      .where("due_at", "<=", now)
      .where((where) =>
        trust === "doubtful"
          ? where.or([where("channel.failing_since", "is not", null), isUntried(where)])
          : where.and([where("channel.failing_since", "is", null), where.not(isUntried(where))]),
      )
      .groupBy("lane")
      .having(({ fn }) => fn.max<number>("taken_until"), "<", now)
      .orderBy(({ fn }) => fn.min("due_at"))
      .limit(most)
      .execute()
    return rows.map(({ lane }) => lane)
  }

  /** Sends what is due there, if nobody else does. */
  private async empty(lane: string): Promise<void> {
    const { db, clock } = this.setting
    const claim = newId()
    const now = clock.now()
    const taken = await db
      .updateTable("outbox")
      .set((row) => ({ taken_by: claim, taken_until: now + lease, attempts: row("attempts", "+", 1) }))
      .where("lane", "=", lane)
      .where("due_at", "<=", now)
      // Asked again of the row itself, which another node may have taken meanwhile
      .where("taken_until", "<", now)
      .returningAll()
      .execute()
    const worth = taken.filter(({ expires_at }) => expires_at > now)
    const fate = worth.length === 0 ? () => "done" as const : await this.serve(worth)
    for (const row of taken) {
      const becomes = row.expires_at > now ? fate(row) : "done"
      if (becomes === "done")
        await db.deleteFrom("outbox").where("id", "=", row.id).where("taken_by", "=", claim).execute()
      else
        await db
          .updateTable("outbox")
          .set({
            due_at: becomes.again,
            taken_by: null,
            taken_until: 0,
            ...(becomes.tried ? {} : { attempts: row.attempts - 1 }),
          })
          .where("id", "=", row.id)
          .where("taken_by", "=", claim)
          .execute()
    }
  }

  /** Whatever goes wrong with one channel stands in nobody else's way. */
  private serve(rows: readonly OutboxRow[]): Promise<(row: OutboxRow) => Fate> {
    return this.send(rows).catch((error: unknown) => {
      this.setting.log.error({ err: error }, "a notice could not be sent; it is tried again")
      return (row) => this.after(row)
    })
  }

  private async send(rows: readonly OutboxRow[]): Promise<(row: OutboxRow) => Fate> {
    const [first] = rows as [OutboxRow]
    if (first.letter !== null) return this.sendLetter(first, first.letter)
    const channel = await this.setting.db
      .selectFrom("channel")
      .selectAll()
      .where("id", "=", first.lane)
      .executeTakeFirst()
    if (channel === undefined || channel.off !== null) return () => "done"
    return this.setting.serve(channel, rows)
  }

  private async sendLetter(row: OutboxRow, sealed: string): Promise<() => Fate> {
    const { post, seal, log } = this.setting
    const opened = seal.open(sealed)
    // Without a mail server it waits for one as long as it is worth something
    if (opened === null) return () => "done"
    if (post === null) return () => this.after(row)
    const { to, ...letter } = JSON.parse(opened) as Letter & { to: string }
    try {
      await post.send(to, letter, row.id)
      this.counts.sent++
      return () => "done"
    } catch (error) {
      if (!(error instanceof NotTaken)) throw error
      this.counts.failed++
      log.warn({ reason: error.message, tries: row.attempts }, "a letter could not be sent")
      return () => (error.final ? "done" : this.after(row))
    }
  }

  /** After a pause that grows with every try. */
  after({ attempts }: OutboxRow): Fate {
    const pause = pauses[Math.min(attempts, pauses.length) - 1] ?? minute
    return { again: this.setting.clock.now() + pause, tried: true }
  }

  /** At the next time that something is due and nobody sends it; "now", if that has come meanwhile. */
  private async setAlarm(): Promise<"now" | "later"> {
    const { db, clock } = this.setting
    const { next } = await db
      .selectFrom((from) =>
        from
          .selectFrom("outbox")
          .select(
            sql<number>`case when max(taken_until) >= min(due_at) then max(taken_until) + 1 else min(due_at) end`.as(
              "free_at",
            ),
          )
          .groupBy("lane")
          .as("lanes"),
      )
      .select(({ fn }) => fn.min<number | null>("lanes.free_at").as("next"))
      .executeTakeFirstOrThrow()
    if (next === null) return "later"
    const wait = next - clock.now()
    if (wait <= 0) return "now"
    this.ring(Math.min(wait, lookAgain))
    return "later"
  }

  private ring(milliseconds: number): void {
    if (this.stopped) return
    this.cancel()
    this.cancel = this.setting.clock.after(milliseconds, () => this.wake())
  }
}

type Waiting = Database & { channel: { [Column in keyof ChannelRow]: ChannelRow[Column] | null } }

/** A channel by which nothing has arrived yet; a letter goes by none. */
const isUntried = (where: ExpressionBuilder<Waiting, "outbox" | "channel">) =>
  where.and([where("channel.id", "is not", null), where("channel.sent_at", "is", null)])
