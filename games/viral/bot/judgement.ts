// What the bots think of a position: the last chapter of RULES.md in numbers. All of it is in points.

import type { Judgement, Seat } from "@genepool/engine"
import type { Box } from "../data/box.ts"
import type { CardId } from "../data/cards.ts"
import { type EventId, events } from "../data/events.ts"
import { organIds, zoneIds } from "../data/organs.ts"
import { crisisVp, rounds } from "../data/tracks.ts"
import type { Choice } from "../rules/choice.ts"
import { cardVp } from "../rules/final.ts"
import { boxIn, type Cards, type State } from "../rules/state.ts"
import type { View } from "../rules/view.ts"
import { cardWorth } from "./cards.ts"
import { Census, placesOf } from "./census.ts"
import { forget } from "./forget.ts"
import { hintFor } from "./hint.ts"
import { hurried, prior } from "./sight.ts"
import { isAbove, isBeforeResearch, Standing, zoneWorth } from "./standing.ts"

export const judgement: Judgement<State, Choice, View> = {
  evaluate,
  spread: (s) => 6 + 1.5 * (rounds - s.round),
  settled: (s) => {
    const top = s.frames[s.frames.length - 1]
    return top === undefined || (top.proc === "pair" && top.step === "choose")
  },
  prior,
  hurried,
  forget,
  reason: hintFor,

  /** First sight is good here: whoever has it in full needs few tries, and the lowest level more to make up for it. */
  levels: [
    { tries: 30, giveAway: 0.065 },
    { tries: 36, giveAway: 0.06 },
    { tries: 60, giveAway: 0.03 },
    { tries: 140, giveAway: 0.012 },
  ],
}

const census = new Census()
const standing = new Standing(census)

function evaluate(s: State, seat: Seat): number {
  if (s.viruses[seat] === undefined) return 0
  const box = boxIn(s)
  const left = rounds - s.round
  census.take(s)
  const control = zonesValue(s, box, seat, left)
  return (
    (s.scores[seat] as number) +
    cardVp(s, seat) +
    cardsWorth(s, box, seat, left) +
    control.value +
    bodyValue(seat, left) +
    crisesValue(s, seat, left) -
    cureCost(s, box, seat, control.research, left)
  )
}

/** Points and research that controlled zones bring now and later, and a part of it for zones that are nearly there. */
function zonesValue(s: State, box: Box, seat: Seat, left: number): { value: number; research: number } {
  const now = isBeforeResearch(s) ? 1 : 0
  const later = left === 0 ? 0 : 0.2 + 0.12 * Math.min(left, 3)
  let value = 0
  let research = 0
  for (const zone of zoneIds) {
    standing.look(seat, zone)
    const share = standing.value(s)
    if (share === 0) continue
    const worth = zoneWorth(s, box, zone)
    value += share * worth.vp * (0.85 * now + later)
    if (share === 1) research += worth.research * now
  }
  return { value, research }
}

/** A virus in the body is work done; a shield keeps it there; at the end every zone with one is a point. */
function bodyValue(seat: Seat, left: number): number {
  let viruses = 0
  let shields = 0
  let zones = 0
  for (const zone of zoneIds) {
    let here = 0
    for (const place of placesOf[zone] as readonly number[]) {
      const count = census.in(place, seat)
      here += count
      shields += count - census.plainIn(place, seat)
    }
    viruses += here
    if (here > 0) zones++
  }
  return left === 0
    ? viruses * 0.02 + shields * 0.05 + zones
    : viruses * virusWorth + shields * 0.18 + zones * 0.3
}

/** What it costs to bring a virus back into the body. */
const virusWorth = 0.4

/** Crises to come: two points or one, against the viruses that they take. */
function crisesValue(s: State, seat: Seat, left: number): number {
  const isThisRound = s.step <= 4
  if (!isThisRound && left === 0) return 0
  let value = 0
  for (const organ of s.crises) {
    if (organ === null) continue
    const place = organIds.indexOf(organ)
    const own = census.in(place, seat)
    if (own === 0) continue
    let isMost = true
    for (let who = 0; who < s.reserve.length; who++) {
      const count = census.in(place, who)
      if (who !== seat && (count > own || (count === own && isAbove(s, who, seat)))) isMost = false
    }
    const lost = census.plainIn(place, seat)
    value += (isMost ? crisisVp.most : crisisVp.present) - lost * (left === 0 ? 0.3 : virusWorth)
  }
  return value * (isThisRound ? 0.9 : 0.6)
}

/** What the doctors know, times what a cure would take. */
function cureCost(s: State, box: Box, seat: Seat, research: number, left: number): number {
  let plain = 0
  let zones = 0
  for (const zone of zoneIds) {
    let here = 0
    for (const place of placesOf[zone] as readonly number[]) here += census.plainIn(place, seat)
    plain += here
    if (here > 0) zones++
  }
  const shift = s.step <= 3 && s.event !== null ? eventShift(s.event) : 0
  const top = box.researchTop
  const known = Math.min(top, Math.max(0, (s.research[seat] as number) + research)) + shift
  // In the last round a cure costs only presence; before, also the next round's control
  const cost = left === 0 ? zones : plain * 0.55 + zones * 0.35
  if (known >= top) return s.step <= 5 ? cost : 0
  return left === 0 ? 0 : cost * 0.5 * Math.max(0, known / top) ** 2
}

function eventShift(event: EventId): number {
  const { effect } = events[event]
  return effect.kind === "researchAll" ? effect.by : 0
}

/** Better cards than one started with, as long as there are rounds to play them; those of the own deck in their order. */
function cardsWorth(s: State, box: Box, seat: Seat, left: number): number {
  if (left === 0) return 0
  const { mutations, unseen, timer, places, deck } = s.cards[seat] as Cards
  let worth = 0
  const add = (card: CardId) => {
    if (card.charCodeAt(0) === 77) worth += Math.max(0, cardWorth(box, card) - 1.6)
  }
  for (const card of mutations) add(card)
  for (const card of unseen) add(card)
  for (const { card } of timer) add(card)
  for (const { card } of places) add(card)
  const inHand = worth * 0.18 * left
  worth = 0
  deck.forEach((card, i) => {
    worth += (cardWorth(box, card) * (4 - i)) / 4 + (box.cards[card].vp * (5 - i)) / 10
  })
  return inHand + worth * 0.1
}
