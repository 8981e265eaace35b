// What speaks most for a choice, for hints to people.

import type { Reason, Seat } from "@genepool/engine"
import { zoneIds } from "../data/organs.ts"
import { controllerOf } from "../rules/control.ts"
import type { State } from "../rules/state.ts"
import { isShielded } from "../rules/tokens.ts"
import type { Hint } from "./hints.ts"

type HintReason = Reason & { readonly why: Hint }

export function hintFor(before: State, after: State, seat: Seat): HintReason | null {
  const virus = before.viruses[seat]
  if (virus === undefined || after.viruses.length < after.reserve.length) return null
  const vp = (after.scores[seat] as number) - (before.scores[seat] as number)
  if (vp > 0) return { why: "scores", vp }
  for (const zone of zoneIds)
    if (controllerOf(after, zone) === seat && controllerOf(before, zone) !== seat)
      return { why: "takesZone", zone }
  for (const zone of zoneIds) {
    const loser = controllerOf(before, zone)
    if (loser >= 0 && loser !== seat && controllerOf(after, zone) !== loser)
      return { why: "takesAway", zone, virus: before.viruses[loser] as string }
  }
  if ((after.research[seat] as number) < (before.research[seat] as number)) return { why: "hides" }
  const [had, has] = [countOf(before, virus), countOf(after, virus)]
  if (has.shields > had.shields) return { why: "protects" }
  return has.viruses > had.viruses ? { why: "spreads" } : null
}

function countOf(s: State, virus: string): { viruses: number; shields: number } {
  let viruses = 0
  let shields = 0
  for (const tokens of Object.values(s.body))
    for (const token of tokens) {
      if (token[0] !== virus) continue
      viruses++
      if (isShielded(token)) shields++
    }
  return { viruses, shields }
}
