import { FastRandom, parseOptions, Turn } from "@genepool/engine"
import { lineOf, speaker } from "@genepool/text"
import { describe, expect, test } from "vitest"
import { spendsFortune } from "../board/ahead.ts"
import { chromosome } from "../index.ts"
import type { Choice } from "../rules/choices.ts"
import { rules } from "../rules/chromosome.ts"
import type { Fact } from "../rules/facts.ts"
import { takesFortune } from "../rules/takes-fortune.ts"
import { at, type ChromosomeTable } from "./at.ts"

const groups = { 14: "0:1+", 3: "1:2+" } as const
const poor = (active: object, more: object = {}) => at({ groups, players: [{ active, ...more }] })
const taking = (table: ChromosomeTable, seat = 0) =>
  table
    .options(seat)
    .filter((option) => takesFortune(rules.view(table.state, seat), seat, option))
    .map((option) => JSON.stringify(option))

describe("CHR-COST-04 fortune that would be spent unasked", () => {
  test("CHR-GROW-01 two tokens with one gene take it, one does not", () => {
    const table = poor({ action: 1 }).choose(0, { do: "growth" }).choose(0, { do: "add" })
    table.asks(0, "growth.tokens")
    expect(taking(table)).toEqual([JSON.stringify({ do: "tokens", tokens: 2 })])
  })

  test("CHR-GROW-03 the room that no gene is left for takes it, and so does to stop after it", () => {
    const table = poor({ action: 1 }).choose(0, { do: "growth" }).choose(0, { do: "spread" })
    const free = table.options(0)
    expect(taking(table)).toEqual([])
    table.choose(0, free[0]!)
    expect(taking(table)).toEqual(
      table
        .options(0)
        .filter(({ do: what }) => what === "room")
        .map((o) => JSON.stringify(o)),
    )
  })

  test("CHR-GENE-07 irradiation lowered without a structure gene takes it", () => {
    expect(taking(poor({ structure: 0 }, { irradiation: 3 }))).toContain('{"do":"discardStructure"}')
    expect(taking(poor({ structure: 1 }, { irradiation: 3 }))).not.toContain('{"do":"discardStructure"}')
    const more = { action: 2, telepathy: 2, fighting: 2, structure: 0 }
    expect(taking(poor(more, { irradiation: 3 }))).toEqual(['{"do":"discardStructure"}'])
  })

  test("actions that no gene can pay for are told from those that genes pay for", () => {
    expect(taking(poor({ action: 0, telepathy: 1 }))).toEqual(
      expect.arrayContaining([
        '{"do":"growth"}',
        '{"do":"mutation"}',
        '{"do":"special","action":"dispersal"}',
      ]),
    )
    expect(taking(poor({ action: 0, telepathy: 1 }))).not.toContain('{"do":"impulse"}')
    expect(taking(poor({ action: 2, telepathy: 2, fighting: 2, structure: 2 }))).toEqual([])
  })

  test("the words of the option say so, in all three languages", () => {
    const { state } = poor({ action: 1 }).choose(0, { do: "growth" }).choose(0, { do: "add" })
    const view = rules.view(state, 0)
    const decision = rules.decision(state, 0)!
    for (const [locale, said] of [
      ["en", "2 tokens (takes 1 fortune, worth 2 points)"],
      ["pl", "2 żetony (zużywa punkt losu, wart 2 punkty)"],
      ["ru", "2 жетона (уйдёт 1 очко удачи, а это 2 очка в конце)"],
    ] as const) {
      const words = speaker(chromosome.texts, locale)
      expect(lineOf({ do: "tokens", tokens: 2 }, { module: chromosome, words, view, decision })).toBe(said)
    }
  })

  test("the question says how many genes there are, and that fortune pays for what is beyond them", () => {
    const table = poor({ action: 1 }).choose(0, { do: "growth" }).choose(0, { do: "spread" })
    const asked = () => {
      const prompt = rules.prompt(table.state, 0)!
      return (["en", "pl", "ru"] as const).map((locale) =>
        speaker(chromosome.texts, locale).sayPrompt(prompt),
      )
    }
    expect(asked()[0]).toBe("Where does the first token go? Each costs an action gene; you have 1 left.")
    table.choose(0, table.options(0)[0]!)
    expect(asked()).toEqual([
      "One token so far. Where does the next one go? No action gene is left: one more takes 1 fortune, worth 2 points.",
      "Na razie 1 żeton. Gdzie trafi następny? Nie masz więcej genów akcji: następny żeton zużyje 1 punkt losu, wart 2 punkty.",
      "Пока 1 жетон. Куда поставить следующий? Генов действия больше нет: за следующий уйдёт 1 очко удачи, а это 2 очка в конце.",
    ])
  })

  test("CHR-GENE-07 the log says what was given for irradiation", () => {
    const said = (structure: number) => {
      const table = poor({ structure }, { irradiation: 3 }).choose(0, { do: "discardStructure" })
      if (table.ask(0) === "turn.structure")
        table.choose(0, { do: structure > 0 ? "discardGene" : "discardFortune" })
      return table.facts().map(speaker(chromosome.texts, "en").sayFact)
    }
    expect(said(1).at(-1)).toBe("1 discards a structure gene: irradiation −2, now 1")
    expect(said(0).slice(-2)).toEqual([
      "1 spends 1 fortune in place of one structure gene",
      "1: irradiation −2, now 1",
    ])
  })

  test("a gesture on the map that ends in it is told, too", () => {
    const view = rules.view(poor({ action: 1 }).state, 0)
    const grow = [{ do: "growth" }, { do: "add" }] as const
    expect(spendsFortune(view, 0, [...grow, { do: "tokens", tokens: 1 }])).toBe(false)
    expect(spendsFortune(view, 0, [...grow, { do: "tokens", tokens: 2 }])).toBe(true)
  })

  test("in play no point goes that was not named by a choice before", () => {
    const named = ["fortuneFor", "payFortune", "discardFortune"]
    let spent = 0
    for (let n = 0; n < 40; n++) {
      const random = new FastRandom(`takes fortune ${n}`)
      const turn = new Turn<Fact>(random)
      const state = rules.setup(3, parseOptions(rules.options, {}, 3), turn)
      let warned = false
      for (let open = rules.decisions(state); open.length > 0; open = rules.decisions(state)) {
        const { seat, ask, options } = open[random.below(open.length)]!
        const choice = options[random.below(options.length)] as Choice
        if (ask === "turn.menu" || ask === "turn.rest") warned = false
        warned ||= takesFortune(rules.view(state, seat), seat, choice)
        const told = turn.told?.length ?? 0
        rules.apply(state, seat, choice, turn)
        const facts = (turn.told ?? []).slice(told).map(({ fact }) => fact)
        if (named.includes(choice.do) || !facts.some(({ fact }) => fact === "fortuneAsGene")) continue
        spent++
        expect([warned, choice]).toEqual([true, choice])
      }
    }
    expect(spent).toBeGreaterThan(20)
  })
})
