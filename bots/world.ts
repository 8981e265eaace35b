// Imagined worlds: what a bot plays on instead of the state of the table.

import type { AnyGame, Choice, Decision, Position, PositionView, Random, Seat, Turn } from "@genepool/engine"

/**
 * A world that the seat cannot tell from the real one. Answers of others that are in but secret are
 * open again: what they may be is then a matter of thought, not of chance.
 */
export function imagineWorld(game: AnyGame, view: PositionView, seat: Seat, random: Random): Position {
  const world: Position = game.imagine(view, random)
  const answers = openAnswers(world)
  if (answers !== null)
    for (let other = 0; other < answers.length; other++)
      if (other !== seat && answers[other] !== null) answers[other] = []
  return world
}

/**
 * The answers of the decision that seats are taking together now; another list after it has closed.
 */
export function openAnswers({ frames }: Position): (Choice[] | null)[] | null {
  return frames[frames.length - 1]?.answers ?? null
}

/** Carries out what `pick` chooses for each of the decisions, as long as they are still open. */
export function answerAll(
  game: AnyGame,
  world: Position,
  decisions: readonly Decision[],
  turn: Turn,
  pick: (decision: Decision) => Choice,
): void {
  const open = openAnswers(world)
  for (const decision of decisions) {
    game.apply(world, decision.seat, pick(decision), turn)
    // A window may close before all have answered
    if (openAnswers(world) !== open) return
  }
}

export function pickAtRandom(options: readonly Choice[], random: Random): Choice {
  return options[random.index(options, "bot")] as Choice
}
