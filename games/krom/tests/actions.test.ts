import { describe, expect, test } from "vitest"
import { asked, at, player, reasons, verbs, walk } from "./at.ts"

const away = { area: "mountains" } as const

describe("the action phase in general", () => {
  test("KRO-ACT-01 the area's action, bonus cards and evolutions", () => {
    const table = at(
      { alma: { hand: ["B-07"], bone: 2 }, kolos: away },
      { open: ["E-01", "E-23", "E-24", "E-25"] },
    )
    expect(verbs(table, 0)).toEqual(["rest", "buyResource", "buyBonus", "playBonus", "evolve", "endPhase"])
  })

  test("KRO-ACT-02 KRO-INV-11 the area's action only once", () => {
    const cave = at({ alma: { hand: ["B-06"] }, kolos: away }).choose(0, { do: "rest" })
    cave.refuses(0, { do: "rest" }, "alreadyRested")
    const hunt = at(
      { alma: { area: "savanna", hand: ["B-06"] }, kolos: away },
      { animals: ["H-17", "H-02", "H-03", "H-04"] },
    )
    hunt.choose(0, { do: "hunt" }).choose(0, { animal: "H-17" }).draws(1, 1, 1).choose(0, { dice: 0 })
    hunt.refuses(0, { do: "hunt" }, "alreadyHunted")
    const climb = at({ alma: { area: "mountains", hand: ["B-06"] }, kolos: {} })
    climb
      .choose(1, { do: "endPhase" })
      .draws(1, 2, 3, 4, 6)
      .choose(0, { do: "climb" })
      .choose(0, { do: "stop" })
    climb.refuses(0, { do: "climb" }, "alreadyClimbed")
  })

  test("KRO-ACT-03 cards and evolutions before, between and after; not inside a hunt", () => {
    const table = at(
      { alma: { area: "forest", hand: ["B-07", "B-07"], bone: 2, wood: 2 }, kolos: away },
      { open: ["E-01", "E-02", "E-24", "E-25"] },
    )
    walk(table, 0).choose(0, { do: "playBonus" }).choose(0, { do: "play" })
    table.choose(0, { do: "evolve" }).draws({ evolution: "E-23" }).choose(0, { do: "buy", evolution: "E-01" })
    table.draws({ gathering: "G-11" }).choose(0, { do: "gather", price: 1 })
    table.draws({ evolution: "E-22" }).choose(0, { do: "evolve" }) // one alone can be bought: it is
    table.choose(0, { do: "playBonus" }).choose(0, { do: "play" })
    expect(player(table, 0)).toMatchObject({ krom: 10, evolutions: ["E-01", "E-02"], hand: [] })

    const hunt = at({ alma: { area: "savanna", hand: ["B-07"] }, kolos: away }).choose(0, { do: "hunt" })
    expect(verbs(hunt, 0)).toEqual(["animal"])
    hunt.choose(0, { slot: 0 })
    expect(verbs(hunt, 0)).toEqual(["extraDice"])

    const climb = at({ alma: { area: "mountains", hand: ["B-07"] }, kolos: {} }).choose(1, { do: "endPhase" })
    climb.draws(1, 2, 3, 4, 6).choose(0, { do: "climb" })
    expect(verbs(climb, 0)).toEqual(["reroll", "playBonus", "stop"])
    const caves = at({ alma: { hand: ["B-07"] }, kolos: away })
    caves.choose(0, { do: "playBonus" }).choose(0, { do: "play" }).offers(0, { do: "rest" })
  })

  test("KRO-ACT-04 everything is optional outside the forest: one may do nothing at all", () => {
    for (const area of ["caves", "savanna", "mountains"] as const) {
      const table = at({ alma: { area, hand: ["B-07"] }, kolos: { area: "mountains", life: 0 } })
      table.choose(0, { do: "endPhase" }).asks([0, 1], "round.movement")
      expect(player(table, 0)).toMatchObject({ krom: 5, life: 7, hand: ["B-07"] })
    }
  })

  test("KRO-ACT-05 what is spent goes to the supply, what is gained comes from it", () => {
    const table = at({ alma: {}, kolos: away })
    expect(table.state.supply).toMatchObject({ krom: 40, stone: 12 })
    table.choose(0, { do: "buyResource", kind: "stone" })
    expect(table.state.supply).toMatchObject({ krom: 43, stone: 11 })
  })

  test("KRO-ACT-06 KRO-RUL-43 no trading: nothing on any list gives things to somebody else without a card", () => {
    const rich = { krom: 9, wood: 3, stone: 3, bone: 3 }
    for (const area of ["caves", "forest", "savanna", "mountains"] as const) {
      const table = at({
        alma: { ...rich, area },
        kolos: { area: area === "caves" ? "forest" : "mountains", life: 0 },
      })
      for (const verb of verbs(table, 0)) expect(["give", "aim", "lootKrom"]).not.toContain(verb)
    }
  })

  test("KRO-ACT-07 on the glacial side cold comes first, before any choice", () => {
    const table = at(
      { alma: { area: "forest", hand: ["B-12"] }, kolos: away },
      { options: { side: "glacial" } },
    )
    expect(asked(table)).toBe(0)
    expect(player(table, 0).life).toBe(6)
  })
})

