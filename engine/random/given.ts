// Chance that is given as long as it lasts: named draws come up in their order, everything else is
// drawn by a seed.

import { FastRandom } from "./fast.ts"
import type { Random } from "./random.ts"

export type GivenDraw = { readonly [name: string]: string | number }

export class GivenRandom implements Random {
  private readonly waiting: GivenDraw[]
  private readonly free: FastRandom

  constructor(draws: readonly GivenDraw[], seed: string) {
    this.waiting = draws.slice()
    this.free = new FastRandom(seed)
  }

  /** What has not come up yet. */
  get left(): readonly GivenDraw[] {
    return this.waiting
  }

  die(sides: number, name: string): number {
    const given = this.take(name, (value) => typeof value === "number" && value >= 1 && value <= sides)
    return typeof given === "number" ? given : this.free.die(sides)
  }

  index(items: readonly unknown[], name: string): number {
    const given = this.take(name, (value) => items.includes(value))
    return given === undefined ? this.free.index(items) : items.indexOf(given)
  }

  /** Another way than the one in mind may make a draw impossible: then it is not waited for. */
  private take(name: string, isPossible: (value: string | number) => boolean): string | number | undefined {
    const at = this.waiting.findIndex((draw) => Object.hasOwn(draw, name))
    if (at < 0) return undefined
    const value = this.waiting.splice(at, 1)[0]?.[name]
    return value !== undefined && isPossible(value) ? value : undefined
  }
}
