// Tables before and after the game: made, listed, joined, started, cancelled, played once more.
import { parseOptions } from "@genepool/engine"
import {
  Join,
  ListedTable,
  NewTable,
  Ready,
  SeatCode,
  SeatOffer,
  Start,
  TableMade,
  TableStatus,
} from "@genepool/wire"
import { z } from "zod"
import { Problem } from "../problem.ts"
import type { App, Rooms } from "../rooms.ts"
import { mustOwn } from "../tables/change.ts"
import { agree, rematch, start } from "../tables/consent.ts"
import { listTables } from "../tables/listing.ts"
import { playing, progressIn } from "../tables/progress.ts"
import { mustBeRateable } from "../tables/rating.ts"
import { cancel, join, leave, offerSeat } from "../tables/seating.ts"
import { tablesPerRead } from "./guard.ts"
import { ok, refusals, tableId } from "./shapes.ts"

export async function tablesRoutes(
  app: App,
  { guard, tables, vacations, quotas, bodyLimit }: Rooms,
): Promise<void> {
  const tags = ["tables"]

  app.get(
    "/api/v1/tables",
    {
      schema: {
        summary: "Listed tables, or all of mine; those where I am waited for first",
        tags,
        querystring: z.object({
          mine: z.enum(["0", "1"]).default("0"),
          game: z.string().max(40).optional(),
          status: TableStatus.optional(),
          limit: z.coerce.number().int().min(1).max(200).default(100),
        }),
        response: { 200: z.array(ListedTable), ...refusals(401) },
      },
    },
    async (request) => {
      const { mine, game, status, limit } = request.query
      const player = mine === "1" ? (await guard.player(request, "read")).id : undefined
      const asked = player ?? (await guard.who(request))?.id ?? null
      const list = await listTables(tables.db, { game, status, player, limit })
      guard.charge(request, list.length / tablesPerRead)
      return progressIn(await tables.getAll(playing(list)), list, asked)
    },
  )

  app.post(
    "/api/v1/tables",
    {
      // An edition may come along: only of somebody we know, and not too often
      bodyLimit,
      onRequest: async (request) => {
        await guard.player(request)
      },
      schema: {
        summary: "Make a table",
        tags,
        body: NewTable,
        response: { 201: TableMade, ...refusals(401, 409, 422) },
      },
    },
    async (request, reply) => {
      const player = await guard.player(request)
      const { game: id, options, seats, manner, listed, number: own } = request.body
      const { game } = tables.module(id)
      if (seats.length < game.seats.min || seats.length > game.seats.max)
        throw new Problem(
          "badInput",
          `${id} is for ${game.seats.min} to ${game.seats.max}, not ${seats.length}.`,
          "Give as many seats as will play.",
          { where: "body.seats" },
        )
      if (seats.filter((seat) => seat.kind === "me").length > 1)
        throw new Problem("badInput", "You can sit only once.", "Give one seat of kind me at most.", {
          where: "body.seats",
        })
      mustBeRateable(manner, player, seats)
      parseOptions(game.options, options, seats.length)
      const table = await tables.create(player.id, {
        game: id,
        options,
        manner,
        listed,
        address: quotas.markOf(request.ip),
        seats: seats.map((seat) => ({
          kind: seat.kind === "me" ? ("open" as const) : seat.kind,
          level: seat.kind === "bot" ? seat.level : null,
          player: seat.kind === "me" ? player.id : null,
          number: seat.kind === "me" ? (own ?? null) : null,
          agreed: seat.kind === "me",
        })),
      })
      return reply.status(201).send({ table: table.id })
    },
  )

  app.post(
    "/api/v1/tables/:table/join",
    {
      schema: {
        summary: "Take a seat, or give the one I have another number",
        tags,
        params: tableId,
        body: Join,
        response: { 200: z.object({ seat: z.number() }), ...refusals(401, 404, 409) },
      },
    },
    async (request) => {
      const player = await guard.player(request)
      await vacations.mustBeHere(player)
      return { seat: await join(tables, await tables.get(request.params.table), player, request.body) }
    },
  )

  for (const [path, summary, act] of [
    ["leave", "Leave before the start", leave],
    ["cancel", "Cancel a table that has not started", cancel],
  ] as const)
    app.post(
      `/api/v1/tables/:table/${path}`,
      { schema: { summary, tags, params: tableId, response: { 200: ok, ...refusals(401, 403, 404, 409) } } },
      async (request) => {
        const player = await guard.player(request)
        await act(tables, await tables.get(request.params.table), player)
        return { ok: true as const }
      },
    )

  app.post(
    "/api/v1/tables/:table/ready",
    {
      schema: {
        summary: "Say yes to the table as it is, or take it back; with the last yes the game begins",
        description:
          "Whoever sits down has said yes to what the table is then. Any later change of seats asks everybody again: " +
          "`terms` of the table rises, and `ready` of every seat is false until its player has said yes. " +
          "At a slow table that is neither listed nor rated nobody is asked again, and the game begins with " +
          "the last seat taken.",
        tags,
        params: tableId,
        body: Ready,
        response: { 200: z.object({ started: z.boolean() }), ...refusals(401, 403, 404, 409) },
      },
    },
    async (request) => {
      const player = await guard.player(request)
      const yes = request.body ?? { ready: true }
      if (yes.ready) await vacations.mustBeHere(player)
      return { started: await agree(tables, await tables.get(request.params.table), player, yes) }
    },
  )

  app.post(
    "/api/v1/tables/:table/start",
    {
      schema: {
        summary: "Start; every seat must be taken, and everybody else must have said yes",
        tags,
        params: tableId,
        body: Start,
        response: { 200: ok, ...refusals(401, 403, 404, 409) },
      },
    },
    async (request) => {
      const player = await guard.player(request)
      await vacations.mustBeHere(player)
      await start(tables, await tables.get(request.params.table), player, request.body ?? {})
      return { ok: true as const }
    },
  )

  app.put(
    "/api/v1/tables/:table/seats/:seat",
    {
      schema: {
        summary: "Give an empty seat to a bot, to anybody, or to who is invited",
        tags,
        params: tableId.extend({ seat: z.coerce.number().int().min(0).max(11) }),
        body: SeatOffer,
        response: { 200: ok, ...refusals(401, 403, 404, 409) },
      },
    },
    async (request) => {
      const player = await guard.player(request)
      const { kind } = request.body
      const wish = { kind, level: request.body.kind === "bot" ? request.body.level : null }
      await offerSeat(tables, await tables.get(request.params.table), player, request.params.seat, wish)
      return { ok: true as const }
    },
  )

  app.get(
    "/api/v1/tables/:table/invitations",
    {
      schema: {
        summary: "The codes by which the seats can be taken; for who made the table",
        tags,
        params: tableId,
        response: {
          200: z.array(SeatCode),
          ...refusals(401, 403, 404),
        },
      },
    },
    async (request) => {
      const player = await guard.player(request, "read")
      const table = await tables.get(request.params.table)
      mustOwn(table, player)
      return table.seats
        .filter((seat) => seat.kind !== "bot" && seat.player_id === null)
        .map(({ seat, code }) => ({ seat, code }))
    },
  )

  app.post(
    "/api/v1/tables/:table/rematch",
    {
      schema: {
        summary: "Ask for one more with the same seats, or say yes to it; it begins when all have",
        tags,
        params: tableId,
        response: { 200: TableMade, ...refusals(401, 403, 404, 409) },
      },
    },
    async (request) => {
      const player = await guard.player(request)
      return {
        table: await rematch(
          tables,
          await tables.get(request.params.table),
          player,
          quotas.markOf(request.ip),
        ),
      }
    },
  )
}
