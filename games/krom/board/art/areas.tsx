// The four painted scenes, and their small signs

import { memo } from "react"
import type { Area } from "../../data/kinds.ts"
import type { Drawing } from "./paints.ts"
import { Small } from "./picture.tsx"

const signs: { readonly [A in Area]: Drawing } = {
  caves: "h:M2 21C2 10 6 3 12 3s10 7 10 18Z;k:M7 21c0-7 2-11 5-11s5 4 5 11Z",
  forest: "g:M12 1 4 12h4l-5 7h18l-5-7h4Z;W:M12 19v4",
  savanna: "y:M12 4a6 6 0 1 0 .1 0Z;l:M2 21h20M5 21l1-6M8 21l2-5M17 21l-1-6M20 21l1-5",
  mountains: "h:M1 21 9 5l5 8 3-4 6 12Z;c:M6 11l3-6 3 5-2 2-2-2Z",
}

export const AreaSign = memo(function AreaSign({
  area,
  className = "",
}: {
  readonly area: Area
  readonly className?: string
}) {
  return <Small className={`kro-sign ${className}`} drawing={signs[area]} />
})

/** Drawn 520 by 250. Paints here are the wall's own: see scenes in the style sheet. */
const scenes: { readonly [A in Area]: readonly (readonly [paint: string, shape: string])[] } = {
  caves: [
    ["far", "M0 0h520v250H0Z"],
    [
      "mid",
      "M0 0h520v40c-30 30-60 10-86 34-20 18-60 4-90 20-34 16-80-6-110 8-40 16-90-14-124 4-30 14-70 2-110 22Z",
    ],
    [
      "near",
      "M0 250V60c16 20 10 50 30 70 14 16 8 50 30 62 30 16 70 12 110 18 70 10 150 8 210 0 40-6 80-2 104-22 16-16 6-50 20-66 12-16 4-40 16-62v190Z",
    ],
    ["dark", "M190 210c-8-40 6-86 40-96 44-12 92 6 100 48 4 20 2 34 0 48-40 8-100 8-140 0Z"],
    [
      "glow",
      "M262 206c-30 0-40-12-30-26 4 6 8 6 8 0-2-14 10-20 14-34 8 8 6 16 10 22 4-6 2-10 2-16 12 10 14 20 12 28 6 0 8-4 8-8 10 16 4 34-24 34Z",
    ],
    [
      "chalk",
      "M60 96l10-14 8 10 14-4M66 92l-4 14M86 90l4 14M72 92v12M420 80c10-12 26-12 32 0M424 84l-2 16M446 84l2 16M452 80l12-6M436 86v12M100 60c4-6 10-6 12 0M470 120v-16M478 122v-18M486 120v-16M464 112l26-2",
    ],
    ["red", "M116 120c-6-6-6-14-4-20M118 120l-2-24M122 120l2-24M126 122l6-20M114 122c4 10 12 10 16 0"],
  ],
  forest: [
    ["far", "M0 0h520v250H0Z"],
    [
      "mid",
      "M0 150 30 90l18 26 26-60 22 44 30-70 24 54 26-44 24 60 30-80 28 70 26-46 22 50 30-76 30 72 24-52 26 56 30-66 26 50 24-30v110H0Z",
    ],
    ["near", "M0 250v-60c60-20 140-22 220-14 100 10 200-10 300 8v66Z"],
    ["trunk", "M52 196l4-80h12l4 82ZM442 192l6-92h14l6 94ZM492 196l4-60h10l6 64ZM14 200l2-50h8l2 50Z"],
    [
      "leaf",
      "M60 30 20 100h22l-28 50h94l-28-50h22ZM454 14l-46 76h26l-32 52h106l-32-52h24ZM500 80l-24 40h12l-16 34h48V96ZM18 96 0 126v40h44l-14-24h10Z",
    ],
    [
      "chalk",
      "M70 44l-10 20M84 66l-12 20M40 96l-8 18M462 32l-12 24M480 62l-12 22M432 96l-10 18M140 206c6-10 14-10 18 0M150 206v10M360 204c6-12 18-12 22 0M371 204v12",
    ],
    ["red", "M140 206c4-12 16-12 20 0ZM358 204c6-14 20-14 26 0Z"],
  ],
  savanna: [
    ["far", "M0 0h520v250H0Z"],
    ["glow", "M404 34a30 30 0 1 0 .1 0Z"],
    ["mid", "M0 132c70-22 130-10 200-16 90-8 190 14 320-6v140H0Z"],
    ["near", "M0 250v-64c90-16 180-2 270-8 90-6 170-8 250 6v66Z"],
    ["trunk", "M92 186c2-30-2-44-10-62l6-2c4 12 10 16 12 26 4-14 10-20 20-28l4 4c-14 14-18 32-18 62Z"],
    ["leaf", "M36 122c0-26 36-34 56-30 30-8 62 8 58 28-34 8-80 8-114 2Z"],
    [
      "chalk",
      "M430 24l8-14M452 46l16-8M456 70l18 4M378 24l-8-14M356 46l-16-8M352 70l-18 4M404 20V4M20 210l4-16M28 210l2-20M36 210l-2-14M300 200l4-14M308 200l2-18M316 200l-2-12M480 206l4-16M488 206l2-20M496 206l-2-14",
    ],
    ["red", "M214 132c10-10 26-10 36-4l12-6 2 8 8 2-8 6-4 12-4-8h-22l-4 10-4-10c-6-2-10-6-12-10Z"],
  ],
  mountains: [
    ["far", "M0 0h520v250H0Z"],
    ["mid", "M0 170 70 70l34 42 56-92 62 96 40-50 60 84 54-110 70 90 40-40 34 44v66H0Z"],
    ["near", "M0 250v-50l60-24 70 14 80-26 90 22 76-20 80 18 64-14v80Z"],
    [
      "snow",
      "M160 20l-30 50 12-4 10 12 12-14 14 14 14-10ZM376 40l-26 50 12-6 12 14 10-16 14 10 12-10ZM70 70 52 96l12-2 8 8 10-12ZM262 66l-16 20 10 0 8 8 12-10Z",
    ],
    [
      "chalk",
      "M110 150c30-10 40-4 60-14M230 150c20-8 40 0 60-10M420 160c16-8 30-2 44-10M30 176l16-8M486 150l14-6",
    ],
    ["red", "M300 172l8-18 8 18M308 154v-10M308 146l10 4M304 164h8"],
  ],
}

