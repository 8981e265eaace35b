// Talk at a table, mute and report.
import { Said } from "@genepool/wire"
import { z } from "zod"
import type { App, Rooms } from "../rooms.ts"
import { mute, report, speak } from "../tables/chat.ts"
import { readableTo, saidSince } from "../tables/talk.ts"
import { ok, refusals, tableId } from "./shapes.ts"

const text = z
  .string()
  .max(1000)
  // Text only: what cannot be seen has no place in it, nor do towers of marks over others' lines
  .transform((line) =>
    line
      .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]+/gu, " ")
      .replace(/(\p{M}{4})\p{M}+/gu, "$1")
      .trim(),
  )
  .pipe(z.string().min(1).max(300))

export async function chatRoutes(
  app: App,
  { guard, tables, operators: { sanctions } }: Rooms,
): Promise<void> {
  const tags = ["chat"]

  app.get(
    "/api/v1/tables/:table/chat",
    {
      schema: {
        summary: "What was said, as far as I may read it",
        tags,
        params: tableId,
        querystring: z.object({ since: z.coerce.number().int().min(0).default(0) }),
        response: { 200: z.array(Said), ...refusals(404) },
      },
    },
    async (request) => {
      const player = await guard.who(request)
      const table = await tables.get(request.params.table)
      const said = await saidSince(tables.db, table, request.query.since)
      return readableTo(table, player?.id ?? null, said)
    },
  )

  app.post(
    "/api/v1/tables/:table/chat",
    {
      schema: {
        summary: "Say something: players to all, spectators among themselves",
        tags,
        params: tableId,
        body: z.object({ text }),
        response: { 200: z.object({ n: z.number() }), ...refusals(401, 403, 404) },
      },
    },
    async (request) => {
      const player = await guard.player(request, "chat")
      sanctions.mustBeHeard(player.id)
      return speak(tables, await tables.get(request.params.table), player, request.body.text)
    },
  )

  app.post(
    "/api/v1/tables/:table/chat/mute",
    {
      schema: {
        summary: "Mute somebody at my table, or lift it",
        tags,
        params: tableId,
        body: z.object({ player: z.string().max(64), muted: z.boolean() }),
        response: { 200: ok, ...refusals(401, 403, 404) },
      },
    },
    async (request) => {
      const owner = await guard.player(request)
      const { player, muted } = request.body
      await mute(tables, await tables.get(request.params.table), owner, player, muted)
      return { ok: true as const }
    },
  )

  app.post(
    "/api/v1/tables/:table/chat/report",
    {
      schema: {
        summary: "Report a line to the server's operator",
        tags,
        params: tableId,
        body: z.object({ n: z.number().int().min(1), reason: text }),
        response: { 200: ok, ...refusals(401, 404, 409) },
      },
    },
    async (request) => {
      const player = await guard.player(request, "chat")
      await report(
        tables,
        await tables.get(request.params.table),
        player,
        request.body.n,
        request.body.reason,
      )
      return { ok: true as const }
    },
  )
}
