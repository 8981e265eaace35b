// What speaks for a choice, for hints to people: the weightiest first.

import type { Seat } from "@genepool/engine"
import { dieSides, recoveryEnergy } from "../data/constants.ts"
import { attack } from "../rules/attack.ts"
import { payment } from "../rules/costs.ts"
import { growth } from "../rules/growth.ts"
import { irradiation } from "../rules/irradiation.ts"
import { terrainOf } from "../rules/laboratory.ts"
import { resilienceTests } from "../rules/radiation.ts"
import { round } from "../rules/round.ts"
import { spark } from "../rules/spark.ts"
import type { Player, State } from "../rules/state.ts"
import { genesOwned, tokensOnMap, total } from "../rules/stock.ts"
import { turnOf } from "../rules/turn.ts"
import { roll } from "../rules/windows.ts"
import type { Hint } from "./hints.ts"
import { energyOf, type Lie, lieOf, movementsOf } from "./lie.ts"
import { worthOf } from "./worth.ts"

export function reasonsFor(before: State, after: State, seat: Seat): Hint[] {
  const rolling = roll.top(before)
  if (rolling !== null) return byRoll(before, after, seat, rolling.roller)
  if (resilienceTests.top(before) !== null) return byTest(before, after, seat)
  const spent = bySpending(before, after, seat)
  if (spent.length > 0) return spent
  // Once all have passed, radiation and the next round come by themselves
  const isSameRound = before.phase === "setup" || after.round === before.round
  if (round.top(before)?.step === "spaces") return [{ why: "anyOrder" }]
  if (round.top(before) !== null || !isSameRound) return byWaiting(before, after, seat)
  const aimed = byAiming(before, after, seat)
  if (aimed.length > 0) return aimed
  return [...byGains(before, after, seat), ...byPlace(before, after, seat), ...byWaiting(before, after, seat)]
}

/** By the seat's answer, or by what it did when it was the last one. */
function byRoll(before: State, after: State, seat: Seat, roller: Seat): Hint[] {
  const answer = after.frames[before.frames.length - 1]?.answers?.[seat]?.[0]
  const isPaid = playerAt(after, seat).fortune < playerAt(before, seat).fortune
  if (answer === undefined ? !isPaid : answer.do === "stand") return [{ why: "keepsFortune" }]
  return [roller === seat ? { why: "betterRoll" } : { why: "spoilsRoll", seat: roller }]
}

/** Fortune as a structure gene, or not. */
function byTest(before: State, after: State, seat: Seat): Hint[] {
  const isPaid = playerAt(after, seat).fortune < playerAt(before, seat).fortune
  return [{ why: isPaid ? "resists" : "keepsFortune" }]
}

/**
 * What is laid out for an action or a fight, and what is kept back; a room that was picked to grow
 * into.
 */
function bySpending(before: State, after: State, seat: Seat): Hint[] {
  const [had, has] = [playerAt(before, seat), playerAt(after, seat)]
  if (payment.top(before)?.step === "genes")
    return [{ why: has.fortune < had.fortune ? "keepsGenes" : "keepsFortune" }]
  if (
    payment.top(before)?.step === "energy" &&
    lieOf(after, seat).largestCharged === lieOf(before, seat).largestCharged
  )
    return [{ why: "keepsCharged" }]
  // CHR-COST-06: what a group gives beyond the price is lost
  const owed = payment.top(before)?.energy ?? 0
  if (payment.top(before)?.step === "energy" && energyOf(before, seat) - energyOf(after, seat) <= owed)
    return [{ why: "paysExactly" }]
  const fight = attack.top(before)
  if (fight !== null) {
    if (has.fortune < had.fortune || has.active.fighting < had.active.fighting)
      return [{ why: "fightsHarder" }]
    return [{ why: fight.step.endsWith("Genes") ? "keepsGenes" : "keepsFortune" }]
  }
  const picked = growth.top(after)?.rooms.length ?? 0
  return picked > (growth.top(before)?.rooms.length ?? picked) ? [{ why: "bringsTokens", count: 1 }] : []
}

/**
 * Who attacks, and whom: how many of a hundred fights go well, if both sides use all of their
 * fighting genes.
 */
