// Who keeps a table: lets its bots think and its alarms ring. One node at a time, decided by the
// database.
//
// Each node counts up a number of its own every second. Whoever sees the same number of another
// node five times in a row takes that node for gone and strikes it out; its tables are then free
// for all. No clock is compared with any other.
import { type Kysely, type SqlBool, sql } from "kysely"
import { newId } from "../secrets.ts"
import type { Database } from "../store/schema.ts"
import { version } from "../version.ts"

export interface Keeping {
  /** This node's name; null for a server that is alone. */
  readonly node: string | null
  /** Whether another node of that name lives, as far as this one has seen. */
  lives(node: string): boolean
  keeps(table: string): boolean
  /** The table has just been started here, with this node as its keeper. */
  began(table: string): void
  /** The table is over. */
  ended(table: string): void
  /** This node cannot go on with the table; others may. */
  refuse(table: string): void
  /** Whether another node has these rules, one that has just come included. */
  knownElsewhere(game: string, version: string): Promise<boolean>
  /** Whether it is this node that tidies up. */
  tidies(): Promise<boolean>
  /** How many nodes live, and how many tables this one keeps. */
  readonly counts: { readonly nodes: number; readonly tables: number }
}

export const keepsEverything: Keeping = {
  node: null,
  lives: () => false,
  keeps: () => true,
  began: () => undefined,
  ended: () => undefined,
  refuse: () => undefined,
  knownElsewhere: async () => false,
  tidies: async () => true,
  counts: { nodes: 1, tables: 0 },
}

/** So often the same number, and its node is gone. */
const patience = 5
/** So many tables more than its share a node keeps before it gives some away. */
const slack = 10
const mostAtOnce = 200

/** No living node keeps it. */
const unkept = (column: string) =>
  sql<SqlBool>`(${sql.ref(column)} is null or ${sql.ref(column)} not in (select id from node))`

interface Other {
  beat: number
  unchanged: number
  /** Where it takes what is passed on to it; null, if it does not. */
  address: string | null
  rules: { readonly [game: string]: string }
}

export interface KeeperSetting {
  readonly db: Kysely<Database>
  /** Where other nodes pass things on to this one; null, if they do not. */
  readonly address: () => string | null
  /** The rules that this node has: game and version. */
  readonly rules: { readonly [game: string]: string }
  /** These tables are this node's from now on. */
  readonly taken: (tables: readonly string[]) => void
  /** These are not any more. */
  readonly lost: (tables: readonly string[]) => void
  /** There are tables for others to take. */
  readonly offered: () => void
  /** Another node lives no more. */
  readonly gone: (node: string) => void
  /** A node has entered, this one or another; `again`, if this one had been taken for gone. */
  readonly came: (node: string, again: boolean) => void
  /** Who else lives, told at every beat. */
  readonly met: (others: ReadonlyMap<string, { readonly address: string | null }>) => void
}

export class Keeper implements Keeping {
  node: string
  private readonly setting: KeeperSetting
  private readonly mine = new Set<string>()
  /** What this node cannot go on with. */
  private readonly refused = new Set<string>()
  private readonly others = new Map<string, Other>()
  private beating: Promise<void> | null = null
  /** Something failed half-way: the database may have written what this node does not know of. */
  private inDoubt = false
  private stopped = false

  constructor(node: string, setting: KeeperSetting) {
    this.node = node
    this.setting = setting
  }

  lives(node: string): boolean {
    return this.others.has(node)
  }

  keeps(table: string): boolean {
    return this.mine.has(table)
  }

  began(table: string): void {
    if (!this.stopped) this.mine.add(table)
  }

  ended(table: string): void {
    this.mine.delete(table)
  }

  refuse(table: string): void {
    this.refused.add(table)
    if (!this.mine.delete(table)) return
    this.setting.db
      .updateTable("game_table")
      .set({ keeper: null })
      .where("id", "=", table)
      .where("keeper", "=", this.node)
      .execute()
      .then(() => this.setting.offered())
      // The books are compared before long
      .catch(() => {
        this.inDoubt = true
      })
  }

  async knownElsewhere(game: string, version: string): Promise<boolean> {
    const rows = await this.setting.db.selectFrom("node").selectAll().where("id", "!=", this.node).execute()
    return rows.some(({ rules }) => (JSON.parse(rules) as Other["rules"])[game] === version)
  }

  /**
   * The first of those that live. For a moment two may think so of themselves: what they do can be
   * done twice.
   */
  async tidies(): Promise<boolean> {
    const first = await this.setting.db.selectFrom("node").select("id").orderBy("id").executeTakeFirst()
    return !this.stopped && first?.id === this.node
  }

  get counts(): { readonly nodes: number; readonly tables: number } {
    return { nodes: this.others.size + 1, tables: this.mine.size }
  }

  async start(): Promise<void> {
    await this.enter(false)
    await this.beat()
  }

  /** Shows that this node lives, sees who else does, and evens out who keeps what. */
  beat(): Promise<void> {
    this.beating ??= this.doBeat()
      .catch((error: unknown) => {
        this.inDoubt = true
        throw error
      })
      .finally(() => {
        this.beating = null
      })
    return this.beating
  }

  /** Gives everything away, for others to take at once. */
  async stop(): Promise<void> {
    this.stopped = true
    await this.beating?.catch(() => undefined)
    const { db } = this.setting
    this.loseAll()
    await db.deleteFrom("node").where("id", "=", this.node).execute()
    await db.updateTable("game_table").set({ keeper: null }).where("keeper", "=", this.node).execute()
    this.setting.offered()
  }

