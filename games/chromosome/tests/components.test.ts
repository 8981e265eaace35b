// What is in the box, and how the rooms lie

import { FastRandom, parseOptions, RecordedRandom, Turn } from "@genepool/engine"
import { tableOf } from "@genepool/engine/testing"
import { describe, expect, test } from "vitest"
import { durationOf } from "../data/edition.ts"
import { eventRows } from "../data/events.ts"
import { geneRows } from "../data/genes.ts"
import { layouts } from "../data/layouts.ts"
import { roomRows } from "../data/rooms.ts"
import { actionRows, mainActions, specialActions, speciesNames } from "../data/species.ts"
import { rules } from "../rules/chromosome.ts"
import { laboratoryOf } from "../rules/laboratory.ts"
import { roomsIn } from "../rules/overview.ts"
import { act, at, player } from "./at.ts"

const fresh = (seats: number, options = {}) => tableOf(rules, { seats, options })
const laboratory = (seats: number) => laboratoryOf({ options: parseOptions(rules.options, {}, seats), seats })

describe("the box", () => {
  test("CHR-CONST-01 two, three or four players", () => {
    expect(rules.seats).toEqual({ min: 2, max: 4 })
    for (const seats of [2, 3, 4]) expect(fresh(seats).state.players).toHaveLength(seats)
  })

  test("CHR-CONST-02 CHR-CONST-13 CHR-MAP-02 twenty rooms by number: sterility 1, 2 or 3, starting and red marks", () => {
    expect(roomRows.map(({ room }) => room)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
    const bySterility = [1, 2, 3].map(
      (level) => roomRows.filter(({ sterility }) => sterility === level).length,
    )
    expect(bySterility).toEqual([9, 8, 3])
    expect(roomRows.filter(({ start }) => start).map(({ room }) => room)).toEqual([1, 2, 3, 4])
    expect(roomRows.filter(({ red }) => red).map(({ room }) => room)).toEqual([7, 8, 9, 10, 16, 17])
    expect(
      fresh(4)
        .view(0)
        .map.find(({ room }) => room === 18),
    ).toMatchObject({ sterility: 3, start: false, red: false })
  })

  test("CHR-CONST-03 CHR-SETUP-11 twelve tokens of each species in play, all of them in the supply", () => {
    const { supply, tokens } = fresh(3).view("spectator")
    expect(supply).toEqual([12, 12, 12])
    expect(tokens).toEqual([0, 0, 0])
  })

  test("CHR-CONST-04 every player has a level of irradiation and a fortune token of their own", () => {
    const table = at({ groups: { 14: "0:2+", 3: "1:2+" }, players: [{ irradiation: 3 }, { irradiation: 1 }] })
    act(table, 0, { do: "discardStructure" })
    expect(player(table, 0)).toMatchObject({ irradiation: 1, fortune: 3, exhausted: true })
    expect(player(table, 1)).toMatchObject({ irradiation: 1, fortune: 4, exhausted: false })
  })

  test("CHR-CONST-05 four species", () => {
    expect(speciesNames).toEqual(["alium", "ferox", "cadum", "pars"])
  })

  test("CHR-CONST-06 CHR-CONST-09 one shared supply of genes and one clock, open to everybody", () => {
    const view = fresh(2).view("spectator")
    expect(view.clock).toBe(6)
    expect(view.geneSupply).toEqual({ action: 12, telepathy: 14, fighting: 16, structure: 16 })
  })

  test("CHR-CONST-07 CHR-EVT-01 twelve event cards, each once, of which a game sees at most five", () => {
    expect(new Set(eventRows.map(({ event }) => event)).size).toBe(12)
    expect(fresh(2).state.deck.unknown).toHaveLength(12)
    for (const { effect, duration } of eventRows) expect(durationOf(effect)).toBe(duration)
  })

  test("CHR-CONST-08 ten radiation cubes, and no more power than that on the map", () => {
    const groups = { 14: "0:2+", 3: "1:2+" }
    expect(at({ groups }).view(0).pool).toBe(10)
    expect(() => at({ groups, cubes: { 5: 6, 8: 5 } })).toThrow("CHR-INV-03")
  })

  test("CHR-CONST-10 CHR-SETUP-03 64 gene cubes, 16 of each kind", () => {
    expect(geneRows.map(({ cubes }) => cubes)).toEqual([16, 16, 16, 16])
  })

  test("CHR-CONST-11 every roll is of one die with four sides", () => {
    const random = new RecordedRandom(new FastRandom("die"))
    const turn = new Turn(random, false)
    for (let game = 0; game < 5; game++) {
      const state = rules.setup(3, parseOptions(rules.options, {}, 3), turn)
      for (let list = rules.decisions(state); list.length > 0; list = rules.decisions(state)) {
        const { seat, options } = list[game % list.length]!
        rules.apply(state, seat, options[random.index(options, "choice")]!, turn)
      }
    }
    const rolls = random.draws.filter(({ name }) => ["attack", "defence", "test", "mutation"].includes(name))
    expect(new Set(rolls.map(({ of }) => of))).toEqual(new Set([4]))
    expect(new Set(rolls.map(({ value }) => value))).toEqual(new Set([1, 2, 3, 4]))
  })

  test("CHR-CONST-23 nine actions for every species: five main ones and four of its own", () => {
    expect(mainActions).toHaveLength(5)
    for (const species of speciesNames) expect(specialActions[species]).toHaveLength(4)
    expect(actionRows.map(({ action }) => action)).toEqual(Object.values(specialActions).flat())
  })

  test("CHR-CONST-33 Fusion costs two telepathy genes and one energy", () => {
    expect(actionRows.find(({ action }) => action === "fusion")?.cost).toEqual({
      action: 0,
      telepathy: 2,
      fighting: 0,
      structure: 0,
      any: 0,
      energy: 1,
    })
  })

  test("every row says where its numbers come from", () => {
    const rows = [...roomRows, ...geneRows, ...actionRows, ...eventRows, ...Object.values(layouts)]
    for (const { status } of rows) expect(["rulebook", "public", "reconstructed"]).toContain(status)
  })
})

describe("the maps", () => {
  const neighbours = {
    2: "1:5,8,14 2:9,16 3:6,7,15 4:10,17 5:1,14,16 6:3,15,17 7:3,9,15 8:1,10,14 9:2,7,15,16,18 10:4,8,14,17,18 14:1,5,8,10,16,18 15:3,6,7,9,17,18 16:2,5,9,14,18 17:4,6,10,15,18 18:9,10,14,15,16,17",
    3: "1:5,7,14 2:6,8,15 3:9,11,16 5:1,12,14,18 6:2,10,15,19 7:1,13,14,20 8:2,12,15,18 9:3,10,16,19 10:6,9,15,16,17,19 11:3,13,16,20 12:5,8,14,15,17,18 13:7,11,14,16,17,20 14:1,5,7,12,13,17 15:2,6,8,10,12,17 16:3,9,10,11,13,17 17:10,12,13,14,15,16 18:5,8,12 19:6,9,10 20:7,11,13",
    4: "1:5,8,14 2:9,11,16,19 3:6,7,15 4:10,12,17,20 5:1,11,14,16 6:3,12,15,17 7:3,9,15,19 8:1,10,14,20 9:2,7,15,16,18,19 10:4,8,14,17,18,20 11:2,5,16 12:4,6,17 14:1,5,8,10,16,18 15:3,6,7,9,17,18 16:2,5,9,11,14,18 17:4,6,10,12,15,18 18:9,10,14,15,16,17 19:2,7,9 20:4,8,10",
  } as const

  test.each([2, 3, 4] as const)(
    "CHR-SETUP-01 CHR-MAP-01 who is next to whom on the map of %i players",
    (seats) => {
      const { rooms, next } = laboratory(seats).whole
      expect(rooms.map((room) => `${room}:${roomsIn(next[room]!).join()}`).join(" ")).toBe(neighbours[seats])
    },
  )

  test("CHR-CONST-32 CHR-RUL-60 15 rooms for two players, 19 for three and four", () => {
    expect([2, 3, 4].map((seats) => fresh(seats).view(0).map.length)).toEqual([15, 19, 19])
  })

  test("CHR-RUL-61 starting rooms have sterility 2, and each a neighbour of sterility 1", () => {
    for (const seats of [2, 3, 4]) {
      const { room, starts, whole } = laboratory(seats)
      for (const start of roomsIn(starts)) {
        expect(room[start]?.sterility).toBe(2)
        expect(roomsIn(whole.next[start]!).some((next) => room[next]?.sterility === 1)).toBe(true)
      }
    }
  })

  test("distances between starting rooms are alike", () => {
    const distances = (seats: number) => {
      const { whole, starts } = laboratory(seats)
      const list = roomsIn(starts)
      return list.flatMap((a, i) => list.slice(i + 1).map((b) => `${a}-${b}:${whole.distance[a]![b]}`))
    }
    expect(distances(2)).toEqual(["1-2:3", "1-3:4", "1-4:3", "2-3:3", "2-4:4", "3-4:3"])
    expect(distances(4)).toEqual(["1-2:3", "1-3:4", "1-4:3", "2-3:3", "2-4:4", "3-4:3"])
    expect(distances(3)).toEqual(["1-2:4", "1-3:4", "2-3:4"])
  })

  test("CHR-RUL-60 the map of three players looks the same from every starting room", () => {
    const { whole, room, starts } = laboratory(3)
    const around = roomsIn(starts).map((start) =>
      whole.rooms.map((other) => `${whole.distance[start]![other]}/${room[other]!.sterility}`).sort(),
    )
    expect(around[1]).toEqual(around[0])
    expect(around[2]).toEqual(around[0])
  })

  test("CHR-MAP-05 CHR-VOID-01 a shortest path goes round holes, but over occupied rooms", () => {
    const spark = (holes: number[]) => {
      const groups = { 14: "0:2+", 15: "1:2+", 18: "1:1+" }
      const table = at({ groups, holes, players: [{}, {}] })
      act(table, 0, { do: "spark" })
      return table.options(0)
    }
    expect(spark([])).toContainEqual({ do: "target", room: 15, energy: 1 })
    // Without 9, 10, 16 and 17 the way from 14 to 15 still leads over the occupied core
    expect(spark([16, 17])).toContainEqual({ do: "target", room: 15, energy: 1 })
  })

  test("CHR-VOID-01 a hole is next to nothing and lengthens the way", () => {
    const near = at({ groups: { 5: "0:3+", 18: "1:1+" } })
    expect(act(near, 0, { do: "spark" }, { do: "genesOnly" }).facts()).toContainEqual(
      expect.objectContaining({ fact: "discharged", energy: 3 }),
    )
    const far = at({ groups: { 2: "0:3+", 18: "1:1+" }, holes: [9, 16] })
    // 2-11-5-14-18 instead of 2-9-18: three rooms in between instead of one
    expect(far.options(0)).toContainEqual({ do: "spark" })
    const farther = at({ groups: { 2: "0:2+", 18: "1:1+" }, holes: [9, 16] })
    expect(farther.options(0)).not.toContainEqual({ do: "spark" })
  })
})
