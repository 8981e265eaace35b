// The draft variant: mutation cards are picked from packets before the game, and earned from a deck of one's own.

import { done, type Seat, type Turn, takeCard } from "@genepool/engine"
import { type MutationCardId, mutationCardIds } from "../data/cards.ts"
import { draftCards } from "../data/tracks.ts"
import { tell } from "./facts.ts"
import { procedure } from "./procedure.ts"
import { type Cards, type Packet, type State, seatsOf, virusOfParticipant } from "./state.ts"

/** VIR-DRAFT-02: four cards for each player; the rest is not used. */
export function dealPackets(s: State, turn: Turn): void {
  const rest = mutationCardIds.slice()
  s.packets = Array.from({ length: s.seats }, (_, seat) => {
    const left: MutationCardId[] = []
    for (let i = 0; i < draftCards; i++) {
      const card = turn.pick(rest, "draft card", [seat])
      takeCard(rest, card)
      left.push(card)
    }
    return { kept: [], left: left.sort() }
  })
}

/** VIR-DRAFT-03: packets go to the left, so at pick p a seat holds the packet dealt p seats before it. */
export function packetAt(s: Pick<State, "seats">, seat: Seat, pick: number): number {
  return (((seat - pick) % s.seats) + s.seats) % s.seats
}

/** What a seat has kept so far. */
export function keptBy(s: Pick<State, "seats" | "packets">, seat: Seat): MutationCardId[] {
  const cards: MutationCardId[] = []
  for (let pick = 0; pick < draftCards; pick++) {
    const card = (s.packets as Packet[])[packetAt(s, seat, pick)]?.kept[pick]
    if (card !== undefined) cards.push(card)
  }
  return cards
}

export const draft = procedure("draft", () => ({ pick: 0 }), {
  deal(s, _f, turn) {
    dealPackets(s, turn)
    return "keep"
  },

  // VIR-DRAFT-03, VIR-DEC-25
  keep: {
    rule: "VIR-DRAFT-03",
    everyone: (s) => seatsOf(s),
    offer: (s, f, seat) => packetOf(s, seat, f.pick).left.map((card) => ({ do: "keep", card })),
    about: (_s, f) => ({ pick: f.pick + 1 }),
    // Whoever gets the packet next sees what is left of it
    knownTo: (s, _f, seat) => [seat, (seat + 1) % s.seats],
    close(s, f, answers, turn) {
      answers.forEach((answer, seat) => {
        const [choice] = answer as readonly unknown[] as [{ card: MutationCardId }]
        keep(s, seat, f.pick, choice.card)
      })
      f.pick++
      for (const seat of seatsOf(s)) turn.reveal(packetOf(s, seat, f.pick).left, [seat])
      tell(turn, { fact: "packetsPassed", pick: f.pick })
      return f.pick < draftCards - 1 ? "keep" : "keepLast"
    },
  },

  keepLast(s, f) {
    for (let seat = 0; seat < s.seats; seat++)
      keep(s, seat, f.pick, packetOf(s, seat, f.pick).left[0] as MutationCardId)
    f.pick++
    return "order"
  },

  // VIR-DRAFT-04, VIR-DEC-26: top, second, third; the fourth is what is left
  order: {
    rule: "VIR-DRAFT-04",
    everyone: (s) => seatsOf(s),
    offer: (s, _f, seat, given) =>
      keptBy(s, seat)
        .filter((card) => !given.some((choice) => choice.do === "lay" && choice.card === card))
        .sort()
        .map((card) => ({ do: "lay", card, at: given.length + 1 })),
    complete: (_s, _f, _seat, given) => given.length === draftCards - 1,
    about: (_s, f, seat) => ({ at: ((f.answers?.[seat]?.length ?? 0) % (draftCards - 1)) + 1 }),
    // VIR-DRAFT-05: from here on everybody may look
    close(s, _f, answers, turn) {
      answers.forEach((answer, seat) => {
        const laid = (answer as readonly { card: MutationCardId }[]).map(({ card }) => card)
        const deck = [...laid, ...keptBy(s, seat).filter((card) => !laid.includes(card))]
        s.cards[seat] = { ...(s.cards[seat] as Cards), deck }
        tell(turn, { fact: "deckLaid", virus: virusOfParticipant(s, seat), cards: deck })
      })
      s.packets = null
      return done
    },
  },
})

function packetOf(s: State, seat: Seat, pick: number): Packet {
  return (s.packets as Packet[])[packetAt(s, seat, pick)] as Packet
}

function keep(s: State, seat: Seat, pick: number, card: MutationCardId): void {
  const packet = packetOf(s, seat, pick)
  ;(s.packets as Packet[])[packetAt(s, seat, pick)] = {
    kept: [...packet.kept, card],
    left: packet.left.filter((other) => other !== card),
  }
}
