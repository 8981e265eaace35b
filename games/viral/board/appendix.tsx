// Every organ, zone token, card and event, for the end of the rules

import type { Chapter, Entry } from "@genepool/board"
import type { Say } from "@genepool/engine"
import { type CardRow, mutationCardRows, startingCardRows } from "../data/cards.ts"
import { eventRows } from "../data/events.ts"
import { graphRows, stepsOf } from "../data/graph.ts"
import { organRows } from "../data/organs.ts"
import { parseSlots } from "../data/slots.ts"
import { zoneTokenRows } from "../data/zone-tokens.ts"
import { EventDrawing, Sign } from "./art/icons.tsx"
import { OrganDrawing } from "./art/organs.tsx"
import { SlotFace } from "./cards.tsx"
import { signed } from "./zone-token.tsx"

export function appendix(say: Say): readonly Chapter[] {
  const chapter = (id: string, entries: readonly Entry[]): Chapter => ({
    title: say(`board.appendix.${id}`),
    rule: `VIR-${id.toUpperCase()}`,
    entries,
  })
  const steps = graphRows.flatMap(stepsOf)
  const cards = (rows: readonly CardRow[]) =>
    rows.map(({ id, slots, vp }) => {
      const parsed = parseSlots(slots, id)
      const icons = parsed.map(({ actions, zone }) => {
        const words = actions.map((action) => say(`name.action.${action}`)).join("/")
        return zone ? `(${words})` : words
      })
      return {
        picture: (
          <span className="vir-slots" data-count={parsed.length}>
            {parsed.map((slot, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place on the card
              <SlotFace key={at} slot={slot} />
            ))}
          </span>
        ),
        name: say(`name.card.${id}`),
        about: say("board.appendix.card", { icons: icons.join(", "), vp }),
      }
    })
  return [
    chapter(
      "organs",
      organRows.map(({ id, zone }) => {
        const to = new Set(steps.flatMap(([from, there]) => (from === id ? [there] : [])))
        return {
          picture: (
            <span data-zone={zone}>
              <OrganDrawing organ={id} />
            </span>
          ),
          name: say(`name.organ.${id}`),
          about: say("board.appendix.organ", {
            zone,
            list: [...to].map((organ) => say(`name.organ.${organ}`)).join(", "),
          }),
        }
      }),
    ),
    chapter(
      "tokens",
      zoneTokenRows.map(({ white, blue }, at) => ({
        picture: <Sign sign="star" />,
        name: say("board.appendix.token", { number: at + 1 }),
        about: say("board.appendix.sides", {
          white: white.vp,
          whiteResearch: signed(white.research),
          blue: blue.vp,
          blueResearch: signed(blue.research),
        }),
      })),
    ),
    chapter("starting", cards(startingCardRows)),
    chapter("mutations", cards(mutationCardRows)),
    chapter(
      "events",
      eventRows.map(({ id, effect }) => ({
        picture: <EventDrawing kind={effect.kind} />,
        name: say(`name.event.${id}`),
        about: say(`board.event.${id}`),
      })),
    ),
  ]
}
