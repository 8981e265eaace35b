// What lies on the patient, shown in the rules

import type { Figures } from "@genepool/board"
import type { Say } from "@genepool/engine"
import { eventRows } from "../data/events.ts"
import { organIds, zoneOf } from "../data/organs.ts"
import type { ActionId } from "../data/slots.ts"
import { virusIds } from "../data/viruses.ts"
import { ActionIcon, EventDrawing } from "./art/icons.tsx"
import { OrganDrawing } from "./art/organs.tsx"
import { TokenPicture, Virus } from "./art/viruses.tsx"

const action = (id: ActionId, token?: string) => (say: Say) => [
  { picture: <ActionIcon action={id} />, name: say(`name.action.${id}`) },
  ...(token === undefined
    ? []
    : [{ picture: <TokenPicture token={token} />, name: say(`name.virus.${token[0]}`) }]),
]

export const figures: Figures = {
  ground: "vir-board",
  byRule: {
    "VIR-CMP": (say) =>
      virusIds.map((virus) => ({ picture: <Virus virus={virus} />, name: say(`name.virus.${virus}`) })),
    "VIR-SET": (say) =>
      organIds.map((organ) => ({
        picture: (
          <span data-zone={zoneOf[organ]}>
            <OrganDrawing organ={organ} />
          </span>
        ),
        name: say(`name.organ.${organ}`),
      })),
    "VIR-ACT-INF": action("infect"),
    "VIR-ACT-MOV": action("move"),
    "VIR-ACT-SHD": action("shield", "G*"),
    "VIR-ACT-ATK": action("attack"),
    "VIR-ACT-MAG": action("magnet"),
    "VIR-ACT-ABS": action("absorb", "O[G,Y*]"),
    "VIR-ACT-CRX": action("crisis"),
    "VIR-EVT": (say) =>
      eventRows.slice(0, 6).map(({ id, effect }) => ({
        picture: <EventDrawing kind={effect.kind} />,
        name: say(`name.event.${id}`),
      })),
  },
}
