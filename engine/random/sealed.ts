// Chance that anybody can check afterwards: fixed by a secret that was committed to, and by the
// seats' own numbers.

import { hmac } from "@noble/hashes/hmac.js"
import { sha256 } from "@noble/hashes/sha2.js"
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js"
import { BadInput } from "../problem.ts"
import type { Random } from "./random.ts"

/** What is published at the start: SHA-256 of the secret's 32 bytes, in hexadecimal. */
export function commitmentOf(secret: string): string {
  return bytesToHex(sha256(secretBytes(secret)))
}

export interface Seal {
  /**
   * 32 bytes in hexadecimal, drawn by whoever runs the table and published when the game is over.
   */
  readonly secret: string
  /** One number (any short text) from every seat, in seat order. */
  readonly numbers: readonly string[]
}

/** The stream of the n-th choice: HMAC-SHA-256 over the seats' numbers, n and a block counter. */
export class SealedRandom implements Random {
  private readonly seal: Seal
  private readonly n: number
  private keyed: ReturnType<typeof hmac.create> | null = null
  private block = new Uint8Array(0)
  private used = 0
  private blocks = 0

  constructor(seal: Seal, n: number) {
    mustBeSecret(seal.secret)
    this.seal = seal
    this.n = n
  }

  private word(): number {
    if (this.used === this.block.length) {
      const { secret, numbers } = this.seal
      // Most choices ask nothing of chance: the key is made for the first that does
      this.keyed ??= hmac.create(sha256, secretBytes(secret))
      const message = JSON.stringify(["genepool dice 1", numbers, this.n])
      this.block = this.keyed
        .clone()
        .update(utf8ToBytes(`${message}#${this.blocks++}`))
        .digest()
      this.used = 0
    }
    const at = this.used
    this.used += 4
    const b = this.block as Uint8Array & { [i: number]: number }
    return (
      (((b[at] as number) << 24) |
        ((b[at + 1] as number) << 16) |
        ((b[at + 2] as number) << 8) |
        (b[at + 3] as number)) >>>
      0
    )
  }

  private below(n: number): number {
    if (n < 1) throw new RangeError("chance was asked to pick out of nothing")
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % n)
    for (;;) {
      const word = this.word()
      if (word < limit) return word % n
    }
  }

  die(sides: number, _name?: string): number {
    return this.below(sides) + 1
  }

  index(items: readonly unknown[], _name?: string): number {
    return this.below(items.length)
  }
}

function secretBytes(secret: string): Uint8Array {
  mustBeSecret(secret)
  return hexToBytes(secret)
}

function mustBeSecret(secret: string): void {
  if (!/^[0-9a-f]{64}$/.test(secret)) throw new BadInput("secret", "64 hexadecimal digits", "something else")
}
