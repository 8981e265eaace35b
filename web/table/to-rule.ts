// Whoever stands at something that cannot be done hears why, and Tab leads to the rule behind it;
// another Tab goes on from where they were, Shift and Tab go back there

import { useEffect } from "react"

export function useTabToRule(): void {
  useEffect(() => {
    let left: HTMLElement | null = null
    const onTab = (event: KeyboardEvent) => {
      const link = document.querySelector<HTMLElement>(".table .prompt-reason a")
      const at = document.activeElement
      if (event.key !== "Tab" || link === null || !(at instanceof HTMLElement)) return
      if (at === link && left?.isConnected) {
        // It is no stop of its own: the way on from a part before it would lead here again
        link.tabIndex = -1
        left.focus()
        if (event.shiftKey) event.preventDefault()
      } else if (!event.shiftKey && at.matches(".board-piece[aria-disabled=true]")) {
        left = at
        event.preventDefault()
        link.focus()
      }
    }
    addEventListener("keydown", onTab)
    return () => removeEventListener("keydown", onTab)
  }, [])
}
