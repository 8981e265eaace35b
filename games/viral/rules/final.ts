// Final scoring: the track, a point for every zone with a virus of yours, and what your mutation
// cards are worth.

import { finish, type Result, type Seat } from "@genepool/engine"
import { type OrganId, organsOf, zoneIds } from "../data/organs.ts"
import { presenceVp } from "../data/tracks.ts"
import type { Fact } from "./facts.ts"
import { procedure } from "./procedure.ts"
import {
  boxIn,
  type Cards,
  isIn,
  type Participant,
  participantsOf,
  type State,
  seatsOf,
  virusOfParticipant,
} from "./state.ts"

/** What a final score is made of. */
export const scoreParts = ["track", "zones", "cards"] as const
export type ScoreParts = { readonly [P in (typeof scoreParts)[number]]: number }

export const final = procedure("final", () => ({}), {
  // VIR-FIN-01: once, after the last Step 6; all cards are laid open
  count(state, _frame, turn) {
    if (state.cards.some(({ unseen }) => unseen.length > 0))
      turn.reveal(state.cards.map(({ unseen }) => unseen))
    state.cards = state.cards.map((cards) => ({
      ...cards,
      mutations: [...cards.mutations, ...cards.unseen].sort(),
      unseen: [],
    }))
    for (let who = 0; who < participantsOf(state); who++) {
      const parts = finalParts(state, who)
      turn.tell({
        fact: "finalScore",
        virus: virusOfParticipant(state, who),
        track: parts.track,
        presence: parts.zones,
        cardPoints: parts.cards,
        total: sumOf(parts),
      })
    }
    const [winner, second] = ranking(state)
    turn.tell({
      fact: "won",
      seat: winner as Seat,
      virus: virusOfParticipant(state, winner as Seat),
      total: finalScore(state, winner as Seat),
      tie: finalScore(state, winner as Seat) === finalScore(state, second as Seat),
    })
    return finish
  },
})

export function finalParts(state: State, who: Participant): ScoreParts {
  return {
    track: state.scores[who] as number, // VIR-FIN-02
    zones: zonesWith(state, who) * presenceVp, // VIR-FIN-03
    cards: who < state.seats ? cardVp(state, who) : 0, // VIR-FIN-04
  }
}

/** Zones in which the participant has a visible virus. */
export function zonesWith(state: State, who: Participant): number {
  const virus = virusOfParticipant(state, who)
  let zones = 0
  for (const zone of zoneIds)
    if ((organsOf[zone] as readonly OrganId[]).some((organ) => isIn(state, virus, organ))) zones++
  return zones
}

/**
 * VIR-CARD-07, VIR-FIN-04: in hand, at places and at the Timer alike; VIR-RUL-35: not what is left
 * in a personal deck.
 */
export function cardVp(state: State, seat: Seat): number {
  const { cards } = boxIn(state)
  const { mutations, unseen, places, timer } = state.cards[seat] as Cards
  let vp = 0
  for (const card of mutations) vp += cards[card].vp
  for (const card of unseen) vp += cards[card].vp
  for (const { card } of places) vp += cards[card].vp
  for (const { card } of timer) vp += cards[card].vp
  return vp
}

export function finalScore(state: State, who: Participant): number {
  return sumOf(finalParts(state, who))
}

/**
 * VIR-FIN-05, VIR-TIE-02, VIR-RUL-38: best first; of equals the one lower on the chart. VIR-RUL-31:
 * players only.
 */
export function ranking(state: State): Seat[] {
  return seatsOf(state).sort(
    (a, b) => finalScore(state, b) - finalScore(state, a) || state.ties.indexOf(b) - state.ties.indexOf(a),
  )
}

export function result(state: State): Result | null {
  if (state.frames.length > 0) return null
  const order = ranking(state)
  const parts = seatsOf(state).map((seat) => finalParts(state, seat))
  return {
    winners: [order[0] as Seat],
    places: parts.map((_, seat) => order.indexOf(seat) + 1),
    scores: parts.map(sumOf),
    parts: parts.map((p) => ({ ...p })),
  }
}

/** Of who has not resigned, the first; the chart has decided only between two of them. */
export function retold(state: State, fact: Fact, { places }: Result, resigned: readonly Seat[]): Fact {
  if (fact.fact !== "won") return fact
  const [winner, second] = seatsOf(state).sort((a, b) => (places[a] as number) - (places[b] as number))
  const total = finalScore(state, winner as Seat)
  return {
    ...fact,
    seat: winner as Seat,
    virus: virusOfParticipant(state, winner as Seat),
    total,
    tie: !resigned.includes(second as Seat) && finalScore(state, second as Seat) === total,
  }
}

function sumOf({ track, zones, cards }: ScoreParts): number {
  return track + zones + cards
}
