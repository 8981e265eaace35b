import { describe, expect, test } from "vitest"
import { pointsOf } from "../rules/state.ts"
import { at, player, reasons, walk } from "./at.ts"

const away = { area: "mountains", life: 0 } as const
const open = ["E-01", "E-02", "E-04", "E-11"]

describe("evolutions", () => {
  test("KRO-EVO-01 only in the own action phase", () => {
    const table = at({ alma: { krom: 0 }, kolos: { area: "savanna", bone: 4 } }, { open })
    table.refuses(1, { do: "evolve" }).choose(0, { do: "endPhase" }).offers(1, { do: "evolve" })
    const moving = at({ alma: { bone: 4 }, kolos: {} }, { open, step: "movement" })
    moving.refuses(0, { do: "evolve" })
  })

  test("KRO-EVO-02 KRO-DEC-19 any open card whose cost can be paid; the cost goes to the supply", () => {
    const table = at({ alma: { bone: 2, wood: 2, krom: 3 }, kolos: away }, { open }).choose(0, {
      do: "evolve",
    })
    expect(table.options(0)).toEqual([
      { do: "buy", slot: 0, evolution: "E-01" },
      { do: "buy", slot: 1, evolution: "E-02" },
      { do: "buy", slot: 2, evolution: "E-04" },
    ])
    table.draws({ evolution: "E-25" }).choose(0, { evolution: "E-04" })
    expect(player(table, 0)).toMatchObject({ bone: 1, wood: 2, krom: 1 })
    expect(table.state.supply).toMatchObject({ bone: 11, wood: 10 })
    table.tells({ fact: "evolved", seat: 0, evolution: "E-04", points: 1 })
  })

  test("KRO-EVO-05 a space that stays empty offers nothing, and nothing is said of it", () => {
    const hunter = { alma: { area: "savanna" as const, bone: 2 }, kolos: away }
    const emptied = (table: ReturnType<typeof at>) => {
      table.state.evolutions.open = [null, "E-01", "E-04", null]
      return table
    }
    const menu = emptied(at(hunter, { open }))
    menu.offers(0, { do: "evolve" })
    expect(reasons(menu, 0, { do: "buy" })).toEqual([{ why: "wrongArea", area: "caves" }])
    const hunting = emptied(at(hunter, { open }).choose(0, { do: "hunt" }))
    expect(reasons(hunting, 0, { do: "buy" })).toEqual([{ why: "finishFirst" }, { why: "finishFirst" }])
  })

  test("KRO-RUL-52 krom may be part of the cost, and is paid like the rest", () => {
    const cards = ["E-04", "E-23", "E-24", "E-25"]
    const poor = at({ alma: { bone: 1, krom: 1 }, kolos: away }, { open: cards })
    expect(reasons(poor, 0, { do: "buy", evolution: "E-04" })).toEqual([
      { why: "missing", kind: "krom", count: 1 },
    ])
    poor.refuses(0, { do: "evolve" })
    const table = at({ alma: { bone: 1, krom: 2 }, kolos: away }, { open: cards, draws: ["E-22"] })
    table.choose(0, { do: "evolve" })
    expect(player(table, 0)).toMatchObject({ bone: 0, krom: 0, evolutions: ["E-04"] })
    expect(table.state.supply.krom).toBe(45) // Kolos has the other five
  })

  test("KRO-EVO-03 a card with an area symbol only there, one without everywhere", () => {
    for (const area of ["caves", "forest", "savanna", "mountains"] as const) {
      const cards = ["E-01", "E-04", "E-24", "E-25"]
      const table = at({ alma: { area, bone: 2, hand: ["B-06"] }, kolos: away }, { open: cards })
      if (area === "forest") walk(table, 0)
      expect(reasons(table, 0, { do: "buy", evolution: "E-01" })).toEqual([])
      expect(reasons(table, 0, { do: "buy", evolution: "E-04" })).toEqual(
        area === "caves" ? [] : [{ why: "wrongArea", area: "caves" }],
      )
      if (area !== "caves") table.draws({ evolution: "E-22" }) // one option only: it is taken
      table.choose(0, { do: "evolve" })
      expect(player(table, 0).evolutions).toEqual(area === "caves" ? [] : ["E-01"])
    }
  })

  test("KRO-EVO-04 the card lies before its owner and counts its points from now on", () => {
    const table = at(
      { alma: { wood: 3, stone: 1 }, kolos: away },
      { open: ["E-07", "E-23", "E-24", "E-25"], draws: ["E-22"] },
    )
    expect(pointsOf(table.state, 0)).toBe(0)
    table.choose(0, { do: "evolve" })
    expect(player(table, 0).evolutions).toEqual(["E-07"])
    expect(pointsOf(table.state, 0)).toBe(2)
    expect(table.view(1).players[0]?.evolutions).toEqual(["E-07"])
  })

  test("KRO-EVO-05 the space is filled at once, unless the game is over", () => {
    const table = at(
      { alma: { bone: 2 }, kolos: away },
      { open: ["E-01", "E-23", "E-24", "E-25"], draws: ["E-19"] },
    )
    table.choose(0, { do: "evolve" }).tells({ fact: "openedEvolution", slot: 0, evolution: "E-19" })
    expect(table.state.evolutions.open).toEqual(["E-19", "E-23", "E-24", "E-25"])
    const last = at(
      { alma: { bone: 2, evolutions: ["E-16", "E-17", "E-18"] }, kolos: away },
      { open: ["E-01", "E-23", "E-24", "E-25"] },
    )
    last.choose(0, { do: "evolve" })
    expect(last.state.evolutions.open).toEqual([null, "E-23", "E-24", "E-25"])
    expect(last.result?.winners).toEqual([0])
  })

  test("KRO-EVO-06 KRO-RUL-30 several in one phase, the one just turned up too", () => {
    const table = at(
      { alma: { bone: 4, hand: ["B-06"] }, kolos: away },
      { open: ["E-01", "E-23", "E-24", "E-25"] },
    )
    table.draws("E-04").choose(0, { do: "evolve" }).draws("E-22").choose(0, { do: "evolve" })
    expect(player(table, 0)).toMatchObject({ evolutions: ["E-01", "E-04"], bone: 1, krom: 3 })
  })

  test("KRO-EVO-07 KRO-RUL-31 evolutions are safe: no loot, no card takes them", () => {
    const table = at(
      { alma: { life: 1, krom: 0, evolutions: ["E-01"] }, kolos: { hand: ["B-06"] } },
      { draws: [1, 6] },
    )
    table.choose(1, { do: "pass" }).asks(1, "caves.menu") // nothing else to take: no loot at all
    expect(player(table, 0).evolutions).toEqual(["E-01"])
  })

  test("KRO-EVO-08 with the deck empty a space stays empty, and the other cards are still for sale", () => {
    const cards = [
      { id: "One", points: 12, cost: { bone: 1 } },
      { id: "Two", points: 5, cost: { bone: 1 } },
      { id: "Three", points: 5, cost: { bone: 1 } },
      { id: "Four", points: 1, cost: { bone: 1 } },
    ].map(({ points, ...card }) => ({ ...card, points: Math.min(points, 9) }))
    const table = at(
      { alma: { bone: 2, hand: ["B-06"] }, kolos: away },
      {
        options: { edition: { name: "few", cards: { evolutions: 4 }, evolutions: cards } },
        open: ["One", "Two", "Three", "Four"],
      },
    )
    table.choose(0, { do: "evolve" }).choose(0, { evolution: "Four" })
    expect(table.state.evolutions.open).toEqual(["One", "Two", "Three", null])
    table.choose(0, { do: "evolve" })
    expect(table.options(0).map((option) => option.do === "buy" && option.slot)).toEqual([0, 1, 2])
  })

  test("KRO-EVO-09 the cost is paid in kind: krom does not stand in for resources", () => {
    const table = at({ alma: { krom: 20, bone: 1, hand: ["B-06"] }, kolos: away }, { open })
    expect(reasons(table, 0, { do: "buy", evolution: "E-01" })).toEqual([
      { why: "missing", kind: "bone", count: 1 },
    ])
    expect(reasons(table, 0, { do: "buy", evolution: "E-11" })).toEqual([
      { why: "missing", kind: "wood", count: 1 },
      { why: "missing", kind: "stone", count: 1 },
    ])
    const forest = at({ alma: { area: "forest", krom: 0, hand: ["B-06"] }, kolos: away }, { open })
    expect(reasons(forest, 0, { do: "buy", evolution: "E-04" })).toEqual([
      { why: "wrongArea", area: "caves" },
      { why: "missing", kind: "krom", count: 2 },
      { why: "missing", kind: "bone", count: 1 },
    ])
  })
})
