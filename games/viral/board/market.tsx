// The coming event, and the open mutation cards beside their deck

import { Piece, useInTurn, useLater } from "@genepool/board"
import { memo } from "react"
import { events } from "../data/events.ts"
import { EventDrawing, Sign } from "./art/icons.tsx"
import { MutationFace, useCardTip, useCardWords } from "./cards.tsx"
import { usePlay } from "./play.ts"

export const EventCard = memo(function EventCard() {
  const { sight, view, word, say } = usePlay()
  if (view.round === 0 && view.event === null) return null
  return (
    <section
      className="vir-event"
      aria-label={word("comingEvent")}
      data-tip={sight.comes === null ? undefined : word("tip.event", { comes: sight.comes })}
      data-anchor="event"
    >
      {view.event === null ? (
        <p className="vir-event-words">{say("board.noEvent")}</p>
      ) : (
        <>
          <EventDrawing kind={events[view.event].effect.kind} />
          <p className="vir-event-words">
            <b>{say(`name.event.${view.event}`)}</b> {say(`board.event.${view.event}`)}
          </p>
        </>
      )}
    </section>
  )
})

export const Market = memo(function Market() {
  const { view, offers, refusal, word, say } = usePlay()
  const cardWords = useCardWords()
  const cardTip = useCardTip()
  const left = view.mutations.unknown + view.mutations.bottom.length
  // After the charts above it, which come when the set-up is over: before them it would lie in
  // their place
  const isDealt = useInTurn(view.ties.length > 0 && (view.display.length > 0 || left > 0), 6)
  // What is laid open anew comes after what was taken
  const display = useLater(view.display, 2)
  if (!isDealt) return null
  const blind = offers("blind")
  return (
    <section className="vir-market" aria-label={say("board.display")} data-anchor="market">
      {display.map((card) => (
        <Piece
          key={card}
          className="vir-card"
          name={cardWords(card)}
          options={offers("take").filter((option) => option.card === card)}
          tip={`${cardTip(card)}\n${word("tip.display")}`}
        >
          <MutationFace card={card} />
        </Piece>
      ))}
      <Piece
        className="vir-card vir-deck"
        name={blind.length > 0 ? say("option.blind") : say("board.left", { count: left })}
        options={blind}
        withheld={blind.length > 0 ? null : refusal((choice) => choice.do === "blind")}
        tip={word("tip.deck")}
        anchor="deck"
      >
        <span className="vir-back" aria-hidden="true">
          <Sign sign="card" />
          <b data-number={left} />
        </span>
      </Piece>
    </section>
  )
})
