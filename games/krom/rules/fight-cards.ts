// The fight-card window: from last place, clockwise, until all have passed in a row

import { call, doneWith, type Seat } from "@genepool/engine"
import type { Area } from "../data/kinds.ts"
import type { Choice, Chosen } from "./choices.ts"
import { counterWindow } from "./counter.ts"
import { discardFromHand, forEachType } from "./hand.ts"
import { procedure } from "./procedure.ts"
import { type Fighter, ranking, type Strength, theKromosaur, totalOf } from "./ranking.ts"
import type { Reason, Withheld } from "./reasons.ts"
import { dataIn, playerAt, type State } from "./state.ts"

const pass: Choice = { do: "pass" }

/** Hands back what everybody has on the table in the end: KRO-FGT-04. */
export const fightCards = procedure(
  "fightCards",
  (args: { area: Area; fighters: readonly Fighter[]; strengths: Strength[] }) => ({
    ...args,
    /** Player-fighters, clockwise. */
    speakers: args.fighters.filter((fighter) => fighter !== theKromosaur),
    at: -1,
    passes: 0,
  }),
  {
    // KRO-BON-10: the player-fighter ranked last is asked first
    open(state, frame) {
      const { area, fighters, strengths, speakers } = frame
      const places = ranking(state, area, fighters, strengths.map(totalOf))
      const last = places.map((place) => fighters[place] as Fighter).findLast((it) => it !== theKromosaur)
      frame.at = speakers.indexOf(last as Seat)
      return "next"
    },

    // KRO-BON-12, KRO-BON-13: a fighter with an empty hand passes, and everybody can see why
    next(state, frame) {
      const { speakers, strengths } = frame
      while (frame.passes < speakers.length) {
        if (playerAt(state, speakers[frame.at] as Seat).hand.length > 0) return "card"
        frame.at = (frame.at + 1) % speakers.length
        frame.passes += 1
      }
      return doneWith(strengths)
    },

    // KRO-DEC-03
    card: {
      rule: "KRO-BON-10",
      single: "ask", // KRO-RUL-51: being asked says nothing about the cards
      who: (_state, { speakers, at }) => speakers[at] as Seat,
      about(state, { area, fighters, strengths }, seat) {
        const totals = strengths.map(totalOf)
        const me = fighters.indexOf(seat)
        const total = totals[me] as number
        const others = Math.max(...totals.filter((_, fighter) => fighter !== me))
        const wins = ranking(state, area, fighters, totals)[0] === me
        const stand = total === others ? (wins ? "tieWon" : "tieLost") : wins ? "ahead" : "behind"
        return { area, total, others, stand }
      },
      offer(state, { area }, seat) {
        const options: Choice[] = [pass]
        forEachType(state, seat, (card) => {
          if (isFightCardFor(state, card, area)) options.push({ do: "play", card })
        })
        return options
      },
      take(state, frame, choice: Chosen<"pass"> | Chosen<"play">, turn, seat) {
        if (choice.do === "pass") {
          frame.at = (frame.at + 1) % frame.speakers.length
          frame.passes += 1
          return "next"
        }
        const { card } = choice
        discardFromHand(state, seat, card)
        turn.opened = true
        turn.tell({ fact: "played", seat, card })
        strengthOf(frame, seat).cards.push({ card, cancelled: false })
        const aimedAt = frame.speakers.filter((speaker) => speaker !== seat)
        return call(counterWindow, { by: seat, card, target: null, aimedAt, against: null }, "played")
      },
      whyNot(state, { area }, seat) {
        const { bonus } = dataIn(state)
        const withheld: Withheld[] = []
        forEachType(state, seat, (id) => {
          const card = bonus.get(id)
          if (card === undefined || isFightCardFor(state, id, area)) return
          const reason: Reason =
            card.timing === "fight"
              ? { why: "wrongArea", area: card.area as Area }
              : { why: card.timing === "react" ? "onlyAsCounter" : "onlyInActionPhase" }
          withheld.push({ choice: { do: "play", card: id }, reason })
        })
        return withheld
      },
    },

    // KRO-BON-11: if it stands, it takes effect at once; then the next fighter is asked
    played(state, frame, turn) {
      const { speakers, at } = frame
      const seat = speakers[at] as Seat
      const strength = strengthOf(frame, seat)
      const played = strength.cards.at(-1) as Strength["cards"][number]
      const effect = dataIn(state).bonus.get(played.card)?.effect
      if (frame.result !== "stands") played.cancelled = true
      else if (effect?.effect === "fightAdd") {
        strength.add += effect.add // KRO-BON-21
        turn.tell({ fact: "fightAdded", seat, add: effect.add, total: totalOf(strength) })
      } else if (effect?.effect === "fightDice") {
        const dice: number[] = []
        for (let n = 0; n < effect.dice; n++) dice.push(turn.die(6, "fightDice")) // KRO-BON-20
        strength.dice.push(...dice)
        turn.tell({ fact: "fightRolled", seat, dice, total: totalOf(strength) })
      }
      frame.at = (at + 1) % speakers.length
      frame.passes = 0 // a card that was cancelled counts as well: KRO-BON-12
      return "next"
    },
  },
)

function strengthOf(
  { fighters, strengths }: { readonly fighters: readonly Fighter[]; readonly strengths: Strength[] },
  seat: Seat,
): Strength {
  return strengths[fighters.indexOf(seat)] as Strength
}

/** KRO-BON-03, KRO-RUL-48 */
function isFightCardFor(state: State, id: string, area: Area): boolean {
  const card = dataIn(state).bonus.get(id)
  return card?.timing === "fight" && (card.area === null || card.area === area)
}
