// Another edition of the data: a table may bring the printed cards along. Sections that are left
// out stay as they are.

import { BadInput, readList, readName, readNumber, readRow, readWord, refuseDoubles } from "@genepool/engine"
import { type BonusCard, bonusCards, timingOf, timings } from "./bonus.ts"
import { cardsInBox, fullLife, openCards, supplyInBox } from "./box.ts"
import { type Character, characterIds, characters, type Kromosaur, kromosaur } from "./characters.ts"
import { readEffect } from "./effects.ts"
import { type EvolutionCard, evolutionCards } from "./evolutions.ts"
import { type GatheringCard, gatheringCards } from "./gathering.ts"
import { type HuntingCard, huntingCards } from "./hunting.ts"
import { areas, type Kind, type Reward, rewardOrder, tokens } from "./kinds.ts"
import { type MountainReward, mountainRewards, type Pattern, patterns } from "./mountains.ts"
import { type Prices, prices } from "./prices.ts"
import { mostCards, readCounts, readId } from "./reading.ts"

export interface Edition {
  readonly name: string
  readonly characters: readonly Character[]
  readonly kromosaur: Kromosaur
  readonly gathering: readonly GatheringCard[]
  readonly hunting: readonly HuntingCard[]
  readonly bonus: readonly BonusCard[]
  readonly evolutions: readonly EvolutionCard[]
  readonly prices: Prices
  readonly mountains: readonly MountainReward[]
}

/** The data as this project has it. */
export const ownEdition: Edition = {
  name: "Genepool",
  characters,
  kromosaur,
  gathering: gatheringCards,
  hunting: huntingCards,
  bonus: bonusCards,
  evolutions: evolutionCards,
  prices,
  mountains: mountainRewards,
}

const status = "edition"

/**
 * Reads an edition as people write it. Throws BadInput naming the row and what would be right
 * there.
 */
export function parseEdition(value: unknown, where: string): Edition {
  const file = readRow(value, where, ["cards", ...Object.keys(ownEdition)])
  const cards = readCounts(file.cards ?? {}, `${where}.cards`, cardSections, (section) => [
    fewestCards[section],
    mostCards,
  ])
  const section = <T>(name: keyof Edition, read: (value: unknown, where: string) => T, own: T): T =>
    file[name] === undefined ? own : read(file[name], `${where}.${name}`)
  const deck = <T extends { id: string; copies: number }>(
    name: CardSection,
    read: (row: unknown, where: string) => T,
  ) =>
    section<readonly (T | Edition[CardSection][number])[]>(
      name,
      (rows, place) => readDeck(rows, place, read, cards[name] ?? cardsInBox[name]),
      ownEdition[name],
    ) as readonly T[]

  const edition: Edition = {
    name: readName(file.name, `${where}.name`),
    characters: section("characters", readCharacters, characters),
    kromosaur: section("kromosaur", readKromosaur, kromosaur),
    gathering: deck("gathering", readGatheringCard),
    hunting: deck("hunting", readHuntingCard),
    bonus: deck("bonus", readBonusCard),
    evolutions: deck("evolutions", readEvolutionCard),
    prices: section("prices", readPrices, prices),
    mountains: section("mountains", readMountains, mountainRewards),
  }
  for (const { id, weight } of edition.characters)
    if (weight >= edition.kromosaur.weight)
      throw new BadInput(`${where}.kromosaur.weight`, `more than ${id}'s ${weight}`, edition.kromosaur.weight)
  return edition
}

const cardSections = ["gathering", "hunting", "bonus", "evolutions"] as const
type CardSection = (typeof cardSections)[number]

/**
 * KRO-SAV-05, KRO-RUL-21: a hunted animal is always replaced, and there is always something to
 * gather
 */
const fewestCards = { gathering: 1, hunting: openCards + 1, bonus: 1, evolutions: openCards } as const

function readDeck<T extends { id: string; copies: number }>(
  value: unknown,
  where: string,
  read: (row: unknown, where: string) => T,
  cards: number,
): T[] {
  const rows = readList(value, where, mostCards, read)
  refuseDoubles(rows, where, ({ id }) => id)
  const copies = rows.reduce((sum, row) => sum + row.copies, 0)
  if (copies !== cards) throw new BadInput(where, `${cards} cards in all, copies counted`, copies)
  return rows
}

function readCharacters(value: unknown, where: string): Character[] {
  const rows = readList(value, where, mostCards, (row, place) => {
    const { id, weight } = readRow(row, place, ["id", "weight"])
    return {
      id: readWord(id, `${place}.id`, characterIds),
      weight: readNumber(weight, `${place}.weight`, 1, 100_000),
      status,
    } as const
  })
  refuseDoubles(rows, where, ({ id }) => id)
  if (rows.length !== characterIds.length)
    throw new BadInput(where, `one row each for ${characterIds.join(", ")}`, rows.length)
  rows.forEach(({ weight }, i) => {
    if (rows.findIndex((other) => other.weight === weight) < i)
      throw new BadInput(`${where}[${i}].weight`, "a weight that no other character has", weight)
  })
  return rows
}