function byAiming(before: State, after: State, seat: Seat): Hint[] {
  const levelOf = (room: number) => after.groups[room]?.level ?? 0
  const step = spark.top(before)?.step
  if (step === "attacker") {
    const from = spark.in(after)?.from ?? null
    const own = Object.values(after.groups).filter((group) => group.seat === seat)
    const isStrongest = from !== null && own.every(({ level }) => level <= levelOf(from))
    if (isStrongest) return [{ why: "strongest" }]
    const way = (room: number) => wayToOthers(after, seat, room)
    const isNearest = from !== null && roomsOf(after, seat).every((room) => way(from) <= way(room))
    return isNearest ? [{ why: "nearest" }] : []
  }
  const fight = attack.in(after)
  if (step !== "target" || fight === null) return []
  const foe = after.groups[fight.to]?.seat
  if (foe === undefined) return []
  const strength = levelOf(fight.from) + playerAt(after, seat).active.fighting + fight.modifier
  const lead = strength - levelOf(fight.to) - playerAt(after, foe).active.fighting
  let won = 0
  for (let mine = 1; mine <= dieSides; mine++)
    for (let theirs = 1; theirs <= dieSides; theirs++) if (mine - theirs + lead > 0) won++
  return [{ why: "attacks", count: Math.round((100 * won) / dieSides ** 2) }]
}

const roomsOf = ({ groups }: State, seat: Seat) =>
  Object.keys(groups)
    .map(Number)
    .filter((room) => groups[room]?.seat === seat)

/** How far the nearest group of anybody else is. */
function wayToOthers(state: State, seat: Seat, from: number): number {
  const { distance } = terrainOf(state)
  const theirs = Object.keys(state.groups)
    .map(Number)
    .filter((room) => state.groups[room]?.seat !== seat)
  return Math.min(...theirs.map((room) => distance[from]?.[room] ?? 99))
}

/** Hints that say how much of it. */
type Counted = Extract<Hint, { readonly count: number }>["why"]

function byGains(before: State, after: State, seat: Seat): Hint[] {
  const [had, has] = [playerAt(before, seat), playerAt(after, seat)]
  const reasons: Hint[] = []
  const gain = (why: Counted, count: number) => {
    if (count > 0) reasons.push({ why, count })
  }
  gain("winsTrophies", sum(has.trophies) - sum(had.trophies))
  gain("bringsTokens", tokensOnMap(after, seat) - tokensOnMap(before, seat))
  if (genesOwned(has) > genesOwned(had)) reasons.push({ why: "gainsGene" })
  if (has.fortune > had.fortune) reasons.push({ why: "recoversFortune" })
  gain("heals", had.irradiation - has.irradiation)
  gain("charges", energyOf(after, seat) - energyOf(before, seat))
  // CHR-RUL-28: a structure gene may be discarded though there is nothing to lower
  if (genesOwned(has) < genesOwned(had) && has.irradiation === had.irradiation)
    reasons.push({ why: "makesRoom" })
  if (after.phase === before.phase)
    for (let other = 0; other < after.seats; other++)
      if (other !== seat && isWorseOff(before, after, other)) reasons.push({ why: "weakens", seat: other })
  if (after.phase === before.phase && sum(Object.values(after.cubes)) < sum(Object.values(before.cubes)))
    reasons.push({ why: "dims" })
  return reasons
}

function isWorseOff(before: State, after: State, seat: Seat): boolean {
  return (
    playerAt(after, seat).irradiation > playerAt(before, seat).irradiation ||
    tokensOnMap(after, seat) < tokensOnMap(before, seat)
  )
}

/**
 * How the own groups lie to radiation, to one another, to rooms they can grow into, and to others.
 */
function byPlace(before: State, after: State, seat: Seat): Hint[] {
  const [was, is] = [lieOf(before, seat), lieOf(after, seat)]
  const reasons: Hint[] = []
  // What is lost is no longer in danger, but that is no gain
  if (is.tokens < was.tokens) return isGivenUp(before) ? byLoss(was, is) : reasons
  if (is.danger < was.danger) reasons.push({ why: "escapes" })
  // A group that was discharged to pay did not come there for that
  if (is.soaking > was.soaking && is.energy >= was.energy) reasons.push({ why: "soaks" })
  if (is.threat > was.threat) reasons.push({ why: "threatens" })
  if (is.largest > was.largest || is.groups < was.groups) reasons.push({ why: "joins" })
  if (is.free > was.free) reasons.push({ why: "opens" })
  if (is.distance < was.distance) reasons.push({ why: "closesIn" })
  if (is.toRadiation < was.toRadiation && is.energy >= was.energy) reasons.push({ why: "seeksCharge" })
  if (is.theirFree < was.theirFree) reasons.push({ why: "narrows" })
  if (is.groups > was.groups && is.tokens === was.tokens) reasons.push({ why: "splits" })
  if (is.prey > was.prey) reasons.push({ why: "hunts" })
  if (is.exposed < was.exposed) reasons.push({ why: "shelters" })
  if (is.distance > was.distance) reasons.push({ why: "keepsAway" })
  if (is.doomed < was.doomed) reasons.push({ why: "leavesRed" })
  if (is.around > was.around) reasons.push({ why: "widens" })
  return reasons
}

