// What the painter had, and how a drawing is painted with it

/**
 * One drawing: parts separated by ";", each a paint and a path. Paints that fill: o ochre, r red, k
 * charcoal, c chalk, g moss, h grey stone, w wood, y krom. Paints that draw lines: l, L (thick), t
 * (thin) charcoal, C chalk, R red, W wood, Y krom. "b" is body paint in the colour and the weave of
 * the seat, "e:x,y" is an eye.
 */
export type Drawing = string

const charcoal = "#21130b"
const edge = `stroke="${charcoal}" stroke-width="1.5"`

const fills: { readonly [paint: string]: string } = {
  o: "#d0893b",
  r: "#b8452c",
  c: "#fff6e4",
  g: "#6f8a3f",
  h: "#97938b",
  w: "#8b5a33",
  y: "#f4c22b",
}
const lines: { readonly [paint: string]: readonly [colour: string, width: number] } = {
  l: [charcoal, 2.2],
  L: [charcoal, 4],
  t: [charcoal, 1.1],
  C: ["#fff6e4", 1.8],
  R: ["#b8452c", 2.4],
  W: ["#8b5a33", 4],
  Y: ["#f4c22b", 2.2],
}

interface Painted {
  /** What a body is painted with: a colour, and a pattern that is called "weave". */
  readonly body?: { readonly colour: string; readonly weave: string }
  /** Seen very small: fills without an edge, and all lines in charcoal. */
  readonly small?: boolean
  /** Instead of charcoal that fills. */
  readonly dark?: string
}

/** The drawing as SVG. */
export function painted(drawing: Drawing, { body, small = false, dark = fillOf("k") }: Painted = {}): string {
  const parts = drawing.split(";").map((part) => {
    const [paint = "", shape = ""] = part.split(":")
    if (paint === "e") {
      const [x, y] = shape.split(",")
      return `<circle cx="${x}" cy="${y}" r="1.5" ${dark}/>`
    }
    const path = (how: string) => `<path d="${shape}" ${how}/>`
    if (paint === "b") {
      const skin = path(`fill="${body?.colour || fills.o}" stroke="${charcoal}" stroke-width="1.6"`)
      return body === undefined ? skin : `${skin}${path('fill="url(#weave)"')}`
    }
    const line = lines[paint]
    if (line === undefined) return path(paint === "k" ? dark : `${fillOf(paint)} ${small ? "" : edge}`)
    const [colour, width] = small ? [charcoal, 1.6] : line
    return path(`fill="none" stroke="${colour}" stroke-width="${width}"`)
  })
  const ends = small ? "" : 'stroke-linecap="round"'
  const defs = body === undefined ? "" : `<defs>${body.weave}</defs>`
  return `${defs}<g stroke-linejoin="round" ${ends}>${parts.join("")}</g>`
}

function fillOf(paint: string): string {
  return `fill="${fills[paint] ?? charcoal}"`
}
