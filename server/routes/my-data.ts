// What is kept: all of mine in one file, and what is kept of anybody, for how long.
import { Readable } from "node:stream"
import { KeptFor, MyData } from "@genepool/wire"
import { linksLast } from "../people/account.ts"
import { myData } from "../people/my-data.ts"
import { sessionsLast } from "../people/sign-in.ts"
import type { App, Rooms } from "../rooms.ts"
import { fileOf, refusals } from "./shapes.ts"

export async function myDataRoutes(app: App, rooms: Rooms): Promise<void> {
  const { guard, tables, people, accounts, limits, retention, quotas } = rooms

  app.get(
    "/api/v1/me/data",
    {
      schema: {
        summary: "Everything that is kept about me, as one JSON file",
        tags: ["account"],
        response: { 200: fileOf(MyData), ...refusals(401) },
      },
    },
    async (request, reply) => {
      const player = await guard.person(request, "read")
      await limits.take("data", player.id)
      const cookie = request.headers.cookie ?? ""
      reply.header("Content-Type", "application/json; charset=utf-8")
      reply.header("Content-Disposition", 'attachment; filename="genepool.json"')
      return reply.send(Readable.from(myData({ player, cookie, tables, people, accounts })))
    },
  )

  app.get(
    "/api/v1/kept",
    {
      schema: {
        summary:
          "For how long what is kept, in milliseconds (null: for ever), and how much of it one may have",
        tags: ["account"],
        response: {
          200: KeptFor,
          ...refusals(),
        },
      },
    },
    async (request) => {
      await guard.who(request)
      return {
        ...retention,
        quotas: quotas.shares,
        sessions: sessionsLast,
        recoveryLinks: linksLast.recover,
        confirmationLinks: linksLast.confirm,
        letters: accounts.sendsLetters,
      }
    },
  )
}
