// Writes down what people are to be told, once each: from what a table tells, and from how it
// stands.
//
// That it is somebody's turn follows from the journal. So nothing is lost when a process ends
// between the choice and the notice: whoever keeps the table next looks at how it stands, and
// writes what is missing. What was written stays, under a name that follows from the line of the
// journal, so that nothing is written twice.
import type { Seat } from "@genepool/engine"
import type { NoticeWishes } from "@genepool/wire"
import type { Kysely } from "kysely"
import type { Clock } from "../clock.ts"
import type { ChannelRow, Database } from "../store/schema.ts"
import type { TableLog } from "../tables/alarms.ts"
import type { Looking } from "../tables/looking.ts"
import { patience } from "../tables/presence.ts"
import type { Table } from "../tables/table.ts"
import { personIn, type Teller, type Telling } from "../tables/telling.ts"
import { dueAt, grace, hour, minute } from "./schedule.ts"
import { wishesOf } from "./wishes.ts"

/** What is found later than this was found after a restart, or by another node. */
const late = 5000
/** A letter waits a little for more. */
const gather = 2 * minute
/** Until when it is worth something. */
const worth = { turn: 7 * 24 * hour, other: 3 * 24 * hour }
const retryPause = 5000
/** Within this time it is heard from another node that somebody has left there. */
const farewell = patience + 1000

/** A telling that may not be sent at once. */
type Waiting = Telling & { readonly notBefore?: number }

/** Somebody looked when the line came. */
interface Sight {
  readonly n: number
  readonly at: number
  /** By the word of these nodes; null, if through this one. */
  readonly through: readonly string[] | null
}

export interface TellerSetting {
  readonly db: Kysely<Database>
  readonly clock: Clock
  readonly looking: Looking
  readonly log: TableLog
  /** Something is in the outbox. */
  readonly written: () => void
}

export class NoticeTeller implements Teller<Table> {
  private readonly setting: TellerSetting
  /** By table and seat, the line that it was told about, or need not be. */
  private readonly known = new WeakMap<Table, Map<string, number>>()
  /** The same of what its person saw coming, as far as is known. */
  private readonly seen = new WeakMap<Table, Map<string, Sight>>()
  /** Up to which line it had happened before this process looked after the table. */
  private readonly found = new WeakMap<Table, number>()
  private queue: Waiting[] = []
  private flushing: Promise<void> | null = null
  private stopped = false
  private fresh = false
  private cancel: () => void = () => undefined

  constructor(setting: TellerSetting) {
    this.setting = setting
  }

  wake(): void {
    if (!this.fresh) return
    this.fresh = false
    this.setting.written()
  }

  stands(table: Table): void {
    const { play, row } = table
    if (this.stopped || !play.running || play.paused || row.status !== "playing") return
    // Read in anew after a restart, or taken over: whoever was looking is about to come back
    if (!this.known.has(table) && play.n > 1) this.found.set(table, play.n)
    mapOf(this.known, table)
    for (const { seat } of table.seats) {
      const asked = play.asked[seat] ?? null
      if (asked !== null && play.driver(seat) === "person") this.consider(table, seat, "turn", asked)
      if (asked !== null && (play.nudgedAt[seat] ?? 0) >= asked.at) this.remind(table, seat)
      this.tellResigned(table, seat)
      this.tellStandIn(table, seat)
      const request = play.undoRequest
      if (request === null || request.seat === seat || request.agreed.includes(seat)) continue
      const line = play.happenings.findLast(({ entry }) => entry.kind === "undoRequest")?.entry
      if (line === undefined || !play.people().includes(seat)) continue
      this.consider(table, seat, "undo", { n: line.n, at: line.at, own: false }, request.seat)
    }
  }

  /**
   * It had ended before it was found out: who looked through it, by what it had said, has seen
   * nothing of what came last. They are told, unless they are back by then.
   */
  gone(table: Table, node: string): void {
    const seen = this.seen.get(table)
    for (const [key, { at, through }] of seen ?? []) {
      if (through?.every((other) => other === node) !== true || this.setting.clock.now() - at > grace)
        continue
      seen?.delete(key)
      this.found.set(table, table.play.n)
    }
  }

  /** Another has given up, and the game goes on. Who saw that needs no notice. */
  private tellResigned(table: Table, seat: Seat): void {
    const { play } = table
    if (play.driver(seat) !== "person" || !play.resigned.includes(true)) return
    const line = play.happenings.findLast(
      ({ entry }) => entry.kind === "resign" && entry.seat !== seat,
    )?.entry
    if (line?.seat == null || this.setting.clock.now() - line.at > worth.other) return
    if (mapOf(this.seen, table).get(`resigned ${seat}`)?.n === line.n) return
    this.consider(table, seat, "resigned", { n: line.n, at: line.at, own: false }, line.seat)
  }

  /** Time or the others' patience has run out, and a bot plays the seat until they are back. */
  private tellStandIn(table: Table, seat: Seat): void {
    const { play } = table
    if (!play.standIn[seat] || play.resigned[seat]) return
    const line = play.happenings.findLast(
      ({ entry }) =>
        (entry.kind === "takeOver" && entry.seat === seat) ||
        (entry.kind === "standIn" && entry.body.whom === seat),
    )?.entry
    if (line === undefined || this.setting.clock.now() - line.at > worth.other) return
    if (mapOf(this.seen, table).get(`standIn ${seat}`)?.n === line.n) return
    this.consider(table, seat, "standIn", { n: line.n, at: line.at, own: false })
  }

