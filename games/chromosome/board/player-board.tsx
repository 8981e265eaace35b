// All that lies in front of a player: at the side mine, with the supply of genes; and that of
// anybody, opened over the map

import type { SeatPartProps } from "@genepool/board"
import type { Seat } from "@genepool/engine"
import { memo } from "react"
import { Chromosome } from "./chromosome.tsx"
import { Genes } from "./plate.tsx"
import { usePlay } from "./play.ts"
import { Specials } from "./specials.tsx"
import { Supply } from "./supply.tsx"
import { Energy, Fortune, Tokens, Trophies, Tube } from "./tracks.tsx"

/** Who watches sees the strand of whoever plays. */
export const Side = memo(function Side() {
  const { view, me, sight, word, say } = usePlay()
  const seat = me ?? sight.turn?.seat ?? view.startingPlayer
  const species = view.players[seat]?.species ?? "none"
  return (
    <section
      className="chr-side"
      aria-label={me === null ? say("spoken.player", { seat, species, state: "in" }) : word("mine")}
    >
      <PlayerBoard seat={seat} anchor="mine" />
      <Supply />
    </section>
  )
})

export const Area = memo(function Area({ seat }: SeatPartProps) {
  const { view } = usePlay()
  const species = view.players[seat]?.species ?? null
  return (
    <div className="chr-area">
      <PlayerBoard seat={seat} anchor={`area-${seat}`} />
      {species !== null && <Specials species={species} />}
    </div>
  )
})

function PlayerBoard({ seat, anchor }: { readonly seat: Seat; readonly anchor: string }) {
  const { view } = usePlay()
  return (
    <div className="chr-player" data-species={view.players[seat]?.species ?? undefined} data-anchor={anchor}>
      <Chromosome seat={seat} />
      <div className="chr-tracks">
        <Genes seat={seat} />
        <Tube seat={seat} />
        <Fortune seat={seat} />
        <div className="chr-counts">
          <Energy seat={seat} />
          <Tokens seat={seat} />
          <Trophies seat={seat} />
        </div>
      </div>
    </div>
  )
}
