// The board of Chromosome: the facility at night. It knows what it is shown and what may be chosen, no rules.

import { BoardFrame } from "@genepool/board"
import type { EmblemProps } from "@genepool/engine"
import type { View } from "../rules/view.ts"
import { Actions } from "./actions.tsx"
import { Aid } from "./aid.tsx"
import { MicrobeIcon, Spore } from "./art/microbe.tsx"
import { Header } from "./header.tsx"
import { introSteps } from "./intro.ts"
import { FacilityMap } from "./map.tsx"
import { isPicking, SpeciesPick } from "./pick.tsx"
import { type Props, usePlayOf } from "./play.ts"
import { MyBoard, Rivals } from "./player-board.tsx"
import { Scene } from "./scene.tsx"
import { Supply } from "./supply.tsx"
import { Theatre } from "./theatre.tsx"
import "./style/colours.css"
import "./style/layout.css"
import "./style/map.css"
import "./style/people.css"
import "./style/actions.css"
import "./style/scene.css"

/** From this width on, the players' boards lie beside the map. */
const wideFrom = 720

export { figures } from "./figures.tsx"

export default function Board(props: Props) {
  const play = usePlayOf(props)
  return (
    <BoardFrame
      play={play}
      pointed={props.pointed}
      game="chromosome"
      className="chr-board"
      wideFrom={wideFrom}
      data={{ phase: play.view.phase, picking: isPicking(play) || undefined }}
      intro={introSteps}
      introParams={{ rounds: play.sight.rounds }}
      aid={Aid}
      parts={Parts}
    />
  )
}

function Parts() {
  return (
    <>
      <Header />
      <div className="chr-left">
        <div className="chr-stage">
          <SpeciesPick />
          <FacilityMap />
          <Scene />
        </div>
        <Supply />
        <Rivals />
      </div>
      <div className="chr-right">
        <MyBoard />
        <Actions />
      </div>
      <Theatre />
    </>
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
