// All tables of the server: found or read in, kept as long as they are busy, woken when something
// is due.
import { type Choice, commitmentOf, type GameModule, sameChoice } from "@genepool/engine"
import type { ListedTable, Manner } from "@genepool/wire"
import type { Kysely, Transaction } from "kysely"
import type { Bots, BotTask } from "../bots/bots.ts"
import type { Clock } from "../clock.ts"
import { type Keeping, keepsEverything } from "../nodes/keeping.ts"
import { type News, noNews, type Word } from "../nodes/news.ts"
import { Problem } from "../problem.ts"
import type { Quotas } from "../quotas.ts"
import { newId, newSecret } from "../secrets.ts"
import { Slices } from "../slices.ts"
import type { Appender } from "../store/appender.ts"
import type { Database, EntryRow, SeatRow, TableRow } from "../store/schema.ts"
import { Alarms, type TableLog } from "./alarms.ts"
import type { TableHost } from "./host.ts"
import { UnknownLine } from "./journal.ts"
import { headsOf, lastSaid, listed, listTables, rowsOf } from "./listing.ts"
import { Looking } from "./looking.ts"
import type { Play } from "./play.ts"
import { Presence } from "./presence.ts"
import { progressOf } from "./progress.ts"
import { isAborted } from "./rating.ts"
import { recordsOf, type TableRecord } from "./record.ts"
import { recordResult } from "./results.ts"
import type { Seated } from "./seated.ts"
import { eventOf, type Sendable } from "./sendable.ts"
import { Table } from "./table.ts"
import { tellChat } from "./talk.ts"
import { personIn, type Teller, type Telling, tellsNobody } from "./telling.ts"

export interface TableDraft {
  readonly game: string
  /** As people wrote them; checked by the game. */
  readonly options: { readonly [name: string]: unknown }
  readonly manner: Manner
  readonly listed: boolean
  readonly seats: readonly SeatDraft[]
  /** The mark of the address it is made from. */
  readonly address: string | null
}

export interface SeatDraft {
  readonly kind: SeatRow["kind"]
  readonly level: number | null
  readonly player: string | null
  readonly number: string | null
  /** Whoever is in it has said yes. */
  readonly agreed: boolean
}

export interface TablesSetting {
  readonly db: Kysely<Database>
  readonly appender: Appender
  readonly clock: Clock
  readonly bots: Bots
  readonly games: ReadonlyMap<string, GameModule>
  readonly log: TableLog
  readonly quotas: Quotas
  /** How many tables are kept in memory while nobody is at them. */
  readonly mostKept: number
  /** Between nodes that share a database; left out, the server is alone. */
  readonly news?: News
}

/** Tables in one question to the database. */
const mostAsked = 500
/** Tables that are read in together when the server starts or takes them over. */
const readTogether = 50
/** Tables that one statement marks as changed. */
const mostRenamed = 100

export class Tables implements TableHost<Table> {
  readonly db: Kysely<Database>
  readonly appender: Appender
  readonly clock: Clock
  readonly log: TableLog
  readonly games: ReadonlyMap<string, GameModule>
  readonly slices = new Slices()
  readonly counts = { choicesByBots: 0, botFaults: 0 }
  private readonly bots: Bots
  private readonly mostKept: number
  private readonly quotas: Quotas
  private readonly kept = new Map<string, Table>()
  private readonly reading = new Map<string, Promise<Table>>()
  /** Those who watch the lobby: what changed is written out once for all of them. */
  readonly lobby = new Set<(message: Sendable) => void>()
  /** The last of the results that are being recorded. */
  private results = Promise.resolve()
  private stopped = false
  /** The server is about to stop: who asks whether it is well is told no. */
  draining = false
  readonly news: News
  readonly shared: boolean
  readonly presence: Presence
  hearsOthers = true
  keeping: Keeping = keepsEverything
  /** Tables where a newer version has written what this one cannot read. */
  private readonly unreadable = new Set<string>()
  teller: Teller<Table> = tellsNobody
  readonly looking: Looking
  /** Whether the table's keeper is another node, and tells those who watch it from there. */
  isAtHomeElsewhere: (table: string, keeper: string | null) => boolean = () => false
  /** How far the journals of tables were that this node keeps and has not in memory. */
  private readonly unread = new Map<string, number>()
  /** The lobby as it was when it was looked at last; null while nobody watches it. */
  private lobbyPosts: ReadonlyMap<string, string> | null = null

