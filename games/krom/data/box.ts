// What is in the box and printed on the boards: the numbers that no edition changes

import type { Token } from "./kinds.ts"

/** KRO-CMP-07, KRO-CMP-08 */
export const supplyInBox: { readonly [K in Token]: number } = { krom: 50, wood: 12, stone: 12, bone: 12 }

/** KRO-CMP-11 to KRO-CMP-14 */
export const cardsInBox = { gathering: 20, hunting: 17, bonus: 31, evolutions: 25 } as const

/** KRO-CMP-15 */
export const openCards = 4

/** KRO-CMP-16, KRO-CMP-17 */
export const fullLife = 7
export const startingKrom = 5
export const startingBonusCards = 1

/** KRO-CMP-19 to KRO-CMP-22: points that make a chief */
export function pointsToWin(seats: number, longer: boolean): number {
  const points = seats <= 4 ? 10 : seats === 5 ? 8 : 7
  return longer ? points + 2 : points
}

/** KRO-CMP-34 */
export const trophyPoints = 1

/** KRO-RUL-45: no game goes on for ever */
export const lastRound = 200
