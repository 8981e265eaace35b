// What each seat may know, and worlds that fit what it knows

import {
  cloneDeck,
  cloneFrames,
  deckOf,
  type FrameView,
  type Own,
  type Random,
  redeal,
  type Seat,
  takeCard,
  type Who,
} from "@genepool/engine"
import { canPlayBonus } from "./bonus.ts"
import { addToHand } from "./hand.ts"
import type { CardPile, PileView, Player, State, View } from "./state.ts"

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

/** A world that fits the view: cards that the onlooker has not seen are dealt anew, what it remembers stays in place. */
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
function choosesCard({ frames, who }: View): Seat | null {
  const top = frames[frames.length - 1] as (FrameView & { seat?: Seat }) | undefined
  return top?.proc === "bonus" && top.step === "card" && top.seat !== who ? (top.seat as Seat) : null
}

function pileOf({ deck, discard }: PileView): CardPile {
  return { deck: { unknown: deck.slice(), bottom: [] }, discard: discard.slice() }
}

export function clone(state: State): State {
  const { seats, options, round, supply, gathering, hunting, bonus, evolutions, kromosaur, trophy } = state
  const players = new Array<Player>(seats)
  for (let seat = 0; seat < seats; seat++) {
    const {
      character,
      area,
      life,
      krom,
      wood,
      stone,
      bone,
      evolutions: own,
      hand,
    } = state.players[seat] as Player
    const player = {
      character,
      area,
      life,
      krom,
      wood,
      stone,
      bone,
      evolutions: own.slice(),
      hand: hand.slice(),
    }
    players[seat] = player
  }
  return {
    seats,
    options,
    round,
    players,
    supply: { krom: supply.krom, wood: supply.wood, stone: supply.stone, bone: supply.bone },
    gathering: { deck: cloneDeck(gathering.deck), discard: gathering.discard.slice() },
    hunting: {
      deck: cloneDeck(hunting.deck),
      discard: hunting.discard.slice(),
      open: hunting.open.slice(),
    },
    bonus: { deck: cloneDeck(bonus.deck), discard: bonus.discard.slice() },
    evolutions: { deck: cloneDeck(evolutions.deck), open: evolutions.open.slice() },
    kromosaur: kromosaur === null ? null : { life: kromosaur.life, area: kromosaur.area },
    trophy,
    memories: state.memories.slice(),
    frames: cloneFrames(state.frames),
    standing: state.standing.slice(),
  }
}
