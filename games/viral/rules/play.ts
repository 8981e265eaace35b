// Step 1, Play: pairs of a zone card and a mutation card, chosen in secret, revealed together,
// carried out in turn.

import { call, done, type Seat } from "@genepool/engine"
import type { Card } from "../data/box.ts"
import type { CardId } from "../data/cards.ts"
import { type ZoneId, zoneIds } from "../data/organs.ts"
import type { ActionId, Slot } from "../data/slots.ts"
import { absorb, cannotAbsorb } from "./actions/absorb.ts"
import type { Icon } from "./actions/action.ts"
import { attack, cannotAttack } from "./actions/attack.ts"
import { cannotStartCrisis, crisis } from "./actions/crisis.ts"
import { cannotInfect, infect } from "./actions/infect.ts"
import { cannotMagnet, magnet } from "./actions/magnet.ts"
import { cannotMove, move } from "./actions/move.ts"
import { cannotShield, shield } from "./actions/shield.ts"
import type { Choice, Use } from "./choices.ts"
import type { Turn } from "./facts.ts"
import { procedure } from "./procedure.ts"
import { type Reason, type Withheld, withheld } from "./reasons.ts"
import { boxIn, type Cards, type Pair, type State, seatsOf, turnOrder, virusOfParticipant } from "./state.ts"

const actions = { shield, move, infect, attack, magnet, absorb, crisis }
const cannot: { readonly [A in ActionId]: (state: State, icon: Icon) => Reason | null } = {
  shield: cannotShield,
  move: cannotMove,
  infect: cannotInfect,
  attack: cannotAttack,
  magnet: cannotMagnet,
  absorb: cannotAbsorb,
  crisis: cannotStartCrisis,
}

export const pair = procedure("pair", ({ place }: { place: number }) => ({ place, at: 0 }), {
  // VIR-PLAY-01, VIR-DEC-05, VIR-DEC-06: everybody at once, first the zone card, then the mutation
  // card
  choose: {
    rule: "VIR-PLAY-01",
    everyone: (state) => seatsOf(state),
    offer: (state, _frame, seat, given) =>
      given.length === 0 ? zonesInHand(state, seat) : mutationsInHand(state, seat),
    complete: (_state, _frame, _seat, given) => given.length === 2,
    // VIR-PLAY-01: a zone card can be changed as long as the pair is not whole
    restarts: (choice) => choice.do === "zone",
    about: (_state, frame, seat) => {
      const given = (frame.answers?.[seat] ?? []) as readonly Choice[]
      const zone = given.length === 1 && given[0]?.do === "zone" ? given[0].zone : null
      return { place: frame.place, zone }
    },
    whyNot: (state, frame, seat) =>
      cardsWithheld(state, seat, (frame.answers?.[seat] ?? []) as readonly Choice[]),
    // VIR-PLAY-02
    close(state, _frame, answers, turn) {
      for (const seat of turnOrder(state))
        if (seat < state.seats) reveal(state, seat, pairOf(answers[seat] as readonly Choice[]), turn)
      return "resolve"
    },
  },

  // VIR-PLAY-03: in turn order, one player completely after the other
  resolve(state, frame) {
    if (frame.at === state.seats) return done
    return call(playCard, { seat: turnOrder(state)[frame.at++] as Seat }, "resolve")
  },
})

// VIR-CARD-01..03: every icon once, in any order, as many of them as the player likes
export const playCard = procedure("card", ({ seat }: { seat: Seat }) => ({ seat, used: [] as number[] }), {
  // VIR-DEC-07
  icon: {
    rule: "VIR-CARD-01",
    who: (_state, frame) => frame.seat,
    offer: (state, frame) => {
      const list: Choice[] = []
      const { slots } = cardOf(state, frame.seat)
      const zone = pairInPlay(state, frame.seat).zone
      for (let slot = 0; slot < slots.length; slot++) {
        if (frame.used.includes(slot) || twinOf(slots, slot, frame.used) >= 0) continue
        for (const use of usesOf(slots[slot] as Slot, slot, zone))
          if (cannot[use.action](state, { seat: frame.seat, zone: use.zone }) === null) list.push(use)
      }
      list.push(finishCard)
      return list
    },
    take(state, frame, choice: Choice, turn) {
      if (choice.do !== "use") {
        const unused = cardOf(state, frame.seat).slots.length - frame.used.length
        if (unused > 0) turn.tell({ fact: "finished", virus: virusOfParticipant(state, frame.seat), unused })
        return done
      }
      frame.used.push(choice.slot) // VIR-RUL-12: one alternative uses up the slot
      return call(actions[choice.action], { seat: frame.seat, zone: choice.zone }, "icon")
    },
    about: (state, frame) => ({ ...pairInPlay(state, frame.seat) }),
    whyNot: (state, frame) => iconsWithheld(state, frame.seat, frame.used),
  },
})

/** The pair that the seat is carrying out: the last one laid. */
function pairInPlay(state: State, seat: Seat): Pair {
  const { places } = state.cards[seat] as Cards
  return places[places.length - 1] as Pair
}

function cardOf(state: State, seat: Seat): Card {
  return boxIn(state).cards[pairInPlay(state, seat).card]
}

