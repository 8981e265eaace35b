// Genes: each kind has its colour, its outline and its sign

import { Stamped, stamps } from "@genepool/board"
import { memo } from "react"
import type { Gene } from "../../data/genes.ts"

/** Drawn from -12 to 12. Round, lozenge, fang, and brick. */
const outlines: { readonly [G in Gene]: string } = {
  action: "M0-10.500a10.500 10.500 0 1 0 .01 0Z",
  telepathy: "M0-11.500 11 0 0 11.500-11 0Z",
  fighting:
    "M0 11.500C-7 6-11-1-10.500-9.500-6-10.500-3-10.500 0-8 3-10.500 6-10.500 10.500-9.500 11-1 7 6 0 11.500Z",
  structure: "M-9.500-9.500h19v19h-19Z",
}

const signs: { readonly [G in Gene]: string } = {
  // a step forward
  action: "M-4.500-5 0 0-4.500 5M.5-5 5 0 .5 5",
  // waves from a mind
  telepathy: "M-5 0a5 5 0 0 1 10 0M-2.300 1.200a2.300 2.300 0 0 1 4.600 0M0 4v.1",
  // scratches of a claw
  fighting: "M-4.500-5-2 4M0-5.500V5M4.500-5 2 4",
  // a wall
  structure: "M-6-3H6M-6 3H6M0-6.500V-3M-3.500-3v6M3.500-3v6M0 3v3.500",
}

const paints: { readonly [G in Gene]: readonly [body: string, edge: string, sign: string, width: number] } = {
  action: ["#ffd23f", "#7d5b00", "#1a1005", 2],
  telepathy: ["#c08cff", "#4f1f8c", "#1a1005", 2],
  fighting: ["#ff6f5b", "#851a0d", "#1a1005", 2],
  structure: ["#3a444a", "#cfdadd", "#eef6f8", 1.6],
}

const imageOf = stamps((gene: Gene) => {
  const [body, edge, sign, width] = paints[gene]
  return {
    box: "-12.5 -12.5 25 25",
    strokes: `<g stroke-linejoin="round"><path d="${outlines[gene]}" fill="${body}" stroke="${edge}" stroke-width="1.4"/><path d="${signs[gene]}" fill="none" stroke="${sign}" stroke-width="${width}" stroke-linecap="round"/></g>`,
  }
})

export const GeneIcon = memo(function GeneIcon({ gene }: { readonly gene: Gene }) {
  return <Stamped className="chr-icon chr-gene-icon" image={imageOf(gene)} data={{ gene }} />
})
