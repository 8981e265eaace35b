// Passkeys: added to an account, and coming in by one. The browser's device is asked between the
// two steps of each.
import { Entered, EnteredWithPasskey, Passkey, PasskeyQuestion } from "@genepool/wire"
import type { FastifyRequest } from "fastify"
import { z } from "zod"
import { deviceOf } from "../people/device.ts"
import { nameSchema } from "../people/name.ts"
import type { Signed } from "../people/sign-in.ts"
import { notFound } from "../problem.ts"
import type { App, Rooms } from "../rooms.ts"
import { arrivalIn } from "./arrival.ts"
import { ok, refusals } from "./shapes.ts"

const answered = z.object({
  response: z
    .looseObject({ id: z.string().max(1024), type: z.literal("public-key") })
    .meta({ description: "the credential, as its toJSON gives it" }),
})

export async function passkeysRoutes(app: App, rooms: Rooms): Promise<void> {
  const { guard, people, accounts } = rooms
  const arrive = arrivalIn(rooms)
  const tags = ["people"]

  app.get(
    "/api/v1/me/passkeys",
    {
      schema: {
        summary: "My passkeys",
        tags,
        response: {
          200: z.array(Passkey),
          ...refusals(401),
        },
      },
    },
    async (request) => {
      return people.passkeysOf(await guard.person(request, "read"))
    },
  )

  app.post(
    "/api/v1/me/passkeys/begin",
    {
      schema: {
        summary: "What to ask the device for, to add a passkey to my account",
        tags,
        response: { 200: PasskeyQuestion, ...refusals(401, 409) },
      },
    },
    async (request, reply) => {
      const player = await guard.person(request)
      const { options, cookies } = await people.beginPasskey(player, request.headers.cookie ?? "")
      reply.header("Set-Cookie", [...cookies])
      return { options }
    },
  )

  app.post(
    "/api/v1/me/passkeys",
    {
      schema: {
        summary: "Add the passkey that the device has made",
        tags,
        body: answered,
        response: { 200: ok, ...refusals(401, 409) },
      },
    },
    async (request) => {
      await people.addPasskey(await guard.person(request), signedIn(request, request.body.response))
      return { ok: true as const }
    },
  )

  app.delete(
    "/api/v1/me/passkeys/:id",
    {
      schema: {
        summary: "Remove a passkey",
        tags,
        params: z.object({ id: z.string().max(64) }),
        response: { 200: ok, ...refusals(401, 404, 409) },
      },
    },
    async (request) => {
      const player = await guard.person(request)
      if (!(await people.removePasskey(player, request.params.id))) throw notFound("passkey")
      return { ok: true as const }
    },
  )

  app.post(
    "/api/v1/me/register/passkey/begin",
    {
      schema: {
        summary: "What to ask the device for, to make an account that has a passkey and no password",
        tags,
        body: z.object({ name: nameSchema }),
        response: { 200: PasskeyQuestion, ...refusals(409) },
      },
    },
    async (request, reply) => {
      await guard.door(request)
      const { options, cookies } = await people.beginAccount(request.body.name)
      reply.header("Set-Cookie", [...cookies])
      return { options }
    },
  )

  app.post(
    "/api/v1/me/register/passkey",
    {
      schema: {
        summary: "Make the account; a guest keeps tables and history. The recovery codes are shown this once",
        tags,
        body: answered.extend({ name: nameSchema }),
        response: {
          200: EnteredWithPasskey,
          ...refusals(409),
        },
      },
    },
    async (request, reply) => {
      await guard.newcomer(request)
      const { player, cookies } = await people.registerWithPasskey(
        await guard.who(request),
        request.body.name,
        signedIn(request, request.body.response),
        deviceOf(request.headers["user-agent"]),
      )
      reply.header("Set-Cookie", [...cookies])
      return { player, recoveryCodes: await accounts.drawRecoveryCodes(player.id) }
    },
  )

  app.post(
    "/api/v1/me/sign-in/passkey/begin",
    {
      schema: {
        summary: "What to ask the device for, to come in by a passkey",
        tags,
        response: { 200: PasskeyQuestion, ...refusals() },
      },
    },
    async (request, reply) => {
      await guard.door(request)
      const { options, cookies } = await people.beginWithPasskey()
      reply.header("Set-Cookie", [...cookies])
      return { options }
    },
  )

  app.post(
    "/api/v1/me/sign-in/passkey",
    {
      schema: {
        summary: "Come in by a passkey",
        tags,
        body: answered,
        response: { 200: Entered, ...refusals(401) },
      },
    },
    async (request, reply) => {
      await guard.door(request)
      const device = deviceOf(request.headers["user-agent"])
      const signed = signedIn(request, request.body.response)
      return arrive(request, reply, await people.enterWithPasskey(signed, device))
    },
  )
}

function signedIn({ headers }: FastifyRequest, response: Signed["response"]): Signed {
  return { cookie: headers.cookie ?? "", origin: headers.origin ?? "", response }
}
