// A part that scrolls where it has no room for all that is in it: then it can be reached by keys,
// as everything can

import { type CSSProperties, type ReactNode, useEffect, useRef } from "react"
import { setScrollStop } from "./one-stop.ts"
import { type DataAttributes, dataAttributes } from "./piece.tsx"
import { useAnyPlay } from "./play.tsx"

interface Props {
  /** What a screen reader says. */
  readonly name: string
  readonly className: string
  readonly style?: CSSProperties
  readonly data?: DataAttributes
  /** What lies in it: when that changes, it may have become too much. */
  readonly of: string | number
  readonly children: ReactNode
}

export function Scroller({ name, className, style, data = {}, of, children }: Props) {
  const box = useRef<HTMLElement>(null)
  const { picture = false } = useAnyPlay()
  // biome-ignore lint/correctness/useExhaustiveDependencies: with something else in it, something else has to be watched
  useEffect(() => {
    const root = box.current
    if (root === null || picture || typeof ResizeObserver === "undefined") return
    // Told once the page is laid out, so that to measure costs no frame
    const observer = new ResizeObserver(() => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = root
      const { overflowX, overflowY } = getComputedStyle(root)
      const overflows =
        (overflowX === "auto" && scrollWidth > clientWidth) ||
        (overflowY === "auto" && scrollHeight > clientHeight)
      root.toggleAttribute("data-overflows", overflows)
      setScrollStop(root)
    })
    for (const watched of [root, ...root.children]) observer.observe(watched)
    return () => observer.disconnect()
  }, [of, picture])
  return (
    <section ref={box} className={className} style={style} aria-label={name} {...dataAttributes(data)}>
      {children}
    </section>
  )
}
