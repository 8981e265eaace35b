// The supply: genes that are left with their prices for me, and the die that can choose one

import { Piece } from "@genepool/board"
import { memo } from "react"
import { dieSides } from "../data/constants.ts"
import { type Gene, genes } from "../data/genes.ts"
import { priceOf } from "../rules/mutation.ts"
import { Die } from "./art/die.tsx"
import { GeneIcon } from "./art/gene.tsx"
import { Sign } from "./art/sign.tsx"
import { usePlay } from "./play.ts"

const results = Array.from({ length: dieSides }, (_, i) => i + 1)

export const Supply = memo(function Supply() {
  const { sight, offers, refusal, word } = usePlay()
  return (
    <section className="chr-shop" aria-label={word("supplies")} data-anchor="supply">
      {genes.map((gene) => (
        <Ware key={gene} gene={gene} />
      ))}
      <Piece
        className="chr-ware chr-lottery"
        name={results
          .map((die) => word("geneOfDie", { die, gene: sight.laboratory.geneOfResult[die] }))
          .join(", ")}
        options={offers("random")}
        withheld={refusal(({ do: verb }) => verb === "random")}
        tip={word("tip.randomGene")}
      >
        <Die face={null} />
        <span className="chr-results" aria-hidden="true">
          {results.map((die) => (
            <i key={die}>
              {die}
              <GeneIcon gene={sight.laboratory.geneOfResult[die] as Gene} />
            </i>
          ))}
        </span>
      </Piece>
    </section>
  )
})

function Ware({ gene }: { readonly gene: Gene }) {
  const { view, me, offers, refusal, word } = usePlay()
  const player = me === null ? undefined : view.players[me]
  const price = player === undefined ? null : priceOf(view, player, gene)
  const ofKind = <C extends { readonly gene: Gene }>(options: readonly C[]) =>
    options.filter((option) => option.gene === gene)
  const count = view.geneSupply[gene]
  return (
    <Piece
      className="chr-ware"
      name={word("geneLeft", { gene, count, price: price ?? "none" })}
      options={[...ofKind(offers("buy")), ...ofKind(offers("gene"))]}
      withheld={refusal((choice) => choice.do === "buy" && choice.gene === gene)}
      tip={`${word(`tip.gene.${gene}`)} ${word("tip.supply")}`}
      anchor={`gene-${gene}`}
      data={{ gene, empty: count === 0 || undefined }}
    >
      <GeneIcon gene={gene} />
      <small>×{count}</small>
      {price !== null && (
        <b className="chr-ware-price">
          <Sign sign="energy" />
          {price}
        </b>
      )}
    </Piece>
  )
}
