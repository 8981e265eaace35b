// Where something happens, a mark flares up for a moment: charge, a hit, a dose, a collapse

import { useBoardRoom } from "@genepool/board"
import { useEffect, useState } from "react"

export interface Mark {
  /** The `data-anchor` of where it happens. */
  readonly at: string
  readonly kind: "charge" | "hit" | "dose" | "collapse"
}

interface Spot extends Mark {
  readonly x: number
  readonly y: number
  readonly size: number
}

const shapes: { readonly [K in Mark["kind"]]: string } = {
  charge: "M0-40A40 40 0 1 0 .1-40ZM0-26A26 26 0 1 0 .1-26Z",
  dose: "M0-40A40 40 0 1 0 .1-40ZM0-30A30 30 0 1 0 .1-30Z",
  hit: "M0-44 9-17 34-30 19-6 45 0 19 7 33 31 8 18 0 45-8 18-33 31-19 7-45 0-19-6-34-30-9-17Z",
  collapse: "M0-46 40-23V23L0 46-40 23V-23ZM-8-44 4-18-10-4 8 10-4 28 6 44M-38-14-14-8M38 6 14 2",
}

const none: readonly Spot[] = []

export function Marks({ marks }: { readonly marks: readonly Mark[] }) {
  const { root } = useBoardRoom()
  const [spots, setSpots] = useState(none)
  const key = JSON.stringify(marks)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the marks
  useEffect(() => {
    const board = root.current
    // Without a mark nobody asks where anything lies: the browser would lay out the page for it
    if (board === null || marks.length === 0) return setSpots(none)
    const around = board.getBoundingClientRect()
    setSpots(
      marks.flatMap((mark) => {
        const box = board.querySelector(`[data-anchor="${mark.at}"]`)?.getBoundingClientRect()
        if (box === undefined) return []
        return [
          {
            ...mark,
            x: box.left + box.width / 2 - around.left,
            y: box.top + box.height / 2 - around.top,
            size: Math.min(120, Math.max(44, box.width)),
          },
        ]
      }),
    )
  }, [key, root])
  return spots.map(({ at, kind, x, y, size }) => (
    <svg
      key={`${key} ${kind} ${at}`}
      className="chr-flare"
      viewBox="-50 -50 100 100"
      aria-hidden="true"
      data-kind={kind}
      style={{ left: x, top: y, width: size, height: size }}
    >
      <path d={shapes[kind]} />
    </svg>
  ))
}
