// Things glide over the board, from one anchor to another

import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from "react"
import { useBoardRoom } from "./room-context.ts"

export interface Flight {
  /**
   * What tells it apart from the other flights of the same moment, and from those of the one
   * before.
   */
  readonly key: string
  /** `data-anchor` of where it begins and ends; without one of them on the board nothing flies. */
  readonly from: string
  readonly to: string
  readonly picture: ReactNode
}

interface Path extends Flight {
  readonly x: number
  readonly y: number
  readonly dx: number
  readonly dy: number
}

export function Flights({ flights }: { readonly flights: readonly Flight[] }) {
  const { root } = useBoardRoom()
  const sky = useRef<HTMLDivElement>(null)
  const [paths, setPaths] = useState<readonly Path[]>([])
  const keys = flights.map(({ key, from, to }) => `${key} ${from} ${to}`).join("|")
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys stand for the flights
  useEffect(() => {
    const around = sky.current?.getBoundingClientRect()
    if (around === undefined) return
    const middle = (anchor: string) => {
      const box = root.current?.querySelector(`[data-anchor="${anchor}"]`)?.getBoundingClientRect()
      return box && { x: box.left + box.width / 2 - around.left, y: box.top + box.height / 2 - around.top }
    }
    setPaths(
      flights.flatMap((flight) => {
        const from = middle(flight.from)
        const to = middle(flight.to)
        if (from === undefined || to === undefined || flight.from === flight.to) return []
        return [{ ...flight, ...from, dx: to.x - from.x, dy: to.y - from.y }]
      }),
    )
  }, [keys, root])
  if (flights.length === 0) return null
  return (
    <div ref={sky} className="board-sky" aria-hidden="true">
      {paths.map(({ key, picture, x, y, dx, dy }) => (
        <span
          key={`${keys} ${key}`}
          className="board-flight"
          style={{ left: x, top: y, "--dx": `${dx}px`, "--dy": `${dy}px` } as CSSProperties}
        >
          {picture}
        </span>
      ))}
    </div>
  )
}
