// Irradiation above 7, elimination, last turns, and the end of the game

import { toldWith } from "@genepool/engine"
import { describe, expect, test } from "vitest"
import { rules } from "../rules/chromosome.ts"
import { act, at, groups, pass, plain, player, rooms } from "./at.ts"

const three = ["cadum", "ferox", "pars"] as const
/** Cadum with what Saturation costs. */
const saturator = { ...plain, active: { telepathy: 1 } }
const saturation = { do: "special", action: "saturation" } as const

/** Phase III with one radioactive room. */
const inPhaseThree = (around: Parameters<typeof at>[0]) =>
  at({ phase: "radiation", step: "spaces", options: { events: false }, ...around })

describe("overflow", () => {
  test("CHR-IRR-01 CHR-CONST-19 up to 7 nothing happens", () => {
    const table = at({
      species: three,
      groups: { 14: "0:2+", 3: "1:1-", 2: "2:1-" },
      players: [saturator, { irradiation: 5 }],
    })
    act(table, 0, saturation)
    expect(player(table, 1)).toMatchObject({ irradiation: 7, fate: "alive" })
    expect(groups(table)[3]).toBe("1:1-")
  })

  test("CHR-IRR-02 CHR-DEC-19 for every point above, one token of the owner's choice goes to the supply", () => {
    const table = at({
      species: three,
      groups: { 14: "0:2+", 3: "1:2-", 6: "1:1-", 2: "2:1-" },
      players: [saturator, { irradiation: 7 }],
    })
    act(table, 0, saturation)
    expect(rooms(table.asks(1, "irradiation.giveUp"), 1)).toEqual([3, 6])
    table.choose(1, { do: "giveUp", room: 6 })
    // The last group that is left gives without being asked
    expect(groups(table)).toMatchObject({ 3: "1:1-" })
    expect(player(table, 1)).toMatchObject({ irradiation: 7, fate: "alive" })
    expect(player(table, 0).trophies).toEqual([0, 0, 0])
    expect(table.view(0).supply[1]).toBe(11)
  })

  test("CHR-IRR-03 CHR-IRR-05 CHR-RUL-36 with as many tokens as points above nothing helps; with one more all is well", () => {
    const exact = at({
      species: three,
      groups: { 14: "0:2+", 3: "1:2-", 2: "2:1-" },
      players: [saturator, { irradiation: 7 }],
    })
    act(exact, 0, saturation)
    expect(player(exact, 1).fate).toBe("out")
    exact.tells({ fact: "doomed", seat: 1 }).tells({ fact: "eliminated", seat: 1, cause: "irradiation" })
    const enough = at({
      species: three,
      groups: { 14: "0:2+", 3: "1:3-", 2: "2:1-" },
      players: [saturator, { irradiation: 7 }],
    })
    act(enough, 0, saturation)
    expect(groups(enough)[3]).toBe("1:1-")
  })

  test("CHR-IRR-06 CHR-RUL-36 nobody may refuse to give up tokens", () => {
    const table = at({
      species: three,
      groups: { 14: "0:2+", 3: "1:2-", 6: "1:1-", 2: "2:1-" },
      players: [saturator, { irradiation: 6 }],
    })
    act(table, 0, saturation)
    expect(table.options(1).every((option) => option.do === "giveUp")).toBe(true)
  })

  test("CHR-RUL-66 above 7 means out only if it cannot be made up for", () => {
    const table = inPhaseThree({
      groups: { 14: "0:3-", 3: "1:1-" },
      cubes: { 14: 2 },
      players: [{ ...plain, irradiation: 7 }, plain],
      draws: [{ test: 1 }],
    })
    expect(player(table, 0)).toMatchObject({ irradiation: 7, fate: "alive" })
    expect(table.view(0).tokens[0]).toBe(1)
  })

  test("CHR-IRR-04 it is the same for every source: an event", () => {
    const table = at({
      groups: { 14: "0:2-", 16: "0:1-", 3: "1:2-" },
      players: [{ irradiation: 7 }],
      phase: "radiation",
      step: "time",
      draws: [{ event: "EV08" }],
    })
    table.asks(0, "irradiation.giveUp").choose(0, { do: "giveUp", room: 16 })
    expect(player(table, 0)).toMatchObject({ irradiation: 7, fate: "alive" })
    expect(player(table, 1).irradiation).toBe(1)
  })
})

