// What a property of the conformance suite is, and what several of them need.

import type { AnyGame, Choice, Seat, Who } from "../../contract.ts"
import { randomAt } from "../../log.ts"
import type { FastRandom } from "../../random/fast.ts"
import type { Moment } from "../../simulate.ts"
import { Turn } from "../../turn.ts"

/** How much of what could be tried at a position is tried there. */
export interface Breadth {
  readonly onlookers: number
  readonly options: number
  readonly wrongChoices: number
  /** Whether every position of a game is replayed, or the last one only. */
  readonly everyPosition: boolean
}

/** Everything, for a few games; and a sample at every position, for very many. */
export const thorough: Breadth = { onlookers: 99, options: 12, wrongChoices: 20, everyPosition: true }
export const sampled: Breadth = { onlookers: 1, options: 2, wrongChoices: 3, everyPosition: false }

export interface Conditions {
  /** The longest list of options that the game allows itself. */
  readonly widest: number
  readonly breadth: Breadth
}

export interface Property {
  readonly name: string
  /** Called once per game; looks at every position, and says what is wrong. */
  watch(conditions: Conditions): (moment: Moment) => Iterable<string>
}

export function some<T>(items: readonly T[], count: number, random: FastRandom): readonly T[] {
  if (items.length <= count) return items
  const rest = items.slice()
  return Array.from({ length: count }, () => rest.splice(random.below(rest.length), 1)[0] as T)
}

export function onlookers({ seats, random }: Moment, { breadth }: Conditions): readonly Who[] {
  const all: Who[] = Array.from({ length: seats }, (_, seat) => seat)
  all.push("spectator")
  return some(all, breadth.onlookers, random)
}

/** The turn that comes next at this moment: made as often as one likes, always with the same chance. */
export function nextTurn({ log, n }: Moment, listening = true): Turn {
  return new Turn(randomAt(log.dice, n + 1), listening)
}

/** Everything that a seat could choose now, its answers that may be changed included. */
export function possible(game: AnyGame, state: Moment["state"], seats: number): Possible[] {
  const list: Possible[] = []
  for (let seat = 0; seat < seats; seat++) {
    const decision = game.decision(state, seat)
    if (decision === null) continue
    for (const choice of decision.options) list.push({ seat, choice, given: decision.given.length })
  }
  return list
}

interface Possible {
  readonly seat: Seat
  readonly choice: Choice
  /** How many parts of an answer the seat has given before. */
  readonly given: number
}

/** Plays on at random, silently. */
export function playOn(game: AnyGame, state: Moment["state"], choices: number, random: FastRandom): void {
  const turn = new Turn(random, false)
  for (let i = 0; i < choices; i++) {
    const decisions = game.decisions(state)
    const decision = decisions[decisions.length === 0 ? 0 : random.below(decisions.length)]
    if (decision === undefined) return
    game.apply(state, decision.seat, decision.options[random.below(decision.options.length)], turn)
  }
}

export function copyJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : "something was thrown"
}
