// What speaks for a choice, for hints to people: the weightiest first.

import type { Frame, Seat } from "@genepool/engine"
import type { Card } from "../data/box.ts"
import type { CardId } from "../data/cards.ts"
import { type OrganId, organIds, organsOf, type ZoneId, zoneIds } from "../data/organs.ts"
import type { ActionId } from "../data/slots.ts"
import type { VirusId } from "../data/viruses.ts"
import { controllerOf } from "../rules/control.ts"
import { dummyCards } from "../rules/dummy.ts"
import { playCard } from "../rules/play.ts"
import { score } from "../rules/scoring.ts"
import { setUp } from "../rules/setup.ts"
import { boxIn, type Cards, countIn, dummy, isIn, type State } from "../rules/state.ts"
import { isShielded, sameVirus } from "../rules/tokens.ts"
import type { Hint } from "./hints.ts"

export function reasonsFor(before: State, after: State, seat: Seat): Hint[] {
  if (setUp.top(before)?.step === "chooseVirus") return [{ why: "taste" }]
  if (before.viruses[seat] === undefined || after.viruses.length < after.reserve.length) return []
  if (score.top(before) !== null) return byCards(before, after, seat)
  if (dummyCards.top(before) !== null || setUp.top(before)?.step === "placeDummy")
    return byDummy(before, after, seat)
  const { answers } = before.frames.at(-1) as Frame
  const isSameStep = after.step === before.step && after.round === before.round
  // A pair is carried out together with those of others, and after the last card the round goes on
  // by itself
  const isOwn = isSameStep && answers === null
  return [
    ...(isSameStep ? byPoints(before, after, seat) : []),
    ...byControl(before, after, seat, isOwn),
    ...(isOwn ? [...byRivals(before, after, seat), ...byCrises(before, after, seat)] : []),
    ...byBody(before, after, seat),
    ...(isOwn && inReach(after, seat) < inReach(before, seat) ? [{ why: "evades" } as const] : []),
    ...(isOwn ? byPlace(before, after, seat) : []),
    ...(isSameStep || answers === null ? [] : byPoints(before, after, seat)),
    ...(answers === null ? byRest(before, after, seat) : []),
  ]
}

function byPoints(before: State, after: State, seat: Seat): Hint[] {
  const count = (after.scores[seat] as number) - (before.scores[seat] as number)
  return count > 0 ? [{ why: "scores", count }] : []
}

/**
 * Zones that the seat controls now; if others had a hand in it, only those where it has more
 * viruses than before.
 */
function byControl(before: State, after: State, seat: Seat, isOwn: boolean): Hint[] {
  const reasons: Hint[] = []
  for (const zone of zoneIds)
    if (controllerOf(after, zone) === seat && controllerOf(before, zone) !== seat)
      if (isOwn || hasMore(before, after, seat, zone)) reasons.push({ why: "takesZone", zone })
  return reasons
}

/** What others lose by it. */
function byRivals(before: State, after: State, seat: Seat): Hint[] {
  const reasons: Hint[] = []
  for (const zone of zoneIds) {
    const loser = controllerOf(before, zone)
    if (loser >= 0 && loser !== seat && controllerOf(after, zone) !== loser)
      reasons.push({ why: "takesAway", zone, virus: before.viruses[loser] as VirusId })
  }
  before.viruses.forEach((virus, who) => {
    if (who !== seat && countOf(after, virus, 0) < countOf(before, virus, 0))
      reasons.push({ why: "drivesBack", virus })
    else if (who !== seat && shieldsOf(after, who) < shieldsOf(before, who))
      reasons.push({ why: "strips", virus })
  })
  return reasons
}

/** Own viruses in organs with a crisis, which pays, and then has them removed. */
function byCrises(before: State, after: State, seat: Seat): Hint[] {
  const [had, has] = [inCrisis(before, seat), inCrisis(after, seat)]
  if (has > had) return [{ why: "feeds" }]
  return has < had ? [{ why: "dodges" }] : []
}

function inCrisis(state: State, seat: Seat): number {
  const virus = state.viruses[seat] as VirusId
  return state.crises.filter((organ) => organ !== null && isIn(state, virus, organ)).length
}

function byBody(before: State, after: State, seat: Seat): Hint[] {
  const reasons: Hint[] = []
  for (const zone of zoneIds)
    if (controllerOf(before, zone) === seat && controllerOf(after, zone) === seat)
      if (hasMore(before, after, seat, zone)) reasons.push({ why: "holds", zone })
  const [known, knows] = [before.research[seat] as number, after.research[seat] as number]
  // After a cure the doctors begin anew
  if (knows < known && knows > 0) reasons.push({ why: "hides" })
  if (shieldsOf(after, seat) > shieldsOf(before, seat)) reasons.push({ why: "protects" })
  for (const zone of zoneIds)
    if (hasMore(before, after, seat, zone)) reasons.push({ why: "gainsGround", zone })
  if (hasMore(before, after, seat, 0)) reasons.push({ why: "spreads" })
  return reasons
}

