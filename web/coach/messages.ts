// What the page and the coach's worker say to each other

import type { Warning } from "@genepool/bots"
import type { Decision, PositionView } from "@genepool/engine"

/**
 * Only what the seat itself may see is told. The latest question counts: an older one is given up.
 */
export interface Asked {
  readonly key: number
  readonly game: string
  readonly view: PositionView
  readonly decision: Decision
  readonly seats: number
}

export interface Answered {
  readonly key: number
  readonly warnings: readonly Warning[]
}
