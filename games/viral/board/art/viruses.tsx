// Five little characters, each with an outline of its own, and how one looks with a shell or a full
// belly

import { Stamped, stamps, weaveOf } from "@genepool/board"
import { memo } from "react"
import type { VirusId } from "../../data/viruses.ts"
import { isShielded, type Token, under, virusOf } from "../../rules/tokens.ts"
import { shieldSign } from "./icons.tsx"

interface Character {
  /** The outline, in a square of 40. */
  readonly outline: string
  /** What is drawn on it in ink. */
  readonly marks: string
  readonly eyes: readonly (readonly [number, number])[]
  readonly mouth: string
}

/** A drip, a lemon with spikes, a flame, a jelly with arms, a phage on legs. */
const characters: { readonly [V in VirusId]: Character } = {
  G: {
    outline:
      "M20 4C28 4 34 9 35 17C36 23 33 25 33 29C33 33 29 33 28 30C27 27 25 28 25 32C25 37 18 38 17 33C17 30 14 28 13 31C12 34 7 33 7 28C7 24 4 22 5 16C6 9 12 4 20 4Z",
    marks: "M27 9q3 2 4 5",
    eyes: [
      [15, 16],
      [25, 16],
    ],
    mouth: "M15 22q5 4 10 0",
  },
  Y: {
    outline:
      "M20 2L23.5 9L30 5L30.5 12.500L38 13L33.500 19.500L38 26L30.5 27L30 35L23.500 31L20 38L16.500 31L10 35L9.500 27L2 26L6.500 19.500L2 13L9.500 12.500L10 5L16.500 9Z",
    marks: "M13 27l2-2M27 27l-2-2",
    eyes: [
      [15.5, 18],
      [24.5, 18],
    ],
    mouth: "M16 24h8",
  },
  O: {
    outline:
      "M21 2C22 8 29 10 31 16C32 13 32 11 31 8C36 13 38 20 36 26C34 34 28 38 20 38C12 38 6 34 4 27C3 21 5 16 9 12C9 16 10 18 12 19C12 12 18 9 21 2Z",
    marks: "M14 33q6 3 12 0",
    eyes: [
      [15, 24],
      [25, 24],
    ],
    mouth: "M16 29.500q4 3 8 0",
  },
  P: {
    outline:
      "M20 3C30 3 35 10 35 18C35 22 37 24 39 26C37 28 34 28 33 26C34 30 36 33 35 36C32 37 29 34 28 30C28 34 26 38 23 38C21 36 21 33 21 30C19 33 18 37 15 38C13 36 13 33 14 30C11 34 8 37 5 36C4 33 6 30 7 26C6 28 3 28 1 26C3 24 5 22 5 18C5 10 10 3 20 3Z",
    marks: "M11 11q2-4 6-5",
    eyes: [[20, 15]],
    mouth: "M15 22q5 3.500 10 0",
  },
  A: {
    outline: "M20 2L32 9V22L24 27V30L36 38H29L22 33H18L11 38H4L16 30V27L8 22V9Z",
    marks: "M8 9l12 6 12-6M20 15v12",
    eyes: [
      [14.5, 17.5],
      [25.5, 17.5],
    ],
    mouth: "M16 23h8",
  },
}

/** Round dots in one stroke of the pen. */
export function dots(places: readonly (readonly [number, number])[], rx: number, ry = rx): string {
  return places
    .map(([x, y]) => `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`)
    .join("")
}

const night = "#2a0f18"
const shell = "#0d4f7c"

/** Its colour, and the weave by which it is known without the colour. */
const paints: { readonly [V in VirusId]: readonly [colour: string, weave: number] } = {
  G: ["#58c46a", 0],
  Y: ["#f6dc3c", 1],
  O: ["#ff8a2b", 2],
  P: ["#a878f0", 3],
  A: ["#aeb6bd", 4],
}

function skin(virus: VirusId): string {
  const { outline } = characters[virus]
  return `<path d="${outline}" fill="${paints[virus][0]}" stroke="${night}" stroke-width="2" stroke-linejoin="round"/>`
}

