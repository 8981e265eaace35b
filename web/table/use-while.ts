// Something that holds only as long as the position is the same; who comes and goes does not matter

import { useCallback, useState } from "react"
import type { Sight } from "./source.ts"

export function useWhile<T>(view: Sight["view"], initial: T): [T, (value: T) => void] {
  const [held, hold] = useState<{ view: Sight["view"]; value: T } | null>(null)
  const put = useCallback(
    (next: T) =>
      hold((held) => {
        const value = held !== null && held.view === view ? held.value : initial
        // What holds already says nothing new: the whole table would be drawn anew with every touch
        return Object.is(value, next) ? held : { view, value: next }
      }),
    [view, initial],
  )
  return [held !== null && held.view === view ? held.value : initial, put]
}
