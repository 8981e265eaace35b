// Forest: a walk, with one gathering card for free and more for krom

import { done, type Seat, sameChoice } from "@genepool/engine"
import type { FullReward } from "../data/resolved.ts"
import type { Choice } from "./choices.ts"
import { endPhase, withheldMeanwhile } from "./meanwhile.ts"
import { addCommon, hasToBeAsked, missing, takeCommon, withheldCommon } from "./menu.ts"
import { procedure } from "./procedure.ts"
import type { Reason, Withheld } from "./reasons.ts"
import { dataIn, playerAt, type State } from "./state.ts"
import { drawFromPile, pay, reshuffle, thenReceive } from "./supply.ts"

const reshuffleChoice: Choice = { do: "reshuffle" }

interface Walk {
  seat: Seat
  gathered: number
  reshuffled: boolean
}

export const forest = procedure(
  "forest",
  ({ seat }: { seat: Seat }): Walk => ({ seat, gathered: 0, reshuffled: false }),
  {
    next: (state, walk) => (hasToBeAsked(state, walk.seat, canGather(state, walk)) ? "menu" : done),

    // KRO-DEC-07
    menu: {
      rule: "KRO-FOR-02",
      single: "ask",
      who: (_state, { seat }) => seat,
      about: (_state, { gathered }) => ({ gathered }),
      offer(state, walk, seat) {
        const options = gathering(state, walk)
        return mustGather(state, walk) ? options : addCommon(state, seat, options, endPhase)
      },
      take(state, walk, choice, turn, seat) {
        switch (choice.do) {
          case "gather": {
            // KRO-FOR-03: pay, draw, show, take the reward, discard, and then think about the next
            pay(state, seat, "krom", choice.price)
            walk.gathered += 1
            const card = drawFromPile(state.gathering, turn, "gathering") as string
            state.gathering.discard.push(card)
            turn.tell({ fact: "gathered", seat, gathering: card, price: choice.price })
            const reward = dataIn(state).gathering.get(card) as FullReward
            return thenReceive(state, seat, reward, turn, "next")
          }
          case "reshuffle": // KRO-FOR-05
            reshuffle(state.gathering)
            walk.reshuffled = true
            turn.opened = true
            turn.tell({ fact: "reshuffled", deck: "gathering" })
            return "next"
          default:
            return takeCommon(choice, seat, "next")
        }
      },
      whyNot: (state, walk, seat) => [
        ...withheldGathering(state, walk),
        ...withheldCommon(state, seat),
        ...(mustGather(state, walk) ? withheldUntilGathered(state, seat) : []),
      ],
    },
  },
)

function gathering(state: State, walk: Walk): Choice[] {
  const options: Choice[] = []
  if (canGather(state, walk)) options.push({ do: "gather", price: priceOfNext(state, walk) as number })
  if (canReshuffle(state, walk)) options.push(reshuffleChoice)
  return options
}

/** KRO-FOR-01, KRO-RUL-16: the walk begins with a card; only mixing the cards may come before it */
function mustGather(state: State, walk: Walk): boolean {
  return walk.gathered === 0 && canGather(state, walk)
}

/** KRO-FOR-01, KRO-FOR-02: undefined when there is no next card */
function priceOfNext(state: State, { gathered }: Walk): number | undefined {
  return dataIn(state).prices.gathering[gathered]
}

function canGather(state: State, walk: Walk): boolean {
  const price = priceOfNext(state, walk)
  return price !== undefined && playerAt(state, walk.seat).krom >= price
}

/** KRO-FOR-05, KRO-RUL-20 */
function canReshuffle(state: State, { gathered, reshuffled }: Walk): boolean {
  return gathered === 0 && !reshuffled && state.gathering.discard.length > 0
}

function withheldGathering(state: State, walk: Walk): Withheld[] {
  const price = priceOfNext(state, walk)
  const withheld: Withheld[] =
    price === undefined
      ? [{ choice: { do: "gather", price: 0 }, reason: { why: "gatheredAll", count: walk.gathered } }]
      : missing(state, walk.seat, { do: "gather", price }, "krom", price)
  const why = walk.reshuffled ? "alreadyReshuffled" : walk.gathered > 0 ? "alreadyGathered" : "discardEmpty"
  if (!canReshuffle(state, walk)) withheld.push({ choice: reshuffleChoice, reason: { why } })
  return withheld
}

function withheldUntilGathered(state: State, seat: Seat): Withheld[] {
  const reason: Reason = { why: "gatherFirst" }
  const otherwise = withheldCommon(state, seat)
  const isOpen = ({ choice }: Withheld) => !otherwise.some((other) => sameChoice(other.choice, choice))
  const menu = addCommon(state, seat, [], endPhase).filter((choice) => choice !== endPhase)
  return [
    ...withheldMeanwhile(state, seat, reason).filter(isOpen),
    ...menu.map((choice) => ({ choice, reason })),
  ]
}
