// Caves: a rest, or services of the community

import { done, type Reason, type Seat } from "@genepool/engine"
import { fullLife } from "../data/box.ts"
import { resources } from "../data/kinds.ts"
import {
  addCommon,
  endPhase,
  hasToBeAsked,
  missing,
  takeCommon,
  type Withheld,
  withheldCommon,
} from "./menu.ts"
import { type Choice, dataIn, playerAt, procedure, type State } from "./state.ts"
import { canDrawBonus, drawBonusCards, gain, heal, pay, thenReceive } from "./supply.ts"

const rest: Choice = { do: "rest" }
const buyResource = resources.map((kind) => ({ do: "buyResource", kind }) as const)
const buyBonus: Choice = { do: "buyBonus" }
const buyLife: Choice = { do: "buyLife" }

interface Visit {
  seat: Seat
  rested: boolean
  bought: number
}

export const caves = procedure(
  "caves",
  ({ seat }: { seat: Seat }): Visit => ({ seat, rested: false, bought: 0 }),
  {
    next: (state, visit) => (hasToBeAsked(state, visit.seat, hasAction(state, visit)) ? "menu" : done),

    menu: {
      rule: "KRO-CAV-01",
      single: "ask",
      who: (_state, { seat }) => seat,
      offer: (state, visit, seat) => addCommon(state, seat, services(state, visit), endPhase),
      take(state, visit, choice, turn, seat) {
        const { prices } = dataIn(state)
        switch (choice.do) {
          case "rest": // KRO-CAV-02
            visit.rested = true
            turn.tell({ fact: "rested", seat })
            return thenReceive(state, seat, dataIn(state).rest, turn, "next")
          case "buyResource": // KRO-CAV-04
            buy(state, visit, prices.resource)
            turn.tell({ fact: "bought", seat, price: prices.resource })
            gain(state, seat, choice.kind, 1, turn)
            return "next"
          case "buyBonus": // KRO-CAV-05
            buy(state, visit, prices.bonus)
            turn.tell({ fact: "bought", seat, price: prices.bonus })
            drawBonusCards(state, seat, 1, turn)
            return "next"
          case "buyLife": // KRO-CAV-06
            buy(state, visit, prices.life)
            turn.tell({ fact: "bought", seat, price: prices.life })
            heal(state, seat, prices.lifePacket, turn)
            return "next"
          default:
            return takeCommon(choice, seat, "next")
        }
      },
      whyNot: (state, visit, seat) => [...withheldServices(state, visit), ...withheldCommon(state, seat)],
    },
  },
)

function buy(state: State, visit: Visit, price: number): void {
  visit.bought += 1
  pay(state, visit.seat, "krom", price)
}

/** KRO-CAV-01, KRO-CAV-08: rest or services, never both */
function hasAction(state: State, visit: Visit): boolean {
  return services(state, visit).length > 0
}

/** KRO-CAV-03, KRO-CAV-07: what can be paid, is needed and can be delivered */
function services(state: State, visit: Visit): Choice[] {
  if (visit.rested) return []
  const options: Choice[] = visit.bought === 0 ? [rest] : []
  const { krom, life } = playerAt(state, visit.seat)
  const { prices } = dataIn(state)
  if (krom >= prices.resource)
    for (const choice of buyResource) if (state.supply[choice.kind] > 0) options.push(choice)
  if (krom >= prices.bonus && canDrawBonus(state)) options.push(buyBonus)
  if (krom >= prices.life && life < fullLife) options.push(buyLife)
  return options
}

function withheldServices(state: State, visit: Visit): Withheld[] {
  const { seat, rested, bought } = visit
  const all = [...buyResource, buyBonus, buyLife]
  const because = (choice: Choice, why: string, more: { kind?: string } = {}): Withheld => ({
    choice,
    reason: { why, ...more } as Reason,
  })
  if (rested) return [rest, ...all].map((choice) => because(choice, "alreadyRested"))
  const { prices } = dataIn(state)
  const withheld = bought > 0 ? [because(rest, "alreadyBought")] : []
  for (const choice of buyResource) {
    withheld.push(...missing(state, seat, choice, "krom", prices.resource))
    if (state.supply[choice.kind] === 0) withheld.push(because(choice, "supplyEmpty", { kind: choice.kind }))
  }
  withheld.push(...missing(state, seat, buyBonus, "krom", prices.bonus))
  if (!canDrawBonus(state)) withheld.push(because(buyBonus, "noCardLeft"))
  withheld.push(...missing(state, seat, buyLife, "krom", prices.life))
  if (playerAt(state, seat).life >= fullLife) withheld.push(because(buyLife, "fullLife"))
  return withheld
}
