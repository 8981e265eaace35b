import { playerNamed } from "@genepool/bots"
import { choose, FastRandom, type Position, parseOptions, Turn } from "@genepool/engine"
import { expect, test } from "vitest"
import { loadGames } from "../load.ts"
import { planOf } from "../plans.ts"

const seats = 3

test.each(["krom", "viral"])("a plan in %s rests on its owner's view alone", async (id) => {
  const [module] = await loadGames([id])
  if (module === undefined) throw new Error(`no game ${id}`)
  const { game } = module
  const play = playerNamed("greedy", module, () => 0)
  const turn = new Turn(new FastRandom("plans"), false)
  const state: Position = game.setup(seats, parseOptions(game.options, {}, seats), turn)
  let laid = 0
  for (let step = 0; step < 120; step++) {
    const [decision] = game.decisions(state)
    if (decision === undefined) break
    for (let seat = 0; seat < seats && step % 10 === 0; seat++) {
      const other: Position = game.imagine(game.view(state, seat), new FastRandom(`other ${step}`))
      const plan = planOf(module, play, state, seat, seats, `${step}`)
      expect(planOf(module, play, other, seat, seats, `${step}`)).toEqual(plan)
      laid += plan.length
    }
    const view = game.view(state, decision.seat)
    const { choice } = play({
      view,
      seat: decision.seat,
      seats,
      decision,
      seed: `${step}`,
      budget: { iterations: 1 },
    })
    choose(game, state, decision.seat, choice, turn)
  }
  expect(laid).toBeGreaterThan(10)
})
