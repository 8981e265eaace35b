// What a player is told with the question: the numbers that the prompt speaks of

import type { Seat } from "@genepool/engine"
import { describe, expect, test } from "vitest"
import { type HuntingCard, huntingCards } from "../data/hunting.ts"
import { rules } from "../rules/krom.ts"
import { at, type KromTable, walk } from "./at.ts"

const away = { area: "mountains", life: 0 } as const
const prompt = (table: KromTable, seat: Seat) => {
  const asked = rules.prompt(table.state, seat)
  return asked === null ? null : { ask: asked.ask, ...asked.about }
}

describe("prompts", () => {
  test("KRO-CAV-01 in the caves: what was done there so far", () => {
    const table = at({ alma: { hand: ["B-07"], krom: 9, life: 1 }, kolos: away })
    expect(prompt(table, 0)).toMatchObject({ ask: "caves.menu", done: "nothing" })
    table.choose(0, { do: "buyLife" })
    expect(prompt(table, 0)).toMatchObject({ ask: "caves.menu", done: "services" })
    const rested = at({ alma: { hand: ["B-07"] }, kolos: away }).choose(0, { do: "rest" })
    expect(prompt(rested, 0)).toMatchObject({ ask: "caves.menu", done: "rest" })
  })

  test("KRO-FOR-02 in the forest: how many cards were gathered", () => {
    const table = at({ alma: { area: "forest", hand: ["B-06"] }, kolos: away })
    expect(prompt(table, 0)).toMatchObject({ ask: "forest.menu", gathered: 0 })
    expect(prompt(walk(table, 0), 0)).toMatchObject({ ask: "forest.menu", gathered: 1 })
  })

  test("KRO-SAV-03 before the hunt: the animal, its dice and what must be reached", () => {
    const table = at({ alma: { area: "savanna" }, kolos: away })
    table.choose(0, { do: "hunt" }).choose(0, { do: "animal", slot: 1 })
    const animal = table.state.hunting.open[1] as string
    const { dice, value } = huntingCards.find(({ id }) => id === animal) as HuntingCard
    expect(prompt(table, 0)).toMatchObject({ ask: "savanna.dice", animal, dice, value })
  })

  test.each([
    [[2, 5, 4], { total: 2, others: 5, stand: "behind" }],
    [[6, 5, 6], { total: 6, others: 6, stand: "tieLost" }],
  ])("KRO-BON-10 in a fight: the own total, the best of the others, and who wins as it is", (draws, told) => {
    const table = at({ alma: { hand: ["B-03"] }, kolos: {}, karok: {} }, { draws })
    expect(prompt(table, 0)).toMatchObject({ ask: "fightCards.card", area: "caves", ...told })
  })

  test.each([
    [[4, 5, 4], { total: 5, others: 4, stand: "ahead" }],
    [[4, 5, 5], { total: 5, others: 5, stand: "tieWon" }],
  ])("KRO-FGT-06 whoever wins as it is hears so, and why", (draws, told) => {
    const table = at({ alma: {}, kolos: { hand: ["B-03"] }, karok: {} }, { draws })
    expect(prompt(table, 1)).toMatchObject({ ask: "fightCards.card", ...told })
  })

  test("KRO-CTR-03 a card that could be countered: whose, which, on whom, and whether it is aimed at the seat", () => {
    const table = at({
      alma: { hand: ["B-13"] },
      kolos: { area: "forest", hand: ["B-06"] },
      karok: { area: "forest", hand: ["B-06"] },
    })
    table.choose(0, { do: "playBonus" }).choose(0, { do: "play" }).choose(0, { do: "aim", seat: 1 })
    const window = { ask: "counter.window", seat: 0, card: "B-13", target: 1, against: null }
    expect(prompt(table, 1)).toMatchObject({ ...window, aimed: true })
    expect(prompt(table, 2)).toMatchObject({ ...window, aimed: false })
    table.choose(1, { do: "counter" }).choose(2, { do: "letStand" })
    expect(prompt(table, 2)).toMatchObject({ seat: 1, card: "B-06", against: "B-13", aimed: false })
  })
})
