// The twelve events, each with a small picture

import { memo } from "react"
import type { EventName } from "../../data/events.ts"

/**
 * Drawn 48 by 36: paints are d dark, c concrete, a amber, r red, b blue, g green, w white; capitals
 * draw lines.
 */
const pictures: { readonly [E in EventName]: string } = {
  // a gallery comes down
  EV01: "c:M2 4h44v7H2Z;c:M6 14l10 4-6 7-7-3ZM22 16l11 2-4 9-10-3ZM36 15l8 5-5 6-7-4Z;c:M2 31l12-4 10 3 12-4 10 5v5H2Z;D:M14 4l3 7-4 5M30 4l-3 6 5 5",
  // water and sparks from burst pipes
  EV02: "c:M2 6h16v9H2ZM30 6h16v9H30Z;D:M18 4v13M30 4v13;b:M20 10c4 6 3 14-2 24h12c-4-9-5-17-2-24Z;B:M12 22l3 8M36 22l-3 8M24 17v16",
  // flames
  EV03: "r:M24 2c3 8 14 12 12 23-1 6-6 10-12 10s-11-4-12-10c-1-6 3-9 5-13 1 3 2 4 4 5 0-6 1-11 3-15Z;a:M24 15c2 5 7 7 6 13-1 4-3 6-6 6s-5-2-6-6c0-4 4-7 6-13Z",
  // barrels that leak
  EV04: "c:M7 6h14v22H7ZM27 6h14v22H27Z;D:M7 12h14M7 22h14M27 12h14M27 22h14;b:M4 30c8-5 34-5 40 0 2 3-4 5-20 5S2 33 4 30Z;a:M14 14l3 5h-6ZM34 14l3 5h-6Z",
  // one thing sets off the next
  EV05: "b:M10 12a6 6 0 1 0 .1 0ZM26 6a5 5 0 1 0 .1 0ZM26 22a5 5 0 1 0 .1 0ZM41 3a4 4 0 1 0 .1 0ZM41 14a4 4 0 1 0 .1 0ZM41 25a4 4 0 1 0 .1 0Z;W:M16 16l6-4M16 20l6 5M31 10l6-2M31 12l6 4M31 26l6-6M31 28l6 1",
  // a filter fan
  EV06: "c:M6 2h36v32H6Z;d:M24 5a13 13 0 1 0 .1 0Z;w:M24 18c-8-3-9-9-4-11 5 1 6 6 4 11Zm0 0c8-2 11 3 8 8-5 2-8-3-8-8Zm0 0c-3 7-9 8-11 3 0-5 6-6 11-3Z;g:M24 16a2 2 0 1 0 .1 0Z",
  // a bolt through a fuse box
  EV07: "c:M10 3h28v30H10Z;D:M10 9h28;a:M26 6 15 20h7l-2 12 13-16h-8Z",
  // a flash
  EV08: "a:M24 1l4 11 11-7-5 12 13 2-12 5 8 11-13-6-6 9-3-11-12 5 7-10L3 18l13-2-7-11 11 7Z;w:M24 12a6 6 0 1 0 .1 0Z",
  // a green breath
  EV09: "G:M6 12c8-6 14 4 22-2 5-4 10-3 13 1M4 20c10-6 16 5 26 0 4-3 8-2 11 1M8 28c8-5 13 3 20 0;g:M38 3c4-3 8 0 7 4s-7 4-7-4Z",
  // a grating stands open
  EV10: "c:M4 4h30v28H4Z;d:M8 8h22v20H8Z;c:M30 8l12-5v28l-12-3Z;D:M34 10v15M38 9v18;W:M12 13c5-3 8 2 14-1M12 19c5-3 8 2 14-1M12 25c5-3 8 2 14-1",
  // a crystal of frost
  EV11: "W:M24 2v32M10 10l28 16M38 10 10 26M19 5l5 5 5-5M19 31l5-5 5 5M10 15l6-1-1-6M38 15l-6-1 1-6M10 21l6 1-1 6M38 21l-6 1 1 6",
  // a cloud with strands in it
  EV12: "g:M12 30c-12 0-12-14-2-14-1-12 16-15 20-6 8-5 16 2 13 9 7 4 3 11-4 11Z;D:M16 15c0 6 8 5 8 12M24 15c0 6-8 5-8 12M30 14c0 6 7 5 7 12M37 14c0 6-7 5-7 12",
}

export const EventPicture = memo(function EventPicture({ event }: { readonly event: EventName }) {
  return (
    <svg className="chr-event-picture" viewBox="0 0 48 36" aria-hidden="true">
      <rect className="chr-event-ground" width="48" height="36" rx="5" />
      {pictures[event].split(";").map((part) => {
        const [paint = "", shape = ""] = part.split(":")
        const line = paint === paint.toUpperCase()
        return (
          <path
            key={part}
            className={`chr-paint-${line ? "line" : "fill"}`}
            data-paint={paint.toLowerCase()}
            d={shape}
          />
        )
      })}
    </svg>
  )
})

/** The back of the cards that are still to come. */
export const EventBack = memo(function EventBack() {
  return (
    <svg className="chr-event-picture" viewBox="0 0 48 36" aria-hidden="true">
      <rect className="chr-event-ground" x="6" y="4" width="42" height="32" rx="5" />
      <rect className="chr-event-ground" width="44" height="33" rx="5" />
      <path className="chr-paint-line" data-paint="a" d="M22 5 34 11.500V22L22 28.500 10 22V11.500Z" />
      <path className="chr-paint-line" data-paint="a" d="M22 11v7M22 22v.1" />
    </svg>
  )
})
