// Who I am: guest, registered, signed in and out, gone; and the bot accounts that are mine.
import { BotAccount, Entered, Me, NewBotAccount } from "@genepool/wire"
import { z } from "zod"
import { deviceOf } from "../people/device.ts"
import { nameSchema } from "../people/name.ts"
import { notFound, Problem } from "../problem.ts"
import type { App, Rooms } from "../rooms.ts"
import { departFromAll } from "../tables/departure.ts"
import { arrivalIn } from "./arrival.ts"
import { again, ok, passwordSchema, refusals } from "./shapes.ts"

export async function meRoutes(app: App, rooms: Rooms): Promise<void> {
  const { guard, people, accounts, tables } = rooms
  const arrive = arrivalIn(rooms)
  const tags = ["people"]

  app.get(
    "/api/v1/me",
    {
      schema: {
        summary: "Who I am",
        tags,
        response: { 200: Me, ...refusals() },
      },
    },
    async (request) => ({ player: await guard.who(request) }),
  )

  app.post(
    "/api/v1/me/guest",
    {
      schema: {
        summary: "Come in as a guest, with a name and nothing else",
        tags,
        body: z.object({ name: nameSchema }),
        response: { 200: Entered, ...refusals() },
      },
    },
    async (request, reply) => {
      const current = await guard.who(request)
      if (current !== null) return { player: current }
      await guard.newcomer(request)
      const { player, cookies } = await people.guest(
        request.body.name,
        deviceOf(request.headers["user-agent"]),
      )
      reply.header("Set-Cookie", [...cookies])
      return { player }
    },
  )

  app.patch(
    "/api/v1/me",
    {
      schema: {
        summary: "Change a guest's name",
        tags,
        body: z.object({ name: nameSchema }),
        response: { 200: Entered, ...refusals(401, 409) },
      },
    },
    async (request) => ({
      player: await people.rename(await guard.person(request, "names"), request.body.name),
    }),
  )

  app.post(
    "/api/v1/me/register",
    {
      schema: {
        summary: "Make an account; a guest keeps tables and history",
        tags,
        body: z.object({ name: nameSchema, password: passwordSchema }),
        response: { 200: Entered, ...refusals(409) },
      },
    },
    async (request, reply) => {
      await guard.newcomer(request)
      const { player, cookies } = await people.register(
        await guard.who(request),
        request.body.name,
        request.body.password,
        deviceOf(request.headers["user-agent"]),
      )
      reply.header("Set-Cookie", [...cookies])
      return { player }
    },
  )

  app.post(
    "/api/v1/me/sign-in",
    {
      schema: {
        summary: "Come in by name and password; what a guest has is the account's from then on",
        tags,
        body: z.object({ name: z.string().max(100), password: z.string().max(128) }),
        response: { 200: Entered, ...refusals(401) },
      },
    },
    async (request, reply) => {
      await guard.tries(request, request.body.name)
      const device = deviceOf(request.headers["user-agent"])
      return arrive(request, reply, await people.enter(request.body.name, request.body.password, device))
    },
  )

  app.post(
    "/api/v1/me/sign-out",
    {
      schema: {
        summary: "Sign out, here or everywhere",
        tags,
        body: z.object({ everywhere: z.boolean().default(false) }),
        response: { 200: ok, ...refusals(401) },
      },
    },
    async (request, reply) => {
      const player = await guard.person(request)
      const cookies = await people.leave(player, request.headers.cookie ?? "", request.body.everywhere)
      await accounts.sessionsEnded(player.id)
      reply.header("Set-Cookie", [...cookies])
      return { ok: true as const }
    },
  )

  app.delete(
    "/api/v1/me",
    {
      schema: {
        summary: "Delete my account; finished games stay, under a neutral name",
        tags,
        body: z.object({ password: again }).nullish(),
        response: { 200: ok, ...refusals(401, 403) },
      },
    },
    async (request) => {
      const player = await guard.person(request)
      // A guest has nothing to prove it by but the session that asks
      if (player.kind === "member") {
        await guard.ownTries(request, player)
        const password = request.body?.password
        await accounts.mustBeThemselves({ player, cookie: request.headers.cookie ?? "", password })
      }
      const bots = await people.botAccountsOf(player.id)
      for (const { id } of [player, ...bots]) await departFromAll(tables, id)
      await people.remove(player)
      return { ok: true as const }
    },
  )

  app.get(
    "/api/v1/me/bots",
    {
      schema: { summary: "My bot accounts", tags, response: { 200: z.array(BotAccount), ...refusals(401) } },
    },
    async (request) => people.botsOf(await guard.person(request, "read")),
  )

  app.post(
    "/api/v1/me/bots",
    {
      schema: {
        summary: "Make a bot account; its key is shown this once",
        tags,
        body: z.object({ name: nameSchema }),
        response: {
          200: NewBotAccount,
          ...refusals(401, 409),
        },
      },
    },
    async (request) => {
      const owner = await guard.person(request)
      await guard.player(request)
      if ((await people.botsOf(owner)).length >= 20)
        throw new Problem("notNow", "You have twenty bot accounts already.", "Remove one first.")
      return people.addBot(owner, request.body.name)
    },
  )

  app.delete(
    "/api/v1/me/bots/:id",
    {
      schema: {
        summary: "Take a bot's key back",
        tags,
        params: z.object({ id: z.string().max(40) }),
        response: { 200: ok, ...refusals(401, 404) },
      },
    },
    async (request) => {
      if (!(await people.removeToken(await guard.person(request), request.params.id))) throw notFound("bot")
      return { ok: true as const }
    },
  )
}
