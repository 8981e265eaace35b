// Turns that find people: what was written down reaches them by their channels, when they want it,
// unless they look.
import type { GameModule } from "@genepool/engine"
import type { Undelivered } from "@genepool/wire"
import type { FastifyBaseLogger } from "fastify"
import type { Kysely } from "kysely"
import type { Clock } from "../clock.ts"
import type { Limits } from "../limits.ts"
import { Problem } from "../problem.ts"
import { hashOf, newId } from "../secrets.ts"
import type { ChannelRow, Database, NoticeRow, OutboxRow } from "../store/schema.ts"
import type { Tables } from "../tables/tables.ts"
import { Channels } from "./channels.ts"
import { type Carried, Courier, type Parcel } from "./courier.ts"
import { Outbound, type OutboundSetting } from "./outbound.ts"
import { type Fate, Outbox } from "./outbox.ts"
import type { Post } from "./post.ts"
import { awake, grace, hour } from "./schedule.ts"
import { Seal, vapidKeysOf } from "./seal.ts"
import { isMoot } from "./standing.ts"
import { NoticeTeller } from "./teller.ts"
import { wishesOf } from "./wishes.ts"
import { type Sayable, unlinked } from "./words.ts"

/** Between two letters to the same person. */
const letterGap = hour
/** Where nothing arrives for so long, nothing more is sent. */
const untilDead = 3 * 24 * hour
/**
 * Before anything else is sent by a channel that has failed: as long as it has failed already,
 * within these bounds.
 */
const pauses = { least: 10_000, most: 6 * hour }
/** Nodes look for what others have left behind. */
const sweep = 30_000

export interface NoticesSetting {
  readonly db: Kysely<Database>
  readonly tables: Tables
  readonly clock: Clock
  readonly limits: Limits
  readonly log: FastifyBaseLogger
  readonly secret: string
  readonly post: Post | null
  /** Where people find the server, for links. */
  readonly origin: string
  readonly outbound: OutboundSetting
}

export class Notices {
  readonly channels: Channels
  readonly outbox: Outbox
  readonly teller: NoticeTeller
  /** The server's own, for whoever subscribes to pushes. */
  readonly pushKey: string
  readonly sendsLetters: boolean
  private readonly setting: NoticesSetting
  private readonly courier: Courier
  private stopSweeping: () => void = () => undefined

  constructor(setting: NoticesSetting) {
    const { db, clock, post, secret, log, tables, origin } = setting
    this.setting = setting
    const outbound = new Outbound(setting.outbound)
    const vapid = vapidKeysOf(secret)
    this.pushKey = vapid.publicKey
    this.sendsLetters = post !== null
    this.channels = new Channels(db, clock, outbound)
    this.courier = new Courier({
      outbound,
      post,
      vapid,
      origin,
      addressOf: (player) => this.addressOf(player),
      now: () => clock.now(),
    })
    this.outbox = new Outbox({
      db,
      clock,
      seal: new Seal(secret),
      post,
      log,
      node: () => tables.keeping.node,
      serve: (channel, rows, ours) => this.serve(channel, rows, ours),
    })
    const { looking } = tables
    this.teller = new NoticeTeller({ db, clock, looking, log, written: () => this.outbox.wake() })
    tables.teller = this.teller
  }

  /** `pulse`: where there are other nodes, which may end with something in hand. */
  start(pulse: Pick<Clock, "after"> | null): void {
    this.outbox.wake()
    if (pulse === null) return
    const next = () => {
      this.stopSweeping = pulse.after(sweep, () => {
        this.outbox.wake()
        next()
      })
    }
    next()
  }

  async stop(): Promise<void> {
    this.stopSweeping()
    await this.teller.stop()
    await this.outbox.stop()
  }

  /** Resolves when all that is due by now is written and sent, or put off. */
  async settled(): Promise<void> {
    await this.teller.settled()
    await this.outbox.settled()
  }

  async addressOf(player: string): Promise<string | null> {
    const row = await this.setting.db
      .selectFrom("mail_address")
      .select("address")
      .where("player_id", "=", player)
      .executeTakeFirst()
    return row?.address ?? null
  }

