// What the bots think: the last chapter of the rules, point by point

import { type Decision, FastRandom, parseOptions, Turn } from "@genepool/engine"
import { describe, expect, test } from "vitest"
import { judgement } from "../bot/judgement.ts"
import type { Choice } from "../rules/choices.ts"
import { rules } from "../rules/chromosome.ts"
import type { State } from "../rules/state.ts"
import { at } from "./at.ts"

type AtAround = Parameters<typeof at>[0]
const base: AtAround = { groups: { 14: "0:2+", 3: "1:2+" } }
const worth = (around: Partial<AtAround> = {}) => judgement.evaluate(at({ ...base, ...around }).state, 0)
const last = { round: 6 } as const
const passed = { players: [{ passed: true }] } as const

describe("worth", () => {
  test("alike positions are worth the same to both", () => {
    const { state } = at(base)
    expect(judgement.evaluate(state, 0)).toBe(judgement.evaluate(state, 1))
  })

  test("1. tokens are worth more than their point while there are few", () => {
    const three = worth({ groups: { 14: "0:3+", 3: "1:2+" } })
    expect(three - worth()).toBeGreaterThan(1.5)
  })

  test("2. a fortune point is two points", () => {
    const more = worth({ ...last, players: [{ passed: true, fortune: 5 }] })
    expect(more - worth({ ...last, ...passed })).toBeCloseTo(2)
  })

  test("3. energy is worth something as long as it can be spent", () => {
    const flat = { groups: { 14: "0:2-", 3: "1:2+" } }
    expect(worth()).toBeGreaterThan(worth(flat))
    expect(worth({ ...last, ...passed })).toBe(worth({ ...last, ...passed, ...flat }))
  })

  test("5. genes are worth the more rounds are left, and nothing in the last one once all is over", () => {
    const rich = { players: [{ active: { action: 3 } }] }
    const gain = (around: Partial<AtAround>) => worth({ ...around, ...rich }) - worth(around)
    expect(gain({})).toBeGreaterThan(gain({ round: 4 }))
    expect(worth({ ...last, players: [{ passed: true, active: { action: 3 } }] })).toBe(
      worth({ ...last, ...passed }),
    )
  })

  test("6. structure genes help against radiation", () => {
    const near = { cubes: { 14: 3 } }
    const gain = worth({ ...near, players: [{ active: { structure: 1 } }] }) - worth(near)
    expect(gain).toBeGreaterThan(worth({ players: [{ active: { structure: 1 } }] }) - worth())
  })

  test("7. two groups beside a space are in more danger than one", () => {
    const cubes = { 16: 4 }
    const one = worth({ cubes, groups: { 14: "0:2+", 3: "1:2+" } })
    const two = worth({ cubes, groups: { 14: "0:1+", 5: "0:1+", 3: "1:2+" } })
    expect(one).toBeGreaterThan(two)
  })

  test("8. cubes near enemies who cannot leave any more are worth it", () => {
    const enemy = (around: Partial<AtAround>) => judgement.evaluate(at({ ...base, ...around }).state, 1)
    const gone = { players: [{}, { passed: true }] }
    expect(enemy({ cubes: { 3: 4 }, ...gone })).toBeLessThan(enemy(gone) - 2)
  })

  test("15. being out is the worst there is", () => {
    const { state } = at({
      species: ["pars", "ferox", "alium"],
      groups: { 14: "0:2+", 3: "1:2+" },
      players: [{}, {}, { fate: "out", fortune: 7 }],
      lastTurns: [1, 0],
    })
    expect(judgement.evaluate(state, 2)).toBeLessThan(judgement.evaluate(state, 0) - 30)
  })
})

test("positions are judged between actions, not in the middle of one", () => {
  const table = at(base)
  expect(judgement.settled?.(table.state)).toBe(true)
  table.choose(0, { do: "growth" })
  expect(judgement.settled?.(table.state)).toBe(false)
})

test("first sight has a number for every option, and a player in a hurry takes one of the list", () => {
  const random = new FastRandom("hurry")
  const turn = new Turn(random, false)
  for (let game = 0; game < 6; game++) {
    const seats = 2 + (game % 3)
    const state = rules.setup(seats, parseOptions(rules.options, {}, seats), turn)
    for (let list = rules.decisions(state); list.length > 0; list = rules.decisions(state)) {
      const decision = list[0]!
      const prior = judgement.prior!(state, decision)
      expect(prior).toHaveLength(decision.options.length)
      for (const promise of prior) expect(promise).toBeGreaterThanOrEqual(0)
      const at = judgement.hurried!(state, decision, random)
      expect(decision.options[at]).toBeDefined()
      rules.apply(state, decision.seat, decision.options[at]!, turn)
    }
  }
})

