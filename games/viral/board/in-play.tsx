// The pair that I carry out, over my own cards: where its blue icons count, and which icons are
// left

import { Piece } from "@genepool/board"
import { memo } from "react"
import { ActionIcon, Sign } from "./art/icons.tsx"
import { ZoneFace } from "./cards.tsx"
import { usePlay } from "./play.ts"

export const InPlay = memo(function InPlay() {
  const { view, sight, me, offers, refusal, word, say } = usePlay()
  const { card } = sight
  // Those of the others show on their plates
  if (card === null || card.seat !== me) return null
  const virus = view.viruses[card.seat]
  const { slots } = sight.box.cards[card.card]
  const finish = offers("finish")
  return (
    <section
      className="vir-over vir-in-play"
      aria-label={word("inPlay", { virus: virus ?? "", card: card.card })}
      data-anchor="in-play"
    >
      <ZoneFace zone={card.zone} />
      <div className="vir-uses">
        {slots.map((slot, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place on the card
            key={at}
            className="vir-use-slot"
            data-zone={slot.zone || undefined}
            data-split={slot.actions.length > 1 || undefined}
            data-used={card.used.includes(at) || undefined}
          >
            {slot.actions.map((action) => {
              const options = offers("use").filter((use) => use.slot === at && use.action === action)
              const [option] = options
              const refused =
                option === undefined
                  ? refusal((choice) => choice.do === "use" && choice.slot === at && choice.action === action)
                  : null
              const used = card.used.includes(at)
              return (
                <Piece
                  key={action}
                  className="vir-use"
                  name={
                    option === undefined
                      ? word("icon", { action, used, blue: slot.zone })
                      : say("option.use", option)
                  }
                  options={options}
                  withheld={refused}
                  tip={word(`tip.${action}`)}
                >
                  <ActionIcon action={action} />
                </Piece>
              )
            })}
          </span>
        ))}
      </div>
      {finish.length > 0 && (
        <Piece className="vir-slab" name={say("option.finish")} options={finish}>
          <Sign sign="flag" />
          {say("option.finish")}
        </Piece>
      )}
    </section>
  )
})

/** Where one may stay away, there is a way to say so. */
export const Decline = memo(function Decline() {
  const { offers, say } = usePlay()
  const options = offers("decline")
  if (options.length === 0) return null
  return (
    <div className="vir-over">
      <Piece className="vir-slab" name={say("option.decline")} options={options}>
        <Sign sign="flag" />
        {say("option.decline")}
      </Piece>
    </div>
  )
})
