import { describe, expect, test } from "vitest"
import { pointsOf } from "../rules/state.ts"
import { asked, at, endPhase, orderOf, player, untilAsked } from "./at.ts"

const out = { area: "mountains", life: 0 } as const

describe("the glacial board", () => {
  const options = { side: "glacial" }

  test("KRO-GLA-01 KRO-CMP-32 who starts a phase outside the caves loses a life", () => {
    for (const area of ["forest", "savanna", "mountains"] as const) {
      const table = at({ alma: { area, life: 5 }, kolos: out }, { options })
      expect(player(table, 0).life).toBe(4)
      table.tells({ fact: "froze", seat: 0 })
    }
    expect(player(at({ alma: { area: "forest", life: 5 }, kolos: out }), 0).life).toBe(5)
  })

  test("KRO-GLA-02 the cold never takes the last life", () => {
    const table = at({ alma: { area: "savanna", life: 1 }, kolos: out }, { options })
    expect(player(table, 0).life).toBe(1)
    expect(asked(table)).toBe(0)
    expect(table.facts().map(({ fact }) => fact)).not.toContain("froze")
  })

  test("KRO-GLA-03 who starts a phase in the caves regains a life, on top of everything else, up to seven", () => {
    const table = at({ alma: { life: 3 }, kolos: out }, { options })
    expect(player(table, 0).life).toBe(4)
    expect(player(table.choose(0, { do: "rest" }), 0).life).toBe(6)
    expect(player(at({ alma: {}, kolos: out }, { options }), 0).life).toBe(7)
  })

  test("KRO-GLA-04 KRO-RUL-34 at the start of each player's own phase, after the fight of the area", () => {
    const area = "forest" as const
    const table = at(
      { alma: { area, life: 3 }, kolos: { area, life: 3, hand: ["B-06"] } },
      { options, draws: [4, 5] },
    )
    // dice are cast, nobody is cold yet
    expect(table.state.players.map(({ life }) => life)).toEqual([3, 3])
    table.choose(1, { do: "pass" })
    // Alma by the fight, Kolos by the cold
    expect(table.state.players.map(({ life }) => life)).toEqual([2, 2])
    endPhase(table, 1)
    expect(table.state.players.map(({ life }) => life)).toEqual([1, 2])
  })

  test("KRO-GLA-05 who has no phase is neither cold nor warm", () => {
    const table = at({ alma: { life: 1 }, kolos: {} }, { options, draws: [1, 6] })
    table.choose(1, { do: "lootNothing" })
    untilAsked(table, 9)
    expect(table.facts("warmed", "froze").filter(({ seat }) => seat === 0)).toEqual([])
  })

  test("KRO-GLA-06 the Kromosaur does not feel the cold", () => {
    const table = at(
      { alma: {}, kolos: out },
      { options: { ...options, kromosaur: true }, kromosaur: { life: 6, area: "forest" } },
    )
    untilAsked(table, 9)
    expect(table.state.kromosaur?.life).toBe(6)
  })

  test("KRO-GLA-07 everything else is as on the temperate side", () => {
    for (const side of ["temperate", "glacial"]) {
      const table = at({ alma: { life: 7 }, kolos: out }, { options: { side } })
      expect(table.options(0).map((option) => option.do)).toEqual([
        "rest",
        "buyResource",
        "buyResource",
        "buyResource",
        "buyBonus",
        "endPhase",
      ])
    }
  })
})

