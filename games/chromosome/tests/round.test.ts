// The round: preparation, player turns, radiation

import { tableOf } from "@genepool/engine/testing"
import { describe, expect, test } from "vitest"
import { rules } from "../rules/chromosome.ts"
import { act, at, type ChromosomeTable, pass, plain, player, verbs } from "./at.ts"

/**
 * Everybody passes until the game is over; hands back what happened at the beginning of each round.
 */
function passThrough(table: ChromosomeTable): ChromosomeTable {
  for (let turns = 0; table.result === null; turns++) {
    const [decision] = rules.decisions(table.state)
    if (decision === undefined || turns > 200) throw new Error("nobody is asked")
    const { seat, options } = decision
    const dull = options.find(({ do: verb }) => ["pass", "endTurn", "stand"].includes(verb)) ?? options[0]!
    table.choose(seat, dull)
  }
  return table
}

describe("phases", () => {
  test("CHR-ROUND-01 CHR-ROUND-03 CHR-RADPH-01 CHR-PREP-01 turns, tests, absorption, decline, then time, event, refresh, turns", () => {
    const table = at({
      groups: { 14: "0:1-", 3: "1:2+" },
      cubes: { 14: 2 },
      players: [{ ...plain, passive: { fighting: 1 } }, plain],
      draws: [{ test: 4 }, { event: "EV04" }],
    })
    pass(pass(table, 0), 1)
    const told = table.facts().map(({ fact }) => fact)
    const order = [
      "passed",
      "tested",
      "charged",
      "cubesRemoved",
      "roundBegan",
      "eventRevealed",
      "refreshed",
      "startingPlayer",
      "turnBegan",
    ]
    expect(order.map((fact) => told.lastIndexOf(fact))).toEqual(
      order.map((fact) => told.lastIndexOf(fact)).toSorted((a, b) => a - b),
    )
    expect(order.every((fact) => told.includes(fact))).toBe(true)
    expect(table.state).toMatchObject({ round: 2, phase: "turns" })
  })

  test("CHR-ROUND-02 there is no phase I in round 1", () => {
    const table = tableOf(rules, { seats: 2, options: { firstPlayer: "seat1" } })
    table.choose(0, { room: 1 }).choose(1, { room: 3 })
    expect(table.state).toMatchObject({ round: 1, phase: "turns", revealed: [] })
    expect(table.facts().some(({ fact }) => fact === "refreshed" || fact === "eventRevealed")).toBe(false)
  })

  test.each([
    [2, 6],
    [3, 5],
    [4, 4],
  ])(
    "CHR-PREP-02 CHR-RUL-01 CHR-RUL-02 CHR-EX-D01 CHR-CONST-18 CHR-END-01 CHR-EVT-01 %i players play %i rounds at most",
    (seats, rounds) => {
      // A seed whose events leave everybody on the map
      const table = tableOf(rules, { seats, draws: "seeded", seed: `rounds ${seats} e` })
      passThrough(table)
      const began = table.facts("roundBegan")
      expect(began.map(({ clock }) => clock)).toEqual(Array.from({ length: rounds }, (_, i) => rounds - i))
      expect(table.facts().filter(({ fact }) => fact === "eventRevealed")).toHaveLength(rounds - 1)
      expect(table.state.revealed).toHaveLength(rounds - 1)
      expect(table.state.players.every(({ fate }) => fate === "alive")).toBe(true)
    },
  )

  test("CHR-PREP-02 the game ends at once: no event, no refresh", () => {
    const table = at({
      groups: { 14: "0:2+", 3: "1:2+" },
      round: 6,
      phase: "radiation",
      step: "time",
      players: [{ passive: { fighting: 1 } }],
    })
    expect(table.result).not.toBeNull()
    expect(player(table, 0).passive.fighting).toBe(1)
  })

  test("CHR-VAR-01 CHR-MAP-03 without events nothing is revealed, and red rooms stay", () => {
    const table = tableOf(rules, { seats: 2, options: { events: false }, draws: "seeded" })
    passThrough(table)
    expect(table.state).toMatchObject({ revealed: [], deck: { unknown: [] }, holes: [], round: 6 })
  })
})

