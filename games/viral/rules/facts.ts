// Everything that is told: what a player wants to see happen, named by viruses, organs, zones and
// cards.

import type { Turn as AnyTurn, FactsOf, Seat } from "@genepool/engine"
import type { CardId, MutationCardId } from "../data/cards.ts"
import type { EventId } from "../data/events.ts"
import type { ChannelId } from "../data/graph.ts"
import type { OrganId, ZoneId } from "../data/organs.ts"
import type { VirusId } from "../data/viruses.ts"
import type { ZoneTokenId } from "../data/zone-tokens.ts"

/** Why a crisis begins: too many viruses, an action, an event. */
export type Cause = "full" | "action" | "event"

/** A virus on its way, as it is and with what it carries; "leap" follows no channel. */
export type Way = {
  readonly virus: VirusId
  readonly from: OrganId
  readonly to: OrganId
  readonly channel: ChannelId | "leap"
  readonly shielded: boolean
  readonly under: readonly VirusId[]
}

/** Who is in a place, and with how many visible viruses: two lists side by side. */
export type Counting = {
  readonly present: readonly VirusId[]
  readonly counts: readonly number[]
}

export type Fact = FactsOf<{
  // set-up
  choseVirus: { seat: Seat; virus: VirusId }
  dummy: { virus: VirusId }
  firstPlayer: { seat: Seat; virus: VirusId }
  settled: { virus: VirusId; organ: OrganId }
  zoneTokens: { tokens: readonly ZoneTokenId[] }
  nextEvent: { event: EventId; left: number }
  lastEvent: object
  displayed: { cards: readonly MutationCardId[] }
  packetsPassed: { pick: number }
  deckLaid: { virus: VirusId; cards: readonly MutationCardId[] }
  // the course of a round
  round: { round: number; seat: Seat; virus: VirusId }
  step: { step: number }
  dummyCards: { virus: VirusId; zones: readonly ZoneId[] }
  dummyIdle: { virus: VirusId; zone: ZoneId }
  revealed: { virus: VirusId; place: number; zone: ZoneId; card: CardId }
  finished: { virus: VirusId; unused: number }
  timer: {
    virus: VirusId
    zones: readonly ZoneId[]
    cards: readonly CardId[]
    backZones: readonly ZoneId[]
    backCards: readonly CardId[]
  }
  // actions
  infected: { virus: VirusId; organ: OrganId }
  reinfected: {
    virus: VirusId
    from: OrganId
    organ: OrganId
    shielded: boolean
  }
  moved: Way
  pulled: Way & { by: VirusId }
  pushed: Way & { by: VirusId }
  shielded: { virus: VirusId; organ: OrganId }
  attacked: { virus: VirusId; target: VirusId; organ: OrganId }
  absorbed: { virus: VirusId; organ: OrganId; viruses: readonly VirusId[] }
  provoked: { virus: VirusId; organ: OrganId }
  // what comes of them
  removed: { virus: VirusId; organ: OrganId }
  shieldLost: { virus: VirusId; organ: OrganId }
  released: { virus: VirusId; organ: OrganId; viruses: readonly VirusId[] }
  crisis: { organ: OrganId; token: number; cause: Cause }
  noCrisis: { organ: OrganId }
  // points and research
  gained: { virus: VirusId; vp: number; score: number }
  flipped: { virus: VirusId; score: number }
  tookCard: { virus: VirusId; card: MutationCardId }
  drewCard: { virus: VirusId; card: MutationCardId }
  drewUnseen: { virus: VirusId }
  noCard: { virus: VirusId }
  controlled: Counting & {
    zone: ZoneId
    virus: VirusId
    count: number
    tie: boolean
  }
  uncontrolled: Counting & { zone: ZoneId }
  missing: {
    zone: ZoneId
    virus: VirusId
    count: number
    organs: readonly OrganId[]
  }
  research: { virus: VirusId; before: number; now: number; top: boolean }
  event: { event: EventId }
  majority: { organ: OrganId; virus: VirusId; count: number }
  nobodyThere: { organ: OrganId }
  declined: { virus: VirusId }
  immuneResponse: Counting & { organ: OrganId; token: number }
  crisisOver: { organ: OrganId; token: number }
  crisisStays: { organ: OrganId; token: number }
  cured: { virus: VirusId }
  tieChart: { viruses: readonly VirusId[] }
  // the end
  finalScore: {
    virus: VirusId
    track: number
    presence: number
    cardPoints: number
    total: number
  }
  won: { seat: Seat; virus: VirusId; total: number; tie: boolean }
}>

export type Turn = AnyTurn<Fact>

const listed: { readonly [F in Fact["fact"]]: true } = {
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
export const factIds = Object.keys(listed) as readonly Fact["fact"][]
