import type { Fact } from "@genepool/engine"
import { describe, expect, test } from "vitest"
import { beatsOf, cutIntoBeats, follows } from "../beats.ts"

const fact = (name: string): Fact => ({ fact: name })

describe("facts are cut into moments", () => {
  const pacing = {
    chords: [["rolled", "hurt"]],
    quiet: new Set(["counted"]),
    leading: new Set(["hurt"]),
  }

  test("what belongs together is one moment, whatever is quiet in between", () => {
    const facts = [fact("rolled"), fact("counted"), fact("rolled"), fact("moved"), fact("moved")]
    expect(beatsOf(pacing, facts).map((beat) => beat.map(({ fact }) => fact))).toEqual([
      ["rolled", "rolled"],
      ["moved"],
      ["moved"],
    ])
  })

  test("a leading fact begins a moment of its own", () => {
    expect(beatsOf(pacing, [fact("rolled"), fact("hurt"), fact("rolled")])).toEqual([
      [fact("rolled")],
      [fact("hurt"), fact("rolled")],
    ])
  })
})

test("each moment knows its place among all facts, the quiet ones too", () => {
  const pacing = { chords: [["hurt"]], quiet: new Set(["counted"]) }
  const facts = [fact("counted"), fact("hurt"), fact("counted"), fact("hurt"), fact("moved")]
  expect(cutIntoBeats(pacing, facts).map(({ from, to }) => [from, to])).toEqual([
    [1, 4],
    [4, 5],
  ])
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
