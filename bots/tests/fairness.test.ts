import { type Choice, canonical, FastRandom, type Position, type PositionView, Turn } from "@genepool/engine"
import { expect, expectTypeOf, test } from "vitest"
import type { Budget, Clock, Knowledge, Player, Question } from "../index.ts"
import { greedy, random, searching, strongest, uct } from "../index.ts"
import { questionFor, randomPosition, steppingClock } from "./asking.ts"
import { naming } from "./naming.ts"
import { prizes, rules, type State } from "./prizes.ts"

const clock = steppingClock(1)
const makers: { readonly [name: string]: (knowledge: Knowledge, clock: Clock) => Player } = {
  random,
  greedy,
  uct,
  search: (knowledge, clock) => searching(knowledge, clock, strongest),
}

test("a bot is told what its seat sees and is asked, and nothing else", () => {
  expectTypeOf<keyof Question>().toEqualTypeOf<"view" | "seat" | "seats" | "decision" | "seed" | "budget">()
  expectTypeOf<Parameters<Player<Choice, PositionView>>>().toEqualTypeOf<[Question]>()
  expectTypeOf<Budget>().toEqualTypeOf<{ readonly iterations: number } | { readonly ms: number }>()
})

for (const [name, make] of Object.entries(makers)) {
  test(`${name}: states that the seat cannot tell apart get the same choice and the same statistics`, () => {
    const player = make(prizes, clock)
    let pairs = 0
    for (let n = 0; n < 24; n++) {
      const state = randomPosition(prizes, 2 + (n % 2), n % 7, `pair ${n}`)
      const seats = (state as State).seats
      for (const { seat } of rules.decisions(state as State)) {
        const other = otherWorld(state, seat, `other ${n}`)
        if (canonical(other) === canonical(state)) continue
        pairs++
        const one = player(questionFor(prizes, state, seat, seats, "same"))
        const two = player(questionFor(prizes, other, seat, seats, "same"))
        expect(JSON.stringify(two)).toBe(JSON.stringify(one))
      }
    }
    expect(pairs).toBeGreaterThan(20)
  })

  test(`${name}: names the next die no better than chance`, () => {
    const player = make(naming, clock)
    const dice = new FastRandom("table")
    let right = 0
    for (let n = 0; n < 600; n++) {
      const state = naming.game.setup(2, {}, new Turn(dice, false))
      const { choice } = player(questionFor(naming, state, 0, 2, `naming ${n}`, { iterations: 30 }))
      naming.game.apply(state, 0, choice, new Turn(dice, false))
      if (naming.game.result(state)?.winners.includes(0)) right++
    }
    // 100 are expected with a deviation of 9; 600 of 600 is what a peek would give
    expect(right).toBeGreaterThan(60)
    expect(right).toBeLessThan(140)
  })
}

/** The same to the seat, other hands behind the others' backs. */
function otherWorld(state: Position, seat: number, seed: string): Position {
  return rules.imagine(rules.view(state as State, seat), new FastRandom(seed))
}

test("imagined worlds give back the view they came from", () => {
  for (let n = 0; n < 40; n++) {
    const state = randomPosition(prizes, 3, n % 6, `view ${n}`) as State
    for (let seat = 0; seat < 3; seat++) {
      const view = rules.view(state, seat)
      expect(canonical(rules.view(rules.imagine(view, new FastRandom(n)), seat))).toBe(canonical(view))
    }
  }
})

test("imagined hands are spread as counting says", () => {
  const state = randomPosition(prizes, 2, 0, "chi")
  const view = rules.view(state as State, 0)
  const random = new FastRandom("chi-square")
  const seen = new Map<string, number>()
  const worlds = 20_000
  for (let n = 0; n < worlds; n++) {
    const hand = String(rules.imagine(view, random).hands[1])
    seen.set(hand, (seen.get(hand) ?? 0) + 1)
  }
  // Three of the nine cards that seat 0 does not hold: 84 hands, equally likely
  const hands = 84
  let chiSquare = (hands - seen.size) * (worlds / hands)
  for (const count of seen.values()) chiSquare += (count - worlds / hands) ** 2 / (worlds / hands)
  expect(seen.size).toBe(hands)
  // 83 degrees of freedom: 130 is passed once in a thousand times
  expect(chiSquare).toBeLessThan(130)
})
