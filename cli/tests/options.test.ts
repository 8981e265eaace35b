import { type AnyGame, BadInput, type Field } from "@genepool/engine"
import { describe, expect, test } from "vitest"
import { checkOptions, readOptions } from "../choosing.ts"
import { casesOf } from "../simulate/cases.ts"
import { folder } from "./harness.ts"

const fields: { readonly [name: string]: Field } = {
  open: { kind: "flag", default: false },
  map: { kind: "one", of: ["small", "large"], default: "small" },
  rounds: { kind: "number", min: 1, max: 9, default: 6 },
  edition: {
    kind: "data",
    default: null,
    parse(value, where) {
      if (!Array.isArray(value)) throw new BadInput(where, "a list of cards", value)
      return value as unknown
    },
  },
}
const game = {
  id: "made-up",
  seats: { min: 2, max: 3 },
  options: {
    fields,
    check({ map }: { map: string }, seats: number) {
      if (map === "small" && seats > 2) throw new BadInput("options.map", "a large map for three", map)
    },
  },
} as unknown as AnyGame

const files = folder()

describe("options on the command line", () => {
  test("k=v pairs take the kind of their field", () => {
    expect(readOptions(game, ["open=true, rounds=3", "map=large"], undefined)).toEqual({
      open: true,
      rounds: 3,
      map: "large",
    })
  })

  test("JSON, a JSON file, a value from a file, an edition", () => {
    const cards = files.write("cards.json", [1, 2])
    expect(readOptions(game, ['{"open":true}'], undefined)).toEqual({ open: true })
    expect(readOptions(game, [files.write("options.json", { rounds: 2 })], undefined)).toEqual({ rounds: 2 })
    expect(readOptions(game, [`edition=@${cards}`], undefined)).toEqual({ edition: [1, 2] })
    expect(readOptions(game, [], cards)).toEqual({ edition: [1, 2] })
  })

  test.each([
    ["open=maybe", "--options.open: expected true or false, got maybe"],
    ["map=huge", "--options.map: expected one of small, large, got huge"],
    ["rounds=10", "--options.rounds: expected a whole number from 1 to 9, got 10"],
    ["rounds=many", "--options.rounds: expected a whole number from 1 to 9, got many"],
    ["speed=1", "--options.speed: expected one of open, map, rounds, edition, got speed"],
    ["=1", "--options: expected name=value, got =1"],
    ["open=true,", "--options: expected name=value, got "],
    ["{open:true}", "--options:1:2: expected JSON, got open:true}"],
    ["nowhere.json", "nowhere.json: expected a file that can be read, got no such file"],
    ["edition=@nowhere.json", "nowhere.json: expected a file that can be read, got no such file"],
  ])("%j is refused", (text, message) => {
    expect(() => readOptions(game, [text], undefined)).toThrow(message)
  })

  test("a wrong file is named with the place in it", () => {
    const broken = files.write("broken.json", '{\n "open": tru\n}')
    expect(() => readOptions(game, [broken], undefined)).toThrow(`${broken}:2:10: expected JSON, got tru`)
    const wrong = files.write("wrong.json", { map: 3 })
    expect(() => readOptions(game, [wrong], undefined)).toThrow(
      `${wrong}.map: expected one of small, large, got 3`,
    )
    const cards = files.write("no-cards.json", {})
    expect(() => readOptions(game, [], cards)).toThrow(`${cards}: expected a list of cards, got {}`)
    const without = { ...game, options: { fields: {} } } as AnyGame
    expect(() => readOptions(without, [], cards)).toThrow(
      "--edition: expected a game with editions, got made-up",
    )
  })

  test("what depends on the number of seats is checked with it", () => {
    expect(checkOptions(game, {}, 2)).toEqual({})
    expect(() => checkOptions(game, {}, 3)).toThrow("expected a large map for three")
  })

  test("every combination of flags and choices that is possible", () => {
    const cases = casesOf(game, "all", { rounds: 1 }, true)
    expect(cases).toHaveLength(4 + 2)
    expect(cases.filter(({ seats }) => seats === 3).every(({ options }) => options.map === "large")).toBe(
      true,
    )
    expect(casesOf(game, "2", { open: true }, true)).toEqual([
      { seats: 2, options: { open: true, map: "small" } },
      { seats: 2, options: { open: true, map: "large" } },
    ])
    expect(casesOf(game, "2,3", {}, false).map(({ seats }) => seats)).toEqual([2, 3])
    expect(() => casesOf(game, "4", {}, false)).toThrow("--seats: expected a whole number from 2 to 3, got 4")
  })
})
