import { readFileSync } from "node:fs"
import { freeUndo, type Log, prefix } from "@genepool/engine"
import { describe, expect, test } from "vitest"
import type { CharacterId } from "../data/characters.ts"
import { rules } from "../rules/krom.ts"
import { asked, at, type KromTable, player, reasons, verbs, walk } from "./at.ts"

type Who = NonNullable<Parameters<typeof at>[0][CharacterId]>

/**
 * Alma in the given state and Kolos stunned far away; Alma plays the card as far as it goes by
 * itself.
 */
const alone = (card: string, alma: Who = {}, kolos: Who = { area: "mountains", life: 0, krom: 0 }) =>
  play(at({ alma: { ...alma, hand: [card] }, kolos }), card)

const play = (table: KromTable, card: string) =>
  table.choose(0, { do: "playBonus" }).choose(0, { do: "play", card })

describe("when a card is played", () => {
  test("KRO-BON-01 KRO-INF-02 cards are held hidden", () => {
    const table = at({ alma: { hand: ["B-06", "B-15"] }, kolos: { area: "forest" } })
    expect(table.view(0).players[0]?.hand).toEqual(["B-06", "B-15"])
    for (const who of [1, "spectator"] as const)
      expect(table.view(who).players[0]).toMatchObject({ hand: null, cards: 2 })
  })

  test("KRO-BON-02 KRO-DEC-15 a card without a symbol: in the own action phase, any of those that can be played", () => {
    const table = at({ alma: { hand: ["B-06", "B-07", "B-07", "B-08", "B-01"] }, kolos: { area: "forest" } })
    table.choose(0, { do: "playBonus" })
    expect(table.options(0)).toEqual([
      { do: "play", card: "B-07" },
      { do: "play", card: "B-08" },
    ])
    table.refuses(1, { do: "playBonus" })
  })

  test("KRO-RUL-53 nobody plays such a card in another player's action phase", () => {
    const table = at({ alma: { hand: ["B-07"] }, kolos: { area: "forest", hand: ["B-03", "B-07", "B-08"] } })
    expect(asked(table)).toBe(0)
    table.refuses(1, { do: "playBonus" }).refuses(1, { do: "play", card: "B-07" })
    // also not as an answer to a card
    table.choose(0, { do: "playBonus" }).choose(0, { do: "play" }).asks(1, "counter.window")
    expect(verbs(table, 1)).toEqual(["letStand"])
    expect(reasons(table, 1, { do: "counter", card: "B-07" })).toEqual([{ why: "onlyInActionPhase" }])
    expect(reasons(table, 1, { do: "counter", card: "B-03" })).toEqual([{ why: "onlyInFight" }])
    table.choose(1, { do: "letStand" }).choose(0, { do: "endPhase" })
    walk(table, 1).offers(1, { do: "playBonus" })
  })

  test("KRO-BON-03 a fight card: in a fight, by a fighter, for the own total", () => {
    const table = at(
      { alma: { hand: ["B-03"] }, kolos: {}, karok: { area: "forest", hand: ["B-04"] } },
      { draws: [3, 4] },
    )
    table.asks(0, "fightCards.card").refuses(2, { do: "play", card: "B-04" })
    table.choose(0, { do: "play" }).choose(2, { do: "letStand" })
    table.tells({ fact: "fightAdded", seat: 0, total: 5 })
    expect(player(table, 1).life).toBe(6)
    const idle = at({ alma: { hand: ["B-03"] }, kolos: { area: "forest" } })
    expect(reasons(idle, 0, { do: "play" })).toEqual([{ why: "onlyInFight" }])
    idle.refuses(0, { do: "playBonus" })
  })

  test("KRO-BON-04 KRO-BON-27 a counter: only right after another player's card, which then does nothing", () => {
    const table = at({ alma: { hand: ["B-07"] }, kolos: { area: "forest", hand: ["B-06"] } })
    table.refuses(1, { do: "counter", card: "B-06" })
    play(table, "B-07").choose(1, { do: "counter" }).tells({ fact: "cancelled", seat: 0, card: "B-07" })
    expect(player(table, 0).krom).toBe(5)
    const own = at({ alma: { hand: ["B-06", "B-07"] }, kolos: { area: "forest" } })
    expect(reasons(own, 0, { do: "play" })).toEqual([{ why: "onlyAsCounter" }])
    play(own, "B-07") // nobody counters an own card
    expect(player(own, 0).hand).toEqual(["B-06"])
  })

  test("KRO-BON-05 KRO-RUL-48 an area symbol: only there, in a fight as well", () => {
    const cave = at({ alma: { hand: ["B-09"] }, kolos: { area: "mountains" } })
    expect(reasons(cave, 0, { do: "play" })).toEqual([{ why: "wrongArea", area: "forest" }])
    const forest = walk(at({ alma: { area: "forest", hand: ["B-09"] }, kolos: { area: "mountains" } }), 0)
    expect(player(play(forest, "B-09"), 0).wood).toBe(2)
    const fight = (area: "forest" | "mountains") =>
      at({ alma: { area, hand: ["B-05"] }, kolos: { area } }, { draws: [1, 2] })
    expect(fight("forest").options(0)).toEqual([{ do: "pass" }])
    expect(reasons(fight("forest"), 0, { do: "play" })).toEqual([{ why: "wrongArea", area: "mountains" }])
    expect(verbs(fight("mountains"), 0)).toEqual(["pass", "play"])
  })

  test("KRO-DEC-15 a card that was picked lies open: it is not taken back for nothing any more", () => {
    const file = new URL("golden/two-random.json", import.meta.url)
    const { log } = JSON.parse(readFileSync(file, "utf8")) as { log: Log }
    const picked = log.choices.flatMap(({ seat, choice }, i) =>
      choice.do === "play" ? [{ seat, n: i + 1 }] : [],
    )
    expect(picked.length).toBeGreaterThan(5)
    for (const { seat, n } of picked) expect(freeUndo(rules, prefix(log, n), seat)).toBe(n)
  })

  test("KRO-BON-06 any number in one phase, and several in one fight by the same fighter", () => {
    const table = at({ alma: { hand: ["B-07", "B-07", "B-08"] }, kolos: { area: "forest" } })
    play(play(table, "B-07"), "B-07")
    play(table, "B-08").choose(0, { do: "choose", kind: "wood" })
    expect(player(table, 0)).toMatchObject({ krom: 11, wood: 1, hand: [] })
    const fight = at({ alma: { hand: ["B-03", "B-03", "B-04"] }, kolos: {} }, { draws: [1, 6] })
    for (const card of ["B-03", "B-03", "B-04"]) fight.choose(0, { do: "play", card })
    expect(player(fight, 1).life).toBe(5) // 8 against 6
  })

  test("KRO-BON-07 a played card is discarded, cancelled or not", () => {
    expect(alone("B-07").state.bonus.discard).toEqual(["B-07"])
    const table = at({ alma: { hand: ["B-07"] }, kolos: { area: "forest", hand: ["B-06"] } })
    play(table, "B-07").choose(1, { do: "counter" })
    expect(table.state.bonus.discard).toEqual(["B-07", "B-06"])
  })

  test("KRO-BON-08 KRO-RUL-25 there is no hand limit", () => {
    const hand = [
      "B-01",
      "B-01",
      "B-01",
      "B-02",
      "B-03",
      "B-03",
      "B-03",
      "B-04",
      "B-04",
      "B-05",
      "B-06",
      "B-06",
    ]
    const table = at({ alma: { hand, krom: 2 }, kolos: { area: "forest" } }, { draws: ["B-07"] })
    expect(player(table.choose(0, { do: "buyBonus" }), 0).hand.length).toBe(13)
  })

  test("KRO-BON-09 an empty deck is made anew from the discards; with both empty nothing is drawn", () => {
    const table = at({ alma: { area: "forest" }, kolos: { area: "mountains", life: 0 } })
    const { bonus, players } = table.state
    players[1]!.hand = bonus.deck.unknown.splice(0)
    bonus.discard.push(players[1]!.hand.pop() as string)
    table.draws({ gathering: "G-08" }, { bonus: "B-22" }).choose(0, { do: "gather" })
    table.tells({ fact: "reshuffled", deck: "bonus" })
    expect([player(table, 0).hand, bonus.discard]).toEqual([["B-22"], []])
    table.draws({ gathering: "G-08" }).choose(0, { do: "gather" }).tells({ fact: "noCardLeft", seat: 0 })
    expect(table.facts("reshuffled")).toHaveLength(1) // there was nothing to make a deck of
    expect(player(table, 0).hand).toEqual(["B-22"])
  })
})

