// How a virus stands in a zone, and what the zone is worth.

import type { Box } from "../data/box.ts"
import { events } from "../data/events.ts"
import type { ZoneId } from "../data/organs.ts"
import { zoneBonus } from "../data/tracks.ts"
import type { ZoneTokenId } from "../data/zone-tokens.ts"
import type { Participant, State } from "../rules/state.ts"
import { type Census, placesOf } from "./census.ts"

/** Whether Step 2 of this round is still to come. */
export function isBeforeResearch(state: State): boolean {
  return state.step <= 1
}

/** Points for whoever controls the zone. */
export function zoneVp(state: State, box: Box, zone: ZoneId): number {
  const token = state.zoneTokens[zone - 1] as ZoneTokenId | undefined
  if (token === undefined) return 2.5
  const vp = box.zoneTokens[token][state.side].vp + (zone === zoneBonus.zone ? zoneBonus.vp : 0)
  if (state.event === null || !isBeforeResearch(state)) return vp
  const { effect } = events[state.event]
  return effect.kind === "controlVp" && effect.zones.includes(zone) ? vp + effect.vp : vp
}

/** What the doctors learn of whoever controls the zone. */
export function zoneResearch(state: State, box: Box, zone: ZoneId): number {
  const token = state.zoneTokens[zone - 1] as ZoneTokenId | undefined
  return token === undefined ? 1.5 : box.zoneTokens[token][state.side].research
}

export function isAbove(state: State, who: Participant, other: Participant): boolean {
  return state.ties.indexOf(who) < state.ties.indexOf(other)
}

const unknown = -1

/** One virus in one zone, against the best of the others there. */
export class Standing {
  /** Viruses in the zone, and in how many of its organs there is one. */
  viruses = 0
  present = 0
  private readonly census: Census
  private who = 0
  private zone: ZoneId = 1
  private organs = 1
  /**
   * The most that another has there, and whether a tie with that one is won; found out when it
   * matters.
   */
  private rivals = unknown
  private winsTies = true

  constructor(census: Census) {
    this.census = census
  }

  look(who: Participant, zone: ZoneId): void {
    this.viruses = this.census.inZone(zone, who)
    this.present = this.census.organsWith(zone, who)
    this.who = who
    this.zone = zone
    this.organs = (placesOf[zone] as readonly number[]).length
    this.rivals = unknown
  }

  /**
   * 1 for whoever controls the zone, less the further away one is; also as it would be with more
   * viruses or fewer.
   */
  value(state: State, viruses = this.viruses, present = this.present): number {
    if (viruses === 0) return 0
    if (present < this.organs) return 0.3 * (present / this.organs)
    if (this.rivals === unknown) this.findRivals(state)
    if (viruses > this.rivals || (viruses === this.rivals && this.winsTies)) return 1
    return 0.5 / (1 + this.rivals - viruses)
  }

  /** The same with so many more viruses, first where there is none yet. */
  withMore(state: State, viruses: number): number {
    return this.value(state, this.viruses + viruses, Math.min(this.organs, this.present + viruses))
  }

  private findRivals(state: State): void {
    let rival = -1
    let most = 0
    for (let other = 0; other < state.reserve.length; other++) {
      if (other === this.who) continue
      const total = this.census.controlTotal(this.zone, other)
      if (total > most || (total === most && total > 0 && isAbove(state, other, rival))) {
        most = total
        rival = other
      }
    }
    this.rivals = most
    this.winsTies = rival < 0 || isAbove(state, this.who, rival)
  }
}
