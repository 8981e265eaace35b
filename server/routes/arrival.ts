// Coming in to an account that is there already, by whichever way.

import type { Player } from "@genepool/wire"
import type { FastifyReply, FastifyRequest } from "fastify"
import type { Arrived } from "../people/people.ts"
import { takeAlong } from "../people/taking-along.ts"
import type { Rooms } from "../rooms.ts"

export type Arrive = (
  request: FastifyRequest,
  reply: FastifyReply,
  arrived: Arrived,
) => Promise<{ player: Player }>

/** The cookies are set, and who was a guest until now takes along what is theirs. */
export function arrivalIn({
  guard,
  people,
  tables,
  operators: { sanctions },
}: Pick<Rooms, "guard" | "people" | "tables" | "operators">): Arrive {
  return async (request, reply, { player, cookies }) => {
    const before = await guard.who(request)
    if (before?.kind === "guest") {
      await takeAlong(tables, people, before, player)
      // Who was silenced as a guest is so at once
      if (sanctions.list(before.id).length > 0) await sanctions.changed()
    }
    reply.header("Set-Cookie", [...cookies])
    return { player }
  }
}
