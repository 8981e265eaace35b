// The twelve event cards, and empty spaces

import { describe, expect, test } from "vitest"
import type { EventName } from "../data/events.ts"
import { effectiveSterility } from "../rules/movement.ts"
import { act, at, type ChromosomeTable, groups, player, rooms, verbs, whyNot } from "./at.ts"

/** The card is revealed at the beginning of round 2. */
function revealed(event: EventName, around: Partial<Parameters<typeof at>[0]> = {}): ChromosomeTable {
  return at({
    groups: { 1: "0:2+", 3: "1:2+" },
    phase: "radiation",
    step: "time",
    draws: [{ event }],
    ...around,
  })
}

describe("rooms that are removed", () => {
  test.each([
    ["EV01", [7, 8]],
    ["EV02", [9, 10]],
    ["EV03", [16, 17]],
  ] as const)("CHR-MAP-03 CHR-VOID-01 %s removes rooms %j for good", (event, gone) => {
    const table = revealed(event)
    expect(table.state.holes).toEqual(gone)
    for (const room of gone) table.tells({ fact: "roomRemoved", room })
    // Nothing can be put into a hole, and nobody can enter it
    const seat = table.state.toPlay
    act(table, seat, { do: "impulse" })
    expect(rooms(table, seat)).toHaveLength(17)
    expect(rooms(table, seat)).not.toContain(gone[0])
  })

  test("CHR-VOID-01 a hole cannot be entered", () => {
    const table = at({ groups: { 14: "0:3+", 3: "1:2+" }, holes: [8, 16] })
    act(table, 0, { do: "move" }, { tokens: 3 })
    expect(rooms(table, 0)).toEqual([1, 5, 10, 18])
    const one = at({ groups: { 14: "0:3+", 3: "1:2+" }, holes: [8] })
    expect(rooms(act(one, 0, { do: "move" }, { tokens: 3 }), 0)).toEqual([1, 5, 10, 16, 18])
  })

  test("CHR-VOID-03 CHR-RUL-59 tokens in it go to their owner's supply, cubes to the pool", () => {
    const table = revealed("EV02", {
      groups: { 1: "0:2+", 9: "0:3+", 3: "1:2+" },
      cubes: { 9: 2, 10: 1, 5: 1 },
    })
    expect(groups(table)).toEqual({ 1: "0:2+", 3: "1:2+" })
    expect(table.view(0)).toMatchObject({ supply: [10, 10], pool: 9 })
    expect(table.state.players.map(({ trophies }) => trophies)).toEqual([
      [0, 0],
      [0, 0],
    ])
    table.tells({ fact: "lostTokens", seat: 0, room: 9, tokens: 3 })
  })

  test("CHR-VOID-02 CHR-RUL-59 CHR-EX-D10 a card that would split the map is cancelled as a whole", () => {
    const table = revealed("EV03", {
      holes: [9, 10],
      options: { layout: "two" },
      round: 2,
      revealed: ["EV02"],
    })
    expect(table.state.holes).toEqual([9, 10])
    table.tells({ fact: "eventCancelled", event: "EV03" })
  })

  test.each(["three", "four"])(
    "CHR-EX-D10 on the map for %s players every order of EV01, EV02 and EV03 is possible",
    (layout) => {
      const cards = ["EV01", "EV02", "EV03"] as const
      const rooms = { EV01: [7, 8], EV02: [9, 10], EV03: [16, 17] }
      for (const first of cards)
        for (const second of cards.filter((card) => card !== first)) {
          const third = cards.find((card) => card !== first && card !== second)!
          const holes = [...rooms[first], ...rooms[second]].sort((a, b) => a - b)
          const table = revealed(third, { holes, round: 3, revealed: [first, second], options: { layout } })
          expect(table.state.holes).toEqual([7, 8, 9, 10, 16, 17])
        }
    },
  )

  test("CHR-EVT-02 numbers that are not on the map are skipped", () => {
    const corridor = [1, 5, 18, 6, 3].map((room, q) => ({ room, q, r: 0 }))
    const options = { map: { rooms: corridor } }
    expect(revealed("EV01", { options }).state.holes).toEqual([])
    expect(revealed("EV04", { options }).state.cubes).toEqual({})
    const part = [...corridor, { room: 7, q: 5, r: 0 }]
    expect(revealed("EV01", { options: { map: { rooms: part } } }).state.holes).toEqual([7])
  })

  test("CHR-ELIM-01 a player whose last tokens go with a room is out at the end of the card", () => {
    const table = revealed("EV02", {
      species: ["alium", "ferox", "pars"],
      groups: { 9: "0:2+", 3: "1:2+", 2: "2:2+" },
    })
    expect(player(table, 0).fate).toBe("out")
    expect(table.state.lastTurns).not.toBeNull()
  })
})

