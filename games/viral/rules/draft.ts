// The draft variant: mutation cards are picked from packets before the game, and earned from a deck
// of one's own.

import { done, type Seat, takeCard } from "@genepool/engine"
import { type MutationCardId, mutationCardIds } from "../data/cards.ts"
import { draftCards } from "../data/tracks.ts"
import type { Turn } from "./facts.ts"
import { procedure } from "./procedure.ts"
import { type Cards, type Packet, type State, seatsOf, virusOfParticipant } from "./state.ts"

/** VIR-DRAFT-02: four cards for each player; the rest is not used. */
export function dealPackets(state: State, turn: Turn): void {
  const rest = mutationCardIds.slice()
  state.packets = Array.from({ length: state.seats }, (_, seat) => {
    const left: MutationCardId[] = []
    for (let i = 0; i < draftCards; i++) {
      const card = turn.pick(rest, "draft card", [seat])
      takeCard(rest, card)
      left.push(card)
    }
    return { kept: [], left: left.sort() }
  })
}

/**
 * VIR-DRAFT-03: packets go to the left, so at pick p a seat holds the packet dealt p seats before
 * it.
 */
export function packetAt(state: Pick<State, "seats">, seat: Seat, pick: number): number {
  return (((seat - pick) % state.seats) + state.seats) % state.seats
}

/** What a seat has kept so far. */
export function keptBy(state: Pick<State, "seats" | "packets">, seat: Seat): MutationCardId[] {
  const cards: MutationCardId[] = []
  for (let pick = 0; pick < draftCards; pick++) {
    const card = packetOf(state, seat, pick).kept[pick]
    if (card !== undefined) cards.push(card)
  }
  return cards
}

export const draft = procedure("draft", () => ({ pick: 0 }), {
  deal(state, _frame, turn) {
    dealPackets(state, turn)
    return "keep"
  },

  // VIR-DRAFT-03, VIR-DEC-25
  keep: {
    rule: "VIR-DRAFT-03",
    everyone: (state) => seatsOf(state),
    offer: (state, frame, seat) =>
      packetOf(state, seat, frame.pick).left.map((card) => ({ do: "keep", card })),
    about: (_state, frame) => ({ pick: frame.pick + 1 }),
    // Whoever gets the packet next sees what is left of it
    knownTo: (state, _frame, seat) => [seat, (seat + 1) % state.seats],
    close(state, frame, answers, turn) {
      answers.forEach((answer, seat) => {
        const [choice] = answer as readonly unknown[] as [{ card: MutationCardId }]
        keep(state, seat, frame.pick, choice.card)
      })
      frame.pick++
      for (const seat of seatsOf(state)) turn.reveal(packetOf(state, seat, frame.pick).left, [seat])
      turn.tell({ fact: "packetsPassed", pick: frame.pick })
      return frame.pick < draftCards - 1 ? "keep" : "keepLast"
    },
  },

  keepLast(state, frame) {
    for (let seat = 0; seat < state.seats; seat++)
      keep(state, seat, frame.pick, packetOf(state, seat, frame.pick).left[0] as MutationCardId)
    frame.pick++
    return "order"
  },

  // VIR-DRAFT-04, VIR-DEC-26: top, second, third; the fourth is what is left
  order: {
    rule: "VIR-DRAFT-04",
    everyone: (state) => seatsOf(state),
    offer: (state, _frame, seat, given) =>
      keptBy(state, seat)
        .filter((card) => !given.some((choice) => choice.do === "lay" && choice.card === card))
        .sort()
        .map((card) => ({ do: "lay", card, at: given.length + 1 })),
    complete: (_state, _frame, _seat, given) => given.length === draftCards - 1,
    about: (_state, frame, seat) => ({ at: ((frame.answers?.[seat]?.length ?? 0) % (draftCards - 1)) + 1 }),
    // VIR-DRAFT-05: from here on everybody may look
    close(state, _frame, answers, turn) {
      answers.forEach((answer, seat) => {
        const laid = (answer as readonly { card: MutationCardId }[]).map(({ card }) => card)
        const deck = [...laid, ...keptBy(state, seat).filter((card) => !laid.includes(card))]
        state.cards[seat] = { ...(state.cards[seat] as Cards), deck }
        turn.tell({ fact: "deckLaid", virus: virusOfParticipant(state, seat), cards: deck })
      })
      state.packets = null
      return done
    },
  },
})

function packetOf(state: Pick<State, "seats" | "packets">, seat: Seat, pick: number): Packet {
  return (state.packets as Packet[])[packetAt(state, seat, pick)] as Packet
}

function keep(state: State, seat: Seat, pick: number, card: MutationCardId): void {
  const packet = packetOf(state, seat, pick)
  ;(state.packets as Packet[])[packetAt(state, seat, pick)] = {
    kept: [...packet.kept, card],
    left: packet.left.filter((other) => other !== card),
  }
}