describe("the menus", () => {
  test("KRO-DEC-06 caves: rest or services, cards, evolutions, the end", () => {
    const table = at({ alma: { life: 4 }, kolos: away })
    expect(table.options(0)).toEqual([
      { do: "rest" },
      { do: "buyResource", kind: "wood", price: 3 },
      { do: "buyResource", kind: "stone", price: 3 },
      { do: "buyResource", kind: "bone", price: 3 },
      { do: "buyBonus", price: 2 },
      { do: "buyLife", count: 3, price: 1 },
      { do: "endPhase" },
    ])
    // nothing left to do and no card in hand: the phase is over by itself
    expect(asked(at({ alma: { krom: 0 }, kolos: away }).choose(0, { do: "rest" }))).toBe(1)
    // with a card in hand one is asked, whatever card it is
    for (const card of ["B-06", "B-01", "B-09"])
      at({ alma: { krom: 0, hand: [card] }, kolos: away })
        .choose(0, { do: "rest" })
        .asks(0, "caves.menu")
  })

  test("KRO-DEC-07 forest: shuffle, gather, cards, evolutions, the end", () => {
    const table = at({ alma: { area: "forest" }, kolos: away }, { gathered: ["G-01"] })
    expect(table.options(0)).toEqual([{ do: "gather", price: 0 }, { do: "reshuffle" }])
    walk(table, 0)
    expect(table.options(0)).toEqual([{ do: "gather", price: 1 }, { do: "endPhase" }])
    const poor = at({ alma: { area: "forest", krom: 0 }, kolos: away })
    expect(asked(poor.draws({ gathering: "G-10" }).choose(0, { do: "gather" }))).toBe(1)
    const holding = at({ alma: { area: "forest", krom: 0, hand: ["B-06"] }, kolos: away })
    holding.draws({ gathering: "G-10" }).choose(0, { do: "gather" }).asks(0, "forest.menu")
    expect(holding.options(0)).toEqual([{ do: "endPhase" }])
  })

  test("KRO-DEC-08 KRO-DEC-11 savanna: a hunt for one of four animals, cards, evolutions, the end", () => {
    const table = at(
      { alma: { area: "savanna" }, kolos: away },
      { animals: ["H-05", "H-01", "H-09", "H-17"] },
    )
    expect(table.options(0)).toEqual([{ do: "hunt" }, { do: "endPhase" }])
    table.choose(0, { do: "hunt" })
    expect(table.options(0)).toEqual([
      { do: "animal", slot: 0, animal: "H-05" },
      { do: "animal", slot: 1, animal: "H-01" },
      { do: "animal", slot: 2, animal: "H-09" },
      { do: "animal", slot: 3, animal: "H-17" },
    ])
  })

  test("KRO-DEC-12 extra dice: none, one for 2 krom, two for 4; without krom nobody is asked", () => {
    const dice = (krom: number) => {
      const table = at(
        { alma: { area: "savanna", krom }, kolos: away },
        { animals: ["H-01", "H-02", "H-03", "H-04"] },
      )
      if (krom < 2) table.draws(1)
      table.choose(0, { do: "hunt" }).choose(0, { slot: 0 })
      return table.ask(0) === "savanna.dice"
        ? table.options(0).map((option) => option.do === "extraDice" && option.dice)
        : null
    }
    expect([1, 2, 3, 4].map(dice)).toEqual([null, [0, 1], [0, 1], [0, 1, 2]])
  })

  test("KRO-DEC-09 KRO-DEC-10 mountains: climb; then stop or throw again, and no end of the phase before the stop", () => {
    const table = at({ alma: { life: 0 }, kolos: away })
    expect(table.options(1)).toEqual([{ do: "climb" }, { do: "endPhase" }])
    table.draws(1, 1, 3, 4, 6).choose(1, { do: "climb" })
    expect(table.options(1)).toEqual([{ do: "reroll", price: 1 }, { do: "stop" }])
    table.refuses(1, { do: "endPhase" })
    // no krom and no card: the reward comes by itself
    const poor = at({ alma: { life: 0 }, kolos: { ...away, krom: 0 } })
    poor.draws(1, 1, 3, 4, 6).choose(1, { do: "climb" }).tells({ fact: "reached", pattern: "pair" })
    const holding = at({ alma: { life: 0 }, kolos: { ...away, krom: 0, hand: ["B-06"] } })
    holding.draws(1, 1, 3, 4, 6).choose(1, { do: "climb" }).asks(1, "mountains.climb")
    expect(holding.options(1)).toEqual([{ do: "stop" }])
  })

  test("KRO-DEC-13 which dice: each of the 31 ways to pick some of five", () => {
    const table = at({ alma: { life: 0 }, kolos: away })
    table.draws(1, 1, 3, 4, 6).choose(1, { do: "climb" }).choose(1, { do: "reroll" })
    const picks = table.options(1).map((option) => (option.do === "throw" ? option.dice.join("") : option.do))
    expect(new Set(picks).size).toBe(31)
    expect(picks).toContain("12345")
    for (const pick of picks) expect(pick).toMatch(/^1?2?3?4?5?$/)
  })

  test("KRO-DEC-14 a side of the OR; by itself if only one of them gives anything", () => {
    const climb = (stones: number) => {
      const table = at({ alma: { life: 0, stone: 12 - stones }, kolos: away })
      table.draws(4, 4, 4, 4, 1).choose(1, { do: "climb" })
      return stones > 0 ? table : table.draws("B-01", "B-02", "B-03")
    }
    expect(climb(5).choose(1, { do: "stop" }).options(1)).toEqual([
      { do: "claim", kind: "stone", count: 3 },
      { do: "claim", kind: "bonus", count: 3 },
    ])
    const empty = climb(0).choose(1, { do: "stop" })
    expect(player(empty, 1).hand).toEqual(["B-01", "B-02", "B-03"])
  })

  test("why not: every service says what is missing", () => {
    const table = at({ alma: { krom: 1, hand: ["B-06"] }, kolos: { ...away, wood: 12 } })
    expect(reasons(table, 0, { do: "buyResource", kind: "wood" })).toEqual([
      { why: "missing", kind: "krom", count: 2 },
      { why: "supplyEmpty", kind: "wood" },
    ])
    expect(reasons(table, 0, { do: "buyBonus" })).toEqual([{ why: "missing", kind: "krom", count: 1 }])
    expect(reasons(table, 0, { do: "buyLife" })).toEqual([{ why: "fullLife" }])
    expect(reasons(table, 0, { do: "play", card: "B-06" })).toEqual([{ why: "onlyAsCounter" }])
    table.choose(0, { do: "rest" })
    expect(reasons(table, 0, { do: "buyLife" })).toEqual([{ why: "alreadyRested" }])
  })
})
