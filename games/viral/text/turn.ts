// A turn in one sentence: which facts of Viral are worth a word

import type { Say, SpokenClause } from "@genepool/engine"
import { clausesOf, type Telling } from "@genepool/text"
import type { Fact } from "../rules/facts.ts"
import type { View } from "../rules/view.ts"

/** Several of one kind are counted. */
type Told = Fact & { readonly count?: number }

export function turnWords(facts: readonly Fact[], view: View, say: Say): SpokenClause[] {
  const ownerOf = (virus: unknown) => {
    const who = (view.viruses as readonly unknown[]).indexOf(virus)
    return who < 0 ? null : who
  }
  const telling: Telling<Told> = {
    weight: {
      cured: 100,
      attacked: 80,
      removed: 78,
      crisis: 76,
      shieldLost: 70,
      controlled: 68,
      gained: 66,
      pulled: 62,
      pushed: 62,
      absorbed: 62,
      infected: 60,
      reinfected: 60,
      settled: 60,
      moved: 55,
      event: 64,
      nextEvent: 46,
      shielded: 50,
      research: 44,
      tookCard: 42,
      drewCard: 42,
      drewUnseen: 42,
      round: 40,
      choseVirus: 40,
      revealed: 38,
      flipped: 36,
      finished: 30,
    },
    subject: (fact) =>
      // Whose virus it is from now on is told of all but the listener by the player's name
      fact.fact === "round"
        ? null
        : fact.fact === "choseVirus"
          ? fact.seat === view.who
            ? fact.seat
            : null
          : "by" in fact
            ? ownerOf(fact.by)
            : "virus" in fact
              ? ownerOf(fact.virus)
              : null,
    object: (fact) =>
      fact.fact === "round"
        ? fact.seat
        : fact.fact === "attacked"
          ? ownerOf(fact.target)
          : "by" in fact && "virus" in fact
            ? ownerOf(fact.virus)
            : null,
    list: {
      infected: "organ",
      shielded: "organ",
      removed: "organ",
      shieldLost: "organ",
      controlled: "zone",
      crisis: "organ",
      attacked: "organ",
      moved: "to",
      pulled: "to",
      pushed: "to",
      tookCard: "card",
      drewCard: "card",
    },
    sum: { gained: "vp", removed: "count", shieldLost: "count", shielded: "count" },
    each: ["moved"],
    standing: ["gained", "research", "flipped", "nextEvent", "round"],
    minor: ["revealed", "finished", "drewCard", "drewUnseen", "tookCard"],
  }
  const isTold = ({ fact }: Fact) => fact !== "finished" && telling.weight[fact] !== undefined
  // Of research only where it stands in the end
  const last = new Map(facts.flatMap((fact) => (fact.fact === "research" ? [[fact.virus, fact]] : [])))
  // What was left unused is worth a word only of who has done nothing else: nobody acts in silence
  const acts = new Set(facts.flatMap((fact) => (isTold(fact) ? [telling.subject(fact)] : [])))
  const told = facts.flatMap((fact): readonly Told[] => {
    const isTheirs =
      fact.fact === "finished"
        ? !acts.has(ownerOf(fact.virus))
        : fact.fact !== "research" || last.get(fact.virus) === fact
    if (!isTheirs) return []
    const isCounted = fact.fact === "removed" || fact.fact === "shieldLost" || fact.fact === "shielded"
    return isCounted ? [{ ...fact, count: 1 }] : [fact]
  })
  return clausesOf(told, { me: view.who, telling, say })
}

/** From step 2 on nobody plays any more: the round pays out. */
export function isRoundEnd(fact: Fact): boolean {
  return fact.fact === "step" && fact.step >= 2
}

export const isRoundOver = (fact: Fact) => (fact.fact === "round" ? "with" : null)

/** Cards are chosen and played by everybody for themselves; the end of the round is everybody's. */
export function whoseTurn(fact: Fact): "all" | null | undefined {
  if (isRoundEnd(fact)) return "all"
  return fact.fact === "round" ? null : undefined
}
