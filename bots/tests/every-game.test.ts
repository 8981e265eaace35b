import {
  canonical,
  FastRandom,
  type GameModule,
  type Position,
  type PositionView,
  parseOptions,
  Turn,
} from "@genepool/engine"
import { games } from "@genepool/games"
import { textProblemsSeen } from "@genepool/text"
import { describe, expect, test } from "vitest"
import { hintsOf, playerNamed, playerNames } from "../index.ts"
import { questionFor, steppingClock } from "./asking.ts"

const clock = steppingClock(1)

for (const [id, load] of Object.entries(games)) {
  const module = await load()
  const { game, judgement } = module
  const known = judgement
  const seats = Math.min(3, game.seats.max)
  const players = playerNames
    .filter((name) => judgement !== null || (name !== "greedy" && name !== "instant"))
    .map((name) => ({ name, play: playerNamed(name, module, clock) }))

  describe(id, () => {
    test("states that a seat cannot tell apart get the same thought from every bot", () => {
      let pairs = 0
      for (const { state, seat } of moments(module, seats, 3)) {
        const other: Position = game.imagine(game.view(state, seat), new FastRandom(`other ${pairs}`))
        if (game.view(other, seat) === null || game.decision(other, seat) === null) continue
        pairs++
        for (const { name, play } of players) {
          const budget = { iterations: name === "uct" ? 2 : 12 }
          const ask = (world: Position) => play(questionFor(module, world, seat, seats, "same", budget))
          expect(JSON.stringify(ask(other)), name).toBe(JSON.stringify(ask(state)))
        }
      }
      expect(pairs).toBeGreaterThan(0)
    })

    if (known?.evaluateAll !== undefined)
      test("judges all seats at once as one by one, to the last digit", () => {
        let looked = 0
        for (const count of new Set([game.seats.min, game.seats.max]))
          for (const { state } of moments(module, count, 40)) {
            const points = new Float64Array(count)
            known.evaluateAll?.(state, points)
            expect([...points]).toEqual(Array.from(points, (_, seat) => known.evaluate(state, seat)))
            looked++
          }
        expect(looked).toBe(80)
      })

    if (known?.forget !== undefined)
      test("who forgets cards imagines others than were shown, and is asked the same", () => {
        let mistaken = 0
        for (const { state, seat } of moments(module, seats, 12)) {
          const view = game.view(state, seat)
          const inMind = known.forget?.(view, new FastRandom("forget")) as PositionView
          if (canonical(inMind) !== canonical(view)) mistaken++
          const world: Position = game.imagine(inMind, new FastRandom("world"))
          expect(game.invariants(world)).toEqual([])
          expect(game.decision(world, seat)).toEqual(game.decision(state, seat))
        }
        expect(mistaken).toBeGreaterThan(0)
      })

    if (known?.reasons !== undefined) {
      const play = playerNamed("level5", module, clock)
      const hints = (state: Position, seat: number) => {
        const question = questionFor(module, state, seat, seats, "hint", { iterations: 40 })
        return hintsOf(module, question, play(question))
      }

      test("hints depend on what the seat sees alone", () => {
        for (const { state, seat } of moments(module, seats, 4)) {
          const other: Position = game.imagine(game.view(state, seat), new FastRandom("other"))
          if (game.decision(other, seat) === null) continue
          expect(hints(other, seat)).toEqual(hints(state, seat))
        }
      })

      test("most first hints have a reason, and it can be said in every language", () => {
        const reasons = moments(module, seats, 40).map(({ state, seat }) => hints(state, seat)[0]?.reason)
        const told = reasons.filter((reason) => reason != null)
        expect(told.length).toBeGreaterThan(0.6 * reasons.length)
        expect(
          textProblemsSeen(
            module,
            told.map((reason) => ({ reason })),
          ),
        ).toEqual([])
      })

      test("so has what is decided together", () => {
        const together = moments(module, seats, 80)
          .filter(({ state, seat }) => game.decision(state, seat)?.together)
          .slice(0, 4)
        expect(together.length).toBe(4)
        for (const { state, seat } of together) expect(hints(state, seat)[0]?.reason).not.toBe(null)
      })
    }

    test("imagined worlds give back the view they came from", () => {
      for (const { state, seat } of moments(module, seats, 12)) {
        const view = game.view(state, seat)
        const world = game.imagine(view, new FastRandom("world"))
        expect(canonical(game.view(world, seat))).toBe(canonical(view))
      }
    })
  })
}

/** Decisions that leave a choice, spread over a random game. */
function moments({ game }: GameModule, seats: number, count: number): { state: Position; seat: number }[] {
  const found: { state: Position; seat: number }[] = []
  const random = new FastRandom("moments")
  const turn = new Turn(random, false)
  const begin = (): Position => game.setup(seats, parseOptions(game.options, {}, seats), turn)
  let state = begin()
  for (let n = 0; found.length < count; n++) {
    const decisions = game.decisions(state)
    const decision = decisions[random.below(Math.max(1, decisions.length))]
    if (decision === undefined) {
      state = begin()
      continue
    }
    if (n % 9 === 0 && decision.options.length > 1)
      found.push({ state: game.clone(state), seat: decision.seat })
    game.apply(state, decision.seat, decision.options[random.below(decision.options.length)], turn)
  }
  return found
}
