// Sentences about a card or an action, said once more where it first comes up

import { type EventName, eventNames } from "../data/events.ts"
import { type SpecialAction, specialActions } from "../data/species.ts"

type About<Kind extends string, Id extends string> = { readonly [K in `about.${Kind}.${Id}`]: string }
type Names<Kind extends string, Id extends string> = { readonly [K in `name.${Kind}.${Id}`]: string }

/** What the event does that `{event}` names; nothing of one that no edition of ours has. */
export function aboutEvent(words: About<"event", EventName>): string {
  const each = eventNames.map((event) => `${event} {. ${words[`about.event.${event}`].replace(/\.$/, "")}}`)
  return `{eventId, select, ${each.join(" ")} other {}}`
}

export type SpecialTip = `special.${SpecialAction}`

export const allSpecials = Object.values(specialActions).flat()

/** A tip for each special action: whose it is, its name, and what it does. */
export function specialTips(
  yours: string,
  words: About<"action", SpecialAction> & Names<"action", SpecialAction>,
): { readonly [T in SpecialTip]: string } {
  const tips = allSpecials.map((action): [SpecialTip, string] => [
    `special.${action}`,
    `${yours} ${words[`name.action.${action}`]}. ${words[`about.action.${action}`]}`,
  ])
  return Object.fromEntries(tips) as { readonly [T in SpecialTip]: string }
}
