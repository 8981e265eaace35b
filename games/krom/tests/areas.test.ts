import { ScriptedRandom, Turn } from "@genepool/engine"
import { describe, expect, test } from "vitest"
import { mountainRewards } from "../data/mountains.ts"
import type { Fact } from "../rules/facts.ts"
import { rules } from "../rules/krom.ts"
import { patternOf } from "../rules/mountains.ts"
import { asked, at, player, reasons, verbs } from "./at.ts"

const away = { area: "mountains", life: 0 } as const

describe("caves", () => {
  test("KRO-CAV-01 KRO-CAV-08 KRO-RUL-49 rest or services, never both", () => {
    const rested = at({ alma: { hand: ["B-06"] }, kolos: away }).choose(0, { do: "rest" })
    expect(verbs(rested, 0)).toEqual(["endPhase"])
    for (const kind of ["wood", "stone", "bone"] as const)
      rested.refuses(0, { do: "buyResource", kind, price: 3 }, "alreadyRested")
    const bought = at({ alma: {}, kolos: away }).choose(0, { do: "buyResource", kind: "wood" })
    bought.refuses(0, { do: "rest" }, "alreadyBought")
  })

  test("KRO-CAV-02 rest: 3 krom and 2 life", () => {
    const table = at({ alma: { life: 2, krom: 0 }, kolos: away }).choose(0, { do: "rest" })
    expect(player(table, 0)).toMatchObject({ krom: 3, life: 4 })
    table.tells({ fact: "rested", seat: 0 })
  })

  test("KRO-CAV-03 services in any mix and number, as long as the krom lasts", () => {
    const table = at({ alma: { krom: 11, life: 1 }, kolos: away })
    for (const choice of [
      { do: "buyResource", kind: "bone" },
      { do: "buyLife" },
      { do: "buyResource", kind: "bone" },
      { do: "buyLife" },
      { do: "buyResource", kind: "wood" },
    ] as const)
      table.choose(0, choice)
    expect(player(table, 0)).toMatchObject({ krom: 0, bone: 2, wood: 1, life: 7 })
    table.asks([0, 1], "round.movement")
  })

  test("KRO-CAV-04 a wood, a stone or a bone costs 3 krom", () => {
    for (const kind of ["wood", "stone", "bone"] as const) {
      const table = at({ alma: { krom: 3 }, kolos: away }).choose(0, { do: "buyResource", kind })
      expect(player(table, 0)).toMatchObject({ krom: 0, [kind]: 1 })
      at({ alma: { krom: 2, hand: ["B-06"] }, kolos: away }).refuses(
        0,
        { do: "buyResource", kind, price: 3 },
        "missing",
      )
    }
  })

  test("KRO-CAV-05 KRO-RUL-17 a bonus card costs 2 krom, and is seen before the next purchase", () => {
    const table = at({ alma: { krom: 4 }, kolos: away }, { draws: [{ bonus: "B-07" }] })
    table
      .choose(0, { do: "buyBonus" })
      .tells({ fact: "drew", card: "B-07" }, 0)
      .tells({ fact: "drewHidden" }, 1)
    expect(player(table, 0)).toMatchObject({ krom: 2, hand: ["B-07"] })
    // at once
    table.offers(0, { do: "buyBonus" }).choose(0, { do: "playBonus" }).choose(0, { do: "play" })
    expect(player(table, 0).krom).toBe(5)
    expect(JSON.stringify(table.heard(1).filter(({ fact }) => fact !== "played"))).not.toContain("B-07")
  })

  test("KRO-CAV-06 KRO-RUL-18 three life cost 1 krom, at any life below seven; the excess is lost", () => {
    const table = at({ alma: { life: 6, krom: 2 }, kolos: away }).choose(0, { do: "buyLife" })
    expect(player(table, 0)).toMatchObject({ life: 7, krom: 1 })
    at({ alma: { hand: ["B-06"] }, kolos: away }).refuses(
      0,
      { do: "buyLife", count: 3, price: 1 },
      "fullLife",
    )
  })

  test("KRO-CAV-07 what cannot be delivered cannot be bought", () => {
    const table = at({ alma: { hand: ["B-06"] }, kolos: { ...away, bone: 12 } })
    table.refuses(0, { do: "buyResource", kind: "bone", price: 3 }, "supplyEmpty")
    table.offers(0, { do: "buyResource", kind: "wood" })
    table.state.players[1]!.hand.push(...table.state.bonus.deck.unknown.splice(0))
    table.game.settle(table.state, new Turn(new ScriptedRandom([])))
    table.refuses(0, { do: "buyBonus", price: 2 }, "noCardLeft")
    table.state.bonus.discard.push(table.state.players[1]!.hand.pop() as string)
    table.game.settle(table.state, new Turn(new ScriptedRandom([])))
    table.offers(0, { do: "buyBonus", price: 2 })
  })
})

