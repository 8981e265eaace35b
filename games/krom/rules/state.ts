// What lies on the table: plain JSON that a person can read and write

import type { Deck, Position, Seat } from "@genepool/engine"
import { fullLife, trophyPoints } from "../data/box.ts"
import type { CharacterId } from "../data/characters.ts"
import type { Area, Token } from "../data/kinds.ts"
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

export function dataIn({ options }: Pick<State, "options">): Data {
  return dataOf(options.edition)
}

export function playerAt(state: State, seat: Seat): Player {
  return state.players[seat] as Player
}

export function isConscious(state: State, seat: Seat): boolean {
  return playerAt(state, seat).life > 0
}

/** A state, or what anybody sees of it. */
type Counted = Pick<State, "options" | "trophy"> & {
  readonly players: readonly Pick<Readonly<OpenPlayer>, "evolutions">[]
}

/** KRO-END-04 */
export function pointsOf(state: Counted, seat: Seat): number {
  const { evolutions } = dataIn(state)
  let points = state.trophy === seat ? trophyPoints : 0
  for (const id of state.players[seat]?.evolutions ?? []) points += evolutions.get(id)?.points ?? 0
  return points
}

/** KRO-LIF-02: never above 7; what is too much is lost */
export function regainLife(player: Player, life: number): number {
  const gained = Math.min(life, fullLife - player.life)
  player.life += gained
  return gained
}
