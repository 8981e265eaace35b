// What waits to be sent, in the database: taken by one node at a time, sent when it is due, tried
// again after growing pauses, and struck out when it was taken by the other side.
//
// Whoever has taken a row has it for as long as they live, by their signs of life
// (server/nodes/keeping.ts) and by no clock: one that is set on by hours must not make others send
// what is being sent.
//
// Sent at least once: a row is struck out after the other side has taken it, so what somebody was
// sending when they were killed is sent again by others. A turn that nobody hears of is a game that
// stands still; a message that comes twice has the same id and the same tag, takes its own place on
// a device, and can be told by who reads a webhook.
import { type ExpressionBuilder, type Kysely, type RawBuilder, type SqlBool, sql } from "kysely"
import type { Clock } from "../clock.ts"
import { newId } from "../secrets.ts"
import type { ChannelRow, Database, OutboxRow } from "../store/schema.ts"
import type { TableLog } from "../tables/alarms.ts"
import { type Letter, NotTaken, type Post } from "./post.ts"
import { hour, minute } from "./schedule.ts"
import type { Seal } from "./seal.ts"

/**
 * By the clock, for nodes of an older version, which go by that; longer than any way of sending
 * waits.
 */
const lease = 2 * minute
/** Before what failed is tried again; the last for all that follow. */
const pauses = [10_000, minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour]
/**
 * The clock may be set meanwhile, and other nodes may have ended: so often at least it is looked
 * again.
 */
const lookAgain = 30_000
/**
 * Lanes that are served at the same time. Whoever has never answered, or fails now, keeps only
 * others of that kind waiting.
 */
const atOnce = { trusted: 8, doubtful: 4 }
type Trust = keyof typeof atOnce
/**
 * The name of a server that is alone, which no node has: what one was sending when it ended is the
 * next one's.
 */
const alone = "alone"

/** What becomes of a row that was taken: struck out, or due again then. */
export type Fate = "done" | { readonly again: number; readonly tried: boolean }

export interface OutboxSetting {
  readonly db: Kysely<Database>
  readonly clock: Clock
  readonly seal: Seal
  readonly post: Post | null
  readonly log: TableLog
  /** This node's name while it lives; null for a server that is alone. */
  readonly node: () => string | null
  /**
   * Sends what is due by one channel; says of each row, by id, what becomes of it. Nothing is sent
   * any more when it is no longer `ours`: this process stood still, and others have taken it.
   */
  readonly serve: (
    channel: ChannelRow,
    rows: readonly OutboxRow[],
    ours: () => Promise<boolean>,
  ) => Promise<(row: OutboxRow) => Fate>
}

