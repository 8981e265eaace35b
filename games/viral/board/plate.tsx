// A seat in numbers: points, research, reserve, and the pair that it lays or plays

import { type SeatPartProps, useInTurn } from "@genepool/board"
import { memo } from "react"
import { Sign } from "./art/icons.tsx"
import { Virus } from "./art/viruses.tsx"
import { SlotFace } from "./cards.tsx"
import { usePlay } from "./play.ts"

export const Plate = memo(function Plate({ seat }: SeatPartProps) {
  const { view, sight, me, word, say } = usePlay()
  const virus = view.viruses[seat]
  const cards = view.cards[seat]
  const isDealt = useInTurn(view.ties.length > 0, 4)
  if (virus === undefined || cards === undefined || !isDealt) return null
  const points = view.scores[seat] ?? 0
  const level = view.research[seat] ?? 0
  const reserve = view.reserve[seat] ?? 0
  const top = sight.box.researchTop
  const isFirst = view.first === seat
  const said = [
    word("pointsOf", { points }),
    word("researchOf", { virus, level, top }),
    word("inReserve", { count: reserve }),
    ...(isFirst ? [say("board.first")] : []),
  ]
  return (
    <div className="vir-plate" data-virus={virus}>
      <div className="vir-numbers" role="img" aria-label={said.join(", ")}>
        <span data-kind="points" data-number={points}>
          <Sign sign="star" />
        </span>
        <span data-kind="research" data-number={level} data-alarm={level >= top - 1 || undefined}>
          <Sign sign="syringe" />
        </span>
        <span data-kind="reserve" data-number={reserve}>
          <Virus virus={virus} faceless />
        </span>
        {isFirst && (
          <span data-kind="first">
            <Sign sign="first" />
          </span>
        )}
      </div>
      <div className="vir-plate-pair" data-anchor={seat === me ? undefined : `places-${virus}`}>
        <PairOf seat={seat} />
      </div>
    </div>
  )
})

/**
 * The last pair of the round, with what is left of it while it is played; or that one lies there
 * face down.
 */
function PairOf({ seat }: SeatPartProps) {
  const { view, sight, say } = usePlay()
  const cards = view.cards[seat]
  const pair = cards?.places.at(-1)
  if (sight.laid[seat] === true)
    return (
      <span className="vir-laid" aria-hidden="true">
        <Sign sign="card" />
        <Sign sign="card" />
      </span>
    )
  if (pair === undefined) return null
  const isPlayed = sight.card?.seat === seat
  return (
    <span
      key={`${cards?.places.length} ${pair.zone}`}
      className="vir-pair"
      role="img"
      aria-label={say("board.place", { place: cards?.places.length ?? 1, ...pair })}
      data-played={isPlayed || undefined}
    >
      <i className="vir-zone-number" data-zone={pair.zone} data-number={pair.zone} />
      {sight.box.cards[pair.card].slots.map((slot, at) => (
        <SlotFace
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place on the card
          key={at}
          slot={slot}
          used={isPlayed && sight.card?.used.includes(at)}
        />
      ))}
    </span>
  )
}
