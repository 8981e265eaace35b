// What lies in front of a player while they are in the middle of something else

import type { Seat } from "@genepool/engine"
import type { Choice } from "./choices.ts"
import { forEachType } from "./hand.ts"
import type { Reason, Withheld } from "./reasons.ts"
import type { State } from "./state.ts"

export const endPhase: Choice = { do: "endPhase" }

const finishFirst: Reason = { why: "finishFirst" }

/** Cards, evolutions and the end of the phase: open again once what was begun is over. */
export function withheldMeanwhile(state: State, seat: Seat, reason: Reason = finishFirst): Withheld[] {
  const begun: Choice[] = []
  forEachType(state, seat, (card) => begun.push({ do: "play", card }))
  state.evolutions.open.forEach((evolution, slot) => {
    if (evolution !== null) begun.push({ do: "buy", slot, evolution })
  })
  return [...begun, endPhase].map((choice) => ({ choice, reason }))
}
