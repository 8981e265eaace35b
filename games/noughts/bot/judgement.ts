// What search thinks of a position: lines still open to a seat, the fuller the better

import type { Judgement } from "@genepool/engine"
import { lines, type State } from "../rules/noughts.ts"

export const judgement: Judgement<State> = {
  evaluate({ cells, line }, seat) {
    if (line !== null) return cells[line[0]] === seat ? 100 : -100
    let value = 0
    for (const open of lines) {
      const own = open.filter((cell) => cells[cell] === seat).length
      const empty = open.filter((cell) => cells[cell] === null).length
      const others = 3 - own - empty
      if (others === 0) value += own * own
      else if (own === 0) value -= others * others
    }
    return value
  },
}
