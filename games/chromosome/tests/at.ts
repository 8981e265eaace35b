// A table for tests: name the species, their groups and what else matters; the rest is as after a fresh set-up

import type { ScriptedDraw, Seat } from "@genepool/engine"
import { type Table, tableOf } from "@genepool/engine/testing"
import { type EventName, eventNames } from "../data/events.ts"
import type { Genes } from "../data/genes.ts"
import type { Species } from "../data/species.ts"
import type { Choice } from "../rules/choices.ts"
import { rules } from "../rules/chromosome.ts"
import type { Options } from "../rules/options.ts"
import type { Group, Player, State } from "../rules/state.ts"
import type { View } from "../rules/view.ts"

export type ChromosomeTable = Table<State, Choice, View, Options>

type PlayerAt = Partial<Omit<Player, "active" | "passive" | "species">> & {
  readonly active?: Partial<Genes>
  readonly passive?: Partial<Genes>
}

export interface Around {
  /** In seat order; two seats with Pars and Ferox unless said otherwise. */
  readonly species?: readonly Species[]
  /** By room: seat, level, and + for charged or - for discharged, as in "0:3+". */
  readonly groups: { readonly [room: number]: string }
  readonly cubes?: { readonly [room: number]: number }
  readonly holes?: readonly number[]
  /** In seat order: what differs from 2 action and 1 telepathy gene, fortune 4, nothing else. */
  readonly players?: readonly PlayerAt[]
  readonly round?: number
  readonly phase?: State["phase"]
  /** Where the round is: at the next turn unless said otherwise. */
  readonly step?: string
  readonly startingPlayer?: Seat
  readonly toPlay?: Seat
  readonly revealed?: readonly EventName[]
  readonly modifiers?: Partial<State["modifiers"]>
  readonly lastTurns?: readonly Seat[]
  readonly standing?: readonly string[]
  /** The map of four players unless said otherwise. */
  readonly options?: { readonly [option: string]: unknown }
  readonly draws?: readonly ScriptedDraw[]
}

export function at(around: Around): ChromosomeTable {
  const { species = ["pars", "ferox"], players = [], round = 1, phase = "turns", step = "turns" } = around
  const { startingPlayer = 0, toPlay = 0, cubes = {}, holes = [], modifiers = {} } = around
  const options = { layout: "four", ...around.options }
  const withEvents = !("events" in options) || options.events !== false
  const revealed = around.revealed ?? (withEvents ? eventNames.slice(0, round - 1) : [])
  return tableOf(rules, {
    seats: species.length,
    options,
    position: {
      round,
      phase,
      startingPlayer,
      toPlay,
      players: Object.fromEntries(species.map((name, seat) => [seat, { ...players[seat], species: name }])),
      groups: Object.fromEntries(Object.entries(around.groups).map(([room, text]) => [room, group(text)])),
      cubes,
      holes,
      revealed,
      deck: { unknown: withEvents ? eventNames.filter((event) => !revealed.includes(event)) : [] },
      modifiers,
      ...(around.lastTurns === undefined ? {} : { lastTurns: around.lastTurns }),
      ...(around.standing === undefined ? {} : { standing: around.standing }),
      frames: [{ proc: "round", step }],
    },
    ...(around.draws === undefined ? {} : { draws: around.draws }),
  })
}

/** "0:3+": seat 0, level 3, charged. */
export function group(text: string): Group {
  const [, seat, level, charge] = /^(\d):(\d)([+-])$/.exec(text) as unknown as [
    string,
    string,
    string,
    string,
  ]
  return { seat: Number(seat), level: Number(level), charged: charge === "+" }
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
export function deeds(table: ChromosomeTable, seat: Seat): string[] {
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
