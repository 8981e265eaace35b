// How a round of Krom Evolution came out: area by area who was there, in the order in which they
// acted, and what came of it.

import type { Seat, Sentence, SheetLine, SheetPart } from "@genepool/engine"
import { areas, type Token } from "../data/kinds.ts"
import type { Fact } from "../rules/facts.ts"
import type { sheetEn } from "./sheet.en.ts"

type Word = keyof typeof sheetEn extends `sheet.${infer W}` ? W : never

export function sheet(facts: readonly Fact[]): SheetPart[] {
  const moves = facts.filter((fact) => fact.fact === "moved")
  const acted = facts.filter((fact) => fact.fact === "phaseBegan").map(({ seat }) => seat)
  const turn = (seat: Seat) => (acted.includes(seat) ? acted.indexOf(seat) : acted.length)
  return areas.flatMap((area) => {
    const there = moves.filter((move) => move.area === area).map(({ seat }) => seat)
    const lines = there.sort((a, b) => turn(a) - turn(b)).map((seat) => lineOf(facts, seat))
    const monster = facts.filter((fact) => fact.fact === "kromosaurWon" && fact.area === area)
    if (monster.length > 0) lines.unshift({ seat: null, words: [word("kromosaur")] })
    return lines.length === 0 ? [] : [{ about: word("area", { area }), lines }]
  })
}

function lineOf(facts: readonly Fact[], seat: Seat): SheetLine {
  const words = [...actionsOf(facts, seat), ...changesOf(facts, seat)]
  return { seat, words: words.length === 0 ? [word("nothing")] : words }
}

/** What is worth a word of its own, in order. */
function actionsOf(facts: readonly Fact[], seat: Seat): Sentence[] {
  return facts.flatMap((fact): Sentence[] => {
    if (!("seat" in fact) || fact.seat !== seat) return []
    switch (fact.fact) {
      case "wonFight":
        return [word("wonFight")]
      case "stunned":
        return [word("stunned")]
      case "kromosaurFell":
      case "trophyTaken":
        return [word("trophy")]
      case "caught":
        return [word("caught", { animal: fact.animal })]
      case "escaped":
        return [word("escaped", { animal: fact.animal })]
      case "reached":
        return [word("climbed", { pattern: fact.pattern })]
      case "evolved":
        return [word("evolved", { evolution: fact.evolution, points: fact.points })]
      case "chief":
        return [word("chief")]
      default:
        return []
    }
  })
}

/**
 * What came into somebody's hands and what was taken out of them; what one paid oneself is no news.
 */
function changesOf(facts: readonly Fact[], seat: Seat): Sentence[] {
  const got = new Map<Token | "life" | "bonus", number>()
  const lost = new Map<Token | "life" | "bonus", number>()
  const add = (to: typeof got, kind: Token | "life" | "bonus", count: number) =>
    to.set(kind, (to.get(kind) ?? 0) + count)
  for (const fact of facts)
    switch (fact.fact) {
      case "gained":
        if (fact.seat === seat) add(got, fact.kind, fact.count)
        break
      case "drew":
      case "drewHidden":
        if (fact.seat === seat) add(got, "bonus", 1)
        break
      case "looted":
      case "took":
        if (fact.seat === seat) add(got, fact.kind, fact.count)
        if (fact.from === seat) add(lost, fact.kind, fact.count)
        break
      case "lootedCard":
      case "lootedHidden":
        if (fact.seat === seat) add(got, "bonus", 1)
        if (fact.from === seat) add(lost, "bonus", 1)
        break
      case "lost":
        if (fact.seat === seat) add(lost, fact.kind, fact.count)
        break
      case "hurt":
        if (fact.seat === seat) add(lost, "life", fact.count)
        break
      default:
    }
  return [
    ...[...got].map(([kind, count]) => word("got", { kind, count })),
    ...[...lost].map(([kind, count]) => word("lost", { kind, count })),
  ]
}

function word(say: Word, params: Omit<Sentence, "say"> = {}): Sentence {
  return { ...params, say }
}