function gainsByPlace(was: Lie, is: Lie): boolean {
  return (
    is.danger < was.danger ||
    is.soaking > was.soaking ||
    is.largest > was.largest ||
    is.free > was.free ||
    is.theirFree < was.theirFree ||
    is.toRadiation < was.toRadiation ||
    is.prey > was.prey ||
    is.exposed < was.exposed
  )
}

const isGivenUp = (state: State) => irradiation.top(state) !== null

/** A token has to go: what the others still do. */
function byLoss(was: Lie, is: Lie): Hint[] {
  const reasons: Hint[] = []
  if (is.danger < was.danger) reasons.push({ why: "losesDanger" })
  if (is.energy === was.energy) reasons.push({ why: "losesDark" })
  if (is.groups === was.groups) reasons.push({ why: "losesNoGroup" })
  else if (is.largest === was.largest) reasons.push({ why: "losesSmall" })
  return reasons
}

/** Where groups could move and do not: what most of the movements would spoil, or many of them. */
function byStaying(state: State, seat: Seat): Hint[] {
  const is = lieOf(state, seat)
  const others = movementsOf(state, seat).map((moved) => lieOf(moved, seat))
  const mostly = (isWorse: (moved: Lie) => boolean) => 2 * others.filter(isWorse).length >= others.length
  const often = (isWorse: (moved: Lie) => boolean) => 3 * others.filter(isWorse).length >= others.length
  const reasons: Hint[] = []
  if (others.length === 0) return reasons
  if (is.soaking > 0 && mostly(({ soaking }) => soaking < is.soaking)) reasons.push({ why: "awaitsCharge" })
  if (mostly(({ danger }) => danger > is.danger)) reasons.push({ why: "staysSafe" })
  if (often(({ free }) => free < is.free)) reasons.push({ why: "keepsRoom" })
  if (often(({ largest }) => largest < is.largest)) reasons.push({ why: "staysTogether" })
  if (mostly(({ distance }) => distance < is.distance)) reasons.push({ why: "staysAway" })
  if (often(({ distance }) => distance > is.distance)) reasons.push({ why: "staysClose" })
  if (often(({ groups }) => groups < is.groups)) reasons.push({ why: "staysSplit" })
  else if (often(({ groups }) => groups > is.groups)) reasons.push({ why: "staysWhole" })
  if (!others.some((moved) => gainsByPlace(is, moved))) reasons.push({ why: "restsHere" })
  else if (reasons.length === 0) {
    const worth = worthOf(state, seat)
    const isNoneBetter = movementsOf(state, seat).every((moved) => worthOf(moved, seat) <= worth)
    if (isNoneBetter) reasons.push({ why: "standsWell" })
    else if (others.every((moved) => gainsByPlace(moved, is))) reasons.push({ why: "givesUp" })
  }
  return reasons
}

/** The turn is over, or no more are taken in this round: what was not spent is there later. */
function byWaiting(before: State, after: State, seat: Seat): Hint[] {
  const turn = turnIn(before, seat)
  const { passed, active, fortune, exhausted } = playerAt(before, seat)
  const hasPassed = !passed && playerAt(after, seat).passed
  const next = turnIn(after, seat)
  // Whoever is alone in a round takes one turn after another
  if (turn === null || (next !== null && !hasPassed && !(turn.acted && !next.acted))) return []
  const energy = energyOf(before, seat)
  const reasons: Hint[] = []
  if (hasPassed ? energy > 0 : energy >= recoveryEnergy && !turn.recovered)
    reasons.push({ why: "savesEnergy" })
  if (hasPassed ? total(active) > 0 : active.structure > 0) reasons.push({ why: "keepsGenes" })
  if (!turn.moved) reasons.push(...byStaying(before, seat))
  if (fortune > 0 && !exhausted) reasons.push({ why: "keepsFortune" })
  return reasons
}

function turnIn(state: State, seat: Seat) {
  const turn = turnOf.in(state)
  return turn?.seat === seat ? turn : null
}

const playerAt = ({ players }: State, seat: Seat) => players[seat] as Player
const sum = (counts: readonly number[]) => counts.reduce((a, b) => a + b, 0)
