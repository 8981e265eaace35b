// Twelve organs, each with a face of its own; every one fills the box that geometry gives it

import { Stamped, stamps } from "@genepool/board"
import { memo } from "react"
import { type OrganId, type ZoneId, zoneOf } from "../../data/organs.ts"
import { organPlaces } from "../geometry.ts"
import { dots } from "./viruses.tsx"

/** As in the style sheet, where zones have the same colours. */
const zonePaints: { readonly [Z in ZoneId]: { readonly flesh: string; readonly deep: string } } = {
  1: { flesh: "#e7a3c9", deep: "#8a2f68" },
  2: { flesh: "#ef6a6a", deep: "#8f1626" },
  3: { flesh: "#f3b3a4", deep: "#9a4030" },
  4: { flesh: "#c98a5a", deep: "#6b3a14" },
  5: { flesh: "#efc36a", deep: "#7a4e00" },
  6: { flesh: "#b5778f", deep: "#5f2340" },
}

interface Drawing {
  readonly outline: string
  /** Folds, lobes and rings. */
  readonly folds: string
  /** Where the eyes are, and how far apart. */
  readonly face: readonly [number, number, number]
  readonly mouth: "smile" | "flat" | "pout" | "grin"
}

const drawings: { readonly [O in OrganId]: Drawing } = {
  BRA: {
    outline:
      "M98 8C112 0 132 2 142 12C160 10 176 22 178 38C192 46 196 66 186 80C188 98 174 112 158 110C148 120 130 120 122 112C114 120 98 122 92 114C82 122 62 120 56 110C38 116 18 104 18 86C4 78 2 54 14 42C14 24 32 10 50 14C60 2 84 0 98 8Z",
    folds:
      "M98 8C94 20 102 26 98 36M50 14C54 24 66 22 70 32M142 12C136 22 126 20 124 32M14 44C24 44 28 52 38 50M178 40C168 42 166 50 156 50M18 86C28 84 32 92 42 88M186 80C174 78 170 88 158 84M92 114C92 104 84 102 86 94M122 112C122 102 114 100 116 92",
    face: [98, 22, 20],
    mouth: "flat",
  },
  LU1: {
    outline:
      "M112 8C132 22 142 58 142 96C142 134 138 160 120 174C92 180 40 180 18 168C2 156 4 110 18 70C30 34 70 0 112 8Z",
    folds:
      "M24 74C60 84 100 86 140 76M12 132C54 140 100 140 142 128M112 10C108 30 104 40 92 52M104 36C112 44 118 48 128 52",
    face: [84, 32, 15],
    mouth: "pout",
  },
  LU2: {
    outline:
      "M34 8C14 22 4 58 4 96C4 134 8 160 26 174C54 180 106 180 128 168C144 156 142 110 128 70C116 34 76 0 34 8Z",
    folds:
      "M122 74C86 84 46 86 6 76M134 132C92 140 46 140 4 128M34 10C38 30 42 40 54 52M42 36C34 44 28 48 18 52",
    face: [62, 32, 15],
    mouth: "smile",
  },
  HE1: {
    outline: "M94 26V126C62 116 6 82 4 44C4 20 24 10 42 14C54 0 74 0 78 10C86 10 94 16 94 26Z",
    folds: "M42 14C40 24 46 28 44 36M78 10C74 18 78 24 74 30",
    face: [54, 22, 13],
    mouth: "smile",
  },
  HE2: {
    outline: "M2 26V126C34 118 90 84 92 46C92 22 74 10 56 14C48 0 26 0 20 10C10 8 2 16 2 26Z",
    folds: "M56 14C56 24 50 28 52 36M20 10C24 18 20 24 24 30",
    face: [42, 22, 13],
    mouth: "grin",
  },
  LIV: {
    outline:
      "M22 12C70 0 150 2 196 18C214 26 212 46 194 60C160 84 110 112 56 118C20 120 2 96 4 62C4 38 8 18 22 12Z",
    folds: "M132 6C138 34 130 60 112 96M20 100C44 106 70 100 92 90",
    face: [66, 20, 18],
    mouth: "flat",
  },
  PAN: {
    outline:
      "M6 52C4 30 24 12 44 18C56 6 76 8 84 16C100 8 116 12 122 22C140 18 156 30 156 46C156 62 138 70 124 66C112 80 92 80 84 72C74 86 56 86 48 76C26 84 8 74 6 52Z",
    folds: "M44 18C42 26 48 30 46 36M84 16C82 22 88 26 84 32M122 22C118 28 124 32 120 38",
    face: [66, 18, 13],
    mouth: "pout",
  },
  STO: {
    outline:
      "M14 2C32 0 42 8 44 26C60 14 96 8 132 14C168 22 182 60 168 92C154 122 116 132 84 126C56 120 50 104 34 106C20 108 14 120 4 118C0 96 14 78 24 64C26 44 14 26 14 2Z",
    folds: "M44 26C42 36 36 40 38 48M150 40C158 54 156 74 146 88M120 114C104 118 90 116 78 110",
    face: [104, 30, 18],
    mouth: "grin",
  },
  SIN: {
    outline:
      "M24 8C44 -2 64 6 72 10C92 0 116 0 132 10C152 2 184 4 194 26C204 40 200 54 194 62C204 78 200 104 180 114C164 122 146 118 136 112C118 124 92 122 80 114C60 124 30 124 16 108C2 92 8 74 12 64C2 48 6 18 24 8Z",
    folds:
      "M12 36C40 26 60 46 92 34C124 22 150 46 192 34M14 64C46 56 66 74 100 64C134 54 156 74 194 62M14 94C44 84 66 102 100 92C134 82 158 102 192 92",
    face: [104, 18, 17],
    mouth: "smile",
  },
  LIN: {
    outline:
      "M14 10C30 -2 44 6 50 8C62 -2 84 0 90 8C104 -2 130 0 138 14C152 22 152 42 146 50C156 64 152 82 144 88C150 106 138 122 120 120C108 128 92 124 86 118C74 128 54 126 48 118C32 124 10 118 8 100C-2 90 0 72 8 64C-2 52 0 30 10 26C8 20 10 14 14 10Z",
    folds:
      "M50 8C48 18 54 22 50 30M90 8C88 18 94 22 90 30M8 64C18 62 22 68 30 64M146 50C136 50 132 56 124 52M144 88C134 86 130 92 122 88M48 118C48 108 54 106 50 98M86 118C86 108 92 106 88 98",
    face: [72, 22, 17],
    mouth: "flat",
  },
  KI1: {
    outline: "M62 4C88 8 98 34 92 56C88 70 74 66 76 78C84 100 72 120 48 120C20 118 4 86 6 54C8 22 34 0 62 4Z",
    folds: "M84 62C70 60 66 74 76 82",
    face: [46, 24, 13],
    mouth: "pout",
  },
  KI2: {
    outline:
      "M36 4C10 8 0 34 6 56C10 70 24 66 22 78C14 100 26 120 50 120C78 118 94 86 92 54C90 22 64 0 36 4Z",
    folds: "M14 62C28 60 32 74 22 82",
    face: [52, 24, 13],
    mouth: "smile",
  },
}

