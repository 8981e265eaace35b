// The title of the window: how many tables wait for the visitor, and what is shown

import { useEffect } from "react"

let shown = ""
let waiting = 0

function write(): void {
  document.title = waiting > 0 ? `(${waiting}) ${shown}` : shown
}

export function useTitle(...parts: readonly string[]): void {
  const text = parts.join(" · ")
  useEffect(() => {
    shown = text
    write()
  }, [text])
}

/** Also on the icon of the installed app, where there is one. */
export function countWaiting(tables: number): void {
  if (tables === waiting) return
  waiting = tables
  write()
  const device = navigator as {
    setAppBadge?: (count: number) => Promise<void>
    clearAppBadge?: () => Promise<void>
  }
  const badge = tables > 0 ? device.setAppBadge?.(tables) : device.clearAppBadge?.()
  badge?.catch(() => undefined)
}
