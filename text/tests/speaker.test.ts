import type { Texts } from "@genepool/engine"
import { expect, test, vi } from "vitest"
import { speaker } from "../index.ts"

const texts = {
  en: {
    "option.go": "Go to {room}",
    "option.flight.go": "Flee to {room}",
    "option.pay": "Pay {n, plural, one {# token} other {# tokens}}",
    "prompt.turn.act": "{seat}, it is your turn",
    "fact.entered": "{seats} entered {room}",
    "fact.dealt": "{cardsCount, plural, one {One card: {cards}} other {# cards: {cards}}}",
    "fact.lit":
      "{room} is {lit, select, true {bright} other {dark}}, leader: {leader, select, none {nobody} other {{leader}}}",
    "reason.full": "{room} is full (<3)",
    "instruction.always": "Always re-roll",
    "name.room.lab": "the laboratory",
    "name.room.hall": "the hall",
    "name.card.fire": "Fire",
    "name.card.ice": "Ice",
    "only.english": "Only here",
    broken: "{n, plural, one {x}",
  },
  pl: {
    "option.pay": "Zapłać {n, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}}",
    "fact.entered": "Wchodzą: {seats}. Miejsce: {room}",
    "name.room.lab": "laboratorium",
  },
  ru: {
    "option.pay": "Заплатить {n, plural, one {# жетон} few {# жетона} many {# жетонов} other {# жетона}}",
    "name.seat.1": "второй игрок",
    "fact.entered": "{seats} — {roomId, select, lab {в лаборатории} other {где-то}}",
  },
  names: { room: "room", seat: "seat", seats: "seat", leader: "seat", cards: "card" },
  keys: () => [],
} satisfies Texts

const english = speaker<Texts>(texts, "en", { seatNames: ["Ada", "Jan", "Вера"] })

test("parameters that name things are said by name, lists as a list", () => {
  expect(english.sayFact({ fact: "entered", seats: [0, 1, 2], room: "lab" })).toBe(
    "Ada, Jan and Вера entered the laboratory",
  )
  expect(english.sayFact({ fact: "dealt", cards: ["fire", "ice"] })).toBe("2 cards: Fire and Ice")
  expect(english.sayPrompt({ ask: "turn.act", about: { seat: 1 } })).toBe("Jan, it is your turn")
})

test("an option is said in the words of its question first", () => {
  const go = { do: "go", room: "hall" }
  expect(english.sayOption("turn.act", go)).toBe("Go to the hall")
  expect(english.sayOption("flight", go)).toBe("Flee to the hall")
  expect(english.sayOption("any", { do: "instruct", standing: "always" })).toBe("Always re-roll")
})

test("flags and nothing can be selected by; a sign that looks like a tag is a sign", () => {
  expect(english.sayFact({ fact: "lit", room: "hall", lit: true, leader: null })).toBe(
    "the hall is bright, leader: nobody",
  )
  expect(english.sayFact({ fact: "lit", room: "hall", lit: false, leader: 0 })).toBe(
    "the hall is dark, leader: Ada",
  )
  expect(english.sayReason({ why: "full", room: "hall" })).toBe("the hall is full (<3)")
})

test.each([
  ["pl", ["1 żeton", "2 żetony", "5 żetonów", "22 żetony"]],
  ["ru", ["1 жетон", "2 жетона", "5 жетонов", "22 жетона"]],
  ["en", ["1 token", "2 tokens", "5 tokens", "22 tokens"]],
] as const)("%s declines by number", (locale, tokens) => {
  const { sayOption } = speaker<Texts>(texts, locale)
  expect([1, 2, 5, 22].map((n) => sayOption("turn", { do: "pay", n }).replace(/^\S+ /, ""))).toEqual(tokens)
})

test("a message may select by the bare id of what it names", () => {
  const { sayFact } = speaker<Texts>(texts, "ru", { seatNames: ["Вера"], report: vi.fn() })
  expect(sayFact({ fact: "entered", seats: [0], room: "lab" })).toBe("Вера — в лаборатории")
})

test("a seat without a player's name is called as the game says, or by its number", () => {
  const { sayName } = speaker<Texts>(texts, "ru", { seatNames: ["Вера"] })
  expect([0, 1, 2].map((seat) => sayName("seat", seat))).toEqual(["Вера", "второй игрок", "3"])
})

