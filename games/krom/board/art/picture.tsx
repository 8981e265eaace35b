// Renders a drawing of the wall: strokes and fills in the paints that the painter had

import { memo } from "react"
/**
 * One drawing: parts separated by ";", each a paint and a path. Paints that fill: o ochre, r red, k charcoal, c chalk,
 * g moss, h grey stone, w wood, y krom. Paints that draw lines: l, L (thick), t (thin) charcoal, C chalk, R red, W wood,
 * Y krom. "b" is body paint in the colour and the weave of the seat, "e:x,y" is an eye.
 */
export type Drawing = string

export const Strokes = memo(function Strokes({ drawing }: { readonly drawing: Drawing }) {
  return drawing.split(";").map((part) => {
    const [paint, shape = ""] = part.split(":")
    if (paint === "b")
      return (
        <g key={part}>
          <path className="kro-paint-b" d={shape} />
          <path className="kro-weave" d={shape} />
        </g>
      )
    if (paint !== "e") return <path key={part} className={`kro-paint-${paint}`} d={shape} />
    const [x, y] = shape.split(",")
    return <circle key={part} className="kro-paint-k" cx={x} cy={y} r="1.5" />
  })
})

interface Props {
  readonly drawing: Drawing | undefined
  readonly className?: string
  readonly box?: string
}

/** A card of another edition may have no drawing of ours: then there is a handprint. */
export const Picture = memo(function Picture({ drawing, className = "", box = "0 0 64 48" }: Props) {
  return (
    <svg className={`kro-picture ${className}`} viewBox={box} aria-hidden="true">
      <Strokes drawing={drawing ?? handprint} />
    </svg>
  )
})

const handprint =
  "r:M26 44c-6-4-9-10-12-15-1-3 2-4 4-2l5 6-4-17c0-3 3-4 4-1l5 13-1-18c0-3 4-3 5 0l2 17 4-15c1-3 4-2 4 1l-2 17 4-8c2-2 5-1 4 2-2 6-3 13-8 18-4 4-10 4-14 2Z"
