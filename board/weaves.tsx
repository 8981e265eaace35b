// Six weaves, so that what belongs to a seat is known by its pattern too, not only by colour and
// glyph

/** Each is drawn in a square of 8, in ink that lets the colour through. */
const weaves = [
  "M-2 2 2-2M0 8 8 0M6 10l4-4",
  "M2 2h.01M6 6h.01",
  "M0 2h8M0 6h8",
  "M0 0 8 8M8 0 0 8",
  "M2 0v8M6 0v8",
  "M0 5l2-3 2 3 2-3 2 3",
]

/** The pattern of a seat for a drawing that is an image of its own, and what it is called there. */
export function weaveOf(seat: number, id = "weave"): string {
  const width = isDotted(seat) ? 2.6 : 1.3
  return `<pattern id="${id}" width="8" height="8" patternUnits="userSpaceOnUse"><path d="${weaves[seat % weaves.length]}" fill="none" stroke="rgb(20 8 4 / 34%)" stroke-width="${width}" stroke-linecap="round"/></pattern>`
}

const isDotted = (seat: number) => seat % weaves.length === 1

/**
 * Once on every board; a style sheet fills with them by `var(--weave)`, which follows `data-seat`.
 */
export function Weaves() {
  return (
    <svg className="board-weaves" aria-hidden="true">
      <defs>
        {weaves.map((d, seat) => (
          <pattern
            key={d}
            id={`board-weave-${seat}`}
            width="8"
            height="8"
            patternUnits="userSpaceOnUse"
            data-dots={isDotted(seat) || undefined}
          >
            <path d={d} />
          </pattern>
        ))}
      </defs>
    </svg>
  )
}
