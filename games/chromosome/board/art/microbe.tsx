// The four species: a medusa, a thorned maw, a virus on legs, a cluster of bubbles. Outlines that
// differ even in grey

import { memo } from "react"
import type { Species } from "../../data/species.ts"

/**
 * Drawn from -24 to 24. Limbs are lines in the species' colour, the body is what fills or is
 * hollow, ink is dark detail, the core is what shines when there is charge.
 */
interface Anatomy {
  readonly limbs: string
  readonly body: string
  readonly ink: string
  readonly core: string
  /** Light from above. */
  readonly gleam: string
}

const anatomies: { readonly [S in Species]: Anatomy } = {
  // a medusa, with the strand that it is the master of
  alium: {
    limbs: "M-13 3c-6 7 4 9-1 18M-4.500 5c-4 7 4 10-1 17M4.500 5c4 7-4 10 1 17M13 3c6 7-4 9 1 18",
    body: "M-19 2C-20-13-11-21 0-21S20-13 19 2c-2 5-7 6-10 2-3 4-7 4-9 0-2 4-6 4-9 0-3 4-8 3-10-2Z",
    ink: "M-7-13C-2-15 2-1 7-3M-7-3C-2-1 2-15 7-13M-4-12.500v9M4-12.500v9",
    core: "M0-11a3.200 3.200 0 1 0 .1 0Z",
    gleam: "M-13-8c2-6 6-9 11-10-6 5-8 9-9 14Z",
  },
  // thorns all around, and a maw
  ferox: {
    limbs: "",
    body: "M0-23 5-13 15-19 13-8 23-8 16 0 23 8 13 9 14 20 5 14 0 23-5 14-14 20-13 9-23 8-16 0-23-8-13-8-15-19-5-13Z",
    ink: "M-11 3 11 3 7.500 11 5 5.500 2.500 12 0 5.500-2.500 12-5 5.500-7.500 11Z",
    core: "M-9-7-2-3.500-8-1.500ZM9-7 2-3.500 8-1.500Z",
    gleam: "M-11-5-9-12-3-9-1-15-2-9Z",
  },
  // a crystal head on a stalk, standing on bent legs
  cadum: {
    limbs: "M0 2v11M-1 12-9 7-17 22M1 12 9 7 17 22M-1 13-5 11-8 23M1 13 5 11 8 23M-5 5H5",
    body: "M0-23 12-16.500V-4L0 2.500-12-4V-16.500Z",
    ink: "M0-23-6-13H6ZM-6-13-12-4M6-13 12-4M-6-13 0 2.500 6-13",
    core: "M0-12.500 3.500-8.500 0-3.500-3.500-8.500Z",
    gleam: "M-2-20-10.500-15.500-7-13.500Z",
  },
  // bubbles that part and part again
  pars: {
    limbs: "",
    body: "M-7-21a11 11 0 0 1 10.500 7.500A10 10 0 1 1 17 4.500 8 8 0 1 1 10.500 17.500 11.500 11.500 0 0 1-7.500 18 7.500 7.500 0 1 1-14.500 6.500 11 11 0 0 1-7-21Z",
    ink: "M3.500-13.500Q4-9 2-4Q8 0 17 4.500M2-4Q-4 0-14.500 6.500M10.500 17.500Q12 11 9 1.500M-7.500 18Q-10 11-8 3",
    core: "M-7-13.500a3 3 0 1 0 .1 0ZM11-8.500a2.600 2.600 0 1 0 .1 0ZM1.500 8a3 3 0 1 0 .1 0ZM-14.500 11.500a1.900 1.900 0 1 0 .1 0ZM15 9a2 2 0 1 0 .1 0Z",
    gleam:
      "M-14-11c1-4 4-6 7-6-3 2-4 4-5 7ZM6-11c1-3 3-4 5-4-2 2-2.500 3-3 5ZM-5 7c1-3 3-4 5-4-2 2-3 3-3.500 5Z",
  },
}

interface Props {
  readonly species: Species
  /** Null: in no state of charge, such as a portrait or a trophy. */
  readonly charged?: boolean | null
  /** Without what cannot be seen in a line of text. */
  readonly outline?: boolean
}

/** For use inside of a larger drawing. */
export const Microbe = memo(function Microbe({ species, charged = null, outline = false }: Props) {
  const { limbs, body, ink, core, gleam } = anatomies[species]
  return (
    <g
      className="chr-microbe"
      data-species={species}
      data-hollow={charged === false || undefined}
      data-charged={charged === true || undefined}
    >
      {limbs !== "" && <path className="chr-limbs" d={limbs} />}
      <path className="chr-body" d={body} />
      {!outline && (
        <>
          <path className="chr-gleam" d={gleam} />
          <path className="chr-ink" d={ink} data-mouth={species === "ferox" || undefined} />
          <path className="chr-core" d={core} />
        </>
      )}
    </g>
  )
})

export const MicrobeIcon = memo(function MicrobeIcon(props: Props & { readonly className?: string }) {
  return (
    <svg className={`chr-icon ${props.className ?? ""}`} viewBox="-25 -25 50 50" aria-hidden="true">
      <Microbe species={props.species} charged={props.charged ?? null} outline={props.outline ?? false} />
    </svg>
  )
})

/** Where there is no species yet: a spore. */
export const Spore = memo(function Spore() {
  return (
    <svg className="chr-icon chr-spore" viewBox="-25 -25 50 50" aria-hidden="true">
      <circle className="chr-body" r="17" />
      <path className="chr-ink" d="M-9-4c5-7 13-7 18 0M-9 5c5 6 13 6 18 0" />
    </svg>
  )
})
