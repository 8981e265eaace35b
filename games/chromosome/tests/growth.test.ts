// Growth and Mutation

import { describe, expect, test } from "vitest"
import { act, at, groups, plain, player, rooms, verbs, whyNot } from "./at.ts"

describe("Growth", () => {
  test("CHR-GROW-01 CHR-DEC-10 one action gene for each token; fortune may be one of them", () => {
    const table = at({ groups: { 14: "0:1-", 3: "1:2+" }, players: [{ active: { action: 1 } }] })
    act(table, 0, { do: "growth" }, { do: "add" })
    expect(table.options(0)).toEqual([1, 2].map((tokens) => ({ do: "tokens", tokens })))
    table.choose(0, { tokens: 2 })
    expect(player(table, 0)).toMatchObject({ fortune: 3, passive: { action: 1 } })
  })

  test("CHR-GROW-02 CHR-GROW-06 CHR-RUL-14 new tokens take over the charge; sterility does not matter", () => {
    for (const charge of ["+", "-"]) {
      const table = at({ groups: { 18: `0:1${charge}`, 3: "1:2+" }, players: [plain] })
      act(table, 0, { do: "growth" }, { do: "add" }, { tokens: 2 })
      expect(groups(table)[18]).toBe(`0:3${charge}`)
      table.tells({ fact: "grew", seat: 0, room: 18, tokens: 2, level: 3 })
    }
  })

  test("CHR-GROW-02 CHR-GRP-03 level 3 is not exceeded, and a group of three cannot grow", () => {
    const table = at({ groups: { 14: "0:2-", 16: "0:3-", 3: "1:2+" }, players: [{ active: { action: 4 } }] })
    act(table, 0, { do: "growth" }, { do: "add" })
    // Only the group in 14 can grow, and only by one
    expect(groups(table)[14]).toBe("0:2-")
    table.asks(0, "payment.genes").choose(0, { do: "genesOnly" })
    expect(groups(table)).toMatchObject({ 14: "0:3-", 16: "0:3-" })
  })

  test("CHR-GROW-03 CHR-RUL-16 single discharged tokens, each into another empty room", () => {
    const table = at({ groups: { 14: "0:2+", 5: "1:1+", 3: "1:2+" }, players: [plain] })
    act(table, 0, { do: "growth" }, { do: "spread" })
    expect(rooms(table, 0)).toEqual([8, 10])
    table.choose(0, { room: 8 })
    expect(table.options(0)).toEqual([{ do: "room", room: 10 }, { do: "enough" }])
    table.choose(0, { room: 10 })
    expect(groups(table)).toEqual({ 3: "1:2+", 5: "1:1+", 8: "0:1-", 10: "0:1-", 14: "0:2+" })
    expect(player(table, 0).passive.action).toBe(2)
  })

  test("CHR-GROW-04 CHR-RUL-15 next to any own groups, but not next to a token of the same action", () => {
    const table = at({ groups: { 14: "0:2+", 6: "0:1+", 2: "1:2+" }, players: [{ active: { action: 4 } }] })
    act(table, 0, { do: "growth" }, { do: "spread" })
    // Next to 14: 5, 8, 10; next to 6: 12. Room 11 is next to 5 only, room 20 (sterility 3) to 8
    expect(rooms(table, 0)).toEqual([5, 8, 10, 12])
    table.choose(0, { room: 5 })
    expect(rooms(table, 0)).toEqual([8, 10, 12])
  })

  test("CHR-GROW-05 only where a single token may enter", () => {
    const table = at({ groups: { 18: "0:2+", 3: "1:2+" }, players: [plain] })
    act(table, 0, { do: "growth" }, { do: "spread" })
    expect(rooms(table, 0)).toEqual([9, 10])
  })

  test("CHR-GROW-07 CHR-RUL-17 no more tokens than the supply has, and none without", () => {
    const groups12 = { 14: "0:3-", 16: "0:3-", 5: "0:3-", 8: "0:2-", 3: "1:2+" }
    const table = at({ groups: groups12, players: [{ active: { action: 4 } }] })
    act(table, 0, { do: "growth" }, { do: "spread" })
    table.choose(0, { room: 10 })
    table.asks(0, "payment.genes").choose(0, { do: "genesOnly" })
    expect(player(table, 0).passive.action).toBe(1)
    const empty = at({ groups: { ...groups12, 8: "0:3-" }, players: [{ active: { action: 4 } }] })
    expect(whyNot(empty, 0, { do: "growth" })).toEqual({ why: "noTokens", need: 1, have: 0 })
  })

  test("no group with room and no free place beside: not offered", () => {
    const table = at({ groups: { 19: "0:3-", 7: "1:1+", 9: "1:1+" } })
    expect(whyNot(table, 0, { do: "growth" })).toEqual({ why: "noPlace" })
  })

  test("CHR-GROW-07 with no way to spread Growth adds, and the other way round", () => {
    const add = at({ groups: { 19: "0:2-", 7: "1:1+", 9: "1:1+" }, players: [plain] })
    act(add, 0, { do: "growth" })
    expect(groups(add)[19]).toBe("0:3-")
    const spread = at({ groups: { 14: "0:3-", 3: "1:1+" }, players: [plain] })
    spread.choose(0, { do: "growth" }).asks(0, "growth.rooms")
  })
})

