import { describe, expect, test } from "vitest"
import { bonusCards, timingOf } from "../data/bonus.ts"
import { cardsInBox, fullLife, openCards, pointsToWin, supplyInBox } from "../data/box.ts"
import { characters, kromosaur } from "../data/characters.ts"
import { evolutionCards } from "../data/evolutions.ts"
import { gatheringCards } from "../data/gathering.ts"
import { huntingCards } from "../data/hunting.ts"
import { areas, type Reward } from "../data/kinds.ts"
import { climbingDice, mountainRewards, patterns } from "../data/mountains.ts"
import { prices } from "../data/prices.ts"
import { kromosaurAreas, targets } from "../data/targets.ts"
import { rules } from "../rules/krom.ts"
import { options } from "../rules/options.ts"
import { at, player } from "./at.ts"

const copies = (rows: readonly { copies: number }[]) => rows.reduce((sum, row) => sum + row.copies, 0)

describe("what is in the box", () => {
  test("KRO-CMP-01 two to six players", () => expect(rules.seats).toEqual({ min: 2, max: 6 }))

  test("KRO-CMP-02 six characters", () => expect(new Set(characters.map(({ id }) => id)).size).toBe(6))

  test("KRO-CMP-03 one Kromosaur, only if the table wants it", () => {
    expect(at({ alma: {}, kolos: {} }, { step: "movement" }).state.kromosaur).toBeNull()
    const { state } = at({ alma: {}, kolos: {} }, { step: "movement", options: { kromosaur: true } })
    expect(state.kromosaur).toEqual({ life: 10, area: null })
  })

  test("KRO-CMP-04 the board has a temperate and a glacial side", () => {
    expect(options.fields.side).toMatchObject({ of: ["temperate", "glacial"], default: "temperate" })
  })

  test("KRO-CMP-05 four areas, in the order of play", () => {
    expect(areas).toEqual(["caves", "forest", "savanna", "mountains"])
  })

  test("KRO-CMP-06 dice have six sides", () => {
    expect(() => at({ alma: {}, kolos: {} }, { draws: [7] })).toThrow("1 to 6")
  })

  test("KRO-CMP-07 50 krom", () => expect(supplyInBox.krom).toBe(50))

  test("KRO-CMP-08 12 wood, 12 stone, 12 bone", () => {
    expect(supplyInBox).toMatchObject({ wood: 12, stone: 12, bone: 12 })
  })

  test("KRO-CMP-09 KRO-LIF-03 a life marker for each of six characters and the Kromosaur; life costs no tokens", () => {
    const table = at(
      { kolos: {}, karok: {}, morhy: {}, valkyr: {}, unga: {}, alma: { life: 5 } },
      {
        step: "movement",
        options: { kromosaur: true },
      },
    )
    expect(table.state.players.map(({ life }) => life)).toEqual([7, 7, 7, 7, 7, 5])
    expect(table.state.kromosaur?.life).toBe(10)
    expect(Object.keys(table.state.supply)).toEqual(["krom", "wood", "stone", "bone"])
  })

  test("KRO-CMP-10 27 target cards: one per character and area, three for the Kromosaur", () => {
    expect(targets.length).toBe(27)
    expect(new Set(targets.map(({ id }) => id)).size).toBe(27)
    expect(targets.filter(({ owner }) => owner === "alma").map(({ area }) => area)).toEqual(areas)
    expect(kromosaurAreas).toEqual(["forest", "savanna", "mountains"])
  })

  test("KRO-CMP-11 20 gathering cards with 12 wood in all, four of them blank", () => {
    expect(copies(gatheringCards)).toBe(20)
    expect(cardsInBox.gathering).toBe(20)
    expect(gatheringCards.reduce((sum, card) => sum + (card.reward.wood ?? 0) * card.copies, 0)).toBe(12)
    expect(gatheringCards.filter(({ reward }) => Object.keys(reward).length === 0).length).toBe(4)
  })

  test("KRO-CMP-12 17 hunting cards: five with one die, seven with two, five with three", () => {
    expect(copies(huntingCards)).toBe(17)
    expect([1, 2, 3].map((dice) => huntingCards.filter((card) => card.dice === dice).length)).toEqual([
      5, 7, 5,
    ])
  })

  test("KRO-CMP-13 31 bonus cards: 10 for fights, 4 counters, 17 for the action phase", () => {
    const of = (timing: string) => copies(bonusCards.filter((card) => card.timing === timing))
    expect([of("fight"), of("react"), of("action")]).toEqual([10, 4, 17])
    expect(copies(bonusCards)).toBe(31)
  })

  test("KRO-CMP-14 25 evolution cards with 57 points; three for each area, 13 for anywhere", () => {
    expect(copies(evolutionCards)).toBe(25)
    expect(evolutionCards.reduce((sum, { points }) => sum + points, 0)).toBe(57)
    for (const area of areas) expect(evolutionCards.filter((card) => card.area === area).length).toBe(3)
    const cost = (kind: "krom" | "wood" | "stone" | "bone") =>
      evolutionCards.reduce((sum, card) => sum + (card.cost[kind] ?? 0), 0)
    expect([cost("wood"), cost("stone"), cost("bone"), cost("krom")]).toEqual([36, 30, 32, 39])
  })

  test("KRO-CMP-15 four open animals, four open evolutions", () => expect(openCards).toBe(4))

  test("KRO-CMP-16 seven life to start with, and never more", () => expect(fullLife).toBe(7))

  test("KRO-CMP-19 KRO-END-02 ten points win with two, three or four players", () => {
    expect([2, 3, 4].map((seats) => pointsToWin(seats, false))).toEqual([10, 10, 10])
  })

  test("KRO-CMP-20 eight points win with five players", () => expect(pointsToWin(5, false)).toBe(8))

  test("KRO-CMP-21 seven points win with six players", () => expect(pointsToWin(6, false)).toBe(7))

  test("KRO-CMP-22 KRO-END-03 KRO-EX-20 the longer game asks for two more", () => {
    expect([2, 3, 4, 5, 6].map((seats) => pointsToWin(seats, false))).toEqual([10, 10, 10, 8, 7])
    expect([2, 3, 4, 5, 6].map((seats) => pointsToWin(seats, true))).toEqual([12, 12, 12, 10, 9])
  })

  test("KRO-CMP-23 a rest gives 3 krom and 2 life", () => {
    const table = at({ alma: { life: 3 }, kolos: { area: "forest" } }).choose(0, { do: "rest" })
    expect(player(table, 0)).toMatchObject({ krom: 8, life: 5 })
  })

  test("KRO-CMP-24 KRO-RUL-01 services: a resource 3, a bonus card 2, three life 1 krom", () => {
    expect(prices).toMatchObject({ resource: 3, bonus: 2, life: 1, lifePacket: 3, status: "rulebook" })
  })

  test("KRO-CMP-25 KRO-CMP-26 KRO-RUL-03 gathering costs 0, 1, 3, 4 krom, and there is no fifth card", () => {
    expect(prices.gathering).toEqual([0, 1, 3, 4])
  })

  test("KRO-CMP-27 extra dice for a hunt: one for 2 krom, two for 4", () => {
    expect(prices.extraDice).toEqual([2, 4])
  })

  test("KRO-CMP-28 animals ask for one, two or three dice", () => {
    expect(new Set(huntingCards.map(({ dice }) => dice))).toEqual(new Set([1, 2, 3]))
  })

  test("KRO-CMP-29 five dice in the mountains", () => expect(climbingDice).toBe(5))

  test("KRO-CMP-30 re-rolls cost 1, 1, 2, 2 krom", () => expect(prices.rerolls).toEqual([1, 1, 2, 2]))

  test("KRO-CMP-31 KRO-CMP-33 the Kromosaur has 10 life and adds 2", () => {
    expect(kromosaur).toMatchObject({ life: 10, fight: 2 })
  })

  test("KRO-CMP-35 KRO-RUL-02 the mountain's rewards", () => {
    const table: { [pattern: string]: [Reward, readonly Reward[]] } = {}
    for (const { pattern, reward, or } of mountainRewards) table[pattern] = [reward, or]
    expect(table).toEqual({
      none: [{}, []],
      pair: [{ krom: 3 }, []],
      twoPair: [{ krom: 4 }, []],
      three: [{ krom: 2, stone: 1 }, []],
      fullHouse: [{ krom: 2 }, [{ stone: 2 }, { bonus: 2 }]],
      four: [{}, [{ stone: 3 }, { bonus: 3 }]],
      five: [{ krom: 2, stone: 2, bonus: 2, life: 2 }, []],
      straight: [{ stone: 3, bonus: 1 }, []],
    })
    expect(mountainRewards.map(({ pattern }) => pattern)).toEqual(patterns)
  })
})

