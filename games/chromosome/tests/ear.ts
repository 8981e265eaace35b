// Chromosome for a small player: what stands next to a room, how strong a group is, what a gene costs

import type { Choice } from "@genepool/engine"
import { numberIn, type Reader } from "@genepool/text"
import { attack } from "../rules/attack.ts"
import { terrainOf } from "../rules/laboratory.ts"
import { effectiveSterility } from "../rules/movement.ts"
import { roomsIn } from "../rules/overview.ts"
import type { View } from "../rules/view.ts"

/** An option, as far as it is looked at: each kind has some of these. */
type Asked = Choice & {
  readonly room: number
  readonly gene: string
  readonly energy: number
  readonly tokens: number
  readonly points: number
  readonly genes: number
}

type Offer =
  | {
      readonly kind: "room"
      readonly mine: number
      readonly foes: number
      readonly free: number
      readonly glow: number
    }
  | { readonly kind: "group"; readonly mine: boolean; readonly level: number; readonly charged: boolean }
  | { readonly kind: "gene"; readonly gene: string; readonly price: number }
  | { readonly kind: "strength"; readonly strength: number; readonly fortune: number }
  | { readonly kind: "tokens"; readonly tokens: number }
  | { readonly kind: "verb"; readonly verb: string }

const menu = [
  [/^Growth/, "growth"],
  [/^Mutation/, "mutation"],
  [/^Spark/, "spark"],
  [/^Impulse/, "impulse"],
  [/^Move$/, "move"],
  [/^Move once more/, "again"],
  [/^Pass for/, "pass"],
  [/^End the turn/, "endTurn"],
  [/^Recover/, "recover"],
  [/^Discard a structure gene, or/, "discardStructure"],
  [/^That is enough/, "enough"],
  [/^Keep the result/, "stand"],
  [/^Force a re-roll/, "reroll"],
  [/^Create/, "create"],
  [/^Absorb/, "absorb"],
  [/^Add to one group/, "add"],
  [/^Spread/, "spread"],
  [/^Genes only/, "genesOnly"],
] as const

const rooms = ["start", "to", "room", "space"]
const groups = ["from", "attacker", "target", "group", "giveUp", "charge", "discharge"]

export const reader: Reader<Offer> = {
  byEar({ options }) {
    return options.map((words): Offer => {
      const next = words.split("Next to it: ")[1]
      if (next !== undefined) {
        const near = next.split("; ")
        const levels = (isMine: boolean) =>
          near
            .filter((one) => one.includes("level") && /^\d+ yours/.test(one) === isMine)
            .reduce((sum, one) => sum + numberIn(one, /level (\d+)/), 0)
        return {
          kind: "room",
          mine: levels(true),
          foes: levels(false),
          free: near.filter((one) => one.includes("empty") && !one.includes("needs")).length,
          glow: near.reduce((sum, one) => sum + numberIn(one, /radiation (\d+)/), 0),
        }
      }
      const group = /\. \d+ (.*), level (\d+), (charged|discharged)/.exec(words)
      if (group !== null)
        return {
          kind: "group",
          mine: group[1] === "yours",
          level: Number(group[2]),
          charged: group[3] === "charged",
        }
      const gene = /^(\w+) gene: (\d+) energy/.exec(words)
      if (gene !== null) return { kind: "gene", gene: gene[1] ?? "", price: Number(gene[2]) }
      if (/strength \d/.test(words))
        return {
          kind: "strength",
          strength: numberIn(words, /strength (\d+)/),
          fortune: numberIn(words, /^(\d+) fortune/),
        }
      if (/^\d+ tokens?$/.test(words)) return { kind: "tokens", tokens: numberIn(words, /^(\d+)/) }
      const found = menu.find(([pattern]) => pattern.test(words))
      return { kind: "verb", verb: found?.[1] ?? "other" }
    })
  },
  bySight(given, decision) {
    const view = given as View
    const me = decision.seat
    return (decision.options as unknown as readonly Asked[]).map((option): Offer => {
      if (rooms.includes(option.do)) {
        const near = roomsIn(terrainOf(view).next[option.room] ?? 0)
        const levels = (isMine: boolean) =>
          near.reduce((sum, room) => {
            const group = view.groups[room]
            return group !== undefined && (group.seat === me) === isMine ? sum + group.level : sum
          }, 0)
        return {
          kind: "room",
          mine: levels(true),
          foes: levels(false),
          free: near.filter((room) => view.groups[room] === undefined && effectiveSterility(view, room) === 1)
            .length,
          glow: near.reduce((sum, room) => sum + (view.cubes[room] ?? 0), 0),
        }
      }
      if (groups.includes(option.do)) {
        const group = view.groups[option.room]
        if (group !== undefined)
          return { kind: "group", mine: group.seat === me, level: group.level, charged: group.charged }
      }
      if (option.do === "buy") return { kind: "gene", gene: option.gene, price: option.energy }
      const fight = attack.in(view)
      if ((option.do === "fightingGenes" || option.do === "fortune") && fight !== null) {
        const isAttacker = fight.attacker === me
        const base = isAttacker
          ? (view.groups[fight.from]?.level ?? 0) +
            fight.attackerGenes +
            fight.attackerFortune +
            fight.modifier
          : (view.groups[fight.to]?.level ?? 0) + fight.defenderGenes + fight.defenderFortune
        return {
          kind: "strength",
          strength: base + Number(option.do === "fortune" ? option.points : option.genes),
          fortune: option.do === "fortune" ? option.points : 0,
        }
      }
      if (option.do === "tokens") return { kind: "tokens", tokens: option.tokens }
      return { kind: "verb", verb: menu.find(([, verb]) => verb === option.do)?.[1] ?? "other" }
    })
  },
  worth(offer) {
    switch (offer.kind) {
      case "room":
        return 3 + 0.5 * offer.free + 0.3 * offer.mine - 0.7 * offer.foes - 0.5 * offer.glow
      case "group":
        // One's own strongest, another's weakest
        return offer.mine
          ? 2 + offer.level + (offer.charged ? 0.5 : 0)
          : 4 - offer.level - (offer.charged ? 0 : 0.5)
      case "gene":
        return ({ action: 5, structure: 4, fighting: 3, telepathy: 2 }[offer.gene] ?? 1) - offer.price
      case "strength":
        // Fortune counts in the end
        return offer.strength - 2 * offer.fortune
      case "tokens":
        return offer.tokens
      default:
        return worths[offer.verb] ?? 1.5
    }
  },
}

const worths: { readonly [verb: string]: number } = {
  growth: 9,
  mutation: 8,
  spark: 0.4,
  impulse: 0.2,
  move: 0.3,
  again: 1,
  pass: 0,
  endTurn: 0.5,
  recover: -1,
  discardStructure: -1,
  enough: 0,
  stand: 2,
  reroll: 1,
  create: 2,
  absorb: 3,
  add: 2,
  spread: 3,
  genesOnly: 2,
}
