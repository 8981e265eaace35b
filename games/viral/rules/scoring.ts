// Victory points, the mutation cards they bring, and the flip of the zone tokens.

import { deckSize, done, putUnder, type Seat } from "@genepool/engine"
import type { MutationCardId } from "../data/cards.ts"
import { flipAt, openCards } from "../data/tracks.ts"
import type { Choice } from "./choices.ts"
import type { Turn } from "./facts.ts"
import { procedure } from "./procedure.ts"
import { withheld } from "./reasons.ts"
import { boxIn, type Cards, type Participant, type State, virusOfParticipant } from "./state.ts"

/** Points for one participant; several at once are marked in turn order (VIR-VP-02). */
export interface Gain {
  readonly who: Participant
  readonly vp: number
}

/**
 * VIR-VP-01, VIR-VP-07: marks the points at once, and says how many mutation cards they bring
 * (VIR-VP-03).
 */
export function mark(state: State, who: Participant, vp: number, turn: Turn): number {
  const before = state.scores[who] as number
  const score = before + vp
  state.scores[who] = score
  turn.tell({ fact: "gained", virus: virusOfParticipant(state, who), vp, score })
  // VIR-FLIP-01, VIR-RUL-10: immediately; VIR-FLIP-02: for good
  if (score >= flipAt && state.side === "white") {
    state.side = "blue"
    turn.tell({ fact: "flipped", virus: virusOfParticipant(state, who), score })
  }
  if (who >= state.seats) return 0 // VIR-2P-10
  let cards = 0
  for (const symbol of boxIn(state).symbols) if (before < symbol && symbol <= score) cards++
  return cards
}

/**
 * VIR-VP-02: marks gains one after the other; VIR-RUL-40: cards are chosen before the next one is
 * marked.
 */
export const score = procedure(
  "score",
  ({ gains }: { gains: readonly Gain[] }) => ({ gains, at: 0, due: 0 }),
  {
    mark(state, frame, turn) {
      const gain = frame.gains[frame.at]
      if (gain === undefined) return done
      frame.due = mark(state, gain.who, gain.vp, turn)
      return frame.due > 0 ? "take" : "next"
    },

    // VIR-VP-03, VIR-DEC-20, VIR-RUL-27: one card after the other
    take: {
      rule: "VIR-VP-03",
      who: (_state, frame) => (frame.gains[frame.at] as Gain).who,
      offer: (state) => cardsToTake(state),
      none: (state, frame, turn) => {
        takeFromOwnDeck(state, (frame.gains[frame.at] as Gain).who, turn)
        return --frame.due > 0 ? "take" : "next"
      },
      take(state, frame, choice: Choice, turn, seat) {
        if (choice.do === "take") takeOpen(state, seat, choice.card, turn)
        else takeBlind(state, seat, turn)
        return --frame.due > 0 ? "take" : "next"
      },
      about: (_state, frame) => ({ due: frame.due }),
      whyNot: (state) => (deckSize(state.mutations) > 0 ? [] : [withheld(blind, { why: "deckEmpty" })]),
    },

    next(_state, frame) {
      frame.at++
      return "mark"
    },
  },
)

/** VIR-RUL-28: none when nothing is left; VIR-DRAFT-06: no choice in the draft. */
function cardsToTake(state: State): Choice[] {
  const list: Choice[] = state.display.map((card) => ({ do: "take", card }))
  if (deckSize(state.mutations) > 0) list.push(blind)
  return list
}

function takeOpen(state: State, seat: Seat, card: MutationCardId, turn: Turn): void {
  const at = state.display.indexOf(card)
  toHand(state, seat, card)
  turn.tell({ fact: "tookCard", virus: virusOfParticipant(state, seat), card })
  // VIR-VP-04: the gap is filled at once
  const next = turn.draw(state.mutations, "mutation")
  if (next === undefined) state.display.splice(at, 1)
  else state.display[at] = next
  turn.tell({ fact: "displayed", cards: state.display.slice() })
}

function takeBlind(state: State, seat: Seat, turn: Turn): void {
  const virus = virusOfParticipant(state, seat)
  // VIR-RUL-46: once the deck has been through, everybody has seen what lies on top
  const isSecret = state.mutations.unknown.length > 0
  const card = turn.draw(state.mutations, "mutation", isSecret ? [seat] : "all") as MutationCardId
  if (isSecret) {
    const cards = state.cards[seat] as Cards
    state.cards[seat] = { ...cards, unseen: [...cards.unseen, card].sort(), gained: cards.gained + 1 }
    turn.tellOnly([seat], { fact: "drewCard", virus, card }, { fact: "drewUnseen", virus })
  } else {
    toHand(state, seat, card)
    turn.tell({ fact: "drewCard", virus, card })
  }
  // VIR-VP-05, VIR-RUL-28: the open ones go under the deck, left one first, and three new ones are
  // laid out
  putUnder(state.mutations, state.display)
  state.display = []
  layOutDisplay(state, turn)
}

/** VIR-SET-16 */
export function layOutDisplay(state: State, turn: Turn): void {
  // Enough are left: those that were open went under the deck before
  while (state.display.length < openCards)
    state.display.push(turn.draw(state.mutations, "mutation") as MutationCardId)
  turn.tell({ fact: "displayed", cards: state.display.slice() })
}

function takeFromOwnDeck(state: State, seat: Seat, turn: Turn): void {
  const cards = state.cards[seat] as Cards
  const [card, ...deck] = cards.deck
  if (card === undefined) {
    turn.tell({ fact: "noCard", virus: virusOfParticipant(state, seat) })
    return
  }
  state.cards[seat] = { ...cards, deck }
  toHand(state, seat, card)
  turn.tell({ fact: "tookCard", virus: virusOfParticipant(state, seat), card })
}

function toHand(state: State, seat: Seat, card: MutationCardId): void {
  const cards = state.cards[seat] as Cards
  state.cards[seat] = { ...cards, mutations: [...cards.mutations, card].sort(), gained: cards.gained + 1 }
}

const blind: Choice = { do: "blind" }
