// Writes down every draw of another source, so that it can be shown or scripted again.

import type { Random } from "./random.ts"

export interface Draw {
  readonly name: string
  /** How many outcomes were equally likely. */
  readonly of: number
  /** The face of a die, or the item drawn. */
  readonly value: unknown
}

export class RecordedRandom implements Random {
  readonly draws: Draw[] = []
  private readonly source: Random

  constructor(source: Random) {
    this.source = source
  }

  die(sides: number, name: string): number {
    const value = this.source.die(sides, name)
    this.draws.push({ name, of: sides, value })
    return value
  }

  index(items: readonly unknown[], name: string): number {
    const at = this.source.index(items, name)
    this.draws.push({ name, of: items.length, value: items[at] })
    return at
  }
}
