// What lies over everything else keeps the focus until it is closed, and then gives it back

import { type RefObject, useEffect } from "react"

const reachable =
  "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex='0']"

export function useModal(sheet: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const inside = sheet.current
    const before = document.activeElement
    if (inside === null) return
    const stops = () => [...inside.querySelectorAll<HTMLElement>(reachable)]
    if (!inside.contains(before)) stops()[0]?.focus()
    const turn = (event: KeyboardEvent) => {
      if (event.key !== "Tab") return
      const all = stops()
      const edge = event.shiftKey ? all[0] : all.at(-1)
      const isInside = inside.contains(document.activeElement)
      if (isInside && document.activeElement !== edge) return
      event.preventDefault()
      const next = event.shiftKey ? all.at(-1) : all[0]
      next?.focus()
    }
    addEventListener("keydown", turn)
    return () => {
      removeEventListener("keydown", turn)
      const held = document.activeElement
      const isFree = held === null || held === document.body || inside.contains(held)
      if (isFree && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [sheet])
}
