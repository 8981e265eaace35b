// What comes of a fight and of a resilience test with these dice, and whether another roll could be
// better for somebody.

import type { Position, PositionView, Seat } from "@genepool/engine"
import { dieSides } from "../data/constants.ts"
import type { Roll } from "./facts.ts"
import { terrainOf } from "./laboratory.ts"
import { roomsIn } from "./overview.ts"
import type { Group, Player, Table } from "./state.ts"

export interface Attack {
  readonly attacker: Seat
  readonly from: number
  readonly to: number
  readonly modifier: number
  /** CHR-FER-02: the attacking group loses no tokens. */
  readonly immune: boolean
}

export interface Fight extends Attack {
  attackerGenes: number
  attackerFortune: number
  defenderGenes: number
  defenderFortune: number
  attackerDie: number
}

export function strengthOfAttacker(state: Table, fight: Fight): number {
  return (state.groups[fight.from] as Group).level + fight.attackerGenes + fight.attackerFortune
}

export function strengthOfDefender(state: Table, fight: Fight): number {
  return (state.groups[fight.to] as Group).level + fight.defenderGenes + fight.defenderFortune
}

/** Both totals with these dice, and the tokens that each side loses; as the attacker says it. */
export function outcomeOfFight(state: Table, fight: Fight, attackerDie: number, defenderDie: number) {
  const mine = strengthOfAttacker(state, fight) + attackerDie + fight.modifier
  const theirs = strengthOfDefender(state, fight) + defenderDie
  const difference = mine - theirs
  // 7.-8. CHR-ATT-09, CHR-ATT-10: as many tokens as the difference; CHR-RUL-32: at most all of them
  // 9. CHR-ATT-11: a tie costs both one token
  const lost = (room: number) =>
    Math.min((state.groups[room] as Group).level, Math.max(1, Math.abs(difference)))
  return {
    mine,
    theirs,
    theyLose: difference >= 0 ? lost(fight.to) : 0,
    iLose: difference <= 0 && !fight.immune ? lost(fight.from) : 0,
  }
}

export interface Test {
  readonly seat: Seat
  readonly room: number
  readonly power: number
  readonly die: number
  /** 1 if fortune stands for a structure gene. */
  readonly virtual: number
}

/** CHR-RES-04: groups, not tokens, in the room and next to it. */
export function groupsNear(state: Table, seat: Seat, room: number): number {
  let groups = 0
  for (const near of roomsIn(terrainOf(state).near[room] as number))
    if (state.groups[near]?.seat === seat) groups++
  return groups
}

/**
 * CHR-CONST-29, CHR-RES-06, CHR-GENE-06, CHR-RUL-03: structure genes count while they are active,
 * and stay so.
 */
export function outcomeOfTest(state: Table, { seat, room, power, die, virtual }: Test) {
  const groups = groupsNear(state, seat, room)
  const threat = power + groups
  const structure = (state.players[seat] as Player).active.structure + virtual
  return { groups, threat, structure, points: Math.max(0, threat - die - structure) }
}

/** What rolls are made for, by the names of their procedures. */
export const fightName = "attack"
export const testName = "resilienceTests"

type Framed = Table & (Pick<Position, "frames"> | Pick<PositionView, "frames">)

/** The innermost of them that goes on. */
const goingOn = <Locals>({ frames }: Framed, name: string): Locals | null =>
  (frames.findLast(({ proc }) => proc === name) ?? null) as Locals | null

interface Rolled {
  readonly roller: Seat
  readonly rival: Seat | null
  readonly roll: Roll
  readonly die: number
}

/**
 * Whether another roll concerns the seat, and any face of the die would be better for it than the
 * one that lies there.
 */
export function couldHelp(table: Framed, { roller, rival, roll, die }: Rolled, seat: Seat): boolean {
  if (seat !== roller && seat !== rival) return false
  // The die of a mutation says which gene it is: none is the best
  if (roll === "mutation") return true
  const worth = worthOf(table, seat)
  return worth === null || faces.some((face) => worth(face).some((value, at) => value > worth(die)[at]!))
}

const faces = Array.from({ length: dieSides }, (_, at) => at + 1)

/**
 * What a face of the die that is rolled now would be worth to the seat, in each way that it can
 * still go on.
 */
function worthOf(table: Framed, seat: Seat): ((die: number) => readonly number[]) | null {
  const test = goingOn<Test>(table, testName)
  if (test !== null) {
    const sign = seat === test.seat ? -1 : 1
    return (die) => [sign * outcomeOfTest(table, { ...test, die, virtual: 0 }).points]
  }
  const fight = goingOn<Fight>(table, fightName)
  if (fight === null) return null
  const taken = (mine: number, theirs: number) => {
    const { theyLose, iLose } = outcomeOfFight(table, fight, mine, theirs)
    return seat === fight.attacker ? theyLose - iLose : iLose - theyLose
  }
  // The attacker rolls first: the other die may yet show anything
  if (fight.attackerDie === 0) return (die) => faces.map((theirs) => taken(die, theirs))
  return (die) => [taken(fight.attackerDie, die)]
}
