// What speaks for a choice, for hints to people: the weightiest first.

import type { Seat } from "@genepool/engine"
import { recoveryEnergy } from "../data/constants.ts"
import { admitting, emptyRooms, overviewOf, roomsIn } from "../rules/overview.ts"
import { resilienceTests } from "../rules/radiation.ts"
import { round } from "../rules/round.ts"
import type { Group, Player, State } from "../rules/state.ts"
import { genesOwned, tokensOnMap, total } from "../rules/stock.ts"
import { turnOf } from "../rules/turn.ts"
import { roll } from "../rules/windows.ts"
import type { Hint } from "./hints.ts"

export function reasonsFor(before: State, after: State, seat: Seat): Hint[] {
  const rolling = roll.top(before)
  if (rolling !== null) return byRoll(before, after, seat, rolling.roller)
  if (resilienceTests.top(before) !== null) return byTest(before, after, seat)
  // Once all have passed, radiation and the next round come by themselves
  const isSameRound = before.phase === "setup" || after.round === before.round
  if (round.top(before) !== null || !isSameRound) return byWaiting(before, after, seat)
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
  if (after.phase === before.phase)
    for (let other = 0; other < after.seats; other++)
      if (other !== seat && isWorseOff(before, after, other)) reasons.push({ why: "weakens", seat: other })
  return reasons
}

function isWorseOff(before: State, after: State, seat: Seat): boolean {
  return (
    playerAt(after, seat).irradiation > playerAt(before, seat).irradiation ||
    tokensOnMap(after, seat) < tokensOnMap(before, seat)
  )
}

/** How the own groups lie to radiation, to one another, to rooms they can grow into, and to others. */
function byPlace(before: State, after: State, seat: Seat): Hint[] {
  const [was, is] = [lieOf(before, seat), lieOf(after, seat)]
  const reasons: Hint[] = []
  // What is lost is no longer in danger, but that is no gain
  if (is.tokens < was.tokens) return reasons
  if (is.danger < was.danger) reasons.push({ why: "escapes" })
  // A group that was discharged to pay did not come there for that
  if (is.soaking > was.soaking && is.energy >= was.energy) reasons.push({ why: "soaks" })
  if (is.threat > was.threat) reasons.push({ why: "threatens" })
  if (is.largest > was.largest || is.groups < was.groups) reasons.push({ why: "joins" })
  if (is.free > was.free) reasons.push({ why: "opens" })
  if (is.distance < was.distance) reasons.push({ why: "closesIn" })
  return reasons
}

function lieOf(state: State, seat: Seat) {
  const view = overviewOf(state, seat)
  const { near, distance: steps } = view.terrain
  const own = roomsIn(view.own)
  const levels = own.map((room) => (state.groups[room] as Group).level)
  let danger = 0
  let soaking = 0
  let threat = 0
  for (const room of roomsIn(view.radioactive)) {
    const power = state.cubes[room] as number
    const here = roomsIn(view.own & (near[room] as number))
    if (here.length > 0) danger += power + here.length
    for (const each of here) {
      const { level, charged } = state.groups[each] as Group
      if (level <= power && !charged) soaking++
    }
    if ((view.others & (near[room] as number)) !== 0) threat += power
  }
  let distance = Number.POSITIVE_INFINITY
  for (const room of own)
    for (const other of roomsIn(view.others)) distance = Math.min(distance, steps[room]?.[other] as number)
  const growing = emptyRooms(view) & view.nextToOwn & admitting(state, view.terrain, 1)
  return {
    tokens: sum(levels),
    energy: energyOf(state, seat),
    groups: levels.length,
    largest: Math.max(0, ...levels),
    danger,
    soaking,
    threat,
    distance,
    free: roomsIn(growing).length,
  }
}

/** The turn is over, or no more are taken in this round: what was not spent is there later. */
function byWaiting(before: State, after: State, seat: Seat): Hint[] {
  const turn = turnIn(before, seat)
  const { passed, active, irradiation } = playerAt(before, seat)
  const hasPassed = !passed && playerAt(after, seat).passed
  if (turn === null || (turnIn(after, seat) !== null && !hasPassed)) return []
  const energy = energyOf(before, seat)
  const reasons: Hint[] = []
  if (hasPassed ? energy > 0 : energy >= recoveryEnergy && !turn.recovered)
    reasons.push({ why: "savesEnergy" })
  if (hasPassed ? total(active) > 0 : active.structure > 0 && irradiation > 0)
    reasons.push({ why: "keepsGenes" })
  return reasons
}

function turnIn(state: State, seat: Seat) {
  const turn = turnOf.in(state)
  return turn?.seat === seat ? turn : null
}

function energyOf({ groups }: State, seat: Seat): number {
  return sum(Object.values(groups).map((group) => (group.seat === seat && group.charged ? group.level : 0)))
}

const playerAt = ({ players }: State, seat: Seat) => players[seat] as Player
const sum = (counts: readonly number[]) => counts.reduce((a, b) => a + b, 0)
