// The board of Krom Evolution: a painted cave wall. It knows what it is shown and what may be
// chosen, no rules.

import { BoardRoom, type TableParts, useInTurn, useStampsAhead } from "@genepool/board"
import type { EmblemProps } from "@genepool/engine"
import type { ReactNode } from "react"
import type { View } from "../rules/view.ts"
import { turnedUp } from "./ahead.ts"
import { Aid } from "./aid.tsx"
import { pacing } from "./beat-layer.tsx"
import { Evolutions } from "./evolutions.tsx"
import { Character } from "./figure.tsx"
import { Hand } from "./hand.tsx"
import { Plate } from "./plate.tsx"
import { type Props, usePlayOf } from "./play.ts"
import { SeatMark } from "./seat-mark.tsx"
import { sounds } from "./sounds.ts"
import { Strip } from "./strip.tsx"
import { Supply } from "./supply.tsx"
import { Belongings } from "./tribe.tsx"
import { Wall } from "./wall.tsx"
import "./style/paint.css"
import "./style/wall.css"
import "./style/cards.css"
import "./style/tribe.css"
import "./style/plate.css"
import "./style/tray.css"
import "./style/narrow.css"
import "./style/beat-layer.css"

export { figures } from "./figures.tsx"

const ground = "kro-board"

export const table: TableParts<Props> = {
  ground,
  size: { side: 14.5, tray: 6.75 },
  pacing,
  sounds,
  spoken: ["pass", "letStand", "endPhase", "stop", "lootNothing"],
  Around,
  Strip,
  Board: Wall,
  Side,
  Plate,
  Area: Belongings,
  Tray: Hand,
}

function Around({ children, ...props }: Props & { readonly children: ReactNode }) {
  const play = usePlayOf(props)
  useStampsAhead(turnedUp)
  return (
    <BoardRoom play={play} pointed={props.pointed} ground={ground} aid={Aid}>
      {children}
    </BoardRoom>
  )
}

function Side() {
  return (
    <div className="kro-beside-wall">
      <Evolutions />
      <Supply />
    </div>
  )
}

export function Emblem({ view, seat, small = false }: EmblemProps<View>) {
  const character = view.players[seat]?.character ?? null
  // All of them are dealt at once
  const isDealt = useInTurn(character !== null, 3)
  return (
    <span className="kro-emblem" aria-hidden="true">
      {character === null || !isDealt || small ? (
        <SeatMark seat={seat} />
      ) : (
        // As large as the place allows: stature is for the wall
        <span className="kro-figure">
          <Character character={character} seat={seat} />
          <SeatMark seat={seat} className="kro-plate" />
        </span>
      )}
    </span>
  )
}
