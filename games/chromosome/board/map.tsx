// The map: the facility, the light of radiation in it, and the rooms with what is in them

import { memo, type ReactNode, useMemo } from "react"
import type { Choice } from "../rules/choices.ts"
import type { RoomView } from "../rules/state.ts"
import { Facility } from "./facility.tsx"
import { boxOfRoom, groundOf } from "./geometry.ts"
import { HaloPaint } from "./group.tsx"
import { usePlay } from "./play.ts"
import { Glow } from "./radiation.tsx"
import { Room } from "./room.tsx"
import type { Sight } from "./sight.ts"

/** The options that name a room, whatever it is wanted for. */
function optionsIn(options: readonly Choice[], room: number): Choice[] {
  return options.filter((option) => "room" in option && option.room === room)
}

function markOf(sight: Sight, room: number): "from" | "to" | "picked" | null {
  if (sight.from === room) return "from"
  if (sight.to === room) return "to"
  return sight.picked.includes(room) ? "picked" : null
}

export const FacilityMap = memo(function FacilityMap({ children }: { readonly children?: ReactNode }) {
  const { view, sight, decision, say, word } = usePlay()
  const { options } = view
  // biome-ignore lint/correctness/useExhaustiveDependencies: the places follow from the options
  const map = useMemo(() => view.map, [options, view.seats])
  const ground = useMemo(() => groundOf(map), [map])
  const holes = view.holes.join(" ")
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same holes as long as they read the same
  const gone = useMemo(() => view.holes, [holes])
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form, no fieldset
    <div
      className="chr-map"
      role="group"
      aria-label={word("map")}
      data-anchor="map"
      style={{ aspectRatio: `${ground.width} / ${ground.height}` }}
    >
      <HaloPaint />
      <Facility ground={ground} map={map} holes={gone} />
      <Glow ground={ground} sight={sight} cubes={view.cubes} />
      {map.map((room: RoomView) => {
        const spot = ground.spots.get(room.room)
        if (spot === undefined || view.holes.includes(room.room)) return null
        const named = optionsIn(decision?.options ?? [], room.room)
        const [first] = named
        return (
          <Room
            key={room.room}
            room={room}
            style={boxOfRoom(spot, ground)}
            options={named}
            asked={first === undefined || named.length > 1 ? "" : say(`option.${first.do}`, first)}
            mark={markOf(sight, room.room)}
          />
        )
      })}
      {children}
    </div>
  )
})
