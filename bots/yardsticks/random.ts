// The first yardstick: any option, all alike. Frozen: strength is measured against it.

import { FastRandom } from "@genepool/engine"
import type { Player } from "../player.ts"

export const random = (): Player => (question) => {
  const { options } = question.decision
  return { choice: options[new FastRandom(question.seed).below(options.length)], iterations: 0, options: [] }
}
