// What search thinks of a position: lines still open to a seat, the fuller the better

import type { Judgement } from "@genepool/engine"
import { lines, type State } from "../rules/noughts.ts"

export const judgement: Judgement<State> = {
  evaluate({ cells, line }, seat) {
    if (line !== null) return cells[line[0]] === seat ? 100 : -100
    let value = 0
    for (const [a, b, c] of lines) {
      let own = 0
      let others = 0
      for (const cell of [a, b, c]) {
        const owner = cells[cell]
        if (owner === seat) own++
        else if (owner !== null) others++
      }
      if (others === 0) value += own * own
      else if (own === 0) value -= others * others
    }
    return value
  },

  spread: () => 6,
}
