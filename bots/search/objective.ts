// What a position is worth to each seat: the chance to win, and to a small part the lead.

import type { AnyGame, Judgement, Position } from "@genepool/engine"
import { exponential, squash } from "./exact.ts"

/** Whom a player keeps an eye on: only itself, the best of the others, or everybody. */
export type LooksAt = "itself" | "leader" | "everybody"

/** Keeps a won game from looking silly: of two ways to win, the clearer one. */
const shareOfLead = 0.2

/** What the judgement thinks of the position for every seat. */
export function judgeAll<S extends Position>(judgement: Judgement<S>, state: S, points: Float64Array): void {
  if (judgement.evaluateAll !== undefined) judgement.evaluateAll(state, points)
  else for (let seat = 0; seat < points.length; seat++) points[seat] = judgement.evaluate(state, seat)
}

export class Objective {
  /** By seat, after `judge`. */
  readonly chances: Float64Array
  readonly values: Float64Array
  /** How many points make a lead that is usually enough, where the game does not tell. */
  spread = 1
  private readonly game: AnyGame
  private readonly judgement: Judgement | null
  private readonly looksAt: LooksAt
  private readonly points: Float64Array
  /** By seat: the points it started from, for whoever looks at itself alone. */
  private readonly start: Float64Array

  constructor(game: AnyGame, judgement: Judgement | null, looksAt: LooksAt, seats: number) {
    this.game = game
    this.judgement = judgement
    this.looksAt = looksAt
    this.chances = new Float64Array(seats)
    this.values = new Float64Array(seats)
    this.points = new Float64Array(seats)
    this.start = new Float64Array(seats)
  }

  /** The position that the thought is about. */
  startFrom(world: Position): void {
    const { judgement, start } = this
    if (judgement === null || this.looksAt !== "itself") return
    for (let seat = 0; seat < start.length; seat++) start[seat] = judgement.evaluate(world, seat)
  }

  judge(world: Position): void {
    const result = world.frames.length === 0 ? this.game.result(world) : null
    const { points, chances, values, judgement } = this
    const seats = points.length
    const spread = judgement?.spread?.(world) ?? this.spread
    if (result !== null) {
      for (let seat = 0; seat < seats; seat++) chances[seat] = 0
      for (const seat of result.winners) chances[seat] = 1 / result.winners.length
      for (let seat = 0; seat < seats; seat++) points[seat] = result.scores[seat] as number
    } else if (judgement === null) {
      chances.fill(1 / seats)
    } else {
      judgeAll(judgement, world, points)
      this.chancesFromPoints(spread)
    }
    for (let seat = 0; seat < seats; seat++)
      values[seat] =
        (1 - shareOfLead) * (chances[seat] as number) +
        shareOfLead * (0.5 + 0.5 * squash(this.lead(seat) / (2 * spread)))
  }

  /** The lead of a seat over the best of the others, or over what it had, in points. */
  lead(seat: number): number {
    const { points } = this
    if (this.looksAt === "itself") return (points[seat] as number) - (this.start[seat] as number)
    let best = Number.NEGATIVE_INFINITY
    for (let other = 0; other < points.length; other++)
      if (other !== seat && (points[other] as number) > best) best = points[other] as number
    return (points[seat] as number) - best
  }

  private chancesFromPoints(spread: number): void {
    const { points, chances, looksAt } = this
    const seats = points.length
    if (looksAt !== "everybody") {
      for (let seat = 0; seat < seats; seat++) chances[seat] = 0.5 + 0.5 * squash(this.lead(seat) / spread)
      return
    }
    let best = points[0] as number
    for (let seat = 1; seat < seats; seat++)
      if ((points[seat] as number) > best) best = points[seat] as number
    let sum = 0
    for (let seat = 0; seat < seats; seat++) {
      const weight = exponential(((points[seat] as number) - best) / spread)
      chances[seat] = weight
      sum += weight
    }
    for (let seat = 0; seat < seats; seat++) chances[seat] = (chances[seat] as number) / sum
  }
}