describe("forest", () => {
  const walk = (krom: number, more: Parameters<typeof at>[1] = {}) =>
    at({ alma: { area: "forest", krom }, kolos: away }, more)

  test("KRO-FOR-01 the first card is free", () => {
    const table = walk(0, { draws: [{ gathering: "G-02" }] }).choose(0, { do: "gather", price: 0 })
    expect(player(table, 0)).toMatchObject({ krom: 0, wood: 2 })
  })

  test("KRO-FOR-05 mixing the cards shows something new: it is not taken back for nothing", () => {
    const { state } = walk(0, { gathered: ["G-01"] })
    const turn = new Turn<Fact>(new ScriptedRandom([]))
    rules.apply(state, 0, { do: "reshuffle" }, turn)
    expect(turn.opened).toBe(true)
  })

  test("KRO-FOR-01 where even the first card has a price, nothing waits for one that cannot be paid", () => {
    const edition = { name: "dear", prices: { gathering: [2, 3] } }
    const table = at(
      { alma: { area: "forest", krom: 1, hand: ["B-07"] }, kolos: away },
      { options: { edition } },
    )
    table.refuses(0, { do: "gather", price: 2 }, "missing").offers(0, { do: "endPhase" })
  })

  test("KRO-FOR-01 KRO-RUL-16 the walk begins with a card: nothing but mixing the cards comes before it", () => {
    const table = at(
      { alma: { area: "forest", bone: 2, hand: ["B-07"] }, kolos: away },
      { open: ["E-01", "E-23", "E-24", "E-25"], gathered: ["G-01"] },
    )
    expect(verbs(table, 0)).toEqual(["gather", "reshuffle"])
    for (const later of ["playBonus", "evolve", "endPhase"] as const)
      table.refuses(0, { do: later }, "gatherFirst")
    table.choose(0, { do: "reshuffle" })
    expect(verbs(table, 0)).toEqual(["gather"])
    table.draws({ gathering: "G-10" }).choose(0, { do: "gather", price: 0 })
    expect(verbs(table, 0)).toEqual(["gather", "playBonus", "evolve", "endPhase"])
  })

  test("KRO-FOR-02 the others cost 1, 3 and 4 krom, and four is the limit", () => {
    const table = walk(9, { draws: ["G-10", "G-11", "G-12", "G-13"] })
    const krom: number[] = []
    for (const price of [0, 1, 3, 4]) {
      table.choose(0, { do: "gather", price })
      krom.push(player(table, 0).krom)
    }
    expect(krom).toEqual([9, 8, 5, 1])
    const full = at({ alma: { area: "forest", krom: 20, hand: ["B-06"] }, kolos: away })
    for (const [i, card] of ["G-10", "G-11", "G-12", "G-13"].entries())
      full.draws(card).choose(0, { do: "gather", price: [0, 1, 3, 4][i] as number })
    expect(reasons(full, 0, { do: "gather" })).toEqual([{ why: "gatheredAll", count: 4 }])
    expect(verbs(full, 0)).toEqual(["endPhase"])
  })

  test("KRO-FOR-03 pay, draw, show, take the reward, discard; krom from a card may pay for the next", () => {
    const table = walk(1, { draws: [{ gathering: "G-07" }] }).choose(0, { do: "gather" })
    table.tells({ fact: "gathered", seat: 0, gathering: "G-07", price: 0 }, "spectator")
    table.tells({ fact: "gained", kind: "krom", count: 3 })
    expect(table.state.gathering.discard).toEqual(["G-07"])
    table.draws({ gathering: "G-13" }).choose(0, { do: "gather", price: 1 })
    table.draws({ gathering: "G-12" }).choose(0, { do: "gather", price: 3 })
    expect(player(table, 0).krom).toBe(0)
  })

  test("KRO-FOR-04 some cards give nothing", () => {
    for (const card of ["G-10", "G-11", "G-12", "G-13"]) {
      const table = walk(5, { draws: [card] }).choose(0, { do: "gather" })
      expect(player(table, 0)).toMatchObject({ krom: 5, wood: 0, stone: 0, bone: 0, life: 7, hand: [] })
    }
  })

  test("KRO-FOR-05 KRO-RUL-20 before the first card one may shuffle the discards in: free, once, if there are any", () => {
    const table = walk(5, { gathered: ["G-03", "G-02"] })
    table.choose(0, { do: "reshuffle" }).tells({ fact: "reshuffled", deck: "gathering" })
    expect(table.state.gathering).toMatchObject({ discard: [] })
    expect(table.state.gathering.deck.unknown.length).toBe(20)
    expect(player(table, 0).krom).toBe(5)
    table.refuses(0, { do: "reshuffle" }, "alreadyReshuffled")
    table.draws({ gathering: "G-03" }).choose(0, { do: "gather" }).refuses(0, { do: "reshuffle" })

    walk(5).refuses(0, { do: "reshuffle" }, "discardEmpty")
    const late = walk(5, { gathered: ["G-03"], draws: ["G-10"] }).choose(0, { do: "gather" })
    late.refuses(0, { do: "reshuffle" }, "alreadyGathered")
  })

  test("KRO-FOR-06 KRO-RUL-21 an empty deck is made anew from the discards", () => {
    const table = walk(5)
    const { gathering } = table.state
    gathering.discard.push(...gathering.deck.unknown.splice(0))
    table
      .draws({ gathering: "G-03" })
      .choose(0, { do: "gather" })
      .tells({ fact: "reshuffled", deck: "gathering" })
    expect(gathering.discard).toEqual(["G-03"])
    expect(gathering.deck.unknown.length).toBe(19)
  })
})

