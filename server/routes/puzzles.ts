// My attempts at puzzles: kept with the account, so that every device has the same rating and
// streaks.
import { NewPuzzleAttempts, PuzzleAttempts } from "@genepool/wire"
import type { FastifyRequest } from "fastify"
import { attemptsOf, keepAttempts } from "../people/puzzles.ts"
import type { App, Rooms } from "../rooms.ts"
import { linesPerRead } from "./guard.ts"
import { asMade, refusals } from "./shapes.ts"

/** Attempts that cost as much to keep as another request. */
const attemptsPerWrite = 20

export async function puzzleRoutes(app: App, { guard, tables: { db }, clock }: Rooms): Promise<void> {
  const tags = ["people"]
  const allOf = async (request: FastifyRequest, player: string) => {
    const attempts = await attemptsOf(db, player)
    guard.charge(request, attempts.length / linesPerRead)
    return { attempts }
  }

  app.get(
    "/api/v1/me/puzzles",
    {
      serializerCompiler: asMade,
      schema: {
        summary: "My attempts at puzzles, of each the first",
        tags,
        response: { 200: PuzzleAttempts, ...refusals(401) },
      },
    },
    async (request) => allOf(request, (await guard.person(request, "read")).id),
  )

  app.post(
    "/api/v1/me/puzzles",
    {
      serializerCompiler: asMade,
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
      return allOf(request, id)
    },
  )
}
