// Devices from which somebody has come in before. Whoever tries passwords from elsewhere, from
// however many addresses, can use up what is allowed for a name; its owner comes in all the same,
// from a device that is known.
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto"

const cookieName = "genepool.familiar"
const year = 60 * 60 * 24 * 365

export class Familiar {
  private readonly secret: string
  private readonly secure: boolean

  /** The server's secret, and whether the browser shall keep the cookie to https. */
  constructor(secret: string, secure: boolean) {
    this.secret = secret
    this.secure = secure
  }

  /**
   * For a device that has just come in by its password. It lets nobody in, and tells nobody who it
   * is.
   */
  cookie(handle: string): string {
    const device = randomBytes(12).toString("base64url")
    const value = `${device}.${this.sign(handle, device)}`
    const secure = this.secure ? "; Secure" : ""
    return `${cookieName}=${value}; Max-Age=${year}; Path=/api/v1/me; HttpOnly; SameSite=Lax${secure}`
  }

  /** Which of the devices of that name it is; null, if it is none. */
  device(handle: string, cookies: string | undefined): string | null {
    const [, device = "", signature = ""] = pattern.exec(cookies ?? "") ?? []
    if (device === "") return null
    const [given, right] = [Buffer.from(signature), Buffer.from(this.sign(handle, device))]
    return given.length === right.length && timingSafeEqual(given, right) ? device : null
  }

  private sign(handle: string, device: string): string {
    return createHmac("sha256", this.secret)
      .update(`familiar device\n${device}\n${handle}`)
      .digest("base64url")
  }
}

const pattern = /(?:^|; ?)genepool\.familiar=([\w-]{16})\.([\w-]{43})(?:;|$)/
