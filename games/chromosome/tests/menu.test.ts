// The turn menu: everything a player would look for is offered, or withheld with a reason

import { FastRandom, parseOptions, Turn } from "@genepool/engine"
import { describe, expect, test } from "vitest"
import { type Species, specialActions } from "../data/species.ts"
import { rules } from "../rules/chromosome.ts"
import { at, whyNot } from "./at.ts"
import { menu } from "./sights.ts"

test("CHR-DEC-03 CHR-CONST-23 at every menu all nine actions and all optional parts are offered or explained", () => {
  const random = new FastRandom("menus")
  const reasons = new Set<string>()
  let menus = 0
  for (let game = 0; game < 40; game++) {
    const seats = 2 + (game % 3)
    const state = rules.setup(seats, parseOptions(rules.options, {}, seats), new Turn(random, false))
    for (let list = rules.decisions(state); list.length > 0; list = rules.decisions(state)) {
      const { seat, ask, options } = list[random.below(list.length)]!
      if (ask === "turn.menu" || ask === "turn.rest") {
        menus++
        const withheld = rules.whyNot(state, seat)
        for (const { reason } of withheld) reasons.add(reason.why)
        const named = [...options, ...withheld.map(({ choice }) => choice)].map((choice) =>
          choice.do === "special" ? choice.action : choice.do,
        )
        const species = state.players[seat]!.species as Species
        expect(named.toSorted()).toEqual([...menu, ...specialActions[species]].toSorted())
      }
      rules.apply(state, seat, options[random.below(options.length)]!, new Turn(random, false))
    }
  }
  expect(menus).toBeGreaterThan(1000)
  expect([...reasons].toSorted()).toEqual(
    expect.arrayContaining([
      "actionFirst",
      "actionTaken",
      "alreadyMoved",
      "missingEnergy",
      "missingGene",
      "noIrradiation",
      "noMove",
      "noStructure",
      "noTarget",
      "outOfReach",
    ]),
  )
}, 30_000)

describe("reasons say what is missing", () => {
  const groups = { 14: "0:1+", 3: "1:2+" }

  test("genes, counted with fortune", () => {
    const lucky = at({ groups, players: [{ active: { action: 1 } }] })
    // Fortune stands for the second gene: what is missing is energy
    expect(whyNot(lucky, 0, { do: "special", action: "giant" })).toBeUndefined()
    const poor = at({ groups, players: [{ active: { action: 1 }, fortune: 0 }] })
    expect(whyNot(poor, 0, { do: "special", action: "giant" })).toEqual({
      why: "missingGene",
      gene: "action",
      need: 2,
      have: 1,
    })
  })

  test("energy", () => {
    const table = at({ groups: { 14: "0:1-", 3: "1:2+" } })
    expect(whyNot(table, 0, { do: "special", action: "teleportation" })).toEqual({
      why: "missingEnergy",
      need: 1,
      have: 0,
    })
    expect(whyNot(table, 0, { do: "mutation" })).toEqual({ why: "missingEnergy", need: 1, have: 0 })
  })

  test("ways of Impulse", () => {
    const table = at({ groups, cubes: { 5: 6, 8: 4 } })
    table.choose(0, { do: "impulse" })
    // With no cube left only absorbing is possible, and nothing is asked
    table.asks(0, "impulse.room")
  })
})
