// How far a table is and who is waited for, beside what the lists say of it.
import type { Who } from "@genepool/engine"
import type { ListedTable } from "@genepool/wire"
import type { Listed, Progress } from "./listing.ts"
import type { Table } from "./table.ts"

const notYours = { yourTurn: false, yourDeadline: null, yourStandIn: false } as const

export function progressOf(table: Table, who: Who): Progress {
  const { play } = table
  if (who === "spectator") return { ...table.onlookers.shownToAll(), ...notYours }
  const yourTurn = play.driver(who) === "person" && !play.paused && play.owing().includes(who)
  const yourStandIn = play.running && play.standIn[who] === true
  const hasClock = play.setting.manner.clock.kind !== "none"
  const yourDeadline = yourTurn && hasClock ? play.shownClock.deadline(who) : null
  return { choices: play.openChoices, waiting: play.waiting(), yourTurn, yourDeadline, yourStandIn }
}

/** The tables of a list whose progress is to be read. */
export const playing = (list: readonly Listed[]): string[] =>
  list.filter(({ status }) => status === "playing").map(({ table }) => table)

/**
 * Those where the person is waited for first, by when their time is up, else in the order given.
 */
export function progressIn(
  tables: ReadonlyMap<string, Table>,
  list: readonly Listed[],
  playerId: string | null,
): ListedTable[] {
  const all = list.map((listed) => {
    // A table whose rules this server does not have is listed all the same
    const table = tables.get(listed.table)
    if (table === undefined) return { ...listed, choices: 0, waiting: [], ...notYours }
    return { ...listed, ...progressOf(table, table.audienceOf(playerId)) }
  })
  return all.sort((a, b) => Number(b.yourTurn) - Number(a.yourTurn) || endOf(a) - endOf(b))
}

/** Who has no clock has time, though not for ever. */
const endOf = ({ yourDeadline }: ListedTable): number => yourDeadline ?? Number.MAX_SAFE_INTEGER
