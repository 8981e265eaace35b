// The facility at night, seen from above: cold hexagons, a glowing cube, microbes in the dark

import "./world.css"

const cells: readonly (readonly [number, number, "plain" | "start" | "hazard" | "lit" | "hole"])[] = [
  [-2, -1, "plain"],
  [-1, -1, "start"],
  [0, -1, "plain"],
  [1, -1, "hazard"],
  [2, -1, "plain"],
  [-2, 0, "hazard"],
  [-1, 0, "plain"],
  [0, 0, "lit"],
  [1, 0, "lit"],
  [2, 0, "start"],
  [-2, 1, "plain"],
  [-1, 1, "hole"],
  [0, 1, "plain"],
  [1, 1, "hazard"],
  [2, 1, "plain"],
]
const size = 58

function centre(column: number, row: number): { x: number; y: number } {
  return { x: 210 + (column + (row % 2 === 0 ? 0 : 0.5)) * size * 1.76, y: 142 + row * size * 1.53 }
}

function hexagon(radius: number): string {
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 3) * corner + Math.PI / 6
    return `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`
  }).join(" ")
}

export function World() {
  return (
    <svg
      className="world world-chromosome"
      viewBox="0 0 420 280"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="420" height="280" className="chw-night" />
      {cells.map(([column, row, kind]) => {
        const { x, y } = centre(column, row)
        return (
          <g key={`${column} ${row}`} transform={`translate(${x} ${y})`} className={`chw-room chw-${kind}`}>
            <polygon className="chw-floor" points={hexagon(size - 3)} />
            <polygon className="chw-rim" points={hexagon(size - 9)} />
            {kind === "plain" && <path className="chw-pipes" d="M-30 -14h16v28h-16M-30 -4h8M14 22h16" />}
            {kind === "hazard" && <path className="chw-stripes" d="M-22 34l10-14M-8 38l14-20M8 38l14-20" />}
            {kind === "hole" && (
              <path className="chw-crack" d="M-34 -8L-10 4 -16 20 6 12 2 34 28 18M-10 4L4 -22 24 -12" />
            )}
          </g>
        )
      })}
      <circle className="chw-glow" cx="262" cy="142" r="92" />
      <g className="chw-cube" transform="translate(210 138)">
        <path d="M0 -22L20 -11V12L0 23-20 12V-11z" />
        <path className="chw-cube-edges" d="M-20 -11L0 0 20 -11M0 0V23" />
      </g>
      <g className="chw-microbe chw-microbe-a" transform="translate(312 142)">
        <path d="M-26 0c0-14 10-20 24-20s28 4 28 18-10 22-26 22-26-6-26-20z" />
        <circle cx="-6" cy="-2" r="6" />
        <circle cx="10" cy="4" r="3.4" />
        <path
          className="chw-hair"
          d="M-24 8l-12 8M-10 19l-4 14M8 20l4 13M23 8l13 6M20 -12l12-8M0 -20l2-13M-18 -15l-10-10"
        />
      </g>
      <g className="chw-microbe chw-microbe-b" transform="translate(108 142)">
        <path d="M-20 14C-30 -6-8 -24 0 -8 8 -24 30 -6 20 14 14 26-14 26-20 14z" />
        <circle cx="-8" cy="4" r="4" />
        <circle cx="8" cy="4" r="4" />
        <path className="chw-hair" d="M-2 24c-4 10 4 12 0 22M10 21c2 9 10 9 8 18" />
      </g>
    </svg>
  )
}
