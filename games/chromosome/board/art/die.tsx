// The four-sided die: a pyramid seen from above, the result on its tip

import { memo } from "react"

interface Props {
  /** Null: not rolled yet. */
  readonly face: number | null
  /** It was rolled just now. */
  readonly fresh?: boolean
}

export const Die = memo(function Die({ face, fresh = false }: Props) {
  return (
    <svg
      className="chr-die"
      viewBox="-26 -28 52 50"
      aria-hidden="true"
      data-fresh={fresh || undefined}
      data-blank={face === null || undefined}
    >
      <path className="chr-die-left" d="M0-25-24 17 0 3Z" />
      <path className="chr-die-right" d="M0-25 24 17 0 3Z" />
      <path className="chr-die-front" d="M-24 17 24 17 0 3Z" />
      <path className="chr-die-edge" d="M0-25-24 17H24ZM0-25V3M-24 17 0 3 24 17" />
      {face !== null && (
        <>
          <circle className="chr-die-plate" cx="0" cy="1" r="10.500" />
          <text className="chr-die-number" x="0" y="6.200" textAnchor="middle">
            {face}
          </text>
        </>
      )}
    </svg>
  )
})
