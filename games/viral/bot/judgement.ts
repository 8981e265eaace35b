// What the bots think of a position: the last chapter of RULES.md in numbers. All of it is in
// points.

import type { Judgement, Seat } from "@genepool/engine"
import type { Box } from "../data/box.ts"
import type { CardId } from "../data/cards.ts"
import { zoneIds } from "../data/organs.ts"
import { crisisVp, rounds } from "../data/tracks.ts"
import type { Choice } from "../rules/choices.ts"
import { cardVp } from "../rules/final.ts"
import { pair } from "../rules/play.ts"
import { boxIn, type Cards, type State } from "../rules/state.ts"
import type { View } from "../rules/view.ts"
import { cardWorth } from "./cards.ts"
import { census, placeOf } from "./census.ts"
import { features } from "./features.ts"
import { forget } from "./forget.ts"
import { guessing } from "./guessing.ts"
import { reasonsFor } from "./hint.ts"
import { hurried, prior } from "./sight.ts"
import { isAbove, isBeforeResearch, Standing, zoneResearch, zoneVp } from "./standing.ts"

export const judgement: Judgement<State, Choice, View> = {
  evaluate,
  evaluateAll,
  features,
  guessing,
  spread: (state) => 4 + 0.5 * (rounds - state.round),
  settled: (state) => state.frames.length === 0 || pair.top(state)?.step === "choose",
  prior,
  hurried,
  forget,
  reasons: reasonsFor,

  /**
   * First sight is good here, so that even whoever thinks little plays well: mistakes set the
   * levels apart. The lowest counts its own gains alone, by which a little given away is already
   * much.
   */
  levels: [
    { tries: 30, giveAway: 0.022 },
    { tries: 50, giveAway: 0.04 },
    { tries: 100, giveAway: 0.016 },
    { tries: 280, giveAway: 0.005 },
  ],
}

interface Worth {
  readonly virus: number
  readonly tie: number
  readonly control: number
}

/**
 * What a virus in the body, a lower place on the tie chart, and a zone that one controls now come
 * to at the end, by number of seats. These and the other numbers follow what told of the final
 * points in games of bots with each other. Of two players one has what the other lacks; among more
 * a virus is soon attacked, and much of it serves somebody else.
 */
const worthBySeats: { readonly [seats: number]: Worth } = {
  2: { virus: 2, tie: 1.25, control: 0.3 },
  3: { virus: 1.1, tie: 1.1, control: 0.15 },
  4: { virus: 0.5, tie: 0.4, control: 0.1 },
  5: { virus: 0.4, tie: 0.35, control: 0.1 },
}

const standing = new Standing(census)

function evaluate(state: State, seat: Seat): number {
  if (state.viruses[seat] === undefined) return 0
  census.take(state)
  return counted(state, boxIn(state), seat)
}

/** The same for all of them, with one census. */
function evaluateAll(state: State, points: Float64Array): void {
  const box = boxIn(state)
  if (state.viruses.length > 0) census.take(state)
  for (let seat = 0; seat < points.length; seat++)
    points[seat] = state.viruses[seat] === undefined ? 0 : counted(state, box, seat)
}

/** Once the viruses are counted. */
function counted(state: State, box: Box, seat: Seat): number {
  const left = rounds - state.round
  const worth = worthBySeats[state.seats] as Worth
  return (
    (state.scores[seat] as number) +
    cardVp(state, seat) * (1 - 0.15 * left) +
    cardsWorth(state, box, seat, left) +
    bodyValue(seat, worth.virus, left) +
    zonesValue(state, box, seat, worth.control, left) +
    crisesValue(state, seat) -
    researchCost(state, box, seat, worth.virus, left) -
    worth.tie * state.ties.indexOf(seat)
  )
}

/**
 * A virus in the body is work done; a shield keeps it there; at the end every zone with one is a
 * point.
 */
function bodyValue(seat: Seat, virus: number, left: number): number {
  let viruses = 0
  let shields = 0
  let zones = 0
  for (const zone of zoneIds) {
    const here = census.inZone(zone, seat)
    if (here === 0) continue
    viruses += here
    shields += here - census.plainInZone(zone, seat)
    zones++
  }
  return left === 0
    ? viruses * virus * 0.6 + shields * 0.4 + zones * 0.3
    : viruses * virus + shields * 1.1 + zones * 0.2
}

/**
 * Who controls a zone now will be fought there; in the last round it is most of what is left to
 * gain.
 */
function zonesValue(state: State, box: Box, seat: Seat, control: number, left: number): number {
  let value = 0
  for (const zone of zoneIds) {
    standing.look(seat, zone)
    const share = standing.value(state)
    if (share === 0) continue
    if (left === 0) value += 0.4 * share * zoneVp(state, box, zone)
    else if (share === 1) value += control * (zoneVp(state, box, zone) - 0.9 * zoneResearch(state, box, zone))
  }
  return isBeforeResearch(state) ? value : 0
}

/** A crisis to come: two points or one, against the viruses that it takes. */
function crisesValue(state: State, seat: Seat): number {
  let value = 0
  for (const organ of state.crises) {
    if (organ === null) continue
    const place = placeOf[organ]
    const own = census.in(place, seat)
    if (own === 0) continue
    let isMost = true
    for (let who = 0; who < state.reserve.length; who++) {
      const count = census.in(place, who)
      if (who !== seat && (count > own || (count === own && isAbove(state, who, seat)))) isMost = false
    }
    value += 0.3 * (isMost ? crisisVp.most : crisisVp.present) - 0.35 * census.plainIn(place, seat)
  }
  return value
}

/** The more the doctors know, the nearer is the cure, and it takes all that has no shield. */
function researchCost(state: State, box: Box, seat: Seat, virus: number, left: number): number {
  const known = state.research[seat] as number
  if (known < box.researchTop) return 0.2 * left * known
  let plain = 0
  for (const zone of zoneIds) plain += census.plainInZone(zone, seat)
  return plain * virus
}

/**
 * Better cards than one started with, as long as there are rounds to play them; those of the own
 * deck in their order.
 */
function cardsWorth(state: State, box: Box, seat: Seat, left: number): number {
  if (left === 0) return 0
  const { mutations, unseen, timer, places, deck } = state.cards[seat] as Cards
  let better = 0
  for (const card of mutations) better += betterBy(box, card)
  for (const card of unseen) better += betterBy(box, card)
  for (const { card } of timer) better += betterBy(box, card)
  for (const { card } of places) better += betterBy(box, card)
  let ahead = 0
  for (let i = 0; i < deck.length; i++) {
    const card = deck[i] as CardId
    ahead += (cardWorth(box, card) * (4 - i)) / 4 + (box.cards[card].vp * (5 - i)) / 10
  }
  return better * 0.18 * left + ahead * 0.1
}

/** Than a card one starts with. */
function betterBy(box: Box, card: CardId): number {
  return isStarting(card) ? 0 : Math.max(0, cardWorth(box, card) - 1.6)
}

const isStarting = (card: CardId) => card.charCodeAt(0) !== 77
