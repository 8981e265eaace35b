// What lies in front of a player at each question, and what touching it would mean

import type { FrameView, Seat } from "@genepool/engine"
import { organIds, zoneIds } from "../data/organs.ts"
import { virusIds } from "../data/viruses.ts"
import { type Choice, type GroupChoice, type OrganChoice, ofGroup } from "../rules/choices.ts"
import { boxIn, type Pair } from "../rules/state.ts"
import { groups } from "../rules/tokens.ts"
import type { View } from "../rules/view.ts"

/** Nothing is behind another choice: every question shows all it is about. */
export const doors = {}

const organDoing: { readonly [ask: string]: readonly OrganChoice["do"][] } = {
  "setUp.place": ["place"],
  "setUp.placeDummy": ["placeDummy"],
  "dummy.where": ["placeDummy"],
  "infect.where": ["infect"],
  "move.where": ["to"],
  "attack.where": ["attack"],
  "magnet.anchor": ["pull", "push"],
  "magnet.from": ["from"],
  "magnet.to": ["to"],
  "absorb.where": ["absorb"],
  "crisis.where": ["crisis"],
  "crises.place": ["crisis"],
  "relocate.where": ["to"],
  "relocate.fromReserve": ["infect"],
  "breed.where": ["infect"],
}

const groupDoing: { readonly [ask: string]: GroupChoice["do"] } = {
  "infect.lift": "lift",
  "move.which": "move",
  "attack.whom": "remove",
  "shield.which": "shield",
  "magnet.which": "drag",
  "absorb.which": "absorber",
  "relocate.which": "relocate",
}

export function sights(view: View, seat: Seat, ask: string): Choice[] {
  const organs = organDoing[ask]
  if (organs !== undefined)
    return organs.flatMap((doing) => organIds.map((organ): Choice => ({ do: doing, organ })))
  const group = groupDoing[ask]
  if (group !== undefined)
    return organIds.flatMap((organ) => groups(view.body[organ]).map((token) => ofGroup(group, organ, token)))
  const cards = view.cards[seat]
  const frame = view.frames.at(-1) as FrameView & { readonly used: readonly number[] }
  switch (ask) {
    case "setUp.chooseVirus":
      return virusIds.map((virus) => ({ do: "virus", virus }))
    case "pair.choose": {
      if (cards === undefined) return []
      const laid = [...cards.places, ...cards.timer].map(({ card }) => card)
      return [
        ...zoneIds.map((zone): Choice => ({ do: "zone", zone })),
        ...[...cards.mutations, ...view.unseen, ...laid].map((card): Choice => ({ do: "mutation", card })),
      ]
    }
    case "card.icon": {
      const pair = cards?.places.at(-1) as Pair
      const uses = boxIn(view).cards[pair.card].slots.flatMap(({ actions, zone }, slot) =>
        actions.map(
          (action, half): Choice => ({
            do: "use",
            slot,
            action,
            instead: actions[1 - half] ?? null,
            zone: zone ? pair.zone : 0,
          }),
        ),
      )
      return frame.used.length < uses.length ? [...uses, { do: "finish" }] : uses
    }
    case "score.take":
      return [...view.display.map((card): Choice => ({ do: "take", card })), { do: "blind" }]
    case "draft.keep":
    case "draft.order":
      // only the cards of the packet, or of the deck to be, lie there, and all of them are on the
      // list
      return []
    default:
      throw new Error(`what does a player see at ${ask}?`)
  }
}
