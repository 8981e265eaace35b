// Caves: a rest, or services of the community

import { done, type Seat } from "@genepool/engine"
import { fullLife } from "../data/box.ts"
import { resources } from "../data/kinds.ts"
import type { Data } from "../data/resolved.ts"
import type { Choice, Chosen } from "./choices.ts"
import type { Turn } from "./facts.ts"
import { endPhase } from "./meanwhile.ts"
import { addCommon, hasToBeAsked, missing, takeCommon, withheldCommon } from "./menu.ts"
import { procedure } from "./procedure.ts"
import type { Reason, Withheld } from "./reasons.ts"
import { dataIn, playerAt, type State } from "./state.ts"
import { canDrawBonus, drawBonusCards, gain, heal, pay, thenReceive } from "./supply.ts"

const rest: Choice = { do: "rest" }

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

    // KRO-DEC-06
    menu: {
      rule: "KRO-CAV-01",
      single: "ask",
      who: (_state, { seat }) => seat,
      about: (_state, { rested, bought }) => ({
        done: rested ? "rest" : bought > 0 ? "services" : "nothing",
      }),
      offer: (state, visit, seat) => addCommon(state, seat, actions(state, visit), endPhase),
      take(state, visit, choice, turn, seat) {
        switch (choice.do) {
          case "rest": // KRO-CAV-02
            visit.rested = true
            turn.tell({ fact: "rested", seat })
            return thenReceive(state, seat, dataIn(state).rest, turn, "next")
          case "buyResource": // KRO-CAV-04
            buy(state, visit, choice.price, turn)
            gain(state, seat, choice.kind, 1, turn)
            return "next"
          case "buyBonus": // KRO-CAV-05
            buy(state, visit, choice.price, turn)
            drawBonusCards(state, seat, 1, turn)
            return "next"
          case "buyLife": // KRO-CAV-06
            buy(state, visit, choice.price, turn)
            heal(state, seat, choice.count, turn)
            return "next"
          default:
            return takeCommon(choice, seat, "next")
        }
      },
      whyNot: (state, visit, seat) => [...withheldActions(state, visit), ...withheldCommon(state, seat)],
    },
  },
)

function buy(state: State, visit: Visit, price: number, turn: Turn): void {
  visit.bought += 1
  pay(state, visit.seat, "krom", price)
  turn.tell({ fact: "bought", seat: visit.seat, price })
}

/** KRO-CAV-01, KRO-CAV-08: rest or services, never both */
function hasAction(state: State, visit: Visit): boolean {
  return actions(state, visit).length > 0
}

/** KRO-CAV-03, KRO-CAV-07: what can be paid, is needed and can be delivered */
function actions(state: State, visit: Visit): Choice[] {
  if (visit.rested) return []
  const options: Choice[] = visit.bought === 0 ? [rest] : []
  const { krom } = playerAt(state, visit.seat)
  for (const service of servicesOf(dataIn(state)))
    if (krom >= service.price && whyNotDelivered(state, visit.seat, service) === null) options.push(service)
  return options
}

type Service = Chosen<"buyResource"> | Chosen<"buyBonus"> | Chosen<"buyLife">

const services = new WeakMap<Data, readonly Service[]>()

/** KRO-CMP-24: everything that the community sells; made once per edition */
function servicesOf(data: Data): readonly Service[] {
  const known = services.get(data)
  if (known !== undefined) return known
  const { resource, bonus, life, lifePacket } = data.prices
  const list: Service[] = [
    ...resources.map((kind) => ({ do: "buyResource", kind, price: resource }) as const),
    { do: "buyBonus", price: bonus },
    { do: "buyLife", count: lifePacket, price: life },
  ]
  services.set(data, list)
  return list
}

/** KRO-CAV-06, KRO-CAV-07 */
function whyNotDelivered(state: State, seat: Seat, service: Service): Reason | null {
  switch (service.do) {
    case "buyResource":
      return state.supply[service.kind] > 0 ? null : { why: "supplyEmpty", kind: service.kind }
    case "buyBonus":
      return canDrawBonus(state) ? null : { why: "noCardLeft" }
    case "buyLife":
      return playerAt(state, seat).life < fullLife ? null : { why: "fullLife" }
  }
}

function withheldActions(state: State, { seat, rested, bought }: Visit): Withheld[] {
  const all = servicesOf(dataIn(state))
  if (rested) return [rest, ...all].map((choice) => ({ choice, reason: { why: "alreadyRested" } }))
  const withheld: Withheld[] = bought > 0 ? [{ choice: rest, reason: { why: "alreadyBought" } }] : []
  for (const choice of all) {
    withheld.push(...missing(state, seat, choice, "krom", choice.price))
    const reason = whyNotDelivered(state, seat, choice)
    if (reason !== null) withheld.push({ choice, reason })
  }
  return withheld
}
