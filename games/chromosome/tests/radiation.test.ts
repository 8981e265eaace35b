// Impulse, radioactive spaces, and phase III

import { describe, expect, test } from "vitest"
import { rules } from "../rules/chromosome.ts"
import { resilienceTests } from "../rules/radiation.ts"
import { act, allStand, at, groups, pass, plain, player, rooms, verbs } from "./at.ts"

describe("Impulse", () => {
  test("CHR-IMP-01 CHR-DEC-17 one telepathy gene: create in any room, or absorb from a radioactive one", () => {
    const table = at({ groups: { 14: "0:2+", 3: "1:2+" }, cubes: { 5: 1, 3: 2 }, players: [plain] })
    table.choose(0, { do: "impulse" }).asks(0, "impulse.way")
    expect(verbs(table, 0)).toEqual(["create", "absorb"])
    expect(rules.whyNot(table.state, 0)).toEqual([])
    const absorb = act(
      at({ groups: { 14: "0:2+", 3: "1:2+" }, cubes: { 5: 1, 3: 2 }, players: [plain] }),
      0,
      { do: "impulse" },
      { do: "absorb" },
    )
    expect(rooms(absorb, 0)).toEqual([3, 5])
    table.choose(0, { do: "create" })
    // Empty or occupied by anybody
    expect(rooms(table, 0)).toHaveLength(19)
    table.choose(0, { room: 3 })
    expect(player(table, 0).passive.telepathy).toBe(1)
  })

  test("CHR-IMP-02 CHR-RAD-01 CHR-CONST-24 two cubes make a space, or a stronger one", () => {
    const table = at({ groups: { 14: "0:2+", 3: "1:2+" }, cubes: { 3: 3 }, players: [plain] })
    act(table, 0, { do: "impulse" }, { do: "create" }, { room: 3 })
    expect(table.state.cubes).toEqual({ 3: 5 })
    expect(table.view(0).pool).toBe(5)
    table.tells({ fact: "cubesAdded", room: 3, cubes: 2, power: 5 })
  })

  test("CHR-IMP-03 CHR-RAD-02 CHR-MAP-06 CHR-RUL-12 then own groups in the room and next to it are charged, up to its power", () => {
    const table = at({
      groups: { 14: "0:2-", 18: "0:3-", 5: "0:1-", 6: "0:1-", 3: "1:2+" },
      players: [plain],
    })
    act(table, 0, { do: "impulse" }, { room: 14 })
    expect(groups(table)).toMatchObject({ 14: "0:2+", 5: "0:1+", 18: "0:3-", 6: "0:1-" })
    const strong = at({ groups: { 14: "0:2-", 18: "0:3-", 3: "1:2+" }, cubes: { 14: 1 }, players: [plain] })
    act(strong, 0, { do: "impulse" }, { do: "create" }, { room: 14 })
    expect(groups(strong)).toMatchObject({ 14: "0:2+", 18: "0:3+" })
  })

  test("CHR-IMP-04 CHR-RAD-03 absorbing charges with the present power, and only then takes a cube away", () => {
    const table = at({ groups: { 14: "0:1-", 3: "1:2+" }, cubes: { 14: 1 }, players: [plain] })
    act(table, 0, { do: "impulse" }, { do: "absorb" })
    expect(groups(table)[14]).toBe("0:1+")
    expect(table.state.cubes).toEqual({})
    expect(table.view(0).pool).toBe(10)
  })

  test("CHR-IMP-05 CHR-RUL-19 only the groups of the acting player, but all of those", () => {
    const table = at({ groups: { 14: "0:1-", 16: "0:2-", 18: "1:1-" }, players: [plain] })
    act(table, 0, { do: "impulse" }, { room: 14 })
    expect(groups(table)).toEqual({ 14: "0:1+", 16: "0:2+", 18: "1:1-" })
  })

  test("CHR-IMP-06 CHR-RUL-18 what is left of the pool is placed; with none left one can only absorb", () => {
    const last = at({ groups: { 14: "0:2-", 3: "1:2+" }, cubes: { 5: 9 }, players: [plain] })
    act(last, 0, { do: "impulse" }, { do: "create" }, { room: 2 })
    expect(last.state.cubes).toEqual({ 2: 1, 5: 9 })
    const none = at({ groups: { 14: "0:2-", 3: "1:2+" }, cubes: { 5: 9, 2: 1 }, players: [plain] })
    none.choose(0, { do: "impulse" }).asks(0, "impulse.room")
    expect(rooms(none, 0)).toEqual([2, 5])
  })

  test("CHR-RUL-20 absorbing is possible with nothing to charge", () => {
    const table = at({ groups: { 14: "0:2-", 3: "1:2+" }, cubes: { 3: 2 }, players: [plain] })
    act(table, 0, { do: "impulse" }, { do: "absorb" })
    expect(table.state.cubes).toEqual({ 3: 1 })
    expect(groups(table)[14]).toBe("0:2-")
  })
})

