import type { Fact, GameModule, PositionView, SpokenClause, Texts } from "@genepool/engine"
import { expect, test } from "vitest"
import { clausesOf, moreOf, sayTurns, speaker } from "../index.ts"

const texts: Texts = {
  en: {
    "turn.drew": "{form, select, you {you draw} actor {draws} other {{seat} draws}} a card",
    "turn.glows": "room 3 glows",
    "turn.got": "{form, select, actor {gets} other {{seat} gets}} {count} {kind}",
    "turn.began": "a fight begins",
    "turn.told": "{form, select, you {you tell} actor {tells} other {{seat} tells}} {what}",
    "option.zone": "The Gut",
  },
  pl: {},
  ru: {},
  names: { seat: "seat" },
  keys: () => [],
}
const words = speaker(texts, "en", { seatNames: ["Anna", "Ben", "Cleo"], report: () => undefined })
const telling = {
  weight: { drew: 2, began: 1, glows: 1, told: 1, got: 1 },
  sum: { got: "count" },
  alike: { got: "kind" },
  subject: (fact: Fact) => (fact as { seat?: number }).seat ?? null,
}
const option = { more: "" }
const module = {
  spoken: {
    turn: (facts: readonly Fact[]): SpokenClause[] => clausesOf(facts, { me: 0, telling, say: words.say }),
    option: () => option.more,
    isRoundEnd: () => false,
  },
} as unknown as GameModule
const view = { who: 0 } as PositionView
const drew = (seat: number) => ({ fact: "drew", seat })
const said = (...facts: Fact[]) => sayTurns([{ seat: 2, facts }], { module, words, view })

test("whose turn it is is named once, and again after a word about somebody else", () => {
  expect(said(drew(2), drew(2))).toEqual(["Cleo draws a card; draws a card."])
  expect(said(drew(2), { fact: "began" })).toEqual(["Cleo draws a card; a fight begins."])
  expect(said(drew(2), drew(1), drew(2))).toEqual(["Cleo draws a card; Ben draws a card; Cleo draws a card."])
  expect(said(drew(2), drew(0))).toEqual(["Cleo draws a card; you draw a card."])
})

test("whose turn it is stands before a deed that is told without its doer", () => {
  expect(said({ fact: "glows", seat: 2 }, drew(2))).toEqual(["Cleo: room 3 glows; draws a card."])
})

test("what is alike is added up", () => {
  const got = (kind: string, count: number) => ({ fact: "got", seat: 2, kind, count })
  expect(said(got("stone", 1), got("bone", 2), got("stone", 2))).toEqual(["Cleo gets 3 stone; gets 2 bone."])
})

test("nobody is named before what is all about others", () => {
  expect(said({ fact: "began" })).toEqual(["A fight begins."])
  expect(said(drew(0), drew(2))).toEqual(["You draw a card; Cleo draws a card."])
})

test("whoever is told of is named, also where what stood between has been left out", () => {
  const long = { fact: "told", seat: 2, what: Array(30).fill("much").join(" ") }
  expect(said(drew(0), long, drew(2))).toEqual(["You draw a card; Cleo draws a card; 1 more thing."])
  expect(said(long)).toEqual(["Cleo: 1 more thing."])
  expect(said(drew(1), drew(1))).toEqual(["Ben draws a card; draws a card."])
})

test("what an option brings does not repeat its words", () => {
  const of = (more: string) => {
    option.more = more
    return moreOf({ do: "zone" }, { module, words, view, decision: null })
  }
  expect(of("The Gut: 3 points")).toBe("3 points")
  expect(of("2. Gut: 3 points: many")).toBe("3 points: many")
  expect(of("2. The Heart: 3 points")).toBe("2. The Heart: 3 points")
  expect(of("3 points")).toBe("3 points")
  expect(of("The gut. Costs 3")).toBe("Costs 3")
  expect(of("The Gut")).toBeNull()
  expect(of("")).toBeNull()
})
