// VIR-RUL-37: what each onlooker may know, built by adding.

import type { Deck, PositionView, Seat, Who } from "@genepool/engine"
import type { MutationCardId } from "../data/cards.ts"
import { draftCards } from "../data/tracks.ts"
import { keptBy, packetAt } from "./draft.ts"
import type { Cards, Packet, State } from "./state.ts"

/** The cards of a player as others see them: of those drawn unseen only how many. */
export interface CardsView extends Omit<Cards, "unseen"> {
  readonly unseen: number
}

/** What a seat saw of one packet, and at which pick. */
export interface Sighting {
  readonly pick: number
  readonly cards: readonly MutationCardId[]
}

export interface DraftView {
  /** Picks that are over. */
  readonly picks: number
  /** What the seat has kept, in order; nothing for spectators. */
  readonly kept: readonly MutationCardId[]
  /** By the seat a packet was dealt to. */
  readonly seen: readonly (readonly Sighting[])[]
}

type OpenPart = Pick<
  State,
  | "seats"
  | "options"
  | "viruses"
  | "round"
  | "step"
  | "first"
  | "body"
  | "crises"
  | "reserve"
  | "scores"
  | "research"
  | "ties"
  | "zoneTokens"
  | "side"
  | "event"
  | "eventsLeft"
  | "events"
  | "display"
  | "dummyDeck"
>

export interface View extends PositionView, Readonly<OpenPart> {
  /**
   * The mutation deck: what nobody but perhaps another hand can know, how much of that is in the
   * deck, and its known bottom.
   */
  readonly mutations: {
    readonly unseen: readonly MutationCardId[]
    readonly unknown: number
    readonly bottom: readonly MutationCardId[]
  }
  readonly cards: readonly CardsView[]
  /** The onlooker's own cards that were drawn unseen. */
  readonly unseen: readonly MutationCardId[]
  readonly draft: DraftView | null
}

export function view(state: State, who: Who): Omit<View, keyof PositionView> {
  const own = typeof who === "number" ? (state.cards[who] as Cards).unseen : []
  return {
    seats: state.seats,
    options: state.options,
    viruses: state.viruses.slice(),
    round: state.round,
    step: state.step,
    first: state.first,
    body: { ...state.body },
    crises: state.crises.slice(),
    reserve: state.reserve.slice(),
    scores: state.scores.slice(),
    research: state.research.slice(),
    ties: state.ties.slice(),
    zoneTokens: state.zoneTokens.slice(),
    side: state.side,
    event: state.event,
    eventsLeft: state.eventsLeft,
    events: openDeck(state.events),
    display: state.display.slice(),
    dummyDeck: openDeck(state.dummyDeck),
    mutations: {
      unseen: unseenBy(state, who),
      unknown: state.mutations.unknown.length,
      bottom: state.mutations.bottom.slice(),
    },
    cards: state.cards.map(({ zones, mutations, unseen, places, timer, gained, deck }) => ({
      zones,
      mutations,
      unseen: unseen.length,
      places,
      timer,
      gained,
      deck,
    })),
    unseen: own.slice(),
    draft: state.packets === null ? null : draftView(state, state.packets, who),
  }
}

/**
 * A deck whose cards can be told by counting what has been shown; their order is in nobody's head.
 */
function openDeck<Card extends string | number>({ unknown, bottom }: Deck<Card>): Deck<Card> {
  return { unknown: unknown.slice(), bottom: bottom.slice() }
}

/**
 * The mutation cards that may be in the deck or in another hand, as far as the onlooker can tell.
 */
function unseenBy(state: State, who: Who): readonly MutationCardId[] {
  const pool = state.mutations.unknown.slice()
  state.cards.forEach(({ unseen }, seat) => {
    if (seat !== who) pool.push(...unseen)
  })
  return pool.length === state.mutations.unknown.length ? pool : pool.sort()
}

function draftView(state: State, packets: readonly Packet[], who: Who): DraftView {
  const picks = (packets[0] as Packet).kept.length
  const seat = typeof who === "number" ? who : null
  return {
    picks,
    kept: seat === null ? [] : keptBy(state, seat),
    seen: packets.map((packet, from) => (seat === null ? [] : sightings(state, packet, from, seat, picks))),
  }
}

function sightings(state: State, packet: Packet, from: Seat, seat: Seat, picks: number): Sighting[] {
  const list: Sighting[] = []
  for (let pick = 0; pick <= Math.min(picks, draftCards - 1); pick++)
    if (packetAt(state, seat, pick) === from)
      list.push({ pick, cards: [...packet.kept.slice(pick), ...packet.left].sort() })
  return list
}
