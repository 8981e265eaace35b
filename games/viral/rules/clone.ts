// A copy by hand: search makes more of them than of anything else

import { cloneDeck, cloneFrames } from "@genepool/engine"
import type { State } from "./state.ts"

export function clone(state: State): State {
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
    events: cloneDeck(state.events),
    display: state.display.slice(),
    mutations: cloneDeck(state.mutations),
    dummyDeck: cloneDeck(state.dummyDeck),
    cards: state.cards.slice(),
    packets: state.packets === null ? null : state.packets.slice(),
    frames: cloneFrames(state.frames),
    standing: state.standing.slice(),
  }
}
