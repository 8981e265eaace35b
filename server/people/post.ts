// Letters by SMTP, where the operator has set a server for them. What is in them is never logged, nor to whom they go.
import type { FastifyBaseLogger } from "fastify"
import { createTransport } from "nodemailer"
import type { Clock } from "../clock.ts"
import { Problem } from "../problem.ts"
import type { Letter } from "./letters.ts"

export interface PostSetting {
  /** `smtp://name:password@host:port`, or `smtps:` where TLS is spoken from the start. */
  readonly smtpUrl: string
  readonly from: string
}

export interface Post {
  /** Resolves when the mail server has taken it. Throws Problem `unavailable`. */
  send(to: string, letter: Letter): Promise<void>
  /** The same with some patience, and without anybody waiting for it. */
  sendLater(to: string, letter: Letter): void
  close(): void
}

/** How long to wait before the next try, in milliseconds. */
const pauses = [10_000, 60_000, 300_000]
/** Letters that may wait; more than this are not kept back for a mail server that is away. */
const mostWaiting = 500

export function openPost({ smtpUrl, from }: PostSetting, clock: Clock, log: FastifyBaseLogger): Post {
  const { hostname } = new URL(smtpUrl)
  const isHere = ["localhost", "127.0.0.1", "[::1]"].includes(hostname)
  const transport = createTransport({
    url: smtpUrl,
    // A password or a link never goes over the network in the clear
    requireTLS: !isHere,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const waiting = new Set<() => void>()
  let closed = false

  const deliver = async (to: string, { subject, text }: Letter) => {
    const encoding = { textEncoding: "base64" } as const
    await transport.sendMail({ from, to: { name: "", address: to }, subject, text, ...encoding })
  }
  const attempt = (to: string, letter: Letter, tries: number): void => {
    deliver(to, letter).catch((error: unknown) => {
      log.warn({ reason: reasonOf(error), tries }, "a letter could not be sent")
      const pause = pauses[tries - 1]
      if (closed || pause === undefined || waiting.size >= mostWaiting || isFinal(error)) return
      const cancel = clock.after(pause, () => {
        waiting.delete(cancel)
        attempt(to, letter, tries + 1)
      })
      waiting.add(cancel)
    })
  }
  return {
    async send(to, letter) {
      try {
        await deliver(to, letter)
      } catch (error) {
        log.warn({ reason: reasonOf(error), tries: 1 }, "a letter could not be sent")
        throw new Problem(
          "unavailable",
          "The letter could not be sent now.",
          "Check the address, or try again in a few minutes.",
          { retryAfter: 60 },
        )
      }
    },
    sendLater: (to, letter) => attempt(to, letter, 1),
    close() {
      closed = true
      for (const cancel of waiting) cancel()
      transport.close()
    },
  }
}

/** The library's code and the server's number; its words may repeat the address. */
function reasonOf(error: unknown): string {
  const { code = "unknown", responseCode = "" } = error as { code?: string; responseCode?: number }
  return `${code} ${responseCode}`.trim()
}

/** 5xx: the mail server will say the same next time. */
function isFinal(error: unknown): boolean {
  const { responseCode } = error as { responseCode?: unknown }
  return typeof responseCode === "number" && responseCode >= 500
}
