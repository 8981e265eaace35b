// How long things are kept: the one place that knows, for the housekeeper, for the API and for
// whoever asks.
import type { Retention } from "@genepool/wire"

const minute = 60_000
const day = 24 * 60 * minute

/** From what an operator sets: minutes for the first, days for the others, 0 for ever. */
export function retentionOf(set: {
  readonly listedMinutes: number
  readonly openDays: number
  readonly cancelledDays: number
  readonly abandonedDays: number
  readonly finishedDays: number
  readonly guestDays: number
  readonly keyDays: number
  readonly reportDays: number
  readonly deedDays: number
}): Retention {
  const days = (count: number) => (count === 0 ? null : count * day)
  return {
    listedTables: set.listedMinutes === 0 ? null : set.listedMinutes * minute,
    openTables: days(set.openDays),
    cancelledTables: days(set.cancelledDays),
    abandonedTables: days(set.abandonedDays),
    finishedTables: days(set.finishedDays),
    guests: days(set.guestDays),
    botKeys: days(set.keyDays),
    reports: days(set.reportDays),
    deeds: days(set.deedDays),
  }
}
