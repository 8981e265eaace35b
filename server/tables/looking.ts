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
      if (!this.here.has(`${table} ${player}`)) await this.strike(node, known.look)
    })
  }

  private async strike(node: string, { table_id, player_id }: Look): Promise<void> {
    await this.db
      .deleteFrom("looking")
      .where("node", "=", node)
      .where("table_id", "=", table_id)
      .where("player_id", "=", player_id)
      .execute()
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
   * Writes all of it down again, and strikes out whom this node no longer sees and what nodes said
   * that live no more: what failed before is made good. In turn with all that is written: what is
   * true now must not be written after somebody has left.
   */
  repeat(): Promise<void> {
    const repeated = this.writing.then(() => this.makeGood())
    this.writing = repeated.catch(() => undefined)
    return repeated
  }

  private async makeGood(): Promise<void> {
    await this.note([...this.here.values()].map(({ look }) => look))
    const node = this.node()
    if (node === null) return
    const written = await this.db
      .selectFrom("looking")
      .select(["table_id", "player_id"])
      .where("node", "=", node)
      .execute()
    for (const { table_id, player_id } of written)
      if (!this.isHere(table_id, player_id)) await this.strike(node, { table_id, player_id })
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
