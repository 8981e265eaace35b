// Game setup

import { BadInput, parseOptions } from "@genepool/engine"
import { tableOf } from "@genepool/engine/testing"
import { describe, expect, test } from "vitest"
import { rules } from "../rules/chromosome.ts"
import { groups, player, rooms, verbs } from "./at.ts"

const fresh = (seats: number, options = {}, seed = "setup") => tableOf(rules, { seats, options, seed })

test("CHR-SETUP-03 CHR-SETUP-08 CHR-CONST-14 everybody takes two action genes and one telepathy gene, all active", () => {
  const table = fresh(4)
  for (let seat = 0; seat < 4; seat++) {
    expect(player(table, seat).active).toEqual({ action: 2, telepathy: 1, fighting: 0, structure: 0 })
    expect(player(table, seat).passive).toEqual({ action: 0, telepathy: 0, fighting: 0, structure: 0 })
  }
  expect(table.view(0).geneSupply).toEqual({ action: 8, telepathy: 12, fighting: 16, structure: 16 })
})

test("CHR-SETUP-04 CHR-CONST-18 the clock starts at 6, 5 or 4", () => {
  expect([2, 3, 4].map((seats) => fresh(seats).view(0).clock)).toEqual([6, 5, 4])
})

test("CHR-SETUP-05 no room is radioactive", () => {
  expect(fresh(2).state.cubes).toEqual({})
  expect(fresh(2).view(0).pool).toBe(10)
})

test("CHR-SETUP-06 the deck is the set of its cards: nobody, and no state, knows their order", () => {
  const { deck, revealed } = fresh(2).state
  expect(deck.unknown).toEqual(deck.unknown.toSorted())
  expect(deck.bottom).toEqual([])
  expect(revealed).toEqual([])
})

describe("CHR-SETUP-07 CHR-VAR-03 every player another species", () => {
  test("at random", () => {
    const dealt = Array.from({ length: 20 }, (_, i) =>
      fresh(4, {}, `deal ${i}`).state.players.map((p) => p.species),
    )
    for (const species of dealt) expect(new Set(species).size).toBe(4)
    expect(new Set(dealt.map(String)).size).toBeGreaterThan(5)
  })

  test("CHR-DEC-01 by choice among those left, in seat order from the first player; the last one has no choice", () => {
    const table = fresh(4, { species: "chosen", firstPlayer: "seat3" })
    table.asks(2, "game.species").offers(2, { species: "ferox" })
    table
      .choose(2, { species: "pars" })
      .asks(3, "game.species")
      .refuses(3, { do: "species", species: "pars" })
    table.choose(3, { species: "alium" }).choose(0, { species: "ferox" })
    expect(table.state.players.map(({ species }) => species)).toEqual(["ferox", "cadum", "pars", "alium"])
    table.asks(2, "game.start")
  })
})

test("CHR-SETUP-09 CHR-SETUP-10 CHR-CONST-15 CHR-CONST-16 irradiation 0, fortune 4 on its active side", () => {
  for (const seat of [0, 1, 2])
    expect(player(fresh(3), seat)).toMatchObject({
      irradiation: 0,
      fortune: 4,
      exhausted: false,
      trophies: [0, 0, 0],
    })
})

test("CHR-SETUP-12 CHR-RUL-11 a random seat goes first, or the one the host names", () => {
  const first = Array.from({ length: 20 }, (_, i) => fresh(3, {}, `first ${i}`).state.startingPlayer)
  expect(new Set(first)).toEqual(new Set([0, 1, 2]))
  expect(fresh(3, { firstPlayer: "seat2" }).state.startingPlayer).toBe(1)
  expect(() => fresh(3, { firstPlayer: "seat4" })).toThrow(BadInput)
})

test("CHR-SETUP-13 CHR-SETUP-14 CHR-DEC-02 CHR-CONST-17 clockwise from the first player, each a charged stack of two", () => {
  const table = fresh(4, { firstPlayer: "seat2" }).asks(1, "game.start")
  expect(rooms(table, 1)).toEqual([1, 2, 3, 4])
  table.choose(1, { room: 3 }).asks(2, "game.start")
  expect(rooms(table, 2)).toEqual([1, 2, 4])
  table.choose(2, { room: 1 }).choose(3, { room: 4 })
  // The last one has no choice, and round 1 begins with the first player
  expect(groups(table)).toEqual({ 1: "2:2+", 2: "0:2+", 3: "1:2+", 4: "3:2+" })
  expect(table.view(0).supply).toEqual([10, 10, 10, 10])
  table.asks(1, "turn.menu")
  expect(table.state).toMatchObject({ round: 1, phase: "turns", startingPlayer: 1 })
})

