// What a coach says in the first games of Chromosome, in English

import { enNames } from "./en-names.ts"
import { specialTips } from "./quoted.ts"

export const en = {
  reroll:
    "A fortune point can make anybody re-roll. It is also worth 2 points at the end: use it when much is at stake.",
  lastTurns: "Somebody is out: the game is about to end. Anything that does not score now never will.",
  excess:
    "Beyond 7 irradiation every further point costs a token. Keep your structure genes, and keep groups away from radiation.",
  test: "A test: radiation there plus your groups near it, against the die plus structure genes. Any shortfall becomes irradiation.",
  event:
    "From the second round on, every round begins with an event. Its card lies above the map: point at it to read it again.",
  fight:
    "In a fight the difference decides: the loser gives up that many tokens, and they are points for the winner.",
  trophy: "A trophy can pay 2 energy, but then its point is gone.",
  fortune:
    "Once a round, fortune can stand in for a gene. That costs you 2 points at the end, so use genes first.",
  energy: "A group always discharges as a whole; any excess is lost. Choose the one that fits best.",
  impulse:
    "Creating puts cubes into a room, absorbing uses them. Either way your small groups near it are charged.",
  mutation: "A gene of your choice has its price; a random one costs 1 energy, and the die decides which.",
  split: "The pipes of a room say how many tokens must enter together. You may leave some behind.",
  structure: "Discarding a structure gene lowers your irradiation by 2. Kept, it helps in every test.",
  recover: "3 energy bring back a fortune point, once a turn: that is 2 points at the end.",
  rest: "After your action you may still move and recover fortune, once each, and discard structure genes. Then end your turn.",
  pass: "Whoever passes is out for this round. Once everybody has passed, the resilience tests follow.",
  radiation:
    "Anybody may put radiation anywhere, also beside your groups. It charges small groups, and tests all near it when the round ends.",
  strength: "Each fortune point you add is 1 more strength in this fight, and 2 points less at the end.",
  ...specialTips("Yours:", enNames),
} as const
