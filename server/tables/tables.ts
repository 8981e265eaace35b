// All tables of the house: found or read in, kept as long as they are busy, woken when something is due.
import { type Choice, commitmentOf, type GameModule } from "@genepool/engine"
import type { Kysely } from "kysely"
import type { Bots, BotTask } from "../bots/bots.ts"
import type { Clock } from "../clock.ts"
import { notFound, Problem } from "../problem.ts"
import { newId, newSecret } from "../secrets.ts"
import type { Appender } from "../store/appender.ts"
import type { Database, SeatRow, TableRow } from "../store/schema.ts"
import type { House } from "./house.ts"
import { type Listed, listed, seatsOf } from "./listing.ts"
import type { Manner } from "./manner.ts"
import { type Progress, progressOf } from "./progress.ts"
import { recordResult } from "./results.ts"
import type { Seated } from "./snapshot.ts"
import { Table } from "./table.ts"

export interface NewTable {
  readonly game: string
  /** As people wrote them; checked by the game. */
  readonly options: { readonly [name: string]: unknown }
  readonly manner: Manner
  readonly listed: boolean
  readonly seats: readonly NewSeat[]
}

export interface NewSeat {
  readonly kind: SeatRow["kind"]
  readonly level: number | null
  readonly player: string | null
  readonly number: string | null
}

export interface TablesSetting {
  readonly db: Kysely<Database>
  readonly appender: Appender
  readonly clock: Clock
  readonly bots: Bots
  readonly games: ReadonlyMap<string, GameModule>
  readonly log: House["log"]
  /** How many tables are kept in memory while nobody is at them. */
  readonly mostKept: number
}

export class Tables implements House {
  readonly db: Kysely<Database>
  readonly appender: Appender
  readonly clock: Clock
  readonly log: House["log"]
  readonly games: ReadonlyMap<string, GameModule>
  readonly counts = { choicesByBots: 0, botFaults: 0 }
  private readonly bots: Bots
  private readonly mostKept: number
  private readonly kept = new Map<string, Table>()
  private readonly reading = new Map<string, Promise<Table>>()
  private readonly alarms = new Map<string, () => void>()
  /** Those who watch the lobby. */
  readonly lobby = new Set<(change: Listed & Progress) => void>()
  private stopped = false

  readonly botSeed = newId

  constructor(setting: TablesSetting) {
    this.db = setting.db
    this.appender = setting.appender
    this.clock = setting.clock
    this.log = setting.log
    this.games = setting.games
    this.bots = setting.bots
    this.mostKept = setting.mostKept
  }

  get inMemory(): number {
    return this.kept.size
  }

  /** After a start: every running table goes on where it was, bots think, alarms are set. */
  async wakeAll(): Promise<void> {
    const rows = await this.db.selectFrom("game_table").select("id").where("status", "=", "playing").execute()
    for (const { id } of rows) {
      try {
        const table = await this.get(id)
        await table.serially(() => table.goOn())
      } catch (error) {
        this.log.error({ table: id, err: error }, "a table could not be woken")
      }
    }
  }

  async stop(): Promise<void> {
    this.stopped = true
    for (const cancel of this.alarms.values()) cancel()
    this.alarms.clear()
    await Promise.all([...this.kept.values()].map((table) => table.serially(async () => undefined)))
    await this.appender.idle()
  }

