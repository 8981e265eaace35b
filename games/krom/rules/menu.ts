// The action phase in general: what one may do beside the area's own action, in any order, until
// one says it is over

import { call, done, type Next, type Seat } from "@genepool/engine"
import type { Token } from "../data/kinds.ts"
import { canPlayBonus, playBonus, withheldCards } from "./bonus.ts"
import type { Choice } from "./choices.ts"
import { canEvolve, evolve, withheldEvolutions } from "./evolutions.ts"
import type { Withheld } from "./reasons.ts"
import { playerAt, type State } from "./state.ts"

const playBonusChoice: Choice = { do: "playBonus" }
const evolveChoice: Choice = { do: "evolve" }

/**
 * KRO-RUL-51: with cards in hand a player is always asked; without them only if there is something
 * to do
 */
export function hasToBeAsked(state: State, seat: Seat, areaAction: boolean): boolean {
  return areaAction || playerAt(state, seat).hand.length > 0 || canEvolve(state, seat)
}

/** KRO-ACT-01, KRO-ACT-04, KRO-EVO-01: the menu's common part */
export function addCommon(state: State, seat: Seat, options: Choice[], last: Choice): Choice[] {
  if (canPlayBonus(state, seat)) options.push(playBonusChoice)
  if (canEvolve(state, seat)) options.push(evolveChoice)
  options.push(last)
  return options
}

/** KRO-ACT-03: afterwards the menu that was open comes back */
export function takeCommon<K extends string>(choice: Choice, seat: Seat, menu: K): Next<K> {
  switch (choice.do) {
    case "playBonus":
      return call(playBonus, { seat }, menu)
    case "evolve":
      return call(evolve, { seat }, menu)
    default:
      return done
  }
}

export function withheldCommon(state: State, seat: Seat): Withheld[] {
  const { hand } = playerAt(state, seat)
  const withheld: Withheld[] = []
  if (!canPlayBonus(state, seat))
    withheld.push({ choice: playBonusChoice, reason: { why: hand.length === 0 ? "noCards" : "noCardFits" } })
  if (!canEvolve(state, seat)) withheld.push({ choice: evolveChoice, reason: { why: "nothingToInvent" } })
  return [...withheld, ...withheldCards(state, seat), ...withheldEvolutions(state, seat)]
}

/** What is missing of a price; nothing if it can be paid. */
export function missing(state: State, seat: Seat, choice: Choice, kind: Token, price: number): Withheld[] {
  const count = price - playerAt(state, seat)[kind]
  return count > 0 ? [{ choice, reason: { why: "missing", kind, count } }] : []
}
