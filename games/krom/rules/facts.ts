// Everything that is told: what a player wants to see happen

import type { Turn as AnyTurn, FactsOf, Seat } from "@genepool/engine"
import type { CharacterId } from "../data/characters.ts"
import type { Area, Token } from "../data/kinds.ts"
import type { Pattern } from "../data/mountains.ts"

export type Fact = FactsOf<{
  // the course of the game
  becameCharacter: { seat: Seat; character: CharacterId }
  roundBegan: { round: number }
  lastRoundOver: { round: number }
  stoodUp: { seat: Seat }
  moved: { seat: Seat; area: Area }
  kromosaurMoved: { area: Area }
  phaseBegan: { seat: Seat; area: Area }
  warmed: { seat: Seat }
  froze: { seat: Seat }
  // a fight, and what comes of it
  fightBegan: { area: Area; seats: readonly Seat[] }
  rolled: { seat: Seat; die: number }
  kromosaurRolled: { die: number; add: number; total: number }
  fightAdded: { seat: Seat; add: number; total: number }
  fightRolled: { seat: Seat; dice: readonly number[]; total: number }
  wonFight: { seat: Seat; area: Area }
  kromosaurWon: { area: Area }
  hurt: { seat: Seat; count: number; life: number }
  stunned: { seat: Seat }
  kromosaurHurt: { count: number; life: number }
  kromosaurFell: { seat: Seat }
  trophyTaken: { seat: Seat; from: Seat }
  looted: { seat: Seat; from: Seat; kind: Token; count: number }
  lootedCard: { seat: Seat; from: Seat; card: string }
  lootedHidden: { seat: Seat; from: Seat }
  spared: { seat: Seat; from: Seat }
  // bonus cards
  played: { seat: Seat; card: string }
  playedOn: { seat: Seat; card: string; target: Seat }
  offers: { seat: Seat; kind: Token }
  asksFor: { seat: Seat; kind: Token }
  countered: { seat: Seat; card: string; from: Seat; against: string }
  cancelled: { seat: Seat; card: string }
  // what is gained and lost
  gained: { seat: Seat; kind: Token | "life"; count: number }
  cutShort: { seat: Seat; kind: Token; count: number }
  lost: { seat: Seat; kind: Token; count: number }
  paid: { seat: Seat; kind: Token; count: number }
  took: { seat: Seat; from: Seat; kind: Token; count: number }
  drew: { seat: Seat; card: string }
  drewHidden: { seat: Seat }
  noCardLeft: { seat: Seat }
  reshuffled: { deck: Deck }
  // in the areas
  rested: { seat: Seat }
  bought: { seat: Seat; price: number }
  gathered: { seat: Seat; gathering: string; price: number }
  hunted: { seat: Seat; animal: string; dice: readonly number[]; sum: number; value: number }
  caught: { seat: Seat; animal: string }
  escaped: { seat: Seat; animal: string }
  openedAnimal: { slot: number; animal: string }
  climbed: { seat: Seat; dice: readonly number[]; pattern: Pattern }
  rerolled: { seat: Seat; count: number; price: number; dice: readonly number[]; pattern: Pattern }
  reached: { seat: Seat; pattern: Pattern }
  evolved: { seat: Seat; evolution: string; points: number }
  openedEvolution: { slot: number; evolution: string }
  // the end
  chief: { seat: Seat; points: number }
  reachedAndGone: { seat: Seat; points: number }
  placed: { seat: Seat; place: number; points: number }
}>

/** The decks that are made anew from their discard piles. */
export type Deck = "gathering" | "hunting" | "bonus"

export type Turn = AnyTurn<Fact>