describe("phase I", () => {
  const atEndOfRound = (around: Partial<Parameters<typeof at>[0]> = {}) =>
    at({
      groups: { 14: "0:2+", 3: "1:2+" },
      phase: "radiation",
      step: "time",
      draws: [{ event: "EV04" }],
      ...around,
    })

  test("CHR-PREP-03 the event is drawn from the deck, applied, and lies open", () => {
    const table = atEndOfRound()
    expect(table.state.cubes).toEqual({ 14: 1, 15: 1 })
    expect(table.state.revealed).toEqual(["EV04"])
    expect(table.state.deck.unknown).not.toContain("EV04")
    expect(table.state.deck.unknown).toHaveLength(11)
  })

  test("CHR-PREP-05 CHR-GENE-01 CHR-INV-15 all passive genes become active", () => {
    const table = atEndOfRound({ players: [{ active: { action: 1 }, passive: { action: 1, structure: 2 } }] })
    expect(player(table, 0).active).toEqual({ action: 2, telepathy: 1, fighting: 0, structure: 2 })
    expect(player(table, 0).passive).toEqual({ action: 0, telepathy: 0, fighting: 0, structure: 0 })
  })

  test("CHR-PREP-06 exhausted fortune tokens turn back; the points stay as they are", () => {
    const table = atEndOfRound({ players: [{ fortune: 2, exhausted: true }] })
    expect(player(table, 0)).toMatchObject({ fortune: 2, exhausted: false })
  })

  test("CHR-PASS-01 whoever passed is back in the next round", () => {
    const table = atEndOfRound({ players: [{ passed: true }, { passed: true }] })
    expect(table.state.players.map(({ passed }) => passed)).toEqual([false, false])
    table.asks(1, "turn.menu")
  })

  test("CHR-PREP-04 CHR-RUL-62 what an event changes holds from I.2 to the end of phase III, and no longer", () => {
    const table = atEndOfRound({ draws: [{ event: "EV10" }, { event: "EV04" }], players: [plain, plain] })
    expect(table.state.modifiers.sterility).toBe(-1)
    pass(pass(table, 1), 0)
    expect(table.state).toMatchObject({ round: 3, modifiers: { sterility: 0 } })
  })
})

