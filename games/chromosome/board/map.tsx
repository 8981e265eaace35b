// The map: the facility, the light of radiation in it, the rooms with what is in them, and gestures
// between them

import { type CSSProperties, memo, useMemo, useRef } from "react"
import { radiationCubes } from "../data/constants.ts"
import type { Species } from "../data/species.ts"
import type { RoomView } from "../rules/view.ts"
import { spendsFortune } from "./ahead.ts"
import { Sign } from "./art/sign.tsx"
import { useWayWords } from "./console.tsx"
import { Facility, Numbers } from "./facility.tsx"
import { boxOfRoom, type Ground, groundOf, lensOf } from "./geometry.ts"
import { Tokens } from "./group.tsx"
import { Note } from "./note.tsx"
import { usePlay } from "./play.ts"
import { Preview } from "./preview.tsx"
import { Glow } from "./radiation.tsx"
import { Room } from "./room.tsx"
import type { Sight } from "./sight.ts"
import { type Touching, useTouching } from "./touch.tsx"
import { useZoom } from "./use-zoom.ts"

function markOf(sight: Sight, taken: number | null, room: number): "from" | "to" | "picked" | null {
  if (room === taken || sight.from === room) return "from"
  if (sight.to === room) return "to"
  return sight.picked.includes(room) ? "picked" : null
}

const glass = "M10 3a7 7 0 1 0 .1 0ZM15.500 15.500 21 21M7 10h6"

export const FacilityMap = memo(function FacilityMap() {
  const { view, sight, decision, step, word } = usePlay()
  const touching = useTouching()
  // Every view is a new one: what reads the same is drawn once
  const places = JSON.stringify(view.map)
  const map = useMemo(() => JSON.parse(places) as RoomView[], [places])
  const ground = useMemo(() => groundOf(map), [map])
  const holes = JSON.stringify(view.holes)
  const gone = useMemo(() => JSON.parse(holes) as number[], [holes])
  const inPlay = [...new Set(view.players.map((player) => player.species))].join()
  const species = useMemo(
    () => inPlay.split(",").map((name) => (name === "" ? null : (name as Species))),
    [inPlay],
  )
  const lens = lensOf(ground)
  const ref = useRef<HTMLDivElement>(null)
  // In the menu one looks at all of it
  const isAbout =
    touching.taken !== null ||
    sight.fight !== null ||
    sight.test !== null ||
    decision?.options.some((option) => "room" in option) === true
  const { zoom, comeCloser, seeAll } = useZoom(ref, lens.closest, `${step} ${touching.taken}`, isAbout)
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form, no fieldset
    <div
      className="chr-map"
      role="group"
      aria-label={word("map")}
      data-anchor="map"
      style={{ "--shape": lens.shape } as CSSProperties}
      onKeyDown={(event) => {
        if (event.key === "Escape") touching.release()
        if (event.key === "Tab" && !event.shiftKey && goToActions(event.target)) event.preventDefault()
      }}
    >
      <div ref={ref} className="chr-lens" data-close={zoom.scale > 1 || undefined}>
        <div
          className="chr-world"
          style={{
            transform: `translate(${zoom.x * 100}%, ${zoom.y * 100}%) scale(${zoom.scale})`,
          }}
        >
          <div className="chr-ground">
            <Facility ground={ground} map={map} holes={gone} change={view.modifiers.sterility} />
            <svg className="chr-facility" aria-hidden="true">
              <Tokens species={species} />
            </svg>
            <Glow ground={ground} sight={sight} cubes={view.cubes} />
            {map.map((room) => (
              <RoomAt key={room.room} room={room} ground={ground} touching={touching} />
            ))}
            <Numbers ground={ground} map={map} holes={gone} />
            <Preview map={ref} ground={ground} touching={touching} />
          </div>
        </div>
      </div>
      <span
        className="chr-pool"
        role="img"
        aria-label={word("cubesLeft", { count: view.pool, all: radiationCubes })}
        data-tip={word("tip.pool")}
        data-anchor="pool"
      >
        <Sign sign="cube" />
        <b aria-hidden="true">{view.pool}</b>
      </span>
      <button
        type="button"
        className="chr-zoom"
        aria-label={word(zoom.scale > 1 ? "map.zoomOut" : "map.zoomIn")}
        aria-pressed={zoom.scale > 1}
        onClick={zoom.scale > 1 ? seeAll : comeCloser}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={zoom.scale === 1 ? `${glass}M10 7v6` : glass} />
        </svg>
      </button>
    </div>
  )
})

/** From the room whose actions lie open to the first of them, which stands elsewhere. */
function goToActions(from: EventTarget): boolean {
  if (!(from instanceof Element) || !from.matches("[aria-pressed=true]")) return false
  const first = document.querySelector<HTMLElement>(".chr-chips .board-piece")
  first?.focus()
  return first !== null
}

interface RoomAtProps {
  readonly room: RoomView
  readonly ground: Ground
  readonly touching: Touching
}

function RoomAt({ room, ground, touching }: RoomAtProps) {
  const { view, me, sight, say, word } = usePlay()
  const called = useWayWords(true)
  const spot = ground.spots.get(room.room)
  const style = useMemo(() => (spot === undefined ? {} : boxOfRoom(spot, ground)), [spot, ground])
  if (spot === undefined) return null
  if (view.holes.includes(room.room))
    return (
      <div
        className="chr-room"
        role="img"
        aria-label={word("map.hole", { room: room.room })}
        data-anchor={`room-${room.room}`}
        style={style}
      />
    )
  const { options, onTouch, plain, ways } = touching.touch(room.room)
  const [first] = options
  const [way] = ways
  const isHeld = room.room === touching.taken || room.room === touching.open
  const leads = way !== undefined && !plain && touching.begins(room.room) === false
  const goes = leads && ways.length === 1
  const path = goes ? way.path : options.length === 1 ? options : []
  const fortune = me !== null && spendsFortune(view, me, path)
  const told = fortune ? ` (${say("spoken.takesFortune")})` : ""
  return (
    <Room
      room={room}
      style={style}
      options={options}
      onTouch={onTouch}
      plain={plain || fortune}
      takes={fortune ? `${word("withFortune")}.` : ""}
      pressed={isHeld ? true : undefined}
      asked={
        first !== undefined && options.length === 1
          ? `${say(`option.${first.do}`, first)}${told}`
          : leads && !isHeld
            ? [...new Set(ways.map(called))].join(", ")
            : ""
      }
      mark={markOf(sight, touching.taken, room.room)}
      note={<Note options={options} ways={touching.taken === null || isHeld ? [] : ways} fortune={fortune} />}
    />
  )
}
