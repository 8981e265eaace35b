// A fight as its facts tell it, so that it can be shown after it is over

import type { Fact, Seat } from "@genepool/engine"

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
    return {
      modifier: fact.modifier as number,
      attacker: fresh(fact.seat as Seat),
      defender: fresh(fact.defender as Seat),
    }
  if (record === null) return null
  const change = (part: Partial<Side>): FightRecord => {
    const side = fact.seat === record.attacker.seat ? "attacker" : "defender"
    return { ...record, [side]: { ...record[side], ...part } }
  }
  switch (fact.fact) {
    case "boostedGenes":
      return change({ genes: fact.genes as number })
    case "boostedFortune":
      return change({ fortune: fact.points as number })
    case "strength":
      return change({ strength: fact.strength as number })
    case "rolled":
      return change({ die: fact.die as number })
    case "fought":
      return {
        ...record,
        attacker: { ...record.attacker, total: fact.attack as number },
        defender: { ...record.defender, total: fact.defence as number },
      }
    case "forcedReroll":
    case "lostTokens":
    case "tookTrophies":
      return record
    default:
      return null
  }
}
