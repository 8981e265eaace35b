// The two marks as small living things: crosses are chromosomes, noughts are ring-shaped plasmids

import type { Seat } from "@genepool/engine"

/** Drawn around the origin, about 64 units wide, in strokes, so that it can be seen being drawn. */
const chromatids = ["M-25-27C4-11 4 11-25 27", "M25-27C-4-11-4 11 25 27"]
const ring = "M0-24A24 24 0 1 1-.01-24"

export function Mark({ seat }: { readonly seat: Seat }) {
  const strokes = seat === 0 ? chromatids : [ring]
  return (
    <g className={`nou-mark nou-mark-${seat}`}>
      {["shade", "body", "bands", "shine"].map((part) => (
        <g key={part} className={`nou-${part}`}>
          {strokes.map((d) => (
            <path key={d} d={d} pathLength={100} />
          ))}
          {part === "bands" && seat === 0 && <circle className="nou-centre" r="4.5" />}
        </g>
      ))}
    </g>
  )
}
