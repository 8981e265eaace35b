// A die: a knuckle of bone with painted pips

import { Stamped, stamps } from "@genepool/board"
import { memo } from "react"

const pips: { readonly [face: number]: readonly (readonly [number, number])[] } = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

interface Props {
  /** Null: not thrown yet. */
  readonly face: number | null
  /** It was thrown just now. */
  readonly fresh?: boolean
  readonly late?: number
}

/** By its face; 0 is a die that is not thrown yet. */
export const dieImage = stamps((face: number) => {
  const look = face === 0 ? 'fill="#fffaf0" stroke-width="3"' : 'fill="#fbf1dc" stroke-width="1.6"'
  const dots = (pips[face] ?? []).map(([x, y]) => `<circle cx="${x * 8}" cy="${y * 8}" r="3.2"/>`)
  return {
    box: "-20 -20 40 40",
    strokes: `<path d="${knuckle}" ${look} stroke="#3a2314"/><g fill="#2b1409">${dots.join("")}</g>`,
  }
})

const knuckle =
  "M-16-12c0-4 3-6 7-5 6 1 12 1 18 0 4-1 7 1 7 5-1 8-1 16 0 24 0 4-3 6-7 5-6-1-12-1-18 0-4 1-7-1-7-5 1-8 1-16 0-24Z"

export const Die = memo(function Die({ face, fresh = false, late = 0 }: Props) {
  return (
    <Stamped
      className="kro-die"
      image={dieImage(face ?? 0)}
      data={{ face: face ?? undefined, fresh: fresh || undefined, late }}
    />
  )
})
