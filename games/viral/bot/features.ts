// A position of Viral in numbers, for the learned judgement.

import { type Features, SeatRows } from "@genepool/engine"
import type { Box } from "../data/box.ts"
import type { CardId } from "../data/cards.ts"
import { events } from "../data/events.ts"
import { type OrganId, organIds, type ZoneId, zoneIds, zoneOf } from "../data/organs.ts"
import { actionIds } from "../data/slots.ts"
import { rounds } from "../data/tracks.ts"
import { cardVp } from "../rules/final.ts"
import { boxIn, type Cards, type Pair, type Participant, participantsOf, type State } from "../rules/state.ts"
import { census, placeOf } from "./census.ts"
import { isBeforeResearch, Standing, zoneResearch, zoneVp } from "./standing.ts"

const counts = ["score", "research", "nearCure", "tie", "reserve", "cardVp", "gained", "after"]
const cards = ["inHand", "atTimer", "deck", "boundIcons"]
const block = [
  ...counts,
  ...cards,
  ...actionIds.map((action) => `can.${action}`),
  ...zoneIds.map((zone) => `card.zone${zone}`),
  ...organIds.map((organ) => `in.${organ}`),
  ...zoneIds.map((zone) => `shields.zone${zone}`),
  ...zoneIds.map((zone) => `control.zone${zone}`),
  "viruses",
  "zonesWith",
  "controlVp",
  "controlResearch",
]

const shared = [
  ...Array.from({ length: rounds }, (_, i) => `round${i + 1}`),
  "setUp",
  "secondPair",
  "beforeResearch",
  "blueSide",
  ...zoneIds.map((zone) => `vp.zone${zone}`),
  ...zoneIds.map((zone) => `research.zone${zone}`),
  ...organIds.map((organ) => `crisis.${organ}`),
  "purge.organs",
  "purge.vp",
  "majority.vp",
  "event.crisis",
  "event.research",
  "event.reserve",
  ...zoneIds.map((zone) => `event.zone${zone}`),
  "display.vp",
]

const rows = new SeatRows(block, shared)
const standing = new Standing(census)

export const features: Features<State> = { names: rows.names, read }

function read(state: State, worths: Float64Array, into: Float32Array): void {
  rows.clear()
  // Before all viruses are chosen there is nothing to tell
  if (state.viruses.length === participantsOf(state)) {
    const box = boxIn(state)
    census.take(state)
    for (let seat = 0; seat < state.seats; seat++) {
      tellBody(state, box, seat, rows.blocks, seat * rows.width)
      tellHand(state, box, seat, seat * rows.width)
    }
    if (state.seats === 2) tellBody(state, box, 2, rows.bystander, 0)
    tellTable(state, box)
  }
  rows.write(state.seats, worths, into)
}

/** The charts and the body. */
function tellBody(state: State, box: Box, who: Participant, to: Float32Array, start: number): void {
  const research = state.research[who] as number
  to[start] = (state.scores[who] as number) / 20
  to[start + 1] = research / box.researchTop
  to[start + 2] = research >= box.researchTop ? 1 : research === box.researchTop - 1 ? 0.5 : 0
  to[start + 3] = state.ties.indexOf(who) / 4
  to[start + 4] = (state.reserve[who] as number) / 8
  let at = start + counts.length + cards.length + actionIds.length + zoneIds.length
  for (let place = 0; place < organIds.length; place++) to[at++] = census.in(place, who) / 2
  const shieldsAt = at
  const controlAt = shieldsAt + zoneIds.length
  const sums = controlAt + zoneIds.length
  for (const zone of zoneIds) {
    to[shieldsAt + zone - 1] = (census.inZone(zone, who) - census.plainInZone(zone, who)) / 2
    standing.look(who, zone)
    const share = standing.value(state)
    to[controlAt + zone - 1] = share
    to[sums]! += standing.viruses / 8
    if (standing.viruses > 0) to[sums + 1]! += 1 / 6
    if (share === 1) {
      to[sums + 2]! += zoneVp(state, box, zone) / 6
      to[sums + 3]! += zoneResearch(state, box, zone) / 6
    }
  }
}