  /** Sends one now, to see whether it arrives. Throws Problem `notNow`. */
  async test(channel: ChannelRow): Promise<void> {
    const wishes = (await wishesOf(this.setting.db, [channel.player_id]))(channel.player_id)
    const { origin, clock } = this.setting
    const url = `${origin}/settings#notices`
    const said = [{ kind: "test" as const, title: "Genepool", by: "", url, table: null, at: clock.now() }]
    const result = await this.courier.carry(channel, { id: newId(), said, wishes, ttl: 60 })
    if (result.outcome === "sent") {
      await this.arrived(channel)
      return
    }
    if (result.outcome === "gone" && channel.kind === "push") await this.channels.forget([channel.id])
    else await this.noteFailure(channel, result.undelivered)
    const reason = "reason" in result ? result.reason : result.outcome
    throw new Problem("notNow", `It was not taken: ${reason}.`, "Check the address.", {
      undelivered: { ...result.undelivered },
    })
  }

  private async serve(
    channel: ChannelRow,
    rows: readonly OutboxRow[],
    ours: () => Promise<boolean>,
  ): Promise<(row: OutboxRow) => Fate> {
    const { db, clock } = this.setting
    const now = clock.now()
    const wishes = (await wishesOf(db, [channel.player_id]))(channel.player_id)
    const notBefore = Math.max(
      channel.not_before,
      awake(wishes, now),
      channel.kind === "mail" && channel.sent_at !== null ? channel.sent_at + letterGap : 0,
    )
    if (notBefore > now) return () => ({ again: notBefore, tried: false })
    if (wishes.rhythm[channel.kind] === "never") return () => "done"
    const fates = new Map<string, Fate>()
    const notices: NoticeRow[] = []
    for (const { id, notice_id } of rows) {
      const notice = await db.selectFrom("notice").selectAll().where("id", "=", notice_id).executeTakeFirst()
      const fate = notice === undefined ? "done" : await this.before(notice, channel)
      if (fate !== null) fates.set(id, fate)
      else if (notice !== undefined) notices.push(notice)
    }
    const of = (otherwise: (row: OutboxRow) => Fate) => (row: OutboxRow) =>
      fates.get(row.id) ?? otherwise(row)
    if (notices.length === 0) return of(() => "done")
    const wait = await this.mustWait(channel)
    if (wait !== null) return of(() => ({ again: now + wait, tried: false }))
    const said = await Promise.all(notices.map((notice) => this.say(notice, wishes.locale)))
    const sent = rows.filter(({ id }) => !fates.has(id))
    const ttl = Math.floor((Math.min(...sent.map(({ expires_at }) => expires_at)) - now) / 1000)
    const id = idOf(sent.map((row) => row.id))
    if (!(await ours())) return of(() => ({ again: now, tried: false }))
    const result = await this.courier.carry(channel, { id, said, wishes, ttl })
    return of(await this.follow(channel, result))
  }

  /** What becomes of it instead of being sent; null, if it is to be sent. */
  private async before(notice: NoticeRow, channel: ChannelRow): Promise<Fate | null> {
    const { tables, clock, limits } = this.setting
    if (notice.table_id === null) return null
    try {
      const table = await tables.get(notice.table_id)
      if (isMoot(table, notice)) return "done"
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      // Another node may have the rules
      return error.code === "elsewhere" ? { again: clock.now() + sweep, tried: false } : "done"
    }
    const { looking } = tables
    if (!(await looking.isLooking(notice.table_id, notice.player_id))) {
      const wait = await waitFor(limits.take("table", `${channel.id} ${notice.table_id}`))
      return wait === null ? null : { again: clock.now() + wait, tried: false }
    }
    // A node may have ended before it came, and not be known to: then nobody has seen it through
    // that one
    const sure = notice.at + grace
    if (clock.now() < sure && !looking.isHere(notice.table_id, notice.player_id))
      return { again: sure, tried: false }
    // Whoever looks knows; a turn that is not taken by then may have been forgotten
    return notice.kind === "turn" || notice.kind === "nudge"
      ? { again: clock.now() + hour, tried: false }
      : "done"
  }

  /** Milliseconds, where one person or one host has had too much. */
  private async mustWait({ kind, player_id, address }: ChannelRow): Promise<number | null> {
    const { limits } = this.setting
    const wait = await waitFor(limits.take("notices", player_id))
    if (wait !== null || kind === "mail") return wait
    return waitFor(limits.take(kind === "push" ? "pushes" : "host", new URL(address).host))
  }

