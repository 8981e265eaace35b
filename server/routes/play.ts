// At the table: how it stands, choices, taking back, resigning, pausing, and the log when it is
// over.
import type { Seat } from "@genepool/engine"
import {
  Acknowledgement,
  Choosing,
  Log,
  Nudge,
  PastMoment,
  type Player,
  StandInVote,
  TableMessage,
  TakingBack,
  UndoAnswer,
} from "@genepool/wire"
import type { FastifyRequest } from "fastify"
import { z } from "zod"
import { networkOf } from "../address.ts"
import { Problem } from "../problem.ts"
import type { App, Rooms } from "../rooms.ts"
import { mustSit } from "../tables/change.ts"
import { mustBeRestrained } from "../tables/gate.ts"
import { mustBeNudged, mustBeVotedOn } from "../tables/late.ts"
import { mostTold } from "../tables/onlookers.ts"
import type { Play } from "../tables/play.ts"
import type { Table } from "../tables/table.ts"
import { answerUndo, undoTo } from "../tables/undo.ts"
import { linesPerRead } from "./guard.ts"
import { asMade, lineNumber, refusals, tableId } from "./shapes.ts"

export async function playRoutes(app: App, { guard, home, tables }: Rooms): Promise<void> {
  const tags = ["play"]
  /** Whoever asks is there, and bots think for them in their share of the time. */
  const attend = (table: Table, seat: Seat, { id }: Player, { ip }: FastifyRequest) =>
    tables.presence.asked(table, seat, { person: id, address: networkOf(ip) })

  app.get(
    "/api/v1/tables/:table",
    {
      serializerCompiler: asMade,
      schema: {
        summary: "How the table stands for me, and what happened since line `since`",
        tags,
        params: tableId,
        querystring: z.object({
          since: lineNumber(`the line you know of; of more than ${mostTold} later ones the last are told`),
          until: lineNumber("lines up to this one only: to read what lies further back"),
        }),
        response: { 200: TableMessage, ...refusals(404) },
      },
    },
    async (request) => {
      const visit = { player: await guard.who(request), address: networkOf(request.ip) }
      const { message, lines } = await home.look(request.params.table, visit, request.query)
      guard.charge(request, lines / linesPerRead)
      return message
    },
  )

  app.get(
    "/api/v1/tables/:table/moments/:n",
    {
      serializerCompiler: asMade,
      schema: {
        summary: "How the table stood for me after the n-th choice",
        tags,
        params: tableId.extend({ n: z.coerce.number().int().min(0) }),
        response: {
          200: PastMoment,
          ...refusals(404),
        },
      },
    },
    async (request) => {
      const player = await guard.who(request)
      const table = await tables.get(request.params.table)
      return table.onlookers.moment(request.params.n, player?.id ?? null)
    },
  )

  app.post(
    "/api/v1/tables/:table/choices",
    {
      serializerCompiler: asMade,
      schema: {
        summary: "Choose. Sent again, it counts once",
        tags,
        params: tableId,
        body: Choosing,
        response: { 200: Acknowledgement, ...refusals(401, 403, 404, 409, 422) },
      },
    },
    async (request) => {
      const player = await guard.player(request, "play")
      return home.choose(request.params.table, player, networkOf(request.ip), request.body)
    },
  )

  app.post(
    "/api/v1/tables/:table/undo",
    {
      schema: {
        summary: "Take back: at once where it is free, else the others are asked",
        tags,
        params: tableId,
        body: TakingBack,
        response: { 200: Acknowledgement, ...refusals(401, 403, 404, 409) },
      },
    },
    async (request) => {
      const player = await guard.player(request, "play")
      const table = await tables.get(request.params.table)
      const seat = mustSit(table, player)
      attend(table, seat, player, request)
      const { to, n } = request.body
      return undoTo(table, seat, to, n)
    },
  )

  app.post(
    "/api/v1/tables/:table/undo/answer",
    {
      schema: {
        summary: "Agree to another seat's taking back, or not",
        tags,
        params: tableId,
        body: UndoAnswer,
        response: { 200: Acknowledgement, ...refusals(401, 403, 404, 409) },
      },
    },
    async (request) => {
      const player = await guard.player(request, "play")
      const table = await tables.get(request.params.table)
      return answerUndo(table, mustSit(table, player), request.body.agree)
    },
  )

  app.post(
    "/api/v1/tables/:table/nudge",
    {
      schema: {
        summary: "Remind a seat that it is waited for: after an hour, and then twice a day at most",
        tags,
        params: tableId,
        body: Nudge,
        response: { 200: Acknowledgement, ...refusals(401, 403, 404, 409) },
      },
    },
    async (request) => {
      const player = await guard.player(request, "play")
      const table = await tables.get(request.params.table)
      const own = mustSit(table, player)
      attend(table, own, player, request)
      const { seat } = request.body
      return table.say("nudge", own, { whom: seat }, (play) => {
        mustPlay(play, own)
        mustBeRestrained(play, own)
        mustBeNudged(play, seat, own, tables.clock.now())
      })
    },
  )

  app.post(
    "/api/v1/tables/:table/stand-in",
    {
      schema: {
        summary:
          "Vote for a bot to stand in for a seat that was reminded and does not come, at a table without a clock",
        tags,
        params: tableId,
        body: StandInVote,
        response: { 200: Acknowledgement, ...refusals(401, 403, 404, 409) },
      },
    },
    async (request) => {
      const player = await guard.player(request, "play")
      const table = await tables.get(request.params.table)
      const own = mustSit(table, player)
      attend(table, own, player, request)
      const { seat, agree } = request.body
      return table.say("standIn", own, { whom: seat, agree }, (play) => {
        mustPlay(play, own)
        mustBeRestrained(play, own)
        mustBeVotedOn(play, seat, own, agree, tables.clock.now())
      })
    },
  )

  for (const [path, kind, summary] of [
    ["resign", "resign", "Give up; a bot or nobody plays on, as the table says"],
    ["return", "giveBack", "Play my own seat again, which a bot has played for me"],
    ["pause", "pause", "Ask for a pause; it begins when all people at the table have asked"],
    ["resume", "resume", "End the pause, or my wish for one"],
  ] as const)
    app.post(
      `/api/v1/tables/:table/${path}`,
      {
        schema: {
          summary,
          tags,
          params: tableId,
          response: { 200: Acknowledgement, ...refusals(401, 403, 404, 409) },
        },
      },
      async (request) => {
        const player = await guard.player(request, "play")
        const table = await tables.get(request.params.table)
        const seat = mustSit(table, player)
        attend(table, seat, player, request)
        return table.say(kind, seat, {}, (play) => {
          if (kind === "pause") mustBeRestrained(table.play, seat)
          mustNotHaveResigned(play, seat)
          if (kind === "giveBack" && !play.standIn[seat])
            throw new Problem("notNow", "You play this seat yourself.", "There is nothing to take back.")
          if (kind === "pause" && play.pauseVotes.includes(seat))
            throw new Problem("notNow", "You have already asked for a pause.", "Wait for the others.")
          if (kind === "resume" && play.pauseVotes.length === 0)
            throw new Problem("notNow", "The game is not paused.", "There is nothing to resume.")
        })
      },
    )

  app.get(
    "/api/v1/tables/:table/log",
    {
      serializerCompiler: asMade,
      schema: {
        summary: "The log of a finished game, with the secret of its dice: `genepool verify` checks it",
        tags,
        params: tableId,
        response: { 200: Log, ...refusals(404, 409) },
      },
    },
    async (request) => {
      await guard.who(request)
      const table = await tables.get(request.params.table)
      if (table.onlookers.snapshot("spectator").status !== "finished")
        throw new Problem("notNow", "The game is not over.", "The log is published when it is.")
      guard.charge(request, table.play.log.length / linesPerRead)
      return table.play.exported()
    },
  )
}

function mustNotHaveResigned(play: Play, seat: number): void {
  if (play.resigned[seat])
    throw new Problem("notNow", "You have resigned.", "You may watch, or play at another table.")
}

/** Whoever lets a bot play waits for nobody. */
function mustPlay(play: Play, seat: number): void {
  mustNotHaveResigned(play, seat)
  if (play.driver(seat) !== "person")
    throw new Problem("notNow", "A bot plays your seat.", "Take it back first.")
}