function readKromosaur(value: unknown, where: string): Kromosaur {
  const row = readRow(value, where, ["weight", "life", "fight"])
  return {
    weight: readNumber(row.weight ?? kromosaur.weight, `${where}.weight`, 1, 1_000_000),
    life: readNumber(row.life ?? kromosaur.life, `${where}.life`, 1, 50),
    fight: readNumber(row.fight ?? kromosaur.fight, `${where}.fight`, 0, 20),
    status,
  }
}

function readGatheringCard(value: unknown, where: string): GatheringCard {
  const row = readRow(value, where, ["id", "copies", "reward"])
  return {
    id: readId(row.id, `${where}.id`),
    copies: readNumber(row.copies ?? 1, `${where}.copies`, 1, 50),
    reward: readReward(row.reward ?? {}, `${where}.reward`),
    status,
  }
}

function readHuntingCard(value: unknown, where: string): HuntingCard {
  const row = readRow(value, where, ["id", "copies", "dice", "value", "reward"])
  return {
    id: readId(row.id, `${where}.id`),
    copies: readNumber(row.copies ?? 1, `${where}.copies`, 1, 50),
    dice: readNumber(row.dice, `${where}.dice`, 1, 3),
    value: readNumber(row.value, `${where}.value`, 1, 30),
    reward: readReward(row.reward, `${where}.reward`),
    status,
  }
}

function readBonusCard(value: unknown, where: string): BonusCard {
  const row = readRow(value, where, ["id", "copies", "timing", "area", "effect"])
  const effect = readEffect(row.effect, `${where}.effect`)
  const timing = timingOf(effect)
  if (row.timing !== undefined && readWord(row.timing, `${where}.timing`, timings) !== timing)
    throw new BadInput(
      `${where}.timing`,
      `${timing}, as a card with the effect ${effect.effect} has`,
      row.timing,
    )
  return {
    id: readId(row.id, `${where}.id`),
    copies: readNumber(row.copies ?? 1, `${where}.copies`, 1, 50),
    timing,
    area: row.area == null ? null : readWord(row.area, `${where}.area`, areas),
    effect,
    status,
  }
}

function readEvolutionCard(value: unknown, where: string): EvolutionCard {
  const row = readRow(value, where, ["id", "copies", "points", "area", "cost"])
  return {
    id: readId(row.id, `${where}.id`),
    copies: readNumber(row.copies ?? 1, `${where}.copies`, 1, 50),
    points: readNumber(row.points, `${where}.points`, 1, 9),
    area: row.area == null ? null : readWord(row.area, `${where}.area`, areas),
    // Nobody can own more than there are tokens
    cost: readCounts(row.cost, `${where}.cost`, tokens, (token) => [0, supplyInBox[token]]),
    status,
  }
}

function readPrices(value: unknown, where: string): Prices {
  const row = readRow(
    value,
    where,
    Object.keys(prices).filter((key) => key !== "status"),
  )
  const price = (key: "resource" | "bonus" | "life") =>
    // A free service would never end
    readNumber(row[key] ?? prices[key], `${where}.${key}`, 1, supplyInBox.krom)
  const list = (key: "gathering" | "extraDice" | "rerolls", length: number) =>
    readList(row[key] ?? prices[key], `${where}.${key}`, length, (value, place) =>
      readNumber(value, place, 0, supplyInBox.krom),
    )
  return {
    rest: readReward(row.rest ?? prices.rest, `${where}.rest`),
    resource: price("resource"),
    bonus: price("bonus"),
    life: price("life"),
    lifePacket: readNumber(row.lifePacket ?? prices.lifePacket, `${where}.lifePacket`, 1, fullLife),
    gathering: list("gathering", 8),
    extraDice: list("extraDice", 4),
    rerolls: list("rerolls", 8),
    status,
  }
}

function readMountains(value: unknown, where: string): MountainReward[] {
  const rows = readList(value, where, mostCards, (row, place): MountainReward => {
    const { pattern, reward, or } = readRow(row, place, ["pattern", "reward", "or"])
    return {
      pattern: readWord(pattern, `${place}.pattern`, patterns),
      reward: readReward(reward ?? {}, `${place}.reward`),
      or: readSides(or ?? [], `${place}.or`),
      status,
    }
  })
  const listed = (pattern: Pattern) => rows.filter((row) => row.pattern === pattern).length
  for (const pattern of patterns)
    if (listed(pattern) !== 1)
      throw new BadInput(where, `one row for the pattern ${pattern}`, listed(pattern))
  return rows
}

/** The sides of an OR: each of one kind, all of different kinds. */
function readSides(value: unknown, where: string): Reward[] {
  const sides = readList(value, where, mostCards, (side, place) => {
    const reward = readReward(side, place)
    if (Object.keys(reward).length !== 1) throw new BadInput(place, "a reward of exactly one kind", side)
    return reward
  })
  const kinds = new Set(sides.flatMap((side) => Object.keys(side)))
  if (sides.length === 1 || kinds.size < sides.length)
    throw new BadInput(where, "two or more sides of different kinds, or none at all", value)
  return sides
}

function readReward(value: unknown, where: string): Reward {
  return readCounts<Kind>(value, where, rewardOrder, () => [0, 20])
}
