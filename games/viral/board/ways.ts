// The ways through the body as they are drawn, and as a virus travels along them

import type { Box } from "../data/box.ts"
import type { ChannelId } from "../data/graph.ts"
import { type OrganId, organIds } from "../data/organs.ts"
import { lymphNode, lymphPaths, organPlaces, touchPaths, vesselPaths } from "./geometry.ts"

export interface Way {
  readonly channel: ChannelId
  readonly from: OrganId
  readonly to: OrganId
  readonly path: string
}

/** A curve from one organ to another, for ways that nobody has drawn. */
function curve(from: OrganId, to: OrganId): string {
  const a = organPlaces[from]
  const b = organPlaces[to]
  const bend = 0.16
  const x = (a.x + b.x) / 2 - (b.y - a.y) * bend
  const y = (a.y + b.y) / 2 + (b.x - a.x) * bend
  return `M${a.x} ${a.y} Q${x} ${y} ${b.x} ${b.y}`
}

function isKnownNode(organs: readonly OrganId[]): boolean {
  return [...organs].sort().join(" ") === lymphNode.organs
}

/** Organs that some lymph channel joins. */
function lymphatic(box: Box): OrganId[] {
  return organIds.filter((organ) => Object.values(box.channels[organ]).includes("lymph"))
}

/** Everything there is to draw, each way once. */
export function waysOf(box: Box): Way[] {
  const list: Way[] = []
  const known = isKnownNode(lymphatic(box))
  for (const from of organIds)
    for (const to of box.out[from]) {
      const channel = box.channels[from][to] as ChannelId
      const back = box.channels[to][from] === channel
      if (channel === "artery" || channel === "vein")
        list.push({ channel, from, to, path: vesselPaths[`${channel} ${from} ${to}`] ?? curve(from, to) })
      else if (!back || organIds.indexOf(from) < organIds.indexOf(to)) {
        if (channel === "touch")
          list.push({
            channel,
            from,
            to,
            path: touchPaths[`${from} ${to}`] ?? touchPaths[`${to} ${from}`] ?? curve(from, to),
          })
        else if (!known) list.push({ channel, from, to, path: curve(from, to) })
      }
    }
  if (known)
    for (const organ of lymphatic(box))
      list.push({ channel: "lymph", from: organ, to: organ, path: lymphPaths[organ] ?? "" })
  return list
}

/** From the middle of one organ to the middle of another, along what joins them; "leap" is through the air. */
export function journey(box: Box, from: OrganId, to: OrganId, channel: string): string {
  const a = organPlaces[from]
  const b = organPlaces[to]
  if (channel === "lymph" && isKnownNode(lymphatic(box)))
    return `M${a.x} ${a.y} Q${lymphNode.x} ${lymphNode.y} ${b.x} ${b.y}`
  const drawn = vesselPaths[`${channel} ${from} ${to}`]
  if (drawn !== undefined) return `M${a.x} ${a.y} L${drawn.slice(1)} L${b.x} ${b.y}`
  const there = channel === "touch" ? touchPaths[`${from} ${to}`] : undefined
  if (there !== undefined) return `M${a.x} ${a.y} L${there.slice(1)} L${b.x} ${b.y}`
  if (channel === "leap")
    return `M${a.x} ${a.y} Q${(a.x + b.x) / 2} ${Math.min(a.y, b.y) - 120} ${b.x} ${b.y}`
  return curve(from, to)
}
