import { createHash, createHmac } from "node:crypto"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import {
  BadInput,
  commitmentOf,
  FastRandom,
  indexByWeight,
  type Random,
  RecordedRandom,
  ScriptedRandom,
  SealedRandom,
  shuffled,
} from "../index.ts"

const secret = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
const sealed = (n = 1, numbers: readonly string[] = ["7", "11"], from = secret) =>
  new SealedRandom({ secret: from, numbers }, n)
const dice = (random: Random, count: number, sides = 6) =>
  Array.from({ length: count }, () => random.die(sides, "die"))

/** Pearson's statistic against equal chances. */
function chiSquare(values: readonly number[], sides: number): number {
  const expected = values.length / sides
  const counts = new Array<number>(sides).fill(0)
  for (const value of values) counts[value - 1] = (counts[value - 1] as number) + 1
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

// The value that chance exceeds once in a thousand, for sides - 1 degrees of freedom
const critical: { readonly [sides: number]: number } = { 2: 10.83, 4: 16.27, 6: 20.52, 7: 22.46, 12: 31.26 }

describe.each([
  ["fast", () => new FastRandom("uniform")],
  ["sealed", () => sealed()],
] as const)("%s chance", (_name, make) => {
  test.each([2, 4, 6, 7, 12])("rolls every face of a die with %i sides equally often", (sides) => {
    const values = dice(make(), 12_000, sides)
    expect(Math.min(...values)).toBe(1)
    expect(Math.max(...values)).toBe(sides)
    expect(chiSquare(values, sides)).toBeLessThan(critical[sides] as number)
  })

  test("the next value does not depend on the one before", () => {
    const values = dice(make(), 36_000, 6)
    const pairs = values.slice(1).map((value, i) => ((values[i] as number) - 1) * 6 + value)
    expect(chiSquare(pairs, 36)).toBeLessThan(66.6)
  })

  test("picks every item equally often, and cannot pick out of nothing", () => {
    const random = make()
    const items = ["a", "b", "c", "d"]
    expect(
      chiSquare(
        Array.from({ length: 12_000 }, () => random.index(items, "item") + 1),
        4,
      ),
    ).toBeLessThan(16.27)
    expect(() => random.index([], "item")).toThrow("out of nothing")
  })

  test("shuffles every order equally often", () => {
    const random = make()
    const orders = ["012", "021", "102", "120", "201", "210"]
    const seen = Array.from(
      { length: 6000 },
      () => orders.indexOf(shuffled([0, 1, 2], random, "s").join("")) + 1,
    )
    expect(chiSquare(seen, 6)).toBeLessThan(20.52)
  })
})

describe("fast chance", () => {
  test("is the same for the same seed, and another for another", () => {
    expect(dice(new FastRandom("a"), 20)).toEqual(dice(new FastRandom("a"), 20))
    const streams = ["a", "b", "a#1", "a#2", 1, 2].map((seed) => dice(new FastRandom(seed), 20).join(""))
    expect(new Set(streams).size).toBe(6)
  })

  test("does not change: stored logs depend on it", () => {
    expect(dice(new FastRandom("genepool#1"), 12, 6)).toEqual([5, 4, 6, 3, 6, 6, 3, 2, 6, 5, 3, 6])
  })

  test("first rolls of neighbouring choices are as uniform as any", () => {
    const values = Array.from({ length: 12_000 }, (_, n) => new FastRandom(`table#${n}`).die(6))
    expect(chiSquare(values, 6)).toBeLessThan(20.52)
  })
})

describe("sealed chance", () => {
  test("gives these very dice on every machine", () => {
    expect(dice(sealed(), 20)).toEqual([2, 6, 2, 5, 1, 6, 5, 3, 1, 1, 3, 2, 6, 3, 1, 2, 1, 4, 1, 5])
    expect(commitmentOf(secret)).toBe("630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd")
  })

  test("is HMAC-SHA-256 of the seats' numbers, n and a counter, as another implementation computes it", () => {
    const key = Buffer.from(secret, "hex")
    const bytes = Buffer.concat(
      [0, 1, 2].map((block) =>
        createHmac("sha256", key).update(`["genepool dice 1",["7","11"],5]#${block}`).digest(),
      ),
    )
    // 4294967296 is divisible by 8: no word is thrown away
    const expected = Array.from({ length: 24 }, (_, i) => (bytes.readUInt32BE(4 * i) % 8) + 1)
    expect(dice(sealed(5), 24, 8)).toEqual(expected)
    expect(commitmentOf(secret)).toBe(createHash("sha256").update(key).digest("hex"))
  })

  test("the same choice meets the same dice; n, any seat's number and the secret each change them", () => {
    const stream = (...given: Parameters<typeof sealed>) => dice(sealed(...given), 24).join("")
    expect(stream(3)).toBe(stream(3))
    const other = secret.replace("00", "ff")
    const streams = [
      stream(3),
      stream(4),
      stream(3, ["7", "12"]),
      stream(3, ["11", "7"]),
      stream(3, ["7,11"]),
      stream(3, ["7", "11"], other),
    ]
    expect(new Set(streams).size).toBe(streams.length)
  })

  test("numbers cannot be shifted from one seat to the next", () => {
    expect(dice(sealed(1, ["1", "23"]), 24)).not.toEqual(dice(sealed(1, ["12", "3"]), 24))
  })

  test("needs a secret of 32 bytes, and does not repeat a wrong one", () => {
    expect(() => commitmentOf("abc")).toThrow("secret: expected 64 hexadecimal digits, got something else")
    expect(() => sealed(1, [], `${secret}0`)).toThrow(BadInput)
    expect(() => sealed(1, [], secret.toUpperCase())).toThrow(BadInput)
  })
})

describe("scripted chance", () => {
  test("gives faces and items in order, with or without their names", () => {
    const random = new ScriptedRandom([3, { attack: 6 }, "b", { card: "c" }])
    expect([random.die(4, "any"), random.die(6, "attack")]).toEqual([3, 6])
    expect([random.index(["a", "b"], "any"), random.index(["c", "b"], "card")]).toEqual([1, 0])
    random.finish()
  })

  test("fails when a draw is missing, has another name, is impossible or is left over", () => {
    expect(() => new ScriptedRandom([]).die(6, "attack")).toThrow(
      'script, draw 1: expected a draw named "attack", got the script is used up',
    )
    expect(() => new ScriptedRandom([{ defence: 3 }]).die(6, "attack")).toThrow(
      'script, draw 1: expected a draw named "attack", got {"defence":3}',
    )
    for (const face of [0, 7, 2.5, "3"])
      expect(() => new ScriptedRandom([face]).die(6, "attack")).toThrow('a face of the die "attack", 1 to 6')
    expect(() => new ScriptedRandom(["z"]).index(["a", "b"], "card")).toThrow(
      'one of ["a","b"] for the draw "card", got z',
    )
    const random = new ScriptedRandom([1, 2, { attack: 3 }])
    random.die(6, "x")
    expect(() => random.finish()).toThrow(
      'script, draw 2: expected every draw to be used, got left over: [2,{"attack":3}]',
    )
  })

  test("repeats whatever was written down of another source", () => {
    const question = fc.oneof(
      fc.integer({ min: 1, max: 20 }),
      fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 9 }),
    )
    fc.assert(
      fc.property(fc.string(), fc.array(question), (seed, questions) => {
        const ask = (random: Random) =>
          questions.map((q) => (typeof q === "number" ? random.die(q, "die") : random.index(q, "item")))
        const recorded = new RecordedRandom(new FastRandom(seed))
        const values = ask(recorded)
        expect(recorded.draws.map(({ of }) => of)).toEqual(
          questions.map((q) => (typeof q === "number" ? q : q.length)),
        )
        const scripted = new ScriptedRandom(
          recorded.draws.map(({ name, value }) => ({ [name]: value as string | number })),
        )
        expect(ask(scripted)).toEqual(values)
        scripted.finish()
      }),
      { numRuns: 50 },
    )
  })
})

test("by weight: as often as it weighs, and never what weighs nothing", () => {
  const random = new FastRandom("weights")
  const counts = [0, 0, 0]
  for (let n = 0; n < 8000; n++) counts[indexByWeight([0, 1, 3], random, "die")]!++
  expect(counts[0]).toBe(0)
  expect(counts[1]! / 8000).toBeCloseTo(0.25, 1)
  expect(counts[2]! / 8000).toBeCloseTo(0.75, 1)
})
