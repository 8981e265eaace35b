// What lies on the patient, shown in the rules

import type { Figures } from "@genepool/board"
import type { Say } from "@genepool/engine"
import type { ActionId } from "../data/slots.ts"
import { virusIds } from "../data/viruses.ts"
import { appendix } from "./appendix.tsx"
import { ActionIcon, EventDrawing, Sign } from "./art/icons.tsx"
import { TokenPicture, Virus } from "./art/viruses.tsx"

const action = (id: ActionId, token?: string) => (say: Say) => [
  { picture: <ActionIcon action={id} />, name: say(`name.action.${id}`) },
  ...(token === undefined
    ? []
    : [{ picture: <TokenPicture token={token} />, name: say(`name.virus.${token[0]}`) }]),
]

export const figures: Figures = {
  ground: "vir-board",
  round: [
    <ActionIcon key="play" action="infect" />,
    <Sign key="research" sign="star" />,
    <EventDrawing key="event" kind="infectFromReserve" />,
    <ActionIcon key="crises" action="crisis" />,
    <Sign key="cure" sign="syringe" />,
    <Virus key="end" virus="G" />,
  ],
  appendix,
  byRule: {
    "VIR-CMP": (say) =>
      virusIds.map((virus) => ({ picture: <Virus virus={virus} />, name: say(`name.virus.${virus}`) })),
    "VIR-ACT-INF": action("infect"),
    "VIR-ACT-MOV": action("move"),
    "VIR-ACT-SHD": action("shield", "G*"),
    "VIR-ACT-ATK": action("attack"),
    "VIR-ACT-MAG": action("magnet"),
    "VIR-ACT-ABS": action("absorb", "O[G,Y*]"),
    "VIR-ACT-CRX": action("crisis"),
  },
}
