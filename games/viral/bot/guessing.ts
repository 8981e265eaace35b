// Which zone and which card somebody will lay, in numbers: what there is to gain in the zone, and
// what the card does there.

import type { Decision, Guessing, Seat } from "@genepool/engine"
import type { Box } from "../data/box.ts"
import type { CardId } from "../data/cards.ts"
import { type OrganId, organsOf, type ZoneId } from "../data/organs.ts"
import { type ActionId, actionIds } from "../data/slots.ts"
import type { Choice } from "../rules/choices.ts"
import { boxIn, type Cards, participantsOf, type State } from "../rules/state.ts"
import { cardWorth } from "./cards.ts"
import { census, placeOf, placesOf } from "./census.ts"
import { Standing, zoneResearch, zoneVp } from "./standing.ts"

const zoneNumbers = [
  "vp",
  "research",
  "organs",
  "viruses",
  "shields",
  "present",
  "standing",
  "withOne",
  "withTwo",
  "gain",
  "theirs",
  "theirShields",
  "strongest",
  "theyControl",
  "crises",
  "ownCrises",
  "othersHold",
]
const cardNumbers = [
  "card.vp",
  "card.worth",
  "card.icons",
  "card.unseen",
  ...actionIds.map((action) => `card.${action}`),
  ...actionIds.map((action) => `card.${action}Here`),
  "card.infections",
  "card.gain",
  "card.attacks",
]
const names = ["isZone", "isCard", ...zoneNumbers, ...cardNumbers]

export const guessing: Guessing<State, Choice> = {
  names,
  isAbout: ({ ask }) => ask === "pair.choose",
  asSeen,
  read,
}

/** Cards that others drew unseen are not there. */
function asSeen(state: State, seat: Seat): State {
  return {
    ...state,
    cards: state.cards.map((cards, other) =>
      other === seat || cards.unseen.length === 0 ? cards : { ...cards, unseen: [] },
    ),
  }
}

const standing = new Standing(census)
const zoneAt = 2
const cardAt = zoneAt + zoneNumbers.length
const placeOfAction = Object.fromEntries(actionIds.map((action, i) => [action, i])) as {
  readonly [A in ActionId]: number
}

function read(state: State, { seat, options, given }: Decision<Choice>, rows: Float32Array): void {
  const box = boxIn(state)
  const chosen = given.find((choice) => choice.do === "zone")
  rows.fill(0, 0, options.length * names.length)
  options.forEach((option, i) => {
    const at = i * names.length
    if (option.do === "zone") {
      rows[at] = 1
      tellZone(state, box, seat, option.zone, rows, at + zoneAt)
    } else if (option.do === "mutation" && chosen?.do === "zone") {
      rows[at + 1] = 1
      tellZone(state, box, seat, chosen.zone, rows, at + zoneAt)
      tellCard(state, box, seat, chosen.zone, option.card, rows, at + cardAt)
    }
  })
}

function tellZone(state: State, box: Box, seat: Seat, zone: ZoneId, to: Float32Array, at: number): void {
  census.takeZone(state, zone)
  const vp = zoneVp(state, box, zone)
  const viruses = census.inZone(zone, seat)
  standing.look(seat, zone)
  const now = standing.value(state)
  const withTwo = standing.withMore(state, 2)
  to[at] = vp / 4
  to[at + 1] = zoneResearch(state, box, zone) / 4
  to[at + 2] = (placesOf[zone] as readonly number[]).length / 3
  to[at + 3] = viruses / 4
  to[at + 4] = (viruses - census.plainInZone(zone, seat)) / 2
  to[at + 5] = census.organsWith(zone, seat) / (placesOf[zone] as readonly number[]).length
  to[at + 6] = now
  to[at + 7] = standing.withMore(state, 1)
  to[at + 8] = withTwo
  to[at + 9] = ((withTwo - now) * vp) / 4
  let strongest = 0
  for (let other = 0; other < participantsOf(state); other++) {
    if (other === seat) continue
    const theirs = census.inZone(zone, other)
    to[at + 10]! += theirs / 8
    to[at + 11]! += (theirs - census.plainInZone(zone, other)) / 4
    strongest = Math.max(strongest, census.controlTotal(zone, other))
  }
  to[at + 12] = (strongest - viruses) / 4
  to[at + 13] = strongest > 0 ? 1 : 0
  for (const organ of state.crises) {
    if (organ === null || !(organsOf[zone] as readonly OrganId[]).includes(organ)) continue
    to[at + 14]! += 0.5
    if (census.in(placeOf[organ], seat) > 0) to[at + 15]! += 0.5
  }
  state.cards.forEach(({ zones }, other) => {
    if (other !== seat && zones.includes(zone)) to[at + 16]! += 1 / 4
  })
}

function tellCard(
  state: State,
  box: Box,
  seat: Seat,
  zone: ZoneId,
  card: CardId,
  to: Float32Array,
  at: number,
): void {
  const { slots, vp } = box.cards[card]
  to[at] = vp / 4
  to[at + 1] = cardWorth(box, card) / 3
  to[at + 2] = slots.length / 4
  to[at + 3] = (state.cards[seat] as Cards).unseen.includes(card as never) ? 1 : 0
  const anywhere = at + 4
  const here = anywhere + actionIds.length
  let infections = 0
  let attacks = 0
  for (const { actions, zone: isBound } of slots)
    for (const action of actions) {
      to[(isBound ? here : anywhere) + placeOfAction[action]]! += 1 / (2 * actions.length)
      if (action === "infect") infections++
      if (action === "attack") attacks++
    }
  // As far as there are viruses left; the zone has been counted
  infections = Math.min(infections, state.reserve[seat] as number)
  standing.look(seat, zone)
  const gain = standing.withMore(state, infections) - standing.value(state)
  let targets = 0
  for (let other = 0; other < participantsOf(state); other++)
    if (other !== seat) targets += census.plainInZone(zone, other)
  to[at + 18] = infections / 3
  to[at + 19] = (gain * zoneVp(state, box, zone)) / 4
  to[at + 20] = Math.min(attacks, targets) / 3
}
