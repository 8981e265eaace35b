// Where a tip lies: beside its thing, on the screen, and on as little as possible of what can be
// touched

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

interface Spot {
  readonly left: number
  readonly top: number
}

/** Between a thing and its tip, and between the tip and the edge of the screen. */
const gap = 8

const within = (least: number, n: number, most: number) => Math.max(least, Math.min(n, most))

function shared(a: Box, b: Box): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return across > 0 && down > 0 ? across * down : 0
}

/**
 * The corner of a tip of that size. A thing that leaves no room beside it is covered where it
 * matters least.
 */
export function placeTip(
  thing: Box,
  size: { readonly width: number; readonly height: number },
  screen: Box,
  others: readonly Box[],
  /** What is being read, such as the question: a tip goes past it rather than lie on it. */
  uncovered: readonly Box[] = [],
): Spot {
  const farLeft = screen.left + gap
  const farTop = screen.top + gap
  const farRight = Math.max(farLeft, screen.right - gap - size.width)
  const farBottom = Math.max(farTop, screen.bottom - gap - size.height)
  const across = [(thing.left + thing.right - size.width) / 2, thing.left, thing.right - size.width].map(
    (left) => within(farLeft, left, farRight),
  )
  const down = [(thing.top + thing.bottom - size.height) / 2, thing.top, thing.bottom - size.height].map(
    (top) => within(farTop, top, farBottom),
  )
  const above = within(farTop, thing.top - gap - size.height, farBottom)
  const below = within(farTop, thing.bottom + gap, farBottom)
  const before = within(farLeft, thing.left - gap - size.width, farRight)
  const after = within(farLeft, thing.right + gap, farRight)
  const spots: Spot[] = [
    ...across.map((left) => ({ left, top: above })),
    ...across.map((left) => ({ left, top: below })),
    ...down.map((top) => ({ left: after, top })),
    ...down.map((top) => ({ left: before, top })),
    ...uncovered.flatMap(({ top, bottom }) =>
      [top - gap - size.height, bottom + gap].flatMap((past) =>
        across.map((left) => ({ left, top: within(farTop, past, farBottom) })),
      ),
    ),
  ]
  const costOf = ({ left, top }: Spot) => {
    const tip = { left, top, right: left + size.width, bottom: top + size.height }
    // Its own thing is what one looks at
    return (
      1000 * shared(tip, thing) +
      10 * uncovered.reduce((sum, other) => sum + shared(tip, other), 0) +
      others.reduce((sum, other) => sum + shared(tip, other), 0) +
      Math.abs((tip.top + tip.bottom - thing.top - thing.bottom) / 2)
    )
  }
  return spots.reduce((best, spot) => (costOf(spot) < costOf(best) ? spot : best))
}
