import fc from "fast-check"
import { describe, expect, test } from "vitest"
import {
  type Choice,
  choose,
  FastRandom,
  Refusal,
  type RefusalCode,
  sameChoice,
  stateHash,
  Turn,
} from "../index.ts"
import { tableOf } from "../testing/index.ts"
import { wager } from "./games/wager.ts"

const position = { players: { 0: { hand: [3, 9] }, 1: { hand: [4, 5] } }, deck: { unknown: [1, 2] } }
const open = () => tableOf(wager, { seats: 2, position }).state
const refusal = (seat: unknown, choice: unknown, state = open()) => {
  const before = stateHash(state)
  try {
    choose(wager, state, seat as number, choice, new Turn(new FastRandom(0)))
  } catch (error) {
    expect(error).toBeInstanceOf(Refusal)
    expect(stateHash(state)).toBe(before)
    return error as Refusal
  }
  throw new Error("it was taken")
}

describe("the gate for choices", () => {
  test.each<[RefusalCode, unknown, unknown]>([
    ["malformed", 0, null],
    ["malformed", 0, "keep"],
    ["malformed", 0, { choice: "keep" }],
    ["malformed", 0, { do: 4 }],
    ["notOffered", 0, { do: "leave" }],
    ["notOffered", 0, { do: "keep", card: 3 }],
    ["notOffered", 0, { do: "swap" }],
    ["notOffered", 0, { do: "swap", card: "3" }],
    ["notOffered", 0, { do: "swap", card: [3] }],
    ["notAsked", 1, { do: "keep" }],
    ["notAsked", 5, { do: "keep" }],
    ["notAsked", -1, { do: "keep" }],
    ["notAsked", null, { do: "keep" }],
    ["notAsked", undefined, { do: "keep" }],
    ["notAsked", "0", { do: "keep" }],
    ["malformed", 0, { do: "instruct" }],
    ["malformed", 0, { do: "instruct", standing: "always" }],
    ["malformed", 0, { do: "instruct", standing: "ask", now: false }],
    ["malformed", 0, { do: "instruct", standing: "ask", more: 1 }],
    ["notAsked", 2, { do: "instruct", standing: "ask" }],
  ])("refuses as %s what seat %j chose: %j", (code, seat, choice) => {
    expect(refusal(seat, choice).code).toBe(code)
  })

  test("gives the reason where the game knows one", () => {
    const { reason, message } = refusal(0, { do: "swap", card: 4 })
    expect(reason).toEqual({ why: "notInHand", card: 4 })
    expect(message).toBe(
      '{"do":"swap","card":4} is not on the list of round.swap: {"why":"notInHand","card":4}',
    )
    expect(refusal(0, { do: "leave" }).reason).toBeNull()
  })

  test("refuses everything once the game is over", () => {
    const over = open()
    over.frames = []
    expect(refusal(0, { do: "keep" }, over).code).toBe("over")
    expect(refusal(0, { do: "instruct", standing: "ask" }, over).code).toBe("over")
  })

  test("takes an option whatever the order of its keys", () => {
    const state = open()
    choose(wager, state, 0, JSON.parse('{"card":3,"do":"swap"}'), new Turn(new FastRandom(0)))
    expect(state.frames.at(-1)?.step).toBe("lay")
  })
})

describe("whether two choices are the same", () => {
  const param = fc.oneof(
    fc.integer(),
    fc.string(),
    fc.boolean(),
    fc.constant(null),
    fc.array(fc.integer()),
    fc.array(fc.string()),
  )
  const choice = fc
    .tuple(
      fc.string(),
      fc.dictionary(
        fc.string({ minLength: 1 }).filter((key) => key !== "do" && key !== "__proto__"),
        param,
        { noNullPrototype: true },
      ),
    )
    .map(([what, params]) => ({ do: what, ...params }) as Choice)

  test("does not depend on the order of keys", () => {
    fc.assert(
      fc.property(choice, (a) => {
        const reversed = Object.fromEntries(Object.entries(a).reverse()) as Choice
        expect(sameChoice(a, reversed)).toBe(true)
        expect(sameChoice(a, structuredClone(reversed))).toBe(true)
      }),
    )
  })

  test("any other value, a key more or a key less makes another", () => {
    fc.assert(
      fc.property(choice, fc.nat(), (a, pick) => {
        const key = Object.keys(a)[pick % Object.keys(a).length] as string
        const { [key]: _gone, ...less } = a
        const different = { ...a, [key]: "something else entirely" }
        for (const b of [less, different, { ...a, more: 1, evenMore: 2 }] as Choice[]) {
          expect(sameChoice(a, b)).toBe(false)
          expect(sameChoice(b, a)).toBe(false)
        }
      }),
    )
  })
})
