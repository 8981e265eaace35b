// Action cost, genes, fortune

import { describe, expect, test } from "vitest"
import { cost } from "../data/actions.ts"
import type { Genes } from "../data/genes.ts"
import { missingGene } from "../rules/costs.ts"
import { act, at, groups, plain, player, verbs, whyNot } from "./at.ts"

const noGenes = { action: 0, telepathy: 0 }

describe("genes", () => {
  test("CHR-COST-01 CHR-COST-02 CHR-GENE-01 paying a gene moves it to a passive space, before the action takes effect", () => {
    const table = at({ groups: { 14: "0:1-", 3: "1:2+" }, players: [plain] })
    act(table, 0, { do: "growth" }, { do: "add" }, { tokens: 2 })
    expect(player(table, 0)).toMatchObject({
      active: { action: 0, telepathy: 1 },
      passive: { action: 2, telepathy: 0 },
    })
    const told = table.facts().map(({ fact }) => fact)
    expect(told.indexOf("exhausted")).toBeLessThan(told.indexOf("grew"))
  })

  test("CHR-COST-02 passive genes cannot pay", () => {
    const table = at({
      groups: { 14: "0:1-", 3: "1:2+" },
      players: [{ ...plain, active: noGenes, passive: { action: 3, telepathy: 3 } }],
    })
    expect(verbs(table, 0)).toEqual(["move", "pass"])
  })

  test("CHR-COST-03 CHR-COST-04 fortune makes up for one gene, of a kind or of any, and not for two", () => {
    const owner = (genes: Partial<Genes>, fortune: number) => ({
      ...player(at({ groups: { 14: "0:1-", 3: "1:2+" } }), 0),
      active: { action: 0, telepathy: 0, fighting: 0, structure: 0, ...genes },
      fortune,
    })
    expect(missingGene(owner({ telepathy: 1 }, 1), cost({ any: 2 }))).toBeNull()
    expect(missingGene(owner({ telepathy: 1 }, 0), cost({ any: 2 }))).toEqual({
      why: "missingGenes",
      need: 2,
      have: 1,
    })
    expect(missingGene(owner({}, 3), cost({ any: 2 }))).toEqual({ why: "missingGenes", need: 2, have: 0 })
    expect(missingGene(owner({ action: 1 }, 1), cost({ action: 2 }))).toBeNull()
    expect(missingGene(owner({}, 3), cost({ action: 2 }))).toEqual({
      why: "missingGene",
      gene: "action",
      need: 2,
      have: 0,
    })
    // what a kind leaves over pays for any
    expect(missingGene(owner({ action: 3 }, 0), cost({ action: 1, any: 2 }))).toBeNull()
  })

  test("CHR-COST-03 what cannot be paid cannot be chosen, and the reason says what is missing", () => {
    const table = at({
      species: ["ferox", "pars"],
      groups: { 14: "0:1+", 18: "1:2+" },
      players: [{ ...plain, active: { action: 1 } }],
    })
    expect(whyNot(table, 0, { do: "special", action: "fusion" })).toEqual({
      why: "missingGene",
      gene: "telepathy",
      need: 2,
      have: 1,
    })
    expect(whyNot(table, 0, { do: "special", action: "destroy" })).toEqual({
      why: "missingGene",
      gene: "fighting",
      need: 1,
      have: 0,
    })
    expect(whyNot(table, 0, { do: "special", action: "domination" })).toEqual({
      why: "missingEnergy",
      need: 2,
      have: 1,
    })
    expect(verbs(table, 0)).toContain("bond")
  })

  test("CHR-GENE-03 CHR-GENE-04 action genes pay for Growth, Mutation and Spark, telepathy genes for Impulse", () => {
    const groups = { 14: "0:2+", 18: "1:2+" }
    const withGenes = (active: object) =>
      verbs(at({ groups, players: [{ ...plain, active: { ...noGenes, ...active } }] }), 0)
    const mains = ["growth", "mutation", "spark", "impulse"]
    expect(withGenes({ action: 1 }).filter((verb) => mains.includes(verb))).toEqual([
      "growth",
      "mutation",
      "spark",
    ])
    expect(withGenes({ telepathy: 1 }).filter((verb) => mains.includes(verb))).toEqual(["impulse"])
    expect(withGenes({ fighting: 3, structure: 3 }).filter((verb) => mains.includes(verb))).toEqual([])
  })

  test("CHR-GENE-02 CHR-CONST-20 CHR-MUT-05 eight genes at most, active and passive together", () => {
    const full = { active: { action: 2, telepathy: 1, fighting: 1 }, passive: { action: 4 } }
    const table = at({ species: ["alium", "pars"], groups: { 14: "0:3+", 3: "1:2+" }, players: [full] })
    table.refuses(0, { do: "mutation" }, "chromosomeFull")
    table.refuses(0, { do: "special", action: "catalysis" }, "chromosomeFull")
    const seven = { ...full, passive: { action: 3 } }
    expect(
      verbs(at({ species: ["alium", "pars"], groups: { 14: "0:3+", 3: "1:2+" }, players: [seven] }), 0),
    ).toEqual(expect.arrayContaining(["mutation", "catalysis"]))
    expect(() => at({ groups: { 14: "0:3+", 3: "1:2+" }, players: [{ active: { structure: 6 } }] })).toThrow(
      "CHR-INV-05",
    )
  })
})