export class Outbox {
  private readonly setting: OutboxSetting
  private running: Promise<void> | null = null
  private again = false
  private stopped = false
  private cancel: () => void = () => undefined
  private failing = false
  /** Lanes that are being served here. */
  private readonly busy = new Set<string>()
  /**
   * By lane, how it is written down what became of something that was sent: first of all, or it
   * would be sent again.
   */
  private readonly unwritten = new Map<string, () => Promise<void>>()
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
      for (const [lane, write] of this.unwritten) await this.writeDown(lane, write)
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
      this.busy.add(lane)
      const work = this.empty(lane).finally(() => {
        under[trust].delete(work)
        this.busy.delete(lane)
      })
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
      .where("lane", "not in", ["", ...this.busy])
      .where(this.lives())
      .where((where) =>
        trust === "doubtful"
          ? where.or([where("channel.failing_since", "is not", null), isUntried(where)])
          : where.and([where("channel.failing_since", "is", null), where.not(isUntried(where))]),
      )
      .groupBy("lane")
      .having(noneOf(this.isTaken(now)))
      .orderBy(({ fn }) => fn.min("due_at"))
      .limit(most)
      .execute()
    return rows.map(({ lane }) => lane)
  }

  /** Another node that lives has it. */
  private isHeld() {
    const own = this.setting.node() ?? alone
    return sql<SqlBool>`(sender is not null and sender <> ${own} and sender in (select id from node))`
  }

  /** The same; or one of an older version has it, by its clock. */
  private isTaken(now: number) {
    return sql<SqlBool>`(${this.isHeld()} or (sender is null and taken_until >= ${now}))`
  }

  /** Whoever is not yet, or no longer, taken for living can have nothing. */
  private lives(node = this.setting.node() ?? alone) {
    return sql<SqlBool>`(${node} = ${alone} or ${node} in (select id from node))`
  }

  /** Sends what is due there, if nobody else does. */
  private async empty(lane: string): Promise<void> {
    const { db, clock } = this.setting
    const node = this.setting.node() ?? alone
    const claim = newId()
    const now = clock.now()
    const taken = await db
      .updateTable("outbox")
      .set((row) => ({
        taken_by: claim,
        sender: node,
        taken_until: now + lease,
        attempts: row("attempts", "+", 1),
      }))
      .where("lane", "=", lane)
      .where("due_at", "<=", now)
      // Asked again of the row itself, which another node may have taken meanwhile
      .where(sql<SqlBool>`not ${this.isTaken(now)}`)
      .where(this.lives(node))
      .returningAll()
      .execute()
    const ours = async () => {
      const row = db.selectFrom("outbox").select("id").where("taken_by", "=", claim).where(this.lives(node))
      return (await row.executeTakeFirst()) !== undefined
    }
    const worth = taken.filter(({ expires_at }) => expires_at > now)
    const fate = worth.length === 0 ? () => "done" as const : await this.serve(worth, ours)
    await this.writeDown(lane, async () => {
      for (const row of taken) await this.settle(row, row.expires_at > now ? fate(row) : "done", claim)
    })
  }

  private async writeDown(lane: string, write: () => Promise<void>): Promise<void> {
    this.unwritten.set(lane, write)
    await write()
    this.unwritten.delete(lane)
  }

  /** Writes down what became of it, unless others have it by now. */
  private async settle(row: OutboxRow, becomes: Fate, claim: string): Promise<void> {
    const { db } = this.setting
    if (becomes === "done")
      await db.deleteFrom("outbox").where("id", "=", row.id).where("taken_by", "=", claim).execute()
    else
      await db
        .updateTable("outbox")
        .set({
          due_at: becomes.again,
          taken_by: null,
          sender: null,
          taken_until: 0,
          ...(becomes.tried ? {} : { attempts: row.attempts - 1 }),
        })
        .where("id", "=", row.id)
        .where("taken_by", "=", claim)
        .execute()
  }

  /** Whatever goes wrong with one channel stands in nobody else's way. */
  private serve(rows: readonly OutboxRow[], ours: () => Promise<boolean>): Promise<(row: OutboxRow) => Fate> {
    return this.send(rows, ours).catch((error: unknown) => {
      this.setting.log.error({ err: error }, "a notice could not be sent; it is tried again")
      return (row) => this.after(row)
    })
  }

  private async send(
    rows: readonly OutboxRow[],
    ours: () => Promise<boolean>,
  ): Promise<(row: OutboxRow) => Fate> {
    const [first] = rows as [OutboxRow]
    if (first.letter !== null) return this.sendLetter(first, first.letter, ours)
    const channel = await this.setting.db
      .selectFrom("channel")
      .selectAll()
      .where("id", "=", first.lane)
      .executeTakeFirst()
    if (channel === undefined || channel.off !== null) return () => "done"
    return this.setting.serve(channel, rows, ours)
  }

  private async sendLetter(
    row: OutboxRow,
    sealed: string,
    ours: () => Promise<boolean>,
  ): Promise<() => Fate> {
    const { post, seal, log, clock } = this.setting
    const opened = seal.open(sealed)
    // Without a mail server it waits for one as long as it is worth something
    if (opened === null) return () => "done"
    if (post === null) return () => this.after(row)
    if (!(await ours())) return () => ({ again: clock.now(), tried: false })
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

  /**
   * At the next time that something is due which no other node sends; "now", if that has come
   * meanwhile.
   */
  private async setAlarm(): Promise<"now" | "later"> {
    const { db, clock } = this.setting
    const older = sql<number>`max(case when sender is null then taken_until else 0 end)`
    const { next } = await db
      .selectFrom((from) =>
        from
          .selectFrom("outbox")
          .select(
            sql<number>`case when ${older} >= min(due_at) then ${older} + 1 else min(due_at) end`.as(
              "free_at",
            ),
          )
          .where(this.lives())
          .groupBy("lane")
          .having(noneOf(this.isHeld()))
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

const noneOf = (is: RawBuilder<SqlBool>) => sql<SqlBool>`max(case when ${is} then 1 else 0 end) = 0`

type Waiting = Database & { channel: { [Column in keyof ChannelRow]: ChannelRow[Column] | null } }

/** A channel by which nothing has arrived yet; a letter goes by none. */
const isUntried = (where: ExpressionBuilder<Waiting, "outbox" | "channel">) =>
  where.and([where("channel.id", "is not", null), where("channel.sent_at", "is", null)])
