// The focus is never lost to the document: what had it and is gone, or can have it no longer,
// leaves it to the question

import { type RefObject, useEffect } from "react"
import { afterFrame } from "../app/after-frame.ts"

/** `home` is where the focus goes; also at first, for whoever sits down, starts or comes back. */
export function useKeepFocus(root: RefObject<HTMLElement | null>, home: string): void {
  useEffect(() => {
    // With what lies over the table: introduction, aid
    const table = root.current?.closest<HTMLElement>(".board-room") ?? root.current
    if (table === null) return
    // A part of the table may have taken it before anybody listened
    let last = table.contains(document.activeElement) ? document.activeElement : null
    const goHome = () => table.querySelector<HTMLElement>(home)?.focus({ preventScroll: true })
    // The room around the table has it when one comes from another page: that is nowhere as well
    const isNowhere = () => document.activeElement?.contains(table) ?? true
    const note = (event: FocusEvent) => {
      last = event.target as Element
    }
    // Nothing is laid out for this: whether something can have the focus is read off its attributes
    const look = () => {
      if (last === null || !isNowhere()) return
      if (last.isConnected && canHaveFocus(last)) return
      last = null
      goHome()
    }
    // What was chosen has been chosen: a place of the board keeps its stop, but the question comes
    // next
    const isDone = ({ target, attributeName, oldValue }: MutationRecord) =>
      attributeName === "role" &&
      oldValue === "button" &&
      target === document.activeElement &&
      !(target as Element).matches("[role=button]")
    const changes = new MutationObserver((records) => (records.some(isDone) ? goHome() : look()))
    changes.observe(table, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ["tabindex", "disabled", "role"],
      attributeOldValue: true,
    })
    table.addEventListener("focusin", note)
    if (isNowhere()) goHome()
    // Who comes from one table to another is put down at the top of the page first
    const settled = afterFrame(() => isNowhere() && goHome())
    return () => {
      settled()
      changes.disconnect()
      table.removeEventListener("focusin", note)
    }
  }, [root, home])
}

function canHaveFocus(element: Element): boolean {
  if (element.hasAttribute("disabled")) return false
  return (
    element.hasAttribute("tabindex") || element.matches("a[href], button, input, select, textarea, summary")
  )
}
