// How often somebody has to come to a slow table: visits per player and round, with each standing instruction.

import { playerNamed } from "@genepool/bots"
import { choose, FastRandom, type GameModule, type Position, parseOptions, Turn } from "@genepool/engine"
import { loadGames } from "./load.ts"
import { round } from "./slices.ts"

const games = 6
const seats = 3

/** Whoever comes answers all that they are asked until nothing more is, and then goes: that is one visit. */
export async function benchVisits(named: readonly string[]) {
  const modules = (await loadGames(named)).filter(({ judgement }) => judgement !== null)
  const found = modules.map((module) => {
    const { instructions } = module.game
    const wishes = instructions.length === 0 ? [null] : instructions
    return [
      module.game.id,
      Object.fromEntries(wishes.map((wish) => [wish ?? "none", visitsWith(module, wish)])),
    ]
  })
  return { bench: "visits", games, seats, players: "greedy", ...Object.fromEntries(found) }
}

function visitsWith(module: GameModule, wish: string | null) {
  const { game } = module
  const play = playerNamed("greedy", module, () => 0)
  const sums = { visits: 0, choices: 0, rounds: 0 }
  const calls = new Map<string, number>()
  for (let n = 0; n < games; n++) {
    const turn = new Turn(new FastRandom(`visits ${n}`), false)
    const state: Position & { round?: number } = game.setup(
      seats,
      parseOptions(game.options, {}, seats),
      turn,
    )
    for (let here = -1; ; ) {
      const asked = game.decisions(state)
      const decision = asked.find(({ seat }) => seat === here) ?? asked[0]
      if (decision === undefined) break
      const { seat, options } = decision
      // What has one answer only is not asked of anybody who is away
      if (options.length === 1) {
        choose(game, state, seat, options[0], turn)
        continue
      }
      if (seat !== here) {
        here = seat
        sums.visits++
        const { proc, step } = state.frames.at(-1) ?? { proc: "", step: "" }
        calls.set(`${proc}.${step}`, (calls.get(`${proc}.${step}`) ?? 0) + 1)
      }
      // An instruction that has run out is left again with the next visit
      if (wish !== null && state.standing[seat] !== wish) {
        choose(game, state, seat, { do: "instruct", standing: wish }, turn)
        continue
      }
      sums.choices++
      const view = game.view(state, seat)
      const seed = `${n} ${sums.choices}`
      const { choice } = play({ view, seat, seats, decision, seed, budget: { iterations: 1 } })
      choose(game, state, seat, choice, turn)
    }
    sums.rounds += state.round ?? 1
  }
  const players = games * seats
  return {
    rounds: round(sums.rounds / games),
    visitsAGame: round(sums.visits / players),
    visitsARound: round(sums.visits / seats / sums.rounds),
    choicesAVisit: round(sums.choices / sums.visits),
    calledBy: Object.fromEntries(
      [...calls]
        .sort((a, b) => b[1] - a[1])
        .slice(0, 6)
        .map(([step, count]) => [step, round(count / seats / sums.rounds)]),
    ),
  }
}
