// The games there are: what a form, or a program, needs to know to make a table.
import { ListedGame } from "@genepool/wire"
import { z } from "zod"
import type { App, Rooms } from "../rooms.ts"
import { refusals } from "./shapes.ts"

export async function gamesRoutes(app: App, { guard, tables }: Rooms): Promise<void> {
  app.get(
    "/api/v1/games",
    {
      schema: {
        summary: "The games",
        tags: ["games"],
        response: { 200: z.array(ListedGame), ...refusals() },
      },
    },
    async (request) => {
      await guard.who(request)
      return [...tables.games.values()].map(({ game }) => ({
        id: game.id,
        version: game.version,
        seats: game.seats,
        instructions: game.instructions,
        options: game.options.fields,
      }))
    },
  )
}
