// Every choice of the game. Options that recur are made once and shared.

import { type Gene, genes } from "../data/genes.ts"
import { type SpecialAction, type Species, specialActions, speciesNames } from "../data/species.ts"
import { roomIn } from "./laboratory.ts"

/** One kind of choice for each `do`, all with the same parameters. */
type Each<Do extends string, Params = unknown> = Do extends unknown ? { readonly do: Do } & Params : never

type OfRoom = { readonly room: number }
type OfGene = { readonly gene: Gene }
/** What it costs, or what it gives towards a cost. */
type OfEnergy = { readonly energy: number }
type OfSpecies = { readonly species: Species }

export type Choice =
  // set-up
  | Each<"species", OfSpecies>
  | Each<"start", OfRoom>
  // the turn menu
  | Each<MenuEntry>
  | Each<"special", { readonly action: SpecialAction }>
  // movement
  | Each<"from" | "to", OfRoom>
  | Each<"tokens", { readonly tokens: number }>
  // payment
  | Each<"genesOnly" | "payFortune">
  | Each<"fortuneFor" | "payGene", OfGene>
  | Each<"discharge", OfRoom & OfEnergy>
  | Each<"giveBack", OfSpecies>
  // growth, mutation, impulse
  | Each<"add" | "spread" | "create" | "absorb">
  | Each<"buy", OfGene & OfEnergy>
  | Each<"random", OfEnergy>
  // targets of actions
  | Each<"attacker" | "group" | "room", OfRoom>
  | Each<"target", OfRoom & OfEnergy>
  | Each<"gene" | "activeGene" | "passiveGene", OfGene>
  | Each<"again" | "enough">
  // fights and rolls
  | Each<"fightingGenes", { readonly genes: number }>
  | Each<"fortune", { readonly points: number }>
  | Each<"reroll" | "stand">
  // structure genes and irradiation
  | Each<"discardGene" | "discardFortune">
  | Each<"giveUp", OfRoom>
  // radiation and events
  | Each<"space" | "charge", OfRoom>

/** A choice of one of these kinds. */
export type Chosen<Do extends Choice["do"]> = Extract<Choice, { readonly do: Do }>

type MenuEntry =
  | "move"
  | "recover"
  | "discardStructure"
  | "growth"
  | "mutation"
  | "spark"
  | "impulse"
  | "pass"
  | "endTurn"

const numbers = Array.from({ length: 21 }, (_, n) => n)

/** By room number. */
function byRoom<Do extends string>(what: Do): readonly { readonly do: Do; readonly room: number }[] {
  return numbers.map((room) => ({ do: what, room }))
}

function byGene<Do extends string>(what: Do) {
  return Object.fromEntries(genes.map((gene) => [gene, { do: what, gene }])) as {
    readonly [gene in Gene]: { readonly do: Do; readonly gene: Gene }
  }
}

function bySpecies<Do extends string>(what: Do) {
  return Object.fromEntries(speciesNames.map((species) => [species, { do: what, species }])) as {
    readonly [species in Species]: { readonly do: Do; readonly species: Species }
  }
}

export const starts = byRoom("start")
export const froms = byRoom("from")
export const tos = byRoom("to")
export const groupPicks = byRoom("group")
export const roomPicks = byRoom("room")
export const attackers = byRoom("attacker")
export const giveUps = byRoom("giveUp")
export const spaces = byRoom("space")
export const charges = byRoom("charge")

/** By room number and level. */
export const discharges = numbers.map((room) =>
  numbers.slice(0, 4).map((energy) => ({ do: "discharge", room, energy }) as const),
)

export const fortuneFor = byGene("fortuneFor")
export const payGene = byGene("payGene")
export const genePicks = byGene("gene")
export const activeGene = byGene("activeGene")
export const passiveGene = byGene("passiveGene")

export const speciesPicks = bySpecies("species")
export const giveBack = bySpecies("giveBack")

export const tokenCounts = numbers.map((tokens) => ({ do: "tokens", tokens }) as const)
export const geneCounts = numbers.map((n) => ({ do: "fightingGenes", genes: n }) as const)
export const fortuneCounts = numbers.map((points) => ({ do: "fortune", points }) as const)

export const special = Object.fromEntries(
  Object.values(specialActions)
    .flat()
    .map((action) => [action, { do: "special", action }]),
) as { readonly [action in SpecialAction]: { readonly do: "special"; readonly action: SpecialAction } }

const only = <Do extends string>(what: Do) => ({ do: what }) as const

export const move = only("move")
export const recover = only("recover")
export const discardStructure = only("discardStructure")
export const growth = only("growth")
export const mutation = only("mutation")
export const spark = only("spark")
export const impulse = only("impulse")
export const pass = only("pass")
export const endTurn = only("endTurn")
export const genesOnly = only("genesOnly")
export const payFortune = only("payFortune")
export const add = only("add")
export const spread = only("spread")
export const create = only("create")
export const absorb = only("absorb")
export const enough = only("enough")
export const again = only("again")
export const reroll = only("reroll")
export const stand = only("stand")
export const discardGene = only("discardGene")
export const discardFortune = only("discardFortune")

/** Options for a set of rooms, in ascending order; one bit for each room number. */
export function choicesIn<C>(rooms: number, choices: readonly C[]): C[] {
  const out: C[] = []
  for (let rest = rooms; rest !== 0; rest &= rest - 1) out.push(choices[roomIn(rest)] as C)
  return out
}
