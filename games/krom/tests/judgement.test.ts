import { FastRandom, parseOptions, type Seat, Turn } from "@genepool/engine"
import { describe, expect, test } from "vitest"
import { judgement } from "../bot/judgement.ts"
import { dataOf } from "../data/resolved.ts"
import { rules } from "../rules/krom.ts"
import type { State } from "../rules/state.ts"
import { at, walk } from "./at.ts"

const value = (table: ReturnType<typeof at>, seat: Seat) => judgement.evaluate(table.state, seat)

describe("what is thought of a position", () => {
  test("every evolution is worth buying as soon as it can be paid", () => {
    const { evolutions } = dataOf(null)
    const others = ["E-23", "E-24", "E-25", "E-22", "E-16"]
    for (const [id, { cost, area }] of evolutions) {
      const open = [id, ...others.filter((other) => other !== id).slice(0, 3)]
      const away = { area: "mountains", life: 0 } as const
      const table = at({ alma: { area: area ?? "caves", ...cost }, kolos: away }, { open })
      if (area === "forest") walk(table, 0)
      const before = value(table, 0)
      table.draws({ evolution: open.includes("E-01") ? "E-02" : "E-01" }).choose(0, { do: "evolve" })
      expect(value(table, 0)).toBeGreaterThan(before)
    }
  })

  test("tokens, cards, health and points are worth something, the last life most", () => {
    const poor = at({ alma: {}, kolos: {} }, { step: "movement" })
    for (const more of [{ krom: 6 }, { wood: 1 }, { hand: ["B-06"] }, { evolutions: ["E-01"] }])
      expect(value(at({ alma: more, kolos: {} }, { step: "movement" }), 0)).toBeGreaterThan(value(poor, 0))
    const health = [7, 6, 5, 4, 3, 2, 1].map((life) =>
      value(at({ alma: { life }, kolos: {} }, { step: "movement" }), 0),
    )
    expect(health).toEqual(health.toSorted((a, b) => b - a))
  })

  test("priors fit the list, and a free gain looks better than nothing", () => {
    const table = at({ alma: { area: "savanna" }, kolos: { area: "mountains" } })
    const decision = rules.decision(table.state, 0)!
    const priors = judgement.prior!(table.state, decision)
    expect(priors.length).toBe(decision.options.length)
    expect(priors[0]).toBeGreaterThan(priors.at(-1) as number)
    expect(decision.options[judgement.hurried!(table.state, decision, new FastRandom(1))]).toBeDefined()
  })
})

test("looking one choice ahead with it beats random play", () => {
  const lead = (state: State, seat: Seat) =>
    judgement.evaluate(state, seat) - judgement.evaluate(state, 1 - seat)
  let wins = 0
  const games = 20
  for (let game = 0; game < games; game++) {
    const random = new FastRandom(`greedy ${game}`)
    const turn = new Turn(random, false)
    const greedy = game % 2
    const state = rules.setup(2, parseOptions(rules.options, {}, 2), turn)
    for (;;) {
      const [decision] = rules.decisions(state)
      if (decision === undefined) break
      const { seat, options } = decision
      let best = options[random.below(options.length)]!
      if (seat === greedy && !decision.together) {
        // on what it may know: a world of its own making
        const world = rules.imagine(rules.view(state, seat), random)
        const worths = options.map((option) => {
          const after = rules.clone(world)
          rules.apply(after, seat, option, turn)
          return after.frames.length === 0 ? 100 : lead(after, seat) + (option.do === "endPhase" ? 0 : 0.01)
        })
        best = options[worths.indexOf(Math.max(...worths))]!
      }
      rules.apply(state, seat, best, turn)
    }
    if (rules.result(state)?.winners[0] === greedy) wins++
  }
  expect(wins).toBeGreaterThanOrEqual(18)
})
