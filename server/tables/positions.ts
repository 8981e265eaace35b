// Positions of a game's past that are kept: going back costs about what is taken back, however long
// the game is.
import type { Position } from "@genepool/engine"

/** Choices between two positions that are kept of what was just played. */
const step = 16
/**
 * Between two that were passed when somebody looked back, at least; and how many of these are kept.
 */
const stride = 32
const mostLooked = 64

export interface Kept {
  readonly n: number
  readonly state: Position
}

/** Whatever is handed in is kept as it is: nobody may change it afterwards. */
export class Positions {
  /**
   * Dense near the end of the game and sparse further back: of each distance, doubled again and
   * again, the last two.
   */
  private readonly played = new Map<number, Position>()
  private readonly looked = new Map<number, Position>()

  /** The position after the n-th choice, as the game goes on. */
  note(n: number, state: Position): void {
    if (n % step !== 0) return
    this.played.set(n, state)
    for (const m of this.played.keys()) if (m < lastTwo(n, spanOf(m))) this.played.delete(m)
  }

  /** Whether a position that is passed on the way back shall be handed in by `look`. */
  wants(n: number, length: number): boolean {
    let apart = stride
    while (apart * mostLooked < length) apart *= 2
    return n % apart === 0 && !this.looked.has(n)
  }

  look(n: number, state: Position): void {
    if (this.looked.size >= mostLooked) this.looked.delete(this.looked.keys().next().value as number)
    this.looked.set(n, state)
  }

  /** The last one that is known up to the n-th choice. */
  before(n: number): Kept | null {
    let best: Kept | null = null
    for (const kept of [this.played, this.looked])
      for (const [m, state] of kept) if (m <= n && m > (best?.n ?? -1)) best = { n: m, state }
    return best
  }

  /** Everything after the n-th choice was taken back. */
  cut(n: number): void {
    for (const kept of [this.played, this.looked]) for (const m of kept.keys()) if (m > n) kept.delete(m)
  }
}

/**
 * The largest of the doubled distances that the place is a multiple of. The beginning is one of
 * all.
 */
function spanOf(m: number): number {
  if (m === 0) return Number.POSITIVE_INFINITY
  let span = step
  while (m % (2 * span) === 0) span *= 2
  return span
}

const lastTwo = (n: number, span: number): number =>
  span === Number.POSITIVE_INFINITY ? 0 : (Math.floor(n / span) - 1) * span
