// Step 2, Research: zones are controlled, points gained, and the doctors learn.

import { call, done } from "@genepool/engine"
import { type ZoneId, zoneIds } from "../data/organs.ts"
import { zoneBonus } from "../data/tracks.ts"
import type { Face, ZoneTokenId } from "../data/zone-tokens.ts"
import { controllerOf, isDecidedByTie, type Settled, standingsIn } from "./control.ts"
import type { Fact, Turn } from "./facts.ts"
import { procedure } from "./procedure.ts"
import { score } from "./scoring.ts"
import { boxIn, type Participant, type State, virusOfParticipant } from "./state.ts"

export const research = procedure("research", () => ({ zone: 1, controller: -1, steps: 0 }), {
  // VIR-RES-01: zone by zone
  zone(state, frame, turn) {
    if (frame.zone > zoneIds.length) return done
    const zone = frame.zone as ZoneId
    frame.controller = controllerOf(state, zone)
    const face = faceOf(state, zone)
    tellControl(state, zone, frame.controller, turn)
    frame.zone++
    if (frame.controller < 0) return "zone" // VIR-RES-06
    // VIR-RUL-39: token and bonus are one gain, and the token is read once
    frame.steps = face.research
    const vp = face.vp + (zone === zoneBonus.zone ? zoneBonus.vp : 0) // VIR-RES-07, VIR-RES-09
    return call(score, { gains: [{ who: frame.controller, vp }] }, "learn")
  },

  // VIR-RES-08, VIR-RUL-49: after the card that the points may have brought
  learn(state, frame, turn) {
    moveResearch(state, frame.controller, frame.steps, turn)
    return "zone"
  },
})

/** What the zone's token shows now. */
export function faceOf(state: State, zone: number): Face {
  return boxIn(state).zoneTokens[state.zoneTokens[zone - 1] as ZoneTokenId][state.side]
}

/** VIR-RES-10, VIR-RES-11: steps beyond top and bottom are lost. */
export function moveResearch(state: State, who: Participant, steps: number, turn: Turn): void {
  const before = state.research[who] as number
  const now = Math.max(0, Math.min(boxIn(state).researchTop, before + steps))
  state.research[who] = now
  if (turn.told !== null && before !== now)
    turn.tell({
      fact: "research",
      virus: virusOfParticipant(state, who),
      before,
      now,
      top: now === boxIn(state).researchTop,
    })
}

/** Who controls a zone and why: the counting, and who has many viruses but is missing somewhere. */
export function tellControl(state: State, zone: ZoneId, who: Participant, turn: Turn): void {
  if (turn.told === null) return
  const standings = standingsIn(state, zone)
  const control = controlIn(state, zone, who)
  turn.tell(control)
  for (const { virus, count, missing } of standings)
    if (missing.length > 0 && count >= (control.fact === "controlled" ? control.count : 1))
      turn.tell({ fact: "missing", zone, virus, count, organs: missing })
}

type Control = Extract<Fact, { readonly fact: "controlled" | "uncontrolled" }>

/** What there is to say of who controls a zone; -1 for nobody. */
export function controlIn(state: Settled, zone: ZoneId, who: Participant): Control {
  const standings = standingsIn(state, zone)
  const counting = {
    zone,
    present: standings.map(({ virus }) => virus),
    counts: standings.map(({ count }) => count),
  }
  const controller = standings.find(({ virus }) => virus === state.viruses[who])
  if (controller === undefined) return { fact: "uncontrolled", ...counting }
  const { virus, count } = controller
  return { fact: "controlled", virus, count, tie: isDecidedByTie(state, zone), ...counting }
}