  /** Told how many milliseconds a bot was waited for. */
  onBotAnswer: (game: string, level: number, milliseconds: number) => void = () => undefined
  readonly alarms: Alarms
  readonly botSeed = newId

  constructor(setting: TablesSetting) {
    this.db = setting.db
    this.appender = setting.appender
    this.clock = setting.clock
    this.log = setting.log
    this.games = setting.games
    this.bots = setting.bots
    this.mostKept = setting.mostKept
    this.quotas = setting.quotas
    this.news = setting.news ?? noNews
    this.shared = setting.news !== undefined
    this.alarms = new Alarms(setting.clock, setting.log, async (id) => (await this.get(id)).driver.look())
    this.looking = new Looking(setting.db, () => this.keeping.node)
    const others = {
      tell: (word: Word) => this.tellNodes(word),
      isOnlyHere: (table: Table) => this.isOnlyHere(table),
    }
    this.presence = new Presence(setting.clock, this.shared ? others : null, this.looking)
  }

  get inMemory(): number {
    return this.kept.size
  }

  /** Whether the table's game is over; null, if it would have to be read in to know that. */
  isOver(id: string): boolean | null {
    const table = this.kept.get(id)
    return table === undefined ? null : table.play.result !== null
  }

  /**
   * Before anybody comes: running tables are read in, for so many milliseconds at most. Whoever
   * comes for one that is not has to wait for it among all others.
   */
  async readAhead(longest: number): Promise<void> {
    const until = performance.now() + longest
    const ids = (await this.running()).slice(0, this.mostKept)
    for (let i = 0; i < ids.length && performance.now() < until; i += readTogether) {
      const some = ids.slice(i, i + readTogether)
      this.readMany(some)
      // What is wrong with one of them is told when it is woken
      await Promise.allSettled(some.map((id) => this.known(id)))
    }
  }

  /** After a start: every running table goes on where it was, bots think, alarms are set. */
  async wakeAll(): Promise<void> {
    await this.wake(await this.running())
  }

  private async running(): Promise<string[]> {
    const rows = await this.db.selectFrom("game_table").select("id").where("status", "=", "playing").execute()
    return rows.map(({ id }) => id)
  }

  async wake(ids: readonly string[]): Promise<void> {
    for (const [i, id] of ids.entries()) {
      if (this.stopped) return
      await this.slices.pause()
      if (i % readTogether === 0) this.readMany(ids.slice(i, i + readTogether))
      try {
        const table = await this.get(id)
        await table.serially(async () => table.driver.followUp())
        this.presence.ask(id)
      } catch (error) {
        this.log.error({ table: id, err: error }, "a table could not be woken")
        this.alarms.failed(id, error)
      }
    }
  }

  async stop(): Promise<void> {
    this.stopped = true
    this.alarms.stop()
    await Promise.all([...this.kept.values()].map((table) => table.serially(async () => undefined)))
    await this.settled()
    await this.appender.idle()
  }

  /** Resolves when the result of every game that is over by now is recorded. */
  settled(): Promise<void> {
    return this.results
  }

  /** These tables are kept by another node from now on. */
  rest(ids: readonly string[]): void {
    for (const id of ids) {
      this.alarms.forget(id)
      this.unread.delete(id)
    }
  }

  /** The table as it is now, whatever other nodes did. Throws Problem `notFound`. */
  async get(id: string): Promise<Table> {
    // One that is just being read may be as it was before the last line
    const there = this.shared && (this.kept.has(id) || this.reading.has(id))
    const table = await this.known(id)
    if (there) await table.fresh()
    return table
  }

  /** All that can be read, by id; one question to the database tells which of them are old. */
  async getAll(ids: readonly string[]): Promise<Map<string, Table>> {
    if (this.shared) await this.look(ids.filter((id) => this.kept.has(id)))
    const found = await Promise.all(ids.map((id) => this.known(id).catch(() => null)))
    return new Map(found.flatMap((table) => (table === null ? [] : [[table.id, table]])))
  }

