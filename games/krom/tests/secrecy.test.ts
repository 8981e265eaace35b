// KRO-RUL-51 as a property: two worlds that differ only in others' hidden cards are played on side
// by side

import { type Choice, FastRandom, heardBy, parseOptions, type Seat, sameChoice, Turn } from "@genepool/engine"
import { describe, expect, test } from "vitest"
import { rules } from "../rules/krom.ts"
import type { State } from "../rules/state.ts"

const tables = [
  { seats: 2, options: {} },
  { seats: 3, options: { kromosaur: true } },
  { seats: 4, options: { side: "glacial" } },
  { seats: 6, options: {} },
] as const

/**
 * Plays on at random, to where nobody has answered in secret yet: the worlds shall differ in cards
 * alone.
 */
function playedOn(seats: number, options: object, choices: number, random: FastRandom): State {
  const turn = new Turn(random, false)
  const state = rules.setup(seats, parseOptions(rules.options, options, seats), turn)
  for (
    let i = 0;
    i < choices || state.frames.at(-1)?.answers?.some((given) => given !== null && given.length > 0);
    i++
  ) {
    const decisions = rules.decisions(state)
    if (decisions.length === 0) break
    const { seat, options: list } = decisions[random.below(decisions.length)]!
    rules.apply(state, seat, list[random.below(list.length)]!, turn)
  }
  return state
}

interface Counted {
  steps: number
  windows: number
  differentHands: number
}

/**
 * What `who` sees, is asked and hears is the same in both worlds, as long as it is shown no card by
 * chance.
 */
function sideBySide(real: State, who: Seat, seed: string, random: FastRandom, counted: Counted): void {
  const world = rules.imagine(rules.view(real, who), random)
  if (JSON.stringify(world.players) !== JSON.stringify(real.players)) counted.differentHands++
  for (let n = 0; n < 40; n++) {
    expect(rules.view(world, who)).toEqual(rules.view(real, who))
    expect(rules.decision(world, who)).toEqual(rules.decision(real, who))
    expect(rules.whyNot(world, who)).toEqual(rules.whyNot(real, who))
    const asked = (state: State) => rules.decisions(state).map(({ seat, ask }) => `${seat} ${ask}`)
    expect(asked(world)).toEqual(asked(real))
    const decisions = rules.decisions(real)
    if (decisions.length === 0) return
    const { seat, ask, options } = decisions[random.below(decisions.length)]!
    const there = rules.decision(world, seat)!.options
    const both = options.filter((option) =>
      there.some((other) => sameChoice(other as Choice, option as Choice)),
    )
    const choice = both[both.length === 0 ? 0 : random.below(both.length)]
    // somebody else is about to show a card that it does not hold there
    if (choice === undefined) return
    if (ask === "counter.window" || ask === "fightCards.card") counted.windows++
    const turns = [
      new Turn(new FastRandom(`${seed} ${n}`)),
      new Turn(new FastRandom(`${seed} ${n}`)),
    ] as const
    rules.apply(real, seat, choice, turns[0])
    rules.apply(world, seat, choice, turns[1])
    const [heard, heardThere] = turns.map(({ told }) => heardBy(told ?? [], who)) as [object[], object[]]
    const kinds = (facts: object[]) => facts.map((fact) => (fact as { fact: string }).fact)
    expect(kinds(heardThere)).toEqual(kinds(heard)) // the same things, in the same order
    if (kinds(heard).some((fact) => fact === "drew" || fact === "lootedCard")) return
    expect(heardThere).toEqual(heard)
    counted.steps++
  }
}

describe("KRO-RUL-51 what a seat is asked and told, and when, does not depend on others' hidden cards", () => {
  test.each(tables)(
    "$seats players, $options",
    ({ seats, options }) => {
      const random = new FastRandom(`secrecy ${seats}`)
      const counted: Counted = { steps: 0, windows: 0, differentHands: 0 }
      for (let i = 0; i < 60; i++) {
        const state = playedOn(seats, options, 20 + random.below(250), random)
        sideBySide(state, random.below(seats), `${seats} ${i}`, random, counted)
      }
      // and there was something to see
      expect(counted.steps).toBeGreaterThan(500)
      expect(counted.windows).toBeGreaterThan(20)
      expect(counted.differentHands).toBeGreaterThan(30)
    },
    60_000,
  )
})
