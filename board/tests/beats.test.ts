import type { Fact } from "@genepool/engine"
import { describe, expect, test } from "vitest"
import { type Beat, beatsOf, follows, lengthOf, queued } from "../beats.ts"

const fact = (name: string): Fact => ({ fact: name })

describe("facts are cut into moments", () => {
  const score = {
    chords: [["rolled", "hurt"]],
    quiet: new Set(["counted"]),
    leading: new Set(["hurt"]),
  }

  test("what belongs together is one moment, whatever is quiet in between", () => {
    const facts = [fact("rolled"), fact("counted"), fact("rolled"), fact("moved"), fact("moved")]
    expect(beatsOf(score, facts).map((beat) => beat.map(({ fact }) => fact))).toEqual([
      ["rolled", "rolled"],
      ["moved"],
      ["moved"],
    ])
  })

  test("a leading fact begins a moment of its own", () => {
    expect(beatsOf(score, [fact("rolled"), fact("hurt"), fact("rolled")])).toEqual([
      [fact("rolled")],
      [fact("hurt"), fact("rolled")],
    ])
  })
})

describe("whether a step goes on from the one that was seen", () => {
  test("the next one does, also when nobody hears of it, such as a pass", () => {
    expect(follows(8, 7, [])).toBe(true)
    expect(follows(8, 7, [fact("rolled")])).toBe(true)
  })

  test("several at once do, when they come with what happened, or when all may have been chosen in secret", () => {
    expect(follows(30, 7, [fact("rolled")])).toBe(true)
    expect(follows(12, 7, [])).toBe(true)
  })

  test("back in time does not, nor a jump", () => {
    expect(follows(6, 7, [])).toBe(false)
    expect(follows(6, 7, [fact("rolled")])).toBe(false)
    expect(follows(20, 7, [])).toBe(false)
  })
})

describe("a long chain can be followed", () => {
  const beats = (count: number): Beat[] => Array.from({ length: count }, (_, n) => [fact(`fact ${n}`)])
  const timeFor = (count: number) => beats(count).reduce((sum, _, n) => sum + lengthOf(count - n), 0)

  test("nothing of it is lost", () => {
    expect(queued(beats(4), beats(40))).toHaveLength(44)
  })

  test("it is shown the faster the longer it is, and the last moment is left standing", () => {
    expect(lengthOf(12)).toBeLessThan(lengthOf(8))
    expect(lengthOf(40)).toBeLessThan(lengthOf(12))
    expect(lengthOf(1)).toBeGreaterThan(lengthOf(2))
    expect(timeFor(10)).toBeLessThan(5_000)
    expect(timeFor(40)).toBeLessThan(12_000)
  })

  test("who is far behind comes back to the present", () => {
    const all = [...beats(30), ...beats(45)]
    expect(queued(beats(30), beats(45))).toEqual(all.slice(-10))
  })
})
