import { FastRandom } from "@genepool/engine"
import { describe, expect, test } from "vitest"
import { rules } from "../rules/krom.ts"
import { asked, at, endPhase, orderOf, player, untilAsked } from "./at.ts"

const go = (to: "caves" | "forest" | "savanna" | "mountains") => ({ do: "go", to }) as const

describe("whoever does not answer in time", () => {
  const answer = (table: ReturnType<typeof at>, seat: number, seed = "late") => {
    const decision = table.decision(seat)
    if (decision === null) throw new Error(`seat ${seat} is not asked`)
    return rules.unanswered(decision, new FastRandom(seed))
  }

  test("KRO-DEC-02 goes anywhere by chance, but not where they stand", () => {
    const table = at({ alma: {}, kolos: { area: "forest" } }, { step: "movement" })
    const gone = Array.from({ length: 40 }, (_, n) => answer(table, 0, `late ${n}`))
    expect(new Set(gone.map((choice) => "to" in choice && choice.to))).toEqual(
      new Set(["forest", "savanna", "mountains"]),
    )
  })

  test("KRO-DEC-02 does nothing where that is possible, and else what is first on the list", () => {
    const table = at({
      alma: { hand: ["B-07", "B-22"], wood: 1 },
      kolos: { area: "forest", stone: 1, hand: ["B-06"] },
    })
    expect(answer(table, 0)).toEqual({ do: "endPhase" })
    table.choose(0, { do: "playBonus" })
    expect(answer(table, 0)).toEqual({ do: "play", card: "B-07" })
    table.choose(0, { do: "play", card: "B-07" })
    expect(answer(table, 1)).toEqual({ do: "letStand" })
    const fight = at({ alma: { life: 1, hand: ["B-03"] }, kolos: {} }, { draws: [1, 6] })
    expect(answer(fight, 0)).toEqual({ do: "pass" })
    expect(answer(fight.choose(0, { do: "pass" }), 1)).toEqual({ do: "lootNothing" })
    const climb = at({ alma: { area: "mountains" }, kolos: { life: 0 } }, { draws: [1, 2, 3, 4, 6] })
    expect(answer(climb.choose(0, { do: "climb" }), 0)).toEqual({ do: "stop" })
  })
})

describe("the round", () => {
  test("KRO-RND-01 KRO-RND-03 everybody moves, then the Kromosaur, then the areas are played, then a new round begins", () => {
    const table = at({ alma: {}, kolos: {} }, { step: "start", options: { kromosaur: true } })
    table.choose(0, go("forest")).draws({ kromosaurTarget: "mountains" }).choose(1, go("savanna"))
    expect(asked(table)).toBe(0)
    endPhase(table, 0)
    expect(asked(table)).toBe(1)
    table.choose(1, { do: "endPhase" }).asks([0, 1], "round.movement")
    const told = table.facts().map(({ fact }) => fact)
    expect(told).toEqual([
      "roundBegan",
      "moved",
      "moved",
      "kromosaurMoved",
      "phaseBegan",
      "gathered",
      "phaseBegan",
      "roundBegan",
    ])
    expect(table.state.round).toBe(5)
  })

  test("KRO-RND-02 KRO-STN-06 who was stunned stands up at the start of a round, with seven life", () => {
    const table = at({ alma: { life: 0, area: "forest" }, kolos: { life: 2 } }, { step: "start" })
    expect(table.state.players.map(({ life }) => life)).toEqual([7, 2])
    table.tells({ fact: "stoodUp", seat: 0 })
    expect(table.facts("stoodUp").some(({ seat }) => seat === 1)).toBe(false)
  })

  test("KRO-RND-04 KRO-RUL-45 rounds are counted from 1; after round 200 the most points win, and ties are shared", () => {
    const first = at({ alma: {}, kolos: {} }, { step: "start", round: 0 })
    expect(first.state.round).toBe(1)
    const last = at(
      { alma: { evolutions: ["E-01"] }, kolos: { evolutions: ["E-02"] }, karok: {} },
      { step: "start", round: 200 },
    )
    last.tells({ fact: "lastRoundOver" }).tells({ fact: "placed", seat: 2, place: 3 })
    expect(last.result).toMatchObject({ winners: [0, 1], places: [1, 1, 3] })
    expect(at({ alma: {}, kolos: {} }, { step: "start", round: 199 }).result).toBeNull()
  })
})

