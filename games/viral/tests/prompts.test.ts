// What a player is told with the question: the numbers that the prompt speaks of

import type { Seat } from "@genepool/engine"
import { describe, expect, test } from "vitest"
import { rules } from "../rules/viral.ts"
import { at, end, inRound, play, stop, type ViralTable } from "./at.ts"

const prompt = (table: ViralTable, seat: Seat) => {
  const asked = rules.prompt(table.state, seat)
  return asked === null ? null : { ask: asked.ask, ...asked.about }
}

describe("prompts", () => {
  test("VIR-PLAY-01 which pair it is, and once a zone card is chosen, which one", () => {
    const table = at({}, ...inRound("secondPair"))
    expect(prompt(table, 1)).toEqual({ ask: "pair.choose", place: 2, zone: null })
    table.choose(1, { zone: 4 })
    expect(prompt(table, 1)).toEqual({ ask: "pair.choose", place: 2, zone: 4 })
    expect(prompt(table, 0)).toEqual({ ask: "pair.choose", place: 2, zone: null })
    table.choose(1, { card: "B2" })
    // the pair is whole: whoever changes it begins with the zone
    expect(prompt(table, 1)).toEqual({ ask: "pair.choose", place: 2, zone: null })
  })

  test("VIR-ACT-CRX-01 VIR-DEC-21 the number of the crisis token that is placed next", () => {
    const table = play(1, "M19", { crises: ["BRA", null, "HE1", null] })
    table.choose(0, { action: "crisis" })
    expect(prompt(table, 0)).toMatchObject({ ask: "crisis.where", token: 2 })
    const body = { LIV: ["O[G,Y]"], BRA: ["G[O,Y]"], KI1: ["Y[G,O]"] }
    const due = at({ body, crises: ["HE1", null, null, null] }, stop, end)
    expect(prompt(due, 0)).toEqual({ ask: "crises.place", token: 2 })
    expect(prompt(due.choose(0, { organ: "LIV" }), 0)).toEqual({ ask: "crises.place", token: 3 })
  })
})
