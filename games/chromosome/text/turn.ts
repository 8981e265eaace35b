// A turn in one sentence: which facts of Chromosome are worth a word

import type { Say, SpokenClause } from "@genepool/engine"
import { clausesOf, type Telling } from "@genepool/text"
import type { Fact } from "../rules/facts.ts"
import type { View } from "../rules/view.ts"

const telling: Telling<Fact> = {
  weight: {
    eliminated: 100,
    lastTurns: 90,
    roomRemoved: 80,
    lostTokens: 78,
    attacked: 75,
    eventRevealed: 72,
    tookTrophies: 60,
    passed: 58,
    grew: 56,
    placed: 56,
    moved: 52,
    teleported: 52,
    swapped: 52,
    fused: 52,
    gainedGene: 48,
    cubesAdded: 45,
    cubesMoved: 45,
    irradiated: 44,
    acts: 40,
    forcedReroll: 36,
    roundBegan: 34,
    discardedStructure: 30,
    fortuneChanged: 28,
    charged: 20,
  },
  subject: (fact) => ("seat" in fact ? fact.seat : null),
  object: (fact) =>
    fact.fact === "attacked" ? fact.defender : fact.fact === "forcedReroll" ? fact.roller : null,
  list: { grew: "room", charged: "room", gainedGene: "gene", roomRemoved: "room" },
  // The action itself tells what it was; only those of a species are named
  skip: (fact) => fact.fact === "acts" && ["growth", "mutation", "spark", "impulse"].includes(fact.action),
}

export function turnWords(facts: readonly Fact[], view: View, say: Say): SpokenClause[] {
  // Of irradiation and fortune only where they stand in the end
  const isStanding = (fact: Fact) => fact.fact === "irradiated" || fact.fact === "fortuneChanged"
  const last = new Map(facts.flatMap((fact) => (isStanding(fact) ? [[standingOf(fact), fact]] : [])))
  const told = facts.filter((fact) => !isStanding(fact) || last.get(standingOf(fact)) === fact)
  return clausesOf(told, { me: view.who, telling, say })
}

const standingOf = (fact: Fact) => `${fact.fact} ${telling.subject(fact)}`

/**
 * Where the round's end begins: the tests of phase III, or the next round, whichever is told first.
 */
export function isRoundEnd(fact: Fact): boolean {
  return fact.fact === "tested" || (fact.fact === "roundBegan" && fact.round > 1)
}