describe("elimination in phase II", () => {
  /** Seat 0 (Ferox) can take the last token of seat 3 in room 18. */
  const four = {
    species: ["ferox", "alium", "cadum", "pars"],
    groups: { 14: "0:2+", 1: "1:2+", 3: "2:2+", 18: "3:1+" },
    players: [{ ...plain, active: { fighting: 1 } }, plain, plain, plain],
  } as const
  const destroy = [
    { do: "special", action: "destroy" },
    { do: "group", room: 18 },
  ] as const

  test("CHR-ELIM-01 CHR-ELIM-04 CHR-RUL-40 no token left: the turn is finished, then one more turn each, the present player last", () => {
    const table = at({ ...four, cubes: { 11: 1 } })
    act(table, 0, ...destroy)
    table.tells({ fact: "eliminated", seat: 3, cause: "tokens" })
    table.asks(0, "turn.rest").choose(0, { do: "endTurn" })
    table.tells({ fact: "lastTurns", seats: [1, 2, 0] })
    for (const seat of [1, 2, 0]) {
      table.asks(seat, "turn.menu")
      act(table, seat, { do: "impulse" }, { do: "create" }, { room: 20 }, { do: "endTurn" })
    }
    expect(table.result).not.toBeNull()
  })

  test("CHR-ELIM-04 whoever has passed has no last turn", () => {
    const table = at({ ...four, players: [four.players[0], plain, { ...plain, passed: true }, plain] })
    act(table, 0, ...destroy, { do: "endTurn" })
    table.tells({ fact: "lastTurns", seats: [1, 0] })
  })

  test("CHR-ELIM-04 the turn ends at once if its owner is out", () => {
    const table = at({
      species: ["ferox", "alium", "cadum"],
      groups: { 14: "0:1+", 18: "1:3+", 3: "2:2+" },
      // Trophies enough to recover fortune with, were there still a turn to do it in
      players: [{ ...plain, trophies: [0, 2, 2] }, plain, plain],
      draws: [{ attack: 1 }, { defence: 4 }],
    })
    act(table, 0, { do: "spark" }, { do: "target", room: 18 })
    expect(player(table, 0).fate).toBe("out")
    table.tells({ fact: "lastTurns", seats: [1, 2] }).asks(1, "turn.menu")
  })

  test("CHR-ELIM-05 CHR-END-01 no phase III follows, and the scores count", () => {
    const table = at({ ...four, cubes: { 3: 3 } })
    act(table, 0, ...destroy, { do: "endTurn" })
    for (const seat of [1, 2, 0]) pass(table, seat)
    expect(table.state.phase).toBe("over")
    expect(table.facts().some(({ fact }) => fact === "tested")).toBe(false)
    expect(table.state.cubes).toEqual({ 3: 3 })
    expect(table.result).toMatchObject({ winners: [0], scores: [3, 2, 2, 0] })
  })

  test("CHR-ELIM-06 a further elimination in the last turns gives no further turns", () => {
    const table = at({
      ...four,
      groups: { 14: "0:2+", 6: "1:3+", 3: "2:1+", 18: "3:1+" },
      draws: [{ attack: 4 }, { defence: 1 }],
    })
    act(table, 0, { do: "special", action: "destroy" }, { do: "endTurn" })
    expect(table.state.lastTurns).toEqual([2, 0])
    // Seat 1 eliminates seat 2, which loses its last turn; seat 0 still has its own, and that is
    // the end
    act(table, 1, { do: "spark" }, { do: "target", room: 3 })
    expect(player(table, 2).fate).toBe("out")
    act(table, 1, { do: "endTurn" })
    table.asks(0, "turn.menu")
    pass(table, 0)
    expect(table.result).toMatchObject({ places: [2, 1, 3, 3] })
  })

  test("CHR-ELIM-03 CHR-RUL-30 tokens left go to the supply, trophies held stay, tokens held by others can still be returned", () => {
    const table = at({
      species: three,
      groups: { 14: "0:2+", 3: "1:2-", 2: "2:2-" },
      players: [
        { ...saturator, trophies: [0, 3, 0] },
        { irradiation: 7, trophies: [0, 0, 2] },
      ],
    })
    act(table, 0, saturation, { do: "discharge", room: 14 })
    expect(groups(table)).toEqual({ 14: "0:2-", 2: "2:2-" })
    expect(table.view(0)).toMatchObject({ supply: [10, 9, 8] })
    expect(player(table, 1)).toMatchObject({ fate: "out", trophies: [0, 0, 2] })
    act(table, 0, { do: "recover" }, { do: "endTurn" })
    expect(table.view(0).supply[1]).toBe(11)
    // Nothing is asked of seat 1 any more
    expect(table.decision(1)).toBeNull()
    table.asks(2, "turn.menu")
  })

  test("CHR-ELIM-02 CHR-RUL-72 whoever is out goes at the end of the whole effect, all together", () => {
    const table = at({
      species: ["cadum", "ferox"],
      groups: { 14: "0:2+", 3: "1:1-" },
      players: [
        { ...saturator, irradiation: 7 },
        { ...plain, irradiation: 7 },
      ],
    })
    // Cadum, who is irradiated first, has no more tokens than points above either
    act(table, 0, saturation)
    expect(table.result).toMatchObject({ winners: [], places: [1, 1] })
    const told = table.facts()
    const lastDoomed = told.findLastIndex(({ fact }) => fact === "doomed")
    expect(told.findIndex(({ fact }) => fact === "eliminated")).toBeGreaterThan(lastDoomed)
  })

  test("CHR-ELIM-09 CHR-RUL-43 a single survivor wins at once, whatever the scores", () => {
    const table = at({
      groups: { 14: "0:2-", 18: "1:1-" },
      players: [
        { ...plain, irradiation: 7 },
        { fortune: 0, trophies: [6, 0] },
      ],
      draws: [{ attack: 4 }, { defence: 1 }],
    })
    act(table, 0, { do: "spark" })
    expect(table.result).toMatchObject({ winners: [0], places: [1, 2], scores: [-4, 6] })
  })
})

