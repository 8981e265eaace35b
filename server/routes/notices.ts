// How turns find me: my channels, and when I want to hear by them.
import {
  NewChannel,
  NewWebhook,
  NoticesState,
  NoticeWishes,
  type Player,
  PushSubscription,
  WebhookShape,
} from "@genepool/wire"
import type { FastifyRequest } from "fastify"
import { z } from "zod"
import { setWishes, wishesOf } from "../notices/wishes.ts"
import { deviceOf } from "../people/device.ts"
import { Problem } from "../problem.ts"
import type { App, Rooms } from "../rooms.ts"
import { ok, refusals } from "./shapes.ts"

const channelId = z.object({ id: z.string().max(64) })

export async function noticesRoutes(app: App, rooms: Rooms): Promise<void> {
  const { guard, notices, accounts, limits, tables } = rooms
  const { channels } = notices
  const tags = ["notices"]
  const sessionOf = async (request: FastifyRequest, player: Player): Promise<string | null> => {
    const sessions = await accounts.sessionsOf(player, request.headers.cookie ?? "")
    return sessions.find(({ current }) => current)?.id ?? null
  }

  app.get(
    "/api/v1/me/notices",
    {
      schema: {
        summary: "How turns find me, and what this server can do",
        tags,
        response: { 200: NoticesState, ...refusals(401) },
      },
    },
    async (request): Promise<NoticesState> => {
      const player = await guard.person(request, "read")
      const address = await notices.addressOf(player.id)
      return {
        pushKey: notices.pushKey,
        mail: !notices.sendsLetters ? "unable" : address === null ? "noAddress" : "ready",
        webhooks: player.kind === "member",
        wishes: (await wishesOf(tables.db, [player.id]))(player.id),
        channels: await channels.of(player.id, await sessionOf(request, player)),
      }
    },
  )

  app.put(
    "/api/v1/me/notices",
    {
      schema: {
        summary: "When I want to hear, by which kind of channel, and in which language",
        tags,
        body: NoticeWishes,
        response: { 200: ok, ...refusals(401) },
      },
    },
    async (request) => {
      const player = await guard.person(request)
      await setWishes(tables.db, player.id, request.body)
      return { ok: true as const }
    },
  )

  app.post(
    "/api/v1/me/notices/push",
    {
      schema: {
        summary:
          "Tell this device, by the subscription that its browser has made; as long as I am signed in on it",
        tags,
        body: PushSubscription,
        response: { 200: NewChannel, ...refusals(401, 409, 422) },
      },
    },
    async (request) => {
      const player = await guard.person(request)
      const device = deviceOf(request.headers["user-agent"])
      const session = await sessionOf(request, player)
      return { id: await channels.addPush(player.id, request.body, { session, device }) }
    },
  )

  app.post(
    "/api/v1/me/notices/mail",
    {
      schema: {
        summary: "Tell me by e-mail, at my confirmed address",
        tags,
        response: { 200: NewChannel, ...refusals(401, 403, 409) },
      },
    },
    async (request) => {
      const player = await guard.person(request)
      mustBeMember(player)
      if (!notices.sendsLetters)
        throw new Problem("notNow", "This server does not send e-mail.", "Use another way.")
      if ((await notices.addressOf(player.id)) === null)
        throw new Problem("notNow", "You have no confirmed address.", "Give one in the settings.")
      return { id: await channels.addMail(player.id) }
    },
  )

  app.post(
    "/api/v1/me/notices/webhook",
    {
      schema: {
        summary: "Call an address of mine",
        description:
          "Messages are JSON of the chosen shape, by POST. `X-Genepool-Signature: t=<seconds>,v1=<hex>` is the HMAC-SHA256 " +
          "of `<seconds>.<body>` with the secret; `X-Genepool-Delivery` is the same for the same message.",
        tags,
        body: z.object({ url: z.string().max(1000), shape: WebhookShape.default("plain") }),
        response: { 200: NewWebhook, ...refusals(401, 403, 409, 422) },
      },
    },
    async (request) => {
      const player = await guard.person(request)
      mustBeMember(player)
      return channels.addWebhook(player.id, request.body.url, request.body.shape)
    },
  )

  app.delete(
    "/api/v1/me/notices/channels/:id",
    {
      schema: {
        summary: "Forget a channel of mine",
        tags,
        params: channelId,
        response: { 200: ok, ...refusals(401, 404) },
      },
    },
    async (request) => {
      await channels.remove((await guard.person(request)).id, request.params.id)
      return { ok: true as const }
    },
  )

  app.post(
    "/api/v1/me/notices/channels/:id/on",
    {
      schema: {
        summary: "Switch a channel on again",
        tags,
        params: channelId,
        response: { 200: ok, ...refusals(401, 404) },
      },
    },
    async (request) => {
      await channels.switchOn((await guard.person(request)).id, request.params.id)
      return { ok: true as const }
    },
  )

  app.post(
    "/api/v1/me/notices/channels/:id/test",
    {
      schema: {
        summary: "Send something by it now, to see whether it arrives",
        tags,
        params: channelId,
        response: { 200: ok, ...refusals(401, 404, 409) },
      },
    },
    async (request) => {
      const player = await guard.person(request)
      const channel = await channels.own(player.id, request.params.id)
      await limits.take("trials", player.id)
      await notices.test(channel)
      return { ok: true as const }
    },
  )
}

/** A guest is nobody in particular: from an account there are few. */
function mustBeMember({ kind }: Player): void {
  if (kind !== "member")
    throw new Problem(
      "registerFirst",
      "Guests can be notified only on their devices.",
      "Make an account first.",
    )
}
