// Everything that is told: what a player wants to see happen, named by viruses, organs, zones and cards.

import type { Fact, Turn } from "@genepool/engine"
import type { CardId, MutationCardId } from "../data/cards.ts"
import type { EventId } from "../data/events.ts"
import type { ChannelId } from "../data/graph.ts"
import type { OrganId, ZoneId } from "../data/organs.ts"
import type { VirusId } from "../data/viruses.ts"
import type { ZoneTokenId } from "../data/zone-tokens.ts"
import type { Cause } from "./crises.ts"

/** A virus on its way, as it is and with what it carries; "leap" follows no channel. */
export interface Way {
  readonly virus: VirusId
  readonly from: OrganId
  readonly to: OrganId
  readonly channel: ChannelId | "leap"
  readonly shielded: boolean
  readonly under: readonly VirusId[]
}

/** Who is in a place, and with how many visible viruses: two lists side by side. */
export interface Counting {
  readonly present: readonly VirusId[]
  readonly counts: readonly number[]
}

interface Told {
  // set-up
  choseVirus: { readonly seat: number; readonly virus: VirusId }
  dummy: { readonly virus: VirusId }
  firstPlayer: { readonly seat: number; readonly virus: VirusId }
  settled: { readonly virus: VirusId; readonly organ: OrganId }
  zoneTokens: { readonly tokens: readonly ZoneTokenId[] }
  nextEvent: { readonly event: EventId; readonly left: number }
  lastEvent: object
  displayed: { readonly cards: readonly MutationCardId[] }
  packetsPassed: { readonly pick: number }
  deckLaid: { readonly virus: VirusId; readonly cards: readonly MutationCardId[] }
  // the course of a round
  round: { readonly round: number; readonly seat: number; readonly virus: VirusId }
  step: { readonly step: number }
  dummyCards: { readonly virus: VirusId; readonly zones: readonly ZoneId[] }
  dummyIdle: { readonly virus: VirusId; readonly zone: ZoneId }
  revealed: { readonly virus: VirusId; readonly place: number; readonly zone: ZoneId; readonly card: CardId }
  finished: { readonly virus: VirusId; readonly unused: number }
  timer: {
    readonly virus: VirusId
    readonly zones: readonly ZoneId[]
    readonly cards: readonly CardId[]
    readonly backZones: readonly ZoneId[]
    readonly backCards: readonly CardId[]
  }
  // actions
  infected: { readonly virus: VirusId; readonly organ: OrganId }
  reinfected: {
    readonly virus: VirusId
    readonly from: OrganId
    readonly organ: OrganId
    readonly shielded: boolean
  }
  moved: Way
  pulled: Way & { readonly by: VirusId }
  pushed: Way & { readonly by: VirusId }
  shielded: { readonly virus: VirusId; readonly organ: OrganId }
  attacked: { readonly virus: VirusId; readonly target: VirusId; readonly organ: OrganId }
  absorbed: { readonly virus: VirusId; readonly organ: OrganId; readonly viruses: readonly VirusId[] }
  provoked: { readonly virus: VirusId; readonly organ: OrganId }
  // what comes of them
  removed: { readonly virus: VirusId; readonly organ: OrganId }
  shieldLost: { readonly virus: VirusId; readonly organ: OrganId }
  released: { readonly virus: VirusId; readonly organ: OrganId; readonly viruses: readonly VirusId[] }
  crisis: { readonly organ: OrganId; readonly token: number; readonly cause: Cause }
  noCrisis: { readonly organ: OrganId }
  // points and research
  gained: { readonly virus: VirusId; readonly vp: number; readonly score: number }
  flipped: { readonly virus: VirusId; readonly score: number }
  tookCard: { readonly virus: VirusId; readonly card: MutationCardId }
  drewCard: { readonly virus: VirusId; readonly card: MutationCardId }
  drewUnseen: { readonly virus: VirusId }
  noCard: { readonly virus: VirusId }
  controlled: Counting & {
    readonly zone: ZoneId
    readonly virus: VirusId
    readonly count: number
    readonly tie: boolean
  }
  uncontrolled: Counting & { readonly zone: ZoneId }
  missing: {
    readonly zone: ZoneId
    readonly virus: VirusId
    readonly count: number
    readonly organs: readonly OrganId[]
  }
  research: { readonly virus: VirusId; readonly before: number; readonly now: number; readonly top: boolean }
  event: { readonly event: EventId }
  majority: { readonly organ: OrganId; readonly virus: VirusId; readonly count: number }
  nobodyThere: { readonly organ: OrganId }
  declined: { readonly virus: VirusId }
  immuneResponse: Counting & { readonly organ: OrganId; readonly token: number }
  crisisOver: { readonly organ: OrganId; readonly token: number }
  crisisStays: { readonly organ: OrganId; readonly token: number }
  cured: { readonly virus: VirusId }
  tieChart: { readonly viruses: readonly VirusId[] }
  // the end
  finalScore: {
    readonly virus: VirusId
    readonly track: number
    readonly presence: number
    readonly cardPoints: number
    readonly total: number
  }
  won: { readonly seat: number; readonly virus: VirusId; readonly total: number; readonly tie: boolean }
}

export type FactId = keyof Told
export type ViralFact = { [F in FactId]: { readonly fact: F } & Told[F] }[FactId]

const listed: { readonly [F in FactId]: true } = {
  choseVirus: true,
  dummy: true,
  firstPlayer: true,
  settled: true,
  zoneTokens: true,
  nextEvent: true,
  lastEvent: true,
  displayed: true,
  packetsPassed: true,
  deckLaid: true,
  round: true,
  step: true,
  dummyCards: true,
  dummyIdle: true,
  revealed: true,
  finished: true,
  timer: true,
  infected: true,
  reinfected: true,
  moved: true,
  pulled: true,
  pushed: true,
  shielded: true,
  attacked: true,
  absorbed: true,
  provoked: true,
  removed: true,
  shieldLost: true,
  released: true,
  crisis: true,
  noCrisis: true,
  gained: true,
  flipped: true,
  tookCard: true,
  drewCard: true,
  drewUnseen: true,
  noCard: true,
  controlled: true,
  uncontrolled: true,
  missing: true,
  research: true,
  event: true,
  majority: true,
  nobodyThere: true,
  declined: true,
  immuneResponse: true,
  crisisOver: true,
  crisisStays: true,
  cured: true,
  tieChart: true,
  finalScore: true,
  won: true,
}

/** Every fact that can be told. */
export const factIds = Object.keys(listed) as readonly FactId[]

export function tell(turn: Turn, fact: ViralFact): void {
  turn.tell(fact as Fact)
}
