import { expect, test } from "vitest"
import { type Decision, type Tip, tipDue } from "../index.ts"

const decision = {
  seat: 0,
  ask: "shop.buy",
  options: [{ do: "buy", price: 2 }, { do: "leave" }],
  together: false,
  given: [],
  answered: false,
} satisfies Decision
const at = (heard: readonly { fact: string; seat?: number }[] = [], asked: Decision | null = decision) => ({
  view: { who: 0, frames: [], standing: null },
  decision: asked,
  heard,
})
const tips: Tip[] = [
  { name: "rain", when: { heard: { fact: "rained" } }, rule: "R-1" },
  { name: "mine", when: { heard: { fact: "won", seat: 0 } }, rule: "R-2" },
  { name: "dear", when: { offered: { do: "buy", price: 9 } }, rule: "R-3" },
  { name: "shop", when: { asked: "shop.buy", offered: { do: "buy" } }, rule: "R-4" },
]
const due = (...args: Parameters<typeof at>) => tipDue(tips, at(...args), [])?.name

test("a tip comes when its thing is asked, was heard of or is offered: first that of the question, then the first that fits", () => {
  const elsewhere = { ...decision, ask: "shop.sell" }
  expect(due([{ fact: "rained" }], elsewhere)).toBe("rain")
  expect(due([{ fact: "won", seat: 0 }, { fact: "rained" }], elsewhere)).toBe("rain")
  expect(due([{ fact: "won", seat: 0 }], elsewhere)).toBe("mine")
  expect(due([{ fact: "won", seat: 1 }], elsewhere)).toBeUndefined()
  expect(due([{ fact: "rained" }])).toBe("shop")
  expect(due()).toBe("shop")
})

test("of what a tip names all must be there, and what was given does not come again", () => {
  expect(due([], { ...decision, ask: "shop.sell" })).toBeUndefined()
  expect(due([], { ...decision, options: [{ do: "leave" }] })).toBeUndefined()
  expect(due([], null)).toBeUndefined()
  expect(tipDue(tips, at([{ fact: "rained" }]), ["shop"])?.name).toBe("rain")
  expect(tipDue(tips, at([{ fact: "rained" }]), ["rain"])?.name).toBe("shop")
  expect(tipDue(tips, at(), ["rain", "shop"])).toBeNull()
})

test("a question with one answer is no reason for a tip: it may be answered before it is read", () => {
  const sold = { name: "sell", when: { asked: "shop.sell" }, rule: "R-5" }
  const asked = (options: Decision["options"]) =>
    tipDue([sold], at([], { ...decision, ask: "shop.sell", options }), [])?.name
  expect(asked([{ do: "leave" }])).toBeUndefined()
  expect(asked([{ do: "leave" }, { do: "instruct", standing: "leave" }])).toBeUndefined()
  expect(asked([{ do: "leave" }, { do: "sell" }])).toBe("sell")
})

test("what was heard of earlier waits behind what shows itself now, and is told all the same", () => {
  const earlier = [{ fact: "won", seat: 0 }]
  expect(tipDue(tips, at(), [], earlier)?.name).toBe("shop")
  expect(tipDue(tips, at(), ["shop"], earlier)?.name).toBe("mine")
  expect(tipDue(tips, at(), ["shop", "mine"], earlier)).toBeNull()
})
