// Final scoring: the track, a point for every zone with a virus of yours, and what your mutation cards are worth.

import { finish, type Result, type Seat } from "@genepool/engine"
import { type OrganId, organsOf, zoneIds } from "../data/organs.ts"
import { presenceVp } from "../data/tracks.ts"
import { tell } from "./facts.ts"
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
  count(s, _f, turn) {
    if (s.cards.some(({ unseen }) => unseen.length > 0)) turn.reveal(s.cards.map(({ unseen }) => unseen))
    s.cards = s.cards.map((cards) => ({
      ...cards,
      mutations: [...cards.mutations, ...cards.unseen].sort(),
      unseen: [],
    }))
    for (let who = 0; who < participantsOf(s); who++) {
      const parts = finalParts(s, who)
      tell(turn, {
        fact: "finalScore",
        virus: virusOfParticipant(s, who),
        track: parts.track,
        presence: parts.zones,
        cardPoints: parts.cards,
        total: sumOf(parts),
      })
    }
    const [winner, second] = ranking(s)
    tell(turn, {
      fact: "won",
      seat: winner as Seat,
      virus: virusOfParticipant(s, winner as Seat),
      total: finalScore(s, winner as Seat),
      tie: finalScore(s, winner as Seat) === finalScore(s, second as Seat),
    })
    return finish
  },
})

export function finalParts(s: State, who: Participant): ScoreParts {
  return {
    track: s.scores[who] as number, // VIR-FIN-02
    zones: zonesWith(s, who) * presenceVp, // VIR-FIN-03
    cards: who < s.seats ? cardVp(s, who) : 0, // VIR-FIN-04
  }
}

/** Zones in which the participant has a visible virus. */
export function zonesWith(s: State, who: Participant): number {
  const virus = virusOfParticipant(s, who)
  let zones = 0
  for (const zone of zoneIds)
    if ((organsOf[zone] as readonly OrganId[]).some((organ) => isIn(s, virus, organ))) zones++
  return zones
}

/** VIR-CARD-07, VIR-FIN-04: in hand, at places and at the Timer alike; VIR-RUL-35: not what is left in a personal deck. */
export function cardVp(s: State, seat: Seat): number {
  const { cards } = boxIn(s)
  const { mutations, unseen, places, timer } = s.cards[seat] as Cards
  let vp = 0
  for (const card of mutations) vp += cards[card].vp
  for (const card of unseen) vp += cards[card].vp
  for (const { card } of places) vp += cards[card].vp
  for (const { card } of timer) vp += cards[card].vp
  return vp
}

export function finalScore(s: State, who: Participant): number {
  return sumOf(finalParts(s, who))
}

/** VIR-FIN-05, VIR-TIE-02, VIR-RUL-38: best first; of equals the one lower on the chart. VIR-RUL-31: players only. */
export function ranking(s: State): Seat[] {
  return seatsOf(s).sort(
    (a, b) => finalScore(s, b) - finalScore(s, a) || s.ties.indexOf(b) - s.ties.indexOf(a),
  )
}

export function result(s: State): Result | null {
  if (s.frames.length > 0) return null
  const order = ranking(s)
  const parts = seatsOf(s).map((seat) => finalParts(s, seat))
  return {
    winners: [order[0] as Seat],
    places: parts.map((_, seat) => order.indexOf(seat) + 1),
    scores: parts.map(sumOf),
    parts: parts.map((p) => ({ ...p })),
  }
}

function sumOf({ track, zones, cards }: ScoreParts): number {
  return track + zones + cards
}
