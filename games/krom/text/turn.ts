// A turn in one sentence: which facts of Krom Evolution are worth a word

import type { Say, SpokenClause } from "@genepool/engine"
import { clausesOf, type Telling } from "@genepool/text"
import type { Fact } from "../rules/facts.ts"
import type { View } from "../rules/view.ts"

const telling: Telling<Fact> = {
  weight: {
    chief: 100,
    evolved: 90,
    kromosaurFell: 85,
    trophyTaken: 85,
    stunned: 82,
    looted: 78,
    took: 78,
    lootedCard: 76,
    lootedHidden: 76,
    lost: 72,
    hurt: 70,
    wonFight: 68,
    kromosaurWon: 68,
    playedOn: 66,
    fightBegan: 60,
    moved: 58,
    kromosaurMoved: 50,
    played: 56,
    countered: 56,
    cancelled: 50,
    caught: 54,
    escaped: 52,
    reached: 52,
    gained: 48,
    rested: 46,
    gathered: 44,
    froze: 40,
    drew: 38,
    drewHidden: 36,
    roundBegan: 34,
    openedEvolution: 30,
    stoodUp: 28,
    becameCharacter: 40,
  },
  subject: (fact) => ("seat" in fact ? fact.seat : null),
  object: (fact) =>
    fact.fact === "playedOn"
      ? fact.target
      : "from" in fact && typeof fact.from === "number"
        ? fact.from
        : null,
  list: { gathered: "gathering", openedEvolution: "evolution" },
  sum: { hurt: "count" },
}

export function turnWords(
  facts: readonly Fact[],
  actor: number | null,
  view: View,
  say: Say,
): SpokenClause[] {
  const told = facts.map((fact) =>
    fact.fact === "fightBegan"
      ? { ...fact, seats: fact.seats.map((seat) => (seat === view.who ? "you" : seat)) }
      : fact,
  )
  return clausesOf(told as readonly Fact[], { actor, me: view.who, telling, say })
}

/** Nothing is settled for all at once at the end of a round: the next one begins, and that is a word or two. */
export const isRoundEnd = (): boolean => false
