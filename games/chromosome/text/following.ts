// How a game of Chromosome is followed: which facts strike a player, and how a round came out for
// everybody.

import type { Following, Harms } from "@genepool/engine"
import type { Fact } from "../rules/facts.ts"
import { groupsNear } from "../rules/outcomes.ts"
import type { View } from "../rules/view.ts"
import { sheet } from "./sheet.ts"

/** What is behind tokens that leave the map, the nearest of them. */
const behindLosses = ["fought", "acts", "roomRemoved", "excess"] as const

const harms: Harms<Fact, View> = {
  firstPlayer: null,
  plays: null,
  roundBegan: null,
  refreshed: null,
  startingPlayer: null,
  turnBegan: null,
  acts: null,
  passed: null,
  exhausted: null,
  fortuneAsGene: null,
  discharged: null,
  gaveBack: null,
  overpaid: null,
  // Only an event of an edition takes fortune from somebody
  fortuneChanged: {
    whom: ({ seat, points }) => (points < 0 ? [seat] : []),
    from: ["eventRevealed", "acts"],
  },
  placed: null,
  grew: null,
  moved: null,
  merged: null,
  fused: null,
  // CHR-PAR-01: any group may be put elsewhere; whose it was shows where it stands now
  teleported: {
    whom: ({ seat, to }, { view }) => others(seat, [view.groups[to]?.seat]),
    by: ({ seat }) => seat,
    from: ["acts"],
    light: true,
  },
  swapped: {
    whom: ({ seat, from, to }, { view }) => others(seat, [view.groups[from]?.seat, view.groups[to]?.seat]),
    by: ({ seat }) => seat,
    from: ["acts"],
    light: true,
  },
  charged: null,
  gainedGene: null,
  noGeneLeft: null,
  reactivated: null,
  changedGene: null,
  discardedStructure: null,
  attacked: {
    whom: ({ defender }) => [defender],
    by: ({ seat }) => seat,
    from: ["acts"],
    light: true,
  },
  boostedGenes: null,
  boostedFortune: null,
  strength: null,
  rolled: null,
  forcedReroll: {
    whom: ({ seat, roller }) => others(seat, [roller]),
    by: ({ seat }) => seat,
    from: ["rolled"],
    light: true,
  },
  fought: null,
  lostTokens: {
    whom: ({ seat }) => [seat],
    by: ({ seat }, cause) => {
      if (cause?.fact === "fought") return cause.seat === seat ? cause.defender : cause.seat
      return cause?.fact === "acts" ? cause.seat : null
    },
    from: behindLosses,
  },
  tookTrophies: null,
  // CHR-RES-03: whoever has a group near it will be tested by it
  cubesAdded: {
    whom({ room }, { view, before }) {
      const cause = before.findLast(({ fact }) => fact === "acts" || fact === "eventRevealed")
      const near = view.players.flatMap((_, seat) => (groupsNear(view, seat, room) === 0 ? [] : [seat]))
      return others(cause?.fact === "acts" ? cause.seat : null, near)
    },
    from: ["acts", "eventRevealed"],
    light: true,
  },
  cubesRemoved: null,
  cubesMoved: null,
  tested: null,
  irradiated: {
    whom: ({ seat, points }) => (points > 0 ? [seat] : []),
    by: (_fact, cause) => (cause?.fact === "acts" ? cause.seat : null),
    from: ["tested", "acts", "eventRevealed"],
  },
  excess: null,
  doomed: null,
  eventRevealed: null,
  eventCancelled: null,
  modified: null,
  // Whoever had tokens in it hears that they are lost
  roomRemoved: null,
  eliminated: {
    whom: ({ seat }) => [seat],
    by: () => null,
    from: ["lostTokens", "doomed"],
  },
  lastTurns: null,
  scored: null,
  gameOver: null,
}

export const following: Following<Fact, View> = { harms, roundBegins: "roundBegan", sheet }

function others(by: number | null, seats: readonly (number | undefined)[]): number[] {
  return [...new Set(seats)].filter((seat) => seat !== undefined && seat !== by) as number[]
}