describe("cards of an edition", () => {
  const withCard = (...effect: object[]) => ({
    edition: { name: "My box", events: [{ event: "EV06", effect }] },
  })

  test("CHR-RAD-03 from a room without cubes none is removed, and nothing told", () => {
    const options = withCard({ effect: "removeCubes", rooms: [5, 14], cubes: 2 })
    const table = revealed("EV06", { options, cubes: { 14: 3 } })
    expect(table.state.cubes).toEqual({ 14: 1 })
    expect(table.facts("cubesRemoved")).toMatchObject([{ room: 14, cubes: 2, power: 1 }])
  })

  test("CHR-VOID-02 a card that would take the whole map is cancelled", () => {
    const numbers = [1, 5, 18, 6, 3]
    const { edition } = withCard({ effect: "removeRooms", rooms: numbers })
    const table = revealed("EV06", {
      options: {
        map: { rooms: numbers.map((room, q) => ({ room, q, r: 0 })) },
        edition: { ...edition, rooms: numbers.map((room) => ({ room, red: true })) },
      },
    })
    expect(table.state.holes).toEqual([])
    table.tells({ fact: "eventCancelled", event: "EV06" })
  })

  test("CHR-RUL-26 fortune stays on its track, and what does not change is not told", () => {
    const lose = withCard({ effect: "fortune", who: "all", points: -3 })
    const table = revealed("EV06", { options: lose, players: [{ fortune: 2 }, { fortune: 0 }] })
    expect(table.state.players.map(({ fortune }) => fortune)).toEqual([0, 0])
    expect(table.facts("fortuneChanged")).toMatchObject([{ seat: 0, points: -2, fortune: 0 }])
  })

  test("CHR-RUL-72 who is doomed by one part of a card is not meant by the next", () => {
    const options = withCard(
      { effect: "irradiate", who: "fewestTokens", points: 3 },
      { effect: "fortune", who: "fewestTokens", points: 1 },
    )
    const table = revealed("EV06", {
      species: ["pars", "ferox", "alium"],
      groups: { 1: "0:2+", 3: "1:1+", 2: "2:3+" },
      players: [{}, { irradiation: 7 }, {}],
      options,
    })
    expect(player(table, 1).fate).toBe("out")
    expect(table.facts("fortuneChanged")).toMatchObject([{ seat: 0, fortune: 5 }])
  })
})