describe("Pass", () => {
  test("CHR-PASS-01 CHR-INV-12 free, and no more turns this round", () => {
    const table = at({ groups: { 14: "0:2+", 3: "1:2+" }, players: [plain, plain] })
    const before = structuredClone(player(table, 0))
    pass(table, 0)
    expect(player(table, 0)).toEqual({ ...before, passed: true })
    act(table, 1, { do: "impulse" }, { room: 20 }, { do: "endTurn" })
    table.asks(1, "turn.menu")
  })

  test("CHR-PASS-03 after that turn nothing more: no movement, no structure genes", () => {
    const table = at({
      groups: { 14: "0:2+", 3: "1:2+" },
      players: [{ irradiation: 3, active: { structure: 1 } }],
    })
    pass(table, 0)
    expect(table.decision(0)).toBeNull()
    table.refuses(0, { do: "discardStructure" }).refuses(0, { do: "move" })
  })
})

describe("III.1 resilience tests", () => {
  const inPhaseThree = (around: Parameters<typeof at>[0]) =>
    at({ phase: "radiation", step: "spaces", options: { events: false }, ...around })

  test("CHR-RES-01 CHR-RES-08 every radioactive room with a group near it, from the strongest to the weakest", () => {
    const table = inPhaseThree({
      groups: { 14: "0:1-", 3: "1:1-" },
      cubes: { 14: 1, 3: 3, 8: 2, 11: 4 },
      players: [plain, plain],
      draws: [{ test: 4 }, { test: 4 }, { test: 4 }],
    })
    const tested = table.facts().filter(({ fact }) => fact === "tested")
    // Nobody is near room 11 (CHR-RUL-38)
    expect(tested.map(({ room, seat }) => [room, seat])).toEqual([
      [3, 1],
      [8, 0],
      [14, 0],
    ])
    table.finish()
  })

  test("CHR-RES-02 CHR-DEC-20 CHR-RUL-38 among equals the starting player chooses; rooms with nobody near are skipped", () => {
    const table = inPhaseThree({
      groups: { 14: "0:1-", 3: "1:1-" },
      cubes: { 14: 2, 3: 2, 11: 2 },
      startingPlayer: 1,
      players: [plain, plain],
    })
    expect(rooms(table.asks(1, "round.spaces"), 1)).toEqual([3, 14])
    table.draws({ test: 4 }, { test: 4 }).choose(1, { do: "space", room: 14 })
    expect(
      table
        .facts()
        .filter(({ fact }) => fact === "tested")
        .map(({ room }) => room),
    ).toEqual([14, 3])
  })

  describe("CHR-FOR-05 CHR-RUL-24 CHR-DEC-23 fortune as a structure gene", () => {
    const tested = (tester: object, die: number, around: object = {}) =>
      inPhaseThree({
        groups: { 14: "0:1-", 3: "1:2+" },
        cubes: { 14: 2 },
        players: [tester, plain],
        draws: [{ test: die }],
        ...around,
      })

    test("CHR-DEC-23 is asked for once no re-roll can come, and adds 1 to this one test", () => {
      const table = tested({ active: { structure: 1 } }, 1)
      table.asks(0, "roll.window")
      expect(resilienceTests.in(table.view(0))).toMatchObject({ seat: 0, die: 0 })
      table.choose(0, { do: "stand" }).asks(0, "resilienceTests.gene")
      expect(resilienceTests.in(table.view(0))).toMatchObject({ seat: 0, die: 1 })
      expect(verbs(table, 0)).toEqual(["stand", "fortuneFor"])
      table.choose(0, { do: "fortuneFor" })
      // Threat 3 against the 1 on the die, a gene and the fortune in place of another
      table.tells({ fact: "tested", threat: 3, die: 1, structure: 2, points: 0 })
      expect(player(table, 0)).toMatchObject({ irradiation: 0, fortune: 3, active: { structure: 1 } })
    })

    test("CHR-DEC-23 let it stand: nothing is paid, and the irradiation comes", () => {
      const table = tested({}, 1)
      table.choose(0, { do: "stand" }).asks(0, "resilienceTests.gene").choose(0, { do: "stand" })
      expect(player(table, 0)).toMatchObject({ irradiation: 2, fortune: 4 })
    })

    test("CHR-RUL-24 not if nothing is left to avert, nor twice in a round, nor without fortune", () => {
      const passed = tested({}, 4)
      passed.choose(0, { do: "stand" })
      expect(player(passed, 0)).toMatchObject({ irradiation: 0, fortune: 4 })
      const used = tested({ exhausted: true }, 1)
      used.choose(0, { do: "stand" })
      expect(player(used, 0)).toMatchObject({ irradiation: 2, fortune: 4 })
      expect(player(tested({ fortune: 0 }, 1), 0).irradiation).toBe(2)
    })

    test("CHR-RUL-24 the second room of the round finds the token exhausted", () => {
      const table = tested({ fortune: 2 }, 1, { cubes: { 14: 3, 16: 2 }, draws: [{ test: 1 }, { test: 1 }] })
      table.choose(0, { do: "stand" }).choose(0, { do: "fortuneFor" })
      expect(player(table, 0)).toMatchObject({ fortune: 1, exhausted: true, irradiation: 2 })
      table.asks(0, "roll.window").choose(0, { do: "stand" })
      expect(player(table, 0).irradiation).toBe(4)
    })

    test("CHR-RUL-24 also in the test that an Outbreak brings about, whether the tester has passed or not", () => {
      const table = at({
        species: ["cadum", "pars"],
        groups: { 14: "0:2+", 3: "1:1-" },
        cubes: { 18: 2 },
        players: [{ ...plain, active: { telepathy: 2 } }, { passed: true }],
        draws: [{ test: 1 }],
      })
      act(table, 0, { do: "special", action: "outbreak" }, { room: 6 })
      table.choose(1, { do: "stand" }).asks(1, "resilienceTests.gene").choose(1, { do: "fortuneFor" })
      expect(player(table, 1)).toMatchObject({ irradiation: 1, fortune: 3, exhausted: true })
    })
  })

  test("CHR-RES-03 CHR-RUL-37 CHR-RUL-70 one test for each player near, clockwise from the starting player", () => {
    const table = inPhaseThree({
      species: ["pars", "ferox", "cadum"],
      groups: { 14: "0:1-", 16: "1:1-", 18: "2:1-", 5: "0:1-" },
      cubes: { 14: 1 },
      startingPlayer: 1,
      players: [plain, plain, plain],
      draws: [{ test: 4 }, { test: 4 }, { test: 1 }],
    })
    const tested = table.facts().filter(({ fact }) => fact === "tested")
    expect(tested.map(({ seat, groups: near }) => [seat, near])).toEqual([
      [1, 1],
      [2, 1],
      [0, 2],
    ])
    // CHR-RES-04: groups, not tokens; CHR-RES-07: 1 + 2 - 1
    expect(table.state.players.map(({ irradiation }) => irradiation)).toEqual([2, 0, 0])
  })

  test("CHR-RES-04 CHR-MAP-06 the threat is the power and the number of own groups in and next to the room", () => {
    const table = inPhaseThree({
      groups: { 14: "0:3-", 16: "0:3-", 2: "0:1-", 3: "1:1-" },
      cubes: { 14: 3 },
      players: [plain],
      draws: [{ test: 2 }],
    })
    allStand(table).tells({ fact: "tested", seat: 0, room: 14, power: 3, groups: 2, threat: 5, points: 3 })
    expect(player(table, 0).irradiation).toBe(3)
  })

  test("CHR-RES-05 anybody may force a re-roll, the tester too", () => {
    const table = inPhaseThree({
      groups: { 14: "0:1-", 3: "1:1-" },
      cubes: { 14: 3 },
      draws: [{ test: 1 }, { test: 4 }],
    })
    table.asks([0, 1], "roll.window").choose(1, { do: "stand" }).choose(0, { do: "reroll" })
    allStand(table)
    expect(player(table, 0)).toMatchObject({ irradiation: 0, fortune: 3 })
  })

  test("CHR-RES-06 CHR-GENE-06 CHR-CONST-29 CHR-RUL-03 each active structure gene adds one and stays active", () => {
    const table = inPhaseThree({
      groups: { 14: "0:1-", 3: "1:1-" },
      cubes: { 14: 5 },
      players: [{ ...plain, active: { structure: 2 }, passive: { structure: 1 } }, plain],
      draws: [{ test: 1 }],
    })
    // 5 + 1 - 1 - 2: the passive one does not count; the round after that begins with all of them
    // active
    table.tells({ fact: "tested", threat: 6, die: 1, structure: 2, points: 3 })
    expect(player(table, 0)).toMatchObject({ irradiation: 3, active: { structure: 3 } })
  })

  test("CHR-RES-07 a difference that is not positive changes nothing", () => {
    const table = inPhaseThree({
      groups: { 14: "0:1-", 3: "1:1-" },
      cubes: { 14: 1 },
      players: [{ ...plain, irradiation: 2 }, plain],
      draws: [{ test: 4 }],
    })
    expect(player(table, 0).irradiation).toBe(2)
  })

  test("CHR-RES-08 groups are counted anew for each test", () => {
    // The test of room 14 costs seat 0 the group in 14; room 5 then finds one group less
    const table = inPhaseThree({
      groups: { 14: "0:1-", 1: "0:1-", 2: "0:3-", 3: "1:1-" },
      cubes: { 14: 3, 5: 1 },
      players: [{ ...plain, irradiation: 5 }, plain],
      draws: [{ test: 2 }],
    })
    table.draws({ test: 4 }).choose(0, { do: "giveUp", room: 14 })
    table.tells({ fact: "tested", room: 5, groups: 1, threat: 2 })
  })
})

describe("III.2 and III.3", () => {
  test("CHR-ABS-01 CHR-RUL-39 everybody's groups near a space are charged up to its power, each space for itself", () => {
    const table = at({
      groups: { 14: "0:2-", 16: "1:2-", 18: "1:3-", 6: "0:1-", 3: "0:3-" },
      cubes: { 14: 2, 17: 1, 7: 3 },
      phase: "radiation",
      step: "absorption",
      options: { events: false },
    })
    expect(groups(table)).toEqual({ 3: "0:3+", 6: "0:1+", 14: "0:2+", 16: "1:2+", 18: "1:3-" })
  })

  test("CHR-DECL-01 CHR-RAD-03 then every radioactive room loses a cube", () => {
    const table = at({
      groups: { 2: "0:2-", 3: "1:2-" },
      cubes: { 14: 2, 17: 1 },
      phase: "radiation",
      step: "decline",
      options: { events: false },
    })
    expect(table.state.cubes).toEqual({ 14: 1 })
    expect(table.view(0).pool).toBe(9)
  })
})
