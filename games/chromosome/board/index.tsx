// The board of Chromosome: the facility at night. It knows what it is shown and what may be chosen,
// no rules.

import { BoardRoom, type TableParts } from "@genepool/board"
import type { EmblemProps } from "@genepool/engine"
import type { ReactNode } from "react"
import type { View } from "../rules/view.ts"
import { Aid } from "./aid.tsx"
import { MicrobeIcon, Spore } from "./art/microbe.tsx"
import { pacing } from "./beat-layer.tsx"
import { Plate } from "./plate.tsx"
import { type Props, usePlayOf } from "./play.ts"
import { Area, Side } from "./player-board.tsx"
import { sounds } from "./sounds.ts"
import { Stage } from "./stage.tsx"
import { Strip } from "./strip.tsx"
import { TouchingProvider } from "./touch.tsx"
import { Tray } from "./tray.tsx"
import "./style/colours.css"
import "./style/map.css"
import "./style/people.css"
import "./style/tray.css"
import "./style/scene.css"

export { figures } from "./figures.tsx"

const ground = "chr-board"

export const table: TableParts<Props> = {
  ground,
  size: { side: 14.75, tray: 5.75 },
  pacing,
  sounds,
  Around,
  Board: Stage,
  Strip,
  Side,
  Plate,
  Area,
  Tray,
}

function Around({ children, ...props }: Props & { readonly children: ReactNode }) {
  const play = usePlayOf(props)
  return (
    <BoardRoom play={play} pointed={props.pointed} ground={ground} aid={Aid}>
      <TouchingProvider>{children}</TouchingProvider>
    </BoardRoom>
  )
}

export function Emblem({ view, seat, small = false }: EmblemProps<View>) {
  const species = view.players[seat]?.species ?? null
  return (
    <span className="chr-emblem" aria-hidden="true">
      {species === null ? <Spore /> : <MicrobeIcon species={species} outline={small} />}
    </span>
  )
}