describe("elimination in phases III and I", () => {
  test("CHR-ELIM-07 CHR-RUL-41 in phase III the game ends with the tests of the room that somebody fell in", () => {
    const table = inPhaseThree({
      species: three,
      groups: { 14: "0:1-", 3: "1:1-", 2: "2:1-" },
      cubes: { 14: 4, 3: 2 },
      players: [{ ...plain, irradiation: 6 }, plain, plain],
      draws: [{ test: 1 }],
    })
    // Nobody has a turn left, so neither the weaker room nor absorption comes
    expect(table.facts().filter(({ fact }) => fact === "tested")).toHaveLength(1)
    expect(table.result).toMatchObject({ winners: [1, 2], scores: [-7, 1, 1] })
    expect(groups(table)).toEqual({ 2: "2:1-", 3: "1:1-" })
    table.finish()
  })

  test("CHR-ELIM-07 CHR-ELIM-09 with one survivor after the tests of a room the game ends there", () => {
    const table = inPhaseThree({
      groups: { 14: "0:1-", 3: "1:1-" },
      cubes: { 14: 4, 3: 2 },
      players: [{ ...plain, irradiation: 6 }, plain],
      draws: [{ test: 1 }],
    })
    expect(table.result?.winners).toEqual([1])
    table.finish()
  })

  test("CHR-RUL-72 all tests of one room are one effect: two who fall together leave nobody", () => {
    const doomed = { ...plain, irradiation: 7 }
    const table = inPhaseThree({
      groups: { 14: "0:1-", 16: "1:1-" },
      cubes: { 14: 4 },
      players: [doomed, doomed],
      draws: [{ test: 1 }, { test: 1 }],
    })
    expect(table.result?.winners).toEqual([])
    table.finish()
  })

  test("CHR-ELIM-08 CHR-RUL-42 after an elimination by an event: refresh, a new starting player, one turn each, the end", () => {
    const table = at({
      species: three,
      groups: { 14: "0:2+", 3: "1:1-", 2: "2:1-" },
      players: [{ ...plain, passive: { action: 1 } }, { ...plain, irradiation: 7 }, plain],
      phase: "radiation",
      step: "time",
      draws: [{ event: "EV08" }],
    })
    expect(player(table, 1).fate).toBe("out")
    expect(player(table, 0).active.action).toBe(3)
    // Seat 2 has the fewest tokens among the survivors
    expect(table.state.startingPlayer).toBe(2)
    table.asks(2, "turn.menu")
    pass(pass(table, 2), 0)
    expect(table.result).not.toBeNull()
    expect(table.state.round).toBe(2)
  })
})

