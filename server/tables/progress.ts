// How far a table is and who is waited for, beside what the lists say of it.
import type { Who } from "@genepool/engine"
import type { ListedTable } from "@genepool/wire"
import type { Listed, Progress } from "./listing.ts"
import type { Table } from "./table.ts"

export function progressOf(table: Table, who: Who): Progress {
  const { play } = table
  if (who === "spectator") return { ...table.onlookers.shownToAll(), yourTurn: false, yourStandIn: false }
  const yourTurn = play.driver(who) === "person" && !play.paused && play.owing().includes(who)
  const yourStandIn = play.running && play.standIn[who] === true
  return { choices: play.openChoices, waiting: play.waiting(), yourTurn, yourStandIn }
}

/** The tables of a list whose progress is to be read. */
export const playing = (list: readonly Listed[]): string[] =>
  list.filter(({ status }) => status === "playing").map(({ table }) => table)

/** Those where the person is waited for first, else in the order given. */
export function progressIn(
  tables: ReadonlyMap<string, Table>,
  list: readonly Listed[],
  playerId: string | null,
): ListedTable[] {
  const all = list.map((listed) => {
    // A table whose rules this server does not have is listed all the same
    const table = tables.get(listed.table)
    if (table === undefined)
      return { ...listed, choices: 0, waiting: [], yourTurn: false, yourStandIn: false }
    return { ...listed, ...progressOf(table, table.audienceOf(playerId)) }
  })
  return all.sort((a, b) => Number(b.yourTurn) - Number(a.yourTurn))
}
