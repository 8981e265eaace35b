// Live streams as Server-Sent Events: each onlooker gets exactly what their seat may know, and
// resumes where they were.
import type { ServerResponse } from "node:http"
import type { Socket } from "node:net"
import { LobbyEvent, type Player, TableEvent } from "@genepool/wire"
import type { FastifyReply, FastifyRequest } from "fastify"
import { z } from "zod"
import { networkOf } from "../address.ts"
import type { Credentials } from "../people/people.ts"
import { Problem } from "../problem.ts"
import { securityHeaders } from "../respond.ts"
import type { App, Rooms } from "../rooms.ts"
import { listTables } from "../tables/listing.ts"
import { mostTold } from "../tables/onlookers.ts"
import { playing, progressIn } from "../tables/progress.ts"
import { chunkOf, eventOf, type Sendable } from "../tables/sendable.ts"
import { Turns } from "../turns.ts"
import { linesPerRead } from "./guard.ts"
import { lineNumber, refusals, streamOf, tableId } from "./shapes.ts"

/** Signs of life, so that proxies and browsers keep the line. */
const heartbeat = 20_000
const signOfLife = chunkOf(":\n\n")
/**
 * The same for pages, which do not see that one: a line that is cut without a word is known by its
 * silence.
 */
const audibleSign = eventOf(null, "beat", "{}")
/** A reader with more than this on the way is too slow: it is dropped, and can resume. */
const mostUnread = 1 << 20
const streamHeaders = {
  ...securityHeaders,
  "Content-Type": "text/event-stream; charset=utf-8",
  "Cache-Control": "no-store",
  "X-Accel-Buffering": "no",
}
/**
 * How often the sessions behind the streams are looked at; one that was looked at lately is
 * trusted.
 */
const lookAtSessions = 10_000
/** When to come back, for who may well be still signed in. */
const atOnce = { least: 0, most: 500 }
/** Streams that one person, or one address without a name, may have at a time. */
const mostStreams = 30
/** The same for all who share an address, together. */
const mostFromThere = 120

export async function streamRoutes(
  app: App,
  { guard, home, leave, people, tables, clock, limits, metrics, log }: Rooms,
): Promise<void> {
  const onLine = new WeakMap<Socket, Stream>()
  /** By player, and by address for those without a name. */
  const open = new Map<string, Set<Stream>>()
  /** How many there are, by address. */
  const fromThere = new Map<string, number>()
  /**
   * After a restart everybody comes back within seconds, and plays on meanwhile: choices do not
   * wait for that.
   */
  const comers = new Turns()
  const tags = ["streams"]
  const all = () => [...open.values()].flatMap((streams) => [...streams])

  metrics.online = () => [...open.values()].filter((streams) => [...streams][0]?.playerId != null).length
  let stopHeart = clock.after(heartbeat, beat)
  function beat(): void {
    for (const stream of all()) stream.write(stream.hearsBeats ? audibleSign : signOfLife)
    // Whoever has a line open is here, though they ask for nothing
    for (const visitor of open.keys()) people.seen.note(visitor)
    stopHeart = clock.after(heartbeat, beat)
  }
  let stopLooking = clock.after(lookAtSessions, () => void look())
  /**
   * Where it was not heard that a session has ended: it may have run out, or another node may have
   * ended it.
   */
  async function look(): Promise<void> {
    for (const stream of all()) {
      if (stream.playerId === null) continue
      await tables.slices.pause()
      try {
        const player = await people.who(stream.credentials)
        if (player?.id !== stream.playerId) stream.end()
      } catch (error) {
        log.warn({ err: error }, "whether sessions have ended could not be seen")
        break
      }
    }
    if (!stopped) stopLooking = clock.after(lookAtSessions, () => void look())
  }
  // Whoever is still signed in comes back at once, and is looked at anew
  const stopHearing = people.onChange((player) => {
    for (const stream of open.get(player) ?? []) stream.end(atOnce)
  })
  // An answer that never ends is in the way of the next: whoever asks for more on the same line has
  // done with it
  app.server.on("request", ({ socket }) => onLine.get(socket)?.end())
  let stopped = false
  app.addHook("preClose", async () => {
    stopped = true
    stopHeart()
    stopLooking()
    stopHearing()
    for (const stream of all()) stream.end()
  })

  /**
   * Takes the line over from the framework until the reader goes. `prepare` reads what is told
   * first.
   */
  const begin = (...given: Parameters<typeof admit>): Promise<void> => comers.do(() => admit(...given))

  async function admit(
    request: FastifyRequest,
    reply: FastifyReply,
    prepare: (player: Player | null) => Promise<Prepared>,
  ): Promise<void> {
    // Who has gone while waiting wants nothing any more
    if (request.socket.destroyed) {
      reply.hijack()
      leave(request)
      return
    }
    const player = await guard.who(request)
    const visitor = player?.id ?? networkOf(request.ip)
    const network = networkOf(request.ip)
    mustBeFew(visitor, network)
    if (request.method === "HEAD") {
      reply.hijack()
      reply.raw.writeHead(200, streamHeaders).end()
      leave(request)
      return
    }
    const { cookie, authorization } = request.headers
    const stream = new Stream(reply.raw, player?.id ?? null, { cookie, authorization }, () =>
      metrics.droppedStreams.inc(),
    )
    // From here on it is heard if the visitor signs out
    const streams = open.get(visitor) ?? new Set()
    open.set(visitor, streams.add(stream))
    fromThere.set(network, (fromThere.get(network) ?? 0) + 1)
    metrics.streams.inc()
    metrics.openStreams++
    let onEnd: () => void = () => undefined
    const { socket } = reply.raw
    const over = () => {
      if (!streams.delete(stream)) return
      if (streams.size === 0 && open.get(visitor) === streams) open.delete(visitor)
      const left = (fromThere.get(network) ?? 1) - 1
      if (left === 0) fromThere.delete(network)
      else fromThere.set(network, left)
      metrics.streams.dec()
      metrics.openStreams--
      if (socket !== null && onLine.get(socket) === stream) onLine.delete(socket)
      onEnd()
    }
    try {
      const prepared = await prepare(player)
      if (stream.ended) {
        prepared.abandon()
        throw new Problem("signInFirst", "You have signed out meanwhile.", "Open the stream again.")
      }
      if (request.socket.destroyed) {
        prepared.abandon()
        over()
        reply.hijack()
        leave(request)
        return
      }
      reply.hijack()
      if (socket !== null) onLine.set(socket, stream)
      reply.raw.once("close", over)
      // Head, table and who is there go out in one write
      socket?.cork()
      stream.begin()
      onEnd = prepared.begin(stream)
      socket?.uncork()
      leave(request)
    } catch (error) {
      over()
      throw error
    }
  }

  function mustBeFew(visitor: string, network: string): void {
    if (limits.unlimited) return
    if ((open.get(visitor)?.size ?? 0) < mostStreams && (fromThere.get(network) ?? 0) < mostFromThere) return
    throw new Problem("tooMany", "You have too many streams open.", "Close some windows.", { retryAfter: 30 })
  }

  app.get(
    "/api/v1/tables/:table/stream",
    {
      schema: {
        summary: "What happens at the table, live (text/event-stream); resumes by Last-Event-ID",
        description:
          "Everything is sent for who you are when it is sent: when you sit down or leave, `now.you` changes, " +
          "and the table is shown anew. The stream ends when the session or key that opened it does. " +
          "The table's options come with the first position on a stream, as `now.options` and `now.view.options`; " +
          "after that they are left out.",
        tags,
        params: tableId,
        querystring: z.object({
          since: lineNumber(`0 tells everything from the start, the last ${mostTold} lines at most`),
          changes: z.coerce
            .number()
            .int()
            .min(0)
            .optional()
            .meta({
              description:
                "1: after the first event `table`, which is whole, only what is other than before, as events `change`; " +
                "any other number, or none: whole events",
            }),
        }),
        response: { 200: streamOf(TableEvent), ...refusals(404) },
      },
    },
    async (request, reply) => {
      const known = lastKnown(request.headers["last-event-id"])
      const { since, changes } = request.query
      await begin(request, reply, async (player) => {
        const visit = { player, address: networkOf(request.ip) }
        const wish = { known, since, byChanges: changes === 1 }
        const watch = await home.watch(request.params.table, visit, wish)
        guard.charge(request, watch.lines / linesPerRead)
        return {
          abandon: () => watch.abandon(),
          begin(stream) {
            stream.hearsBeats = wish.byChanges
            return watch.begin(
              (message) => stream.write(message),
              () => stream.end(atOnce),
            )
          },
        }
      })
    },
  )

  app.get(
    "/api/v1/lobby/stream",
    {
      schema: {
        summary: "Listed tables, live: all of them first, then each that changes (text/event-stream)",
        tags,
        response: { 200: streamOf(LobbyEvent), ...refusals() },
      },
    },
    async (request, reply) => {
      await begin(request, reply, async (player) => {
        const listed = await listTables(tables.db, { limit: 200 })
        const found = await tables.getAll(playing(listed))
        return {
          abandon: () => undefined,
          begin(stream) {
            const send = (message: Sendable) => stream.write(message)
            stream.event(null, "tables", JSON.stringify(progressIn(found, listed, player?.id ?? null)))
            tables.lobby.add(send)
            return () => tables.lobby.delete(send)
          },
        }
      })
    },
  )
}

