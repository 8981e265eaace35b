// For operators and moderators: everything here is allowed or refused when it is asked, and noted
// before it is done.
import {
  AddressBan,
  Deed,
  ForReason,
  ForTime,
  FoundPerson,
  NewName,
  NewRole,
  Notice,
  NoticeNow,
  OperatedTable,
  Operator,
  ReportedLine,
  Sanction,
  ServerStatus,
  Settled,
  WayBack,
} from "@genepool/wire"
import type { FastifyRequest } from "fastify"
import { z } from "zod"
import { rangeOf } from "../operators/network.ts"
import { findPeople, giveName, type PersonRow, personOf, setRole, wayBackFor } from "../operators/people.ts"
import { reportsIn, settleReport } from "../operators/reports.ts"
import { closeTable, lookAtTable, removeSeat, removeTable } from "../operators/tables.ts"
import { notFound, Problem } from "../problem.ts"
import type { App, Rooms } from "../rooms.ts"
import { ok, refusals, tableId } from "./shapes.ts"

/** A moderator's bans end by themselves, after so many hours at most. */
const moderatorsLongest = 24 * 30

export async function operateRoutes(app: App, rooms: Rooms): Promise<void> {
  const { guard, tables, people, accounts, operators, clock } = rooms
  const { sanctions, deeds, notices, status } = operators
  const { db } = tables
  const tags = ["operate"]
  const done = { ok: true as const }
  const refused = refusals(401, 403, 404, 409, 422)
  const player = z.object({ player: z.string().max(64) })

  app.get(
    "/api/v1/notice",
    {
      schema: {
        summary: "What everybody is told, if anything",
        tags,
        response: { 200: NoticeNow, ...refusals() },
      },
    },
    async () => ({ notice: await notices.get() }),
  )

  app.get(
    "/api/v1/operate/me",
    { schema: { summary: "What I may do here", tags, response: { 200: Operator, ...refusals(401, 403) } } },
    (request) => guard.operator(request, "moderator"),
  )

  app.get(
    "/api/v1/operate/status",
    {
      schema: {
        summary: "How the server stands",
        tags,
        response: { 200: ServerStatus, ...refusals(401, 403) },
      },
    },
    async (request) => {
      await guard.operator(request, "moderator")
      return status()
    },
  )

  const limitTo = (most: number) => z.coerce.number().int().min(1).max(most).default(50)

  app.get(
    "/api/v1/operate/reports",
    {
      schema: {
        summary: "Reported lines, the newest first, with the talk around them",
        tags,
        // Each comes with the talk around it
        querystring: z.object({ which: z.enum(["open", "all"]).default("open"), limit: limitTo(100) }),
        response: { 200: z.array(ReportedLine), ...refusals(401, 403) },
      },
    },
    async (request) => {
      await guard.operator(request, "moderator")
      return reportsIn(db, request.query.which, request.query.limit)
    },
  )

  app.post(
    "/api/v1/operate/reports/:id/settle",
    {
      schema: {
        summary: "A report has been looked at",
        tags,
        params: z.object({ id: z.string().max(64) }),
        body: Settled,
        response: { 200: ok, ...refused },
      },
    },
    async (request) => {
      const who = await guard.operator(request, "moderator")
      const { id } = request.params
      const settled = { at: clock.now(), by: who.name, note: request.body.note }
      await deeds.note(who, { action: "settle report", about: id, reason: request.body.note })
      if (!(await settleReport(db, id, settled))) throw notFound("open report")
      return done
    },
  )

  app.get(
    "/api/v1/operate/people",
    {
      schema: {
        summary: "People whose name begins so, or by id",
        tags,
        querystring: z.object({ name: z.string().min(1).max(64) }),
        response: { 200: z.array(FoundPerson), ...refusals(401, 403) },
      },
    },
    async (request) => {
      await guard.operator(request, "moderator")
      return findPeople(db, sanctions, request.query.name)
    },
  )

  app.get(
    "/api/v1/operate/sanctions",
    {
      schema: {
        summary: "Who may not speak or act now",
        tags,
        response: { 200: z.array(Sanction), ...refusals(401, 403) },
      },
    },
    async (request) => {
      await guard.operator(request, "moderator")
      return sanctions.list()
    },
  )

  for (const kind of ["mute", "ban"] as const)
    app.post(
      `/api/v1/operate/people/:player/${kind}`,
      {
        schema: {
          summary:
            kind === "mute" ? "They may not write anywhere" : "They may not do anything that others notice",
          tags,
          params: player,
          body: ForTime,
          response: { 200: ok, ...refused },
        },
      },
      async (request) => {
        const { who, person } = await about(request)
        const { hours, reason } = request.body
        if (who.role === "moderator" && (hours === null || hours > moderatorsLongest))
          throw new Problem(
            "notYours",
            "A moderator's bans end by themselves.",
            `Give at most ${moderatorsLongest} hours, or ask an operator.`,
          )
        await deeds.note(who, { action: kind, about: person.id, reason: `${forHours(hours)}: ${reason}` })
        // What somebody has programs do is done by them
        const bots = await people.botAccountsOf(person.id)
        for (const { id } of [person, ...bots])
          await sanctions.add({ kind, player: id, network: null, hours, reason, by: who.name })
        return done
      },
    )

  app.post(
    "/api/v1/operate/people/:player/lift",
    {
      schema: {
        summary: "They may write and act again",
        tags,
        params: player,
        body: ForReason,
        response: { 200: ok, ...refused },
      },
    },
    async (request) => {
      const { who, person } = await about(request)
      await deeds.note(who, { action: "lift", about: person.id, reason: request.body.reason })
      if (!(await sanctions.lift({ player: person.id }))) throw notFound("sanction of this player")
      for (const { id } of await people.botAccountsOf(person.id)) await sanctions.lift({ player: id })
      return done
    },
  )

  app.post(
    "/api/v1/operate/people/:player/name",
    {
      schema: {
        summary: "Give them another name; a member signs in by it from now on",
        tags,
        params: player,
        body: NewName,
        response: { 200: ok, ...refused },
      },
    },
    async (request) => {
      const { who, person } = await about(request)
      await deeds.note(who, { action: "rename", about: person.id, reason: request.body.reason })
      await giveName(people, person, request.body.name)
      return done
    },
  )

  app.post(
    "/api/v1/operate/people/:player/role",
    {
      schema: {
        summary: "Give or take a role",
        tags,
        params: player,
        body: NewRole,
        response: { 200: ok, ...refused },
      },
    },
    async (request) => {
      const { who, person } = await about(request, "operator")
      const { role, reason } = request.body
      await deeds.note(who, { action: `role ${role ?? "none"}`, about: person.id, reason })
      await setRole(db, person, role)
      return done
    },
  )

  app.post(
    "/api/v1/operate/people/:player/way-back",
    {
      schema: {
        summary: "A link by which a member sets a new password; it works once, for an hour",
        tags,
        params: player,
        body: ForReason,
        response: { 200: WayBack, ...refused },
      },
    },
    async (request) => {
      const { who, person } = await about(request, "operator")
      await deeds.note(who, { action: "way back", about: person.id, reason: request.body.reason })
      return wayBackFor(accounts, person)
    },
  )

  app.post(
    "/api/v1/operate/addresses",
    {
      schema: {
        summary: "Nobody new comes in from these addresses, and guests there may only watch",
        tags,
        body: AddressBan,
        response: { 200: ok, ...refused },
      },
    },
    async (request) => {
      const who = await guard.operator(request, "operator")
      const { network, hours, reason } = request.body
      const range = rangeOf(network)
      if (range === null)
        throw new Problem("badInput", "This is not an address range.", "Give one as 203.0.113.0/24.", {
          where: "body.network",
        })
      const text = `${range.address}/${range.bits}`
      await deeds.note(who, { action: "ban address", about: text, reason: `${forHours(hours)}: ${reason}` })
      await sanctions.add({ kind: "address", player: null, network: text, hours, reason, by: who.name })
      return done
    },
  )

  app.post(
    "/api/v1/operate/sanctions/:id/lift",
    {
      schema: {
        summary: "Lift one, by its id",
        tags,
        params: z.object({ id: z.string().max(64) }),
        body: ForReason,
        response: { 200: ok, ...refused },
      },
    },
    async (request) => {
      const who = await guard.operator(request, "operator")
      const { id } = request.params
      await deeds.note(who, { action: "lift", about: id, reason: request.body.reason })
      if (!(await sanctions.lift({ id }))) throw notFound("sanction")
      return done
    },
  )

  app.get(
    "/api/v1/operate/tables/:table",
    {
      schema: {
        summary: "A table as it lies in the database",
        tags,
        params: tableId,
        response: { 200: OperatedTable, ...refusals(401, 403, 404) },
      },
    },
    async (request) => {
      await guard.operator(request, "moderator")
      return lookAtTable(tables, request.params.table)
    },
  )

  for (const [path, summary, act] of [
    ["close", "Cancel a table that has not begun, or abort a running game", closeTable],
    ["delete", "Take a table away with all that happened and was said there", removeTable],
  ] as const)
    app.post(
      `/api/v1/operate/tables/:table/${path}`,
      { schema: { summary, tags, params: tableId, body: ForReason, response: { 200: ok, ...refused } } },
      async (request) => {
        const who = await guard.operator(request, "operator")
        const { table } = request.params
        await deeds.note(who, { action: `${path} table`, about: table, reason: request.body.reason })
        await act(tables, table)
        return done
      },
    )

  app.post(
    "/api/v1/operate/tables/:table/seats/:seat/remove",
    {
      schema: {
        summary: "Take somebody out of a seat; in a running game the seat is given up",
        tags,
        params: tableId.extend({ seat: z.coerce.number().int().min(0).max(11) }),
        body: ForReason,
        response: { 200: ok, ...refused },
      },
    },
    async (request) => {
      const who = await guard.operator(request, "operator")
      const { table, seat } = request.params
      await deeds.note(who, { action: `remove seat ${seat}`, about: table, reason: request.body.reason })
      await removeSeat(tables, table, seat)
      return done
    },
  )

  app.put(
    "/api/v1/operate/notice",
    {
      schema: { summary: "Tell everybody something", tags, body: Notice, response: { 200: ok, ...refused } },
    },
    async (request) => {
      const who = await guard.operator(request, "operator")
      const { at, minutes, text } = request.body
      const when = at === null ? "" : `${new Date(at).toISOString()} for ${minutes} min. `
      await deeds.note(who, { action: "notice", about: "everybody", reason: `${when}${text}` })
      await notices.set(request.body)
      return done
    },
  )

  app.delete(
    "/api/v1/operate/notice",
    {
      schema: {
        summary: "Nothing is to be told any more",
        tags,
        response: { 200: ok, ...refusals(401, 403) },
      },
    },
    async (request) => {
      await deeds.note(await guard.operator(request, "operator"), {
        action: "end notice",
        about: "everybody",
        reason: "",
      })
      await notices.set(null)
      return done
    },
  )

  app.get(
    "/api/v1/operate/deeds",
    {
      schema: {
        summary: "Who did what, the newest first",
        tags,
        querystring: z.object({ limit: limitTo(500) }),
        response: { 200: z.array(Deed), ...refusals(401, 403) },
      },
    },
    async (request) => {
      await guard.operator(request, "moderator")
      return deeds.list(request.query.limit)
    },
  )

  /** Who acts, and on whom: nobody acts on who has as much to say as they have. */
  async function about(
    request: FastifyRequest,
    least: "moderator" | "operator" = "moderator",
  ): Promise<{ who: Operator; person: PersonRow }> {
    const who = await guard.operator(request, least)
    const person = await personOf(db, (request.params as { player: string }).player)
    const role = person.role ?? person.ownerRole
    if (role !== null && !who.terminal && !(who.role === "operator" && role === "moderator"))
      throw new Problem(
        "notYours",
        "They have a role themselves, or it is a bot of somebody's who has.",
        "An operator, or the terminal, can do this.",
      )
    return { who, person }
  }
}

const forHours = (hours: number | null): string => (hours === null ? "until it is lifted" : `${hours} h`)
