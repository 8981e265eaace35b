// The draft: my packet, what I have kept, and the order in which I lay it

import { Piece } from "@genepool/board"
import { memo } from "react"
import type { MutationCardId } from "../data/cards.ts"
import { MutationFace, useCardTip, useCardWords } from "./cards.tsx"
import { usePlay } from "./play.ts"

export const Draft = memo(function Draft() {
  const { view, sight, me, decision, offers, word } = usePlay()
  const cardWords = useCardWords()
  const cardTip = useCardTip()
  if (sight.phase !== "draft" || view.draft === null) return null
  const { picks, kept, seen } = view.draft
  const from = me === null ? -1 : (((me - picks) % view.seats) + view.seats) % view.seats
  const packet = seen[from]?.find(({ pick }) => pick === picks)?.cards ?? []
  const given = (decision?.given ?? sight.mine) as readonly { card?: MutationCardId; do: string }[]
  const laid = given.flatMap((choice) =>
    choice.do === "lay" && choice.card !== undefined ? [choice.card] : [],
  )
  const chosen = given.find((choice) => choice.do === "keep")?.card
  return (
    <section className="vir-draft" aria-label={word("draft")} data-anchor="draft">
      {packet.length > 0 && picks < 4 && (
        <div className="vir-packet">
          <small>{word("myPacket")}</small>
          {packet.map((card) => (
            <Piece
              key={card}
              className="vir-card"
              name={cardWords(card)}
              options={offers("keep").filter((option) => option.card === card)}
              pressed={offers("keep").length > 0 && chosen !== undefined ? chosen === card : undefined}
              tip={`${cardTip(card)}\n${word("tip.packet")}`}
              data={{ laid: chosen === card || undefined }}
            >
              <MutationFace card={card} />
            </Piece>
          ))}
        </div>
      )}
      {kept.length > 0 && (
        <div className="vir-packet">
          <small>{word("myKept")}</small>
          {[...laid, ...kept.filter((card) => !laid.includes(card))].map((card) => (
            <Piece
              key={card}
              className="vir-card"
              name={cardWords(card)}
              options={offers("lay").filter((option) => option.card === card)}
              tip={`${cardTip(card)}\n${word("tip.ownDeck")}`}
              data={{ laid: laid.includes(card) || undefined }}
            >
              <MutationFace card={card} />
              {laid.includes(card) && <b className="vir-place-number" data-number={laid.indexOf(card) + 1} />}
            </Piece>
          ))}
        </div>
      )}
    </section>
  )
})
