// Decks without a future: the unknown cards are a set, and which of them comes next is decided when
// it is drawn.

import type { Random } from "./random/random.ts"

/**
 * A face-down deck. The unknown cards come first, at random; the known ones lie under them, next
 * one first.
 */
export interface Deck<Card extends string | number = string> {
  /** Kept in ascending order, so that equal sets are equal JSON. */
  unknown: Card[]
  bottom: Card[]
}

export function deckOf<Card extends string | number>(cards: readonly Card[]): Deck<Card> {
  return { unknown: sorted(cards), bottom: [] }
}

export function deckSize(deck: Deck<string> | Deck<number>): number {
  return deck.unknown.length + deck.bottom.length
}

export function cloneDeck<Card extends string | number>(deck: Deck<Card>): Deck<Card> {
  return { unknown: deck.unknown.slice(), bottom: deck.bottom.slice() }
}

/** The top card, or undefined when the deck is empty. */
export function drawFrom<Card extends string | number>(
  deck: Deck<Card>,
  random: Random,
  name: string,
): Card | undefined {
  if (deck.unknown.length === 0) return deck.bottom.shift()
  const at = random.index(deck.unknown, name)
  return takeAt(deck.unknown, at)
}

/** Cards put under the deck face up or in known order: everybody knows where they are. */
export function putUnder<Card extends string | number>(deck: Deck<Card>, cards: readonly Card[]): void {
  deck.bottom.push(...cards)
}

/** Shuffles cards into the deck, with everything that lies in it. */
export function shuffleInto<Card extends string | number>(deck: Deck<Card>, cards: readonly Card[]): void {
  deck.unknown = sorted([...deck.unknown, ...deck.bottom, ...cards])
  deck.bottom = []
}

/**
 * Takes one given card out of a set of cards in ascending or any order; false when it is not there.
 */
export function takeCard<Card>(cards: Card[], card: Card): boolean {
  const at = cards.indexOf(card)
  if (at < 0) return false
  takeAt(cards, at)
  return true
}

/**
 * Deals hidden cards anew: hands of the given sizes at random from the pool; what is left stays in
 * it, in order.
 */
export function redeal<Card extends string | number>(
  pool: readonly Card[],
  sizes: readonly number[],
  random: Random,
): { hands: Card[][]; rest: Card[] } {
  const rest = sorted(pool)
  const hands = sizes.map((size) => {
    const hand: Card[] = []
    for (let i = 0; i < size; i++) hand.push(takeAt(rest, random.index(rest, "imagine")))
    return sorted(hand)
  })
  return { hands, rest }
}

/** `splice` makes a list of what it takes out; worlds are dealt too often for that. */
function takeAt<Card>(cards: Card[], at: number): Card {
  const card = cards[at] as Card
  for (let i = at + 1; i < cards.length; i++) cards[i - 1] = cards[i] as Card
  cards.pop()
  return card
}

/** By insertion: lists are short, and most of them come nearly in order. */
function sorted<Card extends string | number>(cards: readonly Card[]): Card[] {
  const out = cards.slice()
  for (let i = 1; i < out.length; i++) {
    const card = out[i] as Card
    let at = i
    for (; at > 0 && card < (out[at - 1] as Card); at--) out[at] = out[at - 1] as Card
    out[at] = card
  }
  return out
}
