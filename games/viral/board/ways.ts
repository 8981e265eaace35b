// The ways through the body as they are drawn, and as a virus travels along them

import type { Box } from "../data/box.ts"
import type { ChannelId } from "../data/graph.ts"
import { type OrganId, organIds } from "../data/organs.ts"
import type { Pose } from "./geometry.ts"

export interface Way {
  readonly channel: ChannelId
  readonly from: OrganId
  readonly to: OrganId
  readonly path: string
  /** Whether it also leads back. */
  readonly both: boolean
}

/** A curve from one organ to another, for ways that nobody has drawn. */
function curve({ places }: Pose, from: OrganId, to: OrganId): string {
  const a = places[from]
  const b = places[to]
  const bend = 0.16
  const x = (a.x + b.x) / 2 - (b.y - a.y) * bend
  const y = (a.y + b.y) / 2 + (b.x - a.x) * bend
  return `M${a.x} ${a.y} Q${x} ${y} ${b.x} ${b.y}`
}

function isKnownNode({ lymph }: Pose, organs: readonly OrganId[]): boolean {
  return [...organs].sort().join(" ") === lymph.organs
}

/** Organs that some lymph channel joins. */
function lymphatic(box: Box): OrganId[] {
  return organIds.filter((organ) => Object.values(box.channels[organ]).includes("lymph"))
}

/** How the way between two organs is drawn by hand, if it is. */
function drawn({ ways }: Pose, channel: ChannelId, from: OrganId, to: OrganId): string | undefined {
  return ways[`${channel} ${from} ${to}`]
}

/**
 * Everything there is to draw, each way once: those that lead both ways as they are drawn by hand.
 */
export function waysOf(box: Box, pose: Pose): Way[] {
  const list: Way[] = []
  const known = isKnownNode(pose, lymphatic(box))
  for (const from of organIds)
    for (const to of box.out[from]) {
      const channel = box.channels[from][to] as ChannelId
      if (channel === "lymph" && known) continue
      const both = box.channels[to][from] === channel
      const path = drawn(pose, channel, from, to)
      const isDrawnBack = both && drawn(pose, channel, to, from) !== undefined
      const isSecond = path === undefined && organIds.indexOf(to) < organIds.indexOf(from)
      if (!isDrawnBack && !(both && isSecond))
        list.push({ channel, from, to, path: path ?? curve(pose, from, to), both })
    }
  if (known)
    for (const organ of lymphatic(box))
      list.push({
        channel: "lymph",
        from: organ,
        to: organ,
        path: pose.lymph.paths[organ] ?? "",
        both: false,
      })
  return list
}

/**
 * From the middle of one organ to the middle of another, along what joins them; "leap" is through
 * the air.
 */
export function journey(
  box: Box,
  pose: Pose,
  from: OrganId,
  to: OrganId,
  channel: ChannelId | "leap",
): string {
  const a = pose.places[from]
  const b = pose.places[to]
  if (channel === "lymph" && isKnownNode(pose, lymphatic(box)))
    return `M${a.x} ${a.y} Q${pose.lymph.x} ${pose.lymph.y} ${b.x} ${b.y}`
  if (channel === "leap")
    return `M${a.x} ${a.y} Q${(a.x + b.x) / 2} ${Math.min(a.y, b.y) - 120} ${b.x} ${b.y}`
  const path = drawn(pose, channel, from, to)
  return path === undefined ? curve(pose, from, to) : `M${a.x} ${a.y} L${path.slice(1)} L${b.x} ${b.y}`
}
