// The map: the facility, the light of radiation in it, the rooms with what is in them, and gestures between them

import { memo, type ReactNode, useMemo, useRef } from "react"
import type { RoomView } from "../rules/state.ts"
import { Console, Deeds } from "./deeds.tsx"
import { Facility } from "./facility.tsx"
import { boxOfRoom, type Ground, groundOf, roomHeight, type Spot } from "./geometry.ts"
import { HaloPaint } from "./group.tsx"
import { Note } from "./note.tsx"
import { usePlay } from "./play.ts"
import { Preview } from "./preview.tsx"
import { Glow } from "./radiation.tsx"
import { Room } from "./room.tsx"
import type { Sight } from "./sight.ts"
import { type Touching, useTouching } from "./touch.ts"
import { useZoom, whole, type Zoom, zoomed } from "./zoom.ts"

function markOf(sight: Sight, taken: number | null, room: number): "from" | "to" | "picked" | null {
  if (room === taken || sight.from === room) return "from"
  if (sight.to === room) return "to"
  return sight.picked.includes(room) ? "picked" : null
}

export const FacilityMap = memo(function FacilityMap({ children }: { readonly children?: ReactNode }) {
  const { view, sight, word } = usePlay()
  const touching = useTouching()
  const { options, seats } = view
  // biome-ignore lint/correctness/useExhaustiveDependencies: places follow from the options, and do not change
  const map = useMemo(() => view.map, [options, seats])
  const ground = useMemo(() => groundOf(map), [map])
  const holes = view.holes.join(" ")
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same holes as long as they read the same
  const gone = useMemo(() => view.holes, [holes])
  const ref = useRef<HTMLDivElement>(null)
  const { zoom, setZoom } = useZoom(ref)
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form, no fieldset
    <div
      className="chr-map"
      role="group"
      aria-label={word("map")}
      data-anchor="map"
      onKeyDown={(event) => event.key === "Escape" && touching.release()}
    >
      <div
        ref={ref}
        className="chr-lens"
        data-close={zoom.scale > 1 || undefined}
        style={{ aspectRatio: `${ground.width} / ${ground.height}` }}
      >
        <div
          className="chr-world"
          style={{
            transform: `translate(${zoom.x * 100}%, ${zoom.y * 100}%) scale(${zoom.scale})`,
          }}
        >
          <HaloPaint />
          <Facility ground={ground} map={map} holes={gone} />
          <Glow ground={ground} sight={sight} cubes={view.cubes} />
          {map.map((room) => (
            <RoomAt key={room.room} room={room} ground={ground} touching={touching} />
          ))}
          <Preview map={ref} ground={ground} touching={touching} />
          {children}
        </div>
      </div>
      <DeedsAt ground={ground} touching={touching} zoom={zoom} />
      <div className="chr-console">
        <Console />
        <button
          type="button"
          className="chr-zoom"
          aria-label={word(zoom.scale > 1 ? "map.zoomOut" : "map.zoomIn")}
          aria-pressed={zoom.scale > 1}
          onClick={() => setZoom(zoom.scale > 1 ? whole : zoomed(whole, 1.8, 0.5, 0.5))}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M10 3a7 7 0 1 0 .1 0ZM15.500 15.500 21 21M7 10h6" />
            {zoom.scale === 1 && <path d="M10 7v6" />}
          </svg>
        </button>
      </div>
    </div>
  )
})

interface RoomAtProps {
  readonly room: RoomView
  readonly ground: Ground
  readonly touching: Touching
}

function RoomAt({ room, ground, touching }: RoomAtProps) {
  const { view, sight, say, word } = usePlay()
  const spot = ground.spots.get(room.room)
  const style = useMemo(() => (spot === undefined ? {} : boxOfRoom(spot, ground)), [spot, ground])
  if (spot === undefined) return null
  if (view.holes.includes(room.room))
    return (
      <div className="chr-room" role="img" aria-label={word("map.hole", { room: room.room })} style={style} />
    )
  const { options, onTouch, plain, ways } = touching.touch(room.room)
  const [first] = options
  const isHeld = room.room === touching.taken || room.room === touching.open
  return (
    <Room
      room={room}
      style={style}
      options={options}
      onTouch={onTouch}
      plain={plain}
      pressed={isHeld ? true : undefined}
      asked={first === undefined || options.length > 1 ? "" : say(`option.${first.do}`, first)}
      mark={markOf(sight, touching.taken, room.room)}
      note={<Note options={options} ways={touching.taken === null || isHeld ? [] : ways} />}
    />
  )
}

interface DeedsAtProps {
  readonly ground: Ground
  readonly touching: Touching
  readonly zoom: Zoom
}

/** Beside the room, on the side where there is more space. */
function DeedsAt({ ground, touching, zoom }: DeedsAtProps) {
  const room = touching.open ?? touching.taken
  const spot = room === null ? undefined : ground.spots.get(room)
  if (room === null || spot === undefined || touching.deeds.length === 0) return null
  const at = (share: number, from: number) => share * zoom.scale + from
  const x = at(spot.x / ground.width, zoom.x)
  const above = at(spot.y / ground.height, zoom.y) > 0.55
  const edge: Spot = { x: spot.x, y: spot.y + ((above ? -1 : 1) * roomHeight) / 2.2 }
  const y = at(edge.y / ground.height, zoom.y)
  return (
    <Deeds
      room={room}
      ways={touching.deeds}
      style={{ "--x": Math.min(1, Math.max(0, x)), "--y": Math.min(1, Math.max(0, y)) } as object}
      data={{ above: above || undefined, left: x < 0.35 || undefined, right: x > 0.65 || undefined }}
      close={touching.release}
    />
  )
}
