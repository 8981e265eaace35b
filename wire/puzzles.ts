// Attempts at puzzles, as an account keeps them.
import { z } from "zod"
import { list } from "./game-data.ts"

const wholeNumber = z.number().int().min(0)

export const PuzzleAttempt = z
  .object({
    puzzle: z
      .string()
      .max(64)
      .regex(/^[a-z][a-z0-9-]*\/[0-9a-f]+$/)
      .meta({ description: "the game and the puzzle, as `krom/0a1b2c3d4e`" }),
    difficulty: wholeNumber.max(5000),
    right: z.boolean(),
    at: wholeNumber.meta({ description: "milliseconds since 1970" }),
    day: wholeNumber.optional().meta({ description: "the puzzle of which day since 1970 it was" }),
  })
  .meta({ id: "PuzzleAttempt" })
export type PuzzleAttempt = Readonly<z.infer<typeof PuzzleAttempt>>

export const PuzzleAttempts = z.object({ attempts: list(PuzzleAttempt) })
export type PuzzleAttempts = Readonly<z.infer<typeof PuzzleAttempts>>

/** So many at a time. */
export const mostAttempts = 200
export const NewPuzzleAttempts = z.object({ attempts: z.array(PuzzleAttempt).max(mostAttempts) })
