// What may speak for a choice, as a hint to a person.

import type { ReasonsOf, Seat } from "@genepool/engine"

export type Hint = ReasonsOf<{
  winsTrophies: { count: number }
  bringsTokens: { count: number }
  gainsGene: object
  recoversFortune: object
  heals: { count: number }
  charges: { count: number }
  weakens: { seat: Seat }
  escapes: object
  soaks: object
  threatens: object
  joins: object
  opens: object
  closesIn: object
  seeksCharge: object
  narrows: object
  splits: object
  keepsAway: object
  leavesRed: object
  widens: object
  strongest: object
  attacks: { count: number }
  anyOrder: object
  standsWell: object
  givesUp: object
  losesDanger: object
  losesDark: object
  losesNoGroup: object
  losesSmall: object
  awaitsCharge: object
  staysSafe: object
  keepsRoom: object
  staysTogether: object
  staysAway: object
  staysClose: object
  staysSplit: object
  staysWhole: object
  restsHere: object
  fightsHarder: object
  hunts: object
  shelters: object
  keepsCharged: object
  betterRoll: object
  spoilsRoll: { seat: Seat }
  resists: object
  keepsFortune: object
  savesEnergy: object
  keepsGenes: object
  makesRoom: object
  dims: object
  paysExactly: object
  nearest: object
}>

export const hints = [
  "winsTrophies",
  "bringsTokens",
  "gainsGene",
  "recoversFortune",
  "heals",
  "charges",
  "weakens",
  "escapes",
  "soaks",
  "threatens",
  "joins",
  "opens",
  "closesIn",
  "seeksCharge",
  "narrows",
  "splits",
  "keepsAway",
  "leavesRed",
  "widens",
  "strongest",
  "attacks",
  "anyOrder",
  "standsWell",
  "givesUp",
  "losesDanger",
  "losesDark",
  "losesNoGroup",
  "losesSmall",
  "awaitsCharge",
  "staysSafe",
  "keepsRoom",
  "staysTogether",
  "staysAway",
  "staysClose",
  "staysSplit",
  "staysWhole",
  "restsHere",
  "fightsHarder",
  "hunts",
  "shelters",
  "keepsCharged",
  "betterRoll",
  "spoilsRoll",
  "resists",
  "keepsFortune",
  "savesEnergy",
  "keepsGenes",
  "makesRoom",
  "dims",
  "paysExactly",
  "nearest",
] as const satisfies readonly Hint["why"][]
