// The two-player game: a virtual third virus that the first player places by cards.

import { deckOf, done } from "@genepool/engine"
import { type OrganId, organsOf, type ZoneId, zoneIds, zoneOf } from "../data/organs.ts"
import { dummyCardsPerRound, dummyCopies } from "../data/tracks.ts"
import { virusIds } from "../data/viruses.ts"
import { type OrganChoice, perOrgan } from "./choices.ts"
import type { Turn } from "./facts.ts"
import { arrive } from "./movement.ts"
import { procedure } from "./procedure.ts"
import { organsWithheld } from "./reasons.ts"
import { dummy, type State, virusOfParticipant } from "./state.ts"

/** VIR-2P-01, VIR-RUL-44: an unused virus at random. */
export function chooseDummyVirus(state: State, turn: Turn): void {
  const virus = turn.pick(
    virusIds.filter((id) => !state.viruses.includes(id)),
    "dummy virus",
  )
  state.viruses.push(virus)
  turn.tell({ fact: "dummy", virus })
}

/** VIR-2P-05, VIR-SET-03: the zone cards of the three viruses that no player has. */
export function dummyDeck() {
  return deckOf(zoneIds.flatMap((zone) => new Array<ZoneId>(dummyCopies).fill(zone)))
}

/** VIR-2P-06: two cards, each with a virus for its zone. */
export const dummyCards = procedure("dummy", () => ({ turned: 0, zones: [] as ZoneId[] }), {
  turnUp(state, frame, turn) {
    for (let i = 0; i < dummyCardsPerRound; i++)
      frame.zones.push(turn.draw(state.dummyDeck, "dummy card") as ZoneId)
    turn.tell({
      fact: "dummyCards",
      virus: virusOfParticipant(state, dummy),
      zones: frame.zones.slice(),
    })
    return "next"
  },

  // VIR-RUL-44: in the order turned up; VIR-2P-07: nothing when the reserve is empty
  next(state, frame, turn) {
    if (frame.turned === frame.zones.length) return done
    if ((state.reserve[dummy] as number) > 0) return "where"
    turn.tell({
      fact: "dummyIdle",
      virus: virusOfParticipant(state, dummy),
      zone: frame.zones[frame.turned] as ZoneId,
    })
    frame.turned++
    return "next"
  },

  // VIR-DEC-04
  where: {
    rule: "VIR-2P-06",
    who: (state) => state.first,
    offer: (_state, frame) =>
      (organsOf[frame.zones[frame.turned] as ZoneId] as readonly OrganId[]).map((organ) => placeDummy[organ]),
    take(state, frame, { organ }: OrganChoice<"placeDummy">, turn) {
      const virus = virusOfParticipant(state, dummy)
      state.reserve[dummy]!--
      arrive(state, virus, organ, turn, { fact: "infected", virus, organ })
      frame.turned++
      return "next"
    },
    about: (state, frame) => ({
      virus: virusOfParticipant(state, dummy),
      zone: frame.zones[frame.turned] as ZoneId,
    }),
    whyNot: (_state, frame) =>
      organsWithheld(placeDummy, (organ) => {
        const zone = frame.zones[frame.turned] as ZoneId
        return zoneOf[organ] === zone ? null : { why: "wrongZone", zone }
      }),
  },
})

export const placeDummy = perOrgan("placeDummy")