describe("immediate cards", () => {
  test("EV04 one cube each into rooms 14 and 15", () => {
    expect(revealed("EV04", { cubes: { 15: 2 } }).state.cubes).toEqual({ 14: 1, 15: 3 })
  })

  test("CHR-EVT-03 cubes of an event charge nothing and cause no test at once; the pool is the limit", () => {
    const table = revealed("EV04", { groups: { 14: "0:1-", 3: "1:2+" }, cubes: { 2: 9 } })
    expect(table.state.cubes).toEqual({ 2: 9, 14: 1 })
    expect(groups(table)[14]).toBe("0:1-")
    expect(table.facts().some(({ fact }) => fact === "rolled")).toBe(false)
  })

  test("EV05 every radioactive room gets a cube, the strongest first, then the lower number", () => {
    expect(revealed("EV05", { cubes: { 5: 1, 14: 2 } }).state.cubes).toEqual({ 5: 2, 14: 3 })
    // Two cubes are left: room 14 is stronger, room 5 has the lower number
    expect(revealed("EV05", { cubes: { 5: 2, 11: 2, 14: 4 } }).state.cubes).toEqual({ 5: 3, 11: 2, 14: 5 })
    expect(revealed("EV05").state.cubes).toEqual({})
  })

  test("EV06 every radioactive room loses a cube", () => {
    expect(revealed("EV06", { cubes: { 5: 1, 14: 2 } }).state.cubes).toEqual({ 14: 1 })
  })

  test("EV07 CHR-EVT-08 CHR-DEC-21 everybody with a discharged group charges one, at once and in secret", () => {
    const table = revealed("EV07", {
      species: ["alium", "ferox", "pars", "cadum"],
      groups: { 1: "0:2-", 5: "0:1-", 3: "1:2+", 2: "2:1-", 4: "3:2-", 12: "3:1-" },
    })
    // Seat 1 has nothing to charge; seat 2 has no choice
    table.asks([0, 3], "event.charge")
    expect(rooms(table, 0)).toEqual([1, 5])
    table.choose(3, { do: "charge", room: 12 })
    expect(groups(table)[12]).toBe("3:1-")
    table.choose(0, { do: "charge", room: 5 })
    expect(groups(table)).toEqual({ 1: "0:2-", 2: "2:1+", 3: "1:2+", 4: "3:2-", 5: "0:1+", 12: "3:1+" })
  })

  test("EV07 with nothing to charge nobody is asked", () => {
    expect(revealed("EV07").state.phase).toBe("turns")
  })

  test("EV08 CHR-EVT-04 everybody receives 1; tokens are given up clockwise from the previous starting player, to the supply", () => {
    const table = revealed("EV08", {
      species: ["alium", "ferox", "pars"],
      groups: { 1: "0:2+", 5: "0:1+", 3: "1:2+", 6: "1:1+", 2: "2:2+" },
      players: [{ irradiation: 7 }, { irradiation: 7 }, { irradiation: 2 }],
      startingPlayer: 1,
    })
    table.asks(1, "irradiation.giveUp").choose(1, { room: 6 })
    table.asks(0, "irradiation.giveUp").choose(0, { room: 5 })
    expect(table.state.players.map(({ irradiation }) => irradiation)).toEqual([7, 7, 3])
    expect(table.view(0).supply).toEqual([10, 10, 10])
  })

  test("EV09 whoever has the fewest tokens on the map gains 1 fortune, all of them if tied, up to the top", () => {
    const species = ["alium", "ferox", "pars"] as const
    const tied = revealed("EV09", {
      species,
      groups: { 1: "0:2+", 3: "1:3+", 2: "2:2+" },
      players: [{}, {}, { fortune: 7 }],
    })
    expect(tied.state.players.map(({ fortune }) => fortune)).toEqual([5, 4, 7])
  })
})

