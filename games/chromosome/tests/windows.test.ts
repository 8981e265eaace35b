// Rolls, re-roll windows, and standing instructions

import { FastRandom } from "@genepool/engine"
import { describe, expect, test } from "vitest"
import { rules } from "../rules/chromosome.ts"
import { act, allStand, at, type ChromosomeTable, player } from "./at.ts"

/** Seat 0 attacks seat 1 at a table of four, up to the attacker's roll. */
function rolled(dice: number[], rest: Partial<Parameters<typeof at>[0]> = {}): ChromosomeTable {
  const table = at({
    species: ["pars", "ferox", "cadum", "alium"],
    groups: { 14: "0:3-", 18: "1:2-", 3: "2:2+", 2: "3:2+" },
    draws: dice.map((die) => ({ attack: die })),
    ...rest,
  })
  act(table, 0, { do: "spark" })
  if (table.ask(0) === "payment.genes") table.choose(0, { do: "genesOnly" })
  for (const seat of [0, 1]) if (table.ask(seat)?.startsWith("attack")) table.choose(seat, { points: 0 })
  return table
}

describe("windows", () => {
  test("CHR-WIN-01 CHR-WIN-02 CHR-WIN-03 CHR-DEC-16 everybody with fortune answers at once, in secret", () => {
    const table = rolled([2], { players: [{}, {}, { fortune: 0 }, {}] }).asks([0, 1, 3], "roll.window")
    table.choose(3, { do: "reroll" })
    // Others do not even see that seat 3 has answered: an instruction answers at once, and always
    // stands
    expect(table.view(0).frames.at(-1)?.answers?.[3]).toBe("open")
    expect(table.view(3).frames.at(-1)?.answers?.[3]).toEqual([{ do: "reroll" }])
    expect(table.heard(0).some(({ fact }) => fact === "forcedReroll")).toBe(false)
    table.asks([0, 1], "roll.window")
  })

  test("CHR-WIN-03 whoever does not answer in time stands, ends the turn, or brings to an end what was begun", () => {
    const late = (table: ChromosomeTable, seat = 0) =>
      rules.unanswered(rules.decision(table.state, seat)!, new FastRandom("late")).do
    expect(late(rolled([2]), 3)).toBe("stand")
    const around = { groups: { 14: "0:2+", 16: "0:2+", 3: "1:2+" }, players: [{ active: { telepathy: 2 } }] }
    const table = at(around)
    expect(late(table)).toBe("pass")
    act(table, 0, { do: "impulse" })
    expect(late(table)).toBe("room") // nothing ends it: the first on the list
    expect(rules.unanswered(rules.decision(table.state, 0)!, new FastRandom("late"))).toEqual(
      table.options(0)[0],
    )
    table.choose(0, { room: 5 })
    expect(late(table)).toBe("genesOnly")
    table.choose(0, { do: "genesOnly" }).asks(0, "turn.rest")
    expect(late(table)).toBe("endTurn")
    const growing = act(at(around), 0, { do: "growth" }, { do: "spread" }, { room: 5 })
    expect(late(growing)).toBe("enough")
  })

  test("CHR-WIN-03 a seat without fortune counts as standing", () => {
    const table = rolled([2], { players: [{}, { fortune: 0 }, { fortune: 0 }, { fortune: 0 }] })
    table.draws({ defence: 1 }).choose(0, { do: "stand" })
    table.tells({ fact: "rolled", roll: "defence" })
  })

  test("CHR-WIN-02 with nobody to ask the roll is final at once", () => {
    const none = { fortune: 0 }
    const table = rolled([2, 1], {
      players: [none, none, none, none],
      draws: [{ attack: 2 }, { defence: 1 }],
    })
    table.tells({ fact: "fought", attack: 5, defence: 3 })
  })

  test("CHR-WIN-04 CHR-RUL-08 in phase II a seat that has passed is asked only about its own roll or fight", () => {
    const passed = { passed: true }
    rolled([2], { players: [{}, {}, passed, {}] }).asks([0, 1, 3], "roll.window")
    rolled([2], { players: [{}, passed, {}, {}] }).asks([0, 1, 2, 3], "roll.window")
  })

  test("CHR-WIN-04 in phase III everybody is asked", () => {
    const passed = { passed: true }
    const table = at({
      species: ["pars", "ferox", "cadum"],
      groups: { 14: "0:3-", 3: "1:2-", 2: "2:2+" },
      cubes: { 14: 1 },
      players: [passed, passed, passed],
      phase: "radiation",
      step: "spaces",
      draws: [{ test: 1 }],
    })
    table.asks([0, 1, 2], "roll.window")
  })

  test("CHR-WIN-05 CHR-RUL-09 CHR-INV-19 one seat pays one point: the roller before the others", () => {
    const table = rolled([2, 4])
    for (const seat of [3, 2, 1, 0]) table.choose(seat, { do: "reroll" })
    expect(table.state.players.map(({ fortune }) => fortune)).toEqual([3, 4, 4, 4])
    table.tells({ fact: "forcedReroll", seat: 0, roller: 0, die: 2 }).tells({ fact: "rolled", die: 4 })
    table.asks([0, 1, 2, 3], "roll.window")
  })

  test("CHR-WIN-05 otherwise the first one clockwise from the roller", () => {
    const table = rolled([2, 4])
    for (const seat of [0, 1, 2, 3]) table.choose(seat, { do: seat >= 2 ? "reroll" : "stand" })
    expect(table.state.players.map(({ fortune }) => fortune)).toEqual([4, 4, 3, 4])
  })

  test("CHR-FOR-01 CHR-FOR-02 CHR-RUL-67 re-rolls follow one another; the newest result counts, better or worse", () => {
    const table = rolled([4, 3, 1], { players: [{}, {}, { fortune: 0 }, { fortune: 0 }] })
    table.choose(0, { do: "stand" }).choose(1, { do: "reroll" })
    table.choose(0, { do: "stand" }).choose(1, { do: "reroll" })
    table.draws({ defence: 1 })
    allStand(table)
    allStand(table).tells({ fact: "fought", attack: 4, defence: 3 })
    expect(player(table, 1).fortune).toBe(2)
  })

  test("CHR-WIN-06 who has no fortune left is not asked again, and so it ends", () => {
    const table = rolled([1, 2], {
      players: [{ fortune: 1 }, { fortune: 0 }, { fortune: 0 }, { fortune: 0 }],
    })
    table.draws({ defence: 1 }).choose(0, { do: "reroll" })
    table.tells({ fact: "fought", attack: 5, defence: 3 })
  })

  test("an answer may be changed until the last one is in", () => {
    const table = rolled([2], { players: [{}, {}, { fortune: 0 }, { fortune: 0 }] })
    table.draws({ defence: 1 })
    table.choose(0, { do: "reroll" }).choose(0, { do: "stand" }).choose(1, { do: "stand" })
    table.tells({ fact: "rolled", roll: "defence" })
  })

  test("CHR-RUL-73 CHR-ELIM-02 a player who cannot make up for the radiation has no say in the rest of the effect", () => {
    const table = at({
      species: ["cadum", "ferox", "pars"],
      groups: { 2: "0:2+", 9: "1:2-", 16: "2:2-" },
      cubes: { 5: 4 },
      players: [{ fortune: 0, active: { telepathy: 2 } }, { irradiation: 7, fortune: 4 }, { fortune: 4 }],
      draws: [{ test: 1 }, { test: 1 }, { test: 1 }],
      startingPlayer: 1,
    })
    act(table, 0, { do: "special", action: "outbreak" }, { room: 18 })
    // Both others may re-roll the test of seat 1 ...
    table.asks([1, 2], "roll.window")
    allStand(table).asks(1, "resilienceTests.gene").choose(1, { do: "stand" })
    table.tells({ fact: "doomed", seat: 1 })
    // ... but seat 1 has no say in the test of seat 2 any more
    table.asks(2, "roll.window").choose(2, { do: "stand" }).choose(2, { do: "stand" })
    expect(player(table, 1).fate).toBe("out")
  })
})

