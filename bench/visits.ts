// How often somebody has to come to a slow table: visits per player and round, with each standing
// instruction.

import { isDeepStrictEqual } from "node:util"
import { playerNamed } from "@genepool/bots"
import {
  type AnyGame,
  choose,
  type Decision,
  FastRandom,
  type GameModule,
  type Position,
  parseOptions,
  Turn,
} from "@genepool/engine"
import { loadGames } from "./load.ts"
import { type Laid, planOf, questionOf } from "./plans.ts"
import { round } from "./slices.ts"

const games = 6
const seats = 3

/**
 * Whoever comes answers all that they are asked until nothing more is, and then goes: that is one
 * visit. `floor` counts those that no instruction could save: windows are answered as well as ever,
 * but call nobody. `planned` and `steadfast` are the slow instruction with plans for one's coming
 * turn (plans.ts), carried out as long as the same things are on the list, or only where their
 * owner, seeing what has happened, would still choose the same.
 */
export async function benchVisits(named: readonly string[]) {
  const modules = (await loadGames(named)).filter(({ judgement }) => judgement !== null)
  const found = modules.map((module) => {
    const { instructions } = module.game
    const wishes = instructions.length === 0 ? [null] : instructions
    const counted = wishes.map((wish) => [wish ?? "none", visitsWith(module, wish)] as const)
    const floor = visitsWith(module, wishes[0] ?? null, { windowsCall: false })
    const slow = module.slowInstruction ?? null
    const planned = visitsWith(module, slow, { plans: "planned" })
    const steadfast = visitsWith(module, slow, { plans: "steadfast" })
    return [module.game.id, { slow: slow ?? "", ...Object.fromEntries(counted), floor, planned, steadfast }]
  })
  return { bench: "visits", games, seats, players: "greedy", ...Object.fromEntries(found) }
}

interface Trial {
  readonly windowsCall?: boolean
  readonly plans?: "planned" | "steadfast"
}

function visitsWith(module: GameModule, wish: string | null, { windowsCall = true, plans }: Trial = {}) {
  const { game } = module
  const play = playerNamed("greedy", module, () => 0)
  const sums = { visits: 0, choices: 0, rounds: 0, laid: 0, otherwise: 0 }
  const callers = new Map<string, number>()
  for (let n = 0; n < games; n++) {
    const turn = new Turn(new FastRandom(`visits ${n}`), false)
    const state: Position & { round?: number } = game.setup(
      seats,
      parseOptions(game.options, {}, seats),
      turn,
    )
    const laid: Laid[][] = Array.from({ length: seats }, () => [])
    for (let here = -1; ; ) {
      const asked = game.decisions(state)
      const decision = asked.find(({ seat }) => seat === here) ?? asked[0]
      if (decision === undefined) break
      const { seat, options } = decision
      if (plans !== undefined && here !== -1 && seat !== here) {
        laid[here] = planOf(module, play, state, here, seats, `${n} ${sums.choices}`)
        here = -1
      }
      // What has one answer only is not asked of anybody who is away
      if (options.length === 1) {
        choose(game, state, seat, options[0], turn)
        continue
      }
      const seed = `${n} ${sums.choices + 1}`
      const thought = () =>
        play({ view: game.view(state, seat), seat, seats, decision, seed, budget: { iterations: 1 } }).choice
      const next = seat === here ? undefined : laid[seat]?.shift()
      if (next !== undefined) {
        const same = isDeepStrictEqual(thought(), next.choice)
        if (next.question === questionOf(state, decision) && (same || plans === "planned")) {
          choose(game, state, seat, next.choice, turn)
          sums.choices++
          sums.laid++
          if (!same) sums.otherwise++
          continue
        }
        laid[seat] = []
      }
      const calls = windowsCall || !isWindow(game, state, decision)
      if (calls && seat !== here) {
        here = seat
        sums.visits++
        const { proc, step } = state.frames.at(-1) ?? { proc: "", step: "" }
        callers.set(`${proc}.${step}`, (callers.get(`${proc}.${step}`) ?? 0) + 1)
      }
      // An instruction that has run out is left again with the next visit
      if (wish !== null && state.standing[seat] !== wish) {
        choose(game, state, seat, { do: "instruct", standing: wish }, turn)
        continue
      }
      choose(game, state, seat, thought(), turn)
      sums.choices++
    }
    sums.rounds += state.round ?? 1
  }
  const players = games * seats
  return {
    rounds: round(sums.rounds / games),
    visitsAGame: round(sums.visits / players),
    visitsARound: round(sums.visits / seats / sums.rounds),
    choicesAVisit: round(sums.choices / sums.visits),
    ...(plans !== undefined && {
      laidARound: round(sums.laid / seats / sums.rounds),
      otherwise: round(sums.otherwise / sums.laid),
    }),
    calledBy: Object.fromEntries(
      [...callers]
        .sort((a, b) => b[1] - a[1])
        .slice(0, 6)
        .map(([step, count]) => [step, round(count / seats / sums.rounds)]),
    ),
  }
}

/** Whether the instruction that asks least would answer it. */
function isWindow(game: AnyGame, state: Position, { seat, ask }: Decision): boolean {
  const standing = game.instructions.at(-1)
  if (standing === undefined) return false
  const after = game.clone(state)
  choose(
    game,
    after,
    seat,
    { do: "instruct", standing, now: true },
    new Turn(new FastRandom("window"), false),
  )
  const decision = game.decision(after, seat)
  return decision === null || decision.answered || decision.ask !== ask
}
