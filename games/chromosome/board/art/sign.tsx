// Small signs: energy, fortune, irradiation, cubes, trophies, tokens, and what one can do

import { memo } from "react"

/** Drawn 24 by 24: filled shapes, then lines. */
const drawings = {
  energy: { fill: "M13.500 1.500 4 13.500h6L8.500 22.500 19 9.500h-6.500Z", line: "" },
  fortune: {
    fill: "M12 11C8 11 4 9 4 6s4-4 8 1c4-5 8-4 8-1s-4 5-8 5Zm0 1c-1-5-7-7-9-4s2 6 9 4Zm0 0c1-5 7-7 9-4s-2 6-9 4Zm0 0c-5 0-8 3-6.500 6s6 0 6.500-6Zm0 0c5 0 8 3 6.500 6s-6 0-6.500-6Z",
    line: "M12 13c.5 4 1.500 6.500 3.500 9",
  },
  irradiation: {
    fill: "M12 10.200a1.900 1.900 0 1 0 .01 0ZM8.600 10.200 4.200 2.900A10.500 10.500 0 0 1 19.800 2.900L15.400 10.200a4 4 0 0 0-6.800 0ZM8 12.500H-.400A10.500 10.500 0 0 0 7.700 22.300L10.300 15.700A4 4 0 0 1 8 12.500ZM16 12.500h8.400A10.500 10.500 0 0 1 16.300 22.300L13.700 15.700A4 4 0 0 0 16 12.500Z",
    line: "",
  },
  cube: { fill: "M12 2 21 7v10l-9 5-9-5V7Z", line: "M3 7l9 5 9-5M12 12v10" },
  trophy: {
    fill: "M6 3h12v6a6 6 0 0 1-12 0ZM9 20h6l1.500 2h-9ZM11 14h2v6h-2Z",
    line: "M6 5H3v2c0 2.500 1.500 4 3.500 4M18 5h3v2c0 2.500-1.500 4-3.500 4",
  },
  token: { fill: "M12 3a9 9 0 1 0 .01 0Z", line: "M12 8a4 4 0 1 0 .01 0Z" },
  supply: { fill: "M8 3h8v2h-1v5l4 9a2 2 0 0 1-2 3H7a2 2 0 0 1-2-3l4-9V5H8Z", line: "M7.500 15h9" },
  move: { fill: "M14 4l8 8-8 8v-5H3V9h11Z", line: "" },
  clock: { fill: "M12 2a10 10 0 1 0 .01 0Z", line: "M12 6v6l4.500 3" },
  pass: { fill: "M6 4h4v16H6ZM14 4h4v16h-4Z", line: "" },
  endTurn: { fill: "M3 4l12 8-12 8ZM17 4h4v16h-4Z", line: "" },
  first: { fill: "M6 2h2v20H6ZM9 3h12l-4 5 4 5H9Z", line: "" },
  growth: {
    fill: "M9 3a6 6 0 0 1 5.500 8.500A6 6 0 1 1 9 15.900 6 6 0 0 1 9 3Z",
    line: "M19 2v7M15.500 5.500h7",
  },
  mutation: {
    fill: "",
    line: "M7 2c0 7 10 6 10 13 0 3-1 5-2 7M17 2c0 7-10 6-10 13 0 3 1 5 2 7M9 5h6M9 19h6M10 12h4",
  },
  spark: { fill: "M13 1 5 13h5l-2 10L19 9h-6Z", line: "M2 5l3 2M2 17l3-2M22 16l-3-1.500" },
  impulse: {
    fill: "M12 9a3 3 0 1 0 .01 0Z",
    line: "M6.500 6.500a8 8 0 0 0 0 11M17.500 6.500a8 8 0 0 1 0 11M3 3a13 13 0 0 0 0 18M21 3a13 13 0 0 1 0 18",
  },
  superGene: {
    fill: "M12 2l2.500 6.500L21 9l-5 4.500L17.500 20 12 16.500 6.500 20 8 13.500 3 9l6.500-.5Z",
    line: "",
  },
  change: { fill: "", line: "M4 9h13l-4-5M20 15H7l4 5" },
  takeover: { fill: "M4 20V5l9 3-9 4v8ZM17 14a4 4 0 1 0 .01 0Z", line: "" },
  catalysis: {
    fill: "M9 2h6v7l5 11a1.500 1.500 0 0 1-1.500 2h-13A1.500 1.500 0 0 1 4 20L9 9Z",
    line: "M12 12v6M9 15h6",
  },
  bond: {
    fill: "M5 13a4 4 0 1 0 .01 0ZM19 13a4 4 0 1 0 .01 0ZM12 2a4 4 0 1 0 .01 0Z",
    line: "M7 14l4-5M17 14l-4-5M9 17h6",
  },
  domination: { fill: "M3 19 2 7l6 5 4-9 4 9 6-5-1 12Z", line: "M3 22h18" },
  fusion: { fill: "M8 6a6 6 0 1 0 .01 0Z", line: "M16 6a6 6 0 1 0 .01 0M12 2v3M12 19v3" },
  destroy: {
    fill: "M12 1l2.500 6.500L21 4l-3.500 6.500L23 13l-6 1.500L19 21l-6-4-4 6-1-7-6.500 1L6 12 1 8l7 .500Z",
    line: "",
  },
  concentration: {
    fill: "M7 11l5 3v6l-5 3-5-3v-6ZM17 11l5 3v6l-5 3-5-3v-6ZM12 1l5 3v6l-5 3-5-3V4Z",
    line: "",
  },
  saturation: { fill: "M12 2c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13Z", line: "M9 15a3 3 0 0 0 3 3" },
  power: { fill: "M4 7h14v10H4ZM19 10h3v4h-3Z", line: "M12 8.500 9 12.500h4L10.500 16" },
  outbreak: {
    fill: "M12 9a3 3 0 1 0 .01 0Z",
    line: "M12 2v4M12 18v4M2 12h4M18 12h4M5 5l3 3M16 16l3 3M19 5l-3 3M8 16l-3 3",
  },
  teleportation: {
    fill: "M12 8a4 4 0 1 0 .01 0Z",
    line: "M4 5c5-4 11-4 16 0M4 19c5 4 11 4 16 0M2 9v6M22 9v6",
  },
  focus: { fill: "M12 8a4 4 0 1 0 .01 0Z", line: "M3 8V3h5M21 8V3h-5M3 16v5h5M21 16v5h-5" },
  giant: { fill: "M12 1a6 6 0 1 0 .01 0ZM7 11a6 6 0 1 0 .01 0ZM17 11a6 6 0 1 0 .01 0Z", line: "" },
  dispersal: {
    fill: "M12 9a3 3 0 1 0 .01 0Z",
    line: "M15 9l6-6M21 3h-4.500M21 3v4.500M9 15l-6 6M3 21h4.500M3 21v-4.500",
  },
  reroll: { fill: "M19 2v8h-8Z", line: "M18.500 9A8 8 0 1 0 20 14" },
  stand: { fill: "", line: "M4 13l5 5L20 6" },
  add: { fill: "M7 12a5 5 0 1 0 .01 0ZM17 12a5 5 0 1 0 .01 0Z", line: "M12 2v7M8.500 5.500h7" },
  spread: {
    fill: "M12 10a3 3 0 1 0 .01 0ZM4 2a3 3 0 1 0 .01 0ZM20 2a3 3 0 1 0 .01 0ZM12 18a3 3 0 1 0 .01 0Z",
    line: "M10 10 6 7M14 10l4-3M12 16v2",
  },
} as const

export type SignId = keyof typeof drawings

/** Without its lines, for a picture that is drawn already. */
export const shapeOf = (sign: SignId): string => drawings[sign].fill

interface Props {
  readonly sign: SignId
  readonly className?: string
}

export const Sign = memo(function Sign({ sign, className = "" }: Props) {
  const { fill, line } = drawings[sign]
  return (
    <svg
      className={`chr-icon chr-sign ${className}`}
      viewBox="-1 0 26 24"
      data-sign={sign}
      aria-hidden="true"
    >
      {fill !== "" && <path className="chr-sign-fill" d={fill} />}
      {line !== "" && <path className="chr-sign-line" d={line} data-alone={fill === "" || undefined} />}
    </svg>
  )
})
