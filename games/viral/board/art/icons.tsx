// Signs: the seven actions, and what charts and cards need

import { Stamped, stamps } from "@genepool/board"
import { memo } from "react"
import type { Effect } from "../../data/events.ts"
import type { ActionId } from "../../data/slots.ts"

/** On viruses, too. */
export const shieldSign = ["M12 2l8 3v6c0 6-4 9-8 11-4-2-8-5-8-11V5Z", "M12 6v12M7.500 10.500h9"] as const

/** Filled parts, then lines. */
const actionDrawings: { readonly [A in ActionId]: readonly [string, string] } = {
  shield: shieldSign,
  move: ["M12 12m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0", "M2 12h3M19 12h3M19 12l-3-3M22 12l-3-3M22 12l-3 3"],
  infect: [
    "M12 9m-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0",
    "M12 2V.8M5.800 4.500 4.500 3.200M18.200 4.500l1.300-1.300M12 15v7M8.500 19l3.500 3.500 3.500-3.500",
  ],
  attack: ["M3 3l7 1 3 3 8 14-14-8-3-3Z", "M15 4l5 5M19 3l2 2"],
  magnet: ["M4 3h5v9a3 3 0 0 0 6 0V3h5v9a8 8 0 0 1-16 0Z", "M4 7h5M15 7h5"],
  absorb: ["M12 3a9 9 0 1 0 9 9l-8-1 5-6a9 9 0 0 0-6-2Z", "M20 3.500l-3 3M22 8l-3 .5M9.500 8.500v.1"],
  crisis: ["M12 2l10 19H2Z", "M12 8.500v6M12 17.600v.2"],
}

const fills: { readonly [A in ActionId]: string } = {
  shield: "#9adcff",
  move: "#ffd98a",
  infect: "#8fe0a0",
  attack: "#ff8d86",
  magnet: "#e36b74",
  absorb: "#c9a5ff",
  crisis: "#ffc14d",
}

export const actionImage = stamps((action: ActionId) => {
  const [fill, lines] = actionDrawings[action]
  return {
    box: "-1 -1 26 26",
    strokes: `<g stroke="#3a1420" stroke-linejoin="round"><path d="${fill}" fill="${fills[action]}" stroke-width="1.6"/><path d="${lines}" fill="none" stroke-width="1.9" stroke-linecap="round"/></g>`,
  }
})

export const ActionIcon = memo(function ActionIcon({ action }: { readonly action: ActionId }) {
  return <Stamped className="vir-action" image={actionImage(action)} data={{ action }} />
})

const eventDrawings: { readonly [K in Effect["kind"]]: string } = {
  controlVp: "M8 38 6 16l12 9 6-15 6 15 12-9-2 22ZM10 42h28",
  purge: "M24 6c7 10 12 16 12 23a12 12 0 0 1-24 0C12 22 17 16 24 6ZM18 30a6 6 0 0 0 6 6",
  majorityVp: "M8 40V26h8v14M20 40V10h8v30M32 40V20h8v20M6 41h36",
  relocateInto:
    "M6 20c4-12 32-12 36 0ZM5 24q5 5 9 0 5 5 10 0 5 5 10 0 5 5 9 0M7 30h34c0 8-4 10-8 10H15c-4 0-8-2-8-10Z",
  infectFromReserve: "M16 18a8 8 0 1 0 .1 0ZM33 12a6 6 0 1 0 .1 0ZM32 30a7 7 0 1 0 .1 0ZM12 38h.2",
  placeCrisis: "M24 5 44 42H4ZM24 18v12M24 35v1",
  researchAll: "M30 6l12 12M36 12 18 30l-8 8M22 14l12 12M14 22l12 12L16 44H6V34ZM34 4l10 10",
  shieldZone: "M24 5l15 6v11c0 11-8 17-15 21C17 39 9 33 9 22V11ZM24 13v22M15 21h18",
}

export const EventDrawing = memo(function EventDrawing({ kind }: { readonly kind: Effect["kind"] }) {
  return (
    <svg className="vir-event-drawing" viewBox="0 0 48 48" aria-hidden="true">
      <path d={eventDrawings[kind]} />
    </svg>
  )
})

const signs = {
  star: "M12 2l3 7 7 .6-5.400 4.700L18.300 22 12 17.800 5.700 22l1.700-7.700L2 9.600 9 9Z",
  syringe: "M15 2l7 7M18.500 5.500 15 9M9 8l7 7-6 6H5l-2 1 1-2v-5ZM12 11l-2 2M10 13l-1.500 1.500",
  card: "M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2ZM12 8v8M8 12h8",
  timer: "M5 2h14M5 22h14M7 2c0 6 5 7 5 10s-5 4-5 10M17 2c0 6-5 7-5 10s5 4 5 10",
  crown: "M3 20 2 7l6 5 4-9 4 9 6-5-1 13Z",
  hidden: "M2 12c5-8 15-8 20 0-5 8-15 8-20 0ZM12 9a3 3 0 1 0 .1 0ZM4 3l16 18",
  scales: "M12 3v18M7 21h10M4 7h16M4 7 1.500 14h5ZM20 7l-2.500 7h5Z",
  flag: "M5 22V3c6-3 8 3 14 0v10c-6 3-8-3-14 0",
  pull: "M12 3v13M6 11l6 6 6-6M4 21h16",
  push: "M12 17V4M6 9l6-6 6 6M4 21h16",
  first: "M6 22V8l6-5 6 5v14ZM10 12l2-1.500V18",
} as const
export type SignId = keyof typeof signs

export const Sign = memo(function Sign({ sign }: { readonly sign: SignId }) {
  return (
    <svg className="vir-sign" data-sign={sign} viewBox="0 0 24 24" aria-hidden="true">
      <path d={signs[sign]} />
    </svg>
  )
})
