// Where a trial begins: at a position out of a random game, with an onlooker and another world that
// looks the same to it.
import {
  type Decision,
  FastRandom,
  type GameModule,
  type Position,
  parseOptions,
  Turn,
  type Who,
} from "@genepool/engine"
import { mostSeats } from "./planted-server.ts"
import { anotherWorld } from "./worlds.ts"

/** A game under way. */
export interface Begun {
  readonly module: GameModule
  readonly seats: number
  readonly options: object
  readonly state: Position
}

export interface Sample extends Begun {
  readonly who: Who
  /** What is hidden from the onlooker is different here. */
  readonly other: Position
}

/** Krom with three times as many cards against cards. */
const quarrels = [
  { id: "No", copies: 12, effect: { effect: "cancel" } },
  { id: "Blow", copies: 9, effect: { effect: "fightAdd", add: 2 } },
  { id: "Gift", copies: 10, effect: { effect: "gain", kind: "krom", count: 2 } },
]

/**
 * As people may set the games up: with more that is hidden, and with more windows. The plain game
 * is every other one.
 */
const variants: { readonly [game: string]: readonly object[] } = {
  chromosome: [{ fortuneMaximum: 12 }, { species: "chosen", events: false }],
  viral: [{ draft: true }, { draft: true, viruses: "random" }],
  krom: [
    { kromosaur: true, longer: true },
    { side: "glacial", characters: "chosen" },
    { edition: { name: "Quarrels", bonus: quarrels } },
  ],
}

/** A random game, from its beginning or from some choices on; null when it happened to be over. */
export function beginAt(module: GameModule, seed: string, fromTheStart: boolean): Begun | null {
  const { game } = module
  const random = new FastRandom(seed)
  const { min, max } = game.seats
  const seats = min + random.below(Math.min(max, mostSeats) - min + 1)
  const others = variants[game.id] ?? []
  const options =
    others.length === 0 || random.below(2) === 0 ? {} : (others[random.below(others.length)] as object)
  const turn = new Turn(random, false)
  const state: Position = game.setup(seats, parseOptions(game.options, options, seats), turn)
  const begun = { module, seats, options, state }
  if (fromTheStart) return begun
  // Every other position is one where several are asked at once: most secrets are there
  const seeking = random.below(2) === 0
  const enough = random.below(random.below(4) === 0 ? 400 : 120)
  const there = playOn(
    begun,
    random,
    (decisions, made) => made >= enough && (!seeking || made >= enough + 200 || isFreshWindow(decisions)),
  )
  return there ? begun : null
}

/**
 * Whose eyes are looked through from here on, and what they could as well be looking at; null when
 * the game is over.
 */
export function lookAlike(begun: Begun, random: FastRandom): Sample | null {
  const { module, seats, state } = begun
  // Whether somebody has answered already in a quiet window is hidden too, but changes when it
  // closes
  if (!playOn(begun, random, () => !isHalfAnswered(state))) return null
  const onlookers: Who[] = [...Array(seats).keys(), "spectator"]
  const who = onlookers[random.below(onlookers.length)] as Who
  return { ...begun, who, other: anotherWorld(module.game, state, who, random) }
}

/** Plays on by chance until it is enough; false when the game is over before. */
function playOn(
  { module: { game }, state }: Begun,
  random: FastRandom,
  enough: (decisions: readonly Decision[], made: number) => boolean,
): boolean {
  const turn = new Turn(random, false)
  for (let made = 0; ; made++) {
    const decisions: Decision[] = game.decisions(state)
    const decision = decisions[random.below(Math.max(1, decisions.length))]
    if (decision === undefined) return false
    if (enough(decisions, made)) return true
    game.apply(state, decision.seat, decision.options[random.below(decision.options.length)], turn)
  }
}

const isHalfAnswered = ({ frames }: Position): boolean =>
  frames.at(-1)?.answers?.some((given) => (given?.length ?? 0) > 0) === true

const isFreshWindow = (decisions: readonly Decision[]): boolean =>
  decisions.length > 0 && decisions.every(({ together, given }) => together && given.length === 0)
