// The two-player game: a virtual third virus that the first player places by cards.

import { deckOf, done, type Turn } from "@genepool/engine"
import { type OrganId, organsOf, type ZoneId, zoneIds, zoneOf } from "../data/organs.ts"
import { dummyCardsPerRound, dummyCopies } from "../data/tracks.ts"
import { virusIds } from "../data/viruses.ts"
import { type OrganChoice, organsWithheld, perOrgan } from "./choice.ts"
import { tell } from "./facts.ts"
import { arrive } from "./movement.ts"
import { procedure } from "./procedure.ts"
import { dummyOf, type State, virusOfParticipant } from "./state.ts"

/** VIR-2P-01, VIR-RUL-44: an unused virus at random. */
export function chooseDummyVirus(s: State, turn: Turn): void {
  const virus = turn.pick(
    virusIds.filter((id) => !s.viruses.includes(id)),
    "dummy virus",
  )
  s.viruses.push(virus)
  tell(turn, { fact: "dummy", virus })
}

/** VIR-2P-05, VIR-SET-03: the zone cards of the three viruses that no player has. */
export function dummyDeck() {
  return deckOf(zoneIds.flatMap((zone) => new Array<ZoneId>(dummyCopies).fill(zone)))
}

/** VIR-2P-06: two cards, each with a virus for its zone. */
export const dummyCards = procedure("dummy", () => ({ turned: 0, zones: [] as ZoneId[] }), {
  turnUp(s, f, turn) {
    for (let i = 0; i < dummyCardsPerRound; i++) f.zones.push(turn.draw(s.dummyDeck, "dummy card") as ZoneId)
    tell(turn, { fact: "dummyCards", virus: virusOfParticipant(s, dummyOf(s)), zones: f.zones.slice() })
    return "next"
  },

  // VIR-RUL-44: in the order turned up; VIR-2P-07: nothing when the reserve is empty
  next(s, f, turn) {
    if (f.turned === f.zones.length) return done
    if ((s.reserve[dummyOf(s)] as number) > 0) return "where"
    tell(turn, {
      fact: "dummyIdle",
      virus: virusOfParticipant(s, dummyOf(s)),
      zone: f.zones[f.turned] as ZoneId,
    })
    f.turned++
    return "next"
  },

  // VIR-DEC-04
  where: {
    rule: "VIR-2P-06",
    who: (s) => s.first,
    offer: (_s, f) =>
      (organsOf[f.zones[f.turned] as ZoneId] as readonly OrganId[]).map((organ) => placeDummy[organ]),
    take(s, f, { organ }: OrganChoice<"placeDummy">, turn) {
      const dummy = dummyOf(s)
      const virus = virusOfParticipant(s, dummy)
      s.reserve[dummy]!--
      tell(turn, { fact: "infected", virus, organ })
      arrive(s, virus, organ, turn)
      f.turned++
      return "next"
    },
    about: (s, f) => ({ virus: virusOfParticipant(s, dummyOf(s)), zone: f.zones[f.turned] as ZoneId }),
    whyNot: (_s, f) =>
      organsWithheld(placeDummy, (organ) => {
        const zone = f.zones[f.turned] as ZoneId
        return zoneOf[organ] === zone ? null : { why: "wrongZone", zone }
      }),
  },
})

export const placeDummy = perOrgan("placeDummy")
