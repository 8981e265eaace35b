// Step 1, Play: pairs of a zone card and a mutation card, chosen in secret, revealed together, carried out in turn.

import { call, done, type Seat, type Turn, type Withheld } from "@genepool/engine"
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
import { type Choice, type Hindrance, type Use, withheld } from "./choice.ts"
import { tell } from "./facts.ts"
import { procedure } from "./procedure.ts"
import { boxIn, type Cards, type Pair, type State, seatsOf, turnOrder, virusOfParticipant } from "./state.ts"

const actions = { shield, move, infect, attack, magnet, absorb, crisis }
const cannot: { readonly [A in ActionId]: (s: State, icon: Icon) => Hindrance | null } = {
  shield: cannotShield,
  move: cannotMove,
  infect: cannotInfect,
  attack: cannotAttack,
  magnet: cannotMagnet,
  absorb: cannotAbsorb,
  crisis: cannotStartCrisis,
}

export const pair = procedure("pair", ({ place }: { place: number }) => ({ place, at: 0 }), {
  // VIR-PLAY-01, VIR-DEC-05, VIR-DEC-06: everybody at once, first the zone card, then the mutation card
  choose: {
    rule: "VIR-PLAY-01",
    everyone: (s) => seatsOf(s),
    offer: (s, _f, seat, given) => (given.length === 0 ? zonesInHand(s, seat) : mutationsInHand(s, seat)),
    complete: (_s, _f, _seat, given) => given.length === 2,
    about: (_s, f, seat) => {
      const given = (f.answers?.[seat] ?? []) as readonly Choice[]
      const zone = given.length === 1 && given[0]?.do === "zone" ? given[0].zone : null
      return { place: f.place, zone }
    },
    whyNot: (s, f, seat) => cardsWithheld(s, seat, f.answers?.[seat]?.length === 1),
    // VIR-PLAY-02
    close(s, _f, answers, turn) {
      for (const seat of turnOrder(s))
        if (seat < s.seats) reveal(s, seat, pairOf(answers[seat] as readonly Choice[]), turn)
      return "resolve"
    },
  },

  // VIR-PLAY-03: in turn order, one player completely after the other
  resolve(s, f) {
    if (f.at === s.seats) return done
    return call(playCard, { seat: turnOrder(s)[f.at++] as Seat }, "resolve")
  },
})

// VIR-CARD-01..03: every icon once, in any order, as many of them as the player likes
const playCard = procedure("card", ({ seat }: { seat: Seat }) => ({ seat, used: [] as number[] }), {
  // VIR-DEC-07
  icon: {
    rule: "VIR-CARD-01",
    who: (_s, f) => f.seat,
    offer: (s, f) => {
      const list: Choice[] = []
      const { slots } = cardOf(s, f.seat)
      const zone = pairInPlay(s, f.seat).zone
      for (let slot = 0; slot < slots.length; slot++) {
        if (f.used.includes(slot) || twinOf(slots, slot, f.used) >= 0) continue
        for (const use of usesOf(slots[slot] as Slot, slot, zone))
          if (cannot[use.action](s, { seat: f.seat, zone: use.zone }) === null) list.push(use)
      }
      list.push(finishCard)
      return list
    },
    take(s, f, choice: Choice, turn) {
      if (choice.do !== "use") {
        const unused = cardOf(s, f.seat).slots.length - f.used.length
        if (unused > 0) tell(turn, { fact: "finished", virus: virusOfParticipant(s, f.seat), unused })
        return done
      }
      f.used.push(choice.slot) // VIR-RUL-12: one alternative uses up the slot
      return call(actions[choice.action], { seat: f.seat, zone: choice.zone }, "icon")
    },
    about: (s, f) => ({ ...pairInPlay(s, f.seat) }),
    whyNot: (s, f) => iconsWithheld(s, f.seat, f.used),
  },
})

/** The pair that the seat is carrying out: the last one laid. */
function pairInPlay(s: State, seat: Seat): Pair {
  const { places } = s.cards[seat] as Cards
  return places[places.length - 1] as Pair
}

function cardOf(s: State, seat: Seat): Card {
  return boxIn(s).cards[pairInPlay(s, seat).card]
}

/** VIR-RUL-48: an earlier unused slot with the same icon; what cannot be told apart is offered once. */
function twinOf(slots: readonly Slot[], slot: number, used: readonly number[]): number {
  const { actions, zone } = slots[slot] as Slot
  for (let earlier = 0; earlier < slot; earlier++) {
    const other = slots[earlier] as Slot
    if (used.includes(earlier) || other.zone !== zone || other.actions.length !== actions.length) continue
    if (other.actions.every((action, i) => action === actions[i])) return earlier
  }
  return -1
}

