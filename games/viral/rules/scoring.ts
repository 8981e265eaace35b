// Victory points, the mutation cards they bring, and the flip of the zone tokens.

import { deckSize, done, putUnder, type Seat, type Turn } from "@genepool/engine"
import type { MutationCardId } from "../data/cards.ts"
import { flipAt, mostGainedCards, openCards } from "../data/tracks.ts"
import { type Choice, withheld } from "./choice.ts"
import { tell } from "./facts.ts"
import { procedure } from "./procedure.ts"
import { boxIn, type Cards, type Participant, type State, virusOfParticipant } from "./state.ts"

/** Points for one participant; several at once are marked in turn order (VIR-VP-02). */
export interface Gain {
  readonly who: Participant
  readonly vp: number
}

/** VIR-VP-01, VIR-VP-07: marks the points at once, and says how many mutation cards they bring (VIR-VP-03). */
export function mark(s: State, who: Participant, vp: number, turn: Turn): number {
  const before = s.scores[who] as number
  const score = before + vp
  s.scores[who] = score
  tell(turn, { fact: "gained", virus: virusOfParticipant(s, who), vp, score })
  // VIR-FLIP-01, VIR-RUL-10: immediately; VIR-FLIP-02: for good
  if (score >= flipAt && s.side === "white") {
    s.side = "blue"
    tell(turn, { fact: "flipped", virus: virusOfParticipant(s, who), score })
  }
  if (who >= s.seats) return 0 // VIR-2P-10
  let cards = 0
  for (const symbol of boxIn(s).symbols) if (before < symbol && symbol <= score) cards++
  return cards
}

/** VIR-VP-02: marks gains one after the other; VIR-RUL-40: cards are chosen before the next one is marked. */
export const score = procedure(
  "score",
  ({ gains }: { gains: readonly Gain[] }) => ({ gains, at: 0, due: 0 }),
  {
    mark(s, f, turn) {
      const gain = f.gains[f.at]
      if (gain === undefined) return done
      f.due = mark(s, gain.who, gain.vp, turn)
      return f.due > 0 ? "take" : "next"
    },

    // VIR-VP-03, VIR-DEC-20, VIR-RUL-27: one card after the other
    take: {
      rule: "VIR-VP-03",
      who: (_s, f) => (f.gains[f.at] as Gain).who,
      offer: (s, f) => cardsToTake(s, (f.gains[f.at] as Gain).who),
      none: (s, f, turn) => {
        takeFromOwnDeck(s, (f.gains[f.at] as Gain).who, turn)
        return --f.due > 0 ? "take" : "next"
      },
      take(s, f, choice: Choice, turn, seat) {
        if (choice.do === "take") takeOpen(s, seat, choice.card, turn)
        else takeBlind(s, seat, turn)
        return --f.due > 0 ? "take" : "next"
      },
      about: (_s, f) => ({ due: f.due }),
      whyNot: (s) => (deckSize(s.mutations) > 0 ? [] : [withheld(blind, { why: "deckEmpty" })]),
    },

    next(_s, f) {
      f.at++
      return "mark"
    },
  },
)

/** VIR-VP-06: none beyond the fourth; VIR-RUL-28: none when nothing is left; VIR-DRAFT-06: no choice in the draft. */
function cardsToTake(s: State, seat: Seat): Choice[] {
  if ((s.cards[seat] as Cards).gained >= mostGainedCards) return []
  const list: Choice[] = s.display.map((card) => ({ do: "take", card }))
  if (deckSize(s.mutations) > 0) list.push(blind)
  return list
}

function takeOpen(s: State, seat: Seat, card: MutationCardId, turn: Turn): void {
  const at = s.display.indexOf(card)
  toHand(s, seat, card)
  tell(turn, { fact: "tookCard", virus: virusOfParticipant(s, seat), card })
  // VIR-VP-04: the gap is filled at once
  const next = turn.draw(s.mutations, "mutation")
  if (next === undefined) s.display.splice(at, 1)
  else s.display[at] = next
  tell(turn, { fact: "displayed", cards: s.display.slice() })
}

function takeBlind(s: State, seat: Seat, turn: Turn): void {
  const virus = virusOfParticipant(s, seat)
  // VIR-RUL-46: once the deck has been through, everybody has seen what lies on top
  const isSecret = s.mutations.unknown.length > 0
  const card = turn.draw(s.mutations, "mutation", isSecret ? [seat] : "all") as MutationCardId
  if (isSecret) {
    const cards = s.cards[seat] as Cards
    s.cards[seat] = { ...cards, unseen: [...cards.unseen, card].sort(), gained: cards.gained + 1 }
    turn.tellOnly([seat], { fact: "drewCard", virus, card }, { fact: "drewUnseen", virus })
  } else {
    toHand(s, seat, card)
    tell(turn, { fact: "drewCard", virus, card })
  }
  // VIR-VP-05, VIR-RUL-28: the open ones go under the deck, left one first, and three new ones are laid out
  putUnder(s.mutations, s.display)
  s.display = []
  layOutDisplay(s, turn)
}

/** VIR-SET-16 */
export function layOutDisplay(s: State, turn: Turn): void {
  while (s.display.length < openCards) {
    const card = turn.draw(s.mutations, "mutation")
    if (card === undefined) break
    s.display.push(card)
  }
  tell(turn, { fact: "displayed", cards: s.display.slice() })
}

function takeFromOwnDeck(s: State, seat: Seat, turn: Turn): void {
  const cards = s.cards[seat] as Cards
  const [card, ...deck] = cards.deck
  if (card === undefined) {
    tell(turn, { fact: "noCard", virus: virusOfParticipant(s, seat) })
    return
  }
  s.cards[seat] = { ...cards, deck }
  toHand(s, seat, card)
  tell(turn, { fact: "tookCard", virus: virusOfParticipant(s, seat), card })
}

function toHand(s: State, seat: Seat, card: MutationCardId): void {
  const cards = s.cards[seat] as Cards
  s.cards[seat] = { ...cards, mutations: [...cards.mutations, card].sort(), gained: cards.gained + 1 }
}

const blind: Choice = { do: "blind" }
