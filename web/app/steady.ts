// A function that stays the same from drawing to drawing, so that what it is handed to need not be
// drawn again

import { useCallback, useInsertionEffect, useRef } from "react"

export function useSteady<A extends readonly unknown[], R>(does: (...args: A) => R): (...args: A) => R {
  const latest = useRef(does)
  // Before anything that a new drawing brings about may call it
  useInsertionEffect(() => {
    latest.current = does
  })
  return useCallback((...args: A) => latest.current(...args), [])
}