  /**
   * The table as this node knows it, which may be old: for what the database decides in the end.
   */
  known(id: string): Promise<Table> {
    const known = this.kept.get(id)
    if (known !== undefined) {
      this.kept.delete(id)
      this.kept.set(id, known)
      return Promise.resolve(known)
    }
    const already = this.reading.get(id)
    if (already !== undefined) return already
    const reading = this.read(id).finally(() => this.reading.delete(id))
    this.reading.set(id, reading)
    return reading
  }

  /** Those that nobody has asked for yet, by a few questions for all of them. */
  private readMany(ids: readonly string[]): void {
    const missing = ids.filter((id) => !this.kept.has(id) && !this.reading.has(id))
    const all = recordsOf(this.db, missing, () => this.slices.pause())
    for (const id of missing) {
      const reading = all.then((found) => this.read(id, found.get(id))).finally(() => this.reading.delete(id))
      // Whoever asks for it hears that it failed
      reading.catch(() => undefined)
      this.reading.set(id, reading)
    }
  }

  async create(owner: string, wish: TableDraft): Promise<Table> {
    return this.announceNew(await this.db.transaction().execute((tx) => this.insert(tx, owner, wish)))
  }

  async announceNew(id: string): Promise<Table> {
    const table = await this.known(id)
    this.tellNodes({ about: "table", table: id, listed: table.row.listed === 1 })
    this.tellLobby(table)
    return table
  }

  /** Writes a new table into the database; the answer is its id. Throws Problem `quota`. */
  async insert(tx: Transaction<Database>, owner: string, wish: TableDraft): Promise<string> {
    const { game } = this.module(wish.game)
    const secret = newSecret()
    const id = newId()
    const options = JSON.stringify(wish.options)
    const { listed: isListed, address } = wish
    const now = this.clock.now()
    const claim = { maker: owner, address, listed: isListed, bytes: Buffer.byteLength(options), now }
    await this.quotas.mustHaveRoom(tx, claim)
    const seats: SeatRow[] = wish.seats.map(({ kind, level, player, number, agreed }, seat) => ({
      table_id: id,
      seat,
      kind,
      level,
      player_id: player,
      // Whoever leaves it to the server still gets one: the dice ask every seat
      number: number ?? (kind === "bot" || player !== null ? newId() : null),
      code: newId(),
      agreed: agreed ? 0 : null,
    }))
    await tx
      .insertInto("game_table")
      .values({
        id,
        game: game.id,
        version: game.version,
        options,
        manner: JSON.stringify(wish.manner),
        listed: wish.listed ? 1 : 0,
        status: "open",
        owner,
        maker: owner,
        address,
        commitment: commitmentOf(secret),
        secret,
        created_at: now,
        started_at: null,
        finished_at: null,
        result: null,
        rematch: null,
      })
      .execute()
    await tx.insertInto("seat").values(seats).execute()
    return id
  }

  module(game: string): GameModule {
    const module = this.games.get(game)
    if (module === undefined)
      throw new Problem(
        "badInput",
        `There is no game ${game}.`,
        `The games are: ${[...this.games.keys()].join(", ")}.`,
      )
    return module
  }

  /** A game that nobody has gone on with for long is none any more. */
  async abandon(id: string): Promise<void> {
    await this.db
      .updateTable("game_table")
      .set((row) => ({
        status: "cancelled",
        finished_at: this.clock.now(),
        changes: row("changes", "+", 1),
      }))
      .where("id", "=", id)
      .where("status", "=", "playing")
      .execute()
    this.over(id)
    await this.kept.get(id)?.fresh()
  }

  /** The table's row was changed past its memory: whoever has it reads it anew. */
  async changedBelow(id: string, isListed: boolean): Promise<void> {
    await this.kept.get(id)?.fresh()
    this.tellNodes({ about: "table", table: id, listed: isListed })
    if (isListed && this.lobby.size > 0) await this.tellLobbyOf(id)
  }

  /** The table is in the database no longer. */
  forget(id: string): void {
    this.kept.delete(id)
  }

  /** Reads what was just changed of a table, and tells everybody. Only inside its `serially`. */
  async changed(table: Table): Promise<void> {
    await table.catchUp()
    this.tellNodes({ about: "table", table: table.id, listed: table.row.listed === 1 })
    this.tellLobby(table)
  }

