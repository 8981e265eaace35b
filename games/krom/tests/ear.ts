// Krom Evolution for a small player: what a place, an animal, a card or an invention is worth

import type { Choice } from "@genepool/engine"
import { itself, numberIn, type Reader } from "@genepool/text"
import { type Area, tokens } from "../data/kinds.ts"
import { dataOf } from "../data/resolved.ts"
import { mountains, patternOf } from "../rules/mountains.ts"
import { savanna } from "../rules/savanna.ts"
import type { View } from "../rules/view.ts"
import { chanceOf } from "../text/chances.ts"

const kinds = [
  [/^To the /, "go"],
  [/^Evolve/, "evolve"],
  [/^Invent /, "buy"],
  [/^Chase /, "animal"],
  [/extra di(?:c)?e/, "extraDice"],
  [/^Gather a card/, "gather"],
  [/^Climb/, "climb"],
  [/^Go hunting/, "hunt"],
  [/^Rest/, "rest"],
  [/^Re-roll for/, "reroll"],
  [/^Take the reward/, "stop"],
  [/^I am done/, "endPhase"],
  [/^Let it stand/, "letStand"],
  [/^Take nothing/, "lootNothing"],
  [/^Take one/, "lootResource"],
  [/^Shuffle/, "reshuffle"],
  [/^Buy \d+ life/, "buyLife"],
  [/^Buy one/, "buyResource"],
  [/^Buy a bonus/, "buyBonus"],
  [/^Pass$/, "pass"],
] as const

/** An option, as far as it is looked at: each kind has some of these. */
type Asked = Choice & {
  readonly to: Area
  readonly animal: string
  readonly dice: number
  readonly evolution: string
}

interface Offer {
  readonly kind: (typeof kinds)[number][1] | "other"
  /** In krom or so. */
  readonly gain: number
  readonly price: number
}

type Amounts = { readonly [kind in "krom" | "wood" | "stone" | "bone" | "life" | "bonus"]?: number }
/** What one of each is worth: what the nearest invention lacks is worth more. */
type Values = (amounts: Amounts) => number

interface Wish {
  readonly points: number
  readonly area: string | null
  readonly lacks: Amounts
}

const total = (lacks: Amounts) => Object.values(lacks).reduce((sum, count) => sum + count, 0)

function valuesFor(wishes: readonly Wish[]): Values {
  const worst = (wish: Wish) => total(wish.lacks) - wish.points
  const nearest = wishes.toSorted((a, b) => worst(a) - worst(b)).at(0)?.lacks ?? {}
  const of = (kind: keyof Amounts, usual: number) => ((nearest[kind] ?? 0) > 0 ? 4 : usual)
  return ({ krom = 0, wood = 0, stone = 0, bone = 0, life = 0, bonus = 0 }) =>
    of("krom", 0.6) * krom +
    of("wood", 1.5) * wood +
    of("stone", 1.5) * stone +
    of("bone", 1.5) * bone +
    0.8 * life +
    1.5 * bonus
}

/** "2 krom, 1 stone or 2 bonus cards": of two, the first. */
function heardAmounts(text: string): Amounts {
  const [first = ""] = text.split(" or ")
  return {
    krom: numberIn(first, /(\d+) krom/),
    wood: numberIn(first, /(\d+) wood/),
    stone: numberIn(first, /(\d+) stones?/),
    bone: numberIn(first, /(\d+) bones?/),
    life: numberIn(first, /(\d+) life/),
    bonus: numberIn(first, /(\d+) bonus/),
  }
}

const restWorth = (life: number, values: Values) => values({ krom: 3 }) + (life <= 2 ? 8 : 1)
const mountainWorth = (values: Values) => values({ krom: 2, stone: 0.8 })
const cardsGathered = 1.6
const inventionHere = 3

