// Random names and keys that cannot be guessed, and the hash by which a key is recognised.
import { createHash, randomBytes, randomFillSync } from "node:crypto"

/** 120 bits as 24 characters that are safe in an address and easy to read out. */
export function newId(): string {
  return crockford(fromPool(15))
}

/**
 * The system is asked for many at a time: every request has a name of its own. No byte is given
 * twice.
 */
const pool = Buffer.alloc(4095)
let given = pool.length

function fromPool(bytes: number): Buffer {
  if (given + bytes > pool.length) {
    randomFillSync(pool)
    given = 0
  }
  const from = given
  given += bytes
  return pool.subarray(from, given)
}

/** 256 bits in hexadecimal. */
export const newSecret = (): string => randomBytes(32).toString("hex")

export const newToken = (): string => `gp_${randomBytes(30).toString("base64url")}`

/** For a link in a letter. */
export const newLinkToken = (): string => randomBytes(30).toString("base64url")

/** 80 bits to be written down: abcd-efgh-jkmn-pqrs. */
export const newCode = (): string => (crockford(randomBytes(10)).match(/.{4}/g) as string[]).join("-")

export const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex")

const alphabet = "0123456789abcdefghjkmnpqrstvwxyz"

function crockford(bytes: Buffer): string {
  let bits = 0
  let held = 0
  let text = ""
  for (const byte of bytes) {
    held = (held << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += alphabet[(held >> bits) & 31]
    }
    held &= (1 << bits) - 1
  }
  return text
}
