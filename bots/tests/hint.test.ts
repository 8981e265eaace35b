import type { Choice, GameModule, Judgement, Position, Reason } from "@genepool/engine"
import { games } from "@genepool/games"
import { describe, expect, test } from "vitest"
import { hintsOf, type Knowledge, playerNamed, type Question, type Thought } from "../index.ts"
import { questionFor, randomPosition, steppingClock } from "./asking.ts"
import { prizes, type State } from "./prizes.ts"

const noughts = (await games.noughts?.()) as GameModule

/** As if these options had been found to be good, the first one most. */
function thoughtOf(...choices: readonly Choice[]): Thought {
  const options = choices.map((choice, place) => ({
    choice,
    visits: 10,
    chance: 0.9 - place / 10,
    value: 0.9 - place / 10,
  }))
  return { choice: choices[0] as Choice, iterations: 10 * choices.length, options }
}

test("a hint names the best options, best first, with chances and a reason", () => {
  const knowing = speaking(noughts, (_before, _after, seat) => [{ why: "line", seat }])
  const state = {
    ...randomPosition(noughts, 2, 0, "hint"),
    cells: [0, 0, null, 1, 1, null, null, null, null],
  }
  const question = questionFor(noughts, state, 0, 2, "hint", { iterations: 500 })
  const hints = hintsOf(knowing, question, playerNamed("level5", noughts, steppingClock(1))(question))
  expect(hints[0]).toEqual({ choice: { do: "mark", cell: 2 }, chance: 1, reason: { why: "line", seat: 0 } })
  expect(hints.length).toBeLessThanOrEqual(3)
})

test("a game without reasons gives hints without them", () => {
  const question = questionFor(noughts, randomPosition(noughts, 2, 0, "hint"), 0, 2, "hint")
  expect(hintsOf(noughts, question, thoughtOf({ do: "mark", cell: 4 }))[0]?.reason).toBe(null)
})

describe("among several options", () => {
  const question = questionFor(noughts, randomPosition(noughts, 2, 0, "several"), 0, 2, "several")
  const marks = [0, 4].map((cell) => ({ do: "mark", cell }))

  test("what speaks for all of them gives way to what tells them apart", () => {
    const isCentre = (after: Position) => (after as Position & { cells: unknown[] }).cells[4] === 0
    const knowing = speaking(noughts, (_before, after) => [
      { why: "mark" },
      ...(isCentre(after) ? [{ why: "centre" }] : []),
    ])
    const reasons = hintsOf(knowing, question, thoughtOf(...marks)).map(({ reason }) => reason)
    expect(reasons).toEqual([{ why: "mark" }, { why: "centre" }])
  })

  test("of two that look equally good each says what the other does not bring", () => {
    const knowing = speaking(noughts, (_before, after) => {
      const { cells } = after as Position & { cells: unknown[] }
      const corner = { why: "corner" }
      if (cells[0] === 0) return [corner, { why: "left" }]
      return cells[2] === 0 ? [corner, { why: "right" }] : [{ why: "centre" }]
    })
    const options = [0, 2, 4].map((cell, at) => ({
      choice: { do: "mark", cell },
      visits: 10,
      chance: at === 2 ? 0.4 : 0.6,
      value: 0.6 - at / 100,
    }))
    const hints = hintsOf(knowing, question, { choice: marks[0]!, iterations: 30, options })
    expect(hints.map(({ reason }) => reason?.why)).toEqual(["left", "right", "centre"])
  })

  test("they stand in the order of the chances that are shown, equal ones as the bot would take them", () => {
    const options = [
      { choice: marks[0]!, visits: 10, chance: 0.6, value: 0.9 },
      { choice: marks[1]!, visits: 10, chance: 0.7, value: 0.5 },
      { choice: { do: "mark", cell: 8 }, visits: 10, chance: 0.702, value: 0.4 },
    ]
    const hints = hintsOf(noughts, question, { choice: marks[0]!, iterations: 30, options })
    expect(hints.map(({ choice }) => choice.cell)).toEqual([4, 8, 0])
  })

  test("what comes of later answers to the same question is no reason for this one", () => {
    const told: number[] = []
    const knowing = speaking(noughts, (_before, after) => {
      const { cells } = after as Position & { cells: unknown[] }
      told.push(cells.filter((mark) => mark !== null).length)
      return []
    })
    const patient = { ...knowing, judgement: { ...knowing.judgement, settled: () => false } } as Knowledge
    hintsOf(patient, question, thoughtOf(marks[0]!))
    expect(Math.max(...told)).toBe(2)
  })
})

