// What things cost, in signs and in words

import { memo } from "react"
import { type Cost, cost } from "../data/actions.ts"
import { recoveryEnergy } from "../data/constants.ts"
import { genes } from "../data/genes.ts"
import { mainActions, type SpecialAction } from "../data/species.ts"
import type { Player } from "../rules/state.ts"
import { GeneIcon } from "./art/gene.tsx"
import { Sign } from "./art/sign.tsx"
import { Times } from "./art/times.tsx"
import { usePlay } from "./play.ts"

export const mainMenu = mainActions
export type Action =
  | (typeof mainActions)[number]
  | SpecialAction
  | "move"
  | "recover"
  | "discardStructure"
  | "endTurn"

/** What everybody pays; where more comes on top, a sign says what for. */
const known: {
  readonly [action: string]: { readonly cost: Cost; readonly more?: "token" | "gene" | "room" }
} = {
  growth: { cost: cost({ action: 1 }), more: "token" },
  mutation: { cost: cost({ action: 1 }), more: "gene" },
  spark: { cost: cost({ action: 1 }), more: "room" },
  impulse: { cost: cost({ telepathy: 1 }) },
  recover: { cost: cost({ energy: recoveryEnergy }) },
  discardStructure: { cost: cost({ structure: 1 }) },
}

export function useCosts() {
  const { sight, word } = usePlay()
  const of = (action: Action) =>
    known[action] ?? { cost: sight.laboratory.actions[action as SpecialAction]?.cost ?? cost({}) }
  return {
    of,
    /** For those who hear it. */
    words(action: Action): string {
      if (action === "growth" || action === "mutation" || action === "spark") return word(`cost.${action}`)
      const { cost: price } = of(action)
      const parts = genes
        .filter((gene) => price[gene] > 0)
        .map((gene) => word("cost.gene", { count: price[gene], gene }))
      if (price.any > 0) parts.push(word("cost.any", { count: price.any }))
      if (price.energy > 0) parts.push(word("cost.energy", { count: price.energy }))
      return parts.length === 0 ? word("cost.nothing") : parts.join(", ")
    },
  }
}

/** What genes have to pay when fortune pays for the one that is not there. */
function lessOneGene(price: Cost, { active }: Player): Cost {
  const missing = genes.find((gene) => active[gene] < price[gene])
  return missing === undefined
    ? { ...price, any: price.any - 1 }
    : { ...price, [missing]: price[missing] - 1 }
}

interface PriceProps {
  readonly cost: Cost
  /** It stands in for a gene. */
  readonly withFortune?: boolean
}

/** Genes one by one, energy as a number beside its sign. */
export const Price = memo(function Price({ cost: price, withFortune = false }: PriceProps) {
  return (
    <span className="chr-price" aria-hidden="true">
      {withFortune && <Sign sign="fortune" />}
      {genes.map((gene) => (
        <Times key={gene} count={price[gene]}>
          <GeneIcon gene={gene} />
        </Times>
      ))}
      {price.any > 0 && <span className="chr-any">?{price.any > 1 && <small>×{price.any}</small>}</span>}
      {price.energy > 0 && (
        <span className="chr-price-energy">
          <Sign sign="energy" />
          {price.energy}
        </span>
      )}
    </span>
  )
})

interface ActionPriceProps {
  readonly action: Action
  /** Who would have to pay with fortune in place of the gene that is missing. */
  readonly short?: Player | undefined
}

export function ActionPrice({ action, short }: ActionPriceProps) {
  const { of } = useCosts()
  const { cost: price, more } = of(action)
  return (
    <>
      <Price
        cost={short === undefined ? price : lessOneGene(price, short)}
        withFortune={short !== undefined}
      />
      {more === "token" && (
        <span className="chr-per" aria-hidden="true">
          /<Sign sign="token" />
        </span>
      )}
      {(more === "gene" || more === "room") && (
        <span className="chr-per" aria-hidden="true">
          +<Sign sign="energy" />
        </span>
      )}
    </>
  )
}
