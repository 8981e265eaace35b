// Keys that work wherever the focus is, except where one writes

import { useEffect } from "react"
import { useSteady } from "../house/steady.ts"

interface Keys {
  /** The digits choose from the list. */
  readonly digit: (digit: number) => void
  readonly leave: () => void
  readonly undo: () => void
  /** Shows the list, and puts it away. */
  readonly list: () => void
}

export function useKeys({ digit, leave, undo, list }: Keys): void {
  const onKeyDown = useSteady((event: KeyboardEvent) => {
    if (event.repeat || event.defaultPrevented) return
    if ((event.target as Element).matches?.("input, select, textarea, dialog *")) return
    if ((event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === "z") undo()
    else if (event.altKey || event.ctrlKey || event.metaKey) return
    else if (event.key === "Escape") leave()
    else if (event.code === "KeyL") list()
    else if (/^[1-9]$/.test(event.key)) digit(Number(event.key))
  })
  useEffect(() => {
    addEventListener("keydown", onKeyDown)
    return () => removeEventListener("keydown", onKeyDown)
  }, [onKeyDown])
}
