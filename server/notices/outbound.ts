// Requests that people have the server send to addresses of theirs. None reaches a private network,
// follows a redirect, waits long, or reads much; and where a name leads is looked at when it is
// called, not when it was given.
import { lookup as systemLookup } from "node:dns"
import { type IncomingMessage, request as requestHttp } from "node:http"
import { request as requestHttps } from "node:https"
import type { LookupFunction } from "node:net"
import { Problem } from "../problem.ts"
import { isPublic, literalOf } from "./public-address.ts"

/** Milliseconds for all of it, and bytes of the answer that are read: nobody looks at them. */
const patience = 10_000
const mostRead = 8192
const longestAddress = 1000
/** A server that says to come back later is believed up to a day. */
const longestPause = 24 * 3_600_000

export interface OutboundSetting {
  /** The operator lets people name addresses in private networks, and plain http. */
  readonly private: boolean
  /** Names of hosts are looked up with it; tests have their own. */
  readonly lookup?: typeof systemLookup
}

export interface Answered {
  readonly status: number
  /** Milliseconds to wait, where the other side says so. */
  readonly retryAfter: number | null
}

/** It could not be reached, or must not be; the message names no address. */
export class NotReached extends Error {
  override name = "NotReached"
  /** It leads into a private network. */
  readonly refused: boolean

  constructor(reason: string, refused = false) {
    super(reason)
    this.refused = refused
  }
}

export class Outbound {
  private readonly setting: OutboundSetting

  constructor(setting: OutboundSetting) {
    this.setting = setting
  }

  /** Throws Problem `badInput` for an address that would never be called. */
  mustBeCallable(address: string): URL {
    const wrong = (message: string, hint: string) => new Problem("badInput", message, hint)
    if (address.length > longestAddress || !URL.canParse(address))
      throw wrong("This is not an address.", "Give one such as https://example.org/hook.")
    const url = new URL(address)
    const schemes = this.setting.private ? ["https:", "http:"] : ["https:"]
    if (!schemes.includes(url.protocol))
      throw wrong("The address must begin with https.", "Give one such as https://example.org/hook.")
    if (url.username !== "" || url.password !== "")
      throw wrong("There is a password in the address.", "Leave it out: messages are signed.")
    const literal = literalOf(url)
    const isInternal = /(^|\.)(localhost|local|internal|home\.arpa)\.?$/i.test(url.hostname)
    if (!this.setting.private && ((literal !== null && !isPublic(literal)) || isInternal))
      throw wrong(
        "The address leads into a private network.",
        "Give one that can be reached from everywhere.",
      )
    return url
  }

  /** Throws NotReached. An answer of any status is an answer. */
  post(
    address: string,
    headers: { readonly [name: string]: string | number },
    body: string | Buffer,
  ): Promise<Answered> {
    const { promise, resolve, reject } = Promise.withResolvers<Answered>()
    let url: URL
    try {
      url = this.mustBeCallable(address)
    } catch (error) {
      return Promise.reject(new NotReached(error instanceof Error ? error.message : "refused", true))
    }
    const send = url.protocol === "https:" ? requestHttps : requestHttp
    const request = send(url, {
      method: "POST",
      headers: { "User-Agent": "Genepool", ...headers, "Content-Length": Buffer.byteLength(body) },
      // A connection of its own each time: none that was made to another address is used
      agent: false,
      lookup: this.lookup,
      signal: AbortSignal.timeout(patience),
      maxHeaderSize: mostRead,
    })
    request.once("error", (error: NodeJS.ErrnoException) => {
      if (error instanceof NotReached) return reject(error)
      reject(new NotReached(error.name === "AbortError" ? "no answer in time" : (error.code ?? "failed")))
    })
    // Whoever answers that another protocol follows (101) is neither a response nor an error to
    // Node
    const unanswered = () => reject(new NotReached("no answer"))
    request.once("close", unanswered)
    request.once("response", (response) => {
      request.off("close", unanswered)
      const answered = { status: response.statusCode ?? 0, retryAfter: retryAfterOf(response) }
      let read = 0
      response.on("data", (part: Buffer) => {
        read += part.length
        if (read > mostRead) response.destroy()
      })
      response.once("close", () => resolve(answered))
    })
    request.end(body)
    return promise
  }

  private readonly lookup: LookupFunction = (host, options, done) => {
    const find = this.setting.lookup ?? systemLookup
    find(host, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return done(error, "", 0)
      const found = Array.isArray(addresses) ? addresses : []
      const [first] = found
      if (first === undefined) return done(new NotReached("there is no such host"), "", 0)
      if (!this.setting.private && !found.every(({ address }) => isPublic(address)))
        return done(new NotReached("leads into a private network", true), "", 0)
      if (options.all) return done(null, found)
      done(null, first.address, first.family)
    })
  }
}

/** Seconds, or a date. */
function retryAfterOf({ headers }: IncomingMessage): number | null {
  const said = headers["retry-after"]
  if (said === undefined) return null
  const wait = /^\d+(\.\d+)?$/.test(said) ? Number(said) * 1000 : Date.parse(said) - Date.now()
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), longestPause) : null
}
