// The facility seen from above at night: concrete floors in steel frames, pipes for sterility, and
// what is left of a room

import { memo } from "react"
import { neighboursOf } from "../data/map.ts"
import type { RoomView } from "../rules/view.ts"
import { floors } from "./art/floors.ts"
import { type Ground, hexagon, type Spot } from "./geometry.ts"

const middle: Spot = { x: 0, y: 0 }
const outer = hexagon(middle, 97)
const floor = hexagon(middle, 88)
/** One pipe for each level of sterility, along the two upper walls. */
const pipes = [79, 64, 49].map((radius) => {
  const half = (Math.sqrt(3) / 2) * radius - 5
  const down = -radius / 2 - 2
  return `M${-half} ${down}L0 ${-radius}L${half} ${down}`
})
const bolts = [30, 90, 150, 210, 270, 330]
  .map((degrees) => (degrees * Math.PI) / 180)
  .map((angle) => `M${80 * Math.cos(angle)} ${80 * Math.sin(angle) - 3}a3 3 0 1 0 .01 0Z`)
  .join("")
const hole =
  "M-10-84 6-96 24-78 44-70 52-58 78-44 70-20 80-4 72 22 79 40 54 52 46 66 22 74 4 95-12 80-36 78-44 58-74 46-66 24-80 6-70-14-78-38-56-52-40-74-22-70Z"

interface Props {
  readonly ground: Ground
  readonly map: readonly RoomView[]
  readonly holes: readonly number[]
  /** CHR-EVT-05: how much an event adds to the sterility of every room. */
  readonly change: number
}

export const Facility = memo(function Facility({ ground, map, holes, change }: Props) {
  const kindOf = ({ sterility }: RoomView): Kind => ({ sterility, open: Math.max(1, sterility + change) })
  const kinds = new Map(map.map((room) => [idOf(kindOf(room)), kindOf(room)]))
  return (
    <svg className="chr-facility" viewBox={`0 0 ${ground.width} ${ground.height}`} aria-hidden="true">
      <Stuff kinds={kinds} />
      <path
        className="chr-foundation"
        d={map.map(({ room }) => hexagon(ground.spots.get(room) ?? middle, 113)).join("")}
      />
      {map.map((room) => {
        const { x, y } = ground.spots.get(room.room) ?? middle
        const isHole = holes.includes(room.room)
        return (
          <g key={room.room} transform={`translate(${x} ${y})`} className={isHole ? "chr-hole" : "chr-tile"}>
            <use href={isHole ? "#chr-hole" : `#${idOf(kindOf(room))}`} />
            {!isHole && (
              <path
                className="chr-stencil"
                d={floors[room.room] ?? ""}
                transform="translate(0 10) scale(1.7)"
              />
            )}
            {!isHole && room.red && <use href="#chr-hazard" />}
            {!isHole && room.start && <use href="#chr-start" />}
          </g>
        )
      })}
      <Doors ground={ground} map={map} holes={holes} />
    </svg>
  )
})

/** What a floor looks like: a pipe that is shut is still there. */
interface Kind {
  readonly sterility: number
  readonly open: number
}

const idOf = ({ sterility, open }: Kind) => `chr-tile-${sterility}-${open}`

/** CHR-MAP-01: a door wherever two rooms share an edge. */
function Doors({ ground, map, holes }: Omit<Props, "change">) {
  const left = map.filter(({ room }) => !holes.includes(room))
  return [...neighboursOf(left)].flatMap(([room, next]) =>
    next
      .filter((other) => other > room)
      .map((other) => {
        const a = ground.spots.get(room) ?? middle
        const b = ground.spots.get(other) ?? middle
        const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI
        return (
          <use
            key={`${room} ${other}`}
            href="#chr-door"
            transform={`translate(${(a.x + b.x) / 2} ${(a.y + b.y) / 2}) rotate(${angle})`}
          />
        )
      }),
  )
}

function Tile({ sterility, open }: Kind) {
  return (
    <g id={idOf({ sterility, open })}>
      <path className="chr-slab-side" d={outer} transform="translate(0 9)" />
      <path d={outer} fill="url(#chr-steel)" />
      <path className="chr-slab-rim" d={hexagon(middle, 93)} />
      <path d={floor} fill={`url(#chr-floor-${sterility})`} />
      <path className="chr-grain" d={floor} />
      <path className="chr-edge-light" d={floor} fill="url(#chr-lamp)" />
      <path className="chr-bolt" d={bolts} />
      {pipes.slice(0, Math.max(sterility, Math.min(3, open))).map((pipe, at) => (
        <g key={pipe} className="chr-pipes" data-shut={at >= open || undefined}>
          <path className="chr-pipe-shade" d={pipe} transform="translate(0 5)" />
          <path className="chr-pipe" d={pipe} />
          <path className="chr-pipe-joint" d={pipe} pathLength={100} />
          <path className="chr-pipe-gleam" d={pipe} transform="translate(0 -2)" />
        </g>
      ))}
    </g>
  )
}

