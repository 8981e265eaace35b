// The mark of a seat, by which it is known without its colour

import { Stamped, seatColour, stamps, useScheme } from "@genepool/board"
import type { Seat } from "@genepool/engine"
import { memo } from "react"
import { marks } from "./art/characters.tsx"

interface Props {
  readonly seat: Seat
  readonly className?: string
}

export const SeatMark = memo(function SeatMark({ seat, className = "" }: Props) {
  const scheme = useScheme()
  const image = imageOf(seat, seatColour(seat, scheme), scheme === "light" ? "#fff" : "#150b05")
  return <Stamped className={`kro-mark ${className}`} image={image} />
})

const imageOf = stamps((seat: Seat, colour: string, ink: string) => ({
  box: "-2 -2 20 20",
  strokes: `<circle cx="8" cy="8" r="9.5" fill="${colour}" stroke="#21130b"/><path d="${marks[seat % marks.length]}" fill="none" stroke="${ink}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/>`,
}))
