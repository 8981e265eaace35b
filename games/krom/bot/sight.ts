// What looks good at first sight, without thinking ahead: how promising each option is, and what
// one does in a hurry

import { type Decision, indexByWeight, type Random, type Seat } from "@genepool/engine"
import type { Effect } from "../data/bonus.ts"
import type { Animal, Evolution, FullReward } from "../data/resolved.ts"
import type { Choice } from "../rules/choices.ts"
import { mountains, patternOf } from "../rules/mountains.ts"
import { dataIn, playerAt, type State } from "../rules/state.ts"

/** In krom: what a reward is worth by the prices in the caves. */
function worthOf({ krom, wood, stone, bone, anyRes, life, bonus }: FullReward): number {
  return krom + 3 * (wood + stone + bone + anyRes) + 2 * bonus + life / 3
}

/** 1 is ordinary, 0 a folly. */
export function prior(state: State, { seat, options }: Decision<Choice>): readonly number[] {
  return options.map((option) => promise(state, seat, option))
}

/** One of the options at random, the promising ones more often. */
export function hurried(state: State, { seat, options }: Decision<Choice>, random: Random): number {
  const weights = options.map((option) => promise(state, seat, option) ** 2)
  return indexByWeight(weights, random, "hurried")
}

function promise(state: State, seat: Seat, choice: Choice): number {
  const data = dataIn(state)
  const own = playerAt(state, seat)
  switch (choice.do) {
    case "evolve":
      return 5
    case "buy":
      return (data.evolutions.get(choice.evolution) as Evolution).points
    case "gather":
      return choice.price === 0 ? 5 : choice.price === 1 ? 2.5 : 0.6
    case "reshuffle":
      return state.gathering.discard.length > 12 ? 1.5 : 0.4
    case "hunt":
    case "climb":
      return 5
    case "animal":
      return 0.3 + huntWorth(data.animals.get(choice.animal) as Animal, own.krom) / 3
    case "extraDice":
      return 1 + choice.dice / 4
    case "reroll":
      return rerollPromise(diceIn(state))
    case "stop":
      return 1
    case "throw":
      return throwPromise(diceIn(state), choice.dice)
    case "claim":
      return choice.kind === "stone" ? 1.5 : 1
    case "rest":
      return own.krom < 5 || own.life < 5 ? 3 : 1.5
    case "buyResource":
      return 1.2
    case "buyBonus":
      return own.krom > 5 ? 0.8 : 0.4
    case "buyLife":
      return own.life < 5 ? 2.5 : 0.4
    case "playBonus":
      return 1.5
    case "play":
      return cardPromise(data.bonus.get(choice.card)?.effect)
    case "endPhase":
      return 0.3
    case "lootNothing":
      return 0
    case "lootKrom":
      return choice.count / 3
    case "lootCard":
      return 0.6
    case "pass":
    case "letStand":
      return 1.5
    default:
      return 1
  }
}

function cardPromise(effect: Effect | undefined): number {
  switch (effect?.effect) {
    case "fightDice":
      return effect.dice
    case "fightAdd":
      return effect.add / 3
    default:
      return 1
  }
}

/** Chance to reach a sum with so many dice, from 0 to 8 of them; filled when first asked for. */
const chances: number[][] = [[1]]

function chance(dice: number, value: number): number {
  for (let n = chances.length; n <= dice; n++) {
    const sums = new Array<number>(6 * n + 1).fill(0)
    ;(chances[n - 1] as number[]).forEach((p, sum) => {
      for (let face = 1; face <= 6; face++) sums[sum + face] = (sums[sum + face] as number) + p / 6
    })
    chances.push(sums)
  }
  let sum = 0
  const exact = chances[dice] as number[]
  for (let i = Math.max(0, value); i < exact.length; i++) sum += exact[i] as number
  return sum
}

/** In krom, with as many extra dice as pay. */
function huntWorth({ dice, value, reward }: Animal, krom: number): number {
  const full = worthOf(reward)
  let best = chance(dice, value) * full
  if (krom >= 2) best = Math.max(best, chance(dice + 1, value) * full - 2)
  if (krom >= 4) best = Math.max(best, chance(dice + 2, value) * full - 4)
  return best
}

function diceIn(state: State): readonly number[] {
  return mountains.in(state)?.dice ?? []
}

function rerollPromise(dice: readonly number[]): number {
  if (dice.length === 0) return 1
  switch (patternOf(dice)) {
    case "none":
      return 4
    case "pair":
    case "three":
      return 1.5
    case "twoPair":
      return 1
    default:
      return 0.1
  }
}

const counts = new Int8Array(7)

/** What is kept should belong together: alike, or a run. What is thrown should not. */
function throwPromise(dice: readonly number[], thrown: readonly number[]): number {
  if (dice.length === 0) return 1
  counts.fill(0)
  let most = 0
  for (const die of dice) most = Math.max(most, ++counts[die]!)
  let isThrown = 0
  for (const place of thrown) isThrown |= 1 << place
  let kept = 0
  let alike = 0
  let keptAlike = 0
  let faces = 0
  let lowest = 7
  let highest = 0
  for (let place = 1; place <= dice.length; place++) {
    const die = dice[place - 1] as number
    const isAlike = counts[die]! >= 2 && counts[die]! >= most - 1
    if (isAlike) alike++
    if (isThrown & (1 << place)) continue
    kept++
    if (isAlike) keptAlike++
    faces |= 1 << die
    lowest = Math.min(lowest, die)
    highest = Math.max(highest, die)
  }
  if (alike > 0 && keptAlike === alike && kept === alike) return 4
  if (kept === 4 && bitsOf(faces) === 4 && highest - lowest <= 4) return 4
  return kept === 0 && most === 1 ? 1 : 0.1
}

function bitsOf(set: number): number {
  let bits = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) bits++
  return bits
}
