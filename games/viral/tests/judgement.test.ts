import { type AnyGame, FastRandom, type Player, simulate, Turn } from "@genepool/engine"
import { describe, expect, test } from "vitest"
import { judgement } from "../bot/judgement.ts"
import type { Choice } from "../rules/choices.ts"
import type { State } from "../rules/state.ts"
import type { View } from "../rules/view.ts"
import { rules } from "../rules/viral.ts"
import { at, type Given, inRound, play, stop } from "./at.ts"

const worth = (given: Given, seat = 0) =>
  judgement.evaluate(at({ zoneTokens: ["T5", "T6", "T7", "T8", "T4", "T3"], ...given }, stop).state, seat)

describe("what is better", () => {
  test("points, and control of a zone rather than half of it", () => {
    expect(worth({ scores: [3, 0, 0] })).toBeGreaterThan(worth({ scores: [2, 0, 0] }))
    expect(worth({ body: { LU1: ["G"], LU2: ["G"] } })).toBeGreaterThan(worth({ body: { LU1: ["G", "G"] } }))
  })

  test("control alone rather than shared with a rival who wins ties", () => {
    const body = { LU1: ["G"], LU2: ["G"] }
    expect(worth({ body })).toBeGreaterThan(
      worth({ body: { LU1: ["G", "Y"], LU2: ["G", "Y"] }, ties: [1, 0, 2] }),
    )
  })

  test("more viruses, above all against a single rival; and a higher place on the tie chart", () => {
    const gain = (seats: number) =>
      worth({ seats, body: { LU1: ["G", "G"] } }) - worth({ seats, body: { LU1: ["G"] } })
    expect(gain(4)).toBeGreaterThan(0)
    expect(gain(2)).toBeGreaterThan(gain(4))
    expect(worth({ ties: [0, 1, 2] })).toBeGreaterThan(worth({ ties: [1, 0, 2] }))
  })

  test("to be far from the cure, and to have shields when it comes", () => {
    const body = { LU1: ["G"], KI1: ["G"] }
    expect(worth({ body, research: [1, 0, 0] })).toBeGreaterThan(worth({ body, research: [6, 0, 0] }))
    const shields = { LU1: ["G*"], KI1: ["G*"] }
    expect(worth({ body: shields, research: [7, 0, 0] })).toBeGreaterThan(
      worth({ body, research: [7, 0, 0] }),
    )
  })

  test("to be in an organ that a crisis will pay for", () => {
    const crises = ["KI1", null, null, null] as const
    expect(worth({ body: { KI1: ["G"] }, crises })).toBeGreaterThan(worth({ body: { KI1: ["G"] } }))
  })

  test("in the last round only what still pays", () => {
    const last = { round: 6, ties: [0, 1, 2] }
    expect(worth({ ...last, body: { KI1: ["G"], BRA: ["G"] } })).toBeGreaterThan(
      worth({ ...last, body: { KI1: ["G", "G"] } }),
    )
  })
})

test("positions between pairs are settled, the middle of a card is not", () => {
  expect(judgement.settled?.(at({ round: 2 }, ...inRound("firstPair")).state)).toBe(true)
  expect(judgement.settled?.(play(1, "B1").state)).toBe(false)
})

describe("first sight", () => {
  const promises = (state: State) => {
    const decision = rules.decision(state, 0)!
    const prior = judgement.prior?.(state, decision) ?? []
    return (wanted: Partial<Choice>) =>
      prior[decision.options.findIndex((option) => matches(option, wanted))] as number
  }
  const matches = (option: Choice, wanted: Partial<Choice>) =>
    Object.entries(wanted).every(([key, value]) => option[key as keyof Choice] === value)
  const tokens = { zoneTokens: ["T5", "T6", "T7", "T8", "T4", "T3"] } as const

  const infectingLungs = () =>
    play(3, "B1", { ...tokens, body: { LU1: ["G"] } }).choose(0, { do: "use", action: "infect" }).state

  test("stopping a card early looks less promising than its icons", () => {
    const of = promises(play(1, "B1", { body: { BRA: ["G"] } }).state)
    expect(of({ do: "finish" })).toBeLessThan(of({ do: "use", action: "infect" }))
    expect(of({ do: "finish" })).toBeLessThan(of({ do: "use", action: "move" }))
  })

  test("a zone that two more viruses would control looks better than one that is held already", () => {
    const body = { LU1: ["G"], LU2: ["G"], KI1: ["Y"] }
    const of = promises(at({ round: 2, ...tokens, body }, ...inRound("firstPair")).state)
    expect(of({ do: "zone", zone: 6 })).toBeGreaterThan(of({ do: "zone", zone: 3 }))
  })

  test("a virus goes where it completes a zone", () => {
    const of = promises(infectingLungs())
    expect(of({ do: "infect", organ: "LU2" })).toBeGreaterThan(of({ do: "infect", organ: "LU1" }))
  })

  test("in a hurry one takes what promises most, most of the time", () => {
    const state = infectingLungs()
    const decision = rules.decision(state, 0)!
    const random = new FastRandom("hurry")
    let completed = 0
    for (let i = 0; i < 100; i++) {
      const option = decision.options[judgement.hurried?.(state, decision, random) as number]
      if (option?.do === "infect" && option.organ === "LU2") completed++
    }
    expect(completed).toBeGreaterThan(80)
  })
})

/** Whatever looks best right after the choice, in one imagined world. */
const sighted: Player<Choice, View> = ({ seat, decision, view, random }) => {
  const world = rules.imagine(view(), random)
  const turn = new Turn(random, false)
  let best = decision.options[0]!
  let most = Number.NEGATIVE_INFINITY
  for (const option of decision.options) {
    const after = rules.clone(world)
    rules.apply(after, seat, option, turn)
    const lead = judgement.evaluate(after, seat)
    if (lead > most) [best, most] = [option, lead]
  }
  return best
}

test("even at first sight it beats chance", () => {
  let won = 0
  simulate(
    rules as AnyGame,
    { seats: 2, games: 20, seed: "sight", players: [sighted as never, null] },
    ({ result }) => {
      if (result?.winners.includes(0)) won++
    },
  )
  expect(won).toBeGreaterThanOrEqual(17)
})