/** What a step inside a zone is good for: the most viruses in an organ, or more ways on. */
function byPlace(before: State, after: State, seat: Seat): Hint[] {
  const reasons: Hint[] = []
  for (const organ of organIds)
    if (leads(after, seat, organ) && !leads(before, seat, organ)) reasons.push({ why: "outnumbers", organ })
  if (waysOf(after, seat).size > waysOf(before, seat).size) reasons.push({ why: "reaches" })
  const virus = after.viruses[seat] as VirusId
  const hadWays = waysOf(before, seat)
  for (const organ of waysOf(after, seat))
    if (!hadWays.has(organ) && !isIn(before, virus, organ) && !isIn(after, virus, organ))
      reasons.push({ why: "nears", organ })
  const canAttack = cardsInHand(after, seat).some((card) =>
    actionsOf(boxIn(after).cards[card]).includes("attack"),
  )
  for (const organ of canAttack ? organIds : [])
    if (isIn(after, virus, organ) && !isIn(before, virus, organ))
      for (const other of after.viruses)
        if (other !== virus && isIn(after, other, organ)) reasons.push({ why: "stalks", virus: other, organ })
  return reasons
}

function leads(state: State, seat: Seat, organ: OrganId): boolean {
  const own = countIn(state, state.viruses[seat] as VirusId, organ)
  return state.viruses.every((virus, who) => who === seat || countIn(state, virus, organ) < own)
}

/** Organs that one step of an own virus leads to. */
function waysOf(state: State, seat: Seat): ReadonlySet<OrganId> {
  const virus = state.viruses[seat] as VirusId
  const there = new Set<OrganId>()
  const { out } = boxIn(state)
  for (const organ of organIds) if (isIn(state, virus, organ)) for (const to of out[organ]) there.add(to)
  return there
}

/** A card that was gained: what none of the others can do, and its points. */
function byCards(before: State, after: State, seat: Seat): Hint[] {
  const { cards } = boxIn(after)
  const had = cardsOf(before, seat)
  const known = new Set(had.flatMap((card) => actionsOf(cards[card])))
  const reasons: Hint[] = []
  for (const card of cardsOf(after, seat)) {
    if (had.includes(card)) continue
    for (const action of actionsOf(cards[card]))
      if (!known.has(action)) reasons.push({ why: "learns", action })
    if (cards[card].vp > 0) reasons.push({ why: "endsWith", count: cards[card].vp })
    reasons.push({ why: "gainsCard" })
  }
  return reasons
}

function cardsInHand(state: State, seat: Seat): CardId[] {
  const { mutations, unseen } = state.cards[seat] as Cards
  return [...mutations, ...unseen]
}

function cardsOf(state: State, seat: Seat): CardId[] {
  const { places, timer } = state.cards[seat] as Cards
  return [...cardsInHand(state, seat), ...[...places, ...timer].map(({ card }) => card)]
}

const actionsOf = ({ slots }: Card): ActionId[] => [...new Set(slots.flatMap(({ actions }) => actions))]

/** The virus without a player: whom it gets in the way of. */
function byDummy(before: State, after: State, seat: Seat): Hint[] {
  const virus = before.viruses[dummy] as VirusId
  const own = before.viruses[seat] as VirusId
  const reasons = byRivals(before, after, seat)
  for (const organ of organIds)
    if (countIn(after, virus, organ) > countIn(before, virus, organ) && !isIn(after, own, organ))
      reasons.push({ why: "sidelines", virus })
  for (const zone of zoneIds)
    if (hasMore(before, after, dummy, zone) && controllerOf(after, zone) !== dummy)
      reasons.push({ why: "contains", zone, virus })
  return reasons
}

/** A card that is over before its time: nothing has moved. */
function byRest(before: State, after: State, seat: Seat): Hint[] {
  if (!isPlaying(before, seat) || isPlaying(after, seat)) return []
  const isSame = organIds.every((organ) => String(after.body[organ]) === String(before.body[organ]))
  return isSame ? [{ why: "leaves" }] : []
}

function isPlaying(state: State, seat: Seat): boolean {
  return playCard.in(state)?.seat === seat
}

/** More own viruses in the zone, or in more of its organs. */
function hasMore(before: State, after: State, seat: Seat, zone: ZoneId | 0): boolean {
  const virus = before.viruses[seat] as VirusId
  if (countOf(after, virus, zone) > countOf(before, virus, zone)) return true
  const present = (state: State) => organsIn(zone).filter((organ) => isIn(state, virus, organ)).length
  return zone !== 0 && present(after) > present(before)
}

/** Visible viruses in a zone; in zone 0, in the whole body. */
function countOf(state: State, virus: VirusId, zone: ZoneId | 0): number {
  return organsIn(zone).reduce((sum, organ) => sum + countIn(state, virus, organ), 0)
}

const organsIn = (zone: ZoneId | 0) => organsOf[zone] as readonly OrganId[]

function shieldsOf(state: State, seat: Seat): number {
  const virus = state.viruses[seat] as VirusId
  let shields = 0
  for (const organ of organIds)
    for (const token of state.body[organ]) if (sameVirus(token, virus) && isShielded(token)) shields++
  return shields
}

/** Own viruses that another could attack: without a shield, beside one of another player. */
function inReach(state: State, seat: Seat): number {
  const virus = state.viruses[seat] as VirusId
  let count = 0
  for (const organ of organIds) {
    const tokens = state.body[organ]
    if (tokens.every((token) => sameVirus(token, virus))) continue
    for (const token of tokens) if (sameVirus(token, virus) && !isShielded(token)) count++
  }
  return count
}
