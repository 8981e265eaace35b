// The hardest parts of three rulebooks in small: that procedures whose place is data carry them.

import { describe, expect, test } from "vitest"
import { tableOf } from "../testing/index.ts"
import { attackMiniature } from "./miniatures/attack.ts"
import { fightMiniature } from "./miniatures/fight-cards.ts"
import { pairsMiniature } from "./miniatures/secret-pairs.ts"

const stack = ({ state }: { state: { frames: { proc: string }[] } }) => state.frames.map(({ proc }) => proc)

describe("an attack with re-roll windows", () => {
  const attacked = () =>
    tableOf(attackMiniature, { seats: 3 })
      .choose(0, { do: "attack", target: 1 })
      .choose(0, { do: "genes", count: 1 })
      .choose(0, { do: "fortune", count: 0 })
      .choose(1, { do: "genes", count: 0 })

  test("a window opens inside the roll inside the attack inside the turn, for all with fortune", () => {
    const table = attacked().draws({ attack: 2 }).choose(1, { do: "fortune", count: 2 })
    expect(stack(table)).toEqual(["game", "attack", "roll"])
    table.asks([0, 2], "roll.window")
    expect(table.game.prompt(table.state, 2)?.about).toEqual({ roller: 0, die: 2 })
  })

  test("of all who want a re-roll, the first from the roller pays; it goes on until nobody wants one", () => {
    const table = attacked().draws({ attack: 2 }).choose(1, { do: "fortune", count: 0 })
    table
      .choose(2, { do: "reroll" })
      .choose(1, { do: "reroll" })
      .draws({ attack: 1 })
      .choose(0, { do: "stand" })
    expect(table.state.organisms.map(({ fortune }) => fortune)).toEqual([2, 1, 2])
    table.asks([0, 1, 2], "roll.window").choose(0, { do: "reroll" }).choose(1, { do: "stand" })
    table
      .draws({ attack: 4 })
      .choose(2, { do: "stand" })
      .choose(0, { do: "stand" })
      .choose(1, { do: "stand" })
    table.draws({ attack: 4 }).choose(2, { do: "stand" })
    expect(table.state.frames.at(-1)).toMatchObject({ proc: "roll", roller: 1, die: 4 })
    for (const seat of [0, 1, 2]) table.choose(seat, { do: "stand" })
    // 1 gene and the last die 4 against 4
    table.tells({ fact: "lost", seat: 1 }).asks(1, "turn.action").finish()
  })

  test("whoever left an instruction is not waited for", () => {
    const table = attacked()
    for (const seat of [0, 1, 2]) table.choose(seat, { do: "instruct", standing: "stand" })
    table.draws({ attack: 1 }, { attack: 3 }).choose(1, { do: "fortune", count: 0 })
    table.tells({ fact: "lost", seat: 0 }).finish()
  })

  test("the last token ends the game out of the middle of a turn", () => {
    const one = { tokens: 1, fighting: 0, fortune: 0 }
    const table = tableOf(attackMiniature, { seats: 2, position: { organisms: [one, one] }, draws: [4, 1] })
    expect(table.choose(0, { do: "attack" }).finish().result?.winners).toEqual([0])
  })
})

