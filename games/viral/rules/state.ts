// The position: the body with its viruses, the charts, the cards of every player.

import type { Deck, Position, Seat } from "@genepool/engine"
import { type Box, boxOf } from "../data/box.ts"
import { type CardId, type MutationCardId, startingCardIds } from "../data/cards.ts"
import type { EventId } from "../data/events.ts"
import { type OrganId, organIds, type ZoneId, zoneIds } from "../data/organs.ts"
import { crisisThreshold, supplyFor } from "../data/tracks.ts"
import type { VirusId } from "../data/viruses.ts"
import type { ZoneTokenId } from "../data/zone-tokens.ts"
import type { Options } from "./options.ts"
import type { Token } from "./tokens.ts"

/**
 * A seat, or with two players the dummy after them (VIR-2P-01). Lists by participant have one entry
 * for each.
 */
export type Participant = number

/** A zone card and a mutation card that are played together. */
export interface Pair {
  readonly zone: ZoneId
  readonly card: CardId
}

/**
 * The cards of one player. Never changed, only replaced, so that copies of a position may share it.
 */
export interface Cards {
  /** Zone cards in hand. */
  readonly zones: readonly ZoneId[]
  /** Mutation cards in hand that everybody can know. */
  readonly mutations: readonly CardId[]
  /**
   * Mutation cards in hand that were drawn unseen and not played since: their owner's secret
   * (VIR-RUL-37).
   */
  readonly unseen: readonly MutationCardId[]
  /** The pairs at places 1 and 2. */
  readonly places: readonly Pair[]
  readonly timer: readonly Pair[]
  /** How many mutation cards the player has taken. */
  readonly gained: number
  /** The personal deck of the draft, top card first (VIR-DRAFT-04). */
  readonly deck: readonly MutationCardId[]
}

/**
 * One packet of the draft, by the seat it was dealt to: what was kept from it in order, and what is
 * left.
 */
export interface Packet {
  readonly kept: readonly MutationCardId[]
  readonly left: readonly MutationCardId[]
}

/** The viruses of every organ; each list is never changed, only replaced. */
export type Body = { [O in OrganId]: readonly Token[] }

export interface State extends Position {
  readonly seats: number
  readonly options: Options
  /** By participant. Grows while viruses are chosen. */
  viruses: VirusId[]
  /** 0 during set-up. */
  round: number
  /** Where the step marker is. */
  step: number
  /** Who holds the first-player marker. */
  first: Seat
  body: Body
  /** Where crisis tokens 1, 2, 3, 4 are; null is the pool. */
  crises: (OrganId | null)[]
  /** Virus tokens on the player card, by participant. */
  reserve: number[]
  scores: number[]
  research: number[]
  /** The tie chart, from the top. */
  ties: Participant[]
  /** Zone tokens of zones 1 to 6; empty before they are laid out. */
  zoneTokens: ZoneTokenId[]
  side: "white" | "blue"
  /** The top event, which everybody sees. */
  event: EventId | null
  /** Events left in the stack, the top one included. */
  eventsLeft: number
  /** The events nobody has seen yet, in the stack or back in the box. */
  events: Deck<EventId>
  /** The open mutation cards. */
  display: MutationCardId[]
  mutations: Deck<MutationCardId>
  /** Zone cards that place the dummy's viruses; empty unless two play. */
  dummyDeck: Deck<ZoneId>
  /** By seat. */
  cards: Cards[]
  /** Packets by the seat they were dealt to; null unless the draft is on. */
  packets: Packet[] | null
}

export function boxIn(state: Pick<State, "options">): Box {
  return boxOf(state.options.edition)
}

/** VIR-2P-01: the virtual third player of the two-player game. */
export const dummy: Participant = 2

/** VIR-2P-09: who scores and researches. */
export function participantsOf(state: Pick<State, "seats">): number {
  return state.seats === 2 ? 3 : state.seats
}

/** VIR-2P-08: the dummy has no cards and is never asked. */
export function seatsOf(state: Pick<State, "seats">): Seat[] {
  return Array.from({ length: state.seats }, (_, seat) => seat)
}

/** VIR-CMP-15, VIR-2P-02 */
export function supplyOf(state: Pick<State, "seats" | "options">): number {
  return supplyFor(state.options.supply, state.seats)
}

/** VIR-CMP-16 */
export function thresholdOf(state: Pick<State, "seats">): number {
  return crisisThreshold[state.seats] as number
}

/** Whose virus it is. */
export function ownerOf(state: Pick<State, "viruses">, token: Token): Participant {
  const letter = token.charCodeAt(0)
  for (let who = 0; who < state.viruses.length; who++)
    if ((state.viruses[who] as string).charCodeAt(0) === letter) return who
  return -1
}

export function virusOfParticipant(state: Pick<State, "viruses">, who: Participant): VirusId {
  return state.viruses[who] as VirusId
}

/** Whether a visible virus of that kind is in the organ. */
export function isIn(state: Pick<State, "body">, virus: VirusId, organ: OrganId): boolean {
  const tokens = state.body[organ]
  const letter = virus.charCodeAt(0)
  for (let i = 0; i < tokens.length; i++) if ((tokens[i] as Token).charCodeAt(0) === letter) return true
  return false
}

/** How many visible viruses of that kind are in the organ. */
export function countIn(state: Pick<State, "body">, virus: VirusId, organ: OrganId): number {
  const tokens = state.body[organ]
  const letter = virus.charCodeAt(0)
  let count = 0
  for (let i = 0; i < tokens.length; i++) if ((tokens[i] as Token).charCodeAt(0) === letter) count++
  return count
}

/**
 * VIR-RND-04, VIR-2P-08, VIR-RUL-32: clockwise from the holder of the marker, the dummy after both
 * players.
 */
export function turnOrder(state: Pick<State, "seats" | "first">): readonly Participant[] {
  return (orders[state.seats] as readonly Participant[][])[state.first] as Participant[]
}

const orders: readonly Participant[][][] = [0, 1, 2, 3, 4, 5].map((seats) =>
  Array.from({ length: seats }, (_, first) => [
    ...Array.from({ length: seats }, (_, i) => (first + i) % seats),
    ...(seats === 2 ? [2] : []),
  ]),
)

/** Who decides for a participant: VIR-2P-11, VIR-RUL-34 the marker holder for the dummy. */
export function deciderFor(state: Pick<State, "seats" | "first">, who: Participant): Seat {
  return who < state.seats ? who : state.first
}

/** VIR-SET-02, VIR-CMP-10 */
export function startingCards(): Cards {
  return {
    zones: zoneIds,
    mutations: startingCardIds,
    unseen: [],
    places: [],
    timer: [],
    gained: 0,
    deck: [],
  }
}

export function emptyBody(): Body {
  const body = {} as Body
  for (const organ of organIds) body[organ] = []
  return body
}