describe("phase II", () => {
  test("CHR-TURN-01 CHR-PASS-04 one turn each, clockwise, skipping those who passed, until all have", () => {
    const table = at({
      species: ["alium", "ferox", "cadum"],
      groups: { 1: "0:2+", 2: "1:2+", 3: "2:2+" },
      startingPlayer: 1,
      toPlay: 1,
      options: { events: false },
      players: [plain, plain, plain],
    })
    const impulse = (seat: number) => {
      act(table, seat, { do: "impulse" }, { room: 20 })
      table.choose(seat, { do: "endTurn" })
    }
    impulse(1)
    table.asks(2, "turn.menu")
    pass(table, 2)
    table.asks(0, "turn.menu")
    pass(table, 0)
    table.asks(1, "turn.menu")
    // CHR-TURN-08: alone in the round, and still on turn
    act(table, 1, { do: "growth" }, { do: "spread" }, { room: 9 }, { do: "enough" }, { do: "endTurn" })
    table.asks(1, "turn.menu")
    pass(table, 1)
    expect(table.state.round).toBe(2)
  })

  test("CHR-TURN-08 the only player who has not passed takes turn after turn", () => {
    const table = at({
      groups: { 14: "0:1+", 3: "1:2+" },
      players: [{ fortune: 0, active: { action: 2 } }, { passed: true }],
    })
    act(table, 0, { do: "growth" }, { do: "add" }, { tokens: 1 })
    act(table, 0, { do: "endTurn" })
    table.asks(0, "turn.menu").offers(0, { do: "growth" })
  })

  test("CHR-TURN-02 CHR-RUL-65 tokens on the map are counted, not groups or trophies", () => {
    const table = at({
      groups: { 14: "0:3+", 3: "1:1+", 6: "1:1+" },
      players: [{ trophies: [0, 0] }, { trophies: [4, 0] }],
      phase: "preparation",
      round: 2,
      step: "startingPlayer",
    })
    expect(table.state.startingPlayer).toBe(1)
  })

  test("CHR-TURN-04 CHR-TURN-05 CHR-DEC-03 the parts of a turn in any order around one action", () => {
    const groups = { 14: "0:3+", 3: "1:2+" }
    const players = [{ irradiation: 3, active: { structure: 1 }, fortune: 3 }]
    const before = at({ groups, players })
    expect(verbs(before, 0)).toEqual(
      expect.arrayContaining(["move", "recover", "discardStructure", "growth", "impulse", "pass"]),
    )
    expect(verbs(before, 0)).not.toContain("endTurn")
    act(
      before,
      0,
      { do: "move" },
      { tokens: 1 },
      { do: "to", room: 5 },
      { do: "discardStructure" },
      { do: "discardGene" },
      { do: "recover" },
    )
    act(before, 0, { do: "discharge", room: 14 })
    expect(player(before, 0)).toMatchObject({ fortune: 4, irradiation: 1 })
    const after = at({ groups, players })
    act(after, 0, { do: "impulse" }, { room: 3 }, { do: "genesOnly" })
    after.asks(0, "turn.rest")
    act(
      after,
      0,
      { do: "recover" },
      { do: "discardStructure" },
      { do: "discardGene" },
      { do: "move" },
      { tokens: 3 },
      { room: 18 },
    )
    expect(player(after, 0)).toMatchObject({ fortune: 4, irradiation: 1 })
  })

  test("CHR-TURN-04 CHR-TURN-07 a turn cannot end without an action; passing is always one", () => {
    const table = at({
      groups: { 14: "0:2-", 3: "1:2+" },
      players: [{ active: { action: 0, telepathy: 0 }, fortune: 0 }],
    })
    table.refuses(0, { do: "endTurn" }, "actionFirst")
    expect(verbs(table, 0)).toEqual(["move", "pass"])
    table.choose(0, { do: "move" }).choose(0, { tokens: 1 }).choose(0, { do: "to", room: 5 })
    // CHR-DEC-03: the menu is shown even if passing is all there is
    expect(table.asks(0, "turn.menu").options(0)).toEqual([{ do: "pass" }])
  })

  test("CHR-TURN-06 CHR-COST-09 CHR-INV-13 one movement, one recovery, one action; structure genes without limit", () => {
    const table = at({
      groups: { 14: "0:3+", 16: "0:3+", 3: "1:2+" },
      players: [{ irradiation: 7, active: { structure: 2 }, fortune: 2 }],
    })
    act(
      table,
      0,
      { do: "discardStructure" },
      { do: "discardGene" },
      { do: "discardStructure" },
      { do: "discardGene" },
    )
    expect(player(table, 0).irradiation).toBe(3)
    act(table, 0, { do: "recover" }, { do: "discharge", room: 14 })
    table.refuses(0, { do: "recover" }, "alreadyRecovered")
    act(table, 0, { do: "move" }, { do: "from", room: 16 }, { tokens: 1 }, { do: "to", room: 5 })
    table.refuses(0, { do: "move" }, "alreadyMoved")
    act(table, 0, { do: "impulse" }, { room: 3 }, { do: "genesOnly" })
    table.refuses(0, { do: "growth" }, "actionTaken").refuses(0, { do: "pass" }, "actionTaken")
    expect(verbs(table, 0)).toEqual(["discardStructure", "endTurn"])
  })

  test("CHR-TURN-09 CHR-RUL-68 energy is produced only to pay a cost in the own turn", () => {
    const table = at({
      groups: { 14: "0:2+", 18: "1:3+" },
      players: [{ trophies: [0, 2] }, { trophies: [2, 0] }],
    })
    expect(table.options(0).some((option) => "energy" in option)).toBe(false)
    act(table, 0, { do: "spark" }, { do: "genesOnly" }, { do: "fortune", points: 0 })
    // The defender is asked for fortune, never for energy
    expect(new Set(verbs(table, 1))).toEqual(new Set(["fortune"]))
  })

  test("CHR-DEC-03 after the action, with nothing left to do, the turn ends by itself", () => {
    const table = at({
      groups: { 14: "0:1-", 5: "1:1+", 8: "1:1+", 10: "1:1+" },
      players: [{ fortune: 0, active: { action: 0 } }],
    })
    act(table, 0, { do: "impulse" }, { room: 3 })
    table.asks(1, "turn.menu")
  })
})
