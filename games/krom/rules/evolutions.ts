// Evolutions: bought from the open cards, in the own action phase

import { done, type Seat } from "@genepool/engine"
import { tokens } from "../data/kinds.ts"
import type { Evolution } from "../data/resolved.ts"
import type { Choice, Chosen } from "./choices.ts"
import { chiefOr } from "./end.ts"
import type { Turn } from "./facts.ts"
import { withheldMeanwhile } from "./meanwhile.ts"
import { procedure } from "./procedure.ts"
import type { Reason, Withheld } from "./reasons.ts"
import { dataIn, playerAt, type State } from "./state.ts"
import { payCost } from "./supply.ts"

export const evolve = procedure("evolve", ({ seat }: { seat: Seat }) => ({ seat }), {
  // KRO-DEC-19
  buy: {
    rule: "KRO-EVO-02",
    who: (_state, { seat }) => seat,
    offer(state, _frame, seat) {
      const options: Choice[] = []
      state.evolutions.open.forEach((evolution, slot) => {
        if (evolution !== null && isBuyable(state, seat, evolution))
          options.push({ do: "buy", slot, evolution })
      })
      return options
    },
    take(state, _frame, { slot, evolution }: Chosen<"buy">, turn, seat) {
      const { cost, points } = evolutionOf(state, evolution)
      payCost(state, seat, cost)
      playerAt(state, seat).evolutions.push(evolution) // KRO-EVO-04
      state.evolutions.open[slot] = null
      turn.tell({ fact: "evolved", seat, evolution, points })
      return chiefOr(state, seat, turn, "refill" as const)
    },
    whyNot: (state, _frame, seat) => [
      ...withheldEvolutions(state, seat),
      ...withheldMeanwhile(state, seat).filter(({ choice }) => choice.do !== "buy"),
    ],
  },

  // KRO-EVO-05, KRO-EVO-08
  refill(state, _frame, turn) {
    fillEvolutions(state, turn)
    return done
  },
})

/** KRO-SET-03, KRO-EVO-05: every empty space gets a card as long as there are any */
export function fillEvolutions({ evolutions: { deck, open } }: Pick<State, "evolutions">, turn: Turn): void {
  for (let slot = 0; slot < open.length; slot++) {
    if (open[slot] !== null) continue
    const evolution = turn.draw(deck, "evolution")
    if (evolution === undefined) return
    open[slot] = evolution
    turn.tell({ fact: "openedEvolution", slot, evolution })
  }
}

export function canEvolve(state: State, seat: Seat): boolean {
  const { open } = state.evolutions
  for (let slot = 0; slot < open.length; slot++) {
    const evolution = open[slot]
    if (evolution != null && isBuyable(state, seat, evolution)) return true
  }
  return false
}

function evolutionOf(state: State, id: string): Evolution {
  return dataIn(state).evolutions.get(id) as Evolution
}

/** KRO-EVO-03, KRO-EVO-09 */
function isBuyable(state: State, seat: Seat, id: string): boolean {
  const { area, cost } = evolutionOf(state, id)
  const own = playerAt(state, seat)
  return (
    (area === null || area === own.area) &&
    own.krom >= cost.krom &&
    own.wood >= cost.wood &&
    own.stone >= cost.stone &&
    own.bone >= cost.bone
  )
}

/** For every open card that cannot be bought: the wrong area, and each kind that is missing. */
export function withheldEvolutions(state: State, seat: Seat): Withheld[] {
  const own = playerAt(state, seat)
  return state.evolutions.open.flatMap((evolution, slot) => {
    if (evolution === null) return []
    const { area, cost } = evolutionOf(state, evolution)
    const reasons: Reason[] = area !== null && area !== own.area ? [{ why: "wrongArea", area }] : []
    for (const kind of tokens)
      if (own[kind] < cost[kind]) reasons.push({ why: "missing", kind, count: cost[kind] - own[kind] })
    return reasons.map((reason) => ({ choice: { do: "buy", slot, evolution } as const, reason }))
  })
}
