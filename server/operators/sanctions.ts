// Who may not speak or act: few rows, known by heart, and read anew when they change and every few
// seconds.
import type { Player, Sanction } from "@genepool/wire"
import type { Kysely } from "kysely"
import type { Clock } from "../clock.ts"
import { Problem } from "../problem.ts"
import { newId } from "../secrets.ts"
import type { Database } from "../store/schema.ts"
import { Ranges, rangeOf } from "./network.ts"

/** Other nodes may have changed something without a word. */
const readAgain = 10_000

export interface NewSanction {
  readonly kind: Sanction["kind"]
  readonly player: string | null
  readonly network: string | null
  readonly hours: number | null
  readonly reason: string
  readonly by: string
}

export class Sanctions {
  private readonly db: Kysely<Database>
  private readonly clock: Clock
  private active: readonly Sanction[] = []
  private ranges = new Ranges([])
  private cancel: () => void = () => undefined
  /** Other nodes have to read anew. */
  onChange: () => void = () => undefined

  constructor(db: Kysely<Database>, clock: Clock) {
    this.db = db
    this.clock = clock
  }

  /**
   * Reads them now, and from now on every few seconds; a reading that fails is made up for by the
   * next.
   */
  async start(pulse: Pick<Clock, "after">): Promise<void> {
    await this.load()
    const next = () => {
      this.cancel = pulse.after(
        readAgain,
        () =>
          void this.load()
            .catch(() => undefined)
            .finally(next),
      )
    }
    next()
  }

  stop(): void {
    this.cancel()
    this.cancel = () => undefined
  }

  async load(): Promise<void> {
    const now = this.clock.now()
    const rows = await this.db
      .selectFrom("sanction")
      .leftJoin("player", "player.id", "sanction.player_id")
      .selectAll("sanction")
      .select(["player.name", "player.kind as playerKind"])
      .where("sanction.lifted_at", "is", null)
      .where((where) => where.or([where("until", "is", null), where("until", ">", now)]))
      .orderBy("sanction.at", "desc")
      .execute()
    this.active = rows.map(
      ({ id, kind, player_id, name, playerKind, network, until, reason, by_whom, at }) => ({
        id,
        kind,
        player:
          player_id === null || playerKind === null
            ? null
            : { id: player_id, name: name ?? "", kind: playerKind },
        network,
        until,
        reason,
        by: by_whom,
        at,
      }),
    )
    const banned = this.active
      .filter(({ kind }) => kind === "address")
      .map((one) => rangeOf(one.network ?? ""))
    this.ranges = new Ranges(banned.filter((range) => range !== null))
  }

  /** Those of now, the newest first. */
  list(playerId: string | null = null): Sanction[] {
    const now = this.clock.now()
    return this.active.filter(
      ({ until, player }) =>
        (until === null || until > now) && (playerId === null || player?.id === playerId),
    )
  }

  /** The same again takes the place of the one before. */
  async add({ kind, player, network, hours, reason, by }: NewSanction): Promise<void> {
    const at = this.clock.now()
    const until = hours === null ? null : at + hours * 3_600_000
    await this.db.transaction().execute(async (tx) => {
      await tx
        .updateTable("sanction")
        .set({ lifted_at: at })
        .where("kind", "=", kind)
        .where("lifted_at", "is", null)
        .where(player === null ? "network" : "player_id", "=", player ?? network)
        .execute()
      await tx
        .insertInto("sanction")
        .values({
          id: newId(),
          kind,
          player_id: player,
          network,
          until,
          reason,
          by_whom: by,
          at,
          lifted_at: null,
        })
        .execute()
    })
    await this.changed()
  }

  /** False, if there is no such one any more. */
  async lift(which: { readonly id: string } | { readonly player: string }): Promise<boolean> {
    let lifting = this.db
      .updateTable("sanction")
      .set({ lifted_at: this.clock.now() })
      .where("lifted_at", "is", null)
    lifting =
      "id" in which ? lifting.where("id", "=", which.id) : lifting.where("player_id", "=", which.player)
    const { numUpdatedRows } = await lifting.executeTakeFirst()
    await this.changed()
    return numUpdatedRows > 0n
  }

  /** They are others in the database than they were. */
  async changed(): Promise<void> {
    await this.load()
    this.onChange()
  }

  /** Throws Problem `banned`: for whatever others would notice. */
  mustBeWelcome(player: Player, ip: string): void {
    const ban = this.find("ban", player.id)
    if (ban !== undefined) throw banned(ban)
    // Members who share an address with somebody are not to blame for it
    if (player.kind === "guest") this.mustComeFromElsewhere(ip)
  }

  /** Throws Problem `banned`: for who would come in as a guest, or register. */
  mustComeFromElsewhere(ip: string): void {
    if (!this.ranges.has(ip)) return
    throw new Problem(
      "banned",
      "No new guests are accepted from your address.",
      "If you have an account, sign in; otherwise ask the server's operator.",
    )
  }

  /** Throws Problem `muted`. */
  mustBeHeard(playerId: string): void {
    const mute = this.find("mute", playerId)
    if (mute === undefined) return
    throw new Problem("muted", `You may not write: ${mute.reason}`, untilWhen(mute), { until: mute.until })
  }

  /** Asked at every request: there are few. */
  private find(kind: Sanction["kind"], playerId: string): Sanction | undefined {
    return this.list(playerId).find((one) => one.kind === kind)
  }
}

const banned = (ban: Sanction) =>
  new Problem("banned", `This account is banned: ${ban.reason}`, untilWhen(ban), { until: ban.until })

const untilWhen = ({ until }: Sanction): string =>
  until === null
    ? "Ask the server's operator if this is a mistake."
    : `It ends at ${new Date(until).toISOString()}; ask the server's operator if it is a mistake.`
