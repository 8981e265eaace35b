// What a fight looked like so far: dice and cards, remembered from the facts. Who comes late sees only the totals.

import { follows } from "@genepool/board"
import type { Fact, Seat } from "@genepool/engine"
import { useEffect, useState } from "react"
import type { Area } from "../data/kinds.ts"

export interface FighterRecord {
  readonly dice: readonly number[]
  readonly add: number
  readonly cards: readonly { readonly card: string; readonly cancelled: boolean }[]
}

export interface FightRecord {
  readonly area: Area
  readonly fighters: ReadonlyMap<Seat, FighterRecord>
}

const nothing: FighterRecord = { dice: [], add: 0, cards: [] }

export function recordAfter(record: FightRecord | null, facts: readonly Fact[]): FightRecord | null {
  let now = record
  const change = (seat: Seat, what: (fighter: FighterRecord) => Partial<FighterRecord>) => {
    if (now === null) return
    const fighter = now.fighters.get(seat) ?? nothing
    now = { ...now, fighters: new Map(now.fighters).set(seat, { ...fighter, ...what(fighter) }) }
  }
  for (const fact of facts) {
    const seat = (fact.seat ?? -1) as Seat
    switch (fact.fact) {
      case "fightBegan":
        now = { area: fact.area as Area, fighters: new Map() }
        break
      case "rolled":
        change(seat, () => ({ dice: [fact.die as number] }))
        break
      case "kromosaurRolled":
        change(-1, () => ({ dice: [fact.die as number], add: fact.add as number }))
        break
      case "fightAdded":
        change(seat, ({ add }) => ({ add: add + (fact.add as number) }))
        break
      case "fightRolled":
        change(seat, ({ dice }) => ({ dice: [...dice, ...(fact.dice as number[])] }))
        break
      case "played":
        change(seat, ({ cards }) => ({ cards: [...cards, { card: fact.card as string, cancelled: false }] }))
        break
      case "cancelled":
        change(seat, ({ cards }) => {
          const at = cards.findLastIndex(({ card }) => card === fact.card)
          return { cards: cards.map((it, i) => (i === at ? { ...it, cancelled: true } : it)) }
        })
        break
      case "phaseBegan":
        now = null
        break
      default:
    }
  }
  return now
}

export function useFightRecord(facts: readonly Fact[], step: number): FightRecord | null {
  const [kept, setKept] = useState<{ step: number; record: FightRecord | null }>({ step: -1, record: null })
  useEffect(() => {
    setKept((before) => {
      if (step === before.step) return before
      const known = follows(step, before.step, facts) ? before.record : null
      return { step, record: recordAfter(known, facts) }
    })
  }, [facts, step])
  return kept.record
}