describe("the movement phase", () => {
  test("KRO-MOV-01 KRO-DEC-02 all choose at once and in secret", () => {
    const table = at({ alma: {}, kolos: {}, karok: {} }, { step: "movement" })
    table.asks([0, 1, 2], "round.movement").choose(1, go("forest"))
    for (const who of [0, 2, "spectator"] as const) {
      expect(JSON.stringify(table.view(who))).not.toContain('"to":')
      expect(table.heard(who)).toEqual([])
    }
    // until all have answered, one may think again
    table.asks([0, 2], "round.movement").choose(1, go("savanna"))
    expect(player(table, 1).area).toBe("caves")
  })

  test("KRO-MOV-02 when all have chosen, all figures move", () => {
    const table = at(
      { alma: {}, kolos: {}, karok: {} },
      { step: "movement", draws: [{ fight: 3 }, { fight: 3 }] },
    )
    table.choose(2, go("forest")).choose(0, go("mountains"))
    expect(table.state.players.map(({ area }) => area)).toEqual(["caves", "caves", "caves"])
    table.choose(1, go("forest"))
    expect(table.state.players.map(({ area }) => area)).toEqual(["mountains", "forest", "forest"])
    for (const seat of [0, 1, 2]) table.tells({ fact: "moved", seat }, "spectator")
  })

  test("KRO-MOV-03 staying is forbidden: always exactly three options", () => {
    const table = at({ alma: { area: "savanna" }, kolos: {} }, { step: "movement" })
    table.refuses(0, go("savanna"), "mustMove").refuses(1, go("caves"), "mustMove")
    expect([table.options(0).length, table.options(1).length]).toEqual([3, 3])
  })

  test("KRO-MOV-04 there are no neighbours: any other area is one move away", () => {
    for (const from of ["caves", "forest", "savanna", "mountains"] as const)
      for (const to of ["caves", "forest", "savanna", "mountains"] as const) {
        const table = at({ alma: { area: from }, kolos: {} }, { step: "movement" })
        if (from === to) table.refuses(0, go(to))
        else table.offers(0, go(to))
      }
  })

  test("KRO-MOV-05 several may go to the same area", () => {
    const table = at({ alma: {}, kolos: {} }, { step: "movement", draws: [{ fight: 1 }, { fight: 2 }] })
    table.choose(0, go("forest")).choose(1, go("forest"))
    expect(table.state.players.map(({ area }) => area)).toEqual(["forest", "forest"])
  })

  test("KRO-MOV-06 KRO-RUL-42 a target card comes back: two rounds later one may go to the same area again", () => {
    const table = at({ alma: {}, kolos: {} }, { step: "movement" })
    for (const [mine, yours] of [
      ["forest", "savanna"],
      ["savanna", "forest"],
      ["forest", "savanna"],
    ] as const) {
      table.choose(0, go(mine)).choose(1, go(yours))
      untilAsked(untilAsked(table, 1), 9)
    }
    table.asks([0, 1], "round.movement").offers(0, go("savanna"))
  })

  test("KRO-MOV-07 who has just stood up moves like everybody else, and has to leave too", () => {
    const table = at({ alma: { life: 0, area: "forest" }, kolos: {} }, { step: "start" })
    table.asks([0, 1], "round.movement").refuses(0, go("forest"), "mustMove")
    expect(table.options(0).length).toBe(3)
  })
})