/** The cards a seat can still play, by what they let it do. */
function tellHand(state: State, box: Box, seat: number, start: number): void {
  const to = rows.blocks
  const { zones, mutations, unseen, timer, deck, gained } = state.cards[seat] as Cards
  to[start + 5] = cardVp(state, seat) / 6
  to[start + 6] = gained / 4
  to[start + 7] = ((seat - state.first + state.seats) % state.seats) / state.seats
  const hand = start + counts.length
  to[hand] = (mutations.length + unseen.length) / 6
  to[hand + 1] = timer.length / 2
  to[hand + 2] = deck.length / 4
  tellCards(box, mutations, to, hand)
  tellCards(box, unseen, to, hand)
  const zonesAt = hand + cards.length + actionIds.length
  for (let i = 0; i < zones.length; i++) to[zonesAt + (zones[i] as ZoneId) - 1] = 1
  for (let i = 0; i < timer.length; i++) to[zonesAt + (timer[i] as Pair).zone - 1] = 0.4
}

// By number and not one `of` another: lists of several kinds come here, and then it costs more to
// walk through one than to read it
function tellCards(box: Box, list: readonly CardId[], to: Float32Array, hand: number): void {
  for (let each = 0; each < list.length; each++) {
    const { places, shares } = iconsOf(box, list[each] as CardId)
    for (let i = 0; i < places.length; i++) to[hand + (places[i] as number)]! += shares[i] as number
  }
}

/** The icons of a card, each by its place behind the numbers of cards, and what it adds there. */
interface Icons {
  readonly places: readonly number[]
  readonly shares: readonly number[]
}

const known = new WeakMap<Box, { [card in CardId]?: Icons }>()

function iconsOf(box: Box, card: CardId): Icons {
  let ofBox = known.get(box)
  if (ofBox === undefined) {
    ofBox = {}
    known.set(box, ofBox)
  }
  ofBox[card] ??= findIcons(box, card)
  return ofBox[card]
}

function findIcons(box: Box, card: CardId): Icons {
  const places: number[] = []
  const shares: number[] = []
  for (const { actions, zone } of box.cards[card].slots) {
    for (const action of actions) {
      places.push(cards.length + actionIds.indexOf(action))
      shares.push(1 / (3 * actions.length))
    }
    if (zone) {
      places.push(cards.indexOf("boundIcons"))
      shares.push(1 / 6)
    }
  }
  return { places, shares }
}

function tellTable(state: State, box: Box): void {
  const to = rows.shared
  if (state.round > 0) to[Math.min(state.round, rounds) - 1] = 1
  let at = rounds
  to[at++] = state.round === 0 ? 1 : 0
  to[at++] = (state.cards[state.first] as Cards).places.length > 0 ? 1 : 0
  to[at++] = isBeforeResearch(state) ? 1 : 0
  to[at++] = state.side === "blue" ? 1 : 0
  for (const zone of zoneIds) {
    to[at + zone - 1] = zoneVp(state, box, zone) / 4
    to[at + zoneIds.length + zone - 1] = zoneResearch(state, box, zone) / 4
  }
  at += 2 * zoneIds.length
  for (let i = 0; i < state.crises.length; i++) {
    const organ = state.crises[i] as OrganId | null
    if (organ !== null) to[at + placeOf[organ]] = 1
  }
  at += organIds.length
  if (state.event !== null) tellEvent(state.event, to, at)
  at += 6 + zoneIds.length
  for (let i = 0; i < state.display.length; i++) to[at]! += box.cards[state.display[i] as CardId].vp / 6
}

/** The open event by what it does, and in which zones. */
function tellEvent(event: NonNullable<State["event"]>, to: Float32Array, at: number): void {
  const zonesAt = at + 6
  const mark = (zones: readonly ZoneId[]) => {
    for (let i = 0; i < zones.length; i++) to[zonesAt + (zones[i] as ZoneId) - 1] = 1
  }
  const markOrgans = (organs: readonly OrganId[]) => {
    for (let i = 0; i < organs.length; i++) to[zonesAt + zoneOf[organs[i] as OrganId] - 1] = 1
  }
  const { effect } = events[event]
  switch (effect.kind) {
    case "controlVp":
      return mark(effect.zones)
    case "purge":
      to[at] = effect.organs.length / 2
      to[at + 1] = effect.vp
      return markOrgans(effect.organs)
    case "majorityVp":
      to[at + 2] = effect.vp
      return markOrgans(effect.organs)
    case "placeCrisis":
      to[at + 3] = 1
      return markOrgans(effect.organs)
    case "researchAll":
      to[at + 4] = effect.by
      return
    case "infectFromReserve":
      to[at + 5] = 1
      return
    case "relocateInto":
      to[at + 5] = -1
      return mark([effect.zone])
    case "shieldZone":
      to[at + 3] = -1
      return mark([effect.zone])
  }
}
