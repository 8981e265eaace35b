import { describe, expect, test } from "vitest"
import { tableOf } from "../testing/index.ts"
import { wager } from "./games/wager.ts"

const hands = { players: { 0: { hand: [3, 9] }, 1: { hand: [4, 5] } }, deck: { unknown: [1, 2] } }

describe("a table for tests", () => {
  test("every choice ends where nothing contradicts itself: options, clones, imagined worlds", () => {
    const both = {
      ...wager,
      whyNot: () => [{ choice: { do: "lay" as const, card: 4 }, reason: { why: "no" } }],
    }
    expect(() => tableOf(both as never, { seats: 2, position: hands }).choose(0, { do: "keep" })).toThrow(
      '{"do":"lay","card":4} is offered, and withheld because of {"why":"no"}',
    )
    const after = (game: object) => () =>
      tableOf(game as typeof wager, { seats: 2, position: hands }).choose(0, { do: "keep" })
    expect(
      after({
        ...wager,
        clone: (state: never) => ({ ...wager.clone(state), deck: { unknown: [], bottom: [] } }),
      }),
    ).toThrow("its clone is another one")
    const forgetful: typeof wager.imagine = (view, random) => {
      const world = wager.imagine(view, random)
      world.players[0]!.hand = []
      return world
    }
    expect(after({ ...wager, imagine: forgetful })).toThrow("seat 0 imagines what it cannot see:")
    expect(after({ ...wager, imagine: forgetful })).toThrow("seat 1 imagines what it cannot see:")
    expect(after(wager)).not.toThrow()
  })

  test("plays a position with scripted chance to its end", () => {
    const table = tableOf(wager, { seats: 2, position: hands, draws: [{ swap: 2 }] })
    table.asks(0, "round.swap").choose(0, { card: 3 }).tells({ fact: "swapped", got: 2 }, 0)
    expect(table.heard("spectator")).toEqual([{ fact: "swappedOne", seat: 0 }])
    table.asks([0, 1], "round.lay").choose(1, { card: 5 }).draws(1, 6).choose(0, { card: 9 })
    expect(table.latest().map(({ fact }) => fact.fact)).toEqual(["laid", "laid", "rolled", "rolled"])
    table.choose(1, { do: "keep" }).choose(0, { do: "lay" }).draws(1, 1).choose(1, { do: "lay" }).finish()
    expect(table.result?.scores).toEqual([0, 4])
    expect(() => table.choose(0, { do: "keep" })).toThrow("asked is: nobody; the game is over")
  })

  test("a choice must fit exactly one option, and the failure lists what there is", () => {
    const table = tableOf(wager, { seats: 2, position: hands })
    expect(() => table.choose(0, { card: 7 })).toThrow(
      'expected an option {"card":7} for seat 0 at round.swap, but there is:\n  {"do":"keep"}\n  {"do":"swap","card":3}',
    )
    expect(() => table.choose(0, { do: "swap" })).toThrow("to fit one option of seat 0, but it fits:")
    expect(() => table.choose(1, { do: "keep" })).toThrow("asked is:\n  seat 0 at round.swap")
  })

  test("refuses: not offered, nothing changes, and for the reason given", () => {
    const table = tableOf(wager, { seats: 2, position: hands })
    table.refuses(0, { do: "swap", card: 4 }, "notInHand").refuses(1, { do: "keep" })
    expect(() => table.refuses(0, { do: "keep" })).toThrow("but it is offered")
    expect(() => table.refuses(0, { do: "swap", card: 4 }, "tooHigh")).toThrow('because of "tooHigh", but')
    expect(() => table.tells({ fact: "laid" })).toThrow('the fact {"fact":"laid"}, but told was: nothing')
    expect(() => table.asks(1, "round.lay")).toThrow("but it is:\n  seat 0 at round.swap")
  })

  test("chance that is missing, misnamed or left over fails", () => {
    const lay = {
      ...hands,
      frames: [
        { proc: "game", step: "next" },
        { proc: "round", step: "lay", starts: 0, best: 0 },
      ],
    }
    const both = (draws: (number | { [name: string]: number })[]) =>
      tableOf(wager, { seats: 2, position: lay, draws }).choose(0, { card: 9 }).choose(1, { card: 4 })
    expect(() => both([1])).toThrow('draw 2: expected a draw named "wager", got the script is used up')
    expect(() => both([{ attack: 1 }, 2])).toThrow('expected a draw named "wager"')
    expect(() => both([1, 2, 3]).finish()).toThrow("left over: [3]")
    both([1, 2]).finish()
  })

  test("instructions can be left, and seeded chance needs no script", () => {
    const table = tableOf(wager, { seats: 3, draws: "seeded", seed: 4 })
    for (const seat of [0, 1, 2]) table.choose(seat, { do: "instruct", standing: "highest" })
    table.choose(0, { do: "keep" })
    expect(table.facts().filter(({ fact }) => fact === "laid")).toHaveLength(3)
  })
})