/** The mouth in the middle of a face at that place. */
const mouths = {
  smile: (x: number, y: number) => `M${x - 6} ${y + 8}q6 6 12 0`,
  flat: (x: number, y: number) => `M${x - 5} ${y + 9}h10`,
  pout: (x: number, y: number) => `M${x - 5} ${y + 11}q5-5 10 0`,
  grin: (x: number, y: number) => `M${x - 8} ${y + 7}q8 10 16 0Z`,
} as const

const edge = "#43121f"
const foldsOf = (organ: OrganId) =>
  `<path d="${drawings[organ].folds}" fill="none" stroke="${zonePaints[zoneOf[organ]].deep}" stroke-width="2.4" stroke-linecap="round" stroke-opacity="0.55"/>`

/** What never changes on an organ: folds, eyes and mouth. */
const faceImage = stamps((organ: OrganId) => {
  const { face, mouth } = drawings[organ]
  const { w, h } = organPlaces[organ]
  const [x, y, apart] = face
  const eyes = [x - apart / 2, x + apart / 2] as const
  const whites = dots(
    [
      [eyes[0], y],
      [eyes[1], y],
    ],
    5.5,
    6.5,
  )
  const pupils = dots(
    [
      [eyes[0] + 1, y + 1.5],
      [eyes[1] - 1, y + 1.5],
    ],
    2.6,
  )
  const strokes = [
    foldsOf(organ),
    `<path d="${whites}" fill="#fff" stroke="${edge}" stroke-width="1.4"/>`,
    `<path d="${pupils}" fill="#2a0f18"/>`,
    `<path d="${mouths[mouth](x, y)}" fill="none" stroke="${edge}" stroke-width="2.4" stroke-linecap="round"/>`,
  ]
  return { box: `0 0 ${w} ${h}`, strokes: strokes.join("") }
})

export const OrganDrawing = memo(function OrganDrawing({ organ }: { readonly organ: OrganId }) {
  const { outline } = drawings[organ]
  const { w, h } = organPlaces[organ]
  return (
    <svg className="vir-organ-drawing" viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
      <path className="vir-organ-glow" d={outline} />
      <path className="vir-organ-flesh" d={outline} />
      <image href={faceImage(organ)} width={w} height={h} />
    </svg>
  )
})

/** With room for the edge around it. */
export const smallImage = stamps((organ: OrganId) => {
  const { w, h } = organPlaces[organ]
  const flesh = `<path d="${drawings[organ].outline}" fill="${zonePaints[zoneOf[organ]].flesh}" stroke="${edge}" stroke-width="3" stroke-linejoin="round"/>`
  return { box: `-2 -2 ${w + 4} ${h + 4}`, strokes: `${flesh}${foldsOf(organ)}` }
})

/** Small, among many: without a face. */
export const SmallOrgan = memo(function SmallOrgan({ organ }: { readonly organ: OrganId }) {
  return <Stamped className="vir-small-organ" image={smallImage(organ)} />
})
