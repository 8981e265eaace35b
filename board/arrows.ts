// Arrow keys lead to the nearest thing in that direction, of those in the same part of the board;
// on hexagons the four keys in the corners of the number pad lead slantwise, which makes six
// directions with left and right. Where ways lead from a place, two of them go through those that
// the ways lead to

import { partOf, scrollers, things } from "./one-stop.ts"

const ways: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-0.5, -0.87],
  PageUp: [0.5, -0.87],
  End: [-0.5, 0.87],
  PageDown: [0.5, 0.87],
}

export function followArrow(
  root: HTMLElement,
  event: { readonly key: string; preventDefault(): void },
): void {
  const way = ways[event.key]
  const from = document.activeElement
  if (way === undefined || from === null || !root.contains(from) || !from.matches(".board *")) return
  // There they scroll
  if (from.matches(scrollers)) return
  const next = alongWays(root, from, event.key)
  if (next !== null) {
    event.preventDefault()
    next.focus()
    return
  }
  const middle = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  const here = middle(from)
  let best: HTMLElement | null = null
  let nearest = Number.POSITIVE_INFINITY
  const part = partOf(from, root)
  for (const thing of part.querySelectorAll<HTMLElement>(things)) {
    if (
      thing === from ||
      partOf(thing, root) !== part ||
      thing.checkVisibility?.({ visibilityProperty: true }) === false
    )
      continue
    const there = middle(thing)
    const along = (there.x - here.x) * way[0] + (there.y - here.y) * way[1]
    const aside = Math.abs((there.x - here.x) * way[1] - (there.y - here.y) * way[0])
    if (along < 4) continue
    const far = along + 2 * aside
    if (far >= nearest) continue
    nearest = far
    best = thing
  }
  if (best === null) return
  event.preventDefault()
  best.focus()
}

/** From where somebody looks along the ways, and what they have come to by that. */
let look: { readonly from: Element; readonly at: Element } | null = null

/**
 * One place after another that the ways from a place lead to, and back to it after the last: as
 * long as no other key leads away.
 */
function alongWays(root: HTMLElement, at: Element, key: string): HTMLElement | null {
  const step = key === "PageDown" ? 1 : key === "PageUp" ? -1 : 0
  const from = look?.at === at && look.from.isConnected ? look.from : at
  const ends = from instanceof HTMLElement ? (from.dataset.ways ?? "").split(" ").filter(Boolean) : []
  const all = [from, ...ends.map((end) => root.querySelector(`[data-place="${CSS.escape(end)}"]`))].filter(
    (thing) => thing instanceof HTMLElement,
  )
  if (step === 0 || all.length < 2) {
    look = null
    return null
  }
  const next = all[(all.indexOf(at as HTMLElement) + step + all.length) % all.length] ?? null
  look = next === null ? null : { from, at: next }
  return next
}
