// Arteries, veins and lymph, each with its arrow; in those that lead to an offered organ the blood
// runs

import { memo, useMemo } from "react"
import type { OrganId } from "../data/organs.ts"
import { usePlay } from "./play.ts"
import { usePose } from "./pose.ts"
import { type Way, waysOf } from "./ways.ts"

export const Vessels = memo(function Vessels() {
  const { sight, offers } = usePlay()
  const pose = usePose()
  const ways = useMemo(() => waysOf(sight.box, pose), [sight.box, pose])
  const ends = new Set<OrganId>([...offers("to"), ...offers("from")].map(({ organ }) => organ))
  const pulling = offers("from").length > 0
  const here = pulling ? sight.to : sight.from
  const isLit = ({ channel, from, to, both }: Way) => {
    if (ends.size === 0 || here === null || !sight.walks) return false
    if (channel === "lymph" && from === to)
      return (
        (from === here || ends.has(from)) &&
        [...ends].some((end) => sight.box.channels[pulling ? end : here][pulling ? here : end] === "lymph") &&
        (from === here || sight.box.channels[pulling ? from : here][pulling ? here : from] === "lymph")
      )
    const forth = pulling ? to === here && ends.has(from) : from === here && ends.has(to)
    return forth || (both && (pulling ? from === here && ends.has(to) : to === here && ends.has(from)))
  }
  const lymph = ways.some(({ channel, from, to }) => channel === "lymph" && from === to)
  return (
    <svg className="vir-vessels" viewBox={`0 0 ${pose.width} ${pose.height}`} aria-hidden="true">
      <defs>
        {(["artery", "vein", "lymph", "touch"] as const).map((channel) => (
          <marker
            key={channel}
            id={`vir-tip-${channel}`}
            className="vir-tip-of-way"
            data-channel={channel}
            viewBox="0 0 10 10"
            refX="7"
            refY="5"
            markerWidth="15"
            markerHeight="15"
            markerUnits="userSpaceOnUse"
            orient="auto-start-reverse"
          >
            <path d="M0 0 10 5 0 10 2.500 5Z" />
          </marker>
        ))}
      </defs>
      {ways.map((way) => {
        const { channel, from, to, path, both } = way
        const lit = isLit(way) || undefined
        return (
          <g key={`${channel} ${from} ${to}`} className="vir-way" data-channel={channel} data-lit={lit}>
            <path className="vir-wall" d={path} />
            <path
              className="vir-flow"
              d={path}
              markerEnd={`url(#vir-tip-${channel})`}
              markerStart={both ? `url(#vir-tip-${channel})` : undefined}
            />
            {lit && channel !== "touch" && <path className="vir-pulse" d={path} />}
          </g>
        )
      })}
      {lymph && <circle className="vir-node" cx={pose.lymph.x} cy={pose.lymph.y} r="9" />}
    </svg>
  )
})
