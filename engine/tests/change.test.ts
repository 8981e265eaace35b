import { fc, test } from "@fast-check/vitest"
import { describe, expect } from "vitest"
import { type Change, changed, changeOf } from "../index.ts"

const written = (change: Change | null) => JSON.parse(JSON.stringify(change)) as Change

describe("a change", () => {
  test.prop([fc.jsonValue(), fc.jsonValue()], { numRuns: 500 })("makes one of the other", (before, after) => {
    const [then, now] = [written(before as never), written(after as never)]
    const change = changeOf(then, now)
    if (change === null) expect(then).toEqual(now)
    else expect(changed(then, written(change))).toEqual(now)
  })

  const member = fc.oneof(
    fc.nat(3),
    fc.constantFrom("a", "b"),
    fc.record({ id: fc.nat(4), up: fc.boolean() }),
  )
  test.prop([fc.array(member, { maxLength: 8 }), fc.array(member, { maxLength: 8 })], { numRuns: 500 })(
    "makes one list of the other where they have much in common",
    (before, after) => {
      const change = changeOf(before, after)
      expect(change === null ? before : changed(before, written(change))).toEqual(after)
    },
  )

  test("says only what is other, and takes nothing along", () => {
    const before = {
      n: 1,
      seats: [{ name: "Ada" }, { name: "Bea" }],
      hand: [1, 2, 3, 4],
      gone: true,
      same: {},
    }
    const after = { n: 2, seats: [{ name: "Ada" }, { name: "Eve" }], hand: [1, 3, 4], same: {} }
    const change = changeOf(before, after)
    expect(change).toEqual({
      n: [2],
      seats: { 1: { name: ["Eve"] } },
      hand: { splice: [1, 1] },
      gone: [],
    })
    expect(changed(before, change as Change)).toEqual(after)
    expect(before.seats[1]).toEqual({ name: "Bea" })
    expect(changeOf(after, { ...after, hand: [1, 3, 4] })).toBeNull()
  })

  test("knows null from nothing, lists from objects, and names that every object has from birth", () => {
    const pairs: readonly (readonly [unknown, unknown])[] = [
      [{ a: null }, {}],
      [{}, { a: null }],
      [{ a: [] }, { a: {} }],
      [{ a: {} }, { a: [] }],
      [{ constructor: 1 }, {}],
      [{}, { constructor: 1, toString: [1] }],
      [[], [null]],
      [[[1]], [[]]],
    ]
    for (const [before, after] of pairs)
      expect(changed(before, written(changeOf(before, after)))).toEqual(after)
  })
})