describe("fight cards with counters", () => {
  const position = (...hands: string[][]) => {
    const held = hands.flat()
    const deck = ["add2", "counter", "dice1", "trinket"].flatMap((card) => {
      const count = (card === "counter" ? 5 : 4) - held.filter((c) => c === card).length
      return new Array<string>(count).fill(card)
    })
    return {
      hands,
      deck: { unknown: deck },
      frames: [
        { proc: "game", step: "deal", fights: 3 },
        { proc: "fight", step: "roll", totals: [], speaks: 0, passed: 0, card: null },
      ],
    }
  }

  test("a counter that is countered lets the card below it stand", () => {
    const hands = position(["add2", "counter"], ["counter"], ["trinket"])
    const table = tableOf(fightMiniature, { seats: 3, position: hands, draws: [1, 5, 6] })
    table.asks(0, "fight.cards").choose(0, { card: "add2" }).asks([1, 2], "counterWindow.window")
    table.choose(1, { do: "counter" }).choose(2, { do: "letStand" })
    expect(stack(table)).toEqual(["game", "fight", "counterWindow", "counterWindow"])
    // Seat 1 has no card left and is not asked about its own card
    table.asks([0, 2], "counterWindow.window").choose(2, { do: "letStand" }).choose(0, { do: "counter" })
    expect(stack(table)).toHaveLength(5)
    table
      .asks(2, "counterWindow.window")
      .choose(2, { do: "letStand" })
      .tells({ fact: "added", seat: 0, added: 2 })
    expect(stack(table)).toEqual(["game", "fight"])
  })

  test("a counter that stands takes the card away, and those who passed are asked again", () => {
    const hands = position(["dice1", "trinket"], ["counter", "add2"])
    const table = tableOf(fightMiniature, { seats: 2, position: hands, draws: [6, 1] })
    table.choose(1, { do: "pass" }).choose(0, { card: "dice1" }).choose(1, { do: "counter" })
    table.choose(0, { do: "letStand" }).asks(1, "fight.cards")
    expect(table.facts().some(({ fact }) => fact === "added")).toBe(false)
    table.choose(1, { do: "pass" }).choose(0, { do: "pass" }).tells({ fact: "won", seat: 0 })
    expect(table.state.discard).toEqual(["dice1", "counter"])
  })

  test("whoever holds a card is asked, with or without a counter, and says why not", () => {
    const hands = position(["add2"], ["trinket"])
    const table = tableOf(fightMiniature, { seats: 2, position: hands, draws: [1, 6] })
    table
      .choose(0, { card: "add2" })
      .asks(1, "counterWindow.window")
      .refuses(1, { do: "counter" }, "noCounter")
    expect(table.options(1)).toEqual([{ do: "letStand" }])
  })
})

describe("pairs in secret, and absorbing", () => {
  test("pairs open together, are carried out in turn order, and the absorbed move with their absorber", () => {
    const lone = (owner: number) => ({ owner, under: [] })
    const organs = [[lone(0), lone(1), lone(2)], [lone(1)], [], []]
    const table = tableOf(pairsMiniature, { seats: 3, position: { organs } })
    table.choose(1, { zone: 0 }).choose(1, { mutation: "absorb" })
    table.choose(0, { zone: 2 }).choose(0, { mutation: "infect" }).choose(2, { zone: 3 })
    expect(table.view(0).frames.at(-1)?.answers).toEqual([
      [
        { do: "zone", zone: 2 },
        { do: "mutation", mutation: "infect" },
      ],
      "given",
      "open",
    ])
    expect(table.facts()).toEqual([])
    // Seat 1 goes first; seat 2 has nothing to attack in zone 3
    table.choose(2, { mutation: "attack" }).asks(1, "resolve.use").choose(1, { do: "use" })
    expect(table.state.organs[0]).toEqual([{ owner: 1, under: [lone(0), lone(2)] }])
    table.choose(0, { do: "use" }).asks([0, 1, 2], "round.choose")
    // Let go at the end of the round
    expect(table.state.organs[0]).toEqual([lone(1), lone(0), lone(2)])
    expect(table.options(1)).toEqual([1, 2, 3].map((zone) => ({ do: "zone", zone })))
  })

  test("an absorber that is attacked lets go of what lies under it, and that stays", () => {
    const organs = [
      [
        { owner: 0, under: [{ owner: 1, under: [] }] },
        { owner: 1, under: [] },
      ],
      [],
      [],
      [],
    ]
    const frames = [
      { proc: "game", step: "round", rounds: 1 },
      { proc: "resolve", step: "use", seat: 1, zone: 0, mutation: "attack" },
    ]
    const table = tableOf(pairsMiniature, { seats: 2, position: { organs, frames } })
    table.choose(1, { do: "use", on: 0 })
    expect(table.state.organs[0]).toEqual([
      { owner: 1, under: [] },
      { owner: 1, under: [] },
    ])
  })
})
