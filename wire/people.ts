// People: who somebody is, and how they have played.
import { z } from "zod"
import { list } from "./game-data.ts"

export const Player = z
  .object({ id: z.string(), name: z.string(), kind: z.enum(["guest", "member", "bot"]) })
  .meta({ id: "Player" })
export type Player = Readonly<z.infer<typeof Player>>

/** Who I am; null for somebody who has not said so. */
export const Me = z.object({ player: Player.nullable() })
export type Me = Readonly<z.infer<typeof Me>>

/** Whoever has just come in. */
export const Entered = z.object({ player: Player })
export type Entered = Readonly<z.infer<typeof Entered>>

export const Rating = z.object({
  game: z.string(),
  pool: z.enum(["people", "bots"]),
  rating: z.number(),
  mu: z.number(),
  sigma: z.number(),
  games: z.number(),
})

export const Outcome = z.object({
  table: z.string().nullable().meta({ description: "null where the table was not listed" }),
  game: z.string(),
  place: z.number(),
  score: z.number(),
  bots: z.boolean(),
  left: z
    .boolean()
    .meta({ description: "they gave the game up, or left it to a bot for good: they come last" }),
  finishedAt: z.number(),
})

export const Reliability = z
  .object({
    finished: z.number().meta({ description: "games with other people that were played to their end" }),
    left: z.number().meta({ description: "games that were given up, or left to a bot for good" }),
  })
  .meta({ id: "Reliability" })
export type Reliability = Readonly<z.infer<typeof Reliability>>

export const Vacation = z
  .object({
    until: z.number().nullable().meta({ description: "milliseconds since 1970; null for who is not away" }),
    daysLeft: z.number().meta({ description: "of those that one may be away within 365 days" }),
  })
  .meta({ id: "Vacation" })
export type Vacation = Readonly<z.infer<typeof Vacation>>

export const GoingAway = z.object({
  until: z.number().int().min(0).max(8_640_000_000_000_000).meta({ description: "milliseconds since 1970" }),
})

export const Profile = z
  .object({ player: Player, ratings: list(Rating), history: list(Outcome), reliability: Reliability })
  .meta({ id: "Profile" })
export type Profile = Readonly<z.infer<typeof Profile>>

export const HeadToHead = z.object({
  games: z.number(),
  ahead: z.number().meta({ description: "games in which the first was placed better" }),
  behind: z.number(),
  level: z.number(),
})
export type HeadToHead = Readonly<z.infer<typeof HeadToHead>>
