// Fast chance for search, simulation and unsealed tables: xoshiro128**.

import type { Random } from "./random.ts"

export class FastRandom implements Random {
  private a: number
  private b: number
  private c: number
  private d: number

  constructor(seed: string | number) {
    let h = typeof seed === "number" ? seed | 0 : hashText(seed)
    const next = () => {
      // splitmix32 spreads a small seed over the whole state
      h = (h + 0x9e3779b9) | 0
      let z = h ^ (h >>> 16)
      z = Math.imul(z, 0x21f0aaad)
      z ^= z >>> 15
      z = Math.imul(z, 0x735a2d97)
      return z ^ (z >>> 15)
    }
    this.a = next()
    this.b = next()
    this.c = next()
    this.d = next() | 1
  }

  private word(): number {
    const x = Math.imul(this.b, 5)
    const result = Math.imul((x << 7) | (x >>> 25), 9) >>> 0
    const t = this.b << 9
    this.c ^= this.a
    this.d ^= this.b
    this.b ^= this.c
    this.a ^= this.d
    this.c ^= t
    this.d = (this.d << 11) | (this.d >>> 21)
    return result
  }

  /** An integer 0..n-1. */
  below(n: number): number {
    if (n < 1) throw new RangeError("chance was asked to pick out of nothing")
    let word = this.word()
    // Beyond the last whole multiple of n some numbers would come up oftener: only the last n words
    // can lie there
    while (word > 0xffff_ffff - n && word >= 0x1_0000_0000 - (0x1_0000_0000 % n)) word = this.word()
    // As unsigned integers, for which processors have a remainder
    return word % (n >>> 0)
  }

  die(sides: number, _name?: string): number {
    return this.below(sides) + 1
  }

  index(items: readonly unknown[], _name?: string): number {
    return this.below(items.length)
  }
}

function hashText(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return h
}
