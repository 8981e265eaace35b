// The chromosome closed to a ring: a double strand with eight places, bright sockets inside, dark
// ones outside

import { Fragment, memo } from "react"
import { chromosomeCapacity } from "../../data/constants.ts"

/** The ring is drawn from -130 to 130. */
const strandRadius = 82
const innerRadius = 57
const outerRadius = 107

const around = (radius: number, degrees: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) }
}
const place = (radius: number, degrees: number) => {
  const { x, y } = around(radius, degrees)
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}

/** One turn of the helix for each place; the two strands swing against each other. */
const swing = (degrees: number) => 6.5 * Math.sin((degrees * chromosomeCapacity * Math.PI) / 180)
const circle = Array.from({ length: 120 }, (_, i) => i * 3)
const strand = (side: 1 | -1) =>
  `M${circle.map((degrees) => place(strandRadius + side * swing(degrees), degrees)).join("L")}Z`
const strands = [strand(1), strand(-1)]
const rungs = Array.from({ length: chromosomeCapacity * 4 }, (_, i) => i * 11.25 + 5.625)
  .map((at) => `M${place(strandRadius + swing(at), at)}L${place(strandRadius - swing(at), at)}`)
  .join("")

/** Degrees clockwise from the top. */
export const degreesOf = (at: number) => (at * 360) / chromosomeCapacity

const places = Array.from({ length: chromosomeCapacity }, (_, at) => ({
  degrees: degreesOf(at),
  inner: around(innerRadius, degreesOf(at)),
  outer: around(outerRadius, degreesOf(at)),
  neck: `M${place(innerRadius + 14, degreesOf(at))}L${place(outerRadius - 14, degreesOf(at))}`,
}))

export const StrandDrawing = memo(function StrandDrawing() {
  return (
    <svg className="chr-strand" viewBox="-130 -130 260 260" aria-hidden="true">
      <circle className="chr-membrane" r="128" />
      <circle className="chr-plasm" r="37" />
      <path className="chr-neck" d={places.map(({ neck }) => neck).join("")} />
      <path className="chr-rungs" d={rungs} />
      {strands.map((d, at) => (
        <path key={d} className="chr-helix" data-back={at === 1 || undefined} d={d} />
      ))}
      {places.map(({ degrees, inner, outer }) => (
        <Fragment key={degrees}>
          <circle className="chr-socket" data-ring="passive" cx={outer.x} cy={outer.y} r="18" />
          <circle className="chr-socket" data-ring="active" cx={inner.x} cy={inner.y} r="18" />
        </Fragment>
      ))}
    </svg>
  )
})