describe("the rows", () => {
  test("KRO-FGT-08 KRO-RUL-37 weights are all different, and the Kromosaur outweighs everybody", () => {
    const weights = characters.map(({ weight }) => weight)
    expect(weights).toEqual([137, 104, 88, 72, 63, 54])
    expect(Math.max(...weights)).toBeLessThan(kromosaur.weight)
  })

  test("KRO-RUL-05 timing and area are fields of each bonus card, the effect is one of a closed list", () => {
    for (const card of bonusCards) expect(card.timing).toBe(timingOf(card.effect))
    expect(bonusCards.filter(({ area }) => area !== null).map(({ id, area }) => [id, area])).toEqual([
      ["B-05", "mountains"],
      ["B-09", "forest"],
      ["B-10", "savanna"],
      ["B-11", "mountains"],
      ["B-18", "caves"],
    ])
  })

  test("the chances to catch each animal are those that its numbers were balanced by", () => {
    const chance = (dice: number, value: number): number => {
      let sums = new Map([[0, 1]])
      for (let i = 0; i < dice; i++) {
        const next = new Map<number, number>()
        for (const [sum, p] of sums)
          for (let face = 1; face <= 6; face++) next.set(sum + face, (next.get(sum + face) ?? 0) + p / 6)
        sums = next
      }
      return [...sums].reduce((all, [sum, p]) => (sum >= value ? all + p : all), 0)
    }
    const told = huntingCards.map(({ dice, value }) =>
      [0, 1, 2].map((extra) => chance(dice + extra, value).toFixed(3)),
    )
    expect(told[0]).toEqual(["0.833", "1.000", "1.000"])
    expect(told[15]).toEqual(["0.375", "0.761", "0.941"])
    expect(told[16]).toEqual(["0.093", "0.444", "0.779"])
  })

  test("every row says where its numbers come from", () => {
    const rows = [
      characters,
      gatheringCards,
      huntingCards,
      bonusCards,
      evolutionCards,
      mountainRewards,
      targets,
    ]
    for (const { status } of rows.flat()) expect(["rulebook", "public", "reconstructed"]).toContain(status)
    expect(huntingCards.filter(({ named }) => named === "public").map(({ id }) => id)).toEqual([
      "H-09",
      "H-16",
    ])
    expect(characters.find(({ id }) => id === "unga")?.named).toBeUndefined()
  })
})
