// My attempts at puzzles: kept with the account, so that every device has the same rating and
// streaks.
import { NewPuzzleAttempts, PuzzleAttempts } from "@genepool/wire"
import { attemptsOf, keepAttempts } from "../people/puzzles.ts"
import type { App, Rooms } from "../rooms.ts"
import { refusals } from "./shapes.ts"

/** Attempts that cost as much to keep as another request. */
const attemptsPerWrite = 20

export async function puzzleRoutes(app: App, { guard, tables: { db }, clock }: Rooms): Promise<void> {
  const tags = ["people"]

  app.get(
    "/api/v1/me/puzzles",
    {
      schema: {
        summary: "My attempts at puzzles, of each the first",
        tags,
        response: { 200: PuzzleAttempts, ...refusals(401) },
      },
    },
    async (request) => ({ attempts: await attemptsOf(db, (await guard.person(request, "read")).id) }),
  )

  app.post(
    "/api/v1/me/puzzles",
    {
      schema: {
        summary: "Keep attempts; of each puzzle the first one counts",
        tags,
        body: NewPuzzleAttempts,
        response: { 200: PuzzleAttempts, ...refusals(401) },
      },
    },
    async (request) => {
      const { id } = await guard.person(request)
      guard.charge(request, request.body.attempts.length / attemptsPerWrite)
      // A clock that is ahead must not make an attempt the last one for ever
      const now = clock.now()
      const attempts = request.body.attempts.map((one) => ({ ...one, at: Math.min(one.at, now) }))
      await keepAttempts(db, id, attempts)
      return { attempts: await attemptsOf(db, id) }
    },
  )
}
