// The backs of the five kinds of cards

import { memo } from "react"
/** The back of a card: each deck has its own beast. */
export const CardBack = memo(function CardBack({
  kind,
}: {
  readonly kind: "gathering" | "hunting" | "bonus" | "evolution" | "target"
}) {
  return (
    <svg className="kro-back" viewBox="0 0 40 54" data-kind={kind} aria-hidden="true">
      <path
        className="kro-back-hide"
        d="M4 3c10-2 22 1 32-1 2 8 0 16 2 25-2 8 1 17-1 24-11 2-23-1-34 1-1-9 1-16-1-25 2-8 0-17 2-24Z"
      />
      {kind === "gathering" && (
        <path className="kro-back-paint" d="M20 40V22M20 30l-8-7M20 26l7-7M20 16l-5-5M20 16l5-6" />
      )}
      {kind === "hunting" && (
        <path
          className="kro-back-paint"
          d="M8 34l24-18M32 16l-7 1M32 16l-3 6M10 22c6-6 14-6 18 0M14 38l2-6M24 38l1-6"
        />
      )}
      {kind === "bonus" && (
        <path
          className="kro-back-paint"
          d="M20 26c3 0 4 3 2 5s-7 2-7-3 7-8 11-3 1 13-6 13-13-6-10-14 9-9 14-7"
        />
      )}
      {kind === "evolution" && (
        <path
          className="kro-back-paint"
          d="M20 14c-8 0-11 8-6 14 2 2 2 5 2 7h8c0-2 0-5 2-7 5-6 2-14-6-14ZM16 39h8M18 43h4"
        />
      )}
      {kind === "target" && (
        <path
          className="kro-back-paint"
          d="M14 14c3 0 4 9 1 9s-4-9-1-9ZM14 26h2M25 28c3 0 4 9 1 9s-4-9-1-9ZM25 40h2"
        />
      )}
    </svg>
  )
})
