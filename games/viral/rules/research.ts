// Step 2, Research: zones are controlled, points gained, and the doctors learn.

import { call, done, type Turn } from "@genepool/engine"
import { type ZoneId, zoneIds } from "../data/organs.ts"
import { zoneBonus } from "../data/tracks.ts"
import type { Face, ZoneTokenId } from "../data/zone-tokens.ts"
import { controllerOf, isDecidedByTie, standingsIn } from "./control.ts"
import { tell } from "./facts.ts"
import { procedure } from "./procedure.ts"
import { score } from "./scoring.ts"
import { boxIn, type Participant, type State, virusOfParticipant } from "./state.ts"

export const research = procedure("research", () => ({ zone: 1, controller: -1, steps: 0 }), {
  // VIR-RES-01: zone by zone
  zone(s, f, turn) {
    if (f.zone > zoneIds.length) return done
    const zone = f.zone as ZoneId
    f.controller = controllerOf(s, zone)
    const face = faceOf(s, zone)
    tellControl(s, zone, f.controller, turn)
    f.zone++
    if (f.controller < 0) return "zone" // VIR-RES-06
    // VIR-RUL-39: token and bonus are one gain, and the token is read once
    f.steps = face.research
    const vp = face.vp + (zone === zoneBonus.zone ? zoneBonus.vp : 0) // VIR-RES-07, VIR-RES-09
    return call(score, { gains: [{ who: f.controller, vp }] }, "learn")
  },

  // VIR-RES-08, VIR-RUL-49: after the card that the points may have brought
  learn(s, f, turn) {
    moveResearch(s, f.controller, f.steps, turn)
    return "zone"
  },
})

/** What the zone's token shows now. */
export function faceOf(s: State, zone: number): Face {
  return boxIn(s).zoneTokens[s.zoneTokens[zone - 1] as ZoneTokenId][s.side]
}

/** VIR-RES-10, VIR-RES-11: steps beyond top and bottom are lost. */
export function moveResearch(s: State, who: Participant, steps: number, turn: Turn): void {
  const before = s.research[who] as number
  const now = Math.max(0, Math.min(boxIn(s).researchTop, before + steps))
  s.research[who] = now
  if (turn.told !== null && before !== now)
    tell(turn, {
      fact: "research",
      virus: virusOfParticipant(s, who),
      before,
      now,
      top: now === boxIn(s).researchTop,
    })
}

/** Who controls a zone and why: the counting, and who has many viruses but is missing somewhere. */
export function tellControl(s: State, zone: ZoneId, who: Participant, turn: Turn): void {
  if (turn.told === null) return
  const standings = standingsIn(s, zone)
  const counting = {
    present: standings.map(({ virus }) => virus),
    counts: standings.map(({ count }) => count),
  }
  const controller = standings.find(({ virus }) => virus === s.viruses[who])
  if (controller === undefined) tell(turn, { fact: "uncontrolled", zone, ...counting })
  else {
    const { virus, count } = controller
    tell(turn, { fact: "controlled", zone, virus, count, tie: isDecidedByTie(s, zone), ...counting })
  }
  for (const { virus, count, missing } of standings)
    if (missing.length > 0 && count >= (controller?.count ?? 1))
      tell(turn, { fact: "missing", zone, virus, count, organs: missing })
}