describe("a position by hand", () => {
  const at = (position: { readonly [key: string]: unknown }) => () => tableOf(wager, { seats: 2, position })

  test("merges objects, replaces lists, patches elements by index", () => {
    const { state } = at(hands)()
    expect(state.players).toEqual([
      { hand: [3, 9], won: 0 },
      { hand: [4, 5], won: 0 },
    ])
    expect(state.deck).toEqual({ unknown: [1, 2], bottom: [] })
    expect(
      at({ deck: { $set: { unknown: [], bottom: [12] } }, players: { 0: { hand: [1] }, 1: { hand: [2] } } })()
        .state.deck,
    ).toEqual({ unknown: [], bottom: [12] })
  })

  test("names the path of what does not belong", () => {
    expect(at({ dekc: {} })).toThrow("position.dekc: expected one of seats, deck, players, laid")
    expect(at({ players: { 0: { won: "two" } } })).toThrow(
      "position.players[0].won: expected a number like 0, got two",
    )
    expect(at({ players: { 2: {} } })).toThrow("position.players.2: expected an index 0 to 1")
    expect(at({ deck: { unknown: ["a"] } })).toThrow("position.deck.unknown[0]: expected number")
    expect(at({ deck: [] })).toThrow("position.deck: expected an object")
    expect(at({ frames: [{ proc: "gmae", step: "next" }] })).toThrow(
      "frames[0].proc: expected a procedure, one of game, round",
    )
    expect(at({ frames: [{ proc: "game", step: "mix" }] })).toThrow(
      "frames[0].step: expected a step of game, one of next",
    )
    expect(at({ frames: [{ proc: "game", step: "next", raund: 1 }] })).toThrow(
      "frames[0].raund: expected one of the locals round",
    )
    expect(() => tableOf(wager, { seats: 4 })).toThrow("seats: expected 2 to 3 seats, got 4")
  })

  test("shares nothing with what was written, nor with itself", () => {
    const player = { hand: [3], won: 0 }
    const position = {
      players: [player, { ...player, hand: [4] }],
      deck: { unknown: [1, 2] },
      laid: [null, null],
    }
    const table = tableOf(wager, { seats: 2, position, draws: [1, 6] })
    table.choose(0, { do: "keep" }).choose(0, { card: 3 }).choose(1, { card: 4 })
    expect(position.players[0]).toEqual({ hand: [3], won: 0 })
    const twice = { hand: [] as number[], won: 0 }
    const over = tableOf(wager, { seats: 2, position: { players: [twice, twice] } })
    expect(over.state.players[0]).not.toBe(over.state.players[1])
  })

  test("is refused when it breaks an invariant", () => {
    expect(at({ players: { 0: { hand: [5, 5] } } })).toThrow("WAG-INV-01")
  })

  test("frames are filled up, and run to the first decision", () => {
    const table = at({ ...hands, frames: [{ proc: "game", step: "next", round: 1 }] })()
    table.asks(1, "round.swap")
  })
})
