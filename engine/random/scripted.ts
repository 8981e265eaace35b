// Chance from a script, for tests: every draw is given, and must be used up.

import { BadInput } from "../problem.ts"
import type { Random } from "./random.ts"

/**
 * A bare value fits any draw; `{ name: value }` fits only the draw of that name. A die gives its
 * face, a draw the item.
 */
export type ScriptedDraw = string | number | { readonly [name: string]: string | number }

export class ScriptedRandom implements Random {
  private readonly draws: readonly ScriptedDraw[]
  private used = 0

  constructor(draws: readonly ScriptedDraw[]) {
    this.draws = draws
  }

  die(sides: number, name: string): number {
    const value = this.next(name)
    if (typeof value !== "number" || !Number.isInteger(value) || value < 1 || value > sides)
      throw new BadInput(this.place(), `a face of the die "${name}", 1 to ${sides}`, value)
    return value
  }

  index(items: readonly unknown[], name: string): number {
    const value = this.next(name)
    const at = items.indexOf(value)
    if (at < 0)
      throw new BadInput(this.place(), `one of ${JSON.stringify(items)} for the draw "${name}"`, value)
    return at
  }

  /** Fails when draws are left over. */
  finish(): void {
    if (this.used < this.draws.length)
      throw new BadInput(
        `script, draw ${this.used + 1}`,
        "every draw to be used",
        `left over: ${JSON.stringify(this.draws.slice(this.used))}`,
      )
  }

  private next(name: string): string | number {
    const draw = this.draws[this.used++]
    if (draw === undefined)
      throw new BadInput(this.place(), `a draw named "${name}"`, "the script is used up")
    if (typeof draw !== "object") return draw
    const value = draw[name]
    if (value === undefined) throw new BadInput(this.place(), `a draw named "${name}"`, draw)
    return value
  }

  private place(): string {
    return `script, draw ${this.used}`
  }
}
