// What search thinks of a position: lines still open to a seat, the fuller the better

import type { Judgement } from "@genepool/engine"
import { lines, type State } from "../rules/noughts.ts"

export const judgement: Judgement<State> = {
  evaluate({ cells, line }, seat) {
    if (line !== null) return cells[line[0]] === seat ? 100 : -100
    let value = 0
    for (let i = 0; i < lines.length; i++) {
      const [a, b, c] = lines[i] as (typeof lines)[number]
      const own = (cells[a] === seat ? 1 : 0) + (cells[b] === seat ? 1 : 0) + (cells[c] === seat ? 1 : 0)
      const empty = (cells[a] === null ? 1 : 0) + (cells[b] === null ? 1 : 0) + (cells[c] === null ? 1 : 0)
      const others = 3 - own - empty
      if (others === 0) value += own * own
      else if (own === 0) value -= others * others
    }
    return value
  },

  spread: () => 6,
}
