// What is asked of a table. Every text and every list has a length, so that nothing is looked at
// for long.
import { z } from "zod"
import { Level, Manner } from "./manner.ts"

const count = z.number().int().min(0)
const seat = z.number().int().min(0).max(11)

const number = z.string().min(1).max(64).meta({ description: "your own number for the dice: any short text" })

const terms = count
  .optional()
  .meta({ description: "the terms of the table that you have seen; refused as stale when they have changed" })

const open = z.object({ kind: z.literal("open") })
const invited = z.object({ kind: z.literal("invited") })
const bot = z.object({ kind: z.literal("bot"), level: Level })

export const NewTable = z.object({
  game: z.string().max(40),
  options: z.record(z.string(), z.unknown()).default({}),
  seats: z
    .array(z.discriminatedUnion("kind", [z.object({ kind: z.literal("me") }), open, invited, bot]))
    .min(1)
    .max(12),
  manner: Manner.default(Manner.parse({})),
  listed: z.boolean().default(false).meta({ description: "shown in the lobby; else found by its link only" }),
  number: number.optional(),
})
export type NewTable = Readonly<z.input<typeof NewTable>>

export const Join = z.object({
  seat: seat.optional(),
  code: z.string().max(40).optional(),
  number: number.optional(),
})

export const Ready = z.object({ terms, ready: z.boolean().default(true) }).nullish()
export const Start = z.object({ terms }).nullish()

/** For an empty seat. */
export const SeatOffer = z.discriminatedUnion("kind", [open, invited, bot])

const chosen = z.looseObject({ do: z.string().max(100) })

export const Choosing = z.object({
  n: count.meta({ description: "the n of the table as you know it" }),
  choice: chosen.meta({ description: "one of decision.options, as it is" }),
  rest: z.array(chosen).max(8).optional().meta({
    description:
      "the other parts of an answer taken together with others, so that it changes as a whole: all are taken, or none, and the answer before counts until then",
  }),
  key: z
    .string()
    .min(1)
    .max(64)
    .optional()
    .meta({ description: "a name of your own for this request: repeats are known by it" }),
  seat: seat.optional().meta({
    description:
      "the seat that it is meant for: refused where that is not yours, as when somebody else has signed in on the device since",
  }),
})
export type Choosing = Readonly<z.infer<typeof Choosing>>

export const TakingBack = z.object({
  to: count.meta({ description: "how many choices shall be left" }),
  n: count,
})

export const Nudge = z.object({ seat })
export const StandInVote = z.object({ seat, agree: z.boolean().default(true) })

export const UndoAnswer = z.object({ agree: z.boolean() })
