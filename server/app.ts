// The HTTP side of the server: routes under /api/v1, errors in one form, headers, and the client
// for every other address.
import { STATUS_CODES } from "node:http"
import swagger from "@fastify/swagger"
import { BadInput } from "@genepool/engine"
import { type FastifyError, type FastifyReply, type FastifyRequest, fastify, LogController } from "fastify"
import {
  hasZodFastifySchemaValidationErrors,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from "fastify-type-provider-zod"
import { networkOf } from "./address.ts"
import { Brake } from "./brake.ts"
import { keepRoom } from "./crowd.ts"
import { documentSetting } from "./document.ts"
import { Entry } from "./entry.ts"
import { mustBeShallow } from "./json.ts"
import { Overdue } from "./overdue.ts"
import { notFound, Problem } from "./problem.ts"
import { respond, securityHeaders } from "./respond.ts"
import type { App, AppSetting, Patience, Rooms } from "./rooms.ts"
import { accountRoutes } from "./routes/account.ts"
import { chatRoutes } from "./routes/chat.ts"
import { docsRoutes } from "./routes/docs.ts"
import { gamesRoutes } from "./routes/games.ts"
import { Guard } from "./routes/guard.ts"
import { meRoutes } from "./routes/me.ts"
import { myDataRoutes } from "./routes/my-data.ts"
import { noticesRoutes } from "./routes/notices.ts"
import { operateRoutes } from "./routes/operate.ts"
import { operationRoutes } from "./routes/operation.ts"
import { passkeysRoutes } from "./routes/passkeys.ts"
import { playRoutes } from "./routes/play.ts"
import { playersRoutes } from "./routes/players.ts"
import { previewRoutes } from "./routes/preview.ts"
import { puzzleRoutes } from "./routes/puzzles.ts"
import { streamRoutes } from "./routes/streams.ts"
import { tablesRoutes } from "./routes/tables.ts"
import { vacationRoutes } from "./routes/vacation.ts"
import { newId } from "./secrets.ts"
import { isAway, isBadValue } from "./store/postgres.ts"
import { troubleOf, unavailable } from "./store/trouble.ts"

/**
 * Bytes of a request. The longest that a route has use for is what a device tells of a new passkey,
 * some thousand.
 */
const smallBody = 1 << 14

const usualPatience: Patience = {
  headers: 20_000,
  request: 60_000,
  answer: 30_000,
  silence: 120_000,
  look: 5000,
}

export async function buildApp(setting: AppSetting): Promise<App> {
  const { headers, request, answer, silence, look } = setting.patience ?? usualPatience
  const app = fastify({
    loggerInstance: setting.log,
    trustProxy: setting.trustProxy,
    bodyLimit: smallBody,
    // Requests are not logged one by one, and so need no logger of their own
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    // A server that stops tells those who are still connected to come back
    forceCloseConnections: "idle",
    // Told in every answer and in every line of the log about it, so that one finds the other
    genReqId: () => newId().slice(0, 12),
    routerOptions: { maxParamLength: 64, ignoreTrailingSlash: false },
    requestTimeout: request,
    connectionTimeout: silence,
    // Requests that never reach a route are refused in the same words as all others
    http: { requireHostHeader: false, headersTimeout: headers, connectionsCheckingInterval: look },
    frameworkErrors: (error: FastifyError, _request: FastifyRequest, reply: FastifyReply) => {
      const problem = problemOf(error)
      reply.status(problem.status).headers(securityHeaders).send(problem.body())
    },
    clientErrorHandler: (error, socket) => {
      if (socket.writable) socket.write(unreadable(error.code ?? ""))
      socket.destroy(error)
    },
  }).withTypeProvider<ZodTypeProvider>() as App
  if (setting.mostConnections !== null)
    keepRoom(app.server, {
      most: setting.mostConnections,
      answer: rawAnswer(
        new Problem("unavailable", "The server has no connection left.", "Come back in a few seconds.", {
          retryAfter: 5,
        }),
      ),
      warn: (connections) =>
        setting.log.warn(
          { connections },
          "no connection is left: raise the limit of open files, or add a node",
        ),
    })
  // Whatever else was expected of us, the request itself can be answered
  app.server.on("checkExpectation", (request, response) => app.server.emit("request", request, response))
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.removeContentTypeParser("text/plain")
  const parse = app.getDefaultJsonParser("error", "error")
  app.removeContentTypeParser("application/json")
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
    mustBeShallow(body)
    return parse(request, body, done)
  })

  const guard = new Guard(setting.people, setting.limits, setting.operators.sanctions, setting.terminal)
  const overdue = new Overdue(answer, look)
  app.addHook("onClose", async () => overdue.close())
  app.decorateRequest("visit", null)
  // Hooks that have nothing to wait for do not: every request goes through all of them
  app.addHook("onRequest", (request, reply, done) => {
    overdue.begin(reply)
    const isApi = request.url.startsWith("/api/")
    reply.headers(securityHeaders)
    reply.header("X-Request-Id", request.id)
    if (isApi) reply.header("Cache-Control", "no-store")
    if (setting.tables.draining) reply.header("Connection", "close")
    const { cookie, origin, host } = request.headers
    try {
      mustBeOurOwn(request.method, origin, host, setting.origin)
      if (isApi) guard.gate(request)
    } catch (error) {
      return done(error as Error)
    }
    if (!isApi || !setting.people.mayRenew(cookie)) return done()
    setting.people.renew(cookie).then((renewed) => {
      if (renewed !== null) {
        request.headers.cookie = renewed.cookie
        reply.header("Set-Cookie", [...renewed.setCookies])
      }
      done()
    }, done)
  })
  // Only when all of it is here: who sends slowly holds nobody up
  const entry = new Entry()
  const leaving = new WeakMap<FastifyRequest, () => void>()
  /** Tables that were not in memory when they were asked for. */
  const unread = new WeakMap<FastifyRequest, string>()
  const leave = (request: FastifyRequest) => {
    leaving.get(request)?.()
    const table = unread.get(request)
    if (table === undefined) return
    unread.delete(request)
    // Whoever goes through old games has the server play each of them through
    if (setting.tables.isOver(table) === true) guard.chargeForReading(request)
  }
  if (!setting.limits.unlimited)
    app.addHook("preValidation", async (request, reply) => {
      if (!request.url.startsWith("/api/")) return
      leaving.set(request, await entry.enter(networkOf(request.ip)))
      const table = (request.params as { readonly table?: string } | null)?.table
      if (table !== undefined && setting.tables.isOver(table) === null) unread.set(request, table)
      // Nobody waits for this answer any more
      if (request.socket.destroyed) {
        reply.hijack()
        leave(request)
      }
    })
  // Whether it is still waited for or not: the work is done now
  if (!setting.limits.unlimited)
    app.addHook("onSend", (request, _reply, payload, done) => {
      leave(request)
      done(null, payload)
    })
  const brake = new Brake(setting.limits, setting.clock)
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    leave(request)
    const problem = problemOf(error)
    if (problem.code === "tooMany" && !(await brake.slowDown(networkOf(request.ip)))) {
      reply.hijack()
      return request.raw.destroy()
    }
    // An address may have a seat's code in what was asked
    const [url] = request.url.split("?", 1)
    if (failedSignIns.has(problem.code))
      // Who it was is not kept; the same mark is the same address (quotas.ts)
      request.log.warn(
        { request: request.id, url, reason: problem.code, from: setting.quotas.markOf(request.ip) },
        "a sign-in failed",
      )
    if (problem.code === "broken")
      request.log.error({ request: request.id, err: error, url }, "a request failed")
    else if (problem.code === "unavailable")
      request.log.warn({ request: request.id, url, reason: error.message }, "a request could not be answered")
    if (typeof problem.more.retryAfter === "number") reply.header("Retry-After", problem.more.retryAfter)
    return reply.status(problem.status).send(problem.body())
  })
  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith("/api/")) {
      const problem = notFound("address in the API")
      return reply.status(problem.status).send(problem.body())
    }
    reply.hijack()
    respond(setting.client, request.raw, reply.raw)
  })

  await app.register(swagger, documentSetting(setting.people.cookieName))
  app.addHook("onResponse", (request, reply, done) => {
    overdue.end(reply)
    // The route's pattern, never the address: that would name tables
    const route = request.routeOptions.url ?? "client"
    const { method } = request
    if (reply.statusCode === 500) setting.metrics.failed++
    setting.metrics.requests.observe({ route, method, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  const rooms: Rooms = { ...setting, guard, leave }
  for (const routes of [
    gamesRoutes,
    meRoutes,
    passkeysRoutes,
    accountRoutes,
    myDataRoutes,
    noticesRoutes,
    tablesRoutes,
    playRoutes,
    streamRoutes,
    chatRoutes,
    playersRoutes,
    puzzleRoutes,
    vacationRoutes,
    operateRoutes,
    operationRoutes,
    docsRoutes,
    previewRoutes,
  ])
    await app.register(async (scope) => routes(scope.withTypeProvider<ZodTypeProvider>() as App, rooms))
  return app
}

const failedSignIns: ReadonlySet<string> = new Set(["wrongPassword", "wrongPasskey", "wrongCode"])

/** The answer to what is not HTTP, or not in time. */
function unreadable(code: string): string {
  const problem =
    code === "HPE_HEADER_OVERFLOW"
      ? new Problem("headersTooLarge", "The address or the headers are too large.", "Send less.")
      : code === "ERR_HTTP_REQUEST_TIMEOUT"
        ? new Problem("tooSlow", "The request did not arrive in time.", "Send it again.")
        : new Problem("badRequest", "This is not an HTTP request.", "See /api/docs.")
  return rawAnswer(problem)
}

/** For who has no request yet that could be answered. */
function rawAnswer(problem: Problem): string {
  const body = JSON.stringify(problem.body())
  const { status } = problem
  const retry =
    typeof problem.more.retryAfter === "number" ? `Retry-After: ${problem.more.retryAfter}\r\n` : ""
  return (
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: application/json\r\n${retry}` +
    `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  )
}

/**
 * A page of another site cannot act in a visitor's name: browsers say where a request that changes
 * something is from.
 */
function mustBeOurOwn(
  method: string,
  origin: string | undefined,
  host: string | undefined,
  own: string | null,
): void {
  if (method === "GET" || method === "HEAD" || origin === undefined) return
  if (origin === own) return
  if (URL.canParse(origin) && new URL(origin).host === host) return
  throw new Problem(
    "foreignOrigin",
    "Requests from other sites are not accepted.",
    "Open Genepool itself, or send no Origin header.",
  )
}

function problemOf(error: FastifyError): Problem {
  if (error instanceof Problem) return error
  if (error instanceof BadInput)
    return new Problem("badInput", error.message, `Give ${error.expected} at ${error.where}.`, {
      where: error.where,
    })
  if (hasZodFastifySchemaValidationErrors(error)) {
    const first = error.validation[0]
    const where = `${error.validationContext ?? "body"}${(first?.instancePath ?? "").replaceAll("/", ".")}`
    return new Problem("badRequest", `${where}: ${first?.message ?? "is not valid"}`, "See /api/docs.", {
      where,
    })
  }
  if (error.code === "FST_ERR_CTP_BODY_TOO_LARGE")
    return new Problem("tooLarge", "The request is too large.", "Send less.")
  if (error.code === "FST_ERR_CTP_INVALID_MEDIA_TYPE")
    return new Problem("notJson", "Only JSON is accepted.", "Send Content-Type: application/json.")
  if (isBadValue(error))
    return new Problem("badRequest", "A value in the request cannot be kept.", "See /api/docs.")
  const trouble = troubleOf(error)
  if (trouble !== null) return unavailable(trouble, error)
  if (isAway(error))
    return new Problem(
      "unavailable",
      "The database cannot be reached.",
      "Send the request again in a few seconds.",
      {
        retryAfter: 2,
      },
    )
  if (error.statusCode !== undefined && error.statusCode < 500)
    return new Problem("badRequest", error.message, "See /api/docs.")
  return new Problem(
    "broken",
    "Something went wrong on the server.",
    "Try again; the operator has been told.",
  )
}
