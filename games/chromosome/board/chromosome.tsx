// A player's chromosome: genes in the inner ring are active, those in the outer ring passive

import { Piece } from "@genepool/board"
import type { Seat } from "@genepool/engine"
import type { CSSProperties } from "react"
import { chromosomeCapacity } from "../data/constants.ts"
import { type Gene, genes } from "../data/genes.ts"
import type { Choice } from "../rules/choices.ts"
import { total } from "../rules/stock.ts"
import { GeneIcon } from "./art/gene.tsx"
import { MicrobeIcon, Spore } from "./art/microbe.tsx"
import { degreesOf, StrandDrawing } from "./art/strand.tsx"
import { usePlay } from "./play.ts"

export function Chromosome({ seat }: { readonly seat: Seat }) {
  const { view, me, offers, word } = usePlay()
  const player = view.players[seat]
  if (player === undefined) return null
  const { active, passive, species, irradiation } = player
  // A gene keeps its place: when the last active one of its kind is used, it slides outwards
  const owned = genes.flatMap((gene) =>
    Array.from({ length: active[gene] + passive[gene] }, (_, at) => ({
      gene,
      at,
      active: at < active[gene],
    })),
  )
  const mine = seat === me
  // From the menu, giving back a structure gene is one gesture, unless it would be for nothing but
  // its place
  const discards = irradiation > 0 ? offers("discardStructure") : []
  const activeCount = total(active)
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form, no fieldset
    <div
      className="chr-chromosome"
      role="group"
      aria-label={word("chromosome", {
        active: activeCount,
        passive: owned.length - activeCount,
        free: chromosomeCapacity - owned.length,
      })}
      data-tip={word("tip.chromosome")}
    >
      <StrandDrawing />
      <span className="chr-nucleus" aria-hidden="true">
        {species === null ? <Spore /> : <MicrobeIcon species={species} />}
      </span>
      {owned.map(({ gene, at, active: isActive }, place) => (
        <Piece
          key={`${gene}${at}`}
          className="chr-own-gene"
          name={word("ownGene", { gene, active: isActive })}
          options={mine ? optionsOf(offers, discards, gene, isActive) : []}
          then={discards.length > 0 && gene === "structure" ? [{ do: "discardGene" }] : []}
          tip={word(`tip.gene.${gene}`)}
          data={{ gene, passive: !isActive || undefined }}
          style={{ "--degrees": `${degreesOf(place)}deg` } as CSSProperties}
        >
          <GeneIcon gene={gene} />
        </Piece>
      ))}
    </div>
  )
}

type Offers = ReturnType<typeof usePlay>["offers"]

/**
 * What it means to touch one's own gene: to pay with it, to swap it, to bring it back, to give it
 * away.
 */
function optionsOf(
  offers: Offers,
  discards: readonly Choice[],
  gene: Gene,
  active: boolean,
): readonly Choice[] {
  const ofKind = (options: readonly (Choice & { readonly gene: Gene })[]) =>
    options.filter((option) => option.gene === gene)
  if (!active) return ofKind(offers("passiveGene"))
  const options = [...ofKind(offers("activeGene")), ...ofKind(offers("payGene"))]
  if (gene !== "structure" || options.length > 0) return options
  return [...offers("discardGene"), ...discards]
}
