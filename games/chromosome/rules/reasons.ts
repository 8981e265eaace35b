// Why something that a player would look for is not on the list

import type { Withheld as AnyWithheld, ReasonsOf, Seat } from "@genepool/engine"
import type { Gene } from "../data/genes.ts"
import type { SpecialAction } from "../data/species.ts"
import type { Choice } from "./choices.ts"

export type Reason = ReasonsOf<{
  // the turn
  alreadyMoved: object
  alreadyRecovered: object
  actionTaken: object
  actionFirst: object
  // what is lacking
  missingGene: { gene: Gene; need: number; have: number }
  missingGenes: { need: number; have: number }
  missingEnergy: { need: number; have: number }
  outOfReach: { need: number; have: number }
  notCharged: object
  noTokens: { need: number; have: number }
  noCubes: object
  noPlace: object
  noGeneLeft: { gene: Gene }
  nothingPassive: object
  noTarget: object
  // nothing to do
  chromosomeFull: object
  fortuneFull: { most: number }
  noIrradiation: object
  noStructure: object
  // doors
  noMove: object
  noWayOut: object
  enemyRoom: { seat: Seat }
  tooSterile: { sterility: number }
  groupTooLarge: { level: number }
  sameRoom: object
  notAdjacent: { room: number }
  // groups and rooms that are no targets
  enemyGroup: { seat: Seat }
  groupFull: object
  ownRoom: object
  roomChosen: object
  notBesideYours: object
  atLeastOne: object
  alreadyCharged: object
  notRadioactive: object
  testedAlready: object
  testedLater: object
  speciesTaken: { seat: Seat }
  notStart: object
  notATarget: { action: SpecialAction }
}>

export type Withheld = AnyWithheld<Choice, Reason>
