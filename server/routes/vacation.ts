// Days away from all of one's tables.
import { GoingAway, Vacation } from "@genepool/wire"
import type { App, Rooms } from "../rooms.ts"
import { tellAbsence } from "../tables/absence.ts"
import { refusals } from "./shapes.ts"

export async function vacationRoutes(app: App, { guard, tables, vacations, clock }: Rooms): Promise<void> {
  const tags = ["people"]
  const path = "/api/v1/me/vacation"

  app.get(
    path,
    {
      schema: {
        summary: "Whether I am away, and how many days I have left",
        tags,
        response: { 200: Vacation, ...refusals(401) },
      },
    },
    async (request) => vacations.state(await guard.person(request, "read")),
  )

  app.put(
    path,
    {
      schema: {
        summary: "Be away from now on: my clocks at slow tables stand still, and everybody there is told",
        tags,
        body: GoingAway,
        response: { 200: Vacation, ...refusals(401, 409) },
      },
    },
    async (request) => {
      // As a new name does: each costs as much as there are tables
      const player = await guard.person(request, "names")
      await vacations.begin(player, request.body.until)
      await tellAbsence(tables, player.id, request.body.until)
      return vacations.state(player)
    },
  )

  app.delete(
    path,
    { schema: { summary: "Be back", tags, response: { 200: Vacation, ...refusals(401) } } },
    async (request) => {
      const player = await guard.person(request, "names")
      if (await vacations.end(player)) await tellAbsence(tables, player.id, clock.now())
      return vacations.state(player)
    },
  )
}
