// A part of the map, seen closer

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
