// First sight: how promising options look, and what a player in a hurry takes.

import type { Decision, Random, Seat } from "@genepool/engine"
import { chromosomeCapacity, irradiationLimit } from "../data/constants.ts"
import { attack } from "../rules/attack.ts"
import type { Choice } from "../rules/choices.ts"
import { payment } from "../rules/costs.ts"
import { mutation } from "../rules/mutation.ts"
import { outcomeOfTest } from "../rules/outcomes.ts"
import { overviewOf, roomsIn } from "../rules/overview.ts"
import { resilienceTests } from "../rules/radiation.ts"
import { spark } from "../rules/spark.ts"
import { special } from "../rules/special.ts"
import type { Player, State } from "../rules/state.ts"
import { genesOwned } from "../rules/stock.ts"
import { turnOf } from "../rules/turn.ts"
import { roll } from "../rules/windows.ts"

type Ask = Decision<Choice>

/** How promising each option looks: 1 is ordinary, 0 a folly. */
export function priorOf(state: State, decision: Ask): readonly number[] {
  return decision.options.map((option) => promise(state, decision, option))
}

/** One option at random, the more promising ones oftener. */
export function hurried(state: State, decision: Ask, random: Random): number {
  const { options } = decision
  let sum = 0
  const upTo = options.map((option) => {
    sum += Math.round(100 * promise(state, decision, option) ** 2)
    return sum
  })
  if (sum === 0) return random.index(options, "hurried")
  const drawn = random.die(sum, "hurried")
  return upTo.findIndex((bound) => drawn <= bound)
}

/** Found out once: search asks for them all the time. */
const asks = {
  rollWindow: roll.ask("window"),
  turnMenu: turnOf.ask("menu"),
  turnRest: turnOf.ask("rest"),
  attackAttackerGenes: attack.ask("attackerGenes"),
  attackDefenderGenes: attack.ask("defenderGenes"),
  attackAttackerFortune: attack.ask("attackerFortune"),
  attackDefenderFortune: attack.ask("defenderFortune"),
  resilienceTestsGene: resilienceTests.ask("gene"),
  paymentGenes: payment.ask("genes"),
  paymentAny: payment.ask("any"),
  paymentEnergy: payment.ask("energy"),
  mutationGene: mutation.ask("gene"),
  sparkTarget: spark.ask("target"),
  specialFirst: special.ask("first"),
  specialSecond: special.ask("second"),
}

function promise(state: State, { seat, ask, options }: Ask, option: Choice): number {
  switch (ask) {
    case asks.rollWindow:
      return windowPromise(state, seat, option)
    case asks.turnMenu:
      return menuPromise(state, seat, option, options.length)
    case asks.turnRest:
      // A gene brought back for a gene and energy is rarely worth it twice
      return option.do === "special" && option.action === "superGene"
        ? 0.3
        : menuPromise(state, seat, option, options.length)
    case asks.attackAttackerGenes:
    case asks.attackDefenderGenes:
      return option.do === "fightingGenes" && option.genes > 0 ? 1.5 : 0.7
    case asks.attackAttackerFortune:
    case asks.attackDefenderFortune:
      return option.do === "fortune" ? (boosts[option.points] ?? 0.02) : 1
    case asks.resilienceTestsGene:
      return testPromise(state, seat, option)
    case asks.paymentGenes:
      return option.do === "genesOnly" ? 1.5 : 0.5
    case asks.paymentAny:
      return option.do === "payFortune" ? 0.4 : 1
    case asks.paymentEnergy:
      return energyPromise(state, option)
    case asks.mutationGene:
      return option.do === "buy" ? genePromise[option.gene] : 0.7
    case asks.sparkTarget:
    case asks.specialFirst:
      return targetPromise(state, seat, option)
    case asks.specialSecond:
      return losesTwice(state, seat, option) ? 0.1 : targetPromise(state, seat, option)
    default:
      return 1
  }
}

const boosts = [1.4, 0.8, 0.35, 0.1]
const genePromise = { action: 1.6, telepathy: 1.2, fighting: 0.7, structure: 1 }

/**
 * A fortune point is two points: only bad rolls of one's own, and good ones against one, are worth
 * it.
 */
function windowPromise(state: State, seat: Seat, option: Choice): number {
  const rolling = roll.top(state)
  if (rolling === null) return 1
  const { roller, rival, roll: what, die } = rolling
  const concerns = seat === roller ? (what === "mutation" ? 0.1 : [0, 1.2, 0.5, 0.08, 0][die]!) : 0
  const against =
    seat === rival && what !== "test" ? [0, 0, 0.05, 0.3, 0.8][die]! : what === "test" ? 0.05 : 0.01
  const again = seat === roller ? concerns : against
  return option.do === "reroll" ? again : Math.max(0.2, 1.2 - again)
}

function menuPromise(state: State, seat: Seat, option: Choice, count: number): number {
  const player = state.players[seat] as Player
  switch (option.do) {
    case "recover":
      return 2.5
    case "discardStructure":
      // Without irradiation a gene is given away, which only a full chromosome is a reason for
      if (player.irradiation === 0) return genesOwned(player) === chromosomeCapacity ? 0.1 : 0.02
      return player.irradiation >= 2 && player.active.structure > 0 ? 1.2 : 0.15
    case "growth":
      return 2
    case "mutation":
      return 1.4
    case "spark":
      return 1
    case "impulse":
      return 1.3
    case "special":
      return option.action === "fusion" && !hasNeighbour(state, seat) ? 0.05 : 1.2
    case "move":
      return 0.8
    case "pass":
      return count > 3 ? 0.3 : 1
    default:
      return 1
  }
}

/** A point of irradiation costs less than a fortune point, unless it costs a token or the game. */
function testPromise(state: State, seat: Seat, option: Choice): number {
  const { irradiation } = state.players[seat] as Player
  const test = resilienceTests.top(state)
  if (test === null) return 1
  const beyond = irradiation + outcomeOfTest(state, test).points > irradiationLimit
  return (option.do === "stand") === beyond ? 0.3 : 1.3
}

/** Whether a group of somebody else has any group beside it. */
function hasNeighbour(state: State, seat: Seat): boolean {
  const { own, others, terrain } = overviewOf(state, seat)
  return roomsIn(others).some((room) => ((terrain.next[room] as number) & (own | others)) !== 0)
}

/** Fusion of two own groups. */
function losesTwice(state: State, seat: Seat, option: Choice): boolean {
  const acting = special.top(state)
  if (acting?.action !== "fusion" || option.do !== "group") return false
  return state.groups[acting.room]?.seat === seat && state.groups[option.room]?.seat === seat
}

/** Pay with what is not lost by it. */
function energyPromise(state: State, option: Choice): number {
  const due = payment.top(state)?.energy ?? 0
  const given = option.do === "discharge" ? option.energy : 2
  const fits = given > due ? 0.5 : 1.5
  return option.do === "giveBack" ? fits * 0.5 : fits
}

/** Other people's groups, the small ones first. */
function targetPromise(state: State, seat: Seat, option: Choice): number {
  if (!("room" in option)) return 1
  const group = state.groups[option.room]
  if (group === undefined || group.seat === seat) return 1
  return 1.8 - 0.3 * group.level
}
