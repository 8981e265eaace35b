// What a database holds of a table, read past the server: by the judge, while nodes run or after
// they have ended.

import { DatabaseSync } from "node:sqlite"
import type { GameModule } from "@genepool/engine"
import {
  type EntryRow,
  openPostgres,
  Play,
  readEntry,
  type SeatRow,
  type TableRow,
} from "@genepool/server/testing/inside"
import { Manner } from "@genepool/wire"
import { owed, type Standing } from "./due.ts"

export interface TableBooks {
  readonly row: TableRow
  readonly seats: readonly SeatRow[]
  readonly entries: readonly EntryRow[]
}

export interface Books {
  /** Null, if there is no such table. */
  of(table: string): Promise<TableBooks | null>
  close(): Promise<void>
}

const questions = {
  row: "select * from game_table where id = $1",
  seats: "select * from seat where table_id = $1 order by seat",
  entries: "select * from entry where table_id = $1 order by n",
} as const

/** Its connection may break with the database, and is then replaced at the next question. */
export function postgresBooks(databaseUrl: string): Books {
  const { pool } = openPostgres(databaseUrl, 1)
  const ask = async (question: string, table: string) => (await pool.query(question, [table])).rows
  return {
    of: (table) => read(ask, table),
    close: () => pool.end(),
  }
}

export function sqliteBooks(file: string): Books {
  const database = new DatabaseSync(file, { readOnly: true })
  const ask = async (question: string, table: string) =>
    database.prepare(question.replace("$1", "?")).all(table)
  return {
    of: (table) => read(ask, table),
    close: async () => database.close(),
  }
}

async function read(
  ask: (question: string, table: string) => Promise<unknown[]>,
  table: string,
): Promise<TableBooks | null> {
  const [row] = (await ask(questions.row, table)) as TableRow[]
  if (row === undefined) return null
  const seats = (await ask(questions.seats, table)) as SeatRow[]
  const entries = (await ask(questions.entries, table)) as EntryRow[]
  return { row, seats, entries }
}

/** The table before its first line. */
export function playOf({ row, seats }: TableBooks, { game }: GameModule): Play {
  return new Play({
    game,
    seats: seats.length,
    options: JSON.parse(row.options) as { [name: string]: unknown },
    commitment: row.commitment,
    secret: row.secret,
    manner: Manner.parse(JSON.parse(row.manner)),
    bots: seats.map(({ kind }) => kind === "bot"),
  })
}

/** How tables stand by what is written, and what is owed to them at this time. */
export async function standings(
  books: Books,
  tables: readonly string[],
  games: ReadonlyMap<string, GameModule>,
  now: number,
): Promise<ReadonlyMap<string, Standing>> {
  const found = new Map<string, Standing>()
  for (const id of tables) {
    const kept = await books.of(id)
    if (kept === null) continue
    const play = playOf(kept, games.get(kept.row.game) as GameModule)
    for (const entry of kept.entries) play.absorb(play.plan(readEntry(entry)))
    const due = owed(play, kept.row.status, now)
    found.set(`${kept.row.game} ${id}`, { n: play.n, due })
  }
  return found
}
