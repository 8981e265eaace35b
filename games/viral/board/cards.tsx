// Cards: a zone is its number and its organs, a mutation is its icons; names come second

import { memo } from "react"
import type { CardId } from "../data/cards.ts"
import { type OrganId, organsOf, type ZoneId } from "../data/organs.ts"
import type { Slot } from "../data/slots.ts"
import type { VirusId } from "../data/viruses.ts"
import { ActionIcon, Sign } from "./art/icons.tsx"
import { SmallOrgan } from "./art/organs.tsx"
import { Virus } from "./art/viruses.tsx"
import { usePlay } from "./play.ts"

export const ZoneFace = memo(function ZoneFace({ zone }: { readonly zone: ZoneId }) {
  return (
    <span className="vir-zone-card" data-zone={zone} aria-hidden="true">
      <i className="vir-zone-number" data-number={zone} />
      <span className="vir-zone-organs">
        {(organsOf[zone] as readonly OrganId[]).map((organ) => (
          <SmallOrgan key={organ} organ={organ} />
        ))}
      </span>
    </span>
  )
})

interface CardProps {
  readonly card: CardId
  readonly short?: boolean
}

export function MutationFace({ card, short = false }: CardProps) {
  const { sight, say } = usePlay()
  const { slots, vp } = sight.box.cards[card]
  return <Face slots={slots} vp={vp} name={short ? null : say(`name.card.${card}`)} />
}

interface FaceProps {
  readonly slots: readonly Slot[]
  readonly vp: number
  /** Null, where there is no room for it. */
  readonly name: string | null
}

/** What is on a card stays as it is, whatever is played. */
const Face = memo(function Face({ slots, vp, name }: FaceProps) {
  return (
    <span className="vir-mutation" data-short={name === null || undefined} aria-hidden="true">
      <span className="vir-slots" data-count={slots.length}>
        {slots.map((slot, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place on the card
          <SlotFace key={at} slot={slot} />
        ))}
      </span>
      {name !== null && <span className="vir-card-name">{name}</span>}
      {vp > 0 && (
        <span className="vir-card-vp" data-number={vp}>
          <Sign sign="star" />
        </span>
      )}
    </span>
  )
})

interface SlotFaceProps {
  readonly slot: Slot
  readonly used?: boolean | undefined
}

export const SlotFace = memo(function SlotFace({ slot, used = false }: SlotFaceProps) {
  return (
    <span
      className="vir-slot"
      data-used={used || undefined}
      data-zone={slot.zone || undefined}
      data-split={slot.actions.length > 1 || undefined}
    >
      {slot.actions.map((action) => (
        <ActionIcon key={action} action={action} />
      ))}
    </span>
  )
})

/** What is on a card, for those who do not see it. */
export function useCardWords(): (card: CardId) => string {
  const { sight, say } = usePlay()
  return (card) => {
    const { slots, vp } = sight.box.cards[card]
    const icons = slots.map(({ actions, zone }) => {
      const words = actions.map((action) => say(`name.action.${action}`)).join("/")
      return zone ? `(${words})` : words
    })
    return say("board.card", { card, icons: icons.join(" "), vp })
  }
}

/** What it is and what each of its icons does, in plain words, for whoever lingers on it. */
export function useCardTip(): (card: CardId) => string {
  const { sight, word } = usePlay()
  const cardWords = useCardWords()
  return (card) => {
    const lines = sight.box.cards[card].slots.flatMap(({ actions, zone }) =>
      actions.map(
        (action) => `${word("icon", { action, blue: zone, used: false })}: ${word(`tip.${action}`)}`,
      ),
    )
    return [cardWords(card), ...new Set(lines)].join("\n")
  }
}

/** Neutral, so that nobody can tell a starting card from another by its back (VIR-RUL-36). */
export function CardBack({ virus }: { readonly virus: VirusId | null }) {
  return (
    <span className="vir-back" aria-hidden="true">
      {virus === null ? <Sign sign="card" /> : <Virus virus={virus} />}
    </span>
  )
}