describe("CHR-WIN-07 standing instructions", () => {
  const instruct = (table: ChromosomeTable, seat: number, standing: string) =>
    table.choose(seat, { do: "instruct", standing })

  test("ask is where everybody begins; never stands; concerning asks about own fights only", () => {
    expect(rules.instructions).toEqual(["ask", "concerning", "helpful", "never"])
    rolled([2], { standing: ["concerning", "concerning", "concerning", "never"] }).asks([0, 1], "roll.window")
    rolled([2], { standing: ["ask", "never", "ask", "concerning"] }).asks([0, 2], "roll.window")
  })

  test("a test concerns the tester, and whoever brought it about", () => {
    const table = at({
      species: ["cadum", "ferox", "pars"],
      groups: { 2: "0:2+", 9: "1:2-", 12: "2:2-" },
      cubes: { 5: 2 },
      players: [{ active: { telepathy: 2 } }],
      standing: ["concerning", "concerning", "concerning"],
      draws: [{ test: 1 }],
    })
    act(table, 0, { do: "special", action: "outbreak" }, { room: 15 }, { do: "genesOnly" })
    table.asks([0, 1], "roll.window")
  })

  test("helpful asks about what concerns a seat and could still get better for it", () => {
    const tested = (die: number) =>
      at({
        groups: { 14: "0:2+", 3: "1:2+" },
        cubes: { 5: 2 },
        phase: "radiation",
        step: "spaces",
        standing: ["helpful", "ask"],
        draws: [{ test: die }],
      })
    tested(2).asks([0, 1], "roll.window")
    tested(3).asks(1, "roll.window")
    // Leaving it answers what is asked already
    const passed = at({
      groups: { 14: "0:2+", 3: "1:2+" },
      cubes: { 5: 2 },
      phase: "radiation",
      step: "spaces",
      draws: [{ test: 3 }],
    }).asks([0, 1], "roll.window")
    passed.choose(0, { do: "instruct", standing: "helpful", now: true }).asks(1, "roll.window")
  })

  test("is left at any time, also by a seat that is not asked, and nobody else learns of it", () => {
    const table = rolled([2], { players: [{}, {}, {}, { fortune: 0 }] })
    instruct(table, 3, "never")
    expect(table.state.standing).toEqual(["ask", "ask", "ask", "never"])
    expect(table.view(3).standing).toBe("never")
    expect(JSON.stringify(table.view(0))).not.toContain("never")
  })

  test("never ends with the round, concerning stays", () => {
    const table = at({
      groups: { 14: "0:2+", 3: "1:2+" },
      standing: ["never", "concerning"],
      phase: "radiation",
      step: "decline",
      options: { events: false },
    })
    expect(table.state).toMatchObject({ round: 2, standing: ["ask", "concerning"] })
  })
})