describe("CHR-SETUP-02 CHR-VAR-02 maps of the players' own", () => {
  /** Two starting rooms at the ends of a corridor. */
  const corridor = [
    { room: 1, q: 0, r: 0 },
    { room: 5, q: 1, r: 0 },
    { room: 18, q: 2, r: 0 },
    { room: 6, q: 3, r: 0 },
    { room: 3, q: 4, r: 0 },
  ]
  const laid = (rooms: unknown, seats = 2) => fresh(seats, { map: { rooms } })
  const without = (room: number) => corridor.filter((place) => place.room !== room)

  test("can be played on", () => {
    const table = laid(corridor)
    expect(table.view(0).map.map(({ room }) => room)).toEqual([1, 5, 18, 6, 3])
    table.choose(table.state.toPlay, { room: 3 })
    const seat = table.state.toPlay
    table.choose(seat, { do: "move" }).choose(seat, { tokens: 2 })
    expect(Object.values(table.state.groups).filter(({ level }) => level === 2)).toHaveLength(2)
  })

  test.each([
    ["too few starting rooms", without(3), "options.map: expected at least 2 starting rooms"],
    ["more players than starting rooms", corridor, "options.map: expected at least 3 starting rooms", 3],
    [
      "a starting room without a neighbour of sterility 1",
      corridor.map((place) => (place.room === 5 ? { ...place, room: 14 } : place)),
      "options.map: expected a room of sterility 1 beside the starting room 1",
    ],
    ["two parts", without(18), "options.map: expected a map in one piece with room 1, got [6,3]"],
    ["a tile twice", [...corridor, { room: 5, q: 9, r: 0 }], "options.map.rooms[5]: expected 5 only once"],
    [
      "two tiles in one place",
      [...corridor, { room: 7, q: 0, r: 0 }],
      "options.map.rooms[5]: expected place 0,0 only once",
    ],
    [
      "a tile that is not in the box",
      [{ room: 21, q: 0, r: 0 }],
      "options.map.rooms[0].room: expected a whole number from 1 to 20",
    ],
    ["no list", 5, "options.map.rooms: expected a list of at most 40, got 5"],
    ["a misspelt field", [{ rom: 1, q: 0, r: 0 }], "options.map.rooms[0].rom: expected one of room, q, r"],
  ])("%s: refused", (_, map, message, seats = 2) => {
    expect(() => laid(map, seats as number)).toThrow(message)
  })

  test("the box's other maps fit as long as they have a starting room for everybody", () => {
    expect(fresh(2, { layout: "four" }).view(0).map).toHaveLength(19)
    expect(fresh(4, { layout: "two" }).view(0).map).toHaveLength(15)
    expect(() => fresh(4, { layout: "three" })).toThrow("options.layout: expected at least 4 starting rooms")
    // As soon as the options are read, and not when somebody sits down
    expect(() => parseOptions(rules.options, { layout: "three" }, 4)).toThrow("options.layout")
  })
})

test("CHR-RUL-26 CHR-CONST-31 the top of the fortune track is an option", () => {
  expect(fresh(2).state.options.fortuneMaximum).toBe(7)
  expect(fresh(2, { fortuneMaximum: 4 }).state.options.fortuneMaximum).toBe(4)
  expect(() => fresh(2, { fortuneMaximum: 3 })).toThrow(BadInput)
  expect(fresh(2, { fortuneMaximum: 12 }).state.options.fortuneMaximum).toBe(12)
  expect(() => fresh(2, { fortuneMaximum: 13 })).toThrow(BadInput)
})

test("CHR-TURN-07 the first menu has the parts of a turn and passing", () => {
  const table = fresh(2, { firstPlayer: "seat1" })
  table.choose(0, { room: 1 }).choose(1, { room: 3 })
  expect(verbs(table, 0)).toContain("pass")
})