describe("savanna", () => {
  const hunt = (krom: number, animals: string[], more: Parameters<typeof at>[1] = {}) =>
    at({ alma: { area: "savanna", krom }, kolos: away }, { animals, ...more }).choose(0, { do: "hunt" })
  const four = ["H-01", "H-07", "H-13", "H-16"]

  test("KRO-SAV-01 KRO-SAV-02 one of the open animals, with as many dice as it has icons", () => {
    for (const [slot, dice] of [1, 2, 3, 3].entries()) {
      const table = hunt(0, four).draws(...new Array<number>(dice).fill(1))
      table
        .choose(0, { slot })
        .finish()
        .tells({ fact: "hunted", animal: four[slot], dice: new Array(dice).fill(1) })
    }
  })

  test("KRO-SAV-03 extra dice are bought before the roll", () => {
    const table = hunt(5, four).choose(0, { animal: "H-07" }).asks(0, "savanna.dice")
    expect(table.facts().some(({ fact }) => fact === "hunted")).toBe(false)
    expect(table.options(0)).toEqual([
      { do: "extraDice", dice: 0, price: 0 },
      { do: "extraDice", dice: 1, price: 2 },
      { do: "extraDice", dice: 2, price: 4 },
    ])
    table.draws(1, 1, 2, 2, { hunting: "H-02" }) // and never more than two
    expect(() => table.choose(0, { dice: 3 })).toThrow()
    expect(reasons(hunt(3, four).choose(0, { slot: 1 }), 0, { do: "extraDice", dice: 2 })).toEqual([
      { why: "missing", kind: "krom", count: 1 },
    ])
  })

  test("KRO-SAV-04 KRO-SAV-05 a sum that is high enough catches it: all rewards, and a new animal takes the space", () => {
    const table = hunt(5, four).choose(0, { animal: "H-07" })
    table.draws({ hunt: 3 }, { hunt: 4 }, { hunting: "H-02" }).choose(0, { dice: 0 })
    table
      .tells({ fact: "caught", seat: 0, animal: "H-07" })
      .tells({ fact: "openedAnimal", slot: 1, animal: "H-02" })
    expect(player(table, 0).bone).toBe(2)
    expect(table.state.hunting).toMatchObject({ open: ["H-01", "H-02", "H-13", "H-16"], discard: ["H-07"] })
  })

  test("KRO-SAV-06 KRO-RUL-22 a sum that is too low: nothing, the animal stays, the krom is gone", () => {
    const table = hunt(5, four).choose(0, { animal: "H-07" })
    table.draws(1, 2, 3).choose(0, { dice: 1 }).tells({ fact: "escaped", seat: 0, animal: "H-07" })
    expect(player(table, 0)).toMatchObject({ krom: 3, bone: 0 })
    expect(table.state.hunting).toMatchObject({ open: four, discard: [] })
  })

  test("KRO-SAV-07 one hunt per phase, whatever comes of it", () => {
    for (const die of [1, 6]) {
      const table = at({ alma: { area: "savanna", krom: 0, hand: ["B-06"] }, kolos: away }, { animals: four })
      if (die === 6) table.draws(6, { hunting: "H-02" })
      else table.draws(1)
      table
        .choose(0, { do: "hunt" })
        .choose(0, { animal: "H-01" })
        .refuses(0, { do: "hunt" }, "alreadyHunted")
      expect(reasons(table, 0, { do: "animal", slot: 2 })).toEqual([{ why: "alreadyHunted" }])
    }
  })

  test("KRO-SAV-08 an empty deck is made anew from the discards", () => {
    const table = hunt(0, four)
    const { hunting } = table.state
    hunting.discard.push(...hunting.deck.unknown.splice(0))
    // the hare is back at once
    table.draws({ hunt: 5 }, { hunting: "H-01" }).choose(0, { animal: "H-01" })
    table.tells({ fact: "reshuffled", deck: "hunting" })
    expect(hunting.open).toEqual(four)
    expect(hunting.deck.unknown.length).toBe(13)
  })
})

