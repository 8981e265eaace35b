import { describe, expect, test } from "vitest"
import { FastRandom, heardBy, ScriptedRandom, Turn } from "../index.ts"

describe("what a turn tells", () => {
  const turn = new Turn(new FastRandom(0))
  turn.tell({ fact: "moved", to: "a1" })
  turn.tellOnly([1], { fact: "drew", card: 7 }, { fact: "drewOne" })
  turn.tellOnly([0, 1], { fact: "whispered" })

  test("reaches those it is meant for, and others hear what is left for them", () => {
    const heard = ([0, 1, 2, "spectator"] as const).map((who) =>
      heardBy(turn.told ?? [], who).map(({ fact }) => fact),
    )
    expect(heard).toEqual([
      ["moved", "drewOne", "whispered"],
      ["moved", "drew", "whispered"],
      ["moved", "drewOne"],
      ["moved", "drewOne"],
    ])
  })

  test("opens nothing; chance does", () => {
    expect(turn.opened).toBe(false)
    const chances = [(t: Turn) => t.die(6, "a"), (t: Turn) => t.pick(["x"], "a")]
    for (const chance of chances) {
      const rolled = new Turn(new FastRandom(0))
      chance(rolled)
      expect(rolled.opened).toBe(true)
    }
    expect(new Turn(new ScriptedRandom([{ who: "b" }])).pick(["a", "b"], "who")).toBe("b")
  })

  test("is not even kept when nobody listens", () => {
    const silent = new Turn(new FastRandom(0), false)
    silent.tell({ fact: "moved" })
    silent.tellOnly([0], { fact: "drew" })
    expect(silent.told).toBeNull()
  })
})
