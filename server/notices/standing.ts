// Whether a notice still says something true: much may have happened since it was written.
import type { NoticeRow } from "../store/schema.ts"
import { isReady } from "../tables/snapshot.ts"
import type { Table } from "../tables/table.ts"
import { seatIn } from "../tables/telling.ts"

/** What it is about is over, or somebody else's affair by now. */
export function isMoot(table: Table, { kind, n, player_id }: NoticeRow): boolean {
  const { play, row } = table
  const seat = table.seatOf(player_id)
  const asked = seat === null ? null : (play.asked[seat] ?? null)
  const plays = seat !== null && row.status === "playing" && play.running && play.driver(seat) === "person"
  const isOpen = row.status === "open"
  /** For a yes to the table as it is. */
  const mustAgree = seat !== null && isOpen && !isReady(row, table.seats[seat] as Table["seats"][number])
  switch (kind) {
    case "resigned":
      return !plays
    case "standIn":
      return seat === null || row.status !== "playing" || !play.standIn[seat] || play.resigned[seat] === true
    case "turn":
      return !plays || play.paused || asked?.n !== n
    case "nudge":
      return !plays || play.paused || asked === null
    case "undo":
      return (
        !plays ||
        play.undoRequest === null ||
        play.undoRequest.agreed.includes(seat) ||
        play.happenings.findLast(({ entry }) => entry.kind === "undoRequest")?.entry.n !== n
      )
    case "began":
      // Whose turn it is hears of that
      return !plays || asked !== null
    case "seated":
      return !isOpen || table.seats[seatIn(n)]?.player_id === null || (row.owner !== player_id && !mustAgree)
    case "rematch":
      return !mustAgree
    case "over":
      return seat === null
    case "off":
      return false
  }
}