  private async follow(channel: ChannelRow, result: Carried): Promise<(row: OutboxRow) => Fate> {
    const { db, clock, log } = this.setting
    const { counts } = this.outbox
    if (result.outcome === "sent") {
      counts.sent++
      // It has arrived, whether that can be written down or not
      await this.arrived(channel).catch((error: unknown) =>
        log.warn({ err: error }, "that a notice has arrived could not be written down"),
      )
      return () => "done"
    }
    counts.failed++
    const now = clock.now()
    const reason = "reason" in result ? result.reason : result.outcome
    log.info({ channel: channel.kind, reason }, "a notice could not be sent")
    switch (result.outcome) {
      case "gone":
        if (channel.kind === "push") await this.channels.forget([channel.id])
        else {
          await this.noteFailure(channel, result.undelivered)
          await this.switchOff(channel, "gone")
        }
        return () => "done"
      case "pause": {
        const again = now + result.milliseconds
        await db.updateTable("channel").set({ not_before: again }).where("id", "=", channel.id).execute()
        return () => ({ again, tried: false })
      }
      case "failed":
      case "refused": {
        const since = channel.failing_since ?? now
        await this.noteFailure(channel, result.undelivered)
        if (now - since >= untilDead) await this.switchOff(channel, "dead")
        else
          await db
            .updateTable("channel")
            .set({ failing_since: since, not_before: now + clamp(now - since) })
            .where("id", "=", channel.id)
            .execute()
        return result.outcome === "refused" ? () => "done" : (row) => this.outbox.after(row)
      }
    }
  }

  private async arrived({ id }: ChannelRow): Promise<void> {
    await this.setting.db
      .updateTable("channel")
      .set({ sent_at: this.setting.clock.now(), failing_since: null, failure: null, not_before: 0 })
      .where("id", "=", id)
      .execute()
  }

  /** For its owner, who alone can mend it. */
  private async noteFailure({ id }: ChannelRow, undelivered: Undelivered): Promise<void> {
    const failure = JSON.stringify({ at: this.setting.clock.now(), ...undelivered })
    await this.setting.db.updateTable("channel").set({ failure }).where("id", "=", id).execute()
  }

  /** Its owner is told by the other channels, and sees it in the settings. */
  private async switchOff(channel: ChannelRow, why: "dead" | "gone"): Promise<void> {
    const { db, clock } = this.setting
    const at = clock.now()
    await db.transaction().execute(async (tx) => {
      await this.channels.switchOff(tx, channel.id, why)
      const by = channel.kind === "webhook" ? new URL(channel.address).host : "e-mail"
      await this.teller.tell(tx, [
        { kind: "off", player: channel.player_id, table: null, n: minuteOf(at), by, at },
      ])
    })
    this.teller.wake()
  }

  private async say(
    { kind, table_id, player_id, by_whom, at }: NoticeRow,
    locale: Parcel["wishes"]["locale"],
  ): Promise<Sayable & { table: string | null; at: number }> {
    const { origin, tables } = this.setting
    const about = { kind, by: unlinked(by_whom), table: table_id, at }
    if (table_id === null)
      return { ...about, by: by_whom, title: "Genepool", url: `${origin}/settings#notices` }
    const table = await tables.known(table_id)
    const others = table.seats.flatMap((seat) =>
      seat.player_id === player_id || !seat.name ? [] : [unlinked(seat.name)],
    )
    const title = [gameName(table.module, locale), others.join(", ")].filter((part) => part !== "")
    return { ...about, title: title.join(" · "), url: `${origin}/table/${table_id}#notice` }
  }
}

const gameName = ({ texts, game }: GameModule, locale: Parcel["wishes"]["locale"]): string =>
  texts[locale]["game.name"] ?? game.id

/** Milliseconds until there is one left; null, if there was. */
async function waitFor(taken: Promise<void>): Promise<number | null> {
  try {
    await taken
    return null
  } catch (error) {
    const wait = error instanceof Problem ? error.more.retryAfter : undefined
    if (typeof wait !== "number") throw error
    return wait * 1000
  }
}

const clamp = (failed: number): number => Math.min(Math.max(failed, pauses.least), pauses.most)

const minuteOf = (at: number): number => Math.floor(at / 60_000)

/** The same for the same things, however often they are sent; as it may stand in headers. */
const idOf = (rows: readonly string[]): string => hashOf(rows.toSorted().join("\n")).slice(0, 32)
