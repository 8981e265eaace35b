// All that one choice would do at once, where that is more than it says: what follows had one
// answer and would not be asked.

import type { AnyGame, Choice, Decision, Fact, Position, PositionView, Seat } from "./contract.ts"
import { blowsIn, type Following } from "./following.ts"
import { canonical } from "./hash.ts"
import type { Holding } from "./learn/coach.ts"
import { FastRandom } from "./random/fast.ts"
import { heardBy, type Told, Turn } from "./turn.ts"

export interface Foreseen {
  /** As far as chance has no part in it. */
  readonly facts: readonly Fact[]
  /** Then dice fall, or cards are drawn. */
  readonly chance: boolean
}

/**
 * Null, where nothing is passed over; or where it can be taken back and takes nothing from anybody
 * else.
 */
export function foresee(
  game: AnyGame,
  following: Following | undefined,
  view: PositionView,
  { seat, together }: Decision,
  choice: Choice,
): Foreseen | null {
  if (together) return null
  const { facts, turn } = untilChance(game, view, seat, choice)
  const strikes = () =>
    following !== undefined &&
    blowsIn(following, facts, view, 0).some((blow) => !blow.light && blow.seat !== seat)
  if (turn.unasked === 0 || !(turn.opened || strikes())) return null
  return { facts, chance: turn.opened }
}

/** Chance may have a part in it: what comes in each of so many worlds comes for certain. */
const worlds = 4

/**
 * What a choice would bring upon its own seat for certain before anybody is asked again, where
 * another option would not.
 */
export function backfires(
  game: AnyGame,
  following: Following,
  view: PositionView,
  { seat, together, options }: Decision,
  choice: Choice,
): readonly Fact[] {
  if (together) return []
  const struckBy = (option: Choice) =>
    forCertain(game, view, seat, option, (_world, facts) =>
      blowsIn(following, facts, view, 0)
        .filter((blow) => !blow.light && blow.seat === seat)
        .map(({ at }) => facts[at] as Fact),
    )
  const struck = struckBy(choice)
  return struck.length > 0 && options.some((option) => struckBy(option).length === 0) ? struck : []
}

/**
 * What a seat holds as things stand, and a choice would give away for certain before anybody is
 * asked again; where another option would not, and nothing else comes of it in exchange.
 */
export function givesUp(
  game: AnyGame,
  holdings: (view: PositionView, seat: Seat) => readonly Holding[],
  view: PositionView,
  { seat, together, options }: Decision,
  choice: Choice,
): readonly Fact[] {
  if (together) return []
  const held = holdings(view, seat)
  if (held.length === 0) return []
  const lostBy = (option: Choice) =>
    forCertain(game, view, seat, option, (world) => {
      const left = holdings(game.view(world, seat), seat).map(({ id }) => id)
      const isExchange = left.some((id) => held.every((one) => one.id !== id))
      return isExchange ? [] : held.filter(({ id }) => !left.includes(id)).map(({ fact }) => fact)
    })
  const lost = lostBy(choice)
  return lost.length > 0 && options.some((option) => lostBy(option).length === 0) ? lost : []
}

/** What is found in each of the worlds after a choice. */
function forCertain(
  game: AnyGame,
  view: PositionView,
  seat: Seat,
  option: Choice,
  find: (world: Position, facts: readonly Fact[]) => readonly Fact[],
): readonly Fact[] {
  const findIn = (n: number) => {
    const random = new FastRandom(`certain ${n}`)
    const world = game.imagine(view, random)
    const turn = new Turn(random)
    game.apply(world, seat, option, turn)
    return find(world, heardBy(turn.told ?? [], seat))
  }
  const [first = [], ...others] = Array.from({ length: worlds }, (_, n) => findIn(n))
  const isIn = (facts: readonly Fact[], fact: Fact) =>
    facts.some((other) => canonical(other) === canonical(fact))
  return first.filter((fact) => others.every((facts) => isIn(facts, fact)))
}

/** What comes with a choice, before anybody chooses anything else. */
export interface AtOnce {
  /**
   * What follows from it and has one answer: taken without a question, or the only one on the list
   * that comes next.
   */
  readonly only: readonly { readonly ask: string; readonly choice: Choice }[]
  readonly facts: readonly Fact[]
}

/** As far as the choice itself goes, and chance has no part in it: nothing that comes after it. */
export function atOnce(
  game: AnyGame,
  view: PositionView,
  { seat, together }: Decision,
  choice: Choice,
): AtOnce {
  if (together) return { only: [], facts: [] }
  const world = game.imagine(view, new FastRandom("at once"))
  const depth = world.frames.length
  const isWithin = () => world.frames.length >= depth
  const turn = new Closed()
  const only: { ask: string; choice: Choice }[] = []
  const told: Told[] = []
  turn.onUnasked = (ask, choice) => void (isWithin() && only.push({ ask, choice }))
  turn.onTell = (fact) => void (isWithin() && told.push(fact))
  if (isCertain(() => game.apply(world, seat, choice, turn)) && isWithin()) {
    const next = game.decision(world, seat)
    const [last, ...others] = next?.options ?? []
    if (next !== null && !next.together && last !== undefined && others.length === 0)
      only.push({ ask: next.ask, choice: last })
  }
  return { only, facts: heardBy(told, seat) }
}

/** Nothing that is hidden comes out. */
class Closed extends Turn {
  constructor() {
    super(new Undecided())
  }

  override reveal(): void {
    throw new ByChance()
  }
}

/** What the seat would hear, in a world that it cannot tell from the real one. */
function untilChance(game: AnyGame, view: PositionView, seat: Seat, choice: Choice) {
  const world = game.imagine(view, new FastRandom("foresee"))
  const turn = new Turn(new Undecided())
  isCertain(() => game.apply(world, seat, choice, turn))
  return { facts: heardBy(turn.told ?? [], seat), turn }
}

/** False, where chance comes in. */
function isCertain(apply: () => void): boolean {
  try {
    apply()
    return true
  } catch (error) {
    if (error instanceof ByChance) return false
    throw error
  }
}

class ByChance extends Error {}

/** Nobody looks into the future: the first draw ends it. */
class Undecided extends FastRandom {
  constructor() {
    super("undecided")
  }

  override below(_n: number): number {
    throw new ByChance()
  }
}
