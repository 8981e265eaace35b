// The board of Chromosome: the facility at night. It knows what it is shown and what may be chosen, no rules.

import { BoardFrame } from "@genepool/board"
import type { EmblemProps } from "@genepool/engine"
import type { View } from "../rules/state.ts"
import { MicrobeIcon, Spore } from "./art/microbe.tsx"
import { FacilityMap } from "./map.tsx"
import { type Props, usePlayOf } from "./play.ts"
import "./style/colours.css"
import "./style/layout.css"
import "./style/map.css"

/** From this width on, the players' boards lie beside the map. */
const wideFrom = 720

const introSteps = [{ words: "goal", anchor: "map" }]

export default function Board(props: Props) {
  const play = usePlayOf(props)
  return (
    <BoardFrame
      play={play}
      pointed={props.pointed}
      game="chromosome"
      className="chr-board"
      wideFrom={wideFrom}
      data={{ phase: play.view.phase }}
      intro={introSteps}
      aid={() => null}
    >
      {() => (
        <div className="chr-stage">
          <FacilityMap />
        </div>
      )}
    </BoardFrame>
  )
}

export function Emblem({ view, seat }: EmblemProps<View>) {
  const species = view.players[seat]?.species ?? null
  return (
    <span className="chr-emblem" aria-hidden="true">
      {species === null ? <Spore /> : <MicrobeIcon species={species} />}
    </span>
  )
}