  /** Throws Problem `notFound`. */
  get(id: string): Promise<Table> {
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

  async create(owner: string, wish: NewTable): Promise<Table> {
    const { game } = this.module(wish.game)
    const secret = newSecret()
    const row: TableRow = {
      id: newId(),
      game: game.id,
      version: game.version,
      options: JSON.stringify(wish.options),
      manner: JSON.stringify(wish.manner),
      listed: wish.listed ? 1 : 0,
      status: "open",
      owner,
      commitment: commitmentOf(secret),
      secret,
      created_at: this.clock.now(),
      started_at: null,
      finished_at: null,
      result: null,
      rematch: null,
      changes: 0,
      keeper: null,
    }
    const seats: SeatRow[] = wish.seats.map(({ kind, level, player, number }, seat) => ({
      table_id: row.id,
      seat,
      kind,
      level,
      player_id: player,
      // Whoever leaves it to the server still gets one: the dice ask every seat
      number: number ?? (kind === "bot" || player !== null ? newId() : null),
      code: newId(),
    }))
    await this.db.transaction().execute(async (tx) => {
      await tx.insertInto("game_table").values(row).execute()
      await tx.insertInto("seat").values(seats).execute()
    })
    const table = await this.get(row.id)
    this.tellLobby(table)
    return table
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

  /** Reads the rows of a table again after they changed, and tells everybody. */
  async changed(table: Table): Promise<void> {
    const { row, seats } = await this.rows(table.id)
    await table.refresh(row, seats)
    table.announce()
    this.tellLobby(table)
  }

  get stopping(): boolean {
    return this.stopped
  }

  async botChoice(tableId: string, task: BotTask): Promise<Choice | null> {
    this.counts.choicesByBots++
    try {
      const choice = await this.bots.choose(task)
      const same = task.decision.options.find((option) => JSON.stringify(option) === JSON.stringify(choice))
      if (same !== undefined) return same
      throw new Error("a bot answered what is not on the list")
    } catch (error) {
      // Whoever stops the server stops its bots too: that is no reason to let chance play
      if (this.stopped) return null
      this.counts.botFaults++
      this.log.warn({ table: tableId, game: task.game, level: task.level, err: error }, "a bot failed")
      const { options } = task.decision
      return options[Math.floor(Math.random() * options.length)] as Choice
    }
  }

  setAlarm(tableId: string, at: number | null): void {
    this.alarms.get(tableId)?.()
    this.alarms.delete(tableId)
    if (at === null || this.stopped) return
    const ring = () => {
      this.alarms.delete(tableId)
      this.get(tableId)
        .then((table) => table.ring())
        .catch((error: unknown) => this.log.error({ table: tableId, err: error }, "an alarm failed"))
    }
    this.alarms.set(tableId, this.clock.after(at - this.clock.now(), ring))
  }

  async finished(table: Table): Promise<void> {
    await recordResult(this.db, table, table.play.finishedAt)
    const { row } = await this.rows(table.id)
    table.row = row
    this.tellLobby(table)
  }

  tellLobby(table: Table): void {
    if (table.row.listed !== 1) return
    const change = { ...listed(table.row, table.seats), ...progressOf(table, "spectator") }
    for (const listener of this.lobby) listener(change)
  }

  private async read(id: string): Promise<Table> {
    const { row, seats } = await this.rows(id)
    const module = this.games.get(row.game)
    if (module === undefined || module.game.version !== row.version)
      throw new Problem(
        "notNow",
        `This table plays ${row.game} by rules version ${row.version}, which this server does not have.`,
        "Ask the server's operator to bring back that version.",
      )
    const table = new Table(this, module, row, seats)
    await table.load()
    table.chatN = await this.lastChat(id)
    this.kept.set(id, table)
    this.letGo()
    return table
  }

  private async lastChat(id: string): Promise<number> {
    const row = await this.db
      .selectFrom("chat")
      .select("n")
      .where("table_id", "=", id)
      .orderBy("n", "desc")
      .limit(1)
      .executeTakeFirst()
    return row?.n ?? 0
  }

  private async rows(id: string): Promise<{ row: TableRow; seats: Seated[] }> {
    const row = await this.db.selectFrom("game_table").selectAll().where("id", "=", id).executeTakeFirst()
    if (row === undefined) throw notFound("table")
    return { row: { ...row }, seats: (await seatsOf(this.db, [id])).get(id) ?? [] }
  }

  /** Forgets the tables that nobody has looked at for longest. */
  private letGo(): void {
    for (const [id, table] of this.kept) {
      if (this.kept.size <= this.mostKept) return
      if (table.idle) this.kept.delete(id)
    }
  }
}