describe("Mutation", () => {
  const rich = { 14: "0:3+", 16: "0:3+", 3: "1:2+" }

  test("CHR-MUT-01 CHR-MUT-02 CHR-CONST-21 CHR-DEC-11 one action gene and the price: A and T owned + 1, F 2, S 1", () => {
    const table = at({
      groups: rich,
      players: [{ ...plain, active: { action: 1, telepathy: 0 }, passive: { action: 1, telepathy: 2 } }],
    })
    table.choose(0, { do: "mutation" }).asks(0, "mutation.gene")
    expect(table.options(0)).toEqual([
      { do: "buy", gene: "action", energy: 3 },
      { do: "buy", gene: "telepathy", energy: 3 },
      { do: "buy", gene: "fighting", energy: 2 },
      { do: "buy", gene: "structure", energy: 1 },
      { do: "random", energy: 1 },
    ])
    table.choose(0, { gene: "fighting" }).choose(0, { room: 14 })
    expect(player(table, 0)).toMatchObject({ active: { action: 0, fighting: 1 }, passive: { action: 2 } })
    expect(table.view(0).geneSupply.fighting).toBe(15)
  })

  test("CHR-MUT-03 CHR-RUL-21 passive genes and the one exhausted now count for the price", () => {
    const table = at({ groups: rich, players: [{ ...plain, active: { action: 1 }, passive: { action: 3 } }] })
    table.choose(0, { do: "mutation" }).offers(0, { do: "buy", gene: "action", energy: 5 })
  })

  test("what is too dear is withheld with its price", () => {
    const table = at({ groups: { 14: "0:1+", 3: "1:2+" } })
    table.choose(0, { do: "mutation" })
    expect(verbs(table, 0)).toEqual(["buy", "random"])
    expect(whyNot(table, 0, { do: "buy", gene: "action" })).toEqual({
      why: "missingEnergy",
      need: 3,
      have: 1,
    })
  })

  test.each([
    [1, "action"],
    [2, "telepathy"],
    [3, "fighting"],
    [4, "structure"],
  ] as const)(
    "CHR-MUT-04 CHR-RUL-22 CHR-CONST-22 for one energy the die decides: %i brings %s",
    (die, gene) => {
      const table = at({
        groups: { 14: "0:1+", 3: "1:2+" },
        players: [plain, plain],
        draws: [{ mutation: die }],
      })
      const before = player(table, 0).active[gene]
      act(table, 0, { do: "mutation" }, { do: "random" })
      expect(player(table, 0).active[gene]).toBe(before + (gene === "action" ? 0 : 1))
      expect(groups(table)[14]).toBe("0:1-")
      table.tells({ fact: "gainedGene", seat: 0, gene })
    },
  )

  test("CHR-MUT-06 a gained gene is active and usable in the same round", () => {
    const table = at({
      groups: { 14: "0:3+", 3: "1:2+" },
      players: [{ ...plain, active: { action: 1, telepathy: 0 } }, { passed: true }],
    })
    act(table, 0, { do: "mutation" }, { gene: "telepathy" })
    act(table, 0, { do: "endTurn" })
    table.offers(0, { do: "impulse" })
  })

  test("CHR-GENE-08 CHR-RUL-23 a kind that is used up cannot be bought, and a roll of it gives nothing", () => {
    // 16 structure genes: 7, 7 and 2 are on the players' boards
    const players = [
      { ...plain, active: { action: 1, telepathy: 0, structure: 2 } },
      { ...plain, active: { action: 0, telepathy: 0, structure: 7 } },
      { ...plain, active: { action: 0, telepathy: 0, structure: 7 } },
    ]
    const species = ["pars", "ferox", "cadum"] as const
    const table = at({
      species,
      groups: { 14: "0:2+", 3: "1:2+", 2: "2:2+" },
      players,
      draws: [{ mutation: 4 }],
    })
    table.choose(0, { do: "mutation" })
    expect(whyNot(table, 0, { do: "buy", gene: "structure" })).toEqual({
      why: "noGeneLeft",
      gene: "structure",
    })
    table.choose(0, { do: "random" })
    expect(player(table, 0)).toMatchObject({ active: { action: 0, structure: 2 }, passive: { action: 1 } })
    expect(groups(table)[14]).toBe("0:2-")
    table.tells({ fact: "noGeneLeft", seat: 0, gene: "structure" })
  })

  test("CHR-GENE-08 CHR-RUL-22 the last gene of a kind is still to be had by the die", () => {
    const table = at({
      species: ["pars", "ferox", "cadum"],
      groups: { 14: "0:2+", 3: "1:2+", 2: "2:2+" },
      players: [
        { ...plain, active: { action: 1, telepathy: 0, structure: 1 } },
        { ...plain, active: { action: 0, telepathy: 0, structure: 7 } },
        { ...plain, active: { action: 0, telepathy: 0, structure: 7 } },
      ],
      draws: [{ mutation: 4 }],
    })
    act(table, 0, { do: "mutation" }, { do: "random" })
    expect(player(table, 0).active.structure).toBe(2)
  })

  test("CHR-FOR-01 CHR-RUL-07 CHR-WIN-01 the roll for a gene can be re-rolled like any other", () => {
    const table = at({
      groups: { 14: "0:1+", 3: "1:2+" },
      players: [plain, {}],
      draws: [{ mutation: 4 }, { mutation: 3 }],
    })
    act(table, 0, { do: "mutation" }, { do: "random" })
    table.asks(1, "roll.window").choose(1, { do: "reroll" }).choose(1, { do: "stand" })
    expect(player(table, 0).active).toMatchObject({ structure: 0, fighting: 1 })
    expect(player(table, 1).fortune).toBe(3)
  })
})