export const reader: Reader<Offer> = {
  byEar({ options, mine, position }) {
    const life = numberIn(mine.join("\n"), /life (\d+) of/)
    const wishes = position.table.flatMap((line): Wish[] => {
      const found = /: (\d+) points?(?:, only in: (\w+))?\. Costs/.exec(line)
      const lacks = heardAmounts(line.split("You lack ")[1] ?? "")
      return found === null ? [] : [{ points: Number(found[1]), area: found[2] ?? null, lacks }]
    })
    const values = valuesFor(wishes)
    const payable = wishes.filter(({ lacks }) => total(lacks) === 0)
    const heardWorth = (text: string) => values(heardAmounts(text))
    return options.map(itself).map((words): Offer => {
      const kind: Offer["kind"] = kinds.find(([pattern]) => pattern.test(words))?.[1] ?? "other"
      if (kind === "go") {
        const area = /^To the (\w+)/.exec(words)?.[1]
        const here = payable.filter((one) => one.area === (area ?? "")).map(({ points }) => points)
        return {
          kind,
          price: 0,
          gain: placeHeard(words, life, values) + inventionHere * Math.max(0, ...here),
        }
      }
      const chance = numberIn(words, /(\d+) ?%/) / 100
      if (kind === "animal")
        return { kind, price: 0, gain: chance * heardWorth(words.split("Reward: ")[1] ?? "") }
      if (kind === "extraDice")
        return {
          kind,
          price: numberIn(words, /for (\d+) krom/),
          gain: chance * heardWorth(words.split("; ")[1] ?? ""),
        }
      if (kind === "gather") {
        const [, useful = 0, all = 1] = /(\d+) of (\d+) useful/.exec(words) ?? []
        return {
          kind,
          price: numberIn(words, /for (\d+) krom/),
          gain: Number(useful) / Math.max(1, Number(all)),
        }
      }
      if (kind === "buy") return { kind, price: 0, gain: numberIn(words, /: (\d+) points?/) }
      if (kind === "stop" || kind === "reroll")
        return {
          kind,
          price: numberIn(words, /for (\d+) krom/),
          gain: heardWorth(words.split(/\. /)[1] ?? ""),
        }
      return { kind, price: 0, gain: kind === "buyLife" ? life : 0 }
    })
  },
  bySight(given, decision) {
    const view = given as View
    const me = view.players[decision.seat]!
    const data = dataOf(view.options.edition)
    const wishes = view.evolutions.open.flatMap((id): Wish[] => {
      const evolution = id === null ? undefined : data.evolutions.get(id)
      if (evolution === undefined) return []
      const { cost, points, area } = evolution
      const lacks = Object.fromEntries(tokens.map((kind) => [kind, Math.max(0, cost[kind] - me[kind])]))
      return [{ points, area, lacks }]
    })
    const values = valuesFor(wishes)
    const payable = wishes.filter(({ lacks }) => total(lacks) === 0)
    const worthOf = values
    const animalOf = (id: string | undefined) => data.animals.get(id ?? "")!
    const caught = (id: string | undefined, extra: number) => {
      const { dice, value: needed, reward } = animalOf(id)
      // In whole percent, as one says it
      return (Math.round(100 * chanceOf(dice + extra, needed)) / 100) * worthOf(reward)
    }
    const place = (area: Area): number => {
      if (area === "caves") return restWorth(me.life, values)
      if (area === "mountains") return mountainWorth(values)
      if (area === "savanna") return Math.max(0, ...view.hunting.open.map((id) => caught(id, 0)))
      const deck = view.gathering.deck.map((id) => worthOf(data.gathering.get(id) ?? {}))
      return (cardsGathered * deck.reduce((sum, one) => sum + one, 0)) / Math.max(1, deck.length)
    }
    return (decision.options as unknown as readonly Asked[]).map((option): Offer => {
      const kind: Offer["kind"] = kinds.find(([, known]) => known === option.do)?.[1] ?? "other"
      const price = "price" in option ? Number(option.price) : 0
      if (kind === "go") {
        const here = payable.filter(({ area }) => area === option.to).map(({ points }) => points)
        return { kind, price: 0, gain: place(option.to) + inventionHere * Math.max(0, ...here) }
      }
      if (kind === "animal") return { kind, price: 0, gain: caught(option.animal, 0) }
      if (kind === "extraDice")
        return { kind, price, gain: caught(view.hunting.open[savanna.in(view)?.slot ?? -1], option.dice) }
      if (kind === "gather") {
        const { deck } = view.gathering
        const useful = deck.filter((id) => total(data.gathering.get(id) ?? {}) > 0)
        return { kind, price, gain: useful.length / Math.max(1, deck.length) }
      }
      if (kind === "buy") return { kind, price: 0, gain: data.evolutions.get(option.evolution)?.points ?? 0 }
      if (kind === "stop" || kind === "reroll") {
        const { reward, or } = data.mountains[patternOf(mountains.in(view)?.dice ?? [])]
        // What is always given, and the first of what may be chosen
        const [first] = or
        return { kind, price, gain: worthOf(reward) + (first === undefined ? 0 : worthOf(first.reward)) }
      }
      return { kind, price: 0, gain: kind === "buyLife" ? me.life : 0 }
    })
  },
  worth({ kind, gain, price }) {
    switch (kind) {
      case "go":
      case "animal":
        return gain
      case "extraDice":
        return gain - price
      case "evolve":
        return 60
      case "buy":
        return 60 + gain
      case "gather":
        return 6 * gain - 1.5 * price
      case "climb":
      case "hunt":
      case "rest":
        return 5
      case "lootResource":
        return 3
      case "reroll":
        return 4 - gain - price
      case "buyLife":
        return gain <= 3 ? 3 : -1
      case "other":
        return 1
      case "stop":
      case "pass":
      case "endPhase":
      case "letStand":
      case "lootNothing":
        return 0
      default:
        return -1
    }
  },
}

function placeHeard(words: string, life: number, values: Values): number {
  const heardWorth = (text: string) => values(heardAmounts(text))
  if (words.startsWith("To the Caves")) return restWorth(life, values)
  if (words.startsWith("To the Mountains")) return mountainWorth(values)
  if (words.startsWith("To the Savanna")) {
    const animals = [...words.matchAll(/extra dice: (\d+) %.*?Reward: (.*?)(?=\. \d\. |$)/g)]
    return Math.max(
      0,
      ...animals.map(([, chance, reward = ""]) => (Number(chance) / 100) * heardWorth(reward)),
    )
  }
  const deck = /In the gathering deck: (.*?)\. Gathered before/.exec(words)?.[1] ?? ""
  let [sum, count] = [0, 0]
  for (const [, reward = "", copies = "1"] of deck.matchAll(/\(([^)]*)\)(?: ×(\d+))?/g)) {
    sum += Number(copies) * heardWorth(reward)
    count += Number(copies)
  }
  return (cardsGathered * sum) / Math.max(1, count)
}
