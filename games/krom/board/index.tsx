// The board of Krom Evolution: a painted cave wall. It knows what it is shown and what may be chosen, no rules.

import { BoardFrame } from "@genepool/board"
import type { EmblemProps } from "@genepool/engine"
import { useState } from "react"
import { pointsToWin } from "../data/box.ts"
import type { Area } from "../data/kinds.ts"
import type { View } from "../rules/view.ts"
import { Aid } from "./aid.tsx"
import { SeatMark } from "./art/characters.tsx"
import { WallCracks } from "./art/wall.tsx"
import { Evolutions } from "./evolutions.tsx"
import { Figure } from "./figure.tsx"
import { Hand } from "./hand.tsx"
import { Header } from "./header.tsx"
import { AreaBody, WallMap } from "./map.tsx"
import { Pick } from "./pick.tsx"
import { type Props, usePlay, usePlayOf } from "./play.ts"
import { Supply } from "./supply.tsx"
import { Theatre } from "./theatre.tsx"
import { Tribe } from "./tribe.tsx"
import "./style/paint.css"
import "./style/wall.css"
import "./style/cards.css"
import "./style/tribe.css"
import "./style/theatre.css"

/** From this width on, all four areas lie open beside each other. */
const wideFrom = 760

const introSteps = [
  { words: "goal", anchor: "evolutions" },
  { words: "move", anchor: "map" },
  { words: "fight", anchor: "tribe" },
  { words: "act", anchor: "map" },
  { words: "cards", anchor: "mine" },
]

export { figures } from "./figures.tsx"

export default function Board(props: Props) {
  const play = usePlayOf(props)
  const { view } = play
  return (
    <BoardFrame
      play={play}
      pointed={props.pointed}
      game="krom"
      className="kro-board"
      wideFrom={wideFrom}
      data={{ glacial: view.options.side === "glacial" || undefined }}
      intro={introSteps}
      introParams={{ points: pointsToWin(view.seats, view.options.longer) }}
      aid={Aid}
      parts={Parts}
    />
  )
}

function Parts({ wide }: { readonly wide: boolean }) {
  const { sight } = usePlay()
  const [looked, setLooked] = useState<Area | null>(null)

  // Where something happens is what one sees, until one looks elsewhere
  const [shownArea, setShownArea] = useState(sight.area)
  if (shownArea !== sight.area) {
    setShownArea(sight.area)
    setLooked(null)
  }
  const area = looked ?? sight.area ?? "savanna"

  return (
    <>
      <WallCracks />
      <Header />
      <div className="kro-stage">
        {sight.phase === "pick" ? <Pick /> : <WallMap wide={wide} looked={area} look={setLooked} />}
        {!wide && sight.phase !== "pick" && (
          <div className="kro-place-panel" data-area={area}>
            <AreaBody area={area} />
          </div>
        )}
        <Theatre />
      </div>
      <Hand />
      <Tribe />
      <Evolutions />
      <Supply />
    </>
  )
}

export function Emblem({ view, seat, small = false }: EmblemProps<View>) {
  const character = view.players[seat]?.character ?? null
  return (
    <span className="kro-emblem" aria-hidden="true">
      {character === null || small ? <SeatMark seat={seat} /> : <Figure character={character} seat={seat} />}
    </span>
  )
}