describe("cards for the round", () => {
  test("EV10 CHR-EVT-05 sterility is one lower, but never below 1: for movement, Growth and Focus", () => {
    const groupsThere = { 14: "0:2+", 3: "1:2+" }
    const modifiers = { sterility: -1 }
    expect(revealed("EV10").state.modifiers.sterility).toBe(-1)
    const moving = act(at({ groups: groupsThere, modifiers }), 0, { do: "move" }, { tokens: 2 })
    expect(rooms(moving, 0)).toEqual([1, 5, 8, 10, 16, 18])
    const one = act(at({ groups: groupsThere, modifiers }), 0, { do: "move" }, { tokens: 1 })
    expect(rooms(one, 0)).toEqual([1, 5, 8, 10, 16])
    const growing = act(at({ groups: groupsThere, modifiers }), 0, { do: "growth" }, { do: "spread" })
    expect(rooms(growing, 0)).toEqual([1, 5, 8, 10, 16])
    const focus = act(at({ groups: groupsThere, modifiers }), 0, { do: "special", action: "focus" })
    expect(rooms(focus, 0)).toContain(15)
    expect(rooms(focus, 0)).not.toContain(20)
  })

  test("CHR-EVT-05 where sterility is one higher it is 3 at most, and a single token goes nowhere", () => {
    const around = { groups: { 14: "0:3+", 3: "1:2+" }, modifiers: { sterility: 1 } }
    const moving = act(at(around), 0, { do: "move" })
    expect(moving.options(0)).toEqual([2, 3].map((tokens) => ({ do: "tokens", tokens })))
    moving.choose(0, { tokens: 2 })
    expect(whyNot(moving, 0, { do: "to", room: 1 })).toEqual({ why: "tooSterile", sterility: 3 })
    expect(whyNot(moving, 0, { do: "to", room: 18 })).toEqual({ why: "tooSterile", sterility: 3 })
    const lower = at({ ...around, modifiers: { sterility: -1 } }).state
    expect([5, 14, 18].map((room) => effectiveSterility(lower, room))).toEqual([1, 1, 2])
    const two = act(at({ ...around, modifiers: { sterility: -1 } }), 0, { do: "move" }, { tokens: 2 })
    expect(rooms(two, 0)).toContain(18)
  })

  test("CHR-EVT-05 whatever cards change it by, three tokens enter every room, and one a room of sterility 1", () => {
    const beside = [1, 5, 8, 10, 16, 18]
    const around = { groups: { 14: "0:3+", 3: "1:2+" } }
    const higher = act(at({ ...around, modifiers: { sterility: 3 } }), 0, { do: "move" })
    expect(higher.ask(0)).toBe("movement.to") // all three or none
    expect(rooms(higher, 0)).toEqual(beside)
    const lower = act(at({ ...around, modifiers: { sterility: -3 } }), 0, { do: "move" }, { tokens: 1 })
    expect(rooms(lower, 0)).toEqual(beside)
  })

  test("CHR-EVT-05 groups that came in stay when the card ends", () => {
    const table = at({
      groups: { 18: "0:1+", 3: "1:2+" },
      modifiers: { sterility: -1 },
      phase: "radiation",
      step: "decline",
      options: { events: false },
    })
    expect(table.state.modifiers.sterility).toBe(0)
    expect(groups(table)[18]).toBe("0:1+")
  })

  test("EV11 CHR-EVT-06 every Spark costs one energy more; special attacks keep their price", () => {
    const groupsThere = { 14: "0:3+", 18: "1:1+", 15: "1:1+" }
    const modifiers = { sparkEnergy: 1 }
    expect(revealed("EV11").state.modifiers.sparkEnergy).toBe(1)
    const table = act(at({ groups: groupsThere, modifiers }), 0, { do: "spark" })
    expect(table.options(0)).toEqual([
      { do: "target", room: 15, energy: 2 },
      { do: "target", room: 18, energy: 1 },
    ])
    at({ groups: { 14: "0:3-", 18: "1:1+" }, modifiers }).refuses(0, { do: "spark" }, "outOfReach")
    const ferox = at({ species: ["ferox", "pars"], groups: { 14: "0:2+", 18: "1:1+" }, modifiers })
    expect(verbs(ferox, 0)).toContain("domination")
  })

  test("CHR-EVT-07 a gene by the die that is too dear leaves those that can be bought", () => {
    const around = { groups: { 14: "0:2+", 3: "1:1+" }, modifiers: { randomMutationEnergy: 2 } }
    const table = act(at(around), 0, { do: "mutation" })
    expect(table.options(0).map((option) => ("gene" in option ? option.gene : option.do))).toEqual([
      "telepathy",
      "fighting",
      "structure",
    ])
    expect(whyNot(table, 0, { do: "random" })).toEqual({ why: "missingEnergy", need: 3, have: 2 })
    const poor = at({ ...around, groups: { 14: "0:2-", 3: "1:1+" } })
    expect(whyNot(poor, 0, { do: "mutation" })).toEqual({ why: "missingEnergy", need: 3, have: 0 })
  })

  test("EV12 CHR-EVT-07 a gene by the die costs an action gene and no energy", () => {
    const table = at({
      groups: { 14: "0:3-", 3: "1:1+" },
      modifiers: { randomMutationEnergy: -1 },
      players: [{ fortune: 0 }, { fortune: 0 }],
      draws: [{ mutation: 3 }],
    })
    expect(revealed("EV12").state.modifiers.randomMutationEnergy).toBe(-1)
    act(table, 0, { do: "mutation" })
    expect(player(table, 0)).toMatchObject({ active: { action: 1, fighting: 1 }, passive: { action: 1 } })
  })
})