  /** These players are called otherwise now, or are gone: whoever sees them at a table is told. */
  async renamed(playerIds: readonly string[]): Promise<void> {
    for (const playerId of playerIds)
      for (let after: string | null = ""; after !== null; ) after = await this.renamedAt(playerId, after)
  }

  /**
   * At some of the player's tables, after that one: there may be years of games. Null, when there
   * are no more.
   */
  private async renamedAt(playerId: string, after: string): Promise<string | null> {
    const seats = await this.db
      .selectFrom("seat")
      .select("table_id")
      .where("player_id", "=", playerId)
      .where("table_id", ">", after)
      .orderBy("table_id")
      .limit(mostRenamed)
      .execute()
    const ids = seats.map(({ table_id }) => table_id)
    if (ids.length === 0) return null
    const rows = await this.db
      .updateTable("game_table")
      .set((now) => ({ changes: now("changes", "+", 1) }))
      .where("id", "in", ids)
      .returning(["id", "listed"])
      .execute()
    for (const { id, listed } of rows) {
      await this.slices.pause()
      const table = this.kept.get(id)
      // A game that is over and that nobody looks at is read anew when somebody does
      if (table?.idle && table.row.status !== "open" && !table.play.running) this.forget(id)
      else if (table !== undefined) {
        await table.serially(() => this.changed(table))
        continue
      }
      this.tellNodes({ about: "table", table: id, listed: listed === 1 })
    }
    return ids.length < mostRenamed ? null : (ids[ids.length - 1] as string)
  }

  keeps(tableId: string): boolean {
    return this.keeping.keeps(tableId)
  }

  tellNodes(word: Word): void {
    if (this.shared) this.news.tell(word)
  }

  tellLine(table: Table, row: EntryRow): void {
    if (!this.isOnlyHere(table)) this.tellNodes({ about: "entry", row, changes: table.row.changes })
  }

  /**
   * Where only those watch who are told from here, no other node has a use for what happens at the
   * table; while words may be lost nobody knows.
   */
  private isOnlyHere(table: Table): boolean {
    return this.news.carried && this.keeps(table.id) && !table.attendance.isWatchedElsewhere
  }

  tellChat(table: Table, upTo: number): Promise<void> {
    return tellChat(this.db, table, upTo)
  }

  /** What another node has told. */
  async hear(word: Word, from: string): Promise<void> {
    switch (word.about) {
      case "entry": {
        const { table_id: id } = word.row
        const table = this.kept.get(id)
        // Reading a table that this node keeps sets its bots and alarms going
        if (table === undefined) {
          if (this.keeps(id)) await this.known(id).catch(unlessOutgrown)
        } else if (table.onlookers.listeners.size > 0 || this.keeps(id))
          await table.heard(word.row, word.changes).catch(unlessOutgrown)
        // Nobody here wants to know: it is read when somebody does
        return
      }
      case "table":
        await this.kept.get(word.table)?.fresh().catch(unlessOutgrown)
        if (word.listed && this.lobby.size > 0) await this.tellLobbyOf(word.table)
        return
      case "chat":
        await this.kept.get(word.table)?.fresh().catch(unlessOutgrown)
        return
      case "whoIsThere":
        for (const table of word.table === null ? this.kept.values() : this.keptAt(word.table))
          this.presence.hear(table, word, from)
        return
      case "presence":
      case "asked": {
        // Somebody has come to a table whose bots wait for that
        const table =
          this.kept.get(word.table) ?? (this.keeps(word.table) ? await this.known(word.table) : null)
        if (table === null) return
        const isNew = word.about === "presence" && word.watched && !table.attendance.isWatchedThrough(from)
        this.presence.hear(table, word, from)
        // What was written before that node was known to want it has not been told
        if (isNew && this.keeps(table.id)) this.tellNodes({ about: "table", table: table.id, listed: false })
        return
      }
      default:
        return
    }
  }

  private keptAt(id: string): Table[] {
    const table = this.kept.get(id)
    return table === undefined ? [] : [table]
  }

  outgrown(table: Table): void {
    const { id, onlookers } = table
    if (!this.unreadable.has(id))
      this.log.warn({ table: id }, "a newer version wrote at this table what this one cannot read")
    this.unreadable.add(id)
    this.kept.delete(id)
    this.rest([id])
    this.keeping.refuse(id)
    for (const listener of [...onlookers.listeners]) listener.moved()
  }

