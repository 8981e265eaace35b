import type { Fact, GameModule, PositionView, SpokenClause, Texts } from "@genepool/engine"
import { expect, test } from "vitest"
import { beforeOpenEnd, clausesOf, moreOf, sayTurns, speaker } from "../index.ts"

const texts: Texts = {
  en: {
    "turn.drew": "{form, select, you {you draw} actor {draws} other {{seat} draws}} a card",
    "turn.glows": "room 3 glows",
    "turn.got": "{form, select, actor {gets} other {{seat} gets}} {count} {kind}",
    "turn.began": "a fight begins",
    "turn.went":
      "{form, select, you {you go} actor {goes} other {{seat} goes}} {brief, select, true {{eachCount} times} other {{each}}}",
    "turn.went.each": "to {to}",
    "turn.has": "{form, select, you {you have} actor {has} other {{seat} has}} {count}",
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
  weight: { drew: 2, began: 1, glows: 1, told: 1, got: 1, went: 1, has: 1 },
  each: ["went"],
  standing: ["has"],
  minor: ["told"],
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

test("what is alike is added up, and what is of one kind is said together", () => {
  const got = (kind: string, count: number) => ({ fact: "got", seat: 2, kind, count })
  expect(said(got("stone", 1), got("bone", 2), got("stone", 2))).toEqual(["Cleo gets 3 stone; gets 2 bone."])
  const went = (to: number) => ({ fact: "went", seat: 2, to })
  expect(said(went(3), drew(2), went(5))).toEqual(["Cleo goes to 3 and to 5; draws a card."])
})

test("how things stand is said behind what has brought it about", () => {
  const has = { fact: "has", seat: 2, count: 3 }
  expect(said(has, drew(2))).toEqual(["Cleo draws a card; has 3."])
})

test("nobody is named before what is all about others", () => {
  expect(said({ fact: "began" })).toEqual(["A fight begins."])
  expect(said(drew(0), drew(2))).toEqual(["You draw a card; Cleo draws a card."])
})

test("where it gets long, words are saved where it matters least, and only what changes nothing is left out", () => {
  const many = (seat: number) => Array.from({ length: 12 }, (_, to) => ({ fact: "went", seat, to }))
  const long = (seat: number) => ({ fact: "told", seat, what: Array(30).fill("much").join(" ") })
  expect(said(...many(2), drew(2))).toEqual(["Cleo goes 12 times; draws a card."])
  // The listener's own is shortened last
  expect(said(...many(2), ...Array(4).fill(drew(0)), drew(0))).toEqual([
    `Cleo goes 12 times; ${Array(5).fill("you draw a card").join("; ")}.`,
  ])
  // Minor for others, never for the listener
  expect(said(drew(0), long(2), drew(2))).toEqual(["You draw a card; Cleo draws a card; 1 lesser thing."])
  expect(said(long(2))).toEqual(["Cleo: 1 lesser thing."])
  expect(said(long(0))[0]).toContain("much much")
  // Nothing else goes, though there is no room
  const cards = Array.from({ length: 15 }, () => drew(2))
  expect(said(...cards)[0]?.match(/draws a card/g)).toHaveLength(15)
  // Nor what would take more words to be counted
  expect(said(...cards, { fact: "told", seat: 2, what: "it" })[0]).toContain("; tells it.")
})

test("the end of a round is one, whoever decides in it: what befalls all, then the listener, then the others", () => {
  const ending = {
    spoken: {
      ...module.spoken,
      isRoundEnd: ({ fact }: Fact) => fact === "began",
      isRoundOver: ({ fact }: Fact) => (fact === "glows" ? "before" : null),
    },
  } as unknown as GameModule
  const moments = [
    { seat: 1, facts: [drew(1), { fact: "began" }, drew(2)] },
    { seat: 2, facts: [drew(0)] },
    { seat: 1, facts: [drew(1), { fact: "glows", seat: 1 }, drew(1)] },
  ]
  expect(sayTurns(moments, { module: ending, words, view }, true)).toEqual([
    "Ben draws a card.",
    "End of the round: a fight begins; you draw a card; Ben draws a card; Cleo draws a card.",
    "Ben: room 3 glows; draws a card.",
  ])
  // Whoever is asked in the middle of it hears the rest as the end of the round, too
  expect(sayTurns(moments.slice(1), { module: ending, words, view }, true, moments.slice(0, 1))).toEqual([
    "End of the round: you draw a card; Ben draws a card.",
    "Ben: room 3 glows; draws a card.",
  ])
  // Before it is over it is not told, only what led to it
  expect(beforeOpenEnd(moments.slice(0, 2), ending)).toEqual([{ seat: 1, facts: [drew(1)] }])
  expect(beforeOpenEnd(moments, ending)).toEqual(moments)
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
