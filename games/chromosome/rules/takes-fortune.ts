// Fortune that would be spent without a question, because no gene is left to pay with: to be said
// before.

import type { Seat } from "@genepool/engine"
import { type Cost, cost } from "../data/actions.ts"
import type { Choice } from "./choices.ts"
import { missingGene } from "./costs.ts"
import { growth } from "./growth.ts"
import { laboratoryOf } from "./laboratory.ts"
import type { Player } from "./state.ts"
import type { View } from "./view.ts"

const anAction = cost({ action: 1 })
const mainCosts: { readonly [verb: string]: Cost } = {
  growth: anAction,
  mutation: anAction,
  buy: anAction,
  random: anAction,
  spark: anAction,
  target: anAction,
  impulse: cost({ telepathy: 1 }),
}

/** CHR-COST-04: whether what is offered can be paid, but not with genes alone. */
export function takesFortune(
  view: Pick<View, "options" | "seats" | "players" | "frames">,
  seat: Seat,
  option: Choice,
): boolean {
  const player = view.players[seat] as Player
  const price = mainCosts[option.do] ?? growthCost(view, option)
  if (price !== null) return lacksGenes(player, price)
  if (option.do === "special") return lacksGenes(player, laboratoryOf(view).actions[option.action].cost)
  return option.do === "discardStructure" && player.active.structure === 0
}

const lacksGenes = (player: Player, price: Cost) => missingGene({ ...player, fortune: 0 }, price) !== null

/** CHR-GROW-01: one more gene with each token. */
function growthCost(view: Pick<View, "frames">, option: Choice): Cost | null {
  const growing = growth.in(view)
  if (growing === null) return null
  if (option.do === "tokens") return cost({ action: option.tokens })
  if (option.do === "room") return cost({ action: growing.rooms.length + 1 })
  return option.do === "enough" ? cost({ action: growing.rooms.length }) : null
}
