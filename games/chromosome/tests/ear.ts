// Chromosome for a small player: what stands next to a room, how strong a group is, what a gene
// costs

import type { Choice } from "@genepool/engine"
import { itself, numberIn, type Reader, type Words } from "@genepool/text"
import { attack } from "../rules/attack.ts"
import { terrainOf } from "../rules/laboratory.ts"
import { effectiveSterility } from "../rules/movement.ts"
import { groupsNear } from "../rules/outcomes.ts"
import { roomsIn } from "../rules/overview.ts"
import { resilienceTests } from "../rules/radiation.ts"
import type { View } from "../rules/view.ts"
import { roll } from "../rules/windows.ts"

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
  | { readonly kind: "verb"; readonly verb: string; readonly standing: Standing }

/** How it stands for the player: whether there is something to flee from or to roll again for. */
interface Standing {
  /** Radiation next to one's own groups. */
  readonly glow: number
  readonly irradiation: number
  /** How many points one's own die lacks, in a fight or a test. */
  readonly lacks: number
}

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
  byEar(heard) {
    const standing = heardStanding(heard)
    return heard.options.map(itself).map((words): Offer => {
      const next = words.split("Next to it: ")[1]
      if (next !== undefined) {
        const near = next.split("; ")
        const levels = (isMine: boolean) =>
          near
            .filter((one) => one.includes("level") && /^room \d+ yours/.test(one) === isMine)
            .reduce((sum, one) => sum + numberIn(one, /level (\d+)/), 0)
        return {
          kind: "room",
          mine: levels(true),
          foes: levels(false),
          free: near.filter((one) => one.includes("empty") && !one.includes("needs")).length,
          glow: radiationIn(near),
        }
      }
      const group = /\. room \d+ (.*), level (\d+), (charged|discharged)/.exec(words)
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
      return { kind: "verb", verb: found?.[1] ?? "other", standing }
    })
  },
  bySight(given, decision) {
    const view = given as View
    const me = decision.seat
    const standing = seenStanding(view, me)
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
          glow: glowNear(view, option.room),
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
      return { kind: "verb", verb: menu.find(([, verb]) => verb === option.do)?.[1] ?? "other", standing }
    })
  },
  worth(offer) {
    switch (offer.kind) {
      case "room":
        // Far from each other fewer of one's groups are tested by the same radiation
        return 3 - 0.5 * offer.mine + 0.2 * offer.foes - 0.8 * offer.glow + 0.1 * offer.free
      case "group":
        // The weakest has least to lose, and least to lose it with
        return 4 - offer.level + (offer.mine === offer.charged ? 0.5 : 0)
      case "gene":
        return ({ action: 5, structure: 4, fighting: 3, telepathy: 2 }[offer.gene] ?? 1) - offer.price
      case "strength":
        // Fortune counts in the end
        return offer.strength - 2 * offer.fortune
      case "tokens":
        return offer.tokens
      default:
        return worthOf(offer.verb, offer.standing)
    }
  },
}

function worthOf(verb: string, { glow, irradiation, lacks }: Standing): number {
  if (verb === "impulse" && glow > 1) return 8.5
  if (verb === "move" && glow > 2) return 8.6
  if (verb === "discardStructure" && irradiation > 1) return 10
  if (verb === "reroll" && lacks > 1) return 3
  return worths[verb] ?? 1.5
}

const nextTo = ({ position }: Words, room: string): readonly string[] =>
  (position.places.find(({ id }) => id === room)?.near[0] ?? "").replace("Next to it: ", "").split("; ")

const radiationIn = (near: readonly string[]) =>
  near.reduce((sum, one) => sum + numberIn(one, /radiation (\d+)/), 0)

function heardStanding(words: Words): Standing {
  const { mine, position } = words
  const groups = (mine.find((line) => line.startsWith("Groups: ")) ?? "").replace("Groups: ", "").split("; ")
  const glow = groups.reduce(
    (sum, group) => sum + radiationIn(nextTo(words, /^room (\d+) yours/.exec(group)?.[1] ?? "")),
    0,
  )
  const me = mine[0]?.split(", ")[0] ?? ""
  const total = (line: string) => numberIn(line, /total (\d+)$/)
  const sums = position.now.filter((line) => /total \d+$/.test(line))
  const own = sums.find((line) => line.startsWith(`${me}: `))
  const other = sums.find((line) => !line.startsWith(`${me}: `))
  const threat = position.now.find((line) => line.startsWith("Threat "))
  const isMine = position.now.some((line) => line.startsWith(`${me} rolled`))
  const against = other === undefined ? numberIn(threat ?? "", /^Threat (\d+)/) : total(other)
  return {
    glow,
    irradiation: numberIn(mine.find((line) => line.startsWith("Irradiation")) ?? "", /(\d+)/),
    lacks: own !== undefined && isMine ? against - total(own) : 0,
  }
}

function seenStanding(view: View, me: number): Standing {
  const glow = Object.entries(view.groups).reduce(
    (sum, [room, group]) => (group?.seat === me ? sum + glowNear(view, Number(room)) : sum),
    0,
  )
  return { glow, irradiation: view.players[me]?.irradiation ?? 0, lacks: lackOf(view, me) }
}

const glowNear = (view: View, room: number) =>
  roomsIn(terrainOf(view).next[room] ?? 0).reduce((sum, near) => sum + (view.cubes[near] ?? 0), 0)

function lackOf(view: View, me: number): number {
  const rolled = roll.in(view)
  if (rolled === null || rolled.roller !== me || rolled.die === 0) return 0
  const fight = attack.in(view)
  if (fight !== null) {
    const attacker =
      (view.groups[fight.from]?.level ?? 0) +
      fight.attackerGenes +
      fight.attackerFortune +
      fight.modifier +
      (fight.attackerDie || (rolled.roll === "attack" ? rolled.die : 0))
    const defender =
      (view.groups[fight.to]?.level ?? 0) +
      fight.defenderGenes +
      fight.defenderFortune +
      (rolled.roll === "defence" ? rolled.die : 0)
    return fight.attacker === me ? defender - attacker : attacker - defender
  }
  const test = resilienceTests.in(view)
  if (test === null || rolled.roll !== "test") return 0
  const structure = view.players[me]?.active.structure ?? 0
  return test.power + groupsNear(view, me, test.room) - rolled.die - structure
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
  recover: 3,
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