const frost =
  "M0 0h520v16c-8 4-10 22-14 22s-4-18-10-18-6 34-11 34-5-30-12-30-8 16-13 16-6-20-14-20-6 40-12 40-6-36-14-36-10 12-16 12-8-14-16-14-6 28-11 28-6-26-13-26-8 10-14 10-6-12-14-12-6 36-12 36-5-32-12-32-10 14-16 14-6-16-13-16-7 30-12 30-5-28-12-28-8 12-14 12-8-14-15-14-6 38-11 38-5-36-13-36-9 10-15 10-7-10-14-10-6 26-11 26-6-24-13-24-8 14-14 14-6-18-13-18-6 40-11 40-5-34-12-34-8 8-14 8-8-6-15-6-5 20-10 20-6-18-10-22Z"
const snowflakes =
  "M60 70v16M52 78h16M54 72l12 12M66 72 54 84M240 50v12M234 56h12M410 90v16M402 98h16M404 92l12 12M416 92l-12 12M330 130v10M325 135h10M130 120v10M125 125h10M480 140v12M474 146h12"

interface Props {
  readonly area: Area
  readonly glacial: boolean
}

export const Scene = memo(function Scene({ area, glacial }: Props) {
  return (
    <svg
      className="kro-scene"
      viewBox="0 0 520 250"
      preserveAspectRatio="xMidYMax slice"
      data-area={area}
      data-glacial={glacial || undefined}
      aria-hidden="true"
    >
      {scenes[area].map(([paint, shape]) => (
        <path key={shape} className={`kro-scene-${paint}`} d={shape} />
      ))}
      {glacial && (
        <>
          <path
            className="kro-scene-drift"
            d="M0 250v-44c50-18 110 8 170-4 60-10 110 12 170 0 70-14 120 8 180-6v54Z"
          />
          <path className="kro-scene-flakes" d={snowflakes} />
          <path className="kro-scene-frost" d={frost} />
        </>
      )}
    </svg>
  )
})
