// Who fights, and who stands where when the dice and cards are counted

import type { Seat } from "@genepool/engine"
import type { Area } from "../data/kinds.ts"
import { dataIn, playerAt, type State } from "./state.ts"

/** A seat, or the Kromosaur. */
export type Fighter = Seat
export const theKromosaur = -1

/** What a fighter has on the table, for all to see. */
export type Strength = {
  /** Rolled at first, and by cards. */
  dice: number[]
  /** Added by cards, or by being the Kromosaur. */
  add: number
  cards: { card: string; cancelled: boolean }[]
}

/** KRO-FGT-04 */
export function totalOf({ dice, add }: { readonly dice: readonly number[]; readonly add: number }): number {
  let total = add
  for (let i = 0; i < dice.length; i++) total += dice[i] as number
  return total
}

/**
 * KRO-FGT-01, KRO-KRS-05, KRO-KRS-18: all conscious players of the area, and the Kromosaur if it
 * stands there
 */
export function fightersIn(state: State, area: Area): Fighter[] {
  const fighters: Fighter[] = []
  state.players.forEach((player, seat) => {
    if (player.area === area && player.life > 0) fighters.push(seat)
  })
  if (fighters.length > 0 && state.kromosaur?.area === area) fighters.push(theKromosaur)
  return fighters
}

/** KRO-FGT-08, KRO-KRS-09 */
function weightOf(state: State, fighter: Fighter): number {
  const { weight, kromosaur } = dataIn(state)
  if (fighter === theKromosaur) return kromosaur.weight
  const { character } = playerAt(state, fighter)
  return character === null ? 0 : weight[character]
}

/**
 * KRO-FGT-05 to KRO-FGT-07: by total; among equals the heavier is ahead, but below the highest
 * total the lighter one in forest and mountains. Gives the places in the lists, best first.
 */
export function ranking(
  state: State,
  area: Area,
  fighters: readonly Fighter[],
  totals: readonly number[],
): number[] {
  const highest = Math.max(...totals)
  const lightAhead = area === "forest" || area === "mountains"
  const total = (i: number) => totals[i] as number
  return fighters
    .map((_, i) => i)
    .sort((a, b) => {
      if (total(a) !== total(b)) return total(b) - total(a)
      const heavier = weightOf(state, fighters[b] as Fighter) - weightOf(state, fighters[a] as Fighter)
      return lightAhead && total(a) < highest ? -heavier : heavier // KRO-RUL-08, KRO-RUL-09
    })
}
