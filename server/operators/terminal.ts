// Whoever has the server's terminal has its secret, and is an operator by that: a request is signed
// with it, and counts once.
import { createHmac, timingSafeEqual } from "node:crypto"

/** Milliseconds between the clocks of the two ends, and for which a signature is good. */
const goodFor = 60_000
const longest = 64

/**
 * `Operate <time> <who> <signature>`; who is the name on that machine, for the log of who did what.
 */
export function signed(secret: string, method: string, path: string, who: string, now: number): string {
  const name = plain(who)
  return `Operate ${now} ${name} ${signatureOf(secret, `${now} ${name} ${method} ${path}`)}`
}

export class Terminal {
  private readonly secret: string
  private readonly now: () => number
  /** Signatures that were used, with when they end. */
  private readonly used = new Map<string, number>()

  constructor(secret: string, now: () => number = Date.now) {
    this.secret = secret
    this.now = now
  }

  /** Who it is; null, if it is not signed by the secret for just this request, or came before. */
  who(authorization: string | undefined, method: string, path: string): string | null {
    const [, at = "", name = "", signature = ""] =
      /^Operate (\d{1,15}) ([\w.-]{1,64}) ([0-9a-f]{64})$/.exec(authorization ?? "") ?? []
    if (signature === "") return null
    const right = signatureOf(this.secret, `${at} ${name} ${method} ${path}`)
    if (!timingSafeEqual(Buffer.from(right), Buffer.from(signature))) return null
    const now = this.now()
    for (const [old, end] of this.used) if (end < now) this.used.delete(old)
    if (Math.abs(now - Number(at)) > goodFor || this.used.has(signature)) return null
    this.used.set(signature, now + 2 * goodFor)
    return name
  }
}

const signatureOf = (secret: string, text: string): string =>
  createHmac("sha256", secret).update(`genepool: operate ${text}`).digest("hex")

const plain = (who: string): string => who.replace(/[^\w.-]/g, "").slice(0, longest) || "somebody"
