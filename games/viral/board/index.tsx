// The board of Viral: a patient, cut open. It knows what it is shown and what may be chosen, no rules.

import { BoardFrame } from "@genepool/board"
import type { EmblemProps } from "@genepool/engine"
import type { View } from "../rules/view.ts"
import { Aid } from "./aid.tsx"
import { Sign } from "./art/icons.tsx"
import { Virus } from "./art/viruses.tsx"
import { Patient } from "./body.tsx"
import { Charts } from "./charts.tsx"
import { Draft } from "./draft.tsx"
import { Hand } from "./hand.tsx"
import { Header } from "./header.tsx"
import { Decline, InPlay } from "./in-play.tsx"
import { EventCard, Market } from "./market.tsx"
import { Pick } from "./pick.tsx"
import { type Props, usePlayOf } from "./play.ts"
import { Players } from "./players.tsx"
import { Theatre } from "./theatre.tsx"
import { Track } from "./track.tsx"
import "./style/colours.css"
import "./style/layout.css"
import "./style/body.css"
import "./style/cards.css"
import "./style/charts.css"
import "./style/theatre.css"

/** From this width on, charts and cards lie beside the patient. */
const wideFrom = 680

const introSteps = [
  { words: "goal", anchor: "patient" },
  { words: "cards", anchor: "mine" },
  { words: "ways", anchor: "patient" },
  { words: "zones", anchor: "zone-5" },
  { words: "danger", anchor: "charts" },
]

export { figures } from "./figures.tsx"

export default function Board(props: Props) {
  const play = usePlayOf(props)
  const { sight, view, me } = play
  return (
    <BoardFrame
      play={play}
      pointed={props.pointed}
      game="viral"
      className="vir-board"
      wideFrom={wideFrom}
      data={{
        phase: sight.phase,
        mine: (me !== null && view.viruses[me] !== undefined) || undefined,
      }}
      intro={introSteps}
      introParams={{ threshold: sight.threshold, top: sight.box.researchTop }}
      aid={Aid}
      parts={Parts}
    />
  )
}

function Parts() {
  return (
    <>
      <Header />
      <div className="vir-stage">
        <Pick />
        <Patient>
          <Theatre />
        </Patient>
        <div className="vir-now">
          <InPlay />
          <Decline />
        </div>
      </div>
      <EventCard />
      <Hand />
      <Draft />
      <div className="vir-side">
        <Charts />
      </div>
      <Market />
      <Track />
      <Players />
    </>
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
