import { describe, expect, test } from "vitest"
import { type Choice, FastRandom, Turn } from "../index.ts"
import { countPaths, goldenAgain, goldenOf, goldenProblems, logOf } from "../testing/index.ts"
import { wager } from "./games/wager.ts"
import { attackMiniature } from "./miniatures/attack.ts"

describe("golden logs", () => {
  const golden = goldenOf(wager, "a game of three", logOf(wager, { seats: 3, games: 1, seed: "golden" }))

  test("replay step by step to their result", () => {
    expect(golden.log.choices).toHaveLength(8)
    expect(golden.steps).toMatch(/^[0-9a-f]{72}$/)
    expect(golden.asked).toMatch(/^[0-9a-f]{72}$/)
    expect(goldenProblems(wager, JSON.parse(JSON.stringify(golden)))).toEqual([])
  })

  test("tell what comes out otherwise", () => {
    const loser = { ...wager, result: () => ({ winners: [], places: [], scores: [], parts: [] }) }
    expect(goldenProblems(loser, golden)[0]).toMatch(/^a game of three: another result:\n {2}winners\[0\]/)
    const other = `${golden.steps.slice(0, 24)}0${golden.steps.slice(25)}`
    expect(goldenProblems(wager, { ...golden, steps: other })[0]).toMatch(
      /^a game of three: step 3 \(seat \d chooses .*\) comes out otherwise/,
    )
    const choices = golden.log.choices.toSpliced(0, 1)
    expect(goldenProblems(wager, { ...golden, log: { ...golden.log, choices } })[0]).toContain("choices[0]")
    expect(goldenProblems({ ...wager, version: "2" }, golden)[0]).toContain(
      "log.version: expected rules version 2, got 1",
    )
  })

  test("notice a wrong number in a fact, and a fact for other ears", () => {
    const telling = (change: (turn: Turn) => void) => ({
      ...wager,
      apply: (...[state, seat, choice, turn]: Parameters<typeof wager.apply>) => {
        wager.apply(state, seat, choice, turn)
        change(turn)
      },
    })
    const wrong = telling(({ told }) => {
      for (const { fact } of told ?? [])
        if (typeof fact.die === "number") Object.assign(fact, { die: fact.die + 1 })
    })
    expect(goldenProblems(wrong, golden)).toHaveLength(1)
    const loud = telling(({ told }) => {
      for (const heard of told ?? []) Object.assign(heard, { to: "all" })
    })
    expect(goldenProblems(loud, golden)).toHaveLength(1)
  })

  test("notice another option, another question and another reason", () => {
    const asking = (change: Partial<typeof wager>) => goldenProblems({ ...wager, ...change }, golden)
    const fewer = asking({
      decisions: (state) => wager.decisions(state).map((it) => ({ ...it, options: it.options.slice(1) })),
    })
    expect(fewer).toEqual([
      "a game of three: after step 0 (the set-up) other things are asked, offered or withheld",
    ])
    const withheld = [{ choice: { do: "wait" as never }, reason: { why: "later" as never } }]
    expect(asking({ whyNot: (state) => (state.frames.length === 0 ? [] : withheld) as never })).toEqual(fewer)
    expect(asking({})).toEqual([])
  })

  test("do not notice an option that is added with its default", () => {
    const options = {
      ...wager.options,
      fields: { ...wager.options.fields, blind: { kind: "flag", default: false } },
    }
    const setup: typeof wager.setup = (seats, chosen, turn) => {
      const state = wager.setup(seats, chosen, turn)
      return {
        ...state,
        options: { ...(state as { options?: object }).options, blind: false },
      } as typeof state
    }
    const more = { ...wager, options, setup } as unknown as typeof wager
    expect(goldenProblems(more, golden)).toEqual([])
  })

  test("can be played again: what cannot be taken any more gives way", () => {
    const first = (_: unknown, { options }: { options: readonly Choice[] }) => options[0] as Choice
    expect(goldenAgain(wager, golden, first)).toEqual({
      golden,
      changed: null,
      ending: "",
      kept: 8,
      dropped: 0,
      added: 0,
    })
    const choices = golden.log.choices.toSpliced(2, 1, { seat: 0, choice: { do: "juggle" } })
    const again = goldenAgain(wager, { ...golden, log: { ...golden.log, choices } }, first)
    expect(again.changed).toContain("step 3")
    expect(again.dropped).toBeGreaterThan(0)
    expect(goldenProblems(wager, again.golden)).toEqual([])
    expect(again.golden.result).not.toBeNull()
  })

  test("that are malformed are refused with their place", () => {
    expect(() => goldenProblems(wager, [])).toThrow("golden: expected an object")
    expect(() => goldenProblems(wager, { ...golden, steps: 3 }, "a.json")).toThrow(
      "a.json.steps: expected the hashes",
    )
    expect(() => goldenProblems(wager, { name: "x", steps: "y", asked: "z", log: {} })).toThrow(
      "golden.result",
    )
    expect(() => goldenProblems(wager, { ...golden, log: {} })).toThrow("golden.log.genepool")
  })
})

test("paths are counted choice by choice, seats that choose at once in seat order", () => {
  const state = wager.setup(2, { cards: 2 }, new Turn(new FastRandom("paths")))
  // keep or swap one of two; two cards; two cards; then the same with one card each
  expect(countPaths(wager, state, 3, "paths")).toEqual([3, 6, 12])
  expect(countPaths(wager, state, 9, "paths").slice(3)).toEqual([24, 24, 24, 0, 0, 0])
  const attack = attackMiniature.setup(2, { fortune: 2 }, new Turn(new FastRandom(0)))
  expect(countPaths(attackMiniature, attack, 3, "paths")).toEqual([2, 5, 14])
})
