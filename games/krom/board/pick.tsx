// Before the first round: who would you like to be?

import { Piece } from "@genepool/board"
import { memo } from "react"
import { characterIds } from "../data/characters.ts"
import { Character } from "./figure.tsx"
import { usePlay } from "./play.ts"
import { SeatMark } from "./seat-mark.tsx"

export const Pick = memo(function Pick() {
  const { view, sight, offers, refusal, decision, word, say } = usePlay()
  return (
    <div className="kro-pick">
      {characterIds.map((character) => {
        const owner = view.players.findIndex((player) => player.character === character)
        return (
          <Piece
            key={character}
            className="kro-slab kro-candidate"
            name={word("candidate", {
              name: say(`name.character.${character}`),
              weight: sight.data.weight[character],
            })}
            options={offers("pick").filter((option) => option.character === character)}
            withheld={refusal((choice) => choice.do === "pick" && choice.character === character)}
            tip={word("tip.weight")}
          >
            <span className="kro-figure">
              <Character character={character} seat={owner >= 0 ? owner : (decision?.seat ?? null)} />
              {owner >= 0 && <SeatMark seat={owner} className="kro-plate" />}
            </span>
            <b>{say(`name.character.${character}`)}</b>
            <small>{word("weight", { weight: sight.data.weight[character] })}</small>
          </Piece>
        )
      })}
    </div>
  )
})