/** The character in a square of 40, as SVG. */
function virusShape(virus: VirusId): string {
  const { outline, marks, eyes, mouth } = characters[virus]
  const large = eyes.length === 1
  const pupils = eyes.map(([x, y]) => [x, y + 0.6] as const)
  return [
    `<defs>${weaveOf(paints[virus][1], `weave-${virus}`)}</defs>`,
    skin(virus),
    `<path d="${outline}" fill="url(#weave-${virus})"/>`,
    `<path d="${dots(eyes, large ? 5.4 : 3.6)}" fill="#fff" stroke="${night}" stroke-width="1.2"/>`,
    `<path d="${dots(pupils, large ? 2.4 : 1.7)}" fill="${night}"/>`,
    `<path d="${marks}${mouth}" fill="none" stroke="${night}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>`,
  ].join("")
}

interface VirusProps {
  readonly virus: VirusId
  readonly className?: string
  /** For a line of text, where no face could be seen. */
  readonly faceless?: boolean
}

export const headOf = stamps((virus: VirusId, faceless: boolean) => ({
  box: "0 0 40 40",
  strokes: faceless ? skin(virus) : virusShape(virus),
}))

/** A head for charts, names and cards. */
export const Virus = memo(function Virus({ virus, className = "", faceless = false }: VirusProps) {
  return <Stamped className={`vir-head ${className}`} image={headOf(virus, faceless)} data={{ virus }} />
})

/** Where a token is drawn: its shell stands around the square of 40. */
const around = { x: -3.5, y: -3.5, width: 47, height: 47 }

/** A token as it lies in an organ: a shell is a shield, a belly holds what was absorbed. */
export const tokenImage = stamps((token: Token) => {
  const inside = under(token)
  const shield = isShielded(token)
    ? `<path d="M20-2 42 4.500v14c0 14-11 20.500-22 24.500-11-4-22-10.500-22-24.500v-14Z" fill="rgb(190 235 255 / 80%)" stroke="${shell}" stroke-width="3" stroke-linejoin="round"/>`
    : ""
  // The sign of the action, too: nobody should take it for anything else
  const badge = isShielded(token)
    ? `<g transform="translate(25 23) scale(.8)" stroke="${night}" stroke-linejoin="round"><path d="${shieldSign[0]}" fill="#9adcff" stroke-width="2.2"/><path d="${shieldSign[1]}" fill="none" stroke-width="2.4" stroke-linecap="round"/></g>`
    : ""
  const belly =
    inside.length === 0
      ? ""
      : `<ellipse cx="20" cy="31" rx="17" ry="11.500" fill="rgb(255 250 240 / 88%)" stroke="${night}" stroke-width="1.6"/>${absorbed(inside)}`
  return {
    box: `${around.x} ${around.y} ${around.width} ${around.height}`,
    strokes: `${shield}${virusShape(virusOf(token))}${belly}${badge}`,
  }
})

function absorbed(inside: readonly Token[]): string {
  const eaten = inside.slice(0, 6).map((other, at) => {
    const row = inside.length > 3 ? Math.floor(at / 3) : 0
    const inRow = Math.min(inside.length - row * 3, 3)
    const size = inside.length > 3 ? 9.5 : 11.5
    const x = 20 + ((at % 3) - (inRow - 1) / 2) * size
    const y = inside.length > 3 ? 26.5 + row * 9.5 : 31
    const shield = isShielded(other)
      ? `<circle cx="20" cy="20" r="22" fill="#c9edff" stroke="${shell}" stroke-width="4"/>`
      : ""
    return `<svg x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" viewBox="-3 -3 46 46">${shield}${virusShape(virusOf(other))}</svg>`
  })
  return eaten.join("")
}

/** In a drawing, where the square of 40 is. */
export const TokenShape = memo(function TokenShape({ token }: { readonly token: Token }) {
  return <image href={tokenImage(token)} {...around} />
})

export const TokenPicture = memo(function TokenPicture({ token }: { readonly token: Token }) {
  return <Stamped className="vir-token-picture" image={tokenImage(token)} />
})