describe("what cards do", () => {
  test("KRO-BON-20 more fight dice", () => {
    const table = at(
      { alma: { hand: ["B-02"] }, kolos: {} },
      { draws: [1, 5, { fightDice: 4 }, { fightDice: 2 }] },
    )
    table
      .choose(0, { do: "play" })
      .finish()
      .tells({ fact: "fightRolled", seat: 0, dice: [4, 2], total: 7 })
  })

  test("KRO-BON-21 an addition in a fight", () => {
    const table = at({ alma: { hand: ["B-04"] }, kolos: {} }, { draws: [1, 5] }).choose(0, { do: "play" })
    table.tells({ fact: "fightAdded", seat: 0, add: 3, total: 4 })
    expect(player(table, 0).life).toBe(6)
  })

  test("KRO-BON-22 gain: krom, resources, life", () => {
    expect(player(alone("B-07"), 0).krom).toBe(8)
    expect(player(alone("B-10", { area: "savanna" }), 0).bone).toBe(2)
    expect(player(alone("B-11", { area: "mountains" }), 0).stone).toBe(2)
    expect(player(alone("B-12", { life: 2 }), 0).life).toBe(6)
    expect(player(alone("B-08").choose(0, { kind: "stone" }), 0).stone).toBe(1)
  })

  test("KRO-BON-23 lose: a player anywhere; tokens go to the supply", () => {
    const krom = alone("B-13", {}, { area: "mountains", krom: 7 })
    expect([player(krom, 1).krom, krom.state.supply.krom]).toEqual([4, 50 - 5 - 4])
    expect(player(alone("B-14", {}, { area: "mountains", bone: 2 }), 1).bone).toBe(1)
    expect(player(alone("B-15", {}, { area: "mountains", life: 6 }), 1).life).toBe(3)
  })

  test("KRO-BON-24 steal: only in the same area, from player to player", () => {
    const far = at({ alma: { hand: ["B-16"] }, kolos: { area: "forest" } })
    far.refuses(0, { do: "playBonus" })
    expect(reasons(far, 0, { do: "play" })).toEqual([{ why: "changesNothing" }])
    const near = alone("B-16", {}, { life: 0 })
    expect(near.state.players.map(({ krom }) => krom)).toEqual([7, 3])
    near.tells({ fact: "took", seat: 0, from: 1, kind: "krom", count: 2 })
    expect(player(alone("B-18", {}, { life: 0 }), 0).krom).toBe(8)
  })

  test("KRO-BON-25 KRO-RUL-50 convert: pay the supply first, then take as far as it reaches", () => {
    const bought = alone("B-19").choose(0, { do: "choose", kind: "bone" })
    expect(player(bought, 0)).toMatchObject({ krom: 3, bone: 1 })
    const sold = alone("B-20", { wood: 1 })
    expect(player(sold, 0)).toMatchObject({ krom: 10, wood: 0 })
    const scarce = at({ alma: { hand: ["B-20"], wood: 1, krom: 20 }, kolos: { area: "forest", krom: 28 } })
    expect(player(play(scarce, "B-20"), 0)).toMatchObject({ krom: 22, wood: 0 })
    scarce.tells({ fact: "cutShort", seat: 0, kind: "krom", count: 3 })
  })

  test("KRO-BON-26 KRO-SUP-04 swap: with a player anywhere, not through the supply", () => {
    const table = alone("B-21", {}, { area: "mountains", bone: 1, krom: 0 })
    expect(table.state.players.map(({ krom, bone }) => [krom, bone])).toEqual([
      [4, 1],
      [1, 0],
    ])
    expect(table.state.supply).toMatchObject({ krom: 45, bone: 11 })
  })

  test("KRO-BON-28 who has less than the card takes loses everything of that kind", () => {
    expect(player(alone("B-13", {}, { area: "mountains", krom: 1 }), 1).krom).toBe(0)
    const stolen = alone("B-18", {}, { krom: 2, life: 0 })
    expect(stolen.state.players.map(({ krom }) => krom)).toEqual([7, 0])
  })

  test("KRO-BON-29 convert and swap need the full price on both sides", () => {
    const cannot = (card: string, alma: Who, kolos: Who) =>
      at({ alma: { ...alma, hand: [card] }, kolos }).refuses(0, { do: "playBonus" })
    cannot("B-19", { krom: 1 }, { area: "mountains" })
    cannot("B-20", { wood: 0 }, { area: "mountains" })
    cannot("B-21", { krom: 0 }, { area: "mountains", bone: 1 })
    cannot("B-21", {}, { area: "mountains" })
    cannot("B-22", {}, { area: "mountains", bone: 1 })
  })

  test("KRO-BON-30 KRO-DEC-17 KRO-DEC-18 the player of the card chooses kinds; a kind is not swapped for itself", () => {
    const table = at({
      alma: { hand: ["B-22"], wood: 1, bone: 1 },
      kolos: { area: "mountains", wood: 1, stone: 1 },
    })
    play(table, "B-22")
    expect(table.options(0)).toEqual([
      { do: "give", kind: "wood" },
      { do: "give", kind: "bone" },
    ])
    table.choose(0, { do: "give", kind: "wood" }) // for wood only the stone is left
    expect(player(table, 0)).toMatchObject({ wood: 0, stone: 1, bone: 1 })
    const lose = play(
      at({ alma: { hand: ["B-14"] }, kolos: { area: "mountains", wood: 1, bone: 1 } }),
      "B-14",
    )
    expect(lose.options(0)).toEqual([
      { do: "choose", kind: "wood" },
      { do: "choose", kind: "bone" },
    ])
    lose.choose(0, { kind: "bone" })
    expect(player(lose, 1)).toMatchObject({ wood: 1, bone: 0 })
    at({ alma: { hand: ["B-22"], wood: 1 }, kolos: { area: "mountains", wood: 3 } }).refuses(0, {
      do: "playBonus",
    })
  })

  test("KRO-BON-31 KRO-RUL-26 a card that would change nothing cannot be played", () => {
    const nothing = { why: "changesNothing" }
    const why = (card: string, alma: Who, kolos: Who = { area: "mountains", krom: 0 }) =>
      reasons(at({ alma: { ...alma, hand: [card] }, kolos }), 0, { do: "play", card })
    expect(why("B-12", { life: 7 })).toEqual([nothing])
    expect(why("B-13", {})).toEqual([nothing])
    expect(why("B-07", { krom: 20 }, { area: "mountains", krom: 30 })).toEqual([nothing])
    expect(why("B-19", {}, { area: "mountains", wood: 12, stone: 12, bone: 12 })).toEqual([nothing])
    expect(why("B-12", { life: 6 })).toEqual([])
  })

  test("KRO-BON-32 KRO-DEC-16 a chosen player is another player", () => {
    const table = at({
      alma: { hand: ["B-13"] },
      kolos: { area: "forest" },
      karok: { area: "savanna", krom: 0 },
      unga: { area: "mountains" },
    })
    play(table, "B-13")
    expect(table.options(0)).toEqual([
      { do: "aim", seat: 1 },
      { do: "aim", seat: 3 },
    ])
    table.refuses(0, { do: "aim", seat: 2 }, "victimHasNone").refuses(0, { do: "aim", seat: 0 })
    table.choose(0, { do: "aim", seat: 3 }).tells({ fact: "playedOn", seat: 0, card: "B-13", target: 3 })
    expect(table.state.players.map(({ krom }) => krom)).toEqual([5, 5, 0, 2])
  })

  test("KRO-BON-33 life lost to a card can stun", () => {
    const table = alone("B-15", {}, { area: "mountains", life: 2 })
    table.tells({ fact: "hurt", seat: 1, count: 2, life: 0 }).tells({ fact: "stunned", seat: 1 })
    // Kolos does not act: all move again
    expect(asked(table.choose(0, { do: "endPhase" }))).toBeNull()
    table.asks([0, 1], "round.movement")
  })

  test("card, kind given, target, kind taken, then the window: in this order", () => {
    const rich = { wood: 2, stone: 2, bone: 2 }
    const table = at({
      alma: { hand: ["B-22"], ...rich },
      kolos: { area: "forest", ...rich, hand: ["B-01"] },
      karok: { area: "savanna", ...rich },
    })
    const asks: (string | null)[] = []
    const step = (choice: Parameters<typeof table.choose>[1]) => {
      table.choose(0, choice)
      asks.push(table.ask(0) ?? table.ask(1))
    }
    step({ do: "playBonus" })
    step({ do: "play" })
    step({ do: "give", kind: "wood" })
    step({ do: "aim", seat: 1 })
    step({ do: "choose", kind: "bone" })
    expect(asks).toEqual(["bonus.card", "bonus.given", "bonus.target", "bonus.kind", "counter.window"])
    expect(player(table, 0)).toMatchObject(rich) // nothing has happened yet
    table.choose(1, { do: "letStand" })
    expect(player(table, 0)).toMatchObject({ wood: 1, bone: 3 })
    table.tells({ fact: "offers", kind: "wood" }).tells({ fact: "asksFor", kind: "bone" })
  })
})
