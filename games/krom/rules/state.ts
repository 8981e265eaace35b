// What lies on the table: plain JSON that a person can read and write

import type { Choice as AnyChoice, Deck, Position, PositionView, Seat } from "@genepool/engine"
import { proceduresOf } from "@genepool/engine"
import { fullLife, trophyPoints } from "../data/box.ts"
import type { CharacterId } from "../data/characters.ts"
import type { Area, Kind, Resource, Token } from "../data/kinds.ts"
import { type Data, dataOf } from "../data/resolved.ts"
import type { Memory } from "./memory.ts"
import type { Options } from "./options.ts"

export type Tokens = { [K in Token]: number }

/** What everybody sees of a player. */
export interface OpenPlayer extends Tokens {
  /** Null until it is picked. */
  character: CharacterId | null
  area: Area
  /** 0 is stunned: KRO-LIF-01 */
  life: number
  evolutions: string[]
}

export interface Player extends OpenPlayer {
  /** Bonus cards, kept in order, so that equal hands are equal JSON. */
  hand: string[]
}

export interface CardPile {
  deck: Deck
  /** Face up, the last one on top. */
  discard: string[]
}

export interface State extends Position {
  seats: number
  options: Options
  /** Counted from 1; 0 before the first one. */
  round: number
  players: Player[]
  supply: Tokens
  gathering: CardPile
  hunting: CardPile & { open: string[] }
  bonus: CardPile
  /** A space stays empty when the deck is: KRO-EVO-08 */
  evolutions: { deck: Deck; open: (string | null)[] }
  /** Life 0: defeated. Null when the table plays without it. */
  kromosaur: { life: number; area: Area | null } | null
  /** Who holds the Kromosaur's figure. */
  trophy: Seat | null
  memories: Memory[]
}

/** A pile as everybody sees it: which cards are face down is known to all, their order to nobody. */
export interface PileView {
  readonly deck: readonly string[]
  readonly discard: readonly string[]
}

export interface View extends PositionView {
  readonly seats: number
  readonly options: Options
  readonly round: number
  readonly players: readonly (Readonly<OpenPlayer> & {
    /** How many bonus cards the player holds. */
    readonly cards: number
    /** The cards themselves, for their owner only. */
    readonly hand: readonly string[] | null
  })[]
  readonly supply: Readonly<Tokens>
  readonly gathering: PileView
  readonly hunting: PileView & { readonly open: readonly string[] }
  readonly bonus: {
    readonly cards: number
    readonly discard: readonly string[]
    /** Cards that this onlooker has not seen: in the deck or in others' hands. */
    readonly unseen: readonly string[]
  }
  readonly evolutions: { readonly deck: readonly string[]; readonly open: readonly (string | null)[] }
  readonly kromosaur: { readonly life: number; readonly area: Area | null } | null
  readonly trophy: Seat | null
  readonly memories: readonly Memory[]
}

export type Choice = AnyChoice &
  (
    | { readonly do: "pick"; readonly character: CharacterId }
    | { readonly do: "go"; readonly to: Area }
    // in a fight, and after it
    | { readonly do: "pass" }
    | { readonly do: "play"; readonly card: string }
    | { readonly do: "letStand" }
    | { readonly do: "counter"; readonly card: string }
    | { readonly do: "lootResource"; readonly kind: Resource }
    | { readonly do: "lootKrom"; readonly count: number }
    | { readonly do: "lootCard" }
    | { readonly do: "lootNothing" }
    // in every action phase
    | { readonly do: "playBonus" }
    | { readonly do: "evolve" }
    | { readonly do: "endPhase" }
    | { readonly do: "give"; readonly kind: Token }
    | { readonly do: "aim"; readonly seat: Seat }
    | { readonly do: "choose"; readonly kind: Token }
    | { readonly do: "buy"; readonly slot: number; readonly evolution: string }
    // in one of the areas
    | { readonly do: "rest" }
    | { readonly do: "buyResource"; readonly kind: Resource; readonly price: number }
    | { readonly do: "buyBonus"; readonly price: number }
    | { readonly do: "buyLife"; readonly count: number; readonly price: number }
    | { readonly do: "reshuffle" }
    | { readonly do: "gather"; readonly price: number }
    | { readonly do: "hunt" }
    | { readonly do: "animal"; readonly slot: number; readonly animal: string }
    | { readonly do: "extraDice"; readonly dice: number; readonly price: number }
    | { readonly do: "climb" }
    | { readonly do: "stop" }
    | { readonly do: "reroll"; readonly price: number }
    /** The dice by their places, 1 to 5. */
    | { readonly do: "throw"; readonly dice: readonly number[] }
    | { readonly do: "claim"; readonly kind: Kind; readonly count: number }
  )

export type Chosen<D extends Choice["do"]> = Extract<Choice, { readonly do: D }>

/** This game's way to write procedures. */
export const procedure = proceduresOf<State, Choice>()

export function dataIn(state: State): Data {
  return dataOf(state.options.edition)
}

export function playerAt(state: State, seat: Seat): Player {
  return state.players[seat] as Player
}

export function isConscious(state: State, seat: Seat): boolean {
  return playerAt(state, seat).life > 0
}

/** KRO-END-04 */
export function pointsOf(state: State, seat: Seat): number {
  const { evolutions } = dataIn(state)
  let points = state.trophy === seat ? trophyPoints : 0
  for (const id of playerAt(state, seat).evolutions) points += evolutions.get(id)?.points ?? 0
  return points
}

/** KRO-LIF-02: never above 7; what is too much is lost */
export function regainLife(player: Player, life: number): number {
  const gained = Math.min(life, fullLife - player.life)
  player.life += gained
  return gained
}
