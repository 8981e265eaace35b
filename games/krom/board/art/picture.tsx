// Drawings of the wall as pictures: those of the cards, and those the size of a token

import { Stamped, stamps } from "@genepool/board"
import { memo } from "react"
import { type Drawing, painted } from "./paints.ts"

interface Props {
  readonly drawing: Drawing | undefined
  readonly className?: string
}

/** A card of another edition may have no drawing of ours: then there is a handprint. */
export const Picture = memo(function Picture({ drawing, className = "" }: Props) {
  return <Stamped className={`kro-picture ${className}`} image={cardImage(drawing ?? handprint)} />
})

export const cardImage = stamps((drawing: Drawing) => ({ box: "0 0 64 48", strokes: painted(drawing) }))

const handprint =
  "r:M26 44c-6-4-9-10-12-15-1-3 2-4 4-2l5 6-4-17c0-3 3-4 4-1l5 13-1-18c0-3 4-3 5 0l2 17 4-15c1-3 4-2 4 1l-2 17 4-8c2-2 5-1 4 2-2 6-3 13-8 18-4 4-10 4-14 2Z"

/** In a square of 24. */
export const Small = memo(function Small({ drawing, className }: Required<Props>) {
  return <Stamped className={className} image={smallImage(drawing ?? "")} />
})

export const smallImage = stamps((drawing: Drawing) => ({ box: "0 0 24 24", strokes: painted(drawing) }))

/** Of who wins, and of the points. */
export const crown: Drawing = "y:M3 20 2 7l6 5 4-9 4 9 6-5-1 13Z"
