// Colour is never the only sign: every seat has a shape too

import type { CSSProperties } from "react"
import "./seat-glyph.css"

const glyphs = [
  "M12 4l8 15H4z",
  "M5 5h14v14H5z",
  "M12 3.5l8.5 8.5-8.5 8.5L3.5 12z",
  "M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16",
  "M9 4h6v5h5v6h-5v5H9v-5H4V9h5z",
  "M12 3.5l2.6 5.6 6 .7-4.5 4.1 1.3 6-5.4-3.1-5.4 3.1 1.3-6L3.4 9.8l6-.7z",
]

export function SeatGlyph({ seat }: { readonly seat: number }) {
  return (
    <svg
      className="seat-glyph"
      viewBox="0 0 24 24"
      aria-hidden="true"
      style={{ "--seat": `var(--seat-${seat})` } as CSSProperties}
    >
      <path d={glyphs[seat % glyphs.length]} />
    </svg>
  )
}
