// A die: a knuckle of bone with painted pips

import { memo } from "react"

const pips: { readonly [face: number]: readonly (readonly [number, number])[] } = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

interface Props {
  /** Null: not thrown yet. */
  readonly face: number | null
  /** It was thrown just now. */
  readonly fresh?: boolean
  readonly late?: number
}

export const Die = memo(function Die({ face, fresh = false, late = 0 }: Props) {
  return (
    <svg
      className="kro-die"
      viewBox="-20 -20 40 40"
      aria-hidden="true"
      data-fresh={fresh || undefined}
      data-late={late}
      data-blank={face === null || undefined}
    >
      <path
        className="kro-die-body"
        d="M-16-12c0-4 3-6 7-5 6 1 12 1 18 0 4-1 7 1 7 5-1 8-1 16 0 24 0 4-3 6-7 5-6-1-12-1-18 0-4 1-7-1-7-5 1-8 1-16 0-24Z"
      />
      {face !== null &&
        pips[face]?.map(([x, y]) => (
          <circle key={`${x},${y}`} className="kro-pip" cx={x * 8} cy={y * 8} r="3.2" />
        ))}
    </svg>
  )
})
