// How a game of Krom Evolution is followed: which facts strike a player, and how a round came out
// for everybody.

import type { Following, Harms } from "@genepool/engine"
import type { Fact } from "../rules/facts.ts"
import type { View } from "../rules/view.ts"
import { sheet } from "./sheet.ts"

/** What is behind lost life, the nearest of them. */
const behindWounds = ["wonFight", "kromosaurWon", "playedOn", "froze"] as const

const harms: Harms<Fact, View> = {
  becameCharacter: null,
  roundBegan: null,
  lastRoundOver: null,
  stoodUp: null,
  moved: null,
  kromosaurMoved: null,
  phaseBegan: null,
  warmed: null,
  froze: null,
  fightBegan: null,
  rolled: null,
  kromosaurRolled: null,
  fightAdded: null,
  fightRolled: null,
  wonFight: null,
  kromosaurWon: null,
  hurt: { whom: ({ seat }) => [seat], from: behindWounds, by: dealer },
  stunned: { whom: ({ seat }) => [seat], from: behindWounds, by: dealer },
  kromosaurHurt: null,
  kromosaurFell: null,
  trophyTaken: {
    whom: ({ from }) => [from],
    by: ({ seat }) => seat,
    from: ["stunned"],
  },
  looted: { whom: ({ from }) => [from], by: ({ seat }) => seat, from: ["wonFight"] },
  lootedCard: { whom: ({ from }) => [from], by: ({ seat }) => seat, from: ["wonFight"] },
  // The robbed player hears which card it was
  lootedHidden: null,
  spared: null,
  played: null,
  playedOn: {
    whom: ({ seat, target }) => (target === seat ? [] : [target]),
    by: ({ seat }) => seat,
    light: true,
  },
  offers: null,
  asksFor: null,
  countered: {
    whom: ({ from }) => [from],
    by: ({ seat }) => seat,
    from: ["played", "playedOn"],
  },
  // Only after `countered`, which says by whom
  cancelled: null,
  gained: null,
  cutShort: { whom: ({ seat }) => [seat], by: () => null, light: true },
  lost: { whom: ({ seat }) => [seat], from: ["playedOn"] },
  paid: null,
  // A swap takes too, but gives something for it: what one has just been given stands before it
  took: {
    whom: ({ from, seat }, { before }) => (isGivenInSwap(before, from, seat) ? [] : [from]),
    by: ({ seat }) => seat,
    from: ["playedOn"],
  },
  drew: null,
  drewHidden: null,
  noCardLeft: null,
  reshuffled: null,
  rested: null,
  bought: null,
  gathered: null,
  hunted: null,
  caught: null,
  escaped: null,
  openedAnimal: null,
  climbed: null,
  rerolled: null,
  reached: null,
  evolved: null,
  openedEvolution: null,
  chief: null,
  reachedAndGone: null,
  placed: null,
}

export const following: Following<Fact, View> = { harms, roundBegins: "roundBegan", sheet }

/** Whoever won the fight or played the card; the cold and the Kromosaur sit at no seat. */
function dealer(_fact: Fact, cause: Fact | null): number | null {
  return cause?.fact === "wonFight" || cause?.fact === "playedOn" ? cause.seat : null
}

/** The first half of a swap goes out of the hands of whoever played the card. */
function isGivenInSwap(before: readonly Fact[], from: number, to: number): boolean {
  const card = before.findLast((fact) => fact.fact === "playedOn")
  return card?.fact === "playedOn" && card.seat === from && card.target === to
}
