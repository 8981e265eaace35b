import { locales, simulate } from "@genepool/engine"
import {
  caseProblems,
  grammarProblems,
  sayTurns,
  seenInPlay,
  speaker,
  textProblems,
  textProblemsSeen,
} from "@genepool/text"
import { describe, expect, test } from "vitest"
import { viral } from "../index.ts"
import type { Fact } from "../rules/facts.ts"
import { rules } from "../rules/viral.ts"
import { at, stop } from "./at.ts"

test("no message is missing, unused, unreadable or different in another language", () => {
  expect(textProblems(viral)).toEqual([])
})

test("numbers decline what they count, and names stand where they need no case", () => {
  expect(grammarProblems(viral.texts)).toEqual([])
  expect(caseProblems(viral.texts, ["organ", "card", "event", "action"])).toEqual([])
})

test.each([
  ["en", /has a virus in every organ/],
  ["pl", /temu, kto ma wirusa w każdym jej narządzie; jeśli takich graczy jest kilku/],
  ["ru", /тому, чьи вирусы есть в каждом её органе; если таких несколько/],
] as const)(
  "VIR-RES-03 VIR-EX-01 most viruses count among those in every organ alone, in %s",
  (locale, tip) => {
    expect(viral.texts[locale]["board.tip.zone"]).toMatch(tip)
  },
)

test("English sentences have the article that an organ or a zone needs", () => {
  const { sayFact, sayOption, sayReason } = speaker(viral.texts, "en")
  expect(sayFact({ fact: "settled", virus: "G", organ: "BRA" })).toBe("Gloop settles in the Brain")
  expect(sayFact({ fact: "infected", virus: "G", organ: "HE1" })).toBe("Gloop infects Heart 1")
  expect(sayOption("move.where", { do: "to", organ: "SIN" })).toBe("To the Small intestine")
  expect(sayReason({ why: "hasCrisis", organ: "LIV" })).toBe("The Liver already carries a crisis token")
  expect(sayReason({ why: "noWay", organ: "KI2", from: "STO" })).toBe(
    "Kidney 2 is not one step away from the Stomach",
  )
  expect(sayReason({ why: "noOwnVirusInZone", zone: 5 })).toBe("You have no virus in the Gut (zone 5)")
  expect(sayReason({ why: "noOwnVirusInZone", zone: 0 })).toBe("You have no virus in the body")
})

test("whoever uses no icon is told of; what is left unused after others is not", () => {
  const { state } = at({ seats: 3 }, stop)
  const view = rules.view(state, 0)
  const [, virus = "G"] = view.viruses
  const words = speaker(viral.texts, "en")
  const said = (...facts: Fact[]) => sayTurns([{ seat: 1, facts }], { module: viral, words, view }).join(" ")
  const finished = { fact: "finished", virus, unused: 3 } as const
  expect(said(finished)).toMatch(/^\w+ leaves 3 icons unused\.$/)
  expect(said({ fact: "infected", virus, organ: "LU1" }, finished)).not.toContain("unused")
})

describe("the text board", () => {
  const { state } = at(
    {
      seats: 4,
      round: 2,
      scores: [5, 0, 0, 0],
      ties: [1, 2, 3, 0],
      unseen: [["M19"], [], [], []],
      body: { HE1: ["G", "O[G,Y*]", "P*"] },
      crises: [null, "HE1", null, null],
    },
    stop,
  )
  const draw = (who: number, locale: (typeof locales)[number]) => {
    const problems: string[] = []
    const { say } = speaker(viral.texts, locale, { report: (problem) => problems.push(problem) })
    const text = viral.drawText(rules.view(state, who), say)
    expect(problems).toEqual([])
    return text
  }

  test.each(locales)("shows body, charts and cards in %s", (locale) => {
    const text = draw(0, locale)
    expect(text).toMatch(/ G O\[G,Y\*\] P\* .* 2\n/) // Heart 1 and its crisis
    const name = (key: string) => viral.texts[locale][key] as string
    for (const key of ["name.organ.KI2", "name.zone.5", "name.virus.P", "name.card.M19", "name.event.E02"])
      expect(text).toContain(name(key))
  })

  test("others see only that there is a hidden card", () => {
    expect(draw(0, "en")).toContain("Fever Spike: (Infect) (Infect) Crisis, 1 point at the end")
    expect(draw(1, "en")).not.toContain("Fever Spike")
    expect(draw(1, "en")).toContain("1 hidden card")
  })

  test("is there from the first choice on, in the draft and at the end", () => {
    for (const [seats, options] of [
      [2, {}],
      [3, { draft: true }],
    ] as const)
      simulate(rules, {
        seats,
        options,
        games: 1,
        seed: "draw",
        inspect: () => (moment) => {
          const { say } = speaker(viral.texts, "pl", { report: (problem) => expect(problem).toBe("") })
          for (const who of [0, "spectator"] as const)
            expect(viral.drawText(rules.view(moment.state as typeof state, who), say).length).toBeGreaterThan(
              50,
            )
          return []
        },
      })
  })
})

describe("all that is said in play can be said in every language", () => {
  const played = [
    { seats: 2, options: {}, seed: "a" },
    { seats: 3, options: { draft: true }, seed: "b" },
    { seats: 4, options: { viruses: "random" }, seed: "c" },
    { seats: 5, options: { supply: "shifted" }, seed: "d" },
  ]
  test.each(played)("$seats players, $options", (game) => {
    expect(textProblemsSeen(viral, seenInPlay(viral, game))).toEqual([])
  })
})
