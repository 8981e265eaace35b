// A device with a passkey, made of software: what a browser would hand over, by WebAuthn's own
// formats.
import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto"

type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>

function cbor(value: Cbor): Buffer {
  const head = (major: number, n: number) =>
    Buffer.from(
      n < 24 ? [(major << 5) | n] : n < 256 ? [(major << 5) | 24, n] : [(major << 5) | 25, n >> 8, n],
    )
  if (typeof value === "number") return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flat().map(cbor)])
}

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest()
const known = { present: 0x01, verified: 0x04, hasKey: 0x40 }

export class Authenticator {
  private readonly id = randomBytes(32)
  private readonly keys = generateKeyPairSync("ec", { namedCurve: "P-256" })
  private readonly host: string
  readonly origin: string

  /** For the page at that address. */
  constructor(origin = "http://localhost") {
    this.origin = origin
    this.host = new URL(origin).hostname
  }

  /** The answer to a question for a new passkey. */
  create(challenge: string): object {
    const { x = "", y = "" } = this.keys.publicKey.export({ format: "jwk" })
    const key = new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, "base64url")],
      [-3, Buffer.from(y, "base64url")],
    ])
    const own = [Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, cbor(key)]
    const authData = Buffer.concat([this.said(known.present | known.verified | known.hasKey), ...own])
    const attestation = new Map<string, Cbor>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", authData],
    ])
    return this.credential({
      clientDataJSON: this.client("webauthn.create", challenge),
      attestationObject: cbor(attestation),
    })
  }

  /** The answer to a question who it is. */
  get(challenge: string): object {
    const clientDataJSON = this.client("webauthn.get", challenge)
    const authenticatorData = this.said(known.present | known.verified)
    const signed = Buffer.concat([authenticatorData, sha256(clientDataJSON)])
    const signature = sign("sha256", signed, this.keys.privateKey)
    return this.credential({ clientDataJSON, authenticatorData, signature })
  }

  private said(flags: number): Buffer {
    return Buffer.concat([sha256(this.host), Buffer.from([flags, 0, 0, 0, 0])])
  }

  private client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }))
  }

  private credential(parts: { readonly [name: string]: Buffer }): object {
    const id = this.id.toString("base64url")
    const response = Object.fromEntries(
      Object.entries(parts).map(([name, bytes]) => [name, bytes.toString("base64url")]),
    )
    return { id, rawId: id, type: "public-key", clientExtensionResults: {}, response }
  }
}
