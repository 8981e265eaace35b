// The counter window: opens once for every card that is declared, counters included

import { call, doneWith, type Procedure, type Seat } from "@genepool/engine"
import type { Area } from "../data/kinds.ts"
import type { Choice, Chosen } from "./choices.ts"
import { discardFromHand, forEachType } from "./hand.ts"
import { procedure } from "./procedure.ts"
import type { Reason, Withheld } from "./reasons.ts"
import { dataIn, playerAt, type State } from "./state.ts"

/** What a seat may leave for its counter windows; the first is the default. */
export const instructions = ["ask", "aimed", "never"] as const

const letStand: Choice = { do: "letStand" }

export interface Declared {
  by: Seat
  card: string
  /** The player the card was played on, if it is such a card. */
  target: Seat | null
  /**
   * Whom the card is meant for: its victim, the other fighters, or the player of a card that is
   * countered.
   */
  aimedAt: readonly Seat[]
  /** The card that this one counters. */
  against: string | null
}

/** Hands back whether the card "stands" or was "countered": KRO-CTR-01, KRO-CTR-06. */
export const counterWindow: Procedure<Declared, Declared, "window" | "answered", Choice> = procedure(
  "counter",
  (declared: Declared) => ({ ...declared }),
  {
    // KRO-DEC-04
    window: {
      rule: "KRO-CTR-03",
      quiet: true,
      // KRO-CTR-02, KRO-RUL-13, KRO-RUL-51: by the number of cards in a hand, which everybody can
      // see, and nothing else; whoever is stunned misses the action phase, not this
      everyone(state, { by }) {
        const seats: Seat[] = []
        for (let seat = 0; seat < state.seats; seat++)
          if (seat !== by && playerAt(state, seat).hand.length > 0) seats.push(seat)
        return seats
      },
      about: (_state, { by, card, target, aimedAt, against }, seat) => ({
        seat: by,
        card,
        target,
        aimed: aimedAt.includes(seat),
        against,
      }),
      offer(state, _frame, seat) {
        const options: Choice[] = [letStand]
        forEachType(state, seat, (card) => {
          if (isCounterFor(state, card, seat)) options.push({ do: "counter", card })
        })
        return options
      },
      standing(_state, { aimedAt }, seat, instruction) {
        if (instruction === "ask") return null
        return instruction === "aimed" && aimedAt.includes(seat) ? null : letStand
      },
      whyNot(state, _frame, seat) {
        const withheld: Withheld[] = []
        forEachType(state, seat, (id) => {
          if (isCounterFor(state, id, seat)) return
          withheld.push({ choice: { do: "counter", card: id }, reason: whyNotCounter(state, id) })
        })
        return withheld
      },
      close(state, { by, card }, answers, turn) {
        // KRO-CTR-04: the first clockwise from the player of the card; nobody learns that others
        // said so too
        for (let i = 1; i < state.seats; i++) {
          const seat = (by + i) % state.seats
          const answer = answers[seat]?.[0]
          if (answer?.do !== "counter") continue
          const counter = (answer as Chosen<"counter">).card
          discardFromHand(state, seat, counter)
          turn.tell({ fact: "countered", seat, card: counter, from: by, against: card })
          return call(
            counterWindow,
            { by: seat, card: counter, target: null, aimedAt: [by], against: card },
            "answered",
          )
        }
        return doneWith("stands")
      },
    },

    // KRO-CTR-05: a counter that stands removes the card below it
    answered: (_state, { by, card, result }, turn) => {
      if (result !== "stands") return doneWith("stands")
      turn.tell({ fact: "cancelled", seat: by, card })
      return doneWith("countered")
    },
  },
)

/** KRO-BON-04, KRO-BON-05 */
function isCounterFor(state: State, id: string, seat: Seat): boolean {
  const card = dataIn(state).bonus.get(id)
  return card?.timing === "react" && (card.area === null || card.area === playerAt(state, seat).area)
}

function whyNotCounter(state: State, id: string): Reason {
  const card = dataIn(state).bonus.get(id)
  if (card?.timing === "fight") return { why: "onlyInFight" }
  return card?.timing === "react"
    ? { why: "wrongArea", area: card.area as Area }
    : { why: "onlyInActionPhase" }
}