describe("structure genes", () => {
  const groups = { 14: "0:2-", 3: "1:2+" }

  test("CHR-GENE-07 CHR-CONST-28 CHR-DEC-22 each one returned lowers irradiation by 2, as many as one likes", () => {
    const table = at({ groups, players: [{ irradiation: 6, active: { structure: 2 } }] })
    expect(table.view(0).geneSupply.structure).toBe(14)
    table.choose(0, { do: "discardStructure" }).asks(0, "turn.structure")
    expect(verbs(table, 0)).toEqual(["discardGene", "discardFortune"])
    table.choose(0, { do: "discardGene" })
    expect(player(table, 0)).toMatchObject({
      irradiation: 4,
      active: { structure: 1 },
      passive: { structure: 0 },
    })
    expect(table.view(0).geneSupply.structure).toBe(15)
    act(table, 0, { do: "discardStructure" }, { do: "discardGene" })
    expect(player(table, 0).irradiation).toBe(2)
  })

  test("CHR-RUL-28 irradiation never falls below 0, and at 0 a gene can still be returned to make room", () => {
    const table = at({
      groups,
      players: [{ irradiation: 1, active: { structure: 2 }, passive: { action: 3 } }],
    })
    act(table, 0, { do: "discardStructure" }, { do: "discardGene" })
    table.tells({ fact: "discardedStructure", points: 1, level: 0 })
    // Eight genes were too many to mutate; with irradiation 0 fortune would be spent for nothing,
    // so that nothing is asked
    table.choose(0, { do: "discardStructure" }).tells({ fact: "discardedStructure", points: 0, level: 0 })
    expect(player(table, 0)).toMatchObject({ irradiation: 0, fortune: 4, active: { structure: 0 } })
    table.refuses(0, { do: "discardStructure" }, "noIrradiation")
  })

  test("CHR-RUL-28 a full chromosome can be made room in for a Mutation", () => {
    const table = at({
      groups: { 14: "0:3+", 3: "1:2+" },
      players: [{ active: { structure: 2 }, passive: { action: 3 } }],
    })
    table.refuses(0, { do: "mutation" }, "chromosomeFull").choose(0, { do: "discardStructure" })
    table.offers(0, { do: "mutation" })
  })

  test("CHR-GENE-07 passive ones cannot be returned", () => {
    const table = at({ groups, players: [{ ...plain, irradiation: 3, passive: { structure: 2 } }] })
    table.refuses(0, { do: "discardStructure" }, "noStructure")
  })

  test("CHR-FOR-05 CHR-RUL-24 CHR-DEC-22 fortune may stand for one, once per round", () => {
    const table = at({ groups, players: [{ irradiation: 5 }] })
    table.choose(0, { do: "discardStructure" })
    // Only fortune is there, so that nothing is asked
    expect(player(table, 0)).toMatchObject({ irradiation: 3, fortune: 3, exhausted: true })
    table.refuses(0, { do: "discardStructure" }, "noStructure")
  })
})

