// A room as a thing to touch: what stands in it, what lies in it, and what touching it would mean

import { Piece } from "@genepool/board"
import type { CSSProperties, ReactNode } from "react"
import type { Choice } from "../rules/choices.ts"
import type { RoomView } from "../rules/view.ts"
import { hexagon } from "./geometry.ts"
import { Group } from "./group.tsx"
import { usePlay } from "./play.ts"
import { Cubes } from "./radiation.tsx"
import { useRoomWords } from "./words.ts"

const edge = hexagon({ x: 0, y: 0 }, 91)

export interface RoomProps {
  readonly room: RoomView
  readonly style: CSSProperties
  /** What is said before the room's name: what touching it does. */
  readonly asked: string
  readonly options: readonly Choice[]
  readonly onTouch: (() => void) | undefined
  /** It can be touched, but does not call for it. */
  readonly plain: boolean
  readonly pressed: boolean | undefined
  /** Picked before: where something comes from or goes to. */
  readonly mark: "from" | "to" | "picked" | null
  /** What touching it takes unasked, to be said first. */
  readonly takes: string
  /** What would happen here, drawn in a corner. */
  readonly note: ReactNode
}

export function Room(props: RoomProps) {
  const { room, style, asked, options, takes, mark } = props
  const { view, withheld, sight } = usePlay()
  const words = useRoomWords()
  const group = view.groups[room.room]
  const power = view.cubes[room.room] ?? 0
  const offered = options.length > 0 || props.onTouch !== undefined
  const refused = offered
    ? null
    : (withheld.find(({ choice }) => "room" in choice && choice.room === room.room) ?? null)
  const name = words.name(room)
  return (
    <Piece
      className="chr-room"
      anchor={`room-${room.room}`}
      place={String(room.room)}
      name={asked === "" || name.startsWith(asked) ? name : `${asked}. ${name}`}
      options={options}
      onTouch={props.onTouch}
      plain={props.plain}
      pressed={props.pressed}
      withheld={refused}
      tip={takes === "" ? words.tip(room) : `${takes} ${words.tip(room)}`}
      style={style}
      data={{ mark: mark ?? undefined, tested: sight.test?.room === room.room || undefined }}
    >
      {group?.charged && <span className="chr-halo" />}
      <svg viewBox="-86.600 -100 173.200 200" aria-hidden="true">
        <path className="chr-room-line" d={edge} />
        <path className="chr-room-edge" d={edge} />
        {power > 0 && (
          <g transform={group === undefined ? "translate(0 -3) scale(1.45)" : "translate(-51 27)"}>
            <Cubes power={power} />
          </g>
        )}
        {group !== undefined && (
          <g transform={power > 0 ? "translate(9 0)" : ""}>
            <Group
              seat={group.seat}
              species={view.players[group.seat]?.species ?? null}
              level={group.level}
              charged={group.charged}
            />
          </g>
        )}
        {props.note}
      </svg>
    </Piece>
  )
}