  /** Another node lives no more. */
  gone(node: string): void {
    for (const table of this.kept.values()) {
      this.teller.gone(table, node)
      this.presence.gone(table, node)
    }
  }

  /**
   * Whether something was missed: at these tables, or at all that somebody watches or this node
   * keeps.
   */
  async look(ids: readonly string[] = this.busy()): Promise<void> {
    for (let i = 0; i < ids.length; i += mostAsked) {
      for (const { id, changes, keeper, n, chat } of await headsOf(this.db, ids.slice(i, i + mostAsked))) {
        await this.slices.pause()
        const table = this.kept.get(id)
        if (table === undefined) {
          if (this.keeps(id) && (n ?? 0) > (this.unread.get(id) ?? 0))
            await this.known(id).catch(unlessOutgrown)
        } else if (changes !== table.row.changes || (n ?? 0) > table.play.n || chat > table.onlookers.chatN)
          await table.fresh().catch(unlessOutgrown)
        if (table !== undefined && this.isAtHomeElsewhere(id, keeper))
          for (const listener of [...table.onlookers.listeners]) listener.moved()
      }
    }
  }

  /** Tells the lobby what changed since it was told last: for when no node can tell. */
  async lookAtLobby(): Promise<void> {
    const silently = this.lobbyPosts === null && this.news.carried
    const posts = this.lobbyPosts ?? new Map<string, string>()
    this.lobbyPosts = null
    if (this.lobby.size === 0) return
    const listed = await listTables(this.db, { limit: 200 })
    const there = new Set(listed.map(({ table }) => table))
    const changed = listed.filter((post) => posts.get(post.table) !== JSON.stringify(post))
    const gone = [...posts.keys()].filter((id) => !there.has(id))
    this.lobbyPosts = new Map(listed.map((post) => [post.table, JSON.stringify(post)]))
    if (silently) return
    for (const id of [...changed.map(({ table }) => table), ...gone]) await this.tellLobbyOf(id)
  }

  private busy(): string[] {
    const watched = [...this.kept.values()].filter(
      ({ id, onlookers }) => onlookers.listeners.size > 0 || this.keeps(id),
    )
    return [...watched.map(({ id }) => id), ...this.unread.keys()]
  }

  noticeWhoIsThere(table: Table): void {
    this.presence.notice(table)
  }

  /**
   * Says again who is at the tables through this node, and forgets of whom others have not said so
   * for long.
   */
  tellWhoIsThere(): void {
    for (const table of this.kept.values()) {
      this.presence.repeat(table)
      this.presence.forget(table)
    }
  }

  /**
   * The words of other nodes arrive again, or do not any more: what is known of who is there
   * counts, or does not.
   */
  newsCameOrWent(hears: boolean): void {
    this.hearsOthers = hears
    for (const table of this.kept.values()) this.presence.notice(table)
    this.tellWhoIsThere()
    this.presence.ask(null)
  }

  get stopping(): boolean {
    return this.stopped
  }

  async botChoice(tableId: string, task: BotTask, unwanted: AbortSignal): Promise<Choice | null> {
    const began = performance.now()
    try {
      const choice = await this.bots.choose(task, unwanted)
      this.onBotAnswer(task.game, task.level, performance.now() - began)
      this.counts.choicesByBots++
      if (unwanted.aborted) return null
      const same = task.decision.options.find((option) => sameChoice(option, choice))
      if (same !== undefined) return same
      throw new Error("a bot answered what is not on the list")
    } catch (error) {
      // Whoever stops the server stops its bots too: that is no reason to let chance play
      if (this.stopped || unwanted.aborted) return null
      this.counts.botFaults++
      this.log.warn({ table: tableId, game: task.game, level: task.level, err: error }, "a bot failed")
      return atRandom(task)
    }
  }

  over(tableId: string): void {
    this.alarms.forget(tableId)
    this.unread.delete(tableId)
    this.keeping.ended(tableId)
  }

  /**
   * The last choice is acknowledged like any other, once it is in the journal. The result follows,
   * one after the other: many games may end together, and people who ask for something come first.
   */
  conclude(table: Table): void {
    this.results = this.results
      .then(() => table.serially(() => this.record(table)))
      .catch((error: unknown) => this.alarms.failed(table.id, error))
  }

