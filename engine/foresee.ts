// All that one choice would do at once, where that is more than it says: what follows had one answer and would not be asked.

import type { AnyGame, Choice, Decision, Fact, PositionView } from "./contract.ts"
import { blowsIn, type Following } from "./following.ts"
import { FastRandom } from "./random/fast.ts"
import { heardBy, Turn } from "./turn.ts"

export interface Foreseen {
  /** As far as chance has no part in it. */
  readonly facts: readonly Fact[]
  /** Then dice fall, or cards are drawn. */
  readonly chance: boolean
}

/** Null, where nothing is passed over; or where it can be taken back and takes nothing from anybody else. */
export function foresee(
  game: AnyGame,
  following: Following | undefined,
  view: PositionView,
  { seat, together }: Decision,
  choice: Choice,
): Foreseen | null {
  if (together) return null
  const world = game.imagine(view, new FastRandom("foresee"))
  const turn = new Turn(new Undecided())
  try {
    game.apply(world, seat, choice, turn)
  } catch (error) {
    if (!(error instanceof ByChance)) throw error
  }
  const facts = heardBy(turn.told ?? [], seat)
  const strikes = () =>
    following !== undefined &&
    blowsIn(following, facts, view, 0).some((blow) => !blow.light && blow.seat !== seat)
  if (turn.unasked === 0 || !(turn.opened || strikes())) return null
  return { facts, chance: turn.opened }
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
