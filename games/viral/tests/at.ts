// Tables for tests: say what matters, the rest is filled in so that it keeps the invariants.

import { type Table, tableOf } from "@genepool/engine/testing"
import { type CardId, type MutationCardId, mutationCardIds } from "../data/cards.ts"
import type { EventId } from "../data/events.ts"
import type { ZoneId } from "../data/organs.ts"
import { card, event, inRound, type Placed, place, type Running } from "../learn/place.ts"
import type { Choice } from "../rules/choices.ts"
import type { Options } from "../rules/options.ts"
import type { State } from "../rules/state.ts"
import type { View } from "../rules/view.ts"
import { rules } from "../rules/viral.ts"

export type ViralTable = Table<State, Choice, View, Options>
export * from "../learn/place.ts"

export interface Given extends Placed {
  readonly draws?: readonly (string | number | { readonly [name: string]: string | number })[]
}

/**
 * Asks everybody for the second pair: where a procedure that is called on top of it comes back to.
 */
export const stop: Running = { proc: "pair", step: "choose", place: 2, at: 0 }
export function at(given: Given, ...running: readonly Running[]): ViralTable {
  const { seats = 3, options = {}, draws = [] } = given
  return tableOf(rules, {
    seats,
    options: { viruses: "random", ...options },
    position: place(given, running),
    draws,
  })
}

/** A seat that carries out one card, alone. */
export function play(
  zone: ZoneId,
  played: CardId,
  given: Given & { readonly seat?: number } = {},
): ViralTable {
  const { seat = 0, seats = 3 } = given
  const playing = Array.from({ length: seats }, (_, s) => (s === seat ? { zone, card: played } : null))
  const isGained = mutationCardIds.includes(played as MutationCardId)
  const scores =
    given.scores ??
    Array.from({ length: given.seats === 2 ? 3 : seats }, (_, s) => (isGained && s === seat ? 5 : 0))
  const gained = playing.map((_, s) => (isGained && s === seat ? [played as MutationCardId] : []))
  return at({ gained, ...given, scores, playing }, stop, card(seat))
}

/**
 * An event, carried out in a real round that goes on to the next one; `later` is what is drawn
 * after it.
 */
export function happens(id: EventId, given: Given = {}, ...later: NonNullable<Given["draws"]>): ViralTable {
  const next = id === "E11" ? "E12" : "E11"
  const draws = [...(given.draws ?? []), { event: next }, ...later]
  return at({ step: 3, event: id, ...given, draws }, ...inRound("immune"), event)
}

/** The organs that the seat may choose from. */
export function organs(table: ViralTable, seat: number): string[] {
  return table.options(seat).map((option) => ("organ" in option ? option.organ : option.do))
}

/** What is done there: every `do` on the list, once. */
export function doings(table: ViralTable, seat: number): string[] {
  return [...new Set(table.options(seat).map((option) => option.do))]
}

/** The actions that the icons left offer. */
export function icons(table: ViralTable, seat: number): string[] {
  return table.options(seat).map((option) => (option.do === "use" ? option.action : option.do))
}
