// Action cost: genes first, then energy, piece by piece; everything is paid before the action takes
// effect.

import { done, type Seat } from "@genepool/engine"
import type { Cost } from "../data/actions.ts"
import { trophyEnergy } from "../data/constants.ts"
import { type Gene, type Genes, genes } from "../data/genes.ts"
import type { Species } from "../data/species.ts"
import {
  type Choice,
  type Chosen,
  discharges,
  fortuneFor,
  genesOnly,
  giveBack,
  payFortune,
  payGene,
} from "./choices.ts"
import type { Turn } from "./facts.ts"
import { fortuneAsGene, spendFortuneAsGene } from "./fortune.ts"
import { overviewOf, roomsIn } from "./overview.ts"
import { procedure } from "./procedure.ts"
import type { Reason } from "./reasons.ts"
import type { Player } from "./state.ts"
import { total } from "./stock.ts"

/** CHR-COST-03: which gene the player lacks for a cost, fortune already put in for one of them. */
export function missingGene(player: Player, cost: Genes & { readonly any: number }): Reason | null {
  const { active } = player
  // Gene by gene, and not in a loop: every list of options asks this a dozen times
  const action = active.action - cost.action
  const telepathy = active.telepathy - cost.telepathy
  const fighting = active.fighting - cost.fighting
  const structure = active.structure - cost.structure
  const left = Math.max(0, action) + Math.max(0, telepathy) + Math.max(0, fighting) + Math.max(0, structure)
  const lacking = left - (action + telepathy + fighting + structure) + Math.max(0, cost.any - left)
  if (lacking === 0 || (lacking === 1 && fortuneAsGene(player))) return null
  const missing = genes.find((gene) => active[gene] < cost[gene])
  if (missing === undefined) return { why: "missingGenes", need: cost.any, have: left }
  return { why: "missingGene", gene: missing, need: cost[missing], have: active[missing] }
}

export function missingEnergy(need: number, have: number): Reason | null {
  return need <= have ? null : { why: "missingEnergy", need, have }
}

/** How many genes of a kind the player could pay with, fortune included. */
export function payable(player: Player, gene: Gene): number {
  return player.active[gene] + (fortuneAsGene(player) ? 1 : 0)
}

interface Bill {
  readonly seat: Seat
  readonly cost: Cost
  /** CHR-ALI-02: after the payment at least one own gene must be passive. */
  readonly leavesPassive?: boolean
}

const openBill = ({ seat, cost, leavesPassive = false }: Bill) => ({ seat, leavesPassive, ...cost })
type OpenBill = ReturnType<typeof openBill>

/** CHR-COST-01, CHR-COST-02 */
export const payment = procedure("payment", openBill, {
  // CHR-DEC-07: fortune in place of one gene, if a way to pay is left
  genes: {
    rule: "CHR-COST-04",
    who: (_state, frame) => frame.seat,
    offer(state, frame) {
      const options: Choice[] = []
      if (total(frame) === 0) return options
      const player = state.players[frame.seat] as Player
      const withFortune = fortuneAsGene(player)
      if (canExhaust(player, frame, null, withFortune)) options.push(genesOnly)
      if (withFortune)
        for (const gene of genes)
          if (frame[gene] > 0 && canExhaust(player, frame, gene, false)) options.push(fortuneFor[gene])
      return options
    },
    take(state, frame, choice: Chosen<"genesOnly" | "fortuneFor">, turn) {
      const player = state.players[frame.seat] as Player
      if (choice.do === "fortuneFor") {
        spendFortuneAsGene(player, frame.seat, choice.gene, turn)
        frame[choice.gene]--
      }
      for (const gene of genes) exhaust(player, frame.seat, gene, frame[gene], turn)
      return "any"
    },
    none: () => "any",
  },

  // CHR-DEC-08: a gene printed as "?"
  any: {
    rule: "CHR-CAD-03",
    who: (_state, frame) => frame.seat,
    offer(state, frame) {
      const options: Choice[] = []
      if (frame.any === 0) return options
      const player = state.players[frame.seat] as Player
      for (const gene of genes) if (player.active[gene] > 0) options.push(payGene[gene])
      const rest = frame.any - 1
      if (
        fortuneAsGene(player) &&
        total(player.active) >= rest &&
        (!frame.leavesPassive || total(player.passive) + rest > 0)
      )
        options.push(payFortune)
      return options
    },
    take(state, frame, choice: Chosen<"payGene" | "payFortune">, turn) {
      const player = state.players[frame.seat] as Player
      if (choice.do === "payFortune") spendFortuneAsGene(player, frame.seat, null, turn)
      else exhaust(player, frame.seat, choice.gene, 1, turn)
      frame.any--
      return "any"
    },
    none: () => "energy",
  },

  // CHR-DEC-09, CHR-COST-05: until the sum reaches the price, and no further (CHR-RUL-29)
  energy: {
    rule: "CHR-COST-05",
    who: (_state, frame) => frame.seat,
    offer(state, frame) {
      const options: Choice[] = []
      if (frame.energy <= 0) return options
      const { own, charged } = overviewOf(state, frame.seat)
      // CHR-COST-08: any own group, also one that is about to act
      for (const room of roomsIn(own & charged)) options.push(discharges[room]![state.groups[room]!.level]!)
      const { trophies } = state.players[frame.seat] as Player
      for (let owner = 0; owner < state.seats; owner++)
        if (trophies[owner]! > 0) options.push(giveBack[state.players[owner]!.species as Species])
      return options
    },
    take(state, frame, choice: Chosen<"discharge" | "giveBack">, turn) {
      const { seat } = frame
      if (choice.do === "discharge") {
        // CHR-COST-06: always the whole group
        const group = state.groups[choice.room]!
        group.charged = false
        frame.energy -= group.level
        turn.tell({ fact: "discharged", seat, room: choice.room, energy: group.level })
      } else {
        // CHR-TRO-02, CHR-TRO-03: the token is its owner's again
        const owner = state.players.findIndex(({ species }) => species === choice.species)
        ;(state.players[seat] as Player).trophies[owner]!--
        frame.energy -= trophyEnergy
        turn.tell({ fact: "gaveBack", seat, species: choice.species })
      }
      if (frame.energy < 0) turn.tell({ fact: "overpaid", seat, energy: -frame.energy })
      return "energy"
    },
    none: () => done,
    about: (_state, frame) => ({ energy: frame.energy }),
    whyNot(state, frame) {
      const { own, charged } = overviewOf(state, frame.seat)
      return roomsIn(own & ~charged).map((room) => ({
        choice: discharges[room]![state.groups[room]!.level]!,
        reason: { why: "notCharged" },
      }))
    },
  },
})

/**
 * Whether the whole gene cost can be paid, with fortune for the gene given; `later`: fortune is
 * still there for a "?".
 */
function canExhaust(player: Player, bill: OpenBill, substituted: Gene | null, later: boolean): boolean {
  let left = 0
  let paid = 0
  for (const gene of genes) {
    const due = bill[gene] - (gene === substituted ? 1 : 0)
    const over = player.active[gene] - due
    if (over < 0) return false
    left += over
    paid += due
  }
  if (bill.any > left + (later ? 1 : 0)) return false
  return !bill.leavesPassive || total(player.passive) + paid + Math.min(left, bill.any) > 0
}

function exhaust(player: Player, seat: Seat, gene: Gene, count: number, turn: Turn): void {
  if (count === 0) return
  player.active[gene] -= count
  player.passive[gene] += count
  turn.tell({ fact: "exhausted", seat, gene, genes: count })
}
