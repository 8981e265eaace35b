// What everybody is told: that the server will be away for a while, or a few words.
import { Notice } from "@genepool/wire"
import type { Kysely } from "kysely"
import type { Database } from "../store/schema.ts"

/** Milliseconds for which one reading is good: every page asks. */
const goodFor = 5000
/** So long after it should have been over nobody is told any more. */
const stale = 3_600_000

export class Notices {
  private readonly db: Kysely<Database>
  private readonly now: () => number
  private read: { readonly at: number; readonly notice: Promise<Notice | null> } | null = null

  constructor(db: Kysely<Database>, now: () => number) {
    this.db = db
    this.now = now
  }

  get(): Promise<Notice | null> {
    const now = this.now()
    if (this.read === null || Math.abs(now - this.read.at) >= goodFor)
      this.read = { at: now, notice: this.load(now) }
    return this.read.notice
  }

  private async load(now: number): Promise<Notice | null> {
    const row = await this.db
      .selectFrom("house")
      .select("value")
      .where("name", "=", "notice")
      .executeTakeFirst()
    if (row === undefined) return null
    const notice = Notice.parse(JSON.parse(row.value))
    return notice.at !== null && notice.at + notice.minutes * 60_000 + stale < now ? null : notice
  }

  async set(notice: Notice | null): Promise<void> {
    this.read = null
    if (notice === null) await this.db.deleteFrom("house").where("name", "=", "notice").execute()
    else {
      const value = JSON.stringify(notice)
      await this.db
        .insertInto("house")
        .values({ name: "notice", value })
        .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
        .execute()
    }
  }
}
