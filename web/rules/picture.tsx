// The board as a picture: drawn when it comes near the window, as large as there is room, and not
// to be touched

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react"

/**
 * As wide as boards are at a table, on a desk and on a phone; the picture is made smaller from
 * there.
 */
const wideDesign = 1120
const narrowDesign = 430
const wideFrom = 560

interface Props {
  readonly label: string
  /** Called when it is to be seen for the first time. */
  readonly onNear: () => void
  readonly children: ReactNode
}

export function Picture({ label, onNear, children }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const board = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  const [height, setHeight] = useState(0)
  const design = width === 0 || width >= wideFrom ? wideDesign : narrowDesign
  const scale = width / design

  useNear(frame, onNear)
  useLayoutEffect(() => {
    const outer = frame.current
    const inner = board.current
    if (outer === null || inner === null || typeof ResizeObserver === "undefined") return
    const measure = () => {
      setWidth(outer.clientWidth)
      setHeight(inner.offsetHeight)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(outer)
    observer.observe(inner)
    return () => observer.disconnect()
  }, [])

  return (
    <div
      className="rules-board"
      role="img"
      aria-label={label}
      ref={frame}
      style={height > 0 ? { height: height * scale } : undefined}
    >
      <div
        inert
        ref={board}
        data-wide={design === wideDesign || undefined}
        style={{ width: design, transform: `scale(${scale})` }}
      >
        {children}
      </div>
    </div>
  )
}

function useNear(element: React.RefObject<HTMLElement | null>, onNear: () => void): void {
  const latest = useRef(onNear)
  useEffect(() => {
    latest.current = onNear
  })
  useEffect(() => {
    const seen = element.current
    if (seen === null) return
    if (typeof IntersectionObserver === "undefined") return latest.current()
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        latest.current()
      },
      { rootMargin: "600px" },
    )
    observer.observe(seen)
    return () => observer.disconnect()
  }, [element])
}
