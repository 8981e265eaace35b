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
