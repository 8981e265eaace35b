// The bare wall around the scenes: cracks, and hands of those who were here before

import { memo } from "react"

const cracks =
  "M0 120l40 14 26-10 60 30 34-8M1200 60l-60 24-30-8-46 30-20-4M40 900l50-30 10-40 44-20M1200 760l-50-14-26 20-60-8-30 24M520 0l14 36-10 20 26 40M700 1000l-10-40 20-26-12-44"
const hand =
  "M26 44c-6-4-9-10-12-15-1-3 2-4 4-2l5 6-4-17c0-3 3-4 4-1l5 13-1-18c0-3 4-3 5 0l2 17 4-15c1-3 4-2 4 1l-2 17 4-8c2-2 5-1 4 2-2 6-3 13-8 18-4 4-10 4-14 2Z"
const hands = [
  "translate(1090 850) rotate(14) scale(2.2)",
  "translate(1000 905) rotate(-12) scale(1.5)",
  "translate(20 560) rotate(-20) scale(1.7)",
  "translate(620 780) rotate(8) scale(2)",
  "translate(300 940) rotate(-6) scale(1.4)",
]

export const WallCracks = memo(function WallCracks() {
  return (
    <svg
      className="kro-cracks"
      viewBox="0 0 1200 1000"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className="kro-crack" d={cracks} />
      {hands.map((place) => (
        <path key={place} className="kro-hand-stencil" d={hand} transform={place} />
      ))}
    </svg>
  )
})

/** Behind one's own cards, in a place that is low and wide: a hunt, and hands. */
export const WallFrieze = memo(function WallFrieze() {
  return (
    <svg
      className="kro-frieze"
      viewBox="0 0 1200 120"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <path className="kro-crack" d={friezeCracks} />
      {friezeHands.map((place) => (
        <path key={place} className="kro-hand-stencil" d={hand} transform={place} />
      ))}
      {herd.map((place) => (
        <path key={place} className="kro-frieze-herd" d={beast} transform={place} />
      ))}
      {band.map((place) => (
        <path key={place} className="kro-frieze-hunter" d={hunter} transform={place} />
      ))}
    </svg>
  )
})

const friezeCracks =
  "M0 96l60-8 40 12 90-14 30 8M300 0l12 26-16 18 10 30M560 120l20-22-10-20 26-18M760 4l30 20 24-6 40 22M980 120l-14-30 20-18-8-24M1200 30l-50 12-30-8-44 16"
const friezeHands = [
  "translate(380 40) rotate(-10) scale(1.5)",
  "translate(655 30) rotate(12) scale(1.6)",
  "translate(1130 42) rotate(8) scale(1.5)",
]
/** Drawn 70 by 44, running to the left. */
const beast =
  "M4 22c4-8 12-12 20-13 12-3 26-2 36 4 4 3 6 8 6 13l3 14h-5l-5-13-6 13h-5l2-15c-8 3-17 3-25 1l-4 14h-5l1-14-6 14h-5l4-17c-5 0-8-1-6-1ZM5 22c-3-2-4-6-3-9l5 6ZM12 16c-2-4-1-8 2-10l2 8Z"
const herd = [
  "translate(440 40) scale(1.15)",
  "translate(540 62) scale(0.95)",
  "translate(730 50) scale(1.2)",
  "translate(850 34) scale(1)",
]
/** Drawn 40 by 50, with a spear. */
const hunter = "M18 8a5 5 0 1 0 .1 0ZM18 18v14M18 32l-8 14M18 32l9 13M18 22l-11 3M18 22l12-5M2 30 38 10"
const band = [
  "translate(930 44) scale(1.15)",
  "translate(1000 52) scale(1.05)",
  "translate(1060 40) scale(1.2)",
]