describe("energy", () => {
  const buyTelepathy = [{ do: "mutation" }, { do: "buy", gene: "telepathy" }] as const

  test("CHR-COST-05 CHR-DEC-09 CHR-CONST-25 by discharging groups and returning trophies, piece by piece, mixed as one likes", () => {
    const table = at({
      species: ["pars", "ferox", "cadum"],
      groups: { 14: "0:1+", 16: "0:2-", 5: "0:1+", 3: "1:2+", 2: "2:2+" },
      players: [{ ...plain, active: { action: 3 }, trophies: [0, 1, 2] }],
    })
    act(table, 0, { do: "mutation" }, { do: "buy", gene: "action" })
    expect(table.options(0)).toEqual([
      { do: "discharge", room: 5, energy: 1 },
      { do: "discharge", room: 14, energy: 1 },
      { do: "giveBack", species: "ferox" },
      { do: "giveBack", species: "cadum" },
    ])
    expect(whyNot(table, 0, { do: "discharge", room: 16 })).toEqual({ why: "notCharged" })
    table.choose(0, { do: "discharge", room: 14 }).choose(0, { species: "cadum" }).asks(0, "payment.energy")
    table.choose(0, { do: "discharge", room: 5 })
    expect(player(table, 0).trophies).toEqual([0, 1, 1])
    expect(player(table, 0).active.action).toBe(3)
    expect(groups(table)).toMatchObject({ 5: "0:1-", 14: "0:1-" })
  })

  test("CHR-COST-06 a group is discharged as a whole; what is too much is lost", () => {
    const table = at({ groups: { 14: "0:3+", 3: "1:2+" }, players: [plain] })
    act(table, 0, ...buyTelepathy)
    expect(groups(table)[14]).toBe("0:3-")
    table.tells({ fact: "overpaid", seat: 0, energy: 1 }).refuses(0, { do: "recover" }, "missingEnergy")
  })

  test("CHR-RUL-29 payment stops as soon as the price is reached", () => {
    const table = at({ groups: { 14: "0:2+", 16: "0:2+", 3: "1:2+" }, players: [plain] })
    act(table, 0, ...buyTelepathy, { do: "discharge", room: 14 })
    table.asks(0, "turn.rest")
    expect(groups(table)[16]).toBe("0:2+")
  })

  test("CHR-COST-07 splitting first keeps the larger part charged", () => {
    const table = at({ groups: { 14: "0:3+", 3: "1:2+" }, players: [plain] })
    act(
      table,
      0,
      { do: "move" },
      { tokens: 1 },
      { do: "to", room: 5 },
      { do: "mutation" },
      { do: "buy", gene: "structure" },
      { do: "discharge", room: 5 },
    )
    expect(groups(table)).toMatchObject({ 5: "0:1-", 14: "0:2+" })
  })

  test("CHR-COST-08 the group that is about to attack may pay", () => {
    const table = at({
      groups: { 14: "0:2+", 9: "1:2+" },
      players: [plain, plain],
      draws: [{ attack: 1 }, { defence: 1 }],
    })
    act(table, 0, { do: "spark" })
    table.tells({ fact: "discharged", room: 14 }).tells({ fact: "fought", attack: 3, defence: 3 })
  })

  test("CHR-TRO-02 CHR-TRO-03 CHR-TRO-05 a trophy goes back to its owner, who can place it again", () => {
    const table = at({ groups: { 14: "0:2-", 3: "1:2+" }, players: [{ ...plain, trophies: [0, 3] }] })
    expect(table.view(1)).toMatchObject({ supply: [10, 7], players: [{ trophies: [0, 3] }, {}] })
    act(table, 0, ...buyTelepathy)
    expect(table.view(1).supply[1]).toBe(8)
    table.tells({ fact: "gaveBack", seat: 0, species: "ferox" })
    const none = at({
      groups: { 14: "0:2-", 3: "1:2+" },
      players: [{ ...plain, trophies: [0, 10] }],
      toPlay: 1,
    })
    none.refuses(1, { do: "growth" }, "noTokens")
    const one = at({
      groups: { 14: "0:2-", 3: "1:2+" },
      players: [{ ...plain, trophies: [0, 9] }],
      toPlay: 1,
    })
    one.offers(1, { do: "growth" })
  })
})

