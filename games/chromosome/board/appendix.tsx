// Every action, room and event, for the end of the rules

import type { Chapter, Entry } from "@genepool/board"
import type { Say } from "@genepool/engine"
import type { Cost } from "../data/actions.ts"
import { eventNames } from "../data/events.ts"
import { genes } from "../data/genes.ts"
import { roomRows } from "../data/rooms.ts"
import { actionRows, mainActions, specialActions, speciesNames } from "../data/species.ts"
import { EventPicture } from "./art/event.tsx"
import { GeneIcon } from "./art/gene.tsx"
import { MicrobeIcon } from "./art/microbe.tsx"

export function appendix(say: Say): readonly Chapter[] {
  const chapter = (id: string, entries: readonly Entry[]): Chapter => ({
    title: say(`board.appendix.${id}`),
    rule: `CHR-${id.toUpperCase()}`,
    entries,
  })
  const price = (cost: Cost) => {
    const parts = genes
      .filter((gene) => cost[gene] > 0)
      .map((gene) => say("board.cost.gene", { count: cost[gene], gene }))
    if (cost.any > 0) parts.push(say("board.cost.any", { count: cost.any }))
    if (cost.energy > 0) parts.push(say("board.cost.energy", { count: cost.energy }))
    return parts.join(", ")
  }
  const specials = speciesNames.flatMap((species) =>
    specialActions[species].map((action) => ({ action, species })),
  )
  return [
    chapter("actions", [
      ...mainActions.map((action) => ({
        picture: <GeneIcon gene={action === "impulse" ? "telepathy" : "action"} />,
        name: say(`name.action.${action}`),
        about: say(`about.action.${action}`),
      })),
      ...specials.map(({ action, species }) => {
        const row = actionRows.find((one) => one.action === action)
        return {
          picture: <MicrobeIcon species={species} />,
          name: say(`name.action.${action}`),
          about: say("board.appendix.action", {
            species,
            what: say(`about.action.${action}`),
            cost: row === undefined ? "" : price(row.cost),
          }),
        }
      }),
    ]),
    chapter(
      "rooms",
      roomRows.map(({ room, sterility, start, red }) => ({
        picture: <b className="chr-number">{room}</b>,
        name: say("board.appendix.room", { number: room }),
        about: say("board.appendix.pipes", { sterility, mark: start ? "start" : red ? "red" : "none" }),
      })),
    ),
    chapter(
      "events",
      eventNames.map((event) => ({
        picture: <EventPicture event={event} />,
        name: say(`name.event.${event}`),
        about: say(`about.event.${event}`),
      })),
    ),
  ]
}
