import { describe, expect, test } from "vitest"
import { rules } from "../rules/chromosome.ts"
import { usual } from "../rules/usual.ts"
import { at, type ChromosomeTable } from "./at.ts"

const usualFor = (table: ChromosomeTable, seat: number) =>
  usual(rules.view(table.state, seat), rules.decision(table.state, seat)!)

describe("what goes without saying", () => {
  test("CHR-DEC-07 genes pay, where they can; where they cannot, it is asked", () => {
    const groups = { 14: "0:1+", 3: "1:2+" } as const
    const rich = at({ groups, players: [{ active: { telepathy: 1 } }] })
    rich.choose(0, { do: "impulse" }).choose(0, { do: "room", room: 5 })
    rich.asks(0, "payment.genes")
    expect(usualFor(rich, 0)).toEqual({ do: "genesOnly" })
    expect(usualFor(at({ groups }), 0)).toBeNull()
  })

  const tested = (die: number, structure = 0) =>
    at({
      groups: { 14: "0:2+", 3: "1:2+" },
      cubes: { 5: 2 },
      phase: "radiation",
      step: "spaces",
      players: [{ active: { structure } }],
      draws: [{ test: die }],
    }).asks([0, 1], "roll.window")

  test("CHR-DEC-16 a test that is passed is kept by who passed it, and one that is not is asked about", () => {
    expect([1, 2, 3, 4].map((die) => usualFor(tested(die), 0)?.do)).toEqual([
      undefined,
      undefined,
      "stand",
      "stand",
    ])
    expect(usualFor(tested(2, 1), 0)).toEqual({ do: "stand" })
  })

  test("CHR-DEC-16 who has no part in a roll keeps it", () => {
    for (const die of [1, 2, 3, 4]) expect(usualFor(tested(die), 1)).toEqual({ do: "stand" })
  })

  test("CHR-DEC-16 which gene the die of a mutation brings is its roller's to judge", () => {
    const table = at({ groups: { 14: "0:1+", 3: "1:2+" }, draws: [{ mutation: 4 }] })
    table.choose(0, { do: "mutation" }).choose(0, { do: "random" }).choose(0, { do: "genesOnly" })
    table.asks([0, 1], "roll.window")
    expect(usualFor(table, 0)).toBeNull()
    expect(usualFor(table, 1)).toEqual({ do: "stand" })
  })

  const fought = (attack: number) =>
    at({
      groups: { 14: "0:3+", 18: "1:2-", 3: "1:2+" },
      draws: [{ attack }],
    })
      .choose(0, { do: "spark" })
      .choose(0, { do: "target", room: 18 })

  test("CHR-DEC-16 in a fight each side is asked about what could get better for it", () => {
    const asked = (die: number) => {
      const table = fought(die)
      while (rules.decisions(table.state).every(({ ask }) => ask !== "roll.window")) {
        const { seat, options } = rules.decisions(table.state)[0]!
        table.choose(seat, options[0]!)
      }
      return [0, 1].map((seat) => usualFor(table, seat)?.do)
    }
    expect(asked(1)).toEqual([undefined, "stand"])
    expect(asked(2)).toEqual([undefined, undefined])
    expect(asked(4)).toEqual(["stand", undefined])
  })

  /** The second roll of a fight of one token, against an attacker whose die showed what is said. */
  const defended = (attacker: string, defender: string, attack: number, defence: number) => {
    const table = at({
      groups: { 14: attacker, 18: defender, 3: "1:2+" },
      draws: [{ attack }, { defence }],
      players: [{ exhausted: true }, { exhausted: true }],
    })
      .choose(0, { do: "spark" })
      .choose(0, { do: "target", room: 18 })
    while (![0, 1].some((seat) => rules.prompt(table.state, seat)?.about.roll === "defence")) {
      const { seat, options } = rules.decisions(table.state)[0]!
      table.choose(seat, options[0]!)
    }
    return [0, 1].map((seat) => usualFor(table, seat)?.do)
  }

  test("CHR-RUL-32 whoever loses everything with any die, or nothing more, is not asked for another one", () => {
    expect(defended("0:3+", "1:1-", 4, 1)).toEqual(["stand", "stand"])
    expect(defended("0:3+", "1:1-", 4, 3)).toEqual(["stand", "stand"])
    // Of two tokens one could be saved
    expect(defended("0:3+", "1:2-", 1, 1)).toEqual(["stand", undefined])
    expect(defended("0:3+", "1:2-", 1, 4)).toEqual([undefined, "stand"])
  })

  test("CHR-DEC-16 who brought a test about disputes it, as long as a die could make it worse", () => {
    const disputed = (die: number) => {
      const table = tested(die)
      for (const frame of table.state.frames) {
        if ("by" in frame) Object.assign(frame, { by: 1 })
        if ("rival" in frame) Object.assign(frame, { rival: 1 })
      }
      return usualFor(table, 1)?.do
    }
    expect([1, 2, 3, 4].map(disputed)).toEqual(["stand", undefined, undefined, undefined])
  })

  test("CHR-MUT-04 the question about the die of a mutation names the gene that it brings", () => {
    for (const mutation of [1, 2, 3, 4]) {
      const table = at({ groups: { 14: "0:1+", 3: "1:2+" }, draws: [{ mutation }] })
      table.choose(0, { do: "mutation" }).choose(0, { do: "random" }).choose(0, { do: "genesOnly" })
      const { gene } = rules.prompt(table.state, 0)!.about
      const before = table.state.players[0]!.active[gene as "action"]
      table.choose(0, { do: "stand" }).choose(1, { do: "stand" })
      expect(table.state.players[0]!.active[gene as "action"], `${mutation}`).toBe(before + 1)
    }
  })
})
