import { describe, expect, test } from "vitest"
import { rewardOrder } from "../data/kinds.ts"
import { at, player } from "./at.ts"

const away = { area: "mountains", life: 0 } as const

describe("the supply", () => {
  test("KRO-SUP-01 KRO-RUL-19 a gain is paid as far as the supply reaches, the rest is lost", () => {
    const table = at(
      { alma: { area: "forest" }, kolos: { ...away, wood: 10 } },
      { draws: [{ gathering: "G-03" }] },
    )
    table.choose(0, { do: "gather" }).tells({ fact: "gained", kind: "wood", count: 2 })
    table.tells({ fact: "cutShort", seat: 0, kind: "wood", count: 1 })
    expect([player(table, 0).wood, table.state.supply.wood]).toEqual([2, 0])
  })

  test("KRO-SUP-02 a kind that is not there cannot be chosen", () => {
    const table = at({ alma: { hand: ["B-08"] }, kolos: { ...away, bone: 12 } })
    table.choose(0, { do: "playBonus" }).choose(0, { do: "play" })
    expect(table.options(0)).toEqual([
      { do: "choose", kind: "wood" },
      { do: "choose", kind: "stone" },
    ])
  })

  test("KRO-SUP-03 rewards are paid in the order krom, wood, stone, bone, life, bonus cards", () => {
    const table = at(
      { alma: { area: "savanna", life: 3, krom: 0 }, kolos: away },
      { animals: ["H-14", "H-06", "H-10", "H-11"] },
    )
    table
      .choose(0, { do: "hunt" })
      .draws(6, 6, 6, { bonus: "B-01" }, { hunting: "H-01" })
      .choose(0, { animal: "H-14" })
    const kinds = table.facts("gained", "drew")
    expect(kinds.map((fact) => (fact.fact === "gained" ? fact.kind : "bonus"))).toEqual([
      "bone",
      "life",
      "bonus",
    ])
    expect(rewardOrder).toEqual(["krom", "wood", "stone", "bone", "anyRes", "life", "bonus"])
    const goat = at(
      { alma: { area: "savanna", krom: 0 }, kolos: away },
      { animals: ["H-14", "H-06", "H-10", "H-11"] },
    )
    goat.choose(0, { do: "hunt" }).draws(6, 6, { hunting: "H-01" }).choose(0, { animal: "H-10" })
    const paid = goat.facts("gained")
    expect(paid.map(({ kind }) => kind)).toEqual(["krom", "stone", "bone"])
  })

  test("KRO-SUP-02 resources of any kind in a reward are chosen one by one, from what there is", () => {
    const gathering = [{ id: "Heap", copies: 20, reward: { krom: 1, anyRes: 2, life: 1 } }]
    const table = at(
      { alma: { area: "forest", life: 5 }, kolos: { ...away, wood: 12, stone: 11 } },
      { options: { edition: { name: "heaps", gathering } }, draws: ["Heap"] },
    )
    table.choose(0, { do: "gather" }).asks(0, "reward.kind")
    expect(player(table, 0)).toMatchObject({ krom: 6, life: 5 })
    expect(table.options(0).map((option) => option.do === "choose" && option.kind)).toEqual(["stone", "bone"])
    table.refuses(0, { do: "choose", kind: "wood" }, "supplyEmpty")
    table.choose(0, { kind: "stone" }) // then only bone is left: it comes by itself
    expect(player(table, 0)).toMatchObject({ stone: 1, bone: 1, life: 6 })
  })
})
