// Fight: settles who acts first in an area, and who gets hurt

import { call, doneWith, type Seat } from "@genepool/engine"
import type { Area } from "../data/kinds.ts"
import { chiefOr } from "./end.ts"
import type { Turn } from "./facts.ts"
import { fightCards } from "./fight-cards.ts"
import { hurt } from "./life.ts"
import { loot } from "./loot.ts"
import { procedure } from "./procedure.ts"
import { type Fighter, ranking, type Strength, theKromosaur, totalOf } from "./ranking.ts"
import { dataIn, isConscious, type State } from "./state.ts"
import { trophyFrom } from "./trophy.ts"

/** Hands back the order of the action phases: KRO-FGT-12. */
export const fight = procedure(
  "fight",
  ({ area, fighters }: { area: Area; fighters: Fighter[] }) => ({
    area,
    fighters,
    /**
     * Of the fighters in their order; while cards are played the window knows, and hands them back.
     */
    strengths: [] as Strength[],
    winner: null as Fighter | null,
    victims: [] as Seat[],
    order: [] as Seat[],
  }),
  {
    // KRO-FGT-02: all dice lie open before any card is played
    roll(state, { area, fighters }, turn) {
      turn.tell({ fact: "fightBegan", area, seats: fighters.filter((fighter) => fighter !== theKromosaur) })
      const strengths = fighters.map((fighter) => rollFor(state, fighter, turn))
      return call(fightCards, { area, fighters, strengths }, "settle")
    },

    // KRO-FGT-09 to KRO-FGT-11: all losses at the same time, by the final totals
    settle(state, frame, turn) {
      const { area, fighters } = frame
      frame.strengths = frame.result as Strength[]
      frame.result = null
      const totals = frame.strengths.map(totalOf)
      const places = ranking(state, area, fighters, totals)
      const first = places[0] as number
      frame.winner = fighters[first] as Fighter
      if (frame.winner === theKromosaur) turn.tell({ fact: "kromosaurWon", area })
      else turn.tell({ fact: "wonFight", seat: frame.winner, area })
      for (const place of places) {
        const loss = (totals[first] as number) - (totals[place] as number)
        const fighter = fighters[place] as Fighter
        if (fighter === theKromosaur) hurtKromosaur(state, loss, turn)
        else {
          hurt(state, fighter, loss, turn)
          if (isConscious(state, fighter))
            frame.order.push(fighter) // KRO-KRS-10: players alone
          else frame.victims.push(fighter)
        }
      }
      for (const seat of frame.victims) turn.tell({ fact: "stunned", seat }) // KRO-FGT-13 (a)
      return "kromosaurFell"
    },

    // KRO-FGT-13 (b), KRO-KRS-12: it leaves for good, and the winner keeps its figure
    kromosaurFell(state, { winner }, turn) {
      const { kromosaur } = state
      if (kromosaur === null || kromosaur.life > 0 || kromosaur.area === null) return "victim"
      kromosaur.area = null
      state.trophy = winner
      const seat = winner as Seat
      turn.tell({ fact: "kromosaurFell", seat })
      return chiefOr(state, seat, turn, "victim" as const)
    },

    // KRO-FGT-13 (c), KRO-STN-04, KRO-STN-05: one after another, in ranking order
    victim(state, { winner, victims, order }, turn) {
      const victim = victims[0]
      if (victim === undefined) return doneWith(order)
      if (winner === theKromosaur) return doneWith(order) // KRO-KRS-08
      return trophyFrom(state, victim, winner as Seat, turn, "loot" as const)
    },

    loot(_state, frame) {
      const victim = frame.victims.shift() as Seat
      return call(loot, { winner: frame.winner as Seat, victim }, "victim")
    },
  },
)

/** KRO-FGT-03, KRO-KRS-06 */
function rollFor(state: State, fighter: Fighter, turn: Turn): Strength {
  if (fighter !== theKromosaur) {
    const die = turn.die(6, "fight")
    if (turn.told !== null) turn.tell({ fact: "rolled", seat: fighter, die })
    return { dice: [die], add: 0, cards: [] }
  }
  const die = turn.die(6, "kromosaur")
  const { fight: add } = dataIn(state).kromosaur
  turn.tell({ fact: "kromosaurRolled", die, add, total: die + add })
  return { dice: [die], add, cards: [] }
}

/** KRO-KRS-07, KRO-KRS-11 */
function hurtKromosaur(state: State, loss: number, turn: Turn): void {
  const { kromosaur } = state
  if (kromosaur === null || loss === 0) return
  const count = Math.min(loss, kromosaur.life)
  kromosaur.life -= count
  turn.tell({ fact: "kromosaurHurt", count, life: kromosaur.life })
}
