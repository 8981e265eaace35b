// What can be owned: krom, wood, stone, bone, life and bonus cards, as small painted things

import { memo } from "react"
import type { Kind } from "../../data/kinds.ts"
import type { Drawing } from "./paints.ts"
import { Small } from "./picture.tsx"

const tokens: { readonly [K in Kind]: Drawing } = {
  krom: "y:M14 1 4 14h6l-3 9L20 9h-6l4-8Z",
  wood: "w:M3 15 15 5c2-2 7 3 5 5L8 21c-3 2-7-3-5-6Z;t:M7 13l8-7M9 18l8-7;o:M3.5 15.5c2-2 6 2 4 5-2 2-6-3-4-5Z;t:M5 18a1 1 0 1 0 .1 0Z",
  stone: "h:M3 17C2 11 6 5 12 4s10 5 9 11c0 4-4 5-9 5s-8 0-9-3Z;t:M8 9l4-1 2 3M14 15l4-1",
  bone: "c:M7 8C3 8 3 3 7 4c1-4 6-2 4 2l7 8c4-1 5 4 1 5-1 4-6 3-5-1L7 8Z",
  life: "r:M12 21C4 15 1 10 4 6c2-3 6-3 8 1 2-4 6-4 8-1 3 4 0 9-8 15Z;C:M6 10c0-2 1-3 3-3",
  bonus:
    "o:M5 3h14v18H5Z;r:M12 7c3 0 4 3 2 5s-5 1-5-2M12 7c-4 0-6 4-4 8;R:M12 8c3 0 4 3 2 5s-5 1-5-2c0-3 6-4 8 0 1 4-3 7-7 6",
  anyRes:
    "w:M2 13 8 5l4 3-5 8Z;h:M11 8c2-4 8-4 10 0 1 4-3 6-6 6s-5-3-4-6Z;c:M8 21c-3 0-3-3 0-4l9-2c3 0 4 3 1 4Z",
}

export const TokenIcon = memo(function TokenIcon({
  kind,
  className = "",
}: {
  readonly kind: Kind
  readonly className?: string
}) {
  return <Small className={`kro-token ${className}`} drawing={tokens[kind]} />
})

const order: readonly Kind[] = ["krom", "wood", "stone", "bone", "anyRes", "life", "bonus"]

/** A reward or a price, drawn: each kind with its number where it is more than one. */
export const Amounts = memo(function Amounts({
  counts,
}: {
  readonly counts: { readonly [K in Kind]?: number }
}) {
  return (
    <span className="kro-amounts" aria-hidden="true">
      {order.map((kind) => {
        const count = counts[kind] ?? 0
        return count === 0 ? null : <Amount key={kind} kind={kind} count={count} />
      })}
    </span>
  )
})

export const Amount = memo(function Amount({ kind, count }: { readonly kind: Kind; readonly count: number }) {
  return (
    <span className="kro-amount">
      {count > 1 && <b>{count}</b>}
      <TokenIcon kind={kind} />
    </span>
  )
})
