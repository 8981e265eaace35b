// What comes to a board that lies already comes in parts, a frame each: all at once it would hold up the screen

import { useEffect, useState } from "react"

/**
 * Whether a part is there yet. What is there from the beginning is there at once; what comes later is drawn so many
 * frames after it came.
 */
export function useInTurn(isThere: boolean, frames: number): boolean {
  const [isDrawn, setDrawn] = useState(isThere)
  useEffect(() => {
    if (isThere === isDrawn) return
    let left = isThere ? frames : 0
    let wait = 0
    const next = () => {
      if (left === 0) return setDrawn(isThere)
      left--
      wait = requestAnimationFrame(next)
    }
    next()
    return () => cancelAnimationFrame(wait)
  }, [isThere, isDrawn, frames])
  return isThere && isDrawn
}
