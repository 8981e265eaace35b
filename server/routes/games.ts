// The games there are: what a form, or a program, needs to know to make a table.
import { z } from "zod"
import type { App, Rooms } from "../app.ts"
import { refusals } from "./shapes.ts"

const gameSchema = z.object({
  id: z.string(),
  version: z.string(),
  seats: z.object({ min: z.number(), max: z.number() }),
  instructions: z.array(z.string()),
  options: z.record(z.string(), z.unknown()).meta({ description: "by name: kind, default and bounds" }),
})

export async function gamesRoutes(app: App, { guard, tables }: Rooms): Promise<void> {
  app.get(
    "/api/v1/games",
    {
      schema: {
        summary: "The games",
        tags: ["games"],
        response: { 200: z.array(gameSchema), ...refusals() },
      },
    },
    async (request) => {
      await guard.who(request)
      return [...tables.games.values()].map(({ game }) => ({
        id: game.id,
        version: game.version,
        seats: game.seats,
        instructions: [...game.instructions],
        options: game.options.fields,
      }))
    },
  )
}