/** VIR-CARD-04, VIR-CARD-06, VIR-RUL-12: each half of an either-or slot, both bound to the zone if it is blue. */
function usesOf({ actions, zone: isBound }: Slot, slot: number, zone: ZoneId): Use[] {
  return actions.map((action, half) => ({
    do: "use",
    slot,
    action,
    instead: actions[1 - half] ?? null,
    zone: isBound ? zone : 0,
  }))
}

function iconsWithheld(s: State, seat: Seat, used: readonly number[]): Withheld<Choice>[] {
  const { slots } = cardOf(s, seat)
  const list: Withheld<Choice>[] = []
  slots.forEach((icon, slot) => {
    const twin = twinOf(slots, slot, used)
    for (const use of usesOf(icon, slot, pairInPlay(s, seat).zone)) {
      const reason: Hindrance | null = used.includes(slot)
        ? { why: use.instead === null ? "iconUsed" : "otherHalf" }
        : (cannot[use.action](s, { seat, zone: use.zone }) ??
          (twin < 0 ? null : { why: "sameIcon", slot: twin }))
      if (reason !== null) list.push(withheld(use, reason))
    }
  })
  return list
}

/** VIR-PLAY-05, VIR-CMP-08: cards at a place are not in hand any more. */
function reveal(s: State, seat: Seat, played: Pair, turn: Turn): void {
  const cards = s.cards[seat] as Cards
  s.cards[seat] = {
    ...cards,
    zones: cards.zones.filter((zone) => zone !== played.zone),
    mutations: cards.mutations.filter((card) => card !== played.card),
    unseen: cards.unseen.filter((card) => card !== played.card),
    places: [...cards.places, played],
  }
  tell(turn, {
    fact: "revealed",
    virus: virusOfParticipant(s, seat),
    place: cards.places.length + 1,
    ...played,
  })
}

/** VIR-CLEAN-01: what rested comes back; VIR-CLEAN-02: what was played rests, face up. */
export function cleanUp(s: State, turn: Turn): void {
  s.cards = s.cards.map((cards, seat) => {
    if (turn.told !== null) tellTimer(s, seat, turn)
    return {
      ...cards,
      zones: [...cards.zones, ...cards.timer.map(({ zone }) => zone)].sort((a, b) => a - b),
      mutations: [...cards.mutations, ...cards.timer.map(({ card }) => card)].sort(),
      places: [],
      timer: cards.places,
    }
  })
}

function tellTimer(s: State, seat: Seat, turn: Turn): void {
  const { places, timer } = s.cards[seat] as Cards
  tell(turn, {
    fact: "timer",
    virus: virusOfParticipant(s, seat),
    zones: places.map(({ zone }) => zone),
    cards: places.map(({ card }) => card),
    backZones: timer.map(({ zone }) => zone),
    backCards: timer.map(({ card }) => card),
  })
}

function zonesInHand(s: State, seat: Seat): Choice[] {
  return (s.cards[seat] as Cards).zones.map((zone) => zoneChoices[zone - 1] as Choice)
}

function mutationsInHand(s: State, seat: Seat): Choice[] {
  const { mutations, unseen } = s.cards[seat] as Cards
  const list: Choice[] = []
  for (const card of mutations) list.push({ do: "mutation", card })
  for (const card of unseen) list.push({ do: "mutation", card })
  return list
}

/** VIR-CLEAN-03, VIR-PLAY-05 */
function cardsWithheld(s: State, seat: Seat, hasZone: boolean): Withheld<Choice>[] {
  const { timer, places } = s.cards[seat] as Cards
  const choiceOf = ({ zone, card }: Pair): Choice =>
    hasZone ? { do: "mutation", card } : { do: "zone", zone }
  return [
    ...timer.map((rests) => withheld(choiceOf(rests), { why: "inTimer" })),
    ...places.map((lies) => withheld(choiceOf(lies), { why: "atPlace" })),
  ]
}

function pairOf(answer: readonly Choice[]): Pair {
  const [zone, mutation] = answer as readonly unknown[] as [{ zone: ZoneId }, { card: CardId }]
  return { zone: zone.zone, card: mutation.card }
}

const finishCard: Choice = { do: "finish" }
const zoneChoices: readonly Choice[] = zoneIds.map((zone) => ({ do: "zone", zone }))

export const playProcedures = [pair, playCard, ...Object.values(actions)]
