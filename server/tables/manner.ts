// How a table is played, beside the game's own options: time, undo, those who leave, and those who watch.
import { z } from "zod"

const hour = 3_600_000
const day = 24 * hour

export const clockSchema = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("none") }),
    z.object({
      kind: z.literal("live"),
      perChoice: z.number().int().min(1000).max(hour).meta({ description: "milliseconds for every choice" }),
      bank: z
        .number()
        .int()
        .min(0)
        .max(8 * hour)
        .meta({ description: "milliseconds beyond that, in all" }),
    }),
    z.object({
      kind: z.literal("slow"),
      perChoice: z
        .number()
        .int()
        .min(hour)
        .max(30 * day)
        .meta({ description: "milliseconds for every choice" }),
      bank: z
        .number()
        .int()
        .min(0)
        .max(90 * day)
        .default(0),
    }),
  ])
  .meta({ description: "none, live (minutes) or slow (hours and days)" })

export const mannerSchema = z.object({
  clock: clockSchema.default({ kind: "none" }),
  undo: z.enum(["free", "consent", "strict"]).default("free").meta({
    description:
      "free: one's own last choices up to a die, a reveal or another seat's choice, further by consent; consent: only by consent; strict: never. Past a die or a reveal never at a rated table, nor once the other people have resigned",
  }),
  leavers: z
    .enum(["bot", "nobody"])
    .default("bot")
    .meta({ description: "who plays on for a seat that resigned" }),
  timeOut: z.enum(["bot", "default"]).default("bot").meta({
    description:
      "bot: a bot stands in and the player may return; default: what the rules of the game answer for a seat that does not",
  }),
  standInLevel: z.number().int().min(1).max(5).default(3).meta({ description: "of bots that stand in" }),
  hints: z
    .boolean()
    .default(true)
    .meta({ description: "whether the client offers players what a strong bot would do" }),
  rated: z
    .boolean()
    .default(false)
    .meta({ description: "whether the result counts for ratings: without guests, and without hints" }),
  spectatorDelay: z.number().int().min(0).max(hour).default(0).meta({ description: "milliseconds" }),
})

export type Manner = z.infer<typeof mannerSchema>
