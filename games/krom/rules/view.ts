// What each seat may know, built by adding

import { deckOf, type Own, type PositionView, type Seat, type Who } from "@genepool/engine"
import type { Area } from "../data/kinds.ts"
import type { Memory } from "./memory.ts"
import type { Options } from "./options.ts"
import type { CardPile, OpenPlayer, State, Tokens } from "./state.ts"

/**
 * A pile as everybody sees it: which cards are face down is known to all, their order to nobody.
 */
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

/** KRO-INF-01, KRO-INF-02, KRO-INV-19: built by adding what the onlooker may know */
export function view(state: State, who: Who): Own<View> {
  const { seats, options, round, supply, gathering, hunting, bonus, evolutions, kromosaur, trophy } = state
  return {
    seats,
    options,
    round,
    players: state.players.map((player, seat) => {
      const { character, area, life, krom, wood, stone, bone, evolutions: own, hand } = player
      const open = { character, area, life, krom, wood, stone, bone, evolutions: own.slice() }
      // KRO-BON-01
      return { ...open, cards: hand.length, hand: seat === who ? hand.slice() : null }
    }),
    supply: { ...supply },
    gathering: pileView(gathering),
    hunting: { ...pileView(hunting), open: hunting.open.slice() },
    bonus: {
      cards: bonus.deck.unknown.length,
      discard: bonus.discard.slice(),
      unseen: deckOf(unseenBy(state, who)).unknown,
    },
    evolutions: { deck: evolutions.deck.unknown.slice(), open: evolutions.open.slice() },
    kromosaur: kromosaur === null ? null : { ...kromosaur },
    trophy,
    memories: state.memories.filter(({ seat, holder }) => seat === who || holder === who),
  }
}

function pileView({ deck, discard }: CardPile): PileView {
  return { deck: deck.unknown.slice(), discard: discard.slice() }
}

function unseenBy({ bonus, players }: State, who: Who): string[] {
  return [...bonus.deck.unknown, ...players.flatMap(({ hand }, seat) => (seat === who ? [] : hand))]
}
