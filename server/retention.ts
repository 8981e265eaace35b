// How long things are kept: the one place that knows, for the housekeeper, for the API and for whoever asks.
import { z } from "zod"

const minute = 60_000
const day = 24 * 60 * minute

/** In milliseconds; null keeps for ever. */
const keeping = z.number().nullable()

export const retentionSchema = z.object({
  listedTables: keeping.meta({
    description:
      "a listed table that has not begun, once nobody of it is there any more; slow ones as others",
  }),
  openTables: keeping.meta({
    description: "any other table that has not begun, once nobody of it has come for so long",
  }),
  cancelledTables: keeping.meta({ description: "a table that was cancelled, after that" }),
  abandonedTables: keeping.meta({ description: "a game in which nothing has happened for so long" }),
  finishedTables: keeping.meta({ description: "a finished game, after its end" }),
  guests: keeping.meta({ description: "a guest without games, after they were last here" }),
  botKeys: keeping.meta({ description: "the key of a bot account, after it was last used" }),
})

export type Retention = z.infer<typeof retentionSchema>

/** From what an operator sets: minutes for the first, days for the others, 0 for ever. */
export function retentionOf(set: {
  readonly listedMinutes: number
  readonly openDays: number
  readonly cancelledDays: number
  readonly abandonedDays: number
  readonly finishedDays: number
  readonly guestDays: number
  readonly keyDays: number
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
  }
}
