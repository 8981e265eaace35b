// The board of Viral: a patient, cut open. It knows what it is shown and what may be chosen, no
// rules.

import { BoardRoom, type TableParts, useStampsAhead } from "@genepool/board"
import type { EmblemProps } from "@genepool/engine"
import type { ReactNode } from "react"
import type { View } from "../rules/view.ts"
import { dealt } from "./ahead.ts"
import { Aid } from "./aid.tsx"
import { Area } from "./area.tsx"
import { Sign } from "./art/icons.tsx"
import { Virus } from "./art/viruses.tsx"
import { Board } from "./body.tsx"
import { pacing } from "./pacing.ts"
import { Plate } from "./plate.tsx"
import { type Props, usePlayOf } from "./play.ts"
import { Side } from "./side.tsx"
import { sounds } from "./sounds.ts"
import { Strip } from "./strip.tsx"
import { Tray } from "./tray.tsx"
import "./style/colours.css"
import "./style/body.css"
import "./style/cards.css"
import "./style/tray.css"
import "./style/charts.css"
import "./style/beat-layer.css"

export { figures } from "./figures.tsx"

const ground = "vir-board"

export const table: TableParts<Props> = {
  ground,
  size: { side: 13.5, tray: 7 },
  pacing,
  sounds,
  Around,
  Board,
  Strip,
  Side,
  Plate,
  Area,
  Tray,
}

function Around({ children, ...props }: Props & { readonly children: ReactNode }) {
  const play = usePlayOf(props)
  useStampsAhead(dealt)
  return (
    <BoardRoom play={play} pointed={props.pointed} ground={ground} aid={Aid}>
      {children}
    </BoardRoom>
  )
}

export function Emblem({ view, seat, small = false }: EmblemProps<View>) {
  const virus = view.viruses[seat]
  return (
    <span className="vir-emblem" aria-hidden="true">
      {virus === undefined ? <Sign sign="card" /> : <Virus virus={virus} faceless={small} />}
    </span>
  )
}
