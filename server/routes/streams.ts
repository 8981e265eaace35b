// Live streams as Server-Sent Events: each onlooker gets exactly what their seat may know, and resumes where they were.
import type { ServerResponse } from "node:http"
import type { Socket } from "node:net"
import type { Who } from "@genepool/engine"
import { z } from "zod"
import { networkOf } from "../address.ts"
import type { App, Rooms } from "../app.ts"
import { Problem } from "../problem.ts"
import { securityHeaders } from "../respond.ts"
import { type Said, saidSince } from "../tables/chat.ts"
import { frameOf } from "../tables/frame.ts"
import { listTables } from "../tables/listing.ts"
import { withProgress } from "../tables/progress.ts"
import { audienceOf } from "../tables/snapshot.ts"
import { refusals, tableId } from "./shapes.ts"

/** Signs of life, so that proxies and browsers keep the line. */
const heartbeat = 20_000
/** A reader with more than this on the way is too slow: it is dropped, and can resume. */
const mostUnread = 1 << 20
const streamHeaders = {
  ...securityHeaders,
  "Content-Type": "text/event-stream; charset=utf-8",
  "Cache-Control": "no-store",
  "X-Accel-Buffering": "no",
}
/** Streams that one person, or one address without a name, may have at a time. */
const mostStreams = 30

export async function streamRoutes(
  app: App,
  { guard, tables, clock, limits, metrics }: Rooms,
): Promise<void> {
  const open = new Set<Stream>()
  const onLine = new WeakMap<Socket, Stream>()
  const perVisitor = new Map<string, number>()
  const { presence } = tables
  const tags = ["streams"]

  let stopHeart = clock.after(heartbeat, beat)
  function beat(): void {
    for (const stream of open) stream.write(":\n\n")
    stopHeart = clock.after(heartbeat, beat)
  }
  // An answer that never ends is in the way of the next: whoever asks for more on the same line has done with it
  app.server.on("request", ({ socket }) => onLine.get(socket)?.end())
  app.addHook("preClose", async () => {
    stopHeart()
    for (const stream of open) stream.end()
  })

  /** Takes the line over from the framework until the reader goes. */
  function begin(response: ServerResponse, visitor: string, onEnd: () => void): Stream {
    const count = perVisitor.get(visitor) ?? 0
    perVisitor.set(visitor, count + 1)
    const stream = new Stream(response, () => metrics.droppedStreams.inc())
    open.add(stream)
    const { socket } = response
    if (socket !== null) onLine.set(socket, stream)
    metrics.streams.set(open.size)
    response.once("close", () => {
      open.delete(stream)
      if (socket !== null) onLine.delete(socket)
      metrics.streams.set(open.size)
      const left = (perVisitor.get(visitor) ?? 1) - 1
      if (left === 0) perVisitor.delete(visitor)
      else perVisitor.set(visitor, left)
      onEnd()
    })
    return stream
  }

  function mustBeFew(visitor: string): void {
    if (limits.unlimited || (perVisitor.get(visitor) ?? 0) < mostStreams) return
    throw new Problem("tooMany", "You have too many streams open.", "Close some windows.", { retryAfter: 30 })
  }

  app.get(
    "/api/v1/tables/:table/stream",
    {
      schema: {
        summary: "What happens at the table, live (text/event-stream); resumes by Last-Event-ID",
        tags,
        params: tableId,
        querystring: z.object({
          since: z.coerce
            .number()
            .int()
            .min(0)
            .optional()
            .meta({ description: "0 tells everything from the start" }),
        }),
        response: { ...refusals(404) },
      },
    },
    async (request, reply) => {
      const player = await guard.who(request)
      const table = await tables.get(request.params.table)
      const visitor = player?.id ?? networkOf(request.ip)
      mustBeFew(visitor)
      if (request.method === "HEAD") {
        reply.hijack()
        reply.raw.writeHead(200, streamHeaders).end()
        return
      }
      const who: Who = audienceOf(table.seats, player?.id ?? null)
      const known = lastKnown(request.headers["last-event-id"])
      // Talk is read from the database, and again if somebody spoke meanwhile
      const letGo = table.hold()
      let said: Said[]
      let upTo: number
      try {
        do {
          upTo = table.chatN
          said = await saidSince(tables, table, who, known?.chat ?? 0)
        } while (table.chatN !== upTo)
      } finally {
        letGo()
      }
      reply.hijack()
      const listener = {
        who,
        playerId: player?.id ?? null,
        address: networkOf(request.ip),
        send: (frame: Buffer) => stream.write(frame),
      }
      const stream = begin(reply.raw, visitor, () => presence.leave(table, listener))
      // No pause between the two: whatever happens after the first message reaches the listener
      const first = table.since(known?.n ?? request.query.since ?? table.play.no, who)
      // What was said later, at another node, is told like everything later
      for (const line of said.filter(({ n }) => n <= upTo))
        stream.event(`${known?.n ?? 0}.${line.n}`, "chat", JSON.stringify(line))
      stream.event(table.eventId(who), "table", JSON.stringify(first))
      presence.arrive(table, listener)
    },
  )

  app.get(
    "/api/v1/lobby/stream",
    {
      schema: {
        summary: "Listed tables, live: all of them first, then each that changes (text/event-stream)",
        tags,
        response: { ...refusals() },
      },
    },
    async (request, reply) => {
      const player = await guard.who(request)
      const visitor = player?.id ?? networkOf(request.ip)
      mustBeFew(visitor)
      if (request.method === "HEAD") {
        reply.hijack()
        reply.raw.writeHead(200, streamHeaders).end()
        return
      }
      const all = await withProgress(tables, await listTables(tables.db, { limit: 200 }), player?.id ?? null)
      reply.hijack()
      const listener = (change: unknown) => stream.event(null, "table", JSON.stringify(change))
      const stream = begin(reply.raw, visitor, () => tables.lobby.delete(listener))
      stream.event(null, "tables", JSON.stringify(all))
      tables.lobby.add(listener)
    },
  )
}

function lastKnown(header: string | string[] | undefined): { n: number; chat: number } | null {
  const [, n, chat] = /^(\d{1,9})\.(\d{1,9})$/.exec(typeof header === "string" ? header : "") ?? []
  return n === undefined ? null : { n: Number(n), chat: Number(chat) }
}

class Stream {
  private readonly response: ServerResponse
  private readonly onDrop: () => void

  constructor(response: ServerResponse, onDrop: () => void) {
    this.response = response
    this.onDrop = onDrop
    response.writeHead(200, streamHeaders)
    response.write("retry: 2000\n\n")
  }

  event(id: string | null, event: string, data: string): void {
    this.write(frameOf(id, event, data))
  }

  write(text: string | Buffer): void {
    if (this.response.destroyed) return
    this.response.write(text)
    if (this.response.writableLength <= mostUnread) return
    this.onDrop()
    this.response.destroy()
  }

  /** The server goes; the reader shall come back soon, but not all readers at the same moment. */
  end(): void {
    this.response.end(`retry: ${1000 + Math.floor(Math.random() * 2000)}\nevent: bye\ndata: {}\n\n`)
  }
}
