// What looks good at first sight, without thinking ahead: how promising each option is, and what
// one does in a hurry.

import { type Decision, indexByWeight, type Random, type Seat } from "@genepool/engine"
import { type OrganId, organIds, type ZoneId, zoneOf } from "../data/organs.ts"
import type { ActionId } from "../data/slots.ts"
import { rounds } from "../data/tracks.ts"
import { crisis } from "../rules/actions/crisis.ts"
import { move } from "../rules/actions/move.ts"
import type { Choice, Group } from "../rules/choices.ts"
import { boxIn, ownerOf, type Participant, type State } from "../rules/state.ts"
import { cardWorth } from "./cards.ts"
import { census, placeOf } from "./census.ts"
import { Standing, zoneResearch, zoneVp } from "./standing.ts"

/** 1 is ordinary, 0 a folly. */
export function prior(state: State, decision: Decision<Choice>): readonly number[] {
  arrivals.fill(unknown)
  return decision.options.map((option) => promise(state, decision, option))
}

/** One of the options at random, the promising ones more often. */
export function hurried(state: State, decision: Decision<Choice>, random: Random): number {
  arrivals.fill(unknown)
  const weights = decision.options.map((option) => promise(state, decision, option) ** 2)
  return indexByWeight(weights, random, "hurried")
}

const moveWhere = move.ask("where")
const crisisWhere = crisis.ask("where")

const usePromise: { readonly [A in ActionId]: number } = {
  infect: 1.6,
  attack: 1.1,
  move: 0.8,
  shield: 0.5,
  magnet: 0.6,
  absorb: 0.9,
  crisis: 0.4,
}

function promise(state: State, { seat, ask, options }: Decision<Choice>, option: Choice): number {
  switch (option.do) {
    case "use":
      return option.action === "infect" && state.reserve[seat] === 0 ? 0.7 : usePromise[option.action]
    // Icons are there to be used: stopping early is for those who know why
    case "finish":
      return options.length > 1 ? 0.2 : 1
    case "zone":
      return 0.3 + infectingTwice(state, seat, option.zone) / 1.5
    case "mutation":
      return cardWorth(boxIn(state), option.card) / 2
    case "take":
      return cardPromise(state, option.card)
    case "infect":
      return Math.max(0.1, 0.3 + arriving(state, seat, option.organ))
    case "to":
      return ask === moveWhere ? Math.max(0.1, 0.3 + arriving(state, seat, option.organ)) : 1
    case "lift":
      return 1 / (0.8 + 2 * Math.max(0, leaving(state, seat, option) + (option.shielded ? 0.2 : 0)))
    case "move":
      return moving(state, seat, option)
    case "attack":
      return attacking(state, seat, option.organ)
    case "remove":
      return removing(state, seat, option)
    case "shield":
      return shielding(state, seat, option)
    case "absorb":
      return absorbing(state, seat, option.organ)
    case "crisis":
      return ask === crisisWhere ? provoking(state, seat, option.organ) : 1
    default:
      return 1
  }
}

function cardPromise(state: State, card: Parameters<typeof cardWorth>[1]): number {
  const box = boxIn(state)
  return Math.max(
    0.1,
    0.2 + (cardWorth(box, card) - 1.6) * 0.18 * (rounds - state.round) + box.cards[card].vp / 2,
  )
}

const standing = new Standing(census)

/** What control of the zone is worth in a hurry: points, less what the doctors learn. */
function worthOf(state: State, zone: ZoneId): number {
  const box = boxIn(state)
  return Math.max(0.5, zoneVp(state, box, zone) - 0.25 * zoneResearch(state, box, zone))
}

/** Gains of arriving in each organ, found once for a list. */
const arrivals = new Float64Array(organIds.length)
const unknown = -100

/** What another virus in the organ changes, in points. */
function arriving(state: State, seat: Seat, organ: OrganId): number {
  const place = placeOf[organ]
  const known = arrivals[place] as number
  if (known !== unknown) return known
  const zone = zoneOf[organ]
  census.takeZone(state, zone)
  standing.look(seat, zone)
  const { viruses, present } = standing
  const isNew = census.in(place, seat) === 0
  let gain =
    (standing.value(state, viruses + 1, present + (isNew ? 1 : 0)) - standing.value(state)) *
    worthOf(state, zone)
  if (isNew && state.crises.includes(organ)) gain += 0.8
  if (viruses === 0 && state.round === rounds) gain += 0.9
  arrivals[place] = gain
  return gain
}

