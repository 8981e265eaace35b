// Two worlds that look the same to an onlooker, and how soon it could tell them apart by the time
// that others take.
import {
  type AnyGame,
  type Choice,
  type Decision,
  FastRandom,
  type Position,
  sameChoice,
  Turn,
  type Who,
} from "@genepool/engine"

export type Worlds = readonly [here: Position, there: Position]

/** How many worlds are imagined, of which the one is taken that promises most. */
const imagined = 12
/** How far ahead is looked, in choices. */
const far = 10
/** Options that are looked into. */
const mostLooked = 10

/** The options that a seat has in both worlds. */
export const common = (options: readonly Choice[], there: readonly Choice[]): Choice[] =>
  options.filter((option) => there.some((other) => sameChoice(option, other)))

/**
 * Another world that the onlooker cannot tell from this one: of several, one in which others will
 * soon be asked who have a choice in one only.
 */
export function anotherWorld(game: AnyGame, state: Position, who: Who, random: FastRandom): Position {
  const view = game.view(state, who)
  let best: { world: Position; promise: number } | null = null
  for (let i = 0; i < imagined; i++) {
    const world: Position = game.imagine(view, random)
    // Instructions answer at once, and whoever leaves one wants just that: only cards are exchanged
    // here
    world.standing = state.standing.slice()
    const promise = promiseOf(game, [state, world], who, random)
    if (best === null || promise > best.promise) best = { world, promise }
    if (promise === 1) break
  }
  return (best as { world: Position }).world
}

/**
 * The option, taken in both worlds, that leads soonest to where only one of them leaves somebody a
 * choice; null if none is seen to.
 */
export function promising(
  game: AnyGame,
  [here, there]: Worlds,
  decision: Decision,
  options: readonly Choice[],
  who: Who,
  random: FastRandom,
): Choice | null {
  let best: { choice: Choice; promise: number } | null = null
  const from = random.below(options.length)
  for (let i = 0; i < Math.min(options.length, mostLooked); i++) {
    const choice = options[(from + i) % options.length] as Choice
    const worlds: Worlds = [game.clone(here), game.clone(there)]
    apply(game, worlds, decision, choice, random)
    const promise = promiseOf(game, worlds, who, random)
    if (promise > (best?.promise ?? 0)) best = { choice, promise }
  }
  return best?.choice ?? null
}

/**
 * 1 when it is so already, less the longer it takes when both are played on by the same choices; 0
 * when it is not seen.
 */
function promiseOf(game: AnyGame, worlds: Worlds, who: Who, random: FastRandom): number {
  const [here, there]: Worlds = [game.clone(worlds[0]), game.clone(worlds[1])]
  for (let ahead = 0; ahead <= far; ahead++) {
    const [decisions, decisionsThere] = [game.decisions(here), game.decisions(there)] as Decision[][] as [
      Decision[],
      Decision[],
    ]
    if (forcedInOne(decisions, decisionsThere, who)) return 1 / (1 + ahead)
    const decision = decisions[0]
    const same = decisionsThere.find(({ seat, ask }) => seat === decision?.seat && ask === decision.ask)
    if (decision === undefined || same === undefined) return 0
    const options = common(decision.options, same.options)
    if (options.length === 0) return 0
    apply(game, [here, there], decision, options[random.below(options.length)] as Choice, random)
  }
  return 0
}

/** Somebody else is asked together with others, and has a choice in one of the worlds only. */
function forcedInOne(decisions: readonly Decision[], there: readonly Decision[], who: Who): boolean {
  return decisions.some(({ seat, together, options }) => {
    if (!together || seat === who) return false
    const other = there.find((one) => one.seat === seat)
    return other !== undefined && (options.length === 1) !== (other.options.length === 1)
  })
}

function apply(game: AnyGame, worlds: Worlds, { seat }: Decision, choice: Choice, random: FastRandom): void {
  const seed = random.below(1 << 30)
  for (const world of worlds) game.apply(world, seat, choice, new Turn(new FastRandom(seed), false))
}
