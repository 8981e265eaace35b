// Keys that follow from the server's secret: what pushes are signed with, and what letters are
// sealed with while they wait.
import { createCipheriv, createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto"

const derived = (secret: string, what: string): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, "genepool", what, 32))

export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/**
 * The same on all nodes, and as lasting as the secret: there is nothing else to keep, back up or
 * move.
 */
export function vapidKeysOf(secret: string): VapidKeys {
  for (let attempt = 0; ; attempt++) {
    const curve = createECDH("prime256v1")
    const key = derived(secret, `vapid ${attempt}`)
    try {
      curve.setPrivateKey(key)
    } catch {
      // One number in four billion is none of the curve's
      continue
    }
    return { publicKey: curve.getPublicKey("base64url"), privateKey: key.toString("base64url") }
  }
}

/** AES-256-GCM: a copy of the database alone opens no account. */
export class Seal {
  private readonly key: Buffer

  constructor(secret: string) {
    this.key = derived(secret, "letters")
  }

  close(text: string): string {
    const nonce = randomBytes(12)
    const cipher = createCipheriv("aes-256-gcm", this.key, nonce)
    const closed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), closed]).toString("base64url")
  }

  /** Null for what was sealed with another secret. */
  open(sealed: string): string | null {
    const bytes = Buffer.from(sealed, "base64url")
    try {
      const cipher = createDecipheriv("aes-256-gcm", this.key, bytes.subarray(0, 12))
      cipher.setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString("utf8")
    } catch {
      return null
    }
  }
}