/**
 * VIR-RUL-48: an earlier unused slot with the same icon; what cannot be told apart is offered once.
 */
function twinOf(slots: readonly Slot[], slot: number, used: readonly number[]): number {
  const { actions, zone } = slots[slot] as Slot
  for (let earlier = 0; earlier < slot; earlier++) {
    const other = slots[earlier] as Slot
    if (used.includes(earlier) || other.zone !== zone || other.actions.length !== actions.length) continue
    if (other.actions.every((action, i) => action === actions[i])) return earlier
  }
  return -1
}

/**
 * VIR-CARD-04, VIR-CARD-06, VIR-RUL-12: each half of an either-or slot, both bound to the zone if
 * it is blue.
 */
function usesOf({ actions, zone: isBound }: Slot, slot: number, zone: ZoneId): Use[] {
  return actions.map((action, half) => ({
    do: "use",
    slot,
    action,
    instead: actions[1 - half] ?? null,
    zone: isBound ? zone : 0,
  }))
}

function iconsWithheld(state: State, seat: Seat, used: readonly number[]): Withheld[] {
  const { slots } = cardOf(state, seat)
  const list: Withheld[] = []
  slots.forEach((icon, slot) => {
    const twin = twinOf(slots, slot, used)
    for (const use of usesOf(icon, slot, pairInPlay(state, seat).zone)) {
      const reason: Reason | null = used.includes(slot)
        ? { why: use.instead === null ? "iconUsed" : "otherHalf" }
        : (cannot[use.action](state, { seat, zone: use.zone }) ??
          (twin < 0 ? null : { why: "sameIcon", slot: twin }))
      if (reason !== null) list.push(withheld(use, reason))
    }
  })
  return list
}

/** VIR-PLAY-05, VIR-CMP-08: cards at a place are not in hand any more. */
function reveal(state: State, seat: Seat, played: Pair, turn: Turn): void {
  const cards = state.cards[seat] as Cards
  state.cards[seat] = {
    ...cards,
    zones: cards.zones.filter((zone) => zone !== played.zone),
    mutations: cards.mutations.filter((card) => card !== played.card),
    unseen: cards.unseen.filter((card) => card !== played.card),
    places: [...cards.places, played],
  }
  turn.tell({
    fact: "revealed",
    virus: virusOfParticipant(state, seat),
    place: cards.places.length + 1,
    ...played,
  })
}

/** VIR-CLEAN-01: what rested comes back; VIR-CLEAN-02: what was played rests, face up. */
export function cleanUp(state: State, turn: Turn): void {
  state.cards = state.cards.map((cards, seat) => {
    if (turn.told !== null) tellTimer(state, seat, turn)
    return {
      ...cards,
      zones: [...cards.zones, ...cards.timer.map(({ zone }) => zone)].sort((a, b) => a - b),
      mutations: [...cards.mutations, ...cards.timer.map(({ card }) => card)].sort(),
      places: [],
      timer: cards.places,
    }
  })
}

function tellTimer(state: State, seat: Seat, turn: Turn): void {
  const { places, timer } = state.cards[seat] as Cards
  turn.tell({
    fact: "timer",
    virus: virusOfParticipant(state, seat),
    zones: places.map(({ zone }) => zone),
    cards: places.map(({ card }) => card),
    backZones: timer.map(({ zone }) => zone),
    backCards: timer.map(({ card }) => card),
  })
}

function zonesInHand(state: State, seat: Seat): Choice[] {
  return (state.cards[seat] as Cards).zones.map((zone) => zoneChoices[zone - 1] as Choice)
}

function mutationsInHand(state: State, seat: Seat): Choice[] {
  const { mutations, unseen } = state.cards[seat] as Cards
  const list: Choice[] = []
  for (const card of mutations) list.push({ do: "mutation", card })
  for (const card of unseen) list.push({ do: "mutation", card })
  return list
}

/** VIR-CLEAN-03, VIR-PLAY-05 */
function cardsWithheld(state: State, seat: Seat, given: readonly Choice[]): Withheld[] {
  const { timer, places } = state.cards[seat] as Cards
  const both = ({ zone, card }: Pair): Choice[] => [
    { do: "zone", zone },
    { do: "mutation", card },
  ]
  return [
    ...timer.flatMap(both).map((choice) => withheld(choice, { why: "inTimer" })),
    ...places.flatMap(both).map((choice) => withheld(choice, { why: "atPlace" })),
    ...(given.length === 1
      ? given.map((choice) => withheld(choice, { why: "zoneChosen" }))
      : mutationsInHand(state, seat).map((choice) => withheld(choice, { why: "zoneFirst" }))),
  ]
}

function pairOf(answer: readonly Choice[]): Pair {
  const [zone, mutation] = answer as readonly unknown[] as [{ zone: ZoneId }, { card: CardId }]
  return { zone: zone.zone, card: mutation.card }
}

const finishCard: Choice = { do: "finish" }
const zoneChoices: readonly Choice[] = zoneIds.map((zone) => ({ do: "zone", zone }))

export const playProcedures = [pair, playCard, ...Object.values(actions)]
