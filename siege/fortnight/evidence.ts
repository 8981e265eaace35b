// What is needed to understand a count that is wrong: what the books say of this person at this
// table, and what the siege did and saw there last.
import { DatabaseSync } from "node:sqlite"
import { openPostgres } from "@genepool/server/testing/inside"

/** Of the story of a table, and of the lines of its journal. */
const lastFew = 16

type Row = { readonly [column: string]: unknown }
type Ask = (question: string, values: readonly string[]) => Promise<Row[]>

/** What the database says, past the servers. */
export class Evidence {
  private readonly ask: Ask
  readonly close: () => Promise<unknown>

  private constructor(ask: Ask, close: () => Promise<unknown>) {
    this.ask = ask
    this.close = close
  }

  static postgres(url: string): Evidence {
    const { pool } = openPostgres(url, 1)
    return new Evidence(
      async (question, values) => (await pool.query(question, [...values])).rows as Row[],
      () => pool.end(),
    )
  }

  static sqlite(file: string): Evidence {
    const database = new DatabaseSync(file, { readOnly: true })
    return new Evidence(
      async (question, values) => database.prepare(question.replace(/\$\d/g, "?")).all(...values) as Row[],
      async () => database.close(),
    )
  }

  /** One line for each thing. */
  async of(name: string, table: string): Promise<string[]> {
    const [person] = await this.ask("select id, name from player where name = $1", [name])
    const id = typeof person?.id === "string" ? person.id : ""
    const nodes = await this.ask("select id, beat from node order by id", [])
    const tables = await this.ask("select game, status, keeper, changes from game_table where id = $1", [
      table,
    ])
    const seats = await this.ask("select seat, player_id from seat where table_id = $1 order by seat", [
      table,
    ])
    const lines = await this.ask(
      `select n, kind, seat, at from entry where table_id = $1 order by n desc limit ${lastFew}`,
      [table],
    )
    const notices = await this.ask(
      "select kind, n, at from notice where table_id = $1 and player_id = $2 order by at desc, n desc limit 4",
      [table, id],
    )
    const waiting = await this.ask(
      `select outbox.notice_id, due_at, expires_at, attempts, sender, taken_until from outbox
       where player_id = $1 order by due_at`,
      [id],
    )
    const channels = await this.ask(
      "select kind, off, not_before, failing_since, failure, sent_at from channel where player_id = $1",
      [id],
    )
    const looking = await this.ask("select node, player_id from looking where table_id = $1", [table])
    const [seat] = seats.filter(({ player_id }) => player_id === id)
    return [
      `${name} is ${id}, seat ${String(seat?.seat)}`,
      ...told("nodes", nodes),
      ...told("table", tables),
      ...told("lines, the last first", lines),
      ...told("notices, the last first", notices),
      ...told("outbox", waiting),
      ...told("channels", channels),
      ...told("looking", looking),
    ]
  }
}

function told(what: string, rows: readonly Row[]): string[] {
  return [`${what}: ${rows.length === 0 ? "none" : ""}`, ...rows.map((row) => `  ${sentence(row)}`)]
}

const sentence = (row: Row): string =>
  Object.entries(row)
    .map(([column, value]) => `${column} ${isTime(column, value) ? timeOf(Number(value)) : String(value)}`)
    .join(", ")

const isTime = (column: string, value: unknown): boolean =>
  (column === "at" || /_(at|since|before|until)$/.test(column)) && Number(value) > 0

export const timeOf = (at: number): string => new Date(at).toISOString().slice(5, 23)

/** What the siege did and saw at each table, the last of it. */
export class Story {
  private readonly now: () => number
  private readonly events = new Map<string, string[]>()

  constructor(now: () => number) {
    this.now = now
  }

  note(table: string, event: string): void {
    const events = this.events.get(table) ?? []
    events.push(`${timeOf(this.now())} (${Math.round(performance.now())} ms) ${event}`)
    this.events.set(table, events.slice(-lastFew * 2))
  }

  of(table: string): string[] {
    return (this.events.get(table) ?? []).map((event) => `  ${event}`)
  }
}
