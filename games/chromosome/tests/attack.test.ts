// Spark, and the nine steps of an attack

import { describe, expect, test } from "vitest"
import { act, allStand, at, type ChromosomeTable, groups, plain, player, rooms, verbs, whyNot } from "./at.ts"

/** A fight without fortune: seat 0 attacks from 14, seat 1 defends in 18. */
function fight(
  attacker: number,
  defender: number,
  dice: [number, number],
  rest: object = {},
): ChromosomeTable {
  const table = at({
    groups: { 14: `0:${attacker}-`, 18: `1:${defender}-`, 3: "1:1+", 2: "0:1+" },
    players: [plain, plain],
    draws: [{ attack: dice[0] }, { defence: dice[1] }],
    ...rest,
  })
  // Room 18 is the only one in reach
  act(table, 0, { do: "spark" }, { do: "attacker", room: 14 })
  return table
}

describe("Spark", () => {
  test("CHR-SPARK-01 CHR-DEC-12 CHR-DEC-13 one action gene, and one energy for every room in between", () => {
    const table = at({ groups: { 14: "0:3+", 18: "1:1+", 15: "1:1+", 3: "1:1+", 6: "1:1+" } })
    table.choose(0, { do: "spark" }).asks(0, "spark.target")
    expect(table.options(0)).toEqual([
      { do: "target", room: 3, energy: 2 },
      { do: "target", room: 6, energy: 2 },
      { do: "target", room: 15, energy: 1 },
      { do: "target", room: 18, energy: 0 },
    ])
    table.choose(0, { room: 18 }).choose(0, { do: "genesOnly" })
    expect(groups(table)[14]).toBe("0:3+")
    expect(player(table, 0).passive.action).toBe(1)
  })

  test("CHR-SPARK-02 CHR-RUL-33 no other limit than the energy, also over occupied rooms", () => {
    const table = at({ groups: { 1: "0:2+", 18: "1:1+", 3: "1:1+", 14: "1:2+" } })
    act(table, 0, { do: "spark" })
    // Room 3 is four steps away: three energy, one too many
    expect(rooms(table, 0)).toEqual([14, 18])
    expect(whyNot(table, 0, { do: "target", room: 3 })).toEqual({ why: "outOfReach", need: 3, have: 2 })
    const rich = at({ groups: { 1: "0:3+", 18: "1:1+", 3: "1:1+", 14: "1:2+" } })
    expect(rooms(act(rich, 0, { do: "spark" }), 0)).toEqual([3, 14, 18])
    // Ten trophies: more energy than there are rooms
    const trophies = at({ groups: { 1: "0:1+", 3: "1:1+", 14: "1:1+" }, players: [{ trophies: [0, 10] }] })
    expect(rooms(act(trophies, 0, { do: "spark" }), 0)).toEqual([3, 14])
  })

  test("CHR-SPARK-01 without energy only neighbours are in reach, and without those Spark is not offered", () => {
    const table = at({ groups: { 14: "0:2-", 15: "1:1+" } })
    expect(whyNot(table, 0, { do: "spark" })).toEqual({ why: "outOfReach", need: 1, have: 0 })
    at({ groups: { 14: "0:2-", 18: "1:1+" } }).offers(0, { do: "spark" })
  })

  test("CHR-DEC-12 every own group with a target that can be paid", () => {
    const table = at({ groups: { 14: "0:2-", 6: "0:1-", 2: "0:1-", 18: "1:1+", 15: "1:1+" } })
    table.choose(0, { do: "spark" }).asks(0, "spark.attacker")
    expect(rooms(table, 0)).toEqual([6, 14])
  })
})