describe("the order of the areas", () => {
  test("KRO-ORD-01 KRO-ORD-02 caves, forest, savanna, mountains; who is alone acts without a fight", () => {
    const table = at({
      alma: { area: "mountains" },
      kolos: { area: "savanna" },
      karok: { area: "caves" },
      unga: { area: "forest" },
    })
    const acted: (number | null)[] = []
    for (let i = 0; i < 4; i++) {
      acted.push(asked(table))
      endPhase(table, asked(table) as number)
    }
    expect(acted).toEqual([2, 3, 1, 0])
    expect(table.facts().some(({ fact }) => fact === "fightBegan")).toBe(false)
  })

  test("KRO-ORD-03 KRO-RUL-47 two or more must fight, in the caves as well", () => {
    for (const area of ["caves", "forest", "savanna", "mountains"] as const) {
      const table = at({ alma: { area }, kolos: { area } }, { draws: [{ fight: 5 }, { fight: 4 }] })
      table.tells({ fact: "fightBegan", area, seats: [0, 1] }).finish()
      expect(asked(table)).toBe(0)
    }
  })

  test("KRO-ORD-04 KRO-RUL-06 a fight comes when its area's turn comes, after the earlier areas have acted", () => {
    const table = at({ alma: {}, kolos: { area: "savanna" }, karok: { area: "savanna" } })
    expect(asked(table)).toBe(0)
    expect(table.facts().some(({ fact }) => fact === "fightBegan")).toBe(false)
    table.draws({ fight: 2 }, { fight: 6 }).choose(0, { do: "endPhase" }).tells({ fact: "fightBegan" })
    expect(asked(table)).toBe(2)
  })

  test("KRO-ORD-05 KRO-FGT-12 action phases follow the ranking, one finished before the next begins", () => {
    const table = at(
      { alma: {}, kolos: {}, karok: {} },
      { draws: [{ fight: 3 }, { fight: 4 }, { fight: 6 }] },
    )
    expect(orderOf(table)).toEqual([2, 1, 0])
    // done: no card in hand and nothing to buy
    table.asks(2, "caves.menu").choose(2, { do: "rest" })
    table.asks(1, "caves.menu").choose(1, { do: "endPhase" }).asks(0, "caves.menu")
  })

  test("KRO-ORD-06 KRO-STN-01 who is stunned before the own phase loses it", () => {
    const table = at({ alma: { life: 3 }, kolos: {} }, { draws: [{ fight: 1 }, { fight: 6 }] })
    table.choose(1, { do: "lootNothing" })
    expect(orderOf(table)).toEqual([1])
    untilAsked(table, 0).asks([0, 1], "round.movement")
  })

  test("KRO-ORD-06 KRO-STN-08 KRO-GLA-05 who is stunned by a card while waiting for the own phase loses it", () => {
    const table = at(
      { alma: { life: 3 }, kolos: { hand: ["B-15"] }, karok: { life: 5 } },
      { draws: [5, 6, 4], options: { side: "glacial" } },
    )
    table.choose(1, { do: "pass" })
    expect(orderOf(table)).toEqual([1, 0, 2])
    table.choose(1, { do: "playBonus" }).choose(1, { do: "play" }).choose(1, { do: "aim", seat: 0 })
    expect(player(table, 0).life).toBe(0)
    table.choose(1, { do: "endPhase" }).asks(2, "caves.menu")
    expect(player(table, 0).life).toBe(0) // nor does the warmth of the caves reach who has no phase
    table.choose(2, { do: "endPhase" }).asks([0, 1, 2], "round.movement")
    const began = table.facts("phaseBegan").map(({ seat }) => seat)
    expect(began).toEqual([1, 2])
  })

  test("KRO-ORD-07 after the mountains the round is over", () => {
    const table = at({ alma: { area: "mountains" }, kolos: { area: "mountains" } }, { draws: [2, 3] })
    untilAsked(table, 9).asks([0, 1], "round.movement")
    expect(table.state.round).toBe(4)
  })

  test("nobody is asked to act in an area that is empty", () => {
    const table = at({ alma: { area: "savanna" }, kolos: { area: "mountains" } })
    expect(rules.decisions(table.state).map(({ seat, ask }) => [seat, ask])).toEqual([[0, "savanna.menu"]])
  })
})