describe("first sight of what may only harm", () => {
  /** How promising each option looks, by what it does. */
  const sight = (table: ReturnType<typeof at>, seat = 0) => {
    const decision = rules.decision(table.state, seat)!
    const prior = judgement.prior!(table.state, decision)
    const name = (option: Choice) => {
      if (option.do === "special") return option.action
      return option.do === "group" ? `${option.room}` : option.do
    }
    return Object.fromEntries(decision.options.map((option, i) => [name(option), prior[i]!]))
  }

  test("CHR-FER-03 Fusion of two own groups is hardly looked at, Fusion with an enemy is", () => {
    const around = { species: ["ferox", "pars"], players: [{ active: { telepathy: 2 } }] } as const
    const alone = sight(at({ ...around, groups: { 14: "0:2+", 5: "0:1+", 3: "1:2+" } }))
    expect(alone.fusion).toBeLessThan(alone.pass!)
    const table = at({ ...around, groups: { 14: "0:2+", 5: "0:1+", 18: "1:2+" } })
    expect(sight(table).fusion).toBeGreaterThan(1)
    table.choose(0, { do: "special", action: "fusion" }).choose(0, { do: "group", room: 14 })
    const second = sight(table)
    expect(second[18]).toBeGreaterThan(5 * second[5]!)
  })

  test("CHR-RUL-28 a structure gene is not given away at irradiation 0", () => {
    const structure = { active: { structure: 1 } }
    const { discardStructure, pass } = sight(at({ ...base, players: [structure] }))
    expect(discardStructure).toBeLessThan(pass! / 5)
    const ill = sight(at({ ...base, players: [{ ...structure, irradiation: 4 }] }))
    expect(ill.discardStructure).toBeGreaterThan(1)
  })

  test("CHR-RUL-24 fortune is spent in a test where a token or the game hangs on it, not for a point", () => {
    const tested = (irradiation: number) =>
      sight(
        at({
          ...base,
          players: [{ irradiation }, { fortune: 0 }],
          cubes: { 14: 3 },
          phase: "radiation",
          step: "spaces",
          draws: [{ test: 1 }],
        }).choose(0, { do: "stand" }),
      )
    expect(tested(0).stand).toBeGreaterThan(tested(0).fortuneFor!)
    expect(tested(6).fortuneFor).toBeGreaterThan(tested(6).stand!)
  })

  test("CHR-RUL-44 Super-gene after Super-gene is not what one does in a hurry", () => {
    const table = at({
      species: ["alium", "pars"],
      groups: { 14: "0:1+", 5: "0:1+", 3: "1:2+" },
      players: [{ fortune: 0, active: { telepathy: 2 }, passive: { action: 1 } }],
    })
    expect(sight(table).superGene).toBeGreaterThan(1)
    table.choose(0, { do: "special", action: "superGene" }).choose(0, { do: "discharge", room: 5 })
    table.choose(0, { do: "passiveGene", gene: "action" })
    expect(sight(table).superGene).toBeLessThan(0.5)
  })
})

describe("a player who sees an action through to its end", () => {
  const turn = new Turn(new FastRandom("contest"), false)
  const random = turn.random as FastRandom

  const after = (state: State, seat: number, option: Choice): State => {
    const next = rules.clone(state)
    rules.apply(next, seat, option, turn)
    return next
  }
  const lead = (state: State, seat: number) =>
    judgement.evaluate(state, seat) - judgement.evaluate(state, 1 - seat)

  /** What looks best after so many more of one's own choices. */
  function best(
    state: State,
    { seat, options }: Decision<Choice>,
    ahead: number,
  ): { choice: Choice; worth: number } {
    const worths = options.map((option) => {
      const next = after(state, seat, option)
      const mine = ahead === 0 ? null : rules.decision(next, seat)
      return mine === null || mine.together ? lead(next, seat) : best(next, mine, ahead - 1).worth
    })
    const worth = Math.max(...worths)
    return { choice: options[worths.indexOf(worth)]!, worth }
  }

  test("beats random play in nineteen of twenty games", () => {
    let won = 0
    for (let game = 0; game < 20; game++) {
      const seat = game % 2
      const state = rules.setup(2, parseOptions(rules.options, {}, 2), turn)
      for (let list = rules.decisions(state); list.length > 0; list = rules.decisions(state)) {
        const decision = list[0]!
        const any = decision.options[random.below(decision.options.length)]!
        rules.apply(
          state,
          decision.seat,
          decision.seat === seat ? best(state, decision, 2).choice : any,
          turn,
        )
      }
      if (rules.result(state)!.winners.includes(seat)) won++
    }
    expect(won).toBeGreaterThanOrEqual(19)
  }, 60_000)
})
