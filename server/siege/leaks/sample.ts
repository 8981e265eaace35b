// Positions out of random games, and for an onlooker another world that looks the same.
import {
  type Decision,
  FastRandom,
  type GameModule,
  type Position,
  parseOptions,
  Turn,
  type Who,
} from "@genepool/engine"
import { mostSeats } from "./house.ts"

export interface Sample {
  readonly module: GameModule
  readonly seats: number
  readonly options: object
  readonly state: Position
  readonly who: Who
  /** What is hidden from the onlooker is different here. */
  readonly other: Position
}

/** Null when the game happened to be over, or to be at a place that cannot be compared. */
export function sampleOf(module: GameModule, seed: string): Sample | null {
  const { game } = module
  const random = new FastRandom(seed)
  const { min, max } = game.seats
  const seats = min + random.below(Math.min(max, mostSeats) - min + 1)
  const options = {}
  const turn = new Turn(random, false)
  const state: Position = game.setup(seats, parseOptions(game.options, options, seats), turn)
  // Every other position is one where several are asked at once: most secrets are there
  const seeking = random.below(2) === 0
  const enough = random.below(random.below(4) === 0 ? 400 : 120)
  for (let made = 0; made < enough || (seeking && made < enough + 200); made++) {
    const decisions = game.decisions(state)
    if (made >= enough && isFreshWindow(decisions)) break
    const decision = decisions[random.below(Math.max(1, decisions.length))]
    if (decision === undefined) return null
    game.apply(state, decision.seat, decision.options[random.below(decision.options.length)], turn)
  }
  // Whether somebody has answered already in a quiet window is hidden too, but changes when it closes
  const { answers } = state.frames.at(-1) ?? { answers: null }
  if (state.frames.length === 0 || answers?.some((given) => (given?.length ?? 0) > 0)) return null
  const onlookers: Who[] = [...Array(seats).keys(), "spectator"]
  const who = onlookers[random.below(onlookers.length)] as Who
  const other: Position = game.imagine(game.view(state, who), random)
  // Instructions answer at once, and whoever leaves one wants just that: only cards are exchanged here
  other.standing = state.standing.slice()
  return { module, seats, options, state, who, other }
}

const isFreshWindow = (decisions: readonly Decision[]): boolean =>
  decisions.length > 0 && decisions.every(({ together, given }) => together && given.length === 0)
