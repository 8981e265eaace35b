import { parseOptions } from "@genepool/engine"
import { describe, expect, test } from "vitest"
import { bonusCards } from "../data/bonus.ts"
import { ownEdition, parseEdition } from "../data/edition.ts"
import { evolutionCards } from "../data/evolutions.ts"
import { rules } from "../rules/krom.ts"
import { at, player, reasons } from "./at.ts"

const plain = (rows: readonly object[]) =>
  (structuredClone(rows) as Record<string, unknown>[]).map(
    ({ status: _status, named: _named, weighed: _weighed, ...row }) => row,
  )

describe("another edition of the data", () => {
  test("our own rows, typed in anew, are taken as they are", () => {
    const file = {
      name: "typed in",
      characters: plain(ownEdition.characters),
      kromosaur: plain([ownEdition.kromosaur])[0],
      gathering: plain(ownEdition.gathering),
      hunting: plain(ownEdition.hunting),
      bonus: plain(ownEdition.bonus),
      evolutions: plain(ownEdition.evolutions),
      prices: plain([ownEdition.prices])[0],
      mountains: plain(ownEdition.mountains),
    }
    const edition = parseEdition(file, "edition")
    for (const section of Object.keys(file).slice(1) as (keyof typeof edition)[])
      expect(plain([edition[section]].flat() as object[])).toEqual(
        plain([ownEdition[section]].flat() as object[]),
      )
    expect(edition.bonus.every(({ status }) => status === "edition")).toBe(true)
    expect(parseEdition({ name: "Genepool" }, "edition")).toEqual(ownEdition)
    expect(() => parseEdition({}, "edition")).toThrow("edition.name: expected a name of 1 to 80 characters")
  })

  test("a table plays by it: weights, prices, rewards and cards", () => {
    const edition = {
      name: "cheap",
      prices: { resource: 2, rest: { krom: 1 } },
      mountains: plain(ownEdition.mountains).map((row) =>
        row.pattern === "pair"
          ? { pattern: "pair", reward: { krom: 1 }, or: [{ wood: 1 }, { life: 1 }] }
          : row,
      ),
    }
    const table = at(
      { alma: { krom: 2 }, kolos: { area: "mountains", life: 6, krom: 0 } },
      { options: { edition } },
    )
    table.choose(0, { do: "buyResource", kind: "wood", price: 2 })
    expect(player(table, 0)).toMatchObject({ krom: 0, wood: 1 })
    table.draws(3, 3, 1, 2, 6).choose(1, { do: "climb" })
    expect(table.options(1)).toEqual([
      { do: "claim", kind: "wood", count: 1 },
      { do: "claim", kind: "life", count: 1 },
    ])
    table.choose(1, { kind: "life" })
    expect(player(table, 1)).toMatchObject({ krom: 1, life: 7 })
  })

  const hunts = plain(ownEdition.hunting)
  const bonus = plain(bonusCards)
  test.each([
    ["an unknown section", { animals: [] }, "edition.animals: expected one of "],
    [
      "more rows than a deck can have",
      { hunting: Array.from({ length: 201 }, () => null) },
      "edition.hunting: expected a list of at most 200, got 201",
    ],
    [
      "a card too few",
      { hunting: hunts.slice(1) },
      "edition.hunting: expected 17 cards in all, copies counted, got 16",
    ],
    [
      "an id twice",
      { hunting: [hunts[0], ...hunts.slice(0, 16)] },
      "edition.hunting[1]: expected H-01 only once",
    ],
    [
      "too many dice",
      { hunting: [{ ...hunts[0], dice: 4 }, ...hunts.slice(1)] },
      "edition.hunting[0].dice: expected a whole number from 1 to 3, got 4",
    ],
    [
      "an unknown kind",
      { gathering: [{ id: "x", copies: 20, reward: { gold: 1 } }] },
      "edition.gathering[0].reward.gold: expected one of ",
    ],
    [
      "an unknown effect",
      { bonus: [{ ...bonus[0], effect: { effect: "explode" } }, ...bonus.slice(1)] },
      "edition.bonus[0].effect.effect: expected one of fightDice",
    ],
    [
      "a life to steal",
      { bonus: [{ ...bonus[0], effect: { effect: "steal", kind: "life", count: 1 } }, ...bonus.slice(1)] },
      "edition.bonus[0].effect.kind: expected one of krom, wood, stone, bone, anyRes, got life",
    ],
    [
      "wood for wood",
      {
        bonus: [
          { ...bonus[0], effect: { effect: "swap", give: "wood", giveCount: 1, take: "wood", takeCount: 2 } },
          ...bonus.slice(1),
        ],
      },
      "edition.bonus[0].effect.take: expected another kind than wood",
    ],
    [
      "the wrong timing",
      { bonus: [{ ...bonus[0], timing: "react" }, ...bonus.slice(1)] },
      "edition.bonus[0].timing: expected fight, as a card with the effect fightDice has, got react",
    ],
    [
      "more wood than there is",
      { evolutions: [{ id: "x", points: 1, cost: { wood: 13 } }] },
      "edition.evolutions[0].cost.wood: expected a whole number from 0 to 12, got 13",
    ],
    [
      "two of one weight",
      { characters: plain(ownEdition.characters).map((row) => ({ ...row, weight: 80 })) },
      "edition.characters[1].weight: expected a weight that no other character has, got 80",
    ],
    [
      "a light Kromosaur",
      { kromosaur: { weight: 100 } },
      "edition.kromosaur.weight: expected more than kolos's 137, got 100",
    ],
    [
      "a free service",
      { prices: { life: 0 } },
      "edition.prices.life: expected a whole number from 1 to 50, got 0",
    ],
    [
      "a missing pattern",
      { mountains: plain(ownEdition.mountains).slice(1) },
      "edition.mountains: expected one row for the pattern none, got 0",
    ],
    [
      "an OR of one side",
      { mountains: [{ pattern: "pair", reward: {}, or: [{ stone: 1 }] }] },
      "edition.mountains[0].or: expected two or more sides",
    ],
    ["a bad id", { gathering: [{ id: "a.b", copies: 20 }] }, "edition.gathering[0].id: expected a text"],
  ])("is refused with the row and the reason: %s", (_what, file, message) => {
    expect(() => parseEdition({ name: "spoilt", ...file }, "edition")).toThrow(message)
  })

  test("KRO-BON-04 KRO-BON-05 a counter with an area counters only there", () => {
    const bonus = plain(bonusCards).map((row) => (row.id === "B-06" ? { ...row, area: "caves" } : row))
    const table = at(
      {
        alma: { hand: ["B-07"] },
        kolos: { area: "forest", hand: ["B-06"] },
        karok: { life: 0, hand: ["B-06"] },
      },
      { options: { edition: { name: "local", bonus } } },
    )
    table.choose(0, { do: "playBonus" }).choose(0, { do: "play" })
    table.refuses(1, { do: "counter", card: "B-06" }, "wrongArea")
    table.choose(1, { do: "letStand" }).choose(2, { do: "counter", card: "B-06" })
    expect(player(table, 0).krom).toBe(5)
  })

  test("KRO-BON-30 of a card that turns any resource into any, what is given is not what is had", () => {
    const effect = { effect: "convert", give: "anyRes", giveCount: 1, take: "anyRes", takeCount: 1 }
    const bonus = plain(bonusCards).map((row) => (row.id === "B-20" ? { ...row, effect } : row))
    const table = at(
      { alma: { hand: ["B-20"], wood: 1 }, kolos: { area: "forest", stone: 11, bone: 12 } },
      { options: { edition: { name: "barter", bonus } } },
    )
    // Wood for stone, of which the supply has one: nothing else can be given or had
    table.choose(0, { do: "playBonus" }).choose(0, { do: "play" })
    expect(player(table, 0)).toMatchObject({ wood: 0, stone: 1, bone: 0 })
  })

  test("KRO-BON-29 KRO-BON-30 what cannot be given: too little of it, or nothing to be had for it", () => {
    const barter = (giveCount: number, cast: Parameters<typeof at>[0]) => {
      const effect = { effect: "convert", give: "anyRes", giveCount, take: "anyRes", takeCount: 1 }
      const bonus = plain(bonusCards).map((row) => (row.id === "B-20" ? { ...row, effect } : row))
      const table = at(cast, { options: { edition: { name: "barter", bonus } } })
      return table.choose(0, { do: "playBonus" }).choose(0, { do: "play" })
    }
    const far = { area: "forest" } as const
    const three = barter(3, { alma: { hand: ["B-20"], wood: 1, stone: 3, bone: 3 }, kolos: far })
    expect(reasons(three, 0, { do: "give", kind: "wood" })).toEqual([
      { why: "missing", kind: "wood", count: 2 },
    ])
    const wood = barter(1, {
      alma: { hand: ["B-20"], wood: 1, stone: 1, bone: 1 },
      kolos: { ...far, stone: 11, bone: 11 },
    })
    expect(reasons(wood, 0, { do: "give", kind: "wood" })).toEqual([{ why: "nothingForIt", kind: "wood" }])
  })

  test("KRO-RUL-21 there must be points enough for somebody to win before the cards are gone", () => {
    const evolutions = plain(evolutionCards).map((row) => ({ ...row, points: 1 }))
    const parse = (seats: number) =>
      parseOptions(rules.options, { edition: { name: "poor", evolutions } }, seats)
    expect(() => parse(4)).toThrow(
      "options.edition.evolutions: expected at least 37 points in all for 4 seats, got 25",
    )
    expect(parse(2).edition?.evolutions.length).toBe(25)
    // 37 in all: 25 cards, twelve of them with two points
    const enough = evolutions.map((row, n) => ({ ...row, points: n < 12 ? 2 : 1 }))
    const just = parseOptions(rules.options, { edition: { name: "just enough", evolutions: enough } }, 4)
    expect(just.edition?.evolutions.length).toBe(25)
  })

  test("a box with other numbers of cards says so", () => {
    const gathering = [{ id: "Log", copies: 3, reward: { wood: 1 } }]
    expect(
      parseEdition({ name: "small", cards: { gathering: 3 }, gathering }, "edition").gathering[0]?.copies,
    ).toBe(3)
    expect(() => parseEdition({ name: "small", cards: { hunting: 4 } }, "edition")).toThrow(
      "edition.cards.hunting: expected a whole number from 5",
    )
  })
})