/** What the organ loses with a virus, in points. */
function leaving(state: State, seat: Seat, { organ }: Group): number {
  const zone = zoneOf[organ]
  census.takeZone(state, zone)
  standing.look(seat, zone)
  const { viruses, present } = standing
  const isLast = census.in(placeOf[organ], seat) === 1
  const loss =
    (standing.value(state) - standing.value(state, viruses - 1, present - (isLast ? 1 : 0))) *
    worthOf(state, zone)
  return loss + (isLast && state.crises.includes(organ) ? 0.6 : 0)
}

function moving(state: State, seat: Seat, group: Group): number {
  const loss = leaving(state, seat, group)
  let best = 0
  for (const to of boxIn(state).out[group.organ]) best = Math.max(best, arriving(state, seat, to))
  return Math.max(0.1, 0.3 + best - loss)
}

function infectingTwice(state: State, seat: Seat, zone: ZoneId): number {
  census.takeZone(state, zone)
  standing.look(seat, zone)
  return Math.max(0, standing.withMore(state, 2) - standing.value(state)) * worthOf(state, zone)
}

function standingOf(state: State, who: Participant, zone: ZoneId): number {
  standing.look(who, zone)
  return standing.value(state)
}

/**
 * What it means to a seat that somebody else has a virus less in an organ; the zone has been
 * counted.
 */
function gainOfRemoving(state: State, seat: Seat, organ: OrganId, whose: Participant): number {
  const zone = zoneOf[organ]
  const place = placeOf[organ]
  const own = standingOf(state, seat, zone)
  const theirs = standingOf(state, whose, zone)
  census.add(place, whose, -1)
  const gain = standingOf(state, seat, zone) - own + 0.4 * (theirs - standingOf(state, whose, zone))
  census.add(place, whose, 1)
  return gain * worthOf(state, zone)
}

function removing(state: State, seat: Seat, { organ, token, shielded }: Group): number {
  census.takeZone(state, zoneOf[organ])
  const gain = 0.4 + gainOfRemoving(state, seat, organ, ownerOf(state, token))
  return Math.max(0.1, shielded ? gain * 0.4 : gain)
}

function attacking(state: State, seat: Seat, organ: OrganId): number {
  census.takeZone(state, zoneOf[organ])
  const place = placeOf[organ]
  let best = 0
  for (let who = 0; who < state.viruses.length; who++) {
    if (who === seat || census.in(place, who) === 0) continue
    const gain = gainOfRemoving(state, seat, organ, who)
    best = Math.max(best, census.plainIn(place, who) > 0 ? gain : gain * 0.4)
  }
  return 0.4 + best
}

function shielding(state: State, seat: Seat, { organ }: Group): number {
  const zone = zoneOf[organ]
  census.takeZone(state, zone)
  return (
    0.3 +
    0.2 * standingOf(state, seat, zone) * worthOf(state, zone) +
    (state.crises.includes(organ) ? 0.6 : 0)
  )
}

/** All others of the organ are out of sight until the end of the round, the own ones as well. */
function absorbing(state: State, seat: Seat, organ: OrganId): number {
  const zone = zoneOf[organ]
  const place = placeOf[organ]
  census.takeZone(state, zone)
  const before = standingOf(state, seat, zone)
  let theirs = 0
  for (let who = 0; who < state.viruses.length; who++) {
    const count = census.in(place, who)
    if (count === 0 || who === seat) continue
    theirs += standingOf(state, who, zone)
    census.add(place, who, -count)
  }
  census.add(place, seat, 1 - census.in(place, seat))
  const gain = standingOf(state, seat, zone) - before + 0.3 * theirs
  return Math.max(0.1, 0.4 + gain * worthOf(state, zone))
}

function provoking(state: State, seat: Seat, organ: OrganId): number {
  const place = placeOf[organ]
  census.takeZone(state, zoneOf[organ])
  const own = census.in(place, seat)
  let others = 0
  let isMost = own > 0
  for (let who = 0; who < state.viruses.length; who++) {
    if (who === seat) continue
    const count = census.in(place, who)
    others += census.plainIn(place, who) * 0.2 - (count > 0 ? 0.35 : 0)
    if (count > own) isMost = false
  }
  return Math.max(0.1, 0.5 + (isMost ? 2 : own > 0 ? 1 : 0) - census.plainIn(place, seat) * 0.5 + others)
}
