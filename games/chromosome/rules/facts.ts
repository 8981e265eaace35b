// Everything that is told: what a player wants to see happen

import type { Turn as AnyTurn, FactsOf, Seat } from "@genepool/engine"
import type { EventName, Modifiers } from "../data/events.ts"
import type { Gene } from "../data/genes.ts"
import type { SpecialAction, Species } from "../data/species.ts"

export type MainAction = "growth" | "mutation" | "spark" | "impulse"

/** CHR-WIN-01: what dice are rolled for. */
export type Roll = "attack" | "defence" | "test" | "mutation"

export type Fact = FactsOf<{
  // the course of the game
  firstPlayer: { seat: Seat }
  plays: { seat: Seat; species: Species }
  roundBegan: { round: number; clock: number }
  refreshed: object
  startingPlayer: { seat: Seat }
  turnBegan: { seat: Seat }
  acts: { seat: Seat; action: MainAction | SpecialAction }
  passed: { seat: Seat }
  // what is paid
  exhausted: { seat: Seat; gene: Gene; genes: number }
  /** Null for a gene of any kind. */
  fortuneAsGene: { seat: Seat; gene: Gene | null }
  discharged: { seat: Seat; room: number; energy: number }
  gaveBack: { seat: Seat; species: Species }
  overpaid: { seat: Seat; energy: number }
  fortuneChanged: { seat: Seat; points: number; fortune: number }
  // groups on the map
  placed: { seat: Seat; room: number; tokens: number }
  grew: { seat: Seat; room: number; tokens: number; level: number }
  moved: { seat: Seat; tokens: number; from: number; to: number }
  merged: { seat: Seat; room: number; level: number; charged: boolean }
  fused: { seat: Seat; from: number; to: number }
  teleported: { seat: Seat; from: number; to: number }
  swapped: { seat: Seat; from: number; to: number }
  charged: { seat: Seat; room: number }
  // genes
  gainedGene: { seat: Seat; gene: Gene }
  noGeneLeft: { seat: Seat; gene: Gene }
  reactivated: { seat: Seat; gene: Gene }
  changedGene: { seat: Seat; old: Gene; gene: Gene; active: boolean }
  /** `fortune`: it stood in for the gene. */
  discardedStructure: { seat: Seat; fortune: boolean; points: number; level: number }
  // fights and rolls
  attacked: { seat: Seat; from: number; defender: Seat; to: number; modifier: number }
  boostedGenes: { seat: Seat; genes: number }
  boostedFortune: { seat: Seat; points: number }
  strength: { seat: Seat; strength: number }
  rolled: { seat: Seat; roll: Roll; die: number }
  forcedReroll: { seat: Seat; roller: Seat; die: number }
  fought: { seat: Seat; defender: Seat; attack: number; defence: number }
  lostTokens: { seat: Seat; room: number; tokens: number }
  tookTrophies: { seat: Seat; species: Species; tokens: number }
  // radiation and events
  cubesAdded: { room: number; cubes: number; power: number }
  cubesRemoved: { room: number; cubes: number; power: number }
  cubesMoved: { from: number; to: number; cubes: number; power: number }
  tested: {
    seat: Seat
    room: number
    power: number
    groups: number
    threat: number
    die: number
    structure: number
    points: number
  }
  irradiated: { seat: Seat; points: number; level: number }
  excess: { seat: Seat; excess: number }
  doomed: { seat: Seat }
  eventRevealed: { event: EventName }
  eventCancelled: { event: EventName }
  modified: { what: keyof Modifiers; by: number }
  roomRemoved: { room: number }
  // the end
  eliminated: { seat: Seat; cause: "irradiation" | "tokens" }
  lastTurns: { seats: readonly Seat[] }
  scored: {
    seat: Seat
    tokens: number
    trophies: number
    fortune: number
    irradiation: number
    score: number
  }
  gameOver: { winners: readonly Seat[] }
}>

export type Turn = AnyTurn<Fact>
