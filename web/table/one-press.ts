// A key that was pressed twice means one choice: what follows within a moment of it answers a
// question nobody has heard

import { useEffect, useMemo } from "react"

export const pressPause = 400

/**
 * Enter and the space bar do nothing for a moment after a choice, unless another key was pressed
 * meanwhile.
 */
export function onePress(now: () => number) {
  let chosenAt = Number.NEGATIVE_INFINITY
  return {
    chosen: () => {
      chosenAt = now()
    },
    isSecond: (key: string) => {
      const isPress = key === "Enter" || key === " "
      if (!isPress) chosenAt = Number.NEGATIVE_INFINITY
      return isPress && now() - chosenAt < pressPause
    },
  }
}

/** Tells of choices; the answer is called with each of them. */
export function useOnePress(now: () => number = clock): () => void {
  const press = useMemo(() => onePress(now), [now])
  useEffect(() => {
    const hold = (event: KeyboardEvent) => {
      const isWritten = event.target instanceof Element && event.target.matches("input, textarea, select")
      if (isWritten || !press.isSecond(event.key)) return
      event.preventDefault()
      event.stopPropagation()
    }
    // Before anybody else hears of it. A button is pressed by the space bar when it comes up again
    addEventListener("keydown", hold, true)
    addEventListener("keyup", hold, true)
    return () => {
      removeEventListener("keydown", hold, true)
      removeEventListener("keyup", hold, true)
    }
  }, [press])
  return press.chosen
}

const clock = () => performance.now()
