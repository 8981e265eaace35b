import { fc, test as property } from "@fast-check/vitest"
import { describe, expect, test } from "vitest"
import { placeOfMistake } from "../json-place.ts"

describe("where a text stops being JSON", () => {
  test.each([
    ["", 0],
    ["  ", 2],
    ["tru", 0],
    ['{"a": tru}', 6],
    ['{"a" 1}', 5],
    ['{"a": 1,}', 8],
    ['{"a": 1', 7],
    ["{a: 1}", 1],
    ["[1, 2", 5],
    ["[1 2]", 3],
    ["[1,]", 3],
    ["[1]]", 3],
    ["[1}", 2],
    ["[01]", 1],
    ["[1.]", 1],
    ["[-]", 1],
    ['["a\nb"]', 1],
    ['["\\x"]', 1],
    ['{"a": [true, {"b": nul}]}', 19],
    ["{} {}", 3],
  ])("%j: at %d", (text, at) => {
    expect(() => JSON.parse(text) as unknown).toThrow()
    expect(placeOfMistake(text)).toBe(at)
  })

  property.prop([fc.json(), fc.constantFrom("", " ", "\n")])(
    "nothing is wrong with what is JSON",
    (json, blank) => {
      const text = json + blank
      expect(placeOfMistake(text)).toBe(text.length)
    },
  )
})
