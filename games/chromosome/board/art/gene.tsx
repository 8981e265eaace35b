// Genes: each kind has its colour, its outline and its sign

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

/** For use inside of a larger drawing. */
export const GeneShape = memo(function GeneShape({ gene }: { readonly gene: Gene }) {
  return (
    <g className="chr-gene" data-gene={gene}>
      <path className="chr-gene-body" d={outlines[gene]} />
      <path className="chr-gene-sign" d={signs[gene]} />
    </g>
  )
})

export const GeneIcon = memo(function GeneIcon({ gene }: { readonly gene: Gene }) {
  return (
    <svg className="chr-icon chr-gene-icon" viewBox="-12.500 -12.500 25 25" aria-hidden="true">
      <GeneShape gene={gene} />
    </svg>
  )
})
