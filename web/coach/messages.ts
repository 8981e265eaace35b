// What the page asks the coach's worker; the answer is what it warns of

import type { Decision, PositionView } from "@genepool/engine"

/**
 * Only what the seat itself may see is told. The latest question counts: an older one is given up,
 * and nothing is said of it.
 */
export interface Asked {
  readonly game: string
  readonly view: PositionView
  readonly decision: Decision
  readonly seats: number
}
