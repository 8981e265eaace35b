// A fight as its facts tell it, so that it can be shown after it is over

import type { Seat } from "@genepool/engine"
import type { Fact } from "../rules/facts.ts"

export interface Side {
  readonly seat: Seat
  readonly genes: number
  readonly fortune: number
  /** Level, genes and fortune together; null until it is known. */
  readonly strength: number | null
  readonly die: number | null
  readonly total: number | null
}

export interface FightRecord {
  readonly modifier: number
  readonly attacker: Side
  readonly defender: Side
}

const fresh = (seat: Seat): Side => ({ seat, genes: 0, fortune: 0, strength: null, die: null, total: null })

/** The record after one more fact; null when no fight is going on. */
export function recordAfter(record: FightRecord | null, fact: Fact): FightRecord | null {
  if (fact.fact === "attacked")
    return { modifier: fact.modifier, attacker: fresh(fact.seat), defender: fresh(fact.defender) }
  if (record === null) return null
  const change = (seat: Seat, part: Partial<Side>): FightRecord => {
    const side = seat === record.attacker.seat ? "attacker" : "defender"
    return { ...record, [side]: { ...record[side], ...part } }
  }
  switch (fact.fact) {
    case "boostedGenes":
      return change(fact.seat, { genes: fact.genes })
    case "boostedFortune":
      return change(fact.seat, { fortune: fact.points })
    case "strength":
      return change(fact.seat, { strength: fact.strength })
    case "rolled":
      return change(fact.seat, { die: fact.die })
    case "fought":
      return {
        ...record,
        attacker: { ...record.attacker, total: fact.attack },
        defender: { ...record.defender, total: fact.defence },
      }
    case "forcedReroll":
    case "lostTokens":
    case "tookTrophies":
      return record
    default:
      return null
  }
}
