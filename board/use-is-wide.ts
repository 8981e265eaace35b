// Whether a part has room for its wide layout, where that is more than a matter of style

import { type RefObject, useLayoutEffect, useState } from "react"

export function useIsWide(element: RefObject<HTMLElement | null>, from: number): boolean {
  const [wide, setWide] = useState(true)
  useLayoutEffect(() => {
    const root = element.current
    if (root === null || typeof ResizeObserver === "undefined") return
    const measure = () => root.clientWidth > 0 && setWide(root.clientWidth >= from)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(root)
    return () => observer.disconnect()
  }, [element, from])
  return wide
}
