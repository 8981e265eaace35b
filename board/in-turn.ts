// What comes to a board that lies already comes in parts, a frame each: all at once it would hold
// up the screen

import { useEffect, useState } from "react"
import { flushSync } from "react-dom"

/**
 * Whether a part is there yet. What is there from the beginning is there at once; what comes later
 * is drawn so many frames after it came.
 */
export function useInTurn(isThere: boolean, frames: number): boolean {
  const [isDrawn, setDrawn] = useState(isThere)
  useEffect(() => {
    if (isThere === isDrawn) return
    if (!isThere) return setDrawn(false)
    return afterFrames(frames, () => setDrawn(true))
  }, [isThere, isDrawn, frames])
  return isThere && isDrawn
}

/** What was there so many frames ago: it is overtaken by what comes meanwhile. */
export function useLater<T>(value: T, frames: number): T {
  const [drawn, setDrawn] = useState(() => value)
  useEffect(() => afterFrames(frames, () => setDrawn(() => value)), [value, frames])
  return drawn
}

/** The answer calls it off. */
function afterFrames(frames: number, draw: () => void): () => void {
  let left = frames
  let wait = 0
  const next = () => {
    left--
    // In this frame: on a busy device what is left to be drawn by and by would come together with
    // the next part
    if (left === 0) flushSync(draw)
    else wait = requestAnimationFrame(next)
  }
  wait = requestAnimationFrame(next)
  return () => cancelAnimationFrame(wait)
}
