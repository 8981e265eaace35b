// Who looks at which table: known here for this node, and written down where there are others, who
// ask the database.
import type { Kysely } from "kysely"
import type { Database } from "../store/schema.ts"

interface Look {
  readonly table_id: string
  readonly player_id: string
}

export class Looking {
  private readonly db: Kysely<Database>
  /** Null where there is no other node. */
  private readonly node: () => string | null
  /** How many lines each has open to each table. */
  private readonly here = new Map<string, { look: Look; lines: number }>()
  /** The last of what is being written. */
  private writing: Promise<unknown> = Promise.resolve()

  constructor(db: Kysely<Database>, node: () => string | null) {
    this.db = db
    this.node = node
  }

  come(table: string, player: string | null): void {
    if (player === null) return
    const known = this.here.get(`${table} ${player}`)
    if (known !== undefined) known.lines++
    else {
      const look = { table_id: table, player_id: player }
      this.here.set(`${table} ${player}`, { look, lines: 1 })
      this.write(() => this.note([look]))
    }
  }

  go(table: string, player: string | null): void {
    const known = player === null ? undefined : this.here.get(`${table} ${player}`)
    if (known === undefined || --known.lines > 0) return
    this.here.delete(`${table} ${player}`)
    const node = this.node()
    if (node === null) return
    this.write(async () => {
      // Meanwhile they may be back
      if (this.here.has(`${table} ${player}`)) return
      await this.db
        .deleteFrom("looking")
        .where("node", "=", node)
        .where("table_id", "=", table)
        .where("player_id", "=", player)
        .execute()
    })
  }

  isHere(table: string, player: string): boolean {
    return this.here.has(`${table} ${player}`)
  }

  /** Here, or through another node that lives. */
  async isLooking(table: string, player: string): Promise<boolean> {
    if (this.isHere(table, player)) return true
    if (this.node() === null) return false
    const found = await this.db
      .selectFrom("looking")
      .innerJoin("node", "node.id", "looking.node")
      .select("looking.node")
      .where("looking.table_id", "=", table)
      .where("looking.player_id", "=", player)
      .executeTakeFirst()
    return found !== undefined
  }

  /**
   * Writes all of it down again, and strikes out what nodes said that live no more: what failed
   * before is made good.
   */
  async repeat(): Promise<void> {
    await this.note([...this.here.values()].map(({ look }) => look))
    await this.db
      .deleteFrom("looking")
      .where("node", "not in", (from) => from.selectFrom("node").select("id"))
      .execute()
  }

  /** Resolves when all is written that was to be written by now. */
  async settled(): Promise<void> {
    await this.writing
  }

  private async note(looks: readonly Look[]): Promise<void> {
    const node = this.node()
    if (node === null || looks.length === 0) return
    await this.db
      .insertInto("looking")
      .values(looks.map((look) => ({ node, ...look })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }

  /** What fails is made good by `repeat`. */
  private write(work: () => Promise<unknown>): void {
    if (this.node() === null) return
    this.writing = this.writing.then(work).catch(() => undefined)
  }
}