function lastKnown(header: string | string[] | undefined): { n: number; chat: number } | null {
  const [, n, chat] = /^(\d{1,9})\.(\d{1,9})$/.exec(typeof header === "string" ? header : "") ?? []
  return n === undefined ? null : { n: Number(n), chat: Number(chat) }
}

/** What is told on a stream is ready to be told. */
interface Prepared {
  /** Tells it, and what comes after it until what this answers is called. */
  begin(stream: Stream): () => void
  abandon(): void
}

class Stream {
  readonly playerId: string | null
  /** What the stream was opened with. */
  readonly credentials: Credentials
  ended = false
  hearsBeats = false
  private readonly response: ServerResponse
  private readonly onDrop: () => void

  constructor(
    response: ServerResponse,
    playerId: string | null,
    credentials: Credentials,
    onDrop: () => void,
  ) {
    this.response = response
    this.playerId = playerId
    this.credentials = credentials
    this.onDrop = onDrop
  }

  begin(): void {
    this.response.writeHead(200, streamHeaders)
    this.response.write("retry: 2000\n\n")
  }

  event(id: string | null, event: string, data: string): void {
    this.write(eventOf(id, event, data))
  }

  write({ chunk, bytes }: Sendable): void {
    if (this.ended || !this.response.headersSent || this.response.destroyed) return
    const { socket } = this.response
    // The framework would put the chunk together anew for each reader. Whose turn on the line has
    // not come has no socket yet
    if (this.response.chunkedEncoding && socket?.writable) socket.write(chunk)
    else this.response.write(bytes)
    if (this.response.writableLength <= mostUnread) return
    this.onDrop()
    this.response.destroy()
  }

  /** Nothing more is sent. The reader may come back, but not all readers at the same moment. */
  end(within = { least: 1000, most: 3000 }): void {
    if (this.ended) return
    this.ended = true
    const { least, most } = within
    const retry = least + Math.floor(Math.random() * (most - least))
    if (this.response.headersSent) this.response.end(`retry: ${retry}\nevent: bye\ndata: {}\n\n`)
  }
}
