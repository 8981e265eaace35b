// Coming closer to the map, and moving over it: by two fingers, by the wheel with Ctrl, by a
// button, or by the keyboard

import { type RefObject, useCallback, useEffect, useRef, useState } from "react"
import { atItsBest, broughtIntoView, closeUp, withChoices } from "./close-up.ts"
import { whole, within, type Zoom, zoomed } from "./zoom.ts"

/** A hand is never quite still: less than this, in shares of what one sees, is a touch. */
const still = 0.02

/**
 * What can be chosen changes with the moment: a step of the game, or a group that is taken up.
 * `isAbout` says that rooms are what it is about.
 */
export function useZoom(
  map: RefObject<HTMLElement | null>,
  closest: number,
  moment: string,
  isAbout: boolean,
) {
  const [zoom, setZoom] = useState(whole)
  // Several fingers move between two drawings
  const latest = useRef(zoom)
  const change = useCallback((next: Zoom) => {
    latest.current = next
    setZoom(next)
  }, [])

  // Until one has chosen how close to be, the map shows what the question is about
  const isChosen = useRef(false)
  useEffect(() => {
    const lens = map.current
    if (lens === null) return
    const sized = new ResizeObserver(() => {
      if (!isChosen.current) change(atItsBest(lens, closest, isAbout))
    })
    sized.observe(lens)
    return () => sized.disconnect()
  }, [map, closest, change, isAbout])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what can be chosen at each moment is in sight
  useEffect(() => {
    const lens = map.current
    if (lens === null) return
    if (!isChosen.current) change(atItsBest(lens, closest, isAbout))
    else if (latest.current.scale > 1) change(withChoices(lens, latest.current, closest))
  }, [map, closest, change, moment, isAbout])

  useEffect(() => {
    const lens = map.current
    if (lens === null) return
    const fingers = new Map<number, { x: number; y: number }>()
    let moved = 0
    const shareOf = (event: { clientX: number; clientY: number }) => {
      const { left, top, width, height } = lens.getBoundingClientRect()
      return { x: (event.clientX - left) / width, y: (event.clientY - top) / height }
    }
    // What is held follows the fingers at once; let go, it glides
    const hold = (isHeld: boolean) => lens.toggleAttribute("data-held", isHeld)
    const down = (event: PointerEvent) => {
      if (fingers.size === 0) moved = 0
      fingers.set(event.pointerId, shareOf(event))
    }
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId)
      if (before === undefined) return
      const [other] = [...fingers].flatMap(([id, finger]) => (id === event.pointerId ? [] : [finger]))
      const now = shareOf(event)
      const [dx, dy] = [now.x - before.x, now.y - before.y]
      fingers.set(event.pointerId, now)
      if (other !== undefined) {
        moved = 1
        hold(true)
        isChosen.current = true
        const was = Math.hypot(before.x - other.x, before.y - other.y)
        const is = Math.hypot(now.x - other.x, now.y - other.y)
        const factor = was > 0 ? is / was : 1
        const near = zoomed(
          latest.current,
          factor,
          (before.x + other.x) / 2,
          (before.y + other.y) / 2,
          closest,
        )
        // The middle between two fingers moves half as far as one of them
        change(within(near.scale, near.x + dx / 2, near.y + dy / 2, closest))
      } else if (latest.current.scale > 1) {
        moved += Math.hypot(dx, dy)
        const { scale, x, y } = latest.current
        if (moved <= still) return
        hold(true)
        isChosen.current = true
        change(within(scale, x + dx, y + dy, closest))
      }
    }
    const up = (event: PointerEvent) => {
      fingers.delete(event.pointerId)
      if (fingers.size === 0) hold(false)
    }
    // What was a movement of the map is no touch of a room
    const click = (event: MouseEvent) => {
      if (moved <= still) return
      moved = 0
      event.stopPropagation()
      event.preventDefault()
    }
    // Two fingers are for the map: the page must not begin to scroll by them
    const touch = (event: TouchEvent) => {
      if (event.touches.length > 1 && event.cancelable) event.preventDefault()
    }
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      isChosen.current = true
      const { x, y } = shareOf(event)
      change(zoomed(latest.current, Math.exp(-event.deltaY / 200), x, y, closest))
    }
    const focus = ({ target }: FocusEvent) => {
      if (latest.current.scale > 1 && target instanceof Element)
        change(broughtIntoView(lens, [target], latest.current, closest))
    }
    const ended = new AbortController()
    const { signal } = ended
    lens.addEventListener("pointerdown", down, { signal })
    lens.addEventListener("pointermove", move, { signal })
    addEventListener("pointerup", up, { signal })
    addEventListener("pointercancel", up, { signal })
    lens.addEventListener("click", click, { capture: true, signal })
    lens.addEventListener("touchstart", touch, { passive: false, signal })
    lens.addEventListener("touchmove", touch, { passive: false, signal })
    lens.addEventListener("wheel", wheel, { passive: false, signal })
    lens.addEventListener("focusin", focus, { signal })
    return () => ended.abort()
  }, [map, closest, change])

  const choose = (next: Zoom) => {
    isChosen.current = true
    change(next)
  }
  return {
    zoom,
    comeCloser: () => map.current !== null && choose(closeUp(map.current, closest)),
    seeAll: () => choose(whole),
  }
}