/** The plates with the numbers of the rooms, above whatever shines in them. */
export const Numbers = memo(function Numbers({ ground, map, holes }: Omit<Props, "change">) {
  const there = map.filter(({ room }) => !holes.includes(room))
  const plates = (rooms: readonly RoomView[]) =>
    rooms
      .map(({ room }) => ground.spots.get(room) ?? middle)
      .map(({ x, y }) => `M${x - 33} ${y + 51}h66l-9 29h-48Z`)
      .join("")
  return (
    <svg className="chr-facility" viewBox={`0 0 ${ground.width} ${ground.height}`} aria-hidden="true">
      {[true, false].map((red) => {
        const rooms = there.filter((room) => room.red === red)
        return (
          <g key={String(red)} className="chr-number" data-red={red || undefined}>
            <path d={plates(rooms)} />
            {rooms.map(({ room }) => {
              const { x, y } = ground.spots.get(room) ?? middle
              return (
                <text key={room} x={x} y={y + 75}>
                  {room}
                </text>
              )
            })}
          </g>
        )
      })}
    </svg>
  )
})

/** Broken dark: rubble at the rim, cracks, a torn pipe, nothing below. */
function Hole() {
  return (
    <g id="chr-hole">
      <path className="chr-hole-rim" d={outer} />
      <path d={hole} fill="url(#chr-abyss)" />
      <path
        className="chr-crack"
        d="M44-70 36-46 42-34M-56-52-36-40-34-26M-74 46-50 32-46 16M54 52 38 34 40 22M4 95 2 66-8 56M78-44 56-34"
      />
      <path
        className="chr-rubble"
        d="M-40-74l10-2 4 12-12 4ZM62-30l10 4-2 10-10-2ZM-70 20l12 2-2 10-9-2ZM30 70l8-8 8 4-6 8Z"
      />
      <path className="chr-pipe" d="M-72-34-50-46" />
      <path className="chr-torn" d="M-50-46l7-9 1 8 6 1-9 7Z" />
    </g>
  )
}

/** What the rooms are made of, each once. */
function Stuff({ kinds }: { readonly kinds: ReadonlyMap<string, Kind> }) {
  return (
    <defs>
      {[1, 2, 3].map((sterility) => (
        <radialGradient
          key={sterility}
          id={`chr-floor-${sterility}`}
          className="chr-floor-paint"
          data-sterility={sterility}
          cx="38%"
          cy="30%"
          r="85%"
        >
          <stop offset="0" className="chr-stop-lit" />
          <stop offset="0.55" className="chr-stop-mid" />
          <stop offset="1" className="chr-stop-dim" />
        </radialGradient>
      ))}
      <radialGradient id="chr-lamp" cx="50%" cy="6%" r="62%">
        <stop offset="0" className="chr-stop-lamp" stopOpacity="0.5" />
        <stop offset="1" className="chr-stop-lamp" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="chr-abyss">
        <stop offset="0" stopColor="#000203" />
        <stop offset="0.7" stopColor="#03080a" />
        <stop offset="1" stopColor="#122026" />
      </radialGradient>
      <linearGradient id="chr-steel" x1="0" y1="0" x2="0.7" y2="1">
        <stop offset="0" className="chr-stop-steel-lit" />
        <stop offset="0.45" className="chr-stop-steel" />
        <stop offset="1" className="chr-stop-steel-dim" />
      </linearGradient>
      <pattern id="chr-concrete" width="56" height="56" patternUnits="userSpaceOnUse">
        <path
          className="chr-speck"
          d="M5 9h2M19 4h1M33 12h3M48 6h1M12 22h1M27 27h2M44 24h1M3 38h2M20 41h1M36 46h2M51 39h1M9 52h3M30 35h1M41 53h1"
        />
        <path className="chr-scratch" d="M2 30c9-3 12-1 22-6M30 50c6-2 11 0 20-5" />
      </pattern>
      <pattern
        id="chr-stripes"
        width="16"
        height="16"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path className="chr-stripe-dark" d="M0 0h16v16H0Z" />
        <path className="chr-stripe" d="M0 0h8v16H0Z" />
      </pattern>
      {[...kinds].map(([id, kind]) => (
        <Tile key={id} {...kind} />
      ))}
      <Hole />
      <g id="chr-hazard">
        <path
          d="M-76.200-2V44L0 88 76.200 44V-2L67-2V38.700L0 77.400-67 38.700V-2Z"
          fill="url(#chr-stripes)"
        />
      </g>
      <g id="chr-start">
        <path className="chr-start-glow" d={hexagon(middle, 85)} />
        <path className="chr-start-frame" d={hexagon(middle, 85)} />
      </g>
      <g id="chr-door">
        <rect className="chr-door" x="-9" y="-19" width="18" height="38" rx="5" />
        <path className="chr-door-gap" d="M0-15V15" />
        <path className="chr-door-lamp" d="M-5.500-12V12M5.500-12V12" />
      </g>
    </defs>
  )
}
