import { featuresHash } from "@genepool/engine"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { fromHalf, packHalves, toHalf } from "../net/half.ts"
import { swift } from "../net/kernel.ts"
import { Net, type NetFile, readNet, unpackWeights, weightsIn } from "../net/net.ts"

const features = { names: ["a", "b", "c"], read: () => {} }

function netFile(shape: NetFile["shape"], weight: (i: number) => number): NetFile {
  const numbers = Float32Array.from({ length: weightsIn(shape) }, (_, i) => weight(i))
  return { game: "g", rules: "1", features: "", shape, weights: packHalves(numbers), card: null }
}

describe("numbers of 16 bits", () => {
  test("all of them come back as they were", () => {
    const halves = Array.from({ length: 0x10000 }, (_, half) => half)
    const numbers = halves.filter((half) => !Number.isNaN(fromHalf(half)))
    expect(numbers.filter((half) => toHalf(fromHalf(half)) !== half)).toEqual([])
  })

  test("the nearest is taken, and of two the even one", () => {
    expect(fromHalf(toHalf(0.1))).toBe(0.0999755859375)
    expect(toHalf(1 + 1 / 2048)).toBe(toHalf(1))
    expect(fromHalf(toHalf(1 + 3 / 2048))).toBe(1 + 2 / 1024)
    expect(fromHalf(toHalf(2047.5 / 1024))).toBe(2)
    expect(toHalf(1e6)).toBe(0x7c00)
    expect(fromHalf(toHalf(2 ** -25 * 1.01))).toBe(2 ** -24)
  })
})

describe("the kernel", () => {
  test("this machine has it", () => {
    expect(swift(new WebAssembly.Memory({ initial: 1 }))).not.toBeNull()
  })

  test("adds up as by hand", () => {
    // Two inputs, one unit, one unit, two numbers out
    const file = netFile([2, 1, 1, 2], (i) => [0.5, 2, -3, 1, 4, 0.25, -1, 10, -20][i] as number)
    for (const isPlain of [false, true]) {
      const net = new Net(file, 2, isPlain)
      net.rows.set([1, 0.5, 0, 2])
      net.judge(0)
      // 0.5 + 2 - 1.5 = 1; 1 + 4 = 5; 0.25 + 50 and -1 - 100
      expect([...net.out]).toEqual([50.25, -101])
      net.judge(1)
      // Below 0 is cut: 0; 1; 10.25 and -21
      expect([...net.out]).toEqual([10.25, -21])
    }
  })

  test("plain arithmetic gives the same bits", () => {
    const number = fc.float({ min: -4, max: 4, noNaN: true })
    const widths = fc.tuple(
      fc.integer({ min: 1, max: 70 }),
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 20 }),
    )
    fc.assert(
      fc.property(widths, fc.array(number, { minLength: 9, maxLength: 31 }), ([a, b, c], numbers) => {
        const file = netFile([a, b, c, 2], (i) => numbers[(i * 7) % numbers.length] as number)
        const nets = [new Net(file, 3), new Net(file, 3, true)]
        const found = nets.map((net) => {
          // A third of the inputs are 0, and are left out
          for (let i = 0; i < 3 * a; i++)
            net.rows[i] = i % 3 === 0 ? 0 : (numbers[i % numbers.length] as number)
          return [0, 1, 2].flatMap((row) => {
            net.judge(row)
            return [...new Uint32Array(net.out.slice().buffer)]
          })
        })
        expect(found[0]).toEqual(found[1])
      }),
      { numRuns: 60 },
    )
  })
})

describe("a file of weights", () => {
  const game = { id: "g", version: "1" }
  const good = { ...netFile([3, 4, 4, 2], (i) => i / 8), features: featuresHash(features) }

  test("comes back as it was written", () => {
    const numbers = Float32Array.from({ length: weightsIn([3, 4, 4, 2]) }, (_, i) => i / 8)
    expect(unpackWeights(good)).toEqual(numbers)
  })

  test.each([
    ["of another game", { game: "h" }, /net\.game/],
    ["of other rules", { rules: "2" }, /net\.rules/],
    ["of other features", { features: "0" }, /net\.features/],
  ])("is refused where it is %s", (_, change, problem) => {
    expect(() => readNet({ ...good, ...change }, game, features)).toThrow(problem)
  })

  test("is refused where its shape or length does not fit", () => {
    expect(readNet(good, game, features)).toBe(good)
    expect(() => readNet({ ...good, shape: [4, 4, 4, 2] }, game, features)).toThrow(/net\.shape/)
    expect(() => readNet({ ...good, shape: [3, 4, 4, 1] }, game, features)).toThrow(/net\.shape/)
    expect(() => readNet({ ...good, weights: good.weights.slice(4) }, game, features)).toThrow(/weights/)
    expect(() => readNet(null, game, features)).toThrow(/an object/)
  })
})