describe("the nine steps", () => {
  test("CHR-ATT-01 CHR-ATT-02 an own group attacks a group of another player, and the cost is paid first", () => {
    const table = at({ groups: { 14: "0:2+", 16: "0:1+", 18: "1:1+" } })
    table.choose(0, { do: "spark" }).choose(0, { do: "attacker", room: 16 })
    // The own group in 14 is next to 16, and yet no target
    table.asks(0, "payment.genes").choose(0, { do: "genesOnly" })
    table.tells({ fact: "attacked", seat: 0, from: 16, defender: 1, to: 18 })
    const told = table.facts().map(({ fact }) => fact)
    expect(told.indexOf("exhausted")).toBeLessThan(told.indexOf("attacked"))
  })

  test("CHR-ATT-03 CHR-ATT-04 CHR-DEC-14 CHR-DEC-15 CHR-GENE-05 CHR-FOR-03 strength: level, genes and fortune of both sides, the attacker first", () => {
    const table = at({
      groups: { 14: "0:3+", 18: "1:2+" },
      players: [
        { fortune: 3, active: { fighting: 2 } },
        { fortune: 2, active: { fighting: 1 } },
      ],
      draws: [{ attack: 1 }],
    })
    act(table, 0, { do: "spark" }, { do: "genesOnly" }).asks(0, "attack.attackerGenes")
    expect(table.options(0)).toEqual([0, 1, 2].map((genes) => ({ do: "fightingGenes", genes })))
    table.choose(0, { genes: 2 }).asks(0, "attack.attackerFortune")
    expect(table.options(0)).toEqual([0, 1, 2, 3].map((points) => ({ do: "fortune", points })))
    table
      .choose(0, { points: 2 })
      .asks(1, "attack.defenderGenes")
      .tells({ fact: "strength", seat: 0, strength: 7 })
    expect(table.game.prompt(table.state, 1)?.about).toMatchObject({ seat: 0, strength: 7 })
    table.choose(1, { genes: 1 }).asks(1, "attack.defenderFortune").choose(1, { points: 0 })
    table.tells({ fact: "strength", seat: 1, strength: 3 })
    expect(player(table, 0)).toMatchObject({ fortune: 1, active: { fighting: 0 }, passive: { fighting: 2 } })
    expect(player(table, 1)).toMatchObject({ fortune: 2, active: { fighting: 0 }, passive: { fighting: 1 } })
  })

  test("CHR-DEC-14 CHR-DEC-15 a half with nothing to give is skipped", () => {
    const table = at({
      groups: { 14: "0:3+", 18: "1:2+" },
      players: [plain, { fortune: 0, active: { fighting: 1 } }],
      draws: [{ attack: 1 }, { defence: 1 }],
    })
    act(table, 0, { do: "spark" }).asks(1, "attack.defenderGenes")
  })

  test("CHR-ATT-05 CHR-PASS-03 CHR-RUL-08 whoever has passed defends in full: genes, fortune and re-rolls", () => {
    const table = at({
      groups: { 14: "0:3+", 18: "1:2+" },
      players: [plain, { passed: true, active: { fighting: 1 } }],
      draws: [{ attack: 4 }, { attack: 1 }, { defence: 3 }],
    })
    act(table, 0, { do: "spark" })
    table.choose(1, { genes: 1 }).choose(1, { points: 1 })
    table.asks(1, "roll.window").choose(1, { do: "reroll" }).choose(1, { do: "stand" })
    table.asks(1, "roll.window").choose(1, { do: "stand" })
    table.tells({ fact: "fought", attack: 4, defence: 7 })
    expect(player(table, 1).trophies[0]).toBe(3)
  })

  test("CHR-ATT-06 CHR-ATT-07 CHR-RUL-34 the attacker rolls, then the defender, and nothing is added after that", () => {
    const table = at({
      groups: { 14: "0:3+", 18: "1:2+" },
      players: [{ active: { fighting: 2 } }],
      draws: [{ attack: 2 }],
    })
    act(table, 0, { do: "spark" }, { do: "genesOnly" }, { genes: 0 }, { points: 0 })
    table.choose(1, { points: 0 }).asks([0, 1], "roll.window")
    expect(verbs(table, 0)).toEqual(["stand", "reroll"])
    table.refuses(0, { do: "fightingGenes", genes: 1 })
    table.draws({ defence: 3 })
    allStand(table).asks([0, 1], "roll.window")
    allStand(table).tells({ fact: "fought", attack: 5, defence: 5 })
  })

  test("CHR-ATT-08 CHR-ATT-09 CHR-ATT-10 the higher total takes as many tokens as the difference", () => {
    const won = fight(3, 3, [4, 2])
    expect(groups(won)).toMatchObject({ 14: "0:3-", 18: "1:1-" })
    expect(player(won, 0).trophies).toEqual([0, 2])
    won.tells({ fact: "tookTrophies", seat: 0, species: "ferox", tokens: 2 })
    const lost = fight(3, 3, [1, 2])
    expect(groups(lost)).toMatchObject({ 14: "0:2-", 18: "1:3-" })
    expect(player(lost, 1).trophies).toEqual([1, 0])
  })

  test("CHR-ATT-09 CHR-RUL-32 at most all of them", () => {
    const table = fight(3, 1, [4, 1])
    expect(groups(table)).toEqual({ 2: "0:1+", 3: "1:1+", 14: "0:3-" })
    expect(player(table, 0).trophies).toEqual([0, 1])
    expect(table.view(0).supply[1]).toBe(10)
  })

  test("CHR-RUL-35 a group is uniform: nobody chooses which tokens are lost", () => {
    expect(fight(3, 3, [4, 3]).ask(1)).toBe(null)
  })

  test("CHR-ATT-11 a tie costs both one token", () => {
    const table = fight(2, 3, [2, 1])
    expect(groups(table)).toMatchObject({ 14: "0:1-", 18: "1:2-" })
    expect([player(table, 0).trophies, player(table, 1).trophies]).toEqual([
      [0, 1],
      [1, 0],
    ])
  })

  test("CHR-ATT-12 an attack moves nobody and changes no charge but by paying", () => {
    const table = at({
      groups: { 14: "0:3+", 18: "1:3+" },
      players: [plain, plain],
      draws: [{ attack: 2 }, { defence: 1 }],
    })
    act(table, 0, { do: "spark" })
    expect(groups(table)).toEqual({ 14: "0:3+", 18: "1:2+" })
  })

  test("CHR-ATT-13 fortune is no fighting gene inside a fight", () => {
    const table = at({ groups: { 14: "0:3+", 18: "1:2+" } })
    act(table, 0, { do: "spark" }, { do: "genesOnly" })
    // No fighting genes: only fortune for strength is asked, and the token stays on its active side
    table.asks(0, "attack.attackerFortune").choose(0, { points: 1 })
    expect(player(table, 0)).toMatchObject({ fortune: 3, exhausted: false })
  })
})

describe("trophies", () => {
  test("CHR-TRO-01 CHR-TRO-05 won tokens are open to all, and remember whose they are", () => {
    const table = fight(3, 3, [4, 2])
    for (const who of [0, 1, "spectator"] as const)
      expect(table.view(who).players.map(({ trophies }) => trophies)).toEqual([
        [0, 2],
        [0, 0],
      ])
  })

  test("CHR-TRO-04 each trophy kept is a point", () => {
    const table = at({
      groups: { 14: "0:1+", 3: "1:1+" },
      players: [{ trophies: [0, 3] }],
      round: 6,
      phase: "radiation",
      step: "time",
    })
    expect(table.result?.parts[0]).toMatchObject({ trophies: 3 })
    expect(table.result?.scores).toEqual([12, 9])
  })
})