  private async record(table: Table): Promise<void> {
    if (table.isUnrecorded) {
      await recordResult(this.db, table, table.play.finishedAt, (tx) => this.teller.tell(tx, isOver(table)))
      this.teller.wake()
      const { row } = await this.rows(table.id)
      table.row = row
      this.tellNodes({ about: "table", table: table.id, listed: row.listed === 1 })
      this.tellLobby(table)
    }
    this.over(table.id)
  }

  tellLobby(table: Table): void {
    if (table.row.listed !== 1) return
    if (this.lobby.size === 0) return
    const change: ListedTable = { ...listed(table.row, table.seats), ...progressOf(table, "spectator") }
    const message = eventOf(null, "table", JSON.stringify(change))
    for (const send of this.lobby) send(message)
  }

  private async tellLobbyOf(id: string): Promise<void> {
    const table = await this.known(id).catch(() => null)
    if (table !== null) this.tellLobby(table)
  }

  private async read(id: string, found?: TableRecord): Promise<Table> {
    // Somebody may have asked for many at once
    await this.slices.pause()
    const { row, seats } = found ?? (await this.rows(id))
    const module = this.games.get(row.game)
    if (module === undefined || module.game.version !== row.version)
      throw (await this.keeping.knownElsewhere(row.game, row.version))
        ? new Problem(
            "elsewhere",
            `This table plays ${row.game} by rules version ${row.version}, which another node has.`,
            "Send the request again: another node may have it.",
            { retryAfter: 1 },
          )
        : new Problem(
            "notNow",
            `This table plays ${row.game} by rules version ${row.version}, which this server does not have.`,
            "Ask the server's operator to bring back that version.",
          )
    const table = new Table(this, module, row, seats)
    try {
      await table.load(found?.lines)
    } catch (error) {
      throw error instanceof UnknownLine && this.keeping.counts.nodes === 1
        ? new Problem("notNow", error.message, "Ask the server's operator to bring back the newer version.")
        : error
    }
    table.onlookers.chatN = found?.chat ?? (await this.lastChat(id))
    this.kept.set(id, table)
    this.unread.delete(id)
    this.letGo()
    if (this.shared && this.keeps(id)) {
      await table.serially(async () => table.driver.followUp())
      this.presence.ask(id)
    }
    return table
  }

  private async lastChat(id: string): Promise<number> {
    const { chat } = await this.db
      .selectFrom("game_table")
      .select(lastSaid("game_table").as("chat"))
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
    return chat
  }

  rows(id: string): Promise<{ row: TableRow; seats: Seated[] }> {
    return rowsOf(this.db, id)
  }

  /** Forgets the tables that nobody has looked at for longest. */
  private letGo(): void {
    for (const [id, table] of this.kept) {
      if (this.kept.size <= this.mostKept) return
      if (!table.idle) continue
      this.kept.delete(id)
      if (this.shared && table.play.running && this.keeps(id)) this.unread.set(id, table.play.n)
    }
  }
}

/** It has been left to others by then. */
function unlessOutgrown(error: unknown): void {
  if (!(error instanceof UnknownLine)) throw error
}

function isOver({ id, seats, play }: Table): Telling[] {
  const by = winnersOf(seats, play)
  return seats.flatMap((seat) => {
    const player = personIn(seat)
    const own = play.happenings.at(-1)?.entry.seat === seat.seat
    // Who has just made the last choice knows
    return player === null || own
      ? []
      : [{ kind: "over" as const, player, table: id, n: 0, by, at: play.finishedAt }]
  })
}

/** By name, where all of them have one and not everybody has won alike. */
function winnersOf(seats: readonly Seated[], play: Play): string {
  const winners = play.result === null || isAborted(play, seats) ? [] : play.result.winners
  const names = winners.map((seat) => seats[seat]?.name ?? "")
  return names.length === seats.length || names.includes("") ? "" : names.join(", ")
}

/** Null, if it is not asked any more. */
function atRandom(task: BotTask): Choice | null {
  try {
    const { options } = task.decision
    return options[Math.floor(Math.random() * options.length)] as Choice
  } catch {
    return null
  }
}
