// A turn in one sentence: which facts of Chromosome are worth a word

import type { Say, Seat, SpokenClause } from "@genepool/engine"
import { clausesOf, type Telling } from "@genepool/text"
import type { Fact } from "../rules/facts.ts"
import type { View } from "../rules/view.ts"

type Modified = Extract<Fact, { fact: "modified" }>
/** As its words have it: a modifier with its sign. */
type Told = Exclude<Fact, Modified> | (Omit<Modified, "by"> & { readonly by: string })

const telling: Telling<Told> = {
  weight: {
    eliminated: 100,
    lastTurns: 90,
    roomRemoved: 80,
    lostTokens: 78,
    attacked: 75,
    fought: 74,
    eventRevealed: 72,
    modified: 71,
    tested: 70,
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
    fortuneAsGene: 29,
    boostedFortune: 29,
    fortuneChanged: 28,
    discharged: 24,
    charged: 20,
  },
  subject: (fact) => (fact.fact !== "fought" && fact.fact !== "tested" && "seat" in fact ? fact.seat : null),
  object: (fact) =>
    fact.fact === "attacked" || fact.fact === "fought"
      ? fact.defender
      : fact.fact === "forcedReroll"
        ? fact.roller
        : fact.fact === "tested"
          ? fact.seat
          : null,
  list: {
    grew: "room",
    placed: "room",
    charged: "room",
    discharged: "room",
    gainedGene: "gene",
    roomRemoved: "room",
  },
  sum: { placed: "tokens", lostTokens: "tokens", tookTrophies: "tokens", irradiated: "points" },
  each: ["lostTokens", "moved", "tested"],
  alike: { placed: "tokens" },
  standing: ["fortuneChanged", "roundBegan"],
  minor: ["acts", "charged", "roundBegan"],
  // The action itself tells what it was; only those of a species are named
  skip: (fact) => fact.fact === "acts" && ["growth", "mutation", "spark", "impulse"].includes(fact.action),
}

export function turnWords(facts: readonly Fact[], view: View, say: Say): SpokenClause[] {
  // Of fortune only where it stands in the end, or else what was spent of it
  const last = new Map(facts.flatMap((fact) => (fact.fact === "fortuneChanged" ? [[fact.seat, fact]] : [])))
  // Of a charge, too: what radiation brings and a payment takes away again is not worth two words
  const charges = new Map(
    facts.flatMap((fact) =>
      fact.fact === "charged" || fact.fact === "discharged" ? [[fact.room, fact]] : [],
    ),
  )
  const told = facts.flatMap((fact, at): readonly Told[] => {
    if (fact.fact === "fortuneChanged")
      return last.get(fact.seat) === fact
        ? [{ ...fact, fortune: fact.fortune - spentBy(fact.seat, facts.slice(at)) }]
        : []
    if ((fact.fact === "fortuneAsGene" || fact.fact === "boostedFortune") && last.has(fact.seat)) return []
    // The others' dice are behind what they come to; one's own one wants to know
    if (fact.fact === "tested") return fact.seat === view.who ? [fact] : []
    // What one pays with oneself one has chosen, or heard the price of
    if (fact.fact === "discharged" && fact.seat === view.who) return []
    if (fact.fact === "charged" || fact.fact === "discharged")
      return charges.get(fact.room) === fact ? [fact] : []
    if (fact.fact !== "modified") return [fact]
    return [{ ...fact, by: fact.by > 0 ? `+${fact.by}` : `${fact.by}` }]
  })
  return clausesOf(told, { me: view.who, telling, say })
}

function spentBy(seat: Seat, facts: readonly Fact[]): number {
  return facts
    .map((fact) => {
      if (!("seat" in fact) || fact.seat !== seat) return 0
      if (fact.fact === "boostedFortune") return fact.points
      return fact.fact === "fortuneAsGene" || fact.fact === "forcedReroll" ? 1 : 0
    })
    .reduce((sum: number, points) => sum + points, 0)
}

/**
 * Where the round's end begins: the tests of phase III, or the next round, whichever is told first.
 */
export function isRoundEnd(fact: Fact): boolean {
  return fact.fact === "tested" || (fact.fact === "roundBegan" && fact.round > 1)
}

export const isRoundOver = (fact: Fact) => (fact.fact === "turnBegan" ? "before" : null)

export function whoseTurn(fact: Fact): Seat | "all" | undefined {
  if (fact.fact === "turnBegan") return fact.seat
  return isRoundEnd(fact) ? "all" : undefined
}