describe("what 18 worlds agree on", () => {
  /** The reason that is told, when so many worlds each have these reasons and the rest none. */
  const told = (...worlds: readonly (readonly [times: number, ...reasons: Reason[]])[]) => {
    const lists = worlds.flatMap(([times, ...reasons]) => new Array<Reason[]>(times).fill(reasons))
    const seen = new Map<Position, readonly Reason[]>()
    const knowing = speaking(noughts, (before) => {
      if (!seen.has(before)) seen.set(before, lists[seen.size] ?? [])
      return seen.get(before) as readonly Reason[]
    })
    const question = questionFor(noughts, randomPosition(noughts, 2, 0, "votes"), 0, 2, "votes")
    return hintsOf(knowing, question, thoughtOf({ do: "mark", cell: 4 }))[0]?.reason
  }
  const [gold, silver] = [{ why: "gold" }, { why: "silver" }]

  test("half of them, by their weightiest reasons", () => {
    expect(told([9, gold], [9, silver])).toEqual(gold)
    expect(told([8, gold, silver], [10, silver])).toEqual(silver)
  })

  test("where these differ, by the next ones too", () => {
    const each = Array.from({ length: 18 }, (_, n) => [1, { why: "gem", colour: n }, silver] as const)
    expect(told(...each)).toEqual(silver)
    expect(told([5, gold, silver], [5, silver])).toEqual(silver)
  })

  test("where dice decide, what a third of them reach; on less than that nothing is said", () => {
    expect(told([9, gold])).toEqual(gold)
    expect(told([6, gold], [9, silver])).toEqual(silver)
    expect(told([6, gold], [5, silver])).toEqual(gold)
    expect(told([5, gold], [5, silver])).toBe(null)
    expect(told()).toBe(null)
  })

  test("as much as so many of them reach", () => {
    const coins = (count: number) => ({ why: "coins", count })
    expect(told([4, coins(9)], [5, coins(5)], [9, coins(1)])).toEqual(coins(5))
    expect(told([4, coins(9)], [4, coins(3)], [4, coins(2)])).toEqual(coins(2))
  })
})

describe("where nothing has changed right after the choice", () => {
  const knowing = speaking(prizes, (before, after, seat) => {
    const count = ((after as State).points[seat] as number) - ((before as State).points[seat] as number)
    return count > 0 ? [{ why: "wins", count }] : []
  })
  /** The highest card wins for certain, the lowest never does. */
  const state = {
    ...(randomPosition(prizes, 3, 0, "bids") as State),
    hands: [
      [1, 6, 12],
      [2, 3, 4],
      [5, 7, 8],
    ],
  }
  const { prize } = state
  const question = questionFor(prizes, state, 0, 3, "bids")
  const bids = [12, 1].map((card) => ({ do: "bid", card }))

  test("a choice that is made together with others is followed until all have answered and it has had its effect", () => {
    const reasons = hintsOf(knowing, question, thoughtOf(...bids)).map(({ reason }) => reason)
    expect(reasons).toEqual([{ why: "wins", count: prize }, null])
  })

  test("the same question gives the same hints, whatever the others hold", () => {
    const hints = (asked: Question) => hintsOf(knowing, asked, thoughtOf({ do: "bid", card: 6 }, ...bids))
    const other = {
      ...state,
      hands: [
        [1, 6, 12],
        [9, 10, 11],
        [3, 4, 5],
      ],
    }
    expect(hints(question)).toEqual(hints(question))
    expect(hints(questionFor(prizes, other, 0, 3, "bids"))).toEqual(hints(question))
  })
})

function speaking(knowledge: Knowledge, reasons: NonNullable<Judgement["reasons"]>): Knowledge {
  return {
    game: knowledge.game,
    judgement: { ...(knowledge.judgement as object), evaluate: () => 0, reasons },
  }
}
