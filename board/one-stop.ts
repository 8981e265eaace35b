// Each part of a board is one stop of the Tab key; arrows lead from thing to thing inside. Places
// can always be gone to, so that a listener may look around whoever's turn it is

import { type RefObject, useEffect, useLayoutEffect } from "react"

export const things = ".board-piece:is([role=button], [data-place])"

/** Parts with more in them than they show, see scroller.tsx. */
export const scrollers = "[data-overflows]"

export const partOf = (thing: Element, root: HTMLElement): Element => thing.closest(".board") ?? root

/**
 * The stop of each part: where one was, if that can still be chosen; or else the first thing that
 * can.
 */
export function setStops(root: HTMLElement): void {
  const byPart = new Map<Element, HTMLElement[]>()
  for (const thing of root.querySelectorAll<HTMLElement>(things)) {
    const part = partOf(thing, root)
    byPart.set(part, [...(byPart.get(part) ?? []), thing])
  }
  for (const all of byPart.values()) {
    const offered = all.filter((thing) => thing.dataset.offered !== undefined)
    const stop =
      all.find((thing) => thing === document.activeElement) ??
      offered.find((thing) => thing.tabIndex === 0) ??
      offered[0] ??
      all.find((thing) => thing.tabIndex === 0) ??
      all[0]
    for (const thing of all) {
      const wanted = thing === stop ? 0 : -1
      if (thing.tabIndex !== wanted) thing.tabIndex = wanted
    }
  }
  for (const scroller of root.querySelectorAll<HTMLElement>(scrollers)) setScrollStop(scroller)
}

/**
 * What scrolls is a stop of its own while none lies in it: nobody could see the rest by keys
 * otherwise.
 */
export function setScrollStop(scroller: HTMLElement): void {
  const isStop = scroller.matches(scrollers) && scroller.querySelector("[tabindex='0']") === null
  if (!isStop) scroller.removeAttribute("tabindex")
  else if (scroller.tabIndex !== 0) scroller.tabIndex = 0
}

export function useOneStop(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (root.current !== null) setStops(root.current)
  })
  useEffect(() => {
    const room = root.current
    if (room === null) return
    const set = () => setStops(room)
    // What a part has changed on its own since is seen to when somebody is about to leave
    const leave = (event: KeyboardEvent) => event.key === "Tab" && set()
    room.addEventListener("focusin", set)
    addEventListener("keydown", leave, true)
    return () => {
      room.removeEventListener("focusin", set)
      removeEventListener("keydown", leave, true)
    }
  }, [root])
}
