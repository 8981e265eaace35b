// Before the first round: which species would you like to be?

import { Piece } from "@genepool/board"
import { memo } from "react"
import { speciesNames } from "../data/species.ts"
import { game } from "../rules/setup.ts"
import { MicrobeIcon } from "./art/microbe.tsx"
import { type Props, usePlay } from "./play.ts"
import { Specials } from "./specials.tsx"

/** Also as long as others choose. */
export function isPicking({ view, decision }: Pick<Props, "view" | "decision">): boolean {
  return decision?.ask === game.ask("species") || view.players.some(({ species }) => species === null)
}

export const SpeciesPick = memo(function SpeciesPick() {
  const { view, decision, seatNames, offers, word, say } = usePlay()
  if (!isPicking({ view, decision })) return null
  return (
    <div className="chr-pick">
      {speciesNames.map((species) => {
        const owner = view.players.findIndex((player) => player.species === species)
        return (
          <Piece
            key={species}
            className="chr-candidate"
            name={word("candidate", { species, about: say(`about.species.${species}`) })}
            options={offers("species").filter((option) => option.species === species)}
            data={{ species, taken: owner >= 0 || undefined }}
          >
            <MicrobeIcon species={species} charged />
            <b>{say(`name.species.${species}`)}</b>
            <small>{owner >= 0 ? seatNames[owner] : say(`about.species.${species}`)}</small>
            <Specials species={species} />
          </Piece>
        )
      })}
    </div>
  )
})
