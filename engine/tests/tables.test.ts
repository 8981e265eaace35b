import { describe, expect, test } from "vitest"
import { type AnyGame, BadInput, type Schema } from "../index.ts"
import { everyTable } from "../testing/tables.ts"
import { complaints, offers } from "./complaints.ts"
import { wager } from "./games/wager.ts"

const name = "every option is tried"
const options: Schema<Record<string, unknown>> = {
  fields: {
    open: { kind: "flag", default: true },
    deal: { kind: "one", of: ["all", "some", "none"], default: "all" },
    cards: { kind: "number", min: 1, max: 3, default: 2 },
    edition: { kind: "data", default: null, parse: (value: unknown) => value },
  },
}
const withOptions = (more: Partial<typeof options>): AnyGame =>
  ({ ...wager, options: { ...options, ...more } }) as AnyGame

describe("the tables that a game is tried at", () => {
  test("every number of seats with the defaults, and every other value that can be made up, together where it goes", () => {
    expect(everyTable(withOptions({}))).toEqual([
      { seats: 2 },
      { seats: 3 },
      { seats: 2, options: { open: false, deal: "some", cards: 1 }, games: 1 },
      { seats: 3, options: { deal: "none", cards: 3 }, games: 1 },
    ])
  })

  test("what no table can have together stands on tables of its own, with as many seats as it wants", () => {
    const check = ({ deal, cards }: Record<string, unknown>, seats: number) => {
      if (deal === "none" && cards !== 3) throw new BadInput("options.deal", "three cards", deal)
      if (deal === "some" && seats < 3) throw new BadInput("options.deal", "three seats", deal)
    }
    expect(everyTable(withOptions({ check })).slice(2)).toEqual([
      { seats: 2, options: { open: false, cards: 1 }, games: 1 },
      { seats: 3, options: { deal: "some", cards: 3 }, games: 1 },
      { seats: 2, options: { deal: "none", cards: 3 }, games: 1 },
    ])
  })

  test("a value that is always refused is a mistake", () => {
    const check = ({ deal }: Record<string, unknown>) => {
      if (deal === "none") throw new BadInput("options.deal", "anything else", deal)
    }
    expect(() => everyTable(withOptions({ check }))).toThrow(
      'wager: no table can have the option deal "none", with any number of seats',
    )
  })
})

describe("a bug that only another option shows", () => {
  /** With three cards each, a score is no number. */
  const broken: AnyGame = {
    ...wager,
    setup(seats, chosen, turn) {
      const state = wager.setup(seats, chosen as { cards: number }, turn)
      if ((chosen as { cards: number }).cards === 3) state.players[0]!.won = Number.NaN
      return state
    },
  } as AnyGame

  test("is found although no case is declared", () => {
    expect(complaints(wager).get(offers)).toBeUndefined()
    expect(complaints(broken).all().join("\n")).toContain('options {"cards":3}')
  })

  test("declared cases have to try every option, too", () => {
    const only = complaints(wager, { cases: [{ seats: 2 }, { seats: 3, options: { cards: 2 } }] })
    expect(only.get(name)).toContain("wager: no case has anything but the default of cards")
    const all = complaints(wager, { cases: [{ seats: 2 }, { seats: 3, options: { cards: 1 } }] })
    expect(all.get(name)).toBeUndefined()
  })
})
