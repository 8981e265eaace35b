// An edition made ready for play: cards by their ids, numbers filled in, decks counted out. Made
// once per edition.

import type { BonusCard } from "./bonus.ts"
import type { CharacterId, Kromosaur } from "./characters.ts"
import { type Edition, ownEdition } from "./edition.ts"
import type { Area, Kind, Reward, Token } from "./kinds.ts"
import type { Pattern } from "./mountains.ts"
import type { Prices } from "./prices.ts"

/** A reward in which every kind has its number. */
export type FullReward = { readonly [K in Kind]: number }
export type FullCost = { readonly [K in Token]: number }

export interface Animal {
  readonly dice: number
  readonly value: number
  readonly reward: FullReward
}

export interface Evolution {
  readonly points: number
  readonly area: Area | null
  readonly cost: FullCost
}

export interface PatternReward {
  readonly reward: FullReward
  readonly or: readonly { readonly kind: Kind; readonly count: number; readonly reward: FullReward }[]
}

export interface Data {
  readonly weight: { readonly [C in CharacterId]: number }
  readonly kromosaur: Kromosaur
  readonly rest: FullReward
  readonly prices: Prices
  readonly gathering: ReadonlyMap<string, FullReward>
  readonly animals: ReadonlyMap<string, Animal>
  readonly bonus: ReadonlyMap<string, BonusCard>
  readonly evolutions: ReadonlyMap<string, Evolution>
  readonly mountains: { readonly [P in Pattern]: PatternReward }
  /** Every card of each deck, copies and all. */
  readonly decks: { readonly [D in "gathering" | "hunting" | "bonus" | "evolutions"]: readonly string[] }
}

const ownData = resolve(ownEdition)
const resolved = new WeakMap<Edition, Data>()

/** The data of an edition; null is this project's own. */
export function dataOf(edition: Edition | null): Data {
  if (edition === null) return ownData
  let data = resolved.get(edition)
  if (data === undefined) {
    data = resolve(edition)
    resolved.set(edition, data)
  }
  return data
}

function resolve(edition: Edition): Data {
  const weights = edition.characters.map(({ id, weight }) => [id, weight] as const)
  const mountains: { [P in Pattern]?: PatternReward } = {}
  for (const { pattern, reward, or } of edition.mountains) {
    const sides = or.map((side) => {
      const [kind, count] = Object.entries(side)[0] as [Kind, number]
      return { kind, count, reward: fullReward(side) }
    })
    mountains[pattern] = { reward: fullReward(reward), or: sides }
  }
  return {
    weight: Object.fromEntries(weights) as { [C in CharacterId]: number },
    kromosaur: edition.kromosaur,
    rest: fullReward(edition.prices.rest),
    prices: edition.prices,
    gathering: new Map(edition.gathering.map(({ id, reward }) => [id, fullReward(reward)])),
    animals: new Map(
      edition.hunting.map(({ id, dice, value, reward }) => [id, { dice, value, reward: fullReward(reward) }]),
    ),
    bonus: new Map(edition.bonus.map((card) => [card.id, card])),
    evolutions: new Map(
      edition.evolutions.map(({ id, points, area, cost }) => {
        const { krom = 0, wood = 0, stone = 0, bone = 0 } = cost
        return [id, { points, area, cost: { krom, wood, stone, bone } }]
      }),
    ),
    mountains: mountains as { [P in Pattern]: PatternReward },
    decks: {
      gathering: countedOut(edition.gathering),
      hunting: countedOut(edition.hunting),
      bonus: countedOut(edition.bonus),
      evolutions: countedOut(edition.evolutions),
    },
  }
}

function fullReward(reward: Reward): FullReward {
  const { krom = 0, wood = 0, stone = 0, bone = 0, anyRes = 0, life = 0, bonus = 0 } = reward
  return { krom, wood, stone, bone, anyRes, life, bonus }
}

function countedOut(rows: readonly { readonly id: string; readonly copies: number }[]): string[] {
  return rows.flatMap(({ id, copies }) => new Array<string>(copies).fill(id))
}
