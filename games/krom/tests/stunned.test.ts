import { describe, expect, test } from "vitest"
import { asked, at, player, untilAsked, walk } from "./at.ts"

/** Kolos beats Alma, who has one life left, in the caves. */
const knockOut = (alma: Parameters<typeof at>[0]["alma"] = {}, more: Parameters<typeof at>[1] = {}) =>
  at({ alma: { life: 1, ...alma }, kolos: {} }, { draws: [{ fight: 1 }, { fight: 6 }], ...more })

describe("loot", () => {
  test("KRO-STN-02 KRO-DEC-05 KRO-RUL-12 one resource, or half the krom, or a card at random, or nothing", () => {
    const table = knockOut({ wood: 1, bone: 2, krom: 5, hand: ["B-06"] })
    table.choose(0, { do: "pass" })
    expect(table.options(1)).toEqual([
      { do: "lootResource", kind: "wood" },
      { do: "lootResource", kind: "bone" },
      { do: "lootKrom", count: 3 },
      { do: "lootCard" },
      { do: "lootNothing" },
    ])
    table.refuses(1, { do: "lootResource", kind: "stone" }, "victimHasNone")
    table.choose(1, { do: "lootResource", kind: "bone" })
    expect([player(table, 0).bone, player(table, 1).bone]).toEqual([1, 1])
    expect(asked(table)).toBe(1) // once per victim: now comes the action phase
    table.asks(1, "caves.menu")
  })

  test("KRO-STN-03 who owns nothing is not looted; what is not there is not offered", () => {
    const poor = knockOut({ krom: 0 }).asks(1, "caves.menu")
    expect(poor.facts("spared")).toEqual([])
    expect(knockOut({ krom: 1 }).options(1)).toEqual([{ do: "lootKrom", count: 1 }, { do: "lootNothing" }])
  })

  test("KRO-STN-05 only the winner loots", () => {
    const table = at({ alma: { life: 1 }, kolos: {}, karok: {} }, { draws: [1, 6, 5] })
    table.asks(1, "loot.take").choose(1, { do: "lootKrom" }).asks(1, "caves.menu")
    expect(player(table, 2).krom).toBe(5)
  })

  test("KRO-STN-07 a stunned player keeps what was not looted", () => {
    const table = knockOut({ wood: 2, krom: 4, evolutions: ["E-01"] }).choose(1, { do: "lootKrom" })
    expect(player(table, 0)).toMatchObject({ wood: 2, krom: 2, evolutions: ["E-01"], life: 0 })
  })

  test("KRO-INF-02 of a looted card only the two players involved learn what it is", () => {
    const table = at(
      { alma: { life: 1, hand: ["B-06", "B-15"] }, kolos: {}, karok: { area: "forest" } },
      { draws: [{ fight: 1 }, { fight: 6 }] },
    )
    table.choose(0, { do: "pass" }).draws({ loot: "B-15" }).choose(1, { do: "lootCard" })
    const card = { fact: "lootedCard", seat: 1, from: 0, card: "B-15" }
    table.tells(card, 0).tells(card, 1).tells({ fact: "lootedHidden", seat: 1, from: 0 }, 2)
    expect(JSON.stringify(table.heard(2))).not.toContain("B-15")
    expect(table.view(0).memories).toEqual([{ seat: 0, holder: 1, card: "B-15" }])
    expect(table.view(1).memories).toEqual([{ seat: 0, holder: 1, card: "B-15" }])
    expect(table.view(2).memories).toEqual([])
    expect(table.view("spectator").memories).toEqual([])
    expect(player(table, 1).hand).toEqual(["B-15"])
  })
})

describe("out cold", () => {
  test("KRO-STN-08 KRO-RUL-13 a stunned player has no phase to play cards in, but can counter", () => {
    const table = knockOut({ hand: ["B-06"] })
      .choose(0, { do: "pass" })
      .choose(1, { do: "lootNothing" })
    table.state.players[1]!.hand = ["B-07"]
    table.state.bonus.deck.unknown.splice(table.state.bonus.deck.unknown.indexOf("B-07"), 1)
    table.choose(1, { do: "playBonus" }).choose(1, { do: "play" })
    table.asks(0, "counter.window").choose(0, { do: "counter" })
    expect(player(table, 1).krom).toBe(5)
    table.choose(1, { do: "endPhase" }).asks([0, 1], "round.movement")
  })

  test("KRO-STN-09 KRO-RUL-14 stunned by a card: no loot for anybody", () => {
    const table = at({ alma: { hand: ["B-15"] }, kolos: { area: "forest", life: 3, wood: 2 } })
    table.choose(0, { do: "playBonus" }).choose(0, { do: "play" }).tells({ fact: "stunned", seat: 1 })
    expect(player(table, 1)).toMatchObject({ life: 0, krom: 5, wood: 2 })
    table.asks(0, "caves.menu").choose(0, { do: "endPhase" }).asks([0, 1], "round.movement")
    expect(player(table, 1).life).toBe(7)
  })

  test("KRO-STN-10 stunned after the own phase: nothing is missed, and the next round is as usual", () => {
    const table = at({ alma: { life: 2 }, kolos: { area: "forest", hand: ["B-15"] } })
    table.choose(0, { do: "rest" }) // Alma is done, with four life
    table.state.players[0]!.life = 3
    walk(table, 1)
      .choose(1, { do: "playBonus" })
      .choose(1, { do: "play" })
      .tells({ fact: "stunned", seat: 0 })
    untilAsked(table, 9).asks([0, 1], "round.movement")
    expect(player(table, 0).life).toBe(7)
  })

  test("KRO-STN-11 KRO-RUL-15 a stunned player can lose krom and resources to cards, but no life", () => {
    const table = at({
      alma: { hand: ["B-13", "B-15", "B-17"] },
      kolos: { life: 0, krom: 4, bone: 1 },
    })
    table.choose(0, { do: "playBonus" })
    table.refuses(0, { do: "play", card: "B-15" }, "changesNothing")
    table.choose(0, { do: "play", card: "B-13" })
    expect(player(table, 1).krom).toBe(1)
    table.choose(0, { do: "playBonus" }).choose(0, { do: "play", card: "B-17" })
    expect([player(table, 0).bone, player(table, 1).bone]).toEqual([1, 0])
  })
})
