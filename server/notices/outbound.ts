// Requests that people have the server send to addresses of theirs. None reaches a private network,
// follows a redirect, waits long, or reads much; and where a name leads is looked at when it is
// called, not when it was given.
import { lookup as systemLookup } from "node:dns"
import { type IncomingMessage, request as requestHttp } from "node:http"
import { request as requestHttps } from "node:https"
import type { LookupFunction } from "node:net"
import type { Undelivered } from "@genepool/wire"
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
  /** Which addresses belong to the open network; tests have no other than this machine. */
  readonly isPublic?: typeof isPublic
}

export interface Answered {
  readonly status: number
  /** Milliseconds to wait, where the other side says so. */
  readonly retryAfter: number | null
}

/** It could not be reached, or must not be; the message names no address. */
export class NotReached extends Error {
  override name = "NotReached"
  readonly why: Undelivered["why"]

  constructor(reason: string, why: Undelivered["why"]) {
    super(reason)
    this.why = why
  }
}

export class Outbound {
  private readonly setting: OutboundSetting
  private readonly isPublic: typeof isPublic

  constructor(setting: OutboundSetting) {
    this.setting = setting
    this.isPublic = setting.isPublic ?? isPublic
  }

  /** Throws Problem `badInput` for an address that would never be called. */
  mustBeCallable(address: string): URL {
    const wrong = (message: string, hint: string, why: Undelivered["why"] = "badAddress") =>
      new Problem("badInput", message, hint, { where: "body.url", undelivered: { why, status: null } })
    if (address.length > longestAddress || !URL.canParse(address))
      throw wrong("This is not an address.", "Give one such as https://example.org/hook.")
    const url = new URL(address)
    const schemes = this.setting.private ? ["https:", "http:"] : ["https:"]
    if (!schemes.includes(url.protocol))
      throw wrong("The address must begin with https.", "Give one such as https://example.org/hook.")
    if (url.username !== "" || url.password !== "")
      throw wrong("There is a password in the address.", "Leave it out: messages are signed.")
    const literal = literalOf(url)
    if (!this.setting.private && (literal === null ? isInternal(url.hostname) : !this.isPublic(literal)))
      throw wrong(
        "The address leads into a private network.",
        "Give one that can be reached from everywhere.",
        "private",
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
      const { undelivered } = error instanceof Problem ? error.more : {}
      const { why } = (undelivered ?? { why: "badAddress" }) as Pick<Undelivered, "why">
      return Promise.reject(new NotReached(error instanceof Error ? error.message : "refused", why))
    }
    const literal = literalOf(url)
    let isInner = literal !== null && !this.isPublic(literal)
    const send = url.protocol === "https:" ? requestHttps : requestHttp
    const request = send(url, {
      method: "POST",
      headers: { "User-Agent": "Genepool", ...headers, "Content-Length": Buffer.byteLength(body) },
      // A connection of its own each time: none that was made to another address is used
      agent: false,
      lookup: this.lookup(() => {
        isInner = true
      }),
      signal: AbortSignal.timeout(patience),
      maxHeaderSize: mostRead,
    })
    // Which ports of a private network are open, and what listens there, is not for those who have
    // it called
    const fail = (reason: string, why: Undelivered["why"]) =>
      reject(isInner ? new NotReached("it cannot be reached", "unreachable") : new NotReached(reason, why))
    request.once("error", (error: NodeJS.ErrnoException) => {
      if (error instanceof NotReached) return reject(error)
      const isLate = error.name === "AbortError" || error.name === "TimeoutError"
      if (isLate) fail("no answer in time", "noAnswer")
      else fail(error.code ?? "failed", whyOf(error.code ?? ""))
    })
    // Whoever answers that another protocol follows (101) is neither a response nor an error to
    // Node
    const unanswered = () => fail("no answer", "noAnswer")
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

  /**
   * Where a name leads to a private network, those who must not call it learn no more than that
   * nobody has the name.
   */
  private lookup(onInner: () => void): LookupFunction {
    return (host, options, done) => {
      const find = this.setting.lookup ?? systemLookup
      const unknown = () => done(new NotReached("there is no such host", "unknownHost"), "", 0)
      find(host, { ...options, all: true }, (error, addresses) => {
        if (error !== null) return isUnknown(error.code ?? "") ? unknown() : done(error, "", 0)
        const found = Array.isArray(addresses) ? addresses : []
        const [first] = found
        if (first === undefined) return unknown()
        if (!found.every(({ address }) => this.isPublic(address))) {
          if (!this.setting.private) return unknown()
          onInner()
        }
        if (options.all) return done(null, found)
        done(null, first.address, first.family)
      })
    }
  }
}

/**
 * Names that mean nothing outside one's own network; those without a dot are of neighbours, as
 * containers are.
 */
function isInternal(host: string): boolean {
  return /(^|\.)(localhost|local|internal|home\.arpa)\.?$/i.test(host) || !/\../.test(host)
}

const isUnknown = (code: string) => code === "ENOTFOUND" || code === "EAI_NODATA"

/** By the code of the system or of TLS. */
function whyOf(code: string): Undelivered["why"] {
  if (code === "ETIMEDOUT" || code === "ECONNRESET") return "noAnswer"
  return /CERT|_SSL_|TLS|SIGNATURE|SELF_SIGNED/.test(code) ? "certificate" : "unreachable"
}

/** Seconds, or a date. */
function retryAfterOf({ headers }: IncomingMessage): number | null {
  const said = headers["retry-after"]
  if (said === undefined) return null
  const wait = /^\d+(\.\d+)?$/.test(said) ? Number(said) * 1000 : Date.parse(said) - Date.now()
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), longestPause) : null
}
