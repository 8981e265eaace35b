// Coming closer to the map, and moving over it: by two fingers, by the wheel with Ctrl, or by a button

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react"

export interface Zoom {
  readonly scale: number
  /** Where the map's left upper corner lies, in shares of what one sees of it. */
  readonly x: number
  readonly y: number
}

export const whole: Zoom = { scale: 1, x: 0, y: 0 }

/** Within what can be seen: never smaller than the whole, never off the edge. */
export function within(scale: number, x: number, y: number, closest: number): Zoom {
  const size = Math.min(closest, Math.max(1, scale))
  const hold = (at: number) => Math.min(0, Math.max(1 - size, at))
  return size === 1 ? whole : { scale: size, x: hold(x), y: hold(y) }
}

/** Closer by a factor, with the point (in shares of what one sees) staying where it is. */
export function zoomed({ scale, x, y }: Zoom, factor: number, px: number, py: number, closest: number): Zoom {
  const size = Math.min(closest, Math.max(1, scale * factor))
  const by = size / scale
  return within(size, px - (px - x) * by, py - (py - y) * by, closest)
}

export function useZoom(map: RefObject<HTMLElement | null>, closest: number) {
  const [zoom, setZoom] = useState(whole)
  const latest = useRef(zoom)
  useLayoutEffect(() => {
    latest.current = zoom
  })
  useEffect(() => {
    const root = map.current
    if (root === null) return
    const fingers = new Map<number, { x: number; y: number }>()
    let moved = 0
    const shareOf = (event: { clientX: number; clientY: number }) => {
      const { left, top, width, height } = root.getBoundingClientRect()
      return { x: (event.clientX - left) / width, y: (event.clientY - top) / height }
    }
    const down = (event: PointerEvent) => {
      if (fingers.size === 0) moved = 0
      fingers.set(event.pointerId, shareOf(event))
    }
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId)
      if (before === undefined) return
      const now = shareOf(event)
      const others = [...fingers].filter(([id]) => id !== event.pointerId)
      fingers.set(event.pointerId, now)
      const other = others[0]?.[1]
      const { scale, x, y } = latest.current
      if (other !== undefined) {
        const was = Math.hypot(before.x - other.x, before.y - other.y)
        const is = Math.hypot(now.x - other.x, now.y - other.y)
        moved = 1
        if (was > 0)
          setZoom(zoomed(latest.current, is / was, (now.x + other.x) / 2, (now.y + other.y) / 2, closest))
      } else if (scale > 1) {
        moved += Math.hypot(now.x - before.x, now.y - before.y)
        if (moved > 0.02) setZoom(within(scale, x + now.x - before.x, y + now.y - before.y, closest))
      }
    }
    const up = (event: PointerEvent) => fingers.delete(event.pointerId)
    // What was a movement of the map is no touch of a room
    const click = (event: MouseEvent) => {
      if (moved <= 0.02) return
      moved = 0
      event.stopPropagation()
      event.preventDefault()
    }
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      const { x, y } = shareOf(event)
      setZoom((now) => zoomed(now, Math.exp(-event.deltaY / 200), x, y, closest))
    }
    root.addEventListener("pointerdown", down)
    root.addEventListener("pointermove", move)
    addEventListener("pointerup", up)
    addEventListener("pointercancel", up)
    root.addEventListener("click", click, { capture: true })
    root.addEventListener("wheel", wheel, { passive: false })
    return () => {
      root.removeEventListener("pointerdown", down)
      root.removeEventListener("pointermove", move)
      removeEventListener("pointerup", up)
      removeEventListener("pointercancel", up)
      root.removeEventListener("click", click, { capture: true })
      root.removeEventListener("wheel", wheel)
    }
  }, [map, closest])
  return { zoom, setZoom }
}
