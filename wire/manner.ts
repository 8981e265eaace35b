// How a table is played, beside the game's own options: time, undo, those who leave, and those who
// watch.
import { z } from "zod"

const hour = 3_600_000
const day = 24 * hour

const milliseconds = (min: number, max: number) => z.number().int().min(min).max(max)

/** One of the two says what the time is for. */
const times = (min: number, max: number) => ({
  perTurn: milliseconds(min, max).optional().meta({
    description:
      "milliseconds for every turn: from the moment a seat is waited for until it owes nothing more",
  }),
  perChoice: milliseconds(min, max)
    .optional()
    .meta({ description: "in place of perTurn, as older tables have it: milliseconds for every choice" }),
})

const isOne = ({ perTurn, perChoice }: { perTurn?: number | undefined; perChoice?: number | undefined }) =>
  (perTurn === undefined) !== (perChoice === undefined)
const oneOfTwo = "give perTurn or perChoice"

export const ClockSetting = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("none") }),
    z
      .object({
        kind: z.literal("live"),
        ...times(1000, hour),
        bank: milliseconds(0, 8 * hour).meta({ description: "milliseconds beyond that, in all" }),
      })
      .refine(isOne, oneOfTwo),
    z
      .object({
        kind: z.literal("slow"),
        ...times(hour, 30 * day),
        bank: milliseconds(0, 90 * day).default(0),
        rest: z
          .object({
            days: z
              .array(z.number().int().min(0).max(6))
              .min(1)
              .max(5)
              .meta({ description: "days of the week on which no time passes; 0 is Sunday" }),
            offset: z
              .number()
              .int()
              .min(-14 * 60)
              .max(14 * 60)
              .meta({ description: "minutes that the table's own time is ahead of UTC" }),
          })
          .optional(),
      })
      .refine(isOne, oneOfTwo),
  ])
  .meta({ description: "none, live (minutes) or slow (hours and days)" })
export type ClockSetting = Readonly<z.infer<typeof ClockSetting>>

/** The time of a turn, or of a choice, before the bank is touched. */
export const timeOf = (clock: Exclude<ClockSetting, { kind: "none" }>): number =>
  clock.perTurn ?? clock.perChoice ?? 0

export const UndoMood = z.enum(["free", "consent", "strict"]).meta({
  description:
    "free: one's own last choices up to a die, a reveal or another seat's choice, further by consent; " +
    "consent: only by consent; strict: never. Past a die or a reveal never at a rated table, nor once the other " +
    "people have resigned",
})

export const Level = z.number().int().min(1).max(5)

const fields = {
  clock: ClockSetting,
  undo: UndoMood,
  leavers: z.enum(["bot", "nobody"]).meta({ description: "who plays on for a seat that resigned" }),
  timeOut: z.enum(["bot", "default"]).meta({
    description:
      "bot: a bot stands in and the player may return; default: what the rules of the game answer for a seat that does not",
  }),
  standInLevel: Level.meta({ description: "of bots that stand in" }),
  hints: z.boolean().meta({ description: "whether the client offers players what a strong bot would do" }),
  rated: z.boolean().meta({
    description: "whether the result counts for ratings: with a clock, without guests and without hints",
  }),
  spectatorDelay: z.number().int().min(0).max(hour).meta({ description: "milliseconds" }),
}

/** As a table is asked for: what is left out is as usual. */
export const Manner = z.object({
  clock: fields.clock.default({ kind: "none" }),
  undo: fields.undo.default("free"),
  leavers: fields.leavers.default("bot"),
  timeOut: fields.timeOut.default("bot"),
  standInLevel: fields.standInLevel.default(3),
  hints: fields.hints.default(true),
  rated: fields.rated.default(false),
  spectatorDelay: fields.spectatorDelay.default(0),
})
export type Manner = Readonly<z.infer<typeof Manner>>

/** As it is shown: tables from before there was a choice have hints, and are not rated. */
export const MannerShown = z
  .object({ ...fields, hints: fields.hints.optional(), rated: fields.rated.optional() })
  .meta({ id: "Manner", description: "how the table is played" })
