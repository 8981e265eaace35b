import { describe, expect, test } from "vitest"
import { asked, at, orderOf, player } from "./at.ts"

const lives = (table: ReturnType<typeof at>) => table.state.players.map(({ life }) => life)
const here = (area: "caves" | "forest" | "savanna" | "mountains") => ({ area })

describe("the fight", () => {
  test("KRO-FGT-01 KRO-RUL-07 only the conscious fight; one alone has nobody to fight", () => {
    const table = at({ alma: {}, kolos: { life: 0 }, karok: {} }, { draws: [{ fight: 4 }, { fight: 2 }] })
    table.tells({ fact: "fightBegan", seats: [0, 2] }).finish()
    const alone = at({ alma: {}, kolos: { life: 0 } })
    expect(asked(alone)).toBe(0)
    expect(alone.facts().some(({ fact }) => fact === "fightBegan")).toBe(false)
  })

  test("KRO-FGT-02 all dice lie open before any card is played", () => {
    const table = at(
      { alma: { hand: ["B-03"] }, kolos: { hand: ["B-03"] } },
      { draws: [{ fight: 2 }, { fight: 5 }] },
    )
    table
      .asks(0, "fightCards.card")
      .tells({ fact: "rolled", seat: 0, die: 2 })
      .tells({ fact: "rolled", seat: 1, die: 5 })
  })

  test("KRO-FGT-03 KRO-FGT-04 the total is the die, the extra dice and the additions, when nobody plays any more", () => {
    const table = at(
      { alma: { hand: ["B-02", "B-03"] }, kolos: {} },
      { draws: [{ fight: 1 }, { fight: 6 }, { fightDice: 3 }, { fightDice: 2 }] },
    )
    table.choose(0, { do: "play", card: "B-02" }).tells({ fact: "fightRolled", dice: [3, 2], total: 6 })
    table.choose(0, { do: "play", card: "B-03" }).tells({ fact: "fightAdded", add: 2, total: 8 }).finish()
    expect(lives(table)).toEqual([7, 5])
  })

  test("KRO-FGT-05 the highest total wins, the others follow by their totals", () => {
    const table = at({ alma: {}, kolos: {}, karok: {}, unga: {} }, { draws: [3, 5, 6, 4] })
    table.tells({ fact: "wonFight", seat: 2 })
    expect(orderOf(table)).toEqual([2, 1, 3, 0])
  })

  test("KRO-FGT-06 KRO-RUL-09 a tie at the top goes to the heaviest, the whole group of them, in every area", () => {
    for (const area of ["caves", "forest", "savanna", "mountains"] as const) {
      const cast = { alma: here(area), kolos: here(area), unga: here(area), karok: here(area) }
      const table = at(cast, { draws: [5, 5, 5, 2] })
      expect(orderOf(table)).toEqual([1, 2, 0, 3])
      expect(lives(table)).toEqual([7, 7, 7, 4])
    }
  })

  test.each([
    ["caves", [1, 2, 3, 0]],
    ["savanna", [1, 2, 3, 0]],
    ["forest", [1, 0, 3, 2]],
    ["mountains", [1, 0, 3, 2]],
  ] as const)("KRO-FGT-07 KRO-RUL-08 a tie below the top in the %s: %j", (area, order) => {
    const cast = { alma: here(area), kolos: here(area), karok: here(area), valkyr: here(area) }
    expect(orderOf(at(cast, { draws: [3, 6, 3, 3] }))).toEqual(order)
  })

  test("KRO-FGT-09 KRO-FGT-10 losers lose the difference to the winner, who loses nothing", () => {
    const table = at({ alma: {}, kolos: {}, karok: {} }, { draws: [2, 6, 5] })
    expect(lives(table)).toEqual([3, 7, 6])
    table
      .tells({ fact: "hurt", seat: 0, count: 4, life: 3 })
      .tells({ fact: "hurt", seat: 2, count: 1, life: 6 })
  })

  test("KRO-RUL-10 the difference is that of the final totals, cards included", () => {
    const table = at({ alma: { hand: ["B-04"] }, kolos: {} }, { draws: [4, 5] })
    table.choose(0, { do: "play", card: "B-04" })
    expect(lives(table)).toEqual([7, 5]) // 7 against 5
  })

  test("KRO-FGT-11 KRO-RUL-11 all losses come at once, before any looting", () => {
    const table = at(
      { alma: { life: 2 }, kolos: { krom: 5 }, karok: { life: 1 } },
      { draws: [{ fight: 1 }, { fight: 6 }, { fight: 2 }] },
    )
    expect(lives(table)).toEqual([0, 7, 0])
    table.asks(1, "loot.take")
  })

  test("KRO-FGT-13 KRO-STN-04 trophy first, then loot, victim by victim in ranking order, then the phases", () => {
    const table = at(
      { alma: { life: 1 }, kolos: {}, karok: { life: 1 } },
      { draws: [1, 6, 2], kromosaur: { life: 0, area: null }, trophy: 0, options: { kromosaur: true } },
    )
    table.asks(1, "loot.take")
    expect(table.state.trophy).toBe(0)
    table.choose(1, { do: "lootKrom" }).tells({ fact: "looted", from: 2 })
    // Alma comes after Karok, and gives up the trophy before her krom
    expect(table.state.trophy).toBe(1)
    table.asks(1, "loot.take").choose(1, { do: "lootNothing" }).tells({ fact: "spared", from: 0 })
    table.asks(1, "caves.menu")
  })

  test("KRO-RUL-44 there is always a die: seven fighters, and extra dice beyond the six in the box", () => {
    const area = here("forest")
    const cast = {
      kolos: area,
      karok: area,
      morhy: area,
      valkyr: area,
      unga: area,
      alma: { ...area, hand: ["B-02"] },
    }
    const dice = [1, 1, 1, 1, 1, 1].map((fight) => ({ fight }))
    const table = at(cast, {
      draws: [...dice, { kromosaur: 1 }, { fightDice: 6 }, { fightDice: 6 }],
      options: { kromosaur: true },
      kromosaur: { life: 10, area: "forest" },
    })
    table.choose(5, { do: "play" }).finish()
    expect(player(table, 0).life).toBe(0)
  })
})

describe("life", () => {
  test("KRO-LIF-01 life goes down rung by rung, and not below zero", () => {
    const table = at({ alma: { life: 2 }, kolos: {} }, { draws: [1, 6] })
    expect(lives(table)).toEqual([0, 7])
    table.tells({ fact: "hurt", seat: 0, count: 2, life: 0 }).tells({ fact: "stunned", seat: 0 })
    expect(lives(at({ alma: { life: 6 }, kolos: {} }, { draws: [1, 6] }))).toEqual([1, 7])
  })

  test("KRO-LIF-02 life goes up to seven, and what is more is lost", () => {
    const table = at({ alma: { life: 6 }, kolos: { area: "forest" } }).choose(0, { do: "rest" })
    expect(player(table, 0).life).toBe(7)
    table.tells({ fact: "gained", seat: 0, kind: "life", count: 1 })
  })
})
