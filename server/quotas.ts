// How much of the server one person and one address may take up at a time: tables in the lobby,
// tables at all, and bytes.
import { createHmac } from "node:crypto"
import type { Shares } from "@genepool/wire"
import { type Kysely, sql } from "kysely"
import { networkOf } from "./address.ts"
import { Problem } from "./problem.ts"
import type { Database } from "./store/schema.ts"

/** With a factor of 1. Several people may share an address. */
const usual: Shares = {
  listed: { person: 3, address: 10 },
  tables: { person: 100, address: 400 },
  bytes: { person: 2 << 20, address: 8 << 20 },
}

/** What a table takes beside its options: its rows and their places in indexes. */
const perTable = 1000

/** How long a finished game counts: it stays, and what one may add to that in a time is bounded. */
export const finishedCounts = 3 * 24 * 60 * 60_000

/** Who makes a table, from where, and what it takes. */
export interface Claim {
  readonly maker: string
  /** The mark of an address, where there is one. */
  readonly address: string | null
  readonly listed: boolean
  readonly bytes: number
  readonly now: number
}

interface Taken {
  readonly listed: number
  readonly tables: number
  readonly bytes: number
}

export class Quotas {
  /** Null, where no limits are set. */
  readonly shares: Shares | null
  private readonly secret: string

  /** A factor of 2 allows twice as much; 0 sets no limit at all. */
  constructor(factor: number, secret: string) {
    const times = ({ person, address }: Shares["listed"]) => ({
      person: Math.ceil(person * factor),
      address: Math.ceil(address * factor),
    })
    this.shares =
      factor === 0
        ? null
        : { listed: times(usual.listed), tables: times(usual.tables), bytes: times(usual.bytes) }
    this.secret = secret
  }

  /** What a table keeps of where it was made: enough to count, and nobody's address. */
  markOf(ip: string): string {
    return createHmac("sha256", this.secret)
      .update(`address ${networkOf(ip)}`)
      .digest("base64url")
      .slice(0, 22)
  }

  /** Throws Problem `quota`. */
  async mustHaveRoom(db: Kysely<Database>, claim: Claim): Promise<void> {
    if (this.shares === null) return
    this.compare(await taken(db, "maker", claim.maker, claim.now), "person", claim)
    if (claim.address !== null)
      this.compare(await taken(db, "address", claim.address, claim.now), "address", claim)
  }

  private compare(by: Taken, whose: "person" | "address", claim: Claim): void {
    const { listed, tables, bytes } = this.shares as Shares
    const who = whose === "person" ? "You have" : "From your address there are"
    if (claim.listed && by.listed >= listed[whose])
      throw full(`${who} ${by.listed} listed tables that have not begun.`, "Start or cancel one first.", {
        of: "listed",
        most: listed[whose],
      })
    if (by.tables >= tables[whose])
      throw full(`${who} ${by.tables} tables already.`, "Finish or cancel some first.", {
        of: "tables",
        most: tables[whose],
      })
    if (by.bytes + claim.bytes + perTable > bytes[whose])
      throw full(
        `${who} ${by.bytes} bytes stored in tables that have not begun, are played, were cancelled or have just been finished; with this one there would be more than ${bytes[whose]}.`,
        "What was cancelled is cleared away by itself in a while, and finished games count for three days.",
        { of: "bytes", most: bytes[whose] },
      )
  }
}

const full = (message: string, hint: string, more: { readonly [key: string]: string | number }) =>
  new Problem("quota", message, hint, more)

async function taken(
  db: Kysely<Database>,
  column: "maker" | "address",
  value: string,
  now: number,
): Promise<Taken> {
  const rows = await db
    .selectFrom("game_table")
    .select(["status", "listed"])
    .select(({ fn }) => [
      fn.countAll<number>().as("tables"),
      fn.sum<number>(sql<number>`length(options)`).as("bytes"),
    ])
    .where(column, "=", value)
    .where((where) =>
      where.or([
        where("status", "in", ["open", "playing", "cancelled"]),
        where("status", "=", "finished").and("finished_at", ">", now - finishedCounts),
      ]),
    )
    .groupBy(["status", "listed"])
    .execute()
  let [listed, tables, bytes] = [0, 0, 0]
  for (const row of rows) {
    bytes += Number(row.bytes) + perTable * row.tables
    if (row.status === "open" || row.status === "playing") tables += row.tables
    if (row.status === "open" && row.listed === 1) listed += row.tables
  }
  return { listed, tables, bytes }
}
