// My account itself: password, ways back in, sessions.
import { locales } from "@genepool/engine"
import { AccountState, Entered, NewRecoveryCodes, Session } from "@genepool/wire"
import type { FastifyRequest } from "fastify"
import { z } from "zod"
import type { Asking } from "../people/account.ts"
import { deviceOf } from "../people/device.ts"
import { notFound } from "../problem.ts"
import type { App, Rooms } from "../rooms.ts"
import { hashOf } from "../secrets.ts"
import { arrivalIn } from "./arrival.ts"
import { again, ok, passwordSchema, refusals } from "./shapes.ts"

const locale = z.enum(locales).default("en").meta({ description: "of the letter" })
const token = z.string().max(100)
const email = z.email().max(254)

export async function accountRoutes(app: App, rooms: Rooms): Promise<void> {
  const { guard, accounts, limits } = rooms
  const arrive = arrivalIn(rooms)
  const tags = ["account"]
  const asking = async (request: FastifyRequest, password?: string): Promise<Asking> => {
    const player = await guard.person(request)
    await guard.ownTries(request, player)
    return { player, cookie: request.headers.cookie ?? "", password }
  }
  const mayMail = (who: string): Promise<boolean> =>
    limits.take("letters", who).then(
      () => true,
      () => false,
    )

  app.get(
    "/api/v1/me/account",
    {
      schema: {
        summary: "How I can come in, and come back in",
        tags,
        response: {
          200: AccountState,
          ...refusals(401),
        },
      },
    },
    async (request) => accounts.state(await guard.person(request, "read")),
  )

  app.post(
    "/api/v1/me/password",
    {
      schema: {
        summary:
          "Change my password; all other sessions, recovery codes and links in letters end, webhooks rest, and a letter " +
          "asks to confirm my address once more. Passkeys and the keys of bots stay: look through them",
        tags,
        body: z.object({ password: again, new: passwordSchema, locale }),
        response: { 200: ok, ...refusals(401, 403, 409) },
      },
    },
    async (request) => {
      const { password, new: wanted, locale } = request.body
      await accounts.changePassword(await asking(request, password), wanted, locale)
      return { ok: true as const }
    },
  )

  app.post(
    "/api/v1/me/recovery-codes",
    {
      schema: {
        summary: "New recovery codes, shown this once; those from before work no more",
        tags,
        body: z.object({ password: again }),
        response: { 200: NewRecoveryCodes, ...refusals(401, 403, 409) },
      },
    },
    async (request) => {
      return { codes: await accounts.newRecoveryCodes(await asking(request, request.body.password)) }
    },
  )

  app.put(
    "/api/v1/me/email",
    {
      schema: {
        summary: "Give an address for a way back in; a letter asks to confirm it",
        tags,
        body: z.object({ email, password: again, locale }),
        response: { 200: ok, ...refusals(401, 403, 409, 503) },
      },
    },
    async (request) => {
      const who = await asking(request, request.body.password)
      // Neither by one account nor to one address are many letters sent
      await limits.take("letters", who.player.id)
      await limits.take("letters", hashOf(request.body.email.toLowerCase()))
      await accounts.giveAddress(who, request.body.email, request.body.locale)
      return { ok: true as const }
    },
  )

  app.post(
    "/api/v1/me/email/remove",
    {
      schema: {
        summary: "Forget my address; a letter tells it so",
        tags,
        body: z.object({ password: again, locale }),
        response: { 200: ok, ...refusals(401, 403, 409) },
      },
    },
    async (request) => {
      await accounts.forgetAddress(await asking(request, request.body.password), request.body.locale)
      return { ok: true as const }
    },
  )

  app.post(
    "/api/v1/me/email/confirm",
    {
      schema: {
        summary:
          "Confirm my address by the link in the letter, signed in; a letter tells the address from before",
        tags,
        body: z.object({ token, locale }),
        response: { 200: ok, ...refusals(401) },
      },
    },
    async (request) => {
      await guard.door(request)
      const player = await guard.person(request)
      await accounts.confirmAddress(player, request.body.token, request.body.locale)
      return { ok: true as const }
    },
  )

  const arrived = { 200: Entered, ...refusals(401) }

  app.post(
    "/api/v1/me/recover/code",
    {
      schema: {
        summary: "Come back in by a recovery code, with a new password; all other sessions and codes end",
        tags,
        body: z.object({ name: z.string().max(100), code: z.string().max(40), password: passwordSchema }),
        response: arrived,
      },
    },
    async (request, reply) => {
      // Nobody guesses a code; so those who try passwords must not stand in the way of one
      await guard.door(request)
      const { name, code, password } = request.body
      const device = deviceOf(request.headers["user-agent"])
      return arrive(request, reply, await accounts.recoverByCode(name, code, password, device))
    },
  )

  app.post(
    "/api/v1/me/recover/letter",
    {
      schema: {
        summary: "Ask for a letter with a link; the answer does not tell whether there is such an account",
        tags,
        body: z.object({
          who: z.string().max(254).meta({ description: "the account's name or its address" }),
          locale,
        }),
        response: { 200: ok, ...refusals(409) },
      },
    },
    async (request) => {
      await guard.door(request)
      accounts.askForWayBack(request.body.who, request.body.locale, mayMail)
      return { ok: true as const }
    },
  )

  app.post(
    "/api/v1/me/recover/link",
    {
      schema: {
        summary:
          "Come back in by the link in a letter, with a new password; all other sessions and codes end",
        tags,
        body: z.object({ token, password: passwordSchema }),
        response: arrived,
      },
    },
    async (request, reply) => {
      await guard.door(request)
      const device = deviceOf(request.headers["user-agent"])
      const { token, password } = request.body
      return arrive(request, reply, await accounts.recoverByLink(token, password, device))
    },
  )

  app.get(
    "/api/v1/me/sessions",
    {
      schema: {
        summary: "Where I am signed in",
        tags,
        response: {
          200: z.array(Session),
          ...refusals(401),
        },
      },
    },
    async (request) => accounts.sessionsOf(await guard.person(request, "read"), request.headers.cookie ?? ""),
  )

  app.delete(
    "/api/v1/me/sessions/:id",
    {
      schema: {
        summary: "End a session of mine, and its streams",
        tags,
        params: z.object({ id: z.string().max(64) }),
        response: { 200: ok, ...refusals(401, 404) },
      },
    },
    async (request) => {
      if (!(await accounts.endSession(await guard.person(request), request.params.id)))
        throw notFound("session")
      return { ok: true as const }
    },
  )
}
