// What a request can be refused with.
import { z } from "zod"
import { Json, Reason } from "./game-data.ts"

/** Every code there is, with its status. A code never changes its meaning. */
export const problemCodes = {
  badRequest: 400,
  tooDeep: 400,
  signInFirst: 401,
  wrongPassword: 401,
  wrongPasskey: 401,
  /** A recovery code or the link of a letter. */
  wrongCode: 401,
  /** What is asked for needs a session that has just begun. */
  signInAgain: 403,
  notYours: 403,
  foreignOrigin: 403,
  /** By an operator or moderator, for a time or until it is lifted. */
  banned: 403,
  muted: 403,
  /** Guests cannot; an account can. */
  registerFirst: 403,
  notFound: 404,
  methodNotAllowed: 405,
  tooSlow: 408,
  stale: 409,
  taken: 409,
  notNow: 409,
  paused: 409,
  /** Whoever is away begins nothing new. */
  onVacation: 409,
  /**
   * Two seats of a rated table would be one person's: their own and a bot's of theirs, or two
   * bots'.
   */
  ownBot: 409,
  /** One may not have more of it at a time. */
  quota: 409,
  /** The key of a request that asked for something else. */
  otherRequest: 409,
  tooLarge: 413,
  notJson: 415,
  weakPassword: 422,
  notOnTheList: 422,
  badInput: 422,
  tooMany: 429,
  headersTooLarge: 431,
  broken: 500,
  stopping: 503,
  /** Another node can. */
  elsewhere: 503,
  /** The database cannot be reached. */
  unavailable: 503,
} as const

export type ProblemCode = keyof typeof problemCodes

export const ProblemBody = z
  .object({
    error: z
      .object({
        code: z.enum(Object.keys(problemCodes) as [ProblemCode, ...ProblemCode[]]),
        message: z.string(),
        hint: z.string().meta({ description: "what would be right" }),
        where: z.exactOptional(z.string()).meta({ description: "the place in the request" }),
        reason: z
          .exactOptional(Reason.nullable())
          .meta({ description: "why the rules of the game refuse it" }),
        retryAfter: z.exactOptional(z.number()).meta({ description: "seconds" }),
      })
      .catchall(Json),
  })
  .meta({ id: "Problem", description: "what was wrong, and what would be right" })
export type ProblemBody = Readonly<z.infer<typeof ProblemBody>>
