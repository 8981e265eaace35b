// A table for tests: name the species, their groups and what else matters; the rest is as after a
// fresh set-up

import type { ScriptedDraw, Seat } from "@genepool/engine"
import { type Table, tableOf } from "@genepool/engine/testing"
import { type Placed, type PlayerAt, place } from "../learn/place.ts"
import type { Choice } from "../rules/choices.ts"
import { rules } from "../rules/chromosome.ts"
import type { Options } from "../rules/options.ts"
import type { Player, State } from "../rules/state.ts"
import type { View } from "../rules/view.ts"

export type ChromosomeTable = Table<State, Choice, View, Options>

export interface Around extends Placed {
  readonly draws?: readonly ScriptedDraw[]
}

/** The map of four players unless said otherwise. */
export function at(around: Around): ChromosomeTable {
  const { species = ["pars", "ferox"], draws } = around
  return tableOf(rules, {
    seats: species.length,
    options: { layout: "four", ...around.options },
    position: place(around),
    ...(draws === undefined ? {} : { draws }),
  })
}

/** The groups on the map, written as above. */
export function groups({ state }: ChromosomeTable): { [room: string]: string } {
  return Object.fromEntries(
    Object.entries(state.groups).map(([room, { seat, level, charged }]) => [
      room,
      `${seat}:${level}${charged ? "+" : "-"}`,
    ]),
  )
}

export function player(table: ChromosomeTable, seat: Seat): Player {
  return table.state.players[seat] as Player
}

/** Rooms on the list of the seat. */
export function rooms(table: ChromosomeTable, seat: Seat): number[] {
  return table.options(seat).flatMap((option) => ("room" in option ? [option.room] : []))
}

/** What is on the list of the seat, by its keys; a special action by its name. */
export function verbs(table: ChromosomeTable, seat: Seat): string[] {
  return table.options(seat).map((option) => (option.do === "special" ? option.action : option.do))
}

/** Why a choice is not on the list of the seat. */
export function whyNot(
  table: ChromosomeTable,
  seat: Seat,
  choice: Choice | { readonly do: string },
): unknown {
  const wanted = Object.entries(choice)
  return rules
    .whyNot(table.state, seat)
    .find((withheld) =>
      wanted.every(([key, value]) => (withheld.choice as { [key: string]: unknown })[key] === value),
    )?.reason
}

/** Takes an action from the menu, and whatever it asks. */
export function act(
  table: ChromosomeTable,
  seat: Seat,
  ...choices: readonly Parameters<ChromosomeTable["choose"]>[1][]
): ChromosomeTable {
  for (const choice of choices) table.choose(seat, choice)
  return table
}

/** Passes and ends the turn, as soon as the seat is at its menu. */
export function pass(table: ChromosomeTable, seat: Seat): ChromosomeTable {
  table.choose(seat, { do: "pass" })
  if (table.ask(seat) === "turn.rest") table.choose(seat, { do: "endTurn" })
  return table
}

/** Everybody lets the die stand who is asked. */
export function allStand(table: ChromosomeTable): ChromosomeTable {
  for (const { seat } of rules.decisions(table.state)) table.choose(seat, { do: "stand" })
  return table
}

/** No fortune: nobody is asked about boosts, substitutes and re-rolls. */
export const plain: PlayerAt = { fortune: 0 }
