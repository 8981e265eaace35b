// A table for tests: name the characters and what they have, and the rest of the box is counted out
// around them

import type { ScriptedDraw, Seat } from "@genepool/engine"
import { type Table, tableOf } from "@genepool/engine/testing"
import { supplyInBox } from "../data/box.ts"
import type { CharacterId } from "../data/characters.ts"
import { parseEdition } from "../data/edition.ts"
import { tokens } from "../data/kinds.ts"
import { dataOf } from "../data/resolved.ts"
import type { Choice } from "../rules/choices.ts"
import type { Fact } from "../rules/facts.ts"
import { rules } from "../rules/krom.ts"
import type { Options } from "../rules/options.ts"
import type { Reason } from "../rules/reasons.ts"
import { round } from "../rules/round.ts"
import type { Player, State } from "../rules/state.ts"
import type { View } from "../rules/view.ts"

export type KromTable = Table<State, Choice, View, Options, Fact, Reason>

/** In seat order; what is left out: in the caves with full life, 5 krom, nothing else. */
export type Cast = { readonly [C in CharacterId]?: Partial<Omit<Player, "character">> }

export interface Around {
  readonly options?: { readonly [option: string]: unknown }
  /** Open evolutions, open animals. */
  readonly open?: readonly (string | null)[]
  readonly animals?: readonly string[]
  /** Discard piles. */
  readonly gathered?: readonly string[]
  readonly hunted?: readonly string[]
  readonly played?: readonly string[]
  readonly kromosaur?: { readonly life: number; readonly area: string | null }
  readonly trophy?: Seat
  readonly round?: number
  /** Where the round is: at the movement, or (unless said otherwise) right after it. */
  readonly step?: "start" | "movement" | "kromosaur" | "nextArea"
  readonly draws?: readonly ScriptedDraw[]
  readonly standing?: readonly string[]
}

export function at(cast: Cast, around: Around = {}): KromTable {
  const { options = {}, round: number = 3, step = "nextArea", trophy = null } = around
  const edition = options.edition === undefined ? null : parseEdition(options.edition, "edition")
  const { decks } = dataOf(edition)
  const players = Object.entries(cast).map(([character, player]) => ({
    character,
    area: "caves",
    life: 7,
    krom: 5,
    wood: 0,
    stone: 0,
    bone: 0,
    evolutions: [] as string[],
    ...structuredClone(player), // a cast may be used again
    hand: (player.hand ?? []).toSorted(),
  }))
  const supply = Object.fromEntries(
    tokens.map((kind) => [kind, supplyInBox[kind] - players.reduce((sum, player) => sum + player[kind], 0)]),
  )
  const owned = players.flatMap(({ evolutions }) => evolutions)
  const open = around.open ?? without(decks.evolutions, owned).slice(-4)
  const animals = around.animals ?? without(decks.hunting, around.hunted ?? []).slice(0, 4)
  const { gathered = [], hunted = [], played = [] } = around
  const hands = players.flatMap(({ hand }) => hand)
  const down = (cards: readonly string[]) => ({ unknown: cards.toSorted(), bottom: [] })
  return tableOf(rules, {
    seats: players.length,
    options,
    position: {
      round: number,
      players,
      supply,
      gathering: { deck: down(without(decks.gathering, gathered)), discard: [...gathered] },
      hunting: {
        deck: down(without(decks.hunting, [...animals, ...hunted])),
        open: [...animals],
        discard: [...hunted],
      },
      bonus: { deck: down(without(decks.bonus, [...hands, ...played])), discard: [...played] },
      evolutions: { deck: down(without(decks.evolutions, [...open, ...owned])), open: [...open] },
      ...(around.kromosaur === undefined ? {} : { kromosaur: { ...around.kromosaur } }),
      trophy,
      ...(around.standing === undefined ? {} : { standing: around.standing }),
      frames: [{ ...round.frame(null), step }],
    },
    ...(around.draws === undefined ? {} : { draws: around.draws }),
  })
}

function without(cards: readonly string[], gone: readonly (string | null)[]): string[] {
  const rest = cards.slice()
  for (const card of gone) {
    if (card === null) continue
    const place = rest.indexOf(card)
    if (place < 0) throw new Error(`there is no ${card} (any more)`)
    rest.splice(place, 1)
  }
  return rest
}

export function player(table: KromTable, seat: Seat): Player {
  return table.state.players[seat] as Player
}

/** The seat that must choose now, if it is one alone. */
export function asked(table: KromTable): Seat | null {
  const decisions = rules.decisions(table.state)
  return decisions.length === 1 ? (decisions[0]?.seat ?? null) : null
}

/** What is on the list of the seat, by its keys. */
export function verbs(table: KromTable, seat: Seat): string[] {
  return [...new Set(table.options(seat).map((option) => option.do as string))]
}

/** A walk in the forest begins with a card: here one that gives nothing. */
export function walk(table: KromTable, seat: Seat): KromTable {
  const empty = ["G-10", "G-11", "G-12", "G-13"].find((id) => table.state.gathering.deck.unknown.includes(id))
  return table.draws({ gathering: empty as string }).choose(seat, { do: "gather", price: 0 })
}

/** Does no more than the area asks for. */
export function endPhase(table: KromTable, seat: Seat): KromTable {
  if (!verbs(table, seat).includes("endPhase")) walk(table, seat)
  return verbs(table, seat).includes("endPhase") ? table.choose(seat, { do: "endPhase" }) : table
}

/** Ends the phase of whoever is asked, until `until` is, or nobody acts in this round any more. */
export function untilAsked(table: KromTable, until: Seat): KromTable {
  for (let seat = asked(table); seat !== null && seat !== until; seat = asked(table)) endPhase(table, seat)
  return table
}

/** The order of the action phases in the area that is being played. */
export function orderOf(table: KromTable): Seat[] {
  return round.in(table.state)?.order ?? []
}

/** The reasons why a choice is not on the list of the seat. */
export function reasons(table: KromTable, seat: Seat, choice: Partial<Choice>): unknown[] {
  return rules
    .whyNot(table.state, seat)
    .filter((withheld) =>
      Object.entries(choice).every(
        ([key, value]) => (withheld.choice as Record<string, unknown>)[key] === value,
      ),
    )
    .map(({ reason }) => reason)
}