describe("the Kromosaur", () => {
  const options = { kromosaur: true }
  const beast = (area: string | null, life = 10) => ({ options, kromosaur: { life, area } })
  const forest = { area: "forest" } as const

  test("KRO-KRS-01 optional: without it nothing is drawn for it", () => {
    const table = at({ alma: forest, kolos: out }, { step: "kromosaur" })
    expect(table.facts().map(({ fact }) => fact)).not.toContain("kromosaurMoved")
    at(
      { alma: forest, kolos: out },
      { step: "kromosaur", options, draws: [{ kromosaurTarget: "savanna" }] },
    ).tells({
      fact: "kromosaurMoved",
      area: "savanna",
    })
  })

  test("KRO-KRS-02 it has cards for forest, savanna and mountains; the caves are safe", () => {
    expect(() =>
      at({ alma: {}, kolos: out }, { step: "kromosaur", options, draws: [{ kromosaurTarget: "caves" }] }),
    ).toThrow('["forest","savanna","mountains"]')
  })

  test("KRO-KRS-03 its card is drawn after the players' cards were turned up", () => {
    const table = at({ alma: {}, kolos: {} }, { step: "movement", options })
    table
      .choose(0, { do: "go", to: "forest" })
      .draws({ kromosaurTarget: "mountains" })
      .choose(1, { do: "go", to: "savanna" })
    const told = table.facts().map(({ fact }) => fact)
    expect(told.indexOf("kromosaurMoved")).toBeGreaterThan(told.lastIndexOf("moved"))
  })

  test("KRO-KRS-04 KRO-RUL-35 each draw is independent: it may stay", () => {
    const draws = [{ kromosaurTarget: "savanna" }]
    for (const area of ["savanna", "forest", null])
      expect(
        at({ alma: {}, kolos: out }, { ...beast(area), step: "kromosaur", draws }).state.kromosaur?.area,
      ).toBe("savanna")
  })

  test("KRO-KRS-05 KRO-RUL-36 one fight for all in its area, for a single player too", () => {
    const one = at(
      { alma: forest, kolos: out },
      { ...beast("forest"), draws: [{ fight: 6 }, { kromosaur: 1 }] },
    )
    one.tells({ fact: "fightBegan", seats: [0] }).finish()
    expect(one.state.kromosaur?.life).toBe(7)
    const two = at(
      { alma: forest, kolos: forest },
      { ...beast("forest"), draws: [{ fight: 6 }, { fight: 1 }, { kromosaur: 1 }] },
    )
    expect(two.facts().filter(({ fact }) => fact === "fightBegan").length).toBe(1)
    // by the winner's total alone
    expect([player(two, 1).life, two.state.kromosaur?.life]).toEqual([2, 7])
  })

  test("KRO-KRS-06 one die, two more, no cards", () => {
    const table = at(
      { alma: forest, kolos: out },
      { ...beast("forest"), draws: [{ fight: 1 }, { kromosaur: 3 }] },
    )
    table.tells({ fact: "kromosaurRolled", die: 3, add: 2, total: 5 })
    expect(player(table, 0).life).toBe(3)
  })

  test("KRO-KRS-07 it loses life like anybody when it is defeated", () => {
    const table = at({ alma: forest, kolos: out }, { ...beast("forest", 9), draws: [6, 2] })
    table.tells({ fact: "kromosaurHurt", count: 2, life: 7 })
    expect(table.state.kromosaur).toEqual({ life: 7, area: "forest" })
  })

  test("KRO-KRS-08 KRO-STN-05 if it wins, the stunned lose nothing", () => {
    const table = at(
      { alma: { ...forest, life: 1, wood: 2 }, kolos: forest },
      { ...beast("forest"), draws: [1, 4, 6] },
    )
    table.tells({ fact: "kromosaurWon" }).tells({ fact: "stunned", seat: 0 })
    expect(player(table, 0)).toMatchObject({ krom: 5, wood: 2 })
    expect(asked(table)).toBe(1)
  })

  test("KRO-KRS-09 it wins every tie at the top", () => {
    const table = at({ kolos: forest, alma: out }, { ...beast("forest"), draws: [5, 3] })
    table.tells({ fact: "kromosaurWon" })
    expect([player(table, 0).life, table.state.kromosaur?.life]).toEqual([7, 10])
  })

  test("KRO-KRS-10 it has no action phase: the players act in their own order", () => {
    const table = at({ alma: forest, kolos: forest }, { ...beast("forest"), draws: [4, 5, 6] })
    expect(orderOf(table)).toEqual([1, 0])
  })

  test("KRO-KRS-11 KRO-RUL-38 its life carries over and is never regained", () => {
    const table = at({ alma: {}, kolos: out }, { ...beast("savanna", 4), step: "start" })
    table
      .choose(0, { do: "go", to: "forest" })
      .draws({ kromosaurTarget: "savanna" })
      .choose(1, { do: "go", to: "caves" })
    expect(table.state.kromosaur?.life).toBe(4)
  })

  test("KRO-KRS-12 KRO-RUL-39 at zero it leaves for good, and the winner of the fight keeps its figure: a point", () => {
    const table = at({ alma: forest, kolos: forest }, { ...beast("forest", 2), draws: [6, 5, 1] })
    table.tells({ fact: "kromosaurHurt", count: 2, life: 0 }).tells({ fact: "kromosaurFell", seat: 0 })
    expect(table.state.kromosaur).toEqual({ life: 0, area: null })
    expect([table.state.trophy, pointsOf(table.state, 0)]).toEqual([0, 1])
    table.asks(0, "forest.menu") // nothing to loot from it
    // and the point may be the last one: KRO-END-05
    const chief = at(
      { alma: { ...forest, evolutions: ["E-16", "E-17", "E-18"] }, kolos: { ...forest, life: 1 } },
      {
        ...beast("forest", 2),
        draws: [6, 5, 1],
      },
    )
    expect(chief.result?.winners).toEqual([0])
    expect(player(chief, 1)).toMatchObject({ life: 0, krom: 5 }) // before any loot
  })

  test("KRO-KRS-13 after that no card is drawn for it", () => {
    const table = at({ alma: forest, kolos: out }, { ...beast(null, 0), trophy: 0, step: "kromosaur" })
    expect(table.state.kromosaur).toEqual({ life: 0, area: null })
    expect(asked(table)).toBe(0)
  })

  test("KRO-KRS-14 a stunned owner loses the trophy to the winner, besides the loot", () => {
    const table = at(
      { alma: { ...forest, life: 1 }, kolos: forest },
      { ...beast(null, 0), trophy: 0, draws: [1, 6] },
    )
    table.tells({ fact: "trophyTaken", seat: 1, from: 0 }).choose(1, { do: "lootKrom" })
    expect([table.state.trophy, pointsOf(table.state, 0), pointsOf(table.state, 1)]).toEqual([1, 0, 1])
    expect(player(table, 1).krom).toBe(8)
  })

  test("KRO-KRS-15 stunned by a card, the trophy goes to the player of the card, without loot", () => {
    const table = at(
      { alma: { hand: ["B-15"] }, kolos: { ...forest, life: 2 } },
      { ...beast(null, 0), trophy: 1 },
    )
    table
      .choose(0, { do: "playBonus" })
      .choose(0, { do: "play" })
      .tells({ fact: "trophyTaken", seat: 0, from: 1 })
    expect([table.state.trophy, player(table, 1).krom]).toEqual([0, 5])
    table.asks(0, "caves.menu")
    // and it may bring the last point: KRO-END-05
    const last = at(
      { alma: { hand: ["B-15"], evolutions: ["E-16", "E-17", "E-18"] }, kolos: { ...forest, life: 2 } },
      { ...beast(null, 0), trophy: 1 },
    )
    expect(last.choose(0, { do: "playBonus" }).choose(0, { do: "play" }).result?.winners).toEqual([0])
  })

  test("KRO-KRS-16 it is no player: no card can be aimed at it", () => {
    const table = at(
      { alma: { ...forest, hand: ["B-13", "B-15", "B-16"] }, kolos: { ...out, krom: 0 } },
      {
        ...beast("forest"),
        draws: [6, 1],
      },
    )
    table.choose(0, { do: "pass" }).refuses(0, { do: "playBonus" })
  })

  test("KRO-KRS-17 fight cards may be played against it", () => {
    const table = at(
      { alma: { ...forest, hand: ["B-04"] }, kolos: out },
      { ...beast("forest"), draws: [3, 3] },
    )
    table.choose(0, { do: "play" }).tells({ fact: "wonFight", seat: 0 })
    expect(table.state.kromosaur?.life).toBe(9)
  })

  test("KRO-KRS-18 it does not attack the unconscious", () => {
    const table = at({ alma: { ...forest, life: 0 }, kolos: {} }, beast("forest"))
    untilAsked(table, 9)
    expect(table.facts().map(({ fact }) => fact)).not.toContain("fightBegan")
  })
})
