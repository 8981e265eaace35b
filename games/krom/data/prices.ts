// What things cost in krom, and what a rest gives

import type { Reward, Status } from "./kinds.ts"

export interface Prices {
  /** KRO-CMP-23 */
  readonly rest: Reward
  /** KRO-CMP-24: one wood, stone or bone; one bonus card; one packet of life */
  readonly resource: number
  readonly bonus: number
  readonly life: number
  /** How many points of life are in a packet. */
  readonly lifePacket: number
  /**
   * KRO-CMP-25, KRO-CMP-26: the first card, the second, and so on; there is no more after the last
   * price
   */
  readonly gathering: readonly number[]
  /** KRO-CMP-27: one extra die, two extra dice */
  readonly extraDice: readonly number[]
  /** KRO-CMP-30: the first re-roll, the second, and so on */
  readonly rerolls: readonly number[]
  readonly status: Status
}

export const prices: Prices = {
  rest: { krom: 3, life: 2 },
  resource: 3,
  bonus: 2,
  life: 1,
  lifePacket: 3,
  gathering: [0, 1, 3, 4],
  extraDice: [2, 4],
  rerolls: [1, 1, 2, 2],
  status: "rulebook",
}