test("what is missing is said in English, or by its key, and reported once", () => {
  const report = vi.fn()
  const { say } = speaker<Texts>(texts, "pl", { report })
  expect(say("only.english")).toBe("Only here")
  expect(say("only.english")).toBe("Only here")
  expect(say("nowhere")).toBe("nowhere")
  expect(report.mock.calls).toEqual([
    ["pl: only.english: there is no such message"],
    ["pl: nowhere: there is no such message"],
  ])
})

test("a message that cannot be read or filled never throws in front of a player", () => {
  const report = vi.fn()
  const { say, sayFact } = speaker<Texts>(texts, "en", { report })
  expect(say("broken", { n: 1 })).toBe("broken")
  expect(sayFact({ fact: "entered", seats: [0] })).toBe("fact.entered")
  expect(report.mock.calls.map(([problem]) => problem)).toEqual([
    expect.stringContaining("en: broken: "),
    expect.stringContaining("en: fact.entered: "),
  ])
})

test("the keys of a catalog that is known are typed", () => {
  const typed = speaker(texts, "en", { report: vi.fn() })
  // @ts-expect-error: a key that is in no catalog
  expect(() => typed.say("reason.ful")).not.toThrow()
  expect(typed.say("name.room.hall")).toBe("the hall")
})

test("a thing without a name, such as a card of another edition, is called by its id, and that is reported", () => {
  const report = vi.fn()
  const { sayName } = speaker<Texts>(texts, "pl", { report })
  expect(sayName("card", "Stone Soup")).toBe("Stone Soup")
  expect(report.mock.calls[0]?.[0]).toBe("pl: name.card.Stone Soup: there is no such message")
})

test("a seat and the figure that it plays go by one name, unless a sentence tells of both", () => {
  const figured: Texts = {
    ...texts,
    en: {
      "name.virus.G": "Gloop",
      "name.virus.Z": "Zester",
      "fact.hit": "{virus} hits {target}",
      "fact.first": "{seat} goes first",
      "fact.chose": "{seat} plays {virus}",
    },
    names: { seat: "seat", virus: "virus", target: "virus" },
  }
  const figures = { kind: "virus", ids: ["G", "Z", "N"], named: [false, true] }
  const { sayFact } = speaker(figured, "en", { seatNames: ["Barbara", "Ada"], figures })
  // Nobody has given this seat a name; that one has a person's
  expect(sayFact({ fact: "hit", virus: "G", target: "Z" })).toBe("Gloop hits Ada")
  expect(sayFact({ fact: "first", seat: 0, virus: "G" })).toBe("Gloop goes first")
  expect(sayFact({ fact: "first", seat: 1, virus: "Z" })).toBe("Ada goes first")
  expect(sayFact({ fact: "chose", seat: 0, virus: "G" })).toBe("Barbara plays Gloop")
  expect(sayFact({ fact: "chose", seat: 1, virus: "Z" })).toBe("Ada plays Zester")
})

test("the listener is told apart, by name and by figure", () => {
  const figured: Texts = {
    ...texts,
    en: {
      "name.virus.G": "Gloop",
      "name.virus.Z": "Zester",
      "fact.hit": "{virus} hits {target}",
      "fact.rolled": "{seatIs, select, you {You} other {{seat}}} rolled {die}",
    },
    names: { seat: "seat", virus: "virus", target: "virus" },
  }
  const figures = { kind: "virus", ids: ["G", "Z"], named: [false, true] }
  const all = speaker(figured, "en", { seatNames: ["Barbara", "Ada"], figures })
  const hit = { fact: "hit", virus: "G", target: "Z" }
  expect(all.to(0).sayFact(hit)).toBe("Gloop (you) hits Ada")
  expect(all.to(1).sayFact(hit)).toBe("Gloop hits Ada (you)")
  expect(all.to("spectator").sayFact(hit)).toBe("Gloop hits Ada")
  expect(all.to(1).sayFact({ fact: "rolled", seat: 1, die: 3 })).toBe("You rolled 3")
  expect(all.to(0).sayFact({ fact: "rolled", seat: 1, die: 3 })).toBe("Ada rolled 3")
})