  /** Somebody has nudged whoever is asked. */
  private remind(table: Table, seat: Seat): void {
    const line = table.play.happenings.findLast(
      ({ entry }) => entry.kind === "nudge" && entry.body.whom === seat,
    )?.entry
    if (line?.seat == null) return
    this.consider(table, seat, "nudge", { n: line.n, at: line.at, own: false }, line.seat)
  }

  private consider(
    table: Table,
    seat: Seat,
    kind: "turn" | "resigned" | "standIn" | "nudge" | "undo",
    { n, at, own }: { readonly n: number; readonly at: number; readonly own: boolean },
    by?: Seat,
  ): void {
    const { looking, clock } = this.setting
    const known = mapOf(this.known, table)
    const key = `${kind} ${seat}`
    const player = personIn(table.seats[seat] as Table["seats"][number])
    if (player === null || known.get(key) === n) return
    const seen = mapOf(this.seen, table)
    const isHere = looking.isHere(table.id, player)
    // Asked again when they leave
    if (isHere || table.attendance.present.includes(seat)) {
      if (isHere || seen.get(key)?.n !== n)
        seen.set(key, { n, at, through: isHere ? null : table.attendance.nodesOf(seat) })
      return
    }
    // Another question may follow before that is done, and without a break: then it is looked at
    // again
    if (kind === "turn" && isAnsweredFor(table, seat)) return
    known.set(key, n)
    const now = clock.now()
    const sight = seen.get(key)
    // They had left the other node when it came, or were about to
    const missed = sight?.through != null && now - sight.at <= farewell
    this.queue.push({
      kind,
      player,
      table: table.id,
      n,
      by: by === undefined ? "" : (table.seats[by]?.name ?? ""),
      at,
      seen: own || (sight?.n === n && !missed),
      ...(now - at > late || n <= (this.found.get(table) ?? 0) ? { notBefore: now + grace } : {}),
    })
    this.flushing ??= this.flush()
  }

  /** Resolves when all that was to be told by now is written. */
  async settled(): Promise<void> {
    while (this.flushing !== null) await this.flushing
  }

  async stop(): Promise<void> {
    this.stopped = true
    this.cancel()
    await this.settled()
  }

  private async flush(): Promise<void> {
    // What happens in the same turn of the event loop is written together
    await new Promise(setImmediate)
    const tellings = this.queue
    this.queue = []
    try {
      const there = await channelsOf(
        this.setting.db,
        tellings.map(({ player }) => player),
      )
      const heard = tellings.filter(({ player }) => there.has(player))
      if (heard.length > 0) await this.setting.db.transaction().execute((tx) => this.tell(tx, heard))
    } catch (error) {
      this.setting.log.warn({ err: error }, "notices could not be written; it is tried again")
      this.queue.unshift(...tellings)
      this.cancel = this.setting.clock.after(retryPause, () => {
        this.flushing ??= this.flush()
      })
      this.flushing = null
      return
    }
    this.flushing = this.queue.length > 0 ? this.flush() : null
    this.wake()
  }

  async tell(db: Kysely<Database>, tellings: readonly Waiting[]): Promise<void> {
    if (tellings.length === 0) return
    const players = tellings.map(({ player }) => player)
    const channels = await channelsOf(db, players)
    if (channels.size === 0) return
    const wishes = await wishesOf(db, [...channels.keys()])
    for (const telling of tellings) {
      const own = channels.get(telling.player) ?? []
      const rows = own.flatMap((channel) => rowsFor(telling, channel, wishes(telling.player)))
      if (rows.length === 0) continue
      const { kind, player, table, n, by, at } = telling
      const id = noticeId(telling)
      const written = await db
        .insertInto("notice")
        .values({ id, player_id: player, table_id: table, kind, n, by_whom: by, at })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      if (written.numInsertedOrUpdatedRows !== 1n) continue
      await db.insertInto("outbox").values(rows).execute()
      this.fresh = true
    }
  }
}

const noticeId = ({ kind, player, table, n }: Telling): string => `${kind} ${table} ${n} ${player}`

function rowsFor(telling: Waiting, channel: ChannelRow, wishes: NoticeWishes) {
  const due = dueAt(wishes, wishes.rhythm[channel.kind], telling)
  if (due === null) return []
  const due_at = Math.max(channel.kind === "mail" ? due + gather : due, telling.notBefore ?? 0)
  const id = noticeId(telling)
  return [
    {
      id: `${id} ${channel.id}`,
      lane: channel.id,
      player_id: telling.player,
      notice_id: id,
      letter: null,
      due_at,
      expires_at: due_at + (telling.kind === "turn" ? worth.turn : worth.other),
    },
  ]
}

async function channelsOf(
  db: Kysely<Database>,
  players: readonly string[],
): Promise<Map<string, ChannelRow[]>> {
  const rows = await db
    .selectFrom("channel")
    .selectAll()
    .where("player_id", "in", [...new Set(players)])
    .where("off", "is", null)
    .execute()
  return Map.groupBy(rows, (row) => row.player_id)
}

/** The server does it in a moment, so as not to tell that there was nothing to decide. */
function isAnsweredFor({ module, play }: Table, seat: Seat): boolean {
  const decision = module.game.decision(play.state, seat)
  return decision?.together === true && decision.options.length === 1
}

function mapOf<Value>(maps: WeakMap<Table, Map<string, Value>>, table: Table): Map<string, Value> {
  const known = maps.get(table) ?? new Map<string, Value>()
  maps.set(table, known)
  return known
}
