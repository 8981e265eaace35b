// The tables that wait for the visitor, for the title of the window, the icon of the installed app,
// and the header

import { useEffect, useSyncExternalStore } from "react"

const listeners = new Set<() => void>()
let shown = ""
let waiting: readonly string[] = []

function writeTitle(): void {
  document.title = waiting.length > 0 ? `(${waiting.length}) ${shown}` : shown
  // Who comes to a page is put down there, and hears where they are
  document.querySelector("main")?.setAttribute("aria-label", shown)
}

export function useTitle(...parts: readonly string[]): void {
  const text = parts.join(" · ")
  useEffect(() => {
    shown = text
    writeTitle()
  }, [text])
}

/** By their ids, the one to go to first. */
export function useWaiting(): readonly string[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => waiting,
  )
}

export function setWaiting(tables: readonly string[]): void {
  if (tables.join() === waiting.join()) return
  waiting = tables
  writeTitle()
  const device = navigator as {
    setAppBadge?: (count: number) => Promise<void>
    clearAppBadge?: () => Promise<void>
  }
  const badge = tables.length > 0 ? device.setAppBadge?.(tables.length) : device.clearAppBadge?.()
  badge?.catch(() => undefined)
  for (const listener of listeners) listener()
}