describe("mountains", () => {
  const climb = (krom: number, ...dice: number[]) => {
    const table = at({ alma: { life: 0 }, kolos: { area: "mountains", krom, hand: ["B-06"] } })
    return table.draws(...dice.map((die) => ({ climb: die }))).choose(1, { do: "climb" })
  }

  test("KRO-MTN-01 five dice are rolled", () => {
    climb(5, 1, 2, 3, 4, 6)
      .finish()
      .tells({ fact: "climbed", dice: [1, 2, 3, 4, 6], pattern: "none" })
  })

  test("KRO-MTN-02 KRO-RUL-23 up to four times any of the dice, for 1, 1, 2, 2 krom whatever their number", () => {
    const table = climb(9, 1, 2, 3, 4, 6)
    const krom: number[] = []
    for (const dice of [[1], [1, 2, 3, 4, 5], [2, 4], [5]]) {
      table
        .choose(1, { do: "reroll" })
        .draws(...dice.map(() => 2))
        .choose(1, { do: "throw", dice })
      krom.push(player(table, 1).krom)
    }
    expect(krom).toEqual([8, 7, 5, 3])
    expect(reasons(table, 1, { do: "reroll" })).toEqual([{ why: "noMoreRerolls", count: 4 }])
    expect(verbs(table, 1)).toEqual(["stop"])
    expect(reasons(climb(0, 1, 2, 3, 4, 6), 1, { do: "reroll" })).toEqual([
      { why: "missing", kind: "krom", count: 1 },
    ])
  })

  test("KRO-MTN-03 a die that was kept may be thrown later", () => {
    const table = climb(9, 1, 2, 3, 4, 6)
    table
      .choose(1, { do: "reroll" })
      .draws(6, 6)
      .choose(1, { dice: [1, 2] })
    table
      .choose(1, { do: "reroll" })
      .draws(6, 6)
      .choose(1, { dice: [3, 4] })
    table.tells({ fact: "rerolled", dice: [6, 6, 6, 6, 6], pattern: "five" })
  })

  test("KRO-MTN-04 KRO-MTN-08 after the stop comes the reward of what is shown; no pattern, no reward", () => {
    const pair = climb(5, 3, 3, 1, 2, 6).choose(1, { do: "stop" })
    expect(player(pair, 1).krom).toBe(8)
    const none = climb(5, 1, 2, 3, 4, 6).choose(1, { do: "stop" })
    expect(player(none, 1)).toMatchObject({ krom: 5, stone: 0, hand: ["B-06"] })
  })

  test("KRO-MTN-05 KRO-RUL-24 the dice are one pattern, and only that one is paid", () => {
    const table = climb(5, 2, 2, 2, 5, 6).choose(1, { do: "stop" })
    expect(player(table, 1)).toMatchObject({ krom: 7, stone: 1 }) // not the pair's krom as well
    const seen: { [pattern: string]: number } = {}
    for (let i = 0; i < 6 ** 5; i++) {
      const pattern = patternOf([0, 1, 2, 3, 4].map((n) => (Math.floor(i / 6 ** n) % 6) + 1))
      seen[pattern] = (seen[pattern] ?? 0) + 1
    }
    expect(seen).toEqual({
      none: 480,
      pair: 3600,
      twoPair: 1800,
      three: 1200,
      fullHouse: 300,
      four: 150,
      five: 6,
      straight: 240,
    })
  })

  test("KRO-MTN-06 full house and four alike: stones or bonus cards", () => {
    const stones = climb(5, 4, 4, 4, 4, 1).choose(1, { do: "stop" }).choose(1, { do: "claim", kind: "stone" })
    expect(player(stones, 1).stone).toBe(3)
    const cards = climb(5, 2, 2, 2, 5, 5).choose(1, { do: "stop" }).draws("B-01", "B-02")
    cards.choose(1, { do: "claim", kind: "bonus" })
    expect(player(cards, 1)).toMatchObject({ krom: 7, stone: 0, hand: ["B-01", "B-02", "B-06"] })
  })

  test("KRO-MTN-06 a side of the OR that gives nothing is no choice, and it is said why", () => {
    const or = (
      sides: readonly object[],
      cast: Parameters<typeof at>[0],
      spoil?: (table: ReturnType<typeof at>) => void,
    ) => {
      const mountains = mountainRewards.map(({ pattern, reward, or }) =>
        pattern === "pair" ? { pattern, reward: {}, or: sides } : { pattern, reward, or },
      )
      const table = at(cast, { options: { edition: { name: "or", mountains } } })
      spoil?.(table)
      return table.draws(3, 3, 1, 2, 6).choose(1, { do: "climb" })
    }
    const climber = { area: "mountains", krom: 0 } as const
    const three = or([{ life: 1 }, { wood: 1 }, { stone: 1 }], { alma: { life: 0 }, kolos: climber })
    three.refuses(1, { do: "claim", kind: "life", count: 1 }, "fullLife")
    expect(three.options(1).map((option) => option.do === "claim" && option.kind)).toEqual(["wood", "stone"])
    const scarce = or([{ wood: 1 }, { stone: 1 }, { life: 1 }], {
      alma: { life: 0, wood: 12, stone: 11 },
      kolos: { ...climber, life: 6 },
    })
    scarce.refuses(1, { do: "claim", kind: "wood", count: 1 }, "supplyEmpty")
    expect(scarce.options(1).map((option) => option.do === "claim" && option.kind)).toEqual(["stone", "life"])
    const cardless = or(
      [{ bonus: 1 }, { wood: 1 }, { anyRes: 1 }],
      { alma: { life: 0, bone: 12, stone: 12 }, kolos: climber },
      ({ state }) => state.players[0]!.hand.push(...state.bonus.deck.unknown.splice(0)),
    )
    cardless.refuses(1, { do: "claim", kind: "bonus", count: 1 }, "noCardLeft")
    const nothing = or([{ anyRes: 1 }, { life: 1 }, { krom: 1 }], {
      alma: { life: 0, bone: 12, stone: 12, wood: 12 },
      kolos: { ...climber, life: 6 },
    })
    nothing.refuses(1, { do: "claim", kind: "anyRes", count: 1 }, "supplyEmpty")
    expect(cardless.options(1).map((option) => option.do === "claim" && option.kind)).toEqual([
      "wood",
      "anyRes",
    ])
  })

  test("KRO-MTN-07 KRO-RUL-04 a straight is 1 to 5 or 2 to 6", () => {
    expect(patternOf([3, 1, 5, 2, 4])).toBe("straight")
    expect(patternOf([6, 5, 4, 3, 2])).toBe("straight")
    expect(patternOf([1, 2, 3, 4, 6])).toBe("none")
    expect(patternOf([1, 3, 4, 5, 6])).toBe("none")
    expect(patternOf([1, 1, 2, 3, 4])).toBe("pair")
  })

  test("the phase goes on after the climb, and is over when nothing is left to do", () => {
    const table = at({ alma: { life: 0 }, kolos: { area: "mountains", krom: 0 } })
    table.draws(1, 2, 3, 4, 6).choose(1, { do: "climb" }).asks([0, 1], "round.movement")
    expect(asked(climb(5, 1, 2, 3, 4, 6).choose(1, { do: "stop" }))).toBe(1)
  })
})
