// Mutation: a gene of a chosen kind for its price, or any gene by the die.

import { call, done, type Seat } from "@genepool/engine"
import { type Cost, cost } from "../data/actions.ts"
import { chromosomeCapacity, randomGenePrice } from "../data/constants.ts"
import { type Gene, genes } from "../data/genes.ts"
import type { Choice, Chosen } from "./choices.ts"
import { missingEnergy, missingGene, payment } from "./costs.ts"
import type { Turn } from "./facts.ts"
import { laboratoryOf } from "./laboratory.ts"
import { type Overview, overviewOf } from "./overview.ts"
import { procedure } from "./procedure.ts"
import type { Reason } from "./reasons.ts"
import type { Player, State } from "./state.ts"
import { geneSupplyOf, genesOwned } from "./stock.ts"
import { roll } from "./windows.ts"

/** CHR-MUT-01: one action gene, whatever energy comes on top. */
const withEnergy: readonly Cost[] = Array.from({ length: 100 }, (_, energy) => cost({ action: 1, energy }))

/**
 * CHR-MUT-03, CHR-RUL-21: active and passive genes both count, also the one exhausted for this
 * action.
 */
export function priceOf(state: Pick<State, "options" | "seats">, player: Player, gene: Gene): number {
  const { price, pricePerOwned } = laboratoryOf(state).genes[gene]
  return price + pricePerOwned * (player.active[gene] + player.passive[gene])
}

/** CHR-EVT-07: never below nothing. */
function randomPrice(state: State): number {
  return Math.max(0, randomGenePrice + state.modifiers.randomMutationEnergy)
}

const purchase = (state: State, player: Player, gene: Gene): Choice => ({
  do: "buy",
  gene,
  energy: priceOf(state, player, gene),
})

const gamble = (state: State): Choice => ({ do: "random", energy: randomPrice(state) })

/** Why a gene of this kind cannot be bought. */
function purchaseObstacle(state: State, player: Player, gene: Gene, energy: number): Reason | null {
  // CHR-RUL-23
  if (geneSupplyOf(state, gene) === 0) return { why: "noGeneLeft", gene }
  return missingEnergy(priceOf(state, player, gene), energy)
}

export function mutationObstacle(state: State, seat: Seat, view: Overview): Reason | null {
  const player = state.players[seat] as Player
  // CHR-MUT-05
  if (genesOwned(player) >= chromosomeCapacity) return { why: "chromosomeFull" }
  const missing = missingGene(player, withEnergy[0]!)
  if (missing !== null) return missing
  const random = missingEnergy(randomPrice(state), view.energy)
  if (random === null) return null
  return genes.some((gene) => purchaseObstacle(state, player, gene, view.energy) === null) ? null : random
}

/** CHR-DEC-11 */
export const mutation = procedure(
  "mutation",
  ({ seat }: { seat: Seat }) => ({ seat, gene: null as Gene | null }),
  {
    gene: {
      rule: "CHR-MUT-01",
      who: (_state, frame) => frame.seat,
      offer(state, frame) {
        const player = state.players[frame.seat] as Player
        const { energy } = overviewOf(state, frame.seat)
        const options: Choice[] = []
        for (const gene of genes)
          if (purchaseObstacle(state, player, gene, energy) === null)
            options.push(purchase(state, player, gene))
        if (randomPrice(state) <= energy) options.push(gamble(state))
        return options
      },
      take(_state, frame, choice: Chosen<"buy" | "random">) {
        const { seat } = frame
        if (choice.do === "random") return call(payment, { seat, cost: withEnergy[choice.energy]! }, "roll")
        frame.gene = choice.gene
        return call(payment, { seat, cost: withEnergy[choice.energy]! }, "bought")
      },
      about: (state, frame) => ({ energy: overviewOf(state, frame.seat).energy }),
      whyNot(state, frame) {
        const player = state.players[frame.seat] as Player
        const { energy } = overviewOf(state, frame.seat)
        const unaffordable = missingEnergy(randomPrice(state), energy)
        return [
          ...genes.flatMap((gene) => {
            const reason = purchaseObstacle(state, player, gene, energy)
            return reason === null ? [] : [{ choice: purchase(state, player, gene), reason }]
          }),
          ...(unaffordable === null ? [] : [{ choice: gamble(state), reason: unaffordable }]),
        ]
      },
    },

    // CHR-MUT-02
    bought(state, { seat, gene }, turn) {
      gainGene(state.players[seat] as Player, seat, gene as Gene, turn)
      return done
    },

    roll: (_state, { seat }) => call(roll, { roller: seat, roll: "mutation", rival: null }, "rolled"),

    // CHR-MUT-04, CHR-RUL-22: what the die says must be taken
    rolled(state, { seat, result }, turn) {
      const gene = laboratoryOf(state).geneOfResult[result as number] as Gene
      if (geneSupplyOf(state, gene) > 0) gainGene(state.players[seat] as Player, seat, gene, turn)
      else turn.tell({ fact: "noGeneLeft", seat, gene })
      return done
    },
  },
)

/** CHR-MUT-06: active at once. */
export function gainGene(player: Player, seat: Seat, gene: Gene, turn: Turn): void {
  player.active[gene]++
  turn.tell({ fact: "gainedGene", seat, gene })
}
