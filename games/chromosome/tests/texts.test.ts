import { FastRandom, locales, parseOptions, Turn } from "@genepool/engine"
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
import { chromosome } from "../index.ts"
import { rules } from "../rules/chromosome.ts"
import type { Fact } from "../rules/facts.ts"
import { act, at } from "./at.ts"

test("no message is missing, unused, unreadable or different by language", () => {
  expect(textProblems(chromosome)).toEqual([])
})

test("numbers decline what they count, and names stand where they need no case", () => {
  expect(grammarProblems(chromosome.texts)).toEqual([])
  expect(caseProblems(chromosome.texts, ["room", "gene", "action", "event"])).toEqual([])
})

test("a turn tells how large a group has grown, and how much fortune is left in the end", () => {
  const view = rules.view(at({ groups: { 6: "1:3+", 2: "0:1+" } }).state, 0)
  const words = speaker(chromosome.texts, "en", { seatNames: ["Ada", "Bea"] })
  const grew = { fact: "grew", seat: 1, room: 6, tokens: 1 } as const
  const changed = (fortune: number) => ({ fact: "fortuneChanged", seat: 1, points: -1, fortune }) as const
  const facts = [{ ...grew, level: 2 }, { ...grew, level: 3 }, changed(3), changed(2)]
  const told = (...facts: readonly Fact[]) =>
    sayTurns([{ seat: 1, facts }], { module: chromosome, words, view })
  expect(told(...facts)).toEqual(["Bea adds tokens in room 6, level 3; fortune 2."])
  // What is spent afterwards is in it, and is told where nothing else says how it stands
  const spent = { fact: "fortuneAsGene", seat: 1, gene: "action" } as const
  expect(told(changed(3), spent)).toEqual(["Bea has 2 fortune."])
  expect(told(spent)).toEqual(["Bea spends 1 fortune."])
})

describe("what is said in play can be said in every language", () => {
  const tables = [
    { seats: 2, seed: "two", options: { species: "chosen" } },
    { seats: 3, seed: "three", options: { firstPlayer: "seat3" } },
    { seats: 4, seed: "four", options: { fortuneMaximum: 5 } },
    { seats: 4, seed: "again", options: { layout: "two" } },
  ]
  test.each(tables)("$seats players, $seed", (table) => {
    expect(textProblemsSeen(chromosome, seenInPlay(chromosome, table))).toEqual([])
  })
})

test("numbers decline as the language wants it", () => {
  const said = (locale: (typeof locales)[number], tokens: number) =>
    speaker(chromosome.texts, locale).sayOption("movement.tokens", { do: "tokens", tokens })
  expect([1, 2, 5].map((n) => said("en", n))).toEqual(["1 token", "2 tokens", "5 tokens"])
  expect([1, 2, 5].map((n) => said("pl", n))).toEqual(["1 żeton", "2 żetony", "5 żetonów"])
  expect([1, 2, 5].map((n) => said("ru", n))).toEqual(["1 жетон", "2 жетона", "5 жетонов"])
})

test("a fight is told from beginning to end", () => {
  const table = at({
    groups: { 14: "0:3+", 9: "1:2+" },
    players: [{ fortune: 0, active: { fighting: 1 } }, { fortune: 1 }],
    draws: [{ attack: 4 }, { attack: 1 }, { defence: 2 }],
  })
  act(table, 0, { do: "spark" }, { genes: 1 })
  table.choose(1, { points: 0 }).choose(1, { do: "reroll" })
  const { sayFact } = speaker(chromosome.texts, "en", { seatNames: ["Magda", "Tomek"] })
  expect(table.facts().map(sayFact)).toEqual([
    "Magda to play",
    "Magda uses Spark",
    "Magda exhausts 1 × action gene",
    "Magda discharges the group in Isotope Store (14): 3 energy",
    "Magda overpays: 2 energy is lost",
    "Magda attacks Tomek: Isotope Store (14) against Cable Crawlway (9)",
    "Magda exhausts a fighting gene for strength",
    "Magda has strength 4",
    "Tomek has strength 2",
    "Magda rolls 4 for the attack",
    "Tomek pays 1 fortune: Magda must re-roll the 4",
    "Magda rolls 1 for the attack",
    "Tomek rolls 2 for the defence",
    "Fight: Magda 5, Tomek 4",
    "Tomek loses a token in Cable Crawlway (9)",
    "Magda takes a trophy (Ferox)",
  ])
})

describe("the text board", () => {
  test("shows the map in rows of hexagons, groups, cubes, holes and what the players have", () => {
    const table = at({
      groups: { 14: "0:3+", 3: "1:2-" },
      cubes: { 3: 2, 5: 4 },
      holes: [7, 8],
      players: [
        { trophies: [0, 2], passive: { structure: 1 } },
        { passed: true, irradiation: 3, exhausted: true },
      ],
      round: 2,
    })
    const { say } = speaker(chromosome.texts, "en", { seatNames: ["Magda", "Tomek"] })
    const board = chromosome.drawText(table.view(0), say)
    expect(board.split("\n").map((line) => line.trimEnd())).toEqual(
      `Round 2 of 6, clock 5 · II Player turns · Event of this round: Gallery Collapse

          12/1      4/2*      20/3
          ·         ·         ·

     6/1       17/2!     10/1!
     ·         ·         ·

3/2*      15/2      18/3      14/2      1/2*
F2- r2    ·         ·         P3+       ·

               9/1!      16/2!     5/1
               ·         ·         r4

          19/3      2/2*      11/1
          ·         ·         ·

P Magda, Pars (starts the round)
  tokens 3, supply 9 · active AAT; passive S · fortune 4, irradiation 0 · trophies F2
F Tomek, Ferox (passed)
  tokens 2, supply 8 · active AAT; passive – · fortune 4 (exhausted), irradiation 3 · trophies 0
Cubes beside the map: 4 · Genes left: action 12, telepathy 14, fighting 16, structure 15
${say("board.legend")}`.split("\n"),
    )
  })

  test.each(locales)("can be drawn at every moment in %s", (locale) => {
    const problems: string[] = []
    const { say } = speaker(chromosome.texts, locale, { report: (problem) => problems.push(problem) })
    const random = new FastRandom(locale)
    const state = rules.setup(
      3,
      parseOptions(rules.options, { species: "chosen" }, 3),
      new Turn(random, false),
    )
    for (let list = rules.decisions(state); list.length > 0; list = rules.decisions(state)) {
      expect(chromosome.drawText(rules.view(state, "spectator"), say)).toMatch(/18\/3/)
      const { seat, options } = list[0]!
      rules.apply(state, seat, options[random.below(options.length)]!, new Turn(random, false))
    }
    chromosome.drawText(rules.view(state, 0), say)
    expect(problems).toEqual([])
  })
})
