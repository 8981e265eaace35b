// Worlds that fit what a seat knows

import { type Own, type Random, redeal, type Seat, takeCard } from "@genepool/engine"
import { canPlayBonus, playBonus } from "./bonus.ts"
import { addToHand } from "./hand.ts"
import type { CardPile, Player, State } from "./state.ts"
import type { PileView, View } from "./view.ts"

/**
 * A world that fits the view: cards that the onlooker has not seen are dealt anew, what it
 * remembers stays in place.
 */
export function imagine(view: View, random: Random): Own<State> {
  const { seats, options, round, supply, gathering, hunting, bonus, evolutions, kromosaur, trophy } = view
  const state: State = {
    seats,
    options,
    round,
    players: view.players.map(({ character, area, life, krom, wood, stone, bone, evolutions: own, hand }) => {
      const open = { character, area, life, krom, wood, stone, bone, evolutions: own.slice() }
      return { ...open, hand: hand === null ? [] : hand.slice() }
    }),
    supply: { ...supply },
    gathering: pileOf(gathering),
    hunting: { ...pileOf(hunting), open: hunting.open.slice() },
    bonus: { deck: { unknown: [], bottom: [] }, discard: bonus.discard.slice() },
    evolutions: { deck: { unknown: evolutions.deck.slice(), bottom: [] }, open: evolutions.open.slice() },
    kromosaur: kromosaur === null ? null : { ...kromosaur },
    trophy,
    memories: view.memories.slice(),
    frames: [],
    standing: [],
  }
  const known: string[][] = view.players.map(() => [])
  const pool = bonus.unseen.slice()
  for (const { seat, holder, card } of view.memories)
    if (seat === view.who && takeCard(pool, card)) (known[holder] as string[]).push(card)
  const sizes = view.players.map(({ cards, hand }, seat) =>
    hand === null ? cards - (known[seat] as string[]).length : 0,
  )
  const chooser = choosesCard(view)
  for (let tries = 0; tries < 1000; tries++) {
    const { hands, rest } = redeal(pool, sizes, random)
    state.bonus.deck.unknown = rest
    for (let seat = 0; seat < seats; seat++) {
      const player = state.players[seat] as Player
      if (view.players[seat]?.hand !== null) continue
      player.hand = hands[seat] as string[]
      for (const card of known[seat] as string[]) addToHand(player.hand, card)
    }
    if (chooser === null || canPlayBonus(state, chooser)) break
  }
  return state
}

/** Somebody else has said to play a card and is choosing which: there is one that can be played. */
function choosesCard(view: View): Seat | null {
  const playing = playBonus.top(view)
  return playing?.step === "card" && playing.seat !== view.who ? playing.seat : null
}

function pileOf({ deck, discard }: PileView): CardPile {
  return { deck: { unknown: deck.slice(), bottom: [] }, discard: discard.slice() }
}