  private async enter(again: boolean): Promise<void> {
    const row = {
      id: this.node,
      beat: 0,
      rules: JSON.stringify(this.setting.rules),
      version,
      address: this.setting.address(),
    }
    await this.setting.db.insertInto("node").values(row).execute()
    this.setting.came(this.node, again)
  }

  private async doBeat(): Promise<void> {
    if (this.stopped) return
    const shown = await this.setting.db
      .updateTable("node")
      .set((row) => ({ beat: row("beat", "+", 1) }))
      .where("id", "=", this.node)
      .executeTakeFirst()
    if (shown.numUpdatedRows === 0n) {
      // Taken for gone while this process stood still: others have the tables now
      this.loseAll()
      this.node = newId()
      await this.enter(true)
    }
    await this.seeOthers()
    await this.share()
  }

  private async seeOthers(): Promise<void> {
    const rows = await this.setting.db.selectFrom("node").selectAll().execute()
    const there = new Set(rows.map(({ id }) => id))
    for (const id of this.others.keys()) {
      if (there.has(id)) continue
      this.others.delete(id)
      this.setting.gone(id)
    }
    for (const { id, beat, rules, address } of rows) {
      if (id === this.node) continue
      const known = this.others.get(id)
      if (known === undefined) this.setting.came(id, false)
      if (known === undefined || known.beat !== beat) {
        this.others.set(id, { beat, unchanged: 0, address, rules: JSON.parse(rules) as Other["rules"] })
        continue
      }
      known.unchanged++
      if (known.unchanged < patience) continue
      const struck = await this.setting.db
        .deleteFrom("node")
        .where("id", "=", id)
        .where("beat", "=", beat)
        .executeTakeFirst()
      // It lives after all, or another was faster: the next beat shows
      if (struck.numDeletedRows === 0n) continue
      this.others.delete(id)
      this.setting.gone(id)
    }
    this.setting.met(this.others)
  }

  /**
   * Tables without a living keeper are taken, each node its share; who has far more than that lets
   * some go.
   */
  private async share(): Promise<void> {
    const counted = await this.setting.db
      .selectFrom("game_table")
      .select(({ fn }) => ["game", "version", "keeper", fn.countAll<number>().as("tables")])
      .where("status", "=", "playing")
      .groupBy(["game", "version", "keeper"])
      .execute()
    const inBooks = counted.reduce((sum, { keeper, tables }) => sum + (keeper === this.node ? tables : 0), 0)
    if (this.inDoubt || inBooks !== this.mine.size) await this.compareBooks()
    let offered = false
    for (const [game, version] of Object.entries(this.setting.rules)) {
      const rows = counted.filter((row) => row.game === game && row.version === version)
      const sum = (of: (keeper: string | null) => boolean) =>
        rows.reduce((total, { keeper, tables }) => total + (of(keeper) ? tables : 0), 0)
      const free = sum((keeper) => keeper === null || (keeper !== this.node && !this.others.has(keeper)))
      const own = sum((keeper) => keeper === this.node)
      const nodes = [...this.others.values()].filter(({ rules }) => rules[game] === version).length + 1
      const fair = Math.ceil(sum(() => true) / nodes)
      if (free > 0 && own < fair) await this.take(game, version, Math.min(free, fair - own))
      else if (own > fair + slack) {
        await this.give(game, version, own - fair)
        offered = true
      }
    }
    if (offered) this.setting.offered()
  }

  private async take(game: string, version: string, most: number): Promise<void> {
    for (let left = most; left > 0 && !this.stopped; left -= mostAtOnce) {
      const free = this.setting.db
        .selectFrom("game_table as free")
        .select("free.id")
        .where("free.status", "=", "playing")
        .where("free.game", "=", game)
        .where("free.version", "=", version)
        .where(unkept("free.keeper"))
        .where("free.id", "not in", ["", ...this.refused])
        .orderBy("free.id")
        .limit(Math.min(left, mostAtOnce))
      const taken = await this.setting.db
        .updateTable("game_table")
        .set({ keeper: this.node })
        .where("id", "in", free)
        // Asked again of the row itself, which another node may have taken meanwhile
        .where(unkept("game_table.keeper"))
        .returning("id")
        .execute()
      if (taken.length === 0) return
      for (const { id } of taken) this.mine.add(id)
      this.setting.taken(taken.map(({ id }) => id))
    }
  }

  private async give(game: string, version: string, most: number): Promise<void> {
    const given = await this.setting.db
      .updateTable("game_table")
      .set({ keeper: null })
      .where("id", "in", (from) =>
        from
          .selectFrom("game_table as own")
          .select("own.id")
          .where("own.keeper", "=", this.node)
          .where("own.status", "=", "playing")
          .where("own.game", "=", game)
          .where("own.version", "=", version)
          .limit(Math.min(most, mostAtOnce)),
      )
      .where("keeper", "=", this.node)
      .returning("id")
      .execute()
    this.lose(given.map(({ id }) => id))
  }

  /** What this node believes to keep, and what the database says. */
  private async compareBooks(): Promise<void> {
    const rows = await this.setting.db
      .selectFrom("game_table")
      .select("id")
      .where("status", "=", "playing")
      .where("keeper", "=", this.node)
      .execute()
    const inBooks = new Set(rows.map(({ id }) => id))
    this.lose([...this.mine].filter((id) => !inBooks.has(id)))
    const unknown = [...inBooks].filter((id) => !this.mine.has(id))
    for (const id of unknown) this.mine.add(id)
    if (unknown.length > 0) this.setting.taken(unknown)
    this.inDoubt = false
  }

  private lose(tables: readonly string[]): void {
    for (const table of tables) this.mine.delete(table)
    if (tables.length > 0) this.setting.lost(tables)
  }

  private loseAll(): void {
    this.lose([...this.mine])
  }
}
