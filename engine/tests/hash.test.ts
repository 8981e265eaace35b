import { createHash } from "node:crypto"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { canonical, stateHash } from "../index.ts"

describe("canonical JSON", () => {
  test("has its keys in order, at every depth, and nothing that JSON does not have", () => {
    expect(canonical({ b: 1, a: { d: [{ z: null, y: "q" }], c: true }, gone: undefined })).toBe(
      '{"a":{"c":true,"d":[{"y":"q","z":null}]},"b":1}',
    )
    expect(canonical([undefined, 1.5, "é\n"])).toBe('[null,1.5,"é\\n"]')
  })

  test("is the same whatever the order of keys, and reads back as the same value", () => {
    const shuffledKeys = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(shuffledKeys)
      if (typeof value !== "object" || value === null) return value
      return Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, part]) => [key, shuffledKeys(part)]),
      )
    }
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(canonical(shuffledKeys(value))).toBe(canonical(value))
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })
})

describe("the hash of a state", () => {
  test("is the first half of SHA-256 of its canonical JSON, as another implementation computes it", () => {
    const value = { b: [1, 2, { c: "ż" }], a: null }
    expect(stateHash(value)).toBe(createHash("sha256").update(canonical(value)).digest("hex").slice(0, 32))
    expect(stateHash({})).toBe("44136fa355b3678a1146ad16f7e8649e")
  })

  test("differs where the JSON differs", () => {
    const values = [{}, [], null, 0, "", "0", { a: 1 }, { a: "1" }, { a: [1] }, { a: { 0: 1 } }, { b: 1 }]
    expect(new Set(values.map(stateHash)).size).toBe(values.length)
  })
})
