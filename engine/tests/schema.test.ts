import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { BadInput, parseOptions, type Schema } from "../index.ts"

interface Options {
  friendly: boolean
  map: string
  rounds: number
  edition: { cards: number } | null
}

const schema: Schema<Options> = {
  fields: {
    friendly: { kind: "flag", default: true },
    map: { kind: "one", of: ["small", "large"], default: "small" },
    rounds: { kind: "number", min: 1, max: 9, default: 5 },
    edition: {
      kind: "data",
      default: null,
      parse(value, where) {
        const { cards } = value as { cards?: unknown }
        if (typeof cards !== "number") throw new BadInput(`${where}.cards`, "a number of cards", cards)
        return { cards }
      },
    },
  },
  check({ map }, seats) {
    if (map === "small" && seats > 3) throw new BadInput("options.map", "a map with room for all", map)
  },
}
const parse = (raw: unknown, seats = 2) => parseOptions(schema, raw, seats)
const defaults = { friendly: true, map: "small", rounds: 5, edition: null }

describe("options", () => {
  test("that are left out take their defaults", () => {
    for (const raw of [undefined, null, {}, { rounds: null }]) expect(parse(raw)).toEqual(defaults)
    expect(parse({ friendly: false, edition: { cards: 3, more: 1 } })).toEqual({
      ...defaults,
      friendly: false,
      edition: { cards: 3 },
    })
  })

  test.each([
    [[], "options: expected an object"],
    ["all", "options: expected an object, got all"],
    [{ colour: 1 }, "options.colour: expected one of friendly, map, rounds, edition"],
    [{ friendly: 1 }, "options.friendly: expected true or false, got 1"],
    [{ map: "huge" }, "options.map: expected one of small, large, got huge"],
    [{ rounds: 2.5 }, "options.rounds: expected a whole number from 1 to 9, got 2.5"],
    [{ rounds: 10 }, "options.rounds: expected a whole number from 1 to 9, got 10"],
    [{ rounds: "5" }, "options.rounds: expected a whole number from 1 to 9, got 5"],
    [{ edition: {} }, "options.edition.cards: expected a number of cards"],
  ])("%j is refused with its place", (raw, message) => {
    expect(() => parse(raw)).toThrow(message)
  })

  test("with a key of any length are refused in a message of a few lines", () => {
    const key = "k".repeat(50_000)
    expect(() => parse({ [key]: 1 })).toThrow(
      expect.objectContaining({
        message: expect.toSatisfy((text: string) => text.length < 600),
        where: expect.toSatisfy((text: string) => text.length < 300),
      }),
    )
  })

  test("that no field alone can judge are checked together", () => {
    expect(() => parse({}, 4)).toThrow("a map with room for all")
    expect(parse({ map: "large" }, 4).map).toBe("large")
    expect(() => parseOptions({ fields: {} }, { a: 1 }, 2)).toThrow("options.a: expected")
  })

  test("of whatever JSON are read or refused, nothing else", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.jsonValue(), fc.record({ friendly: fc.jsonValue(), rounds: fc.jsonValue() })),
        (raw) => {
          try {
            expect(Object.keys(parse(raw))).toEqual(Object.keys(defaults))
          } catch (error) {
            expect(error).toBeInstanceOf(BadInput)
          }
        },
      ),
    )
  })
})
