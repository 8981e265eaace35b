import fc from "fast-check"
import { describe, expect, test } from "vitest"
import {
  canonical,
  cloneDeck,
  type Deck,
  deckOf,
  deckSize,
  drawFrom,
  FastRandom,
  putUnder,
  redeal,
  ScriptedRandom,
  shuffleInto,
  Turn,
  takeCard,
} from "../index.ts"

const cardsInAnyOrder = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 20 })
const ascending = (cards: readonly number[]) => cards.toSorted((a, b) => a - b)

function drawAll(deck: Deck<number>, seed: number): number[] {
  const random = new FastRandom(seed)
  return Array.from({ length: deckSize(deck) }, () => drawFrom(deck, random, "card") as number)
}

describe("a deck", () => {
  test("holds no future: however its cards came in, it is the same JSON", () => {
    fc.assert(
      fc.property(cardsInAnyOrder, fc.integer(), (cards, seed) => {
        const mixed = drawAll(deckOf(cards), seed)
        expect(canonical(deckOf(mixed))).toBe(canonical(deckOf(cards)))
      }),
    )
  })

  test("which card comes next is decided when it is drawn", () => {
    const first = Array.from({ length: 200 }, (_, seed) =>
      drawFrom(deckOf([1, 2, 3, 4]), new FastRandom(seed), "card"),
    )
    expect(new Set(first)).toEqual(new Set([1, 2, 3, 4]))
    expect(drawFrom(deckOf([1, 2, 3, 4]), new ScriptedRandom([{ card: 3 }]), "card")).toBe(3)
  })

  test("gives every card once, whatever is drawn, put under and shuffled in", () => {
    fc.assert(
      fc.property(
        cardsInAnyOrder,
        cardsInAnyOrder,
        cardsInAnyOrder,
        fc.integer(),
        (cards, under, back, seed) => {
          const deck = deckOf(cards)
          putUnder(deck, under)
          expect(deckSize(deck)).toBe(cards.length + under.length)
          const copy = cloneDeck(deck)
          shuffleInto(deck, back)
          expect(deck.bottom).toEqual([])
          expect(deck.unknown).toEqual(ascending([...cards, ...under, ...back]))
          expect(ascending(drawAll(deck, seed))).toEqual(ascending([...cards, ...under, ...back]))
          expect(ascending(drawAll(copy, seed))).toEqual(ascending([...cards, ...under]))
        },
      ),
    )
  })

  test("known cards lie at the bottom, in order, and need no chance", () => {
    const deck = deckOf([5])
    putUnder(deck, [9, 1])
    putUnder(deck, [4])
    expect(drawFrom(deck, new ScriptedRandom([5]), "card")).toBe(5)
    const nothing = new ScriptedRandom([])
    expect([1, 2, 3, 4].map(() => drawFrom(deck, nothing, "card"))).toEqual([9, 1, 4, undefined])
  })

  test("a draw by a turn ends free undo", () => {
    const turn = new Turn(new FastRandom(0))
    turn.draw(deckOf(["a", "b"]), "card")
    expect(turn.opened).toBe(true)
  })

  test("a given card can be taken out once", () => {
    const cards = [1, 2, 2]
    expect([takeCard(cards, 2), takeCard(cards, 3), takeCard(cards, 2), takeCard(cards, 2)]).toEqual([
      true,
      false,
      true,
      false,
    ])
    expect(cards).toEqual([1])
  })
})

describe("dealing hidden cards anew", () => {
  test("keeps every card and every size, and leaves the pool as it was", () => {
    const deal = fc.tuple(cardsInAnyOrder, fc.array(fc.nat(4), { maxLength: 4 }), fc.integer())
    fc.assert(
      fc.property(deal, ([pool, wanted, seed]) => {
        let left = pool.length
        const sizes = wanted.map((size) => {
          const given = Math.min(size, left)
          left -= given
          return given
        })
        const before = pool.slice()
        const { hands, rest } = redeal(pool, sizes, new FastRandom(seed))
        expect(hands.map((hand) => hand.length)).toEqual(sizes)
        expect(ascending([...hands.flat(), ...rest])).toEqual(ascending(pool))
        expect(hands).toEqual(hands.map(ascending))
        expect(rest).toEqual(ascending(rest))
        expect(pool).toEqual(before)
      }),
    )
  })

  test("deals every hand equally often", () => {
    const random = new FastRandom("deal")
    const counts = new Map<string, number>()
    for (let i = 0; i < 6000; i++) {
      const key = String(redeal([1, 2, 3, 4], [2], random).hands[0])
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    expect(counts.size).toBe(6)
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120)
  })
})
