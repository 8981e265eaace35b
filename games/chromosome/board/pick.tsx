// Before the first round: which species would you like to be?

import { Piece } from "@genepool/board"
import { memo } from "react"
import { speciesNames } from "../data/species.ts"
import { MicrobeIcon } from "./art/microbe.tsx"
import { usePlay } from "./play.ts"
import { Specials } from "./specials.tsx"

export const Pick = memo(function Pick() {
  const { view, decision, seatNames, offers, word, say } = usePlay()
  if (decision?.ask !== "game.species" && view.players.every(({ species }) => species !== null)) return null
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
