// Why something that a player would look for is not on the list

import type { Withheld as AnyWithheld, ReasonsOf, Seat } from "@genepool/engine"
import type { Area, Kind, Token } from "../data/kinds.ts"
import type { Choice } from "./choices.ts"

export type Reason = ReasonsOf<{
  characterTaken: { seat: Seat }
  mustMove: { area: Area }
  // cards
  wrongArea: { area: Area }
  onlyInFight: object
  onlyAsCounter: object
  onlyInActionPhase: object
  changesNothing: object
  noCards: object
  noCardFits: object
  elsewhere: { seat: Seat }
  isStunned: { seat: Seat }
  victimHasNone: { seat: Seat }
  tooLittleToSwap: { seat: Seat }
  otherKind: { kind: Token }
  sameKind: { kind: Token }
  nothingForIt: { kind: Token }
  nothingToInvent: object
  // what is not there
  supplyEmpty: { kind: Kind }
  missing: { kind: Kind; count: number }
  noCardLeft: object
  fullLife: object
  // in the areas
  alreadyRested: object
  alreadyBought: object
  gatheredAll: { count: number }
  gatherFirst: object
  alreadyGathered: object
  alreadyReshuffled: object
  discardEmpty: object
  alreadyHunted: object
  alreadyClimbed: object
  noMoreRerolls: { count: number }
  stopFirst: object
  finishFirst: object
}>

export type Withheld = AnyWithheld<Choice, Reason>
