// The fight-card window: from last place, clockwise, until all have passed in a row

import { call, doneWith, type Seat } from "@genepool/engine"
import type { Area } from "../data/kinds.ts"
import { counterWindow } from "./counter.ts"
import { discardFromHand, forEachType } from "./hand.ts"
import { type Fighter, ranking, theKromosaur } from "./ranking.ts"
import { type Choice, type Chosen, dataIn, playerAt, procedure, type State } from "./state.ts"

const pass: Choice = { do: "pass" }

/** Hands back the final totals: KRO-FGT-04. */
export const fightCards = procedure(
  "fightCards",
  (args: { area: Area; fighters: readonly Fighter[]; totals: number[] }) => ({
    ...args,
    /** Player-fighters, clockwise. */
    speakers: args.fighters.filter((fighter) => fighter !== theKromosaur),
    at: -1,
    passes: 0,
    card: "",
  }),
  {
    // KRO-BON-10: the player-fighter ranked last is asked first
    open(state, frame) {
      const { area, fighters, totals, speakers } = frame
      const places = ranking(state, area, fighters, totals)
      const last = places.map((place) => fighters[place] as Fighter).findLast((it) => it !== theKromosaur)
      frame.at = speakers.indexOf(last as Seat)
      return "next"
    },

    // KRO-BON-12, KRO-BON-13: a fighter with an empty hand passes, and everybody can see why
    next(state, frame) {
      const { speakers, totals } = frame
      while (frame.passes < speakers.length) {
        if (playerAt(state, speakers[frame.at] as Seat).hand.length > 0) return "card"
        frame.at = (frame.at + 1) % speakers.length
        frame.passes += 1
      }
      return doneWith(totals)
    },

    // KRO-DEC-03
    card: {
      rule: "KRO-BON-10",
      single: "ask", // KRO-RUL-51: being asked says nothing about the cards
      who: (_state, { speakers, at }) => speakers[at] as Seat,
      about(_state, { area, fighters, totals }, seat) {
        return { area, total: totals[fighters.indexOf(seat)] as number, highest: Math.max(...totals) }
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
        frame.card = card
        const aimedAt = frame.speakers.filter((speaker) => speaker !== seat)
        return call(counterWindow, { by: seat, card, target: null, aimedAt, against: null }, "played")
      },
      whyNot(state, { area }, seat) {
        const { bonus } = dataIn(state)
        const withheld: { choice: Choice; reason: { why: string; area?: Area } }[] = []
        forEachType(state, seat, (id) => {
          const card = bonus.get(id)
          if (card === undefined || isFightCardFor(state, id, area)) return
          const reason =
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
      const { fighters, totals, speakers, at } = frame
      const seat = speakers[at] as Seat
      const effect = dataIn(state).bonus.get(frame.card)?.effect
      if (frame.result === "stands") {
        const i = fighters.indexOf(seat)
        if (effect?.effect === "fightAdd") {
          totals[i] = (totals[i] as number) + effect.add // KRO-BON-21
          turn.tell({ fact: "fightAdded", seat, add: effect.add, total: totals[i] as number })
        } else if (effect?.effect === "fightDice") {
          const dice: number[] = []
          for (let n = 0; n < effect.dice; n++) dice.push(turn.die(6, "fightDice")) // KRO-BON-20
          totals[i] = dice.reduce((sum, die) => sum + die, totals[i] as number)
          turn.tell({ fact: "fightRolled", seat, dice, total: totals[i] as number })
        }
      }
      frame.at = (at + 1) % speakers.length
      frame.passes = 0 // a card that was cancelled counts as well: KRO-BON-12
      return "next"
    },
  },
)

/** KRO-BON-03, KRO-RUL-48 */
function isFightCardFor(state: State, id: string, area: Area): boolean {
  const card = dataIn(state).bonus.get(id)
  return card?.timing === "fight" && (card.area === null || card.area === area)
}