describe("scoring", () => {
  const atTheEnd = (around: Partial<Parameters<typeof at>[0]>) =>
    at({
      groups: { 14: "0:3+", 16: "0:2-", 3: "1:2+" },
      round: 6,
      phase: "radiation",
      step: "time",
      ...around,
    })

  test("CHR-SCORE-01 CHR-CONST-30 CHR-FOR-07 tokens, not groups; trophies; two for each fortune; minus irradiation", () => {
    const table = atTheEnd({ players: [{ fortune: 3, irradiation: 4, trophies: [0, 2] }] })
    expect(table.result?.parts[0]).toEqual({ tokens: 5, trophies: 2, fortune: 6, irradiation: -4 })
    expect(table.result?.scores[0]).toBe(9)
    table.tells({ fact: "scored", seat: 0, tokens: 5, trophies: 2, fortune: 6, irradiation: -4, score: 9 })
  })

  test("CHR-SCORE-02 most points win, equal ones win together, and scores may be negative", () => {
    const tied = atTheEnd({ players: [{ fortune: 2 }, { fortune: 3, trophies: [1, 0] }] })
    expect(tied.result).toMatchObject({ winners: [0, 1], places: [1, 1], scores: [9, 9] })
    tied.tells({ fact: "gameOver", winners: [0, 1] })
    const poor = atTheEnd({
      players: [
        { fortune: 0, irradiation: 7 },
        { fortune: 0, irradiation: 7 },
      ],
    })
    expect(poor.result).toMatchObject({ winners: [0], places: [1, 2], scores: [-2, -5] })
  })

  test("who has resigned is not told among the winners", () => {
    const tied = atTheEnd({ players: [{ fortune: 2 }, { fortune: 3, trophies: [1, 0] }] })
    const before = tied.story()
    const told = toldWith(rules, { seats: 2, resigned: [0] }, tied.state, before)
    const changed = told.filter((one, at) => JSON.stringify(one) !== JSON.stringify(before[at]))
    expect(changed.map(({ fact }) => fact)).toEqual([{ fact: "gameOver", winners: [1] }])
  })

  test("CHR-SCORE-03 the eliminated come last, whatever their score", () => {
    const table = at({
      species: ["ferox", "alium", "cadum"],
      groups: { 14: "0:2+", 3: "2:2+" },
      players: [plain, { fortune: 7, fate: "out" }, plain],
      lastTurns: [],
    })
    expect(table.result).toMatchObject({ winners: [0, 2], places: [1, 3, 1], scores: [2, 14, 2] })
  })

  test("CHR-ELIM-09 CHR-RUL-43 with one survivor the game ends at once, and says so once", () => {
    const table = at({
      groups: { 14: "0:1+", 3: "1:2+" },
      cubes: { 14: 3 },
      players: [{ ...plain, irradiation: 7 }, plain],
      phase: "radiation",
      step: "spaces",
      draws: [{ test: 1 }],
    })
    expect(table.result).toMatchObject({ winners: [1] })
    expect(table.facts("gameOver")).toHaveLength(1)
  })

  test("CHR-END-01 CHR-INV-20 the game ends when the rounds are over or somebody is out, and not before", () => {
    expect(atTheEnd({}).result).not.toBeNull()
    const before = atTheEnd({ round: 5, draws: [{ event: "EV07" }] })
    expect(before.result).toBeNull()
    expect(before.state.round).toBe(6)
  })
})

test("a token given up in an Outbreak is asked for in the right order", () => {
  const table = at({
    species: three,
    groups: { 12: "0:2+", 9: "1:3+", 16: "2:3+" },
    cubes: { 5: 4 },
    players: [
      { fortune: 0, active: { telepathy: 2 } },
      { ...plain, irradiation: 6 },
      { ...plain, irradiation: 6 },
    ],
    startingPlayer: 2,
    draws: [{ test: 3 }, { test: 3 }],
  })
  act(table, 0, { do: "special", action: "outbreak" }, { room: 18 })
  expect(
    table
      .facts()
      .filter(({ fact }) => fact === "tested")
      .map(({ seat }) => seat),
  ).toEqual([2, 1])
  expect(player(table, 0).trophies).toEqual([0, 1, 1])
})
