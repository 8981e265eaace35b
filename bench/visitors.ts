// People at a Genepool server over real HTTP: requests on kept connections, and live streams.

import { Agent, type IncomingMessage, request } from "node:http"
import type { TableMade } from "@genepool/wire"

const agent = new Agent({ keepAlive: true, maxSockets: 256 })

export interface Answer {
  readonly status: number
  readonly text: string
  readonly cookie: string
}

export function send(method: string, url: string, cookie: string, body?: unknown): Promise<Answer> {
  const payload = body === undefined ? undefined : JSON.stringify(body)
  const headers: Record<string, string | number> = { cookie }
  if (payload !== undefined) {
    headers["content-type"] = "application/json"
    headers["content-length"] = Buffer.byteLength(payload)
  }
  return new Promise((resolve, reject) => {
    const call = request(url, { method, headers, agent }, (response: IncomingMessage) => {
      let text = ""
      response.setEncoding("utf8")
      response.on("data", (more: string) => {
        text += more
      })
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          text,
          cookie: (response.headers["set-cookie"] ?? []).map((line) => line.split(";")[0]).join("; "),
        }),
      )
    })
    call.on("error", (error: NodeJS.ErrnoException) => {
      // A kept connection may be closed by the server just when it is taken up again
      if (call.reusedSocket && error.code === "ECONNRESET")
        send(method, url, cookie, body).then(resolve, reject)
      else reject(error)
    })
    call.end(payload)
  })
}

export async function must<T>(method: string, url: string, cookie: string, body?: unknown): Promise<T> {
  const { status, text } = await send(method, url, cookie, body)
  if (status >= 300) throw new Error(`${method} ${url}: ${status} ${text}`)
  return JSON.parse(text) as T
}

export async function comeIn(server: string, name: string): Promise<string> {
  return (await send("POST", `${server}/api/v1/me/guest`, "", { name })).cookie
}

/** A started table of noughts with the two at it. */
export async function noughtsTable(server: string, cookies: readonly [string, string]): Promise<string> {
  const seats = [{ kind: "me" }, { kind: "open" }]
  const tables = `${server}/api/v1/tables`
  const { table } = await must<TableMade>("POST", tables, cookies[0], { game: "noughts", seats })
  await must("POST", `${tables}/${table}/join`, cookies[1], {})
  await must("POST", `${tables}/${table}/start`, cookies[0])
  return table
}

/**
 * A stream that is read and counted; the answer ends it. Resolves when the first event is there.
 */
export function listen(
  server: string,
  table: string,
  cookie: string,
  onEvent: (bytes: number) => void = () => undefined,
  query = "",
): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const headers = cookie === "" ? {} : { cookie }
    let first = true
    const url = `${server}/api/v1/tables/${table}/stream${query}`
    const call = request(url, { headers, agent: false }, (response) => {
      response.on("data", (chunk: Buffer) => {
        if (!chunk.includes("event: table") && !chunk.includes("event: change")) return
        if (first) resolve(() => call.destroy())
        else onEvent(chunk.length)
        first = false
      })
      response.on("error", () => undefined)
    })
    call.on("error", (error: NodeJS.ErrnoException) => {
      // As a browser would: a line that broke before it was there is tried again
      if (first && error.code === "ECONNRESET")
        listen(server, table, cookie, onEvent, query).then(resolve, reject)
      else reject(error)
    })
    call.end()
  })
}

/** The same work for many, so many at a time. */
export async function inParallel<T, R>(
  items: readonly T[],
  most: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = new Array(items.length)
  let next = 0
  const worker = async () => {
    for (let i = next++; i < items.length; i = next++) results[i] = await work(items[i] as T)
  }
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, worker))
  return results
}
