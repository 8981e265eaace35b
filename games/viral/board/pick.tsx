// Before the game: which virus would you like to be?

import { Piece } from "@genepool/board"
import { memo } from "react"
import { virusIds } from "../data/viruses.ts"
import { Virus } from "./art/viruses.tsx"
import { usePlay } from "./play.ts"

/** In the tray of whoever plays; on the stage for those who only look on, who have none. */
export const Pick = memo(function Pick({ on }: { readonly on: "stage" | "tray" }) {
  const { me, view, sight, offers, refusal, seatNames, say, word } = usePlay()
  if (sight.phase !== "viruses" || (me === null) !== (on === "stage")) return null
  return (
    <div className="vir-pick" data-anchor="pick">
      {virusIds.map((virus) => {
        const owner = view.viruses.indexOf(virus)
        const options = offers("virus").filter((option) => option.virus === virus)
        return (
          <Piece
            key={virus}
            className="vir-candidate"
            name={
              options.length > 0
                ? say("option.virus", { virus })
                : `${say(`name.virus.${virus}`)} ${seatNames[owner] ?? ""}`
            }
            options={options}
            withheld={
              options.length > 0 ? null : refusal((choice) => choice.do === "virus" && choice.virus === virus)
            }
            tip={word("tip.candidate")}
          >
            <Virus virus={virus} />
            <b>{say(`name.virus.${virus}`)}</b>
            <small>{owner >= 0 ? seatNames[owner] : ""}</small>
          </Piece>
        )
      })}
    </div>
  )
})
