import { FastRandom, parseOptions, RecordedRandom, Turn } from "@genepool/engine"
import { tableOf } from "@genepool/engine/testing"
import { describe, expect, test } from "vitest"
import { characterIds } from "../data/characters.ts"
import { dataOf } from "../data/resolved.ts"
import { rules } from "../rules/krom.ts"

const dealt = { characters: "random" }
const fresh = (seats: number, options = {}, seed = "fresh") => tableOf(rules, { seats, options, seed }).state

describe("a fresh table", () => {
  test("KRO-SET-01 KRO-RUL-46 side, Kromosaur and longer game are free to combine, for any number of players", () => {
    for (const seats of [2, 3, 4, 5, 6])
      for (const side of ["temperate", "glacial"])
        for (const kromosaur of [false, true])
          for (const longer of [false, true]) {
            const state = fresh(seats, { side, kromosaur, longer })
            expect(state.options).toEqual({ side, kromosaur, longer, characters: "chosen", edition: null })
            expect(rules.invariants(state)).toEqual([])
          }
    expect(() => parseOptions(rules.options, { side: "tropical" }, 2)).toThrow("one of temperate, glacial")
  })

  test("KRO-SET-02 every deck holds its cards face down, in no order that anybody could know", () => {
    const { gathering, bonus } = fresh(2, dealt)
    expect(gathering.deck).toEqual({ unknown: dataOf(null).decks.gathering, bottom: [] })
    expect(bonus.deck.unknown.length).toBe(29)
    expect(fresh(2, {}, "a").gathering).toEqual(fresh(2, {}, "b").gathering)
  })

  test("KRO-SET-03 four animals and four evolutions lie open", () => {
    const { hunting, evolutions } = fresh(3)
    expect([hunting.open.length, hunting.deck.unknown.length]).toEqual([4, 13])
    expect([evolutions.open.length, evolutions.deck.unknown.length]).toEqual([4, 21])
    expect(fresh(3, {}, "another").hunting.open).not.toEqual(hunting.open)
  })

  test("KRO-SET-04 all tokens are in the supply, but for the krom that players took", () => {
    expect(fresh(4).supply).toEqual({ krom: 30, wood: 12, stone: 12, bone: 12 })
  })

  test("KRO-RUL-40 where the table wants it, characters are dealt at random", () => {
    for (const seats of [2, 6]) {
      const characters = fresh(seats, dealt).players.map(({ character }) => character)
      expect(new Set(characters).size).toBe(seats)
      for (const id of characters) expect(characterIds).toContain(id)
    }
    const deals = new Set(
      ["a", "b", "c", "d"].map((seed) =>
        fresh(6, dealt, seed)
          .players.map((p) => p.character)
          .join(),
      ),
    )
    expect(deals.size).toBeGreaterThan(1)
  })

  test("KRO-SET-06 KRO-SET-07 KRO-SET-08 KRO-SET-11 KRO-CMP-17 seven life, five krom, one bonus card and nothing else", () => {
    for (const player of fresh(6, dealt).players) {
      expect(player).toMatchObject({ life: 7, krom: 5, wood: 0, stone: 0, bone: 0, evolutions: [] })
      expect(player.hand.length).toBe(1)
    }
    expect(fresh(6).trophy).toBeNull()
  })

  test("KRO-SET-09 everybody can go to any area but the one they are in: a target card for each", () => {
    const table = tableOf(rules, { seats: 2, options: dealt })
    expect(table.options(0).length).toBe(3)
    table.state.players[0]!.area = "forest"
    expect(table.options(0)).toEqual([
      { do: "go", to: "caves" },
      { do: "go", to: "savanna" },
      { do: "go", to: "mountains" },
    ])
  })

  test("KRO-SET-10 KRO-CMP-18 all start in the caves", () => {
    for (const { area } of fresh(5).players) expect(area).toBe("caves")
  })

  test("KRO-SET-12 the Kromosaur waits beside the board with ten life", () => {
    expect(fresh(2, { kromosaur: true }).kromosaur).toEqual({ life: 10, area: null })
  })

  test("KRO-SET-13 KRO-RUL-41 chance falls in a fixed order: animals, evolutions, characters, then hands by seat", () => {
    const random = new RecordedRandom(new FastRandom("order"))
    rules.setup(3, parseOptions(rules.options, dealt, 3), new Turn(random))
    const names = random.draws.map(({ name }) => name)
    const times = (name: string, count: number) => new Array<string>(count).fill(name)
    expect(names).toEqual([
      ...times("hunting", 4),
      ...times("evolution", 4),
      ...times("character", 3),
      ...times("bonus", 3),
    ])
  })

  test("KRO-SET-14 nothing but the threshold and the number of sets depends on the number of players", () => {
    const common = ({ gathering, hunting, evolutions }: ReturnType<typeof fresh>) => [
      gathering,
      hunting.open.length,
      hunting.deck.unknown.length,
      evolutions.open.length,
      evolutions.deck.unknown.length,
    ]
    for (const seats of [3, 4, 5, 6]) expect(common(fresh(seats))).toEqual(common(fresh(2)))
  })
})

describe("characters picked in seat order", () => {
  test("KRO-SET-05 KRO-RUL-40 everybody chooses, unless the table wants them dealt", () => {
    const table = tableOf(rules, { seats: 2 })
      .asks(0, "game.pick")
      .choose(0, { do: "pick", character: "alma" })
    table.draws({ bonus: "B-01" }, { bonus: "B-02" })
    table.asks(1, "game.pick").choose(1, { do: "pick", character: "kolos" }).asks([0, 1], "round.movement")
  })

  test("KRO-DEC-01 one seat after another picks a free one; the last of six has no choice left", () => {
    const table = tableOf(rules, { seats: 6, draws: "seeded" })
    const pick = ["alma", "kolos", "morhy", "unga"] as const
    pick.forEach((character, seat) => {
      table.asks(seat, "game.pick")
      expect(table.options(seat).length).toBe(6 - seat)
      table.choose(seat, { do: "pick", character })
    })
    table.refuses(4, { do: "pick", character: "alma" }, "characterTaken")
    table.choose(4, { character: "valkyr" })
    expect(table.state.players.map(({ character }) => character)).toEqual([...pick, "valkyr", "karok"])
    table.asks([0, 1, 2, 3, 4, 5], "round.movement")
  })

  test("KRO-SET-13 krom is handed out first, cards when all characters are known", () => {
    const { state } = tableOf(rules, { seats: 2 })
    for (const { krom, hand } of state.players) expect([krom, hand]).toEqual([5, []])
  })
})