describe("fortune as a gene", () => {
  const groups = { 14: "0:1-", 3: "1:2+" }

  test("CHR-COST-04 CHR-FOR-04 CHR-CONST-27 CHR-DEC-07 in place of one gene of a cost, then the token is exhausted", () => {
    const table = at({ species: ["alium", "pars"], groups })
    act(table, 0, { do: "special", action: "catalysis" }, { do: "gene", gene: "structure" })
    expect(table.asks(0, "payment.genes").options(0)).toEqual([
      { do: "genesOnly" },
      { do: "fortuneFor", gene: "action" },
      { do: "fortuneFor", gene: "telepathy" },
    ])
    table.choose(0, { do: "fortuneFor", gene: "telepathy" })
    expect(player(table, 0)).toMatchObject({
      fortune: 3,
      exhausted: true,
      active: { action: 1, telepathy: 1 },
      passive: { action: 1 },
    })
    table.tells({ fact: "fortuneAsGene", gene: "telepathy" })
  })

  test("CHR-DEC-07 a way to pay that would not be enough is not offered", () => {
    const table = at({ species: ["alium", "pars"], groups, players: [{ active: { telepathy: 0 } }] })
    act(table, 0, { do: "special", action: "catalysis" }, { do: "gene", gene: "structure" })
    // Only fortune for the missing gene is possible, so that nothing is asked
    expect(player(table, 0)).toMatchObject({ fortune: 3, passive: { action: 1 } })
  })

  test("CHR-COST-04 CHR-INV-14 not twice in a round, and not without fortune", () => {
    const exhausted = at({ groups, players: [{ exhausted: true }] })
    act(exhausted, 0, { do: "growth" }, { do: "add" })
    expect(exhausted.options(0)).toEqual([1, 2].map((tokens) => ({ do: "tokens", tokens })))
    exhausted.choose(0, { tokens: 2 })
    expect(player(exhausted, 0)).toMatchObject({ fortune: 4, passive: { action: 2 } })
    const poor = at({ groups, players: [{ fortune: 0, active: noGenes }] })
    poor.refuses(0, { do: "growth" }, "missingGene")
    const lucky = at({ groups, players: [{ fortune: 1, active: noGenes }] })
    lucky.offers(0, { do: "growth" }).offers(0, { do: "impulse" })
  })

  test("CHR-RUL-25 CHR-FOR-06 an exhausted token leaves re-rolls, strength and recovery as they are", () => {
    const table = at({
      groups: { 14: "0:3+", 18: "1:1+" },
      players: [{ exhausted: true }],
      draws: [{ attack: 2 }],
    })
    table.offers(0, { do: "recover" })
    act(table, 0, { do: "spark" })
    expect(table.asks(0, "attack.attackerFortune").options(0)).toHaveLength(5)
    act(table, 0, { do: "fortune", points: 1 }).choose(1, { do: "fortune", points: 0 })
    table.offers(0, { do: "reroll" })
  })
})

describe("recovery of fortune", () => {
  test("CHR-FOR-08 CHR-CONST-26 CHR-RUL-27 three energy for one point, once per turn", () => {
    const table = at({ groups: { 14: "0:3+", 16: "0:3+", 3: "1:2+" }, players: [{ fortune: 2 }] })
    act(table, 0, { do: "recover" }, { do: "discharge", room: 16 })
    expect(player(table, 0).fortune).toBe(3)
    table
      .tells({ fact: "fortuneChanged", seat: 0, fortune: 3 })
      .refuses(0, { do: "recover" }, "alreadyRecovered")
    const weak = at({ groups: { 14: "0:2+", 3: "1:2+" } })
    expect(whyNot(weak, 0, { do: "recover" })).toEqual({ why: "missingEnergy", need: 3, have: 2 })
  })

  test("CHR-RUL-26 CHR-CONST-31 up to the top of the track", () => {
    const groups = { 14: "0:3+", 3: "1:2+" }
    at({ groups, players: [{ fortune: 7 }] }).refuses(0, { do: "recover" }, "fortuneFull")
    at({ groups, players: [{ fortune: 6 }] }).offers(0, { do: "recover" })
    at({ groups, players: [{ fortune: 4 }], options: { fortuneMaximum: 4 } }).refuses(
      0,
      { do: "recover" },
      "fortuneFull",
    )
    expect(() => at({ groups, players: [{ fortune: 8 }] })).toThrow("CHR-INV-07")
  })

  test("CHR-RUL-69 only from the menu, never in the middle of a fight", () => {
    const table = at({
      groups: { 14: "0:3+", 16: "0:3+", 18: "1:1+" },
      players: [{ active: { fighting: 1, structure: 1 }, irradiation: 3 }],
    })
    act(table, 0, { do: "spark" }, { do: "attacker", room: 14 }, { do: "genesOnly" })
    expect(new Set(verbs(table, 0))).toEqual(new Set(["fightingGenes"]))
    table.refuses(0, { do: "recover" }).refuses(0, { do: "discardStructure" })
  })
})
