// Radiation: cubes in a room, and the light they throw into it and into the rooms next door

import { memo } from "react"
import { type Ground, hexagon } from "./geometry.ts"
import { nearOf, type Sight } from "./sight.ts"

interface GlowProps {
  readonly ground: Ground
  readonly sight: Sight
  readonly cubes: { readonly [room: number]: number }
}

/** CHR-MAP-06: as far as it charges and tests, and as strong as its power. */
export const Glow = memo(function Glow({ ground, sight, cubes }: GlowProps) {
  const sources = Object.keys(cubes).map(Number)
  return (
    <svg className="chr-glow" viewBox={`0 0 ${ground.width} ${ground.height}`} aria-hidden="true">
      <defs>
        <radialGradient id="chr-radiance">
          <stop offset="0" className="chr-stop-glow" stopOpacity="0.95" />
          <stop offset="0.3" className="chr-stop-glow" stopOpacity="0.55" />
          <stop offset="0.75" className="chr-stop-glow" stopOpacity="0.3" />
          <stop offset="1" className="chr-stop-glow" stopOpacity="0.12" />
        </radialGradient>
        {sources.map((room) => (
          <clipPath key={room} id={`chr-near-${room}`}>
            <path
              d={nearOf(sight, room)
                .map((near) => ground.spots.get(near))
                .map((spot) => (spot === undefined ? "" : hexagon(spot, 90)))
                .join("")}
            />
          </clipPath>
        ))}
      </defs>
      {sources.map((room) => {
        const spot = ground.spots.get(room)
        const power = cubes[room] ?? 0
        if (spot === undefined) return null
        return (
          <g key={room} clipPath={`url(#chr-near-${room})`}>
            <circle
              className="chr-radiance"
              cx={spot.x}
              cy={spot.y}
              r="285"
              opacity={Math.min(0.92, 0.3 + 0.16 * power)}
            />
          </g>
        )
      })}
    </svg>
  )
})

/** Where the cubes of a pile lie, from the first to the tenth: below, then on top. */
const places = [
  [0, 0],
  [-19, 3],
  [19, 3],
  [-9, -17],
  [10, -17],
  [0, -34],
  [-29, -12],
  [29, -12],
  [-20, -31],
  [21, -31],
] as const

export const Cubes = memo(function Cubes({ power }: { readonly power: number }) {
  return (
    <g className="chr-cubes">
      {places.slice(0, power).map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <path className="chr-cube-top" d="M0-11 10-6 0-1-10-6Z" />
          <path className="chr-cube-left" d="M-10-6 0-1V11L-10 6Z" />
          <path className="chr-cube-right" d="M10-6 0-1V11L10 6Z" />
        </g>
      ))}
      <g className="chr-power" transform="translate(0 18)">
        <circle r="14" />
        <text y="7">{power}</text>
      </g>
    </g>
  )
})
