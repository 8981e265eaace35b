// How a round of Krom Evolution came out: area by area who was there, in the order in which they
// acted, and what came of it: what one paid as well, so that the line adds up.

import type { Seat, Sentence, SheetLine, SheetPart } from "@genepool/engine"
import { areas, type Token, tokens } from "../data/kinds.ts"
import { type Data, dataOf } from "../data/resolved.ts"
import type { Fact } from "../rules/facts.ts"
import type { View } from "../rules/view.ts"
import type { sheetEn } from "./sheet.en.ts"

type Word = keyof typeof sheetEn extends `sheet.${infer W}` ? W : never

export function sheet(facts: readonly Fact[], view: View): SheetPart[] {
  const data = dataOf(view.options.edition)
  const moves = facts.filter((fact) => fact.fact === "moved")
  const acted = facts.filter((fact) => fact.fact === "phaseBegan").map(({ seat }) => seat)
  const turn = (seat: Seat) => (acted.includes(seat) ? acted.indexOf(seat) : acted.length)
  return areas.flatMap((area) => {
    const there = moves.filter((move) => move.area === area).map(({ seat }) => seat)
    const lines = there.sort((a, b) => turn(a) - turn(b)).map((seat) => lineOf(facts, seat, data))
    const monster = facts.filter((fact) => fact.fact === "kromosaurWon" && fact.area === area)
    if (monster.length > 0) lines.unshift({ seat: null, words: [word("kromosaur")] })
    return lines.length === 0 ? [] : [{ about: word("area", { area }), lines }]
  })
}

function lineOf(facts: readonly Fact[], seat: Seat, data: Data): SheetLine {
  const words = [...actionsOf(facts, seat), ...changesOf(facts, seat, data)]
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

type Held = Token | "life" | "bonus"

/** What came into somebody's hands, and what left them. */
function changesOf(facts: readonly Fact[], seat: Seat, data: Data): Sentence[] {
  const got = new Map<Held, number>()
  const lost = new Map<Held, number>()
  const add = (to: typeof got, kind: Held, count: number) => {
    if (count > 0) to.set(kind, (to.get(kind) ?? 0) + count)
  }
  for (const fact of facts) {
    if ("from" in fact && fact.from === seat) {
      if (fact.fact === "looted" || fact.fact === "took") add(lost, fact.kind, fact.count)
      if (fact.fact === "lootedCard" || fact.fact === "lootedHidden") add(lost, "bonus", 1)
    }
    if (!("seat" in fact) || fact.seat !== seat) continue
    switch (fact.fact) {
      case "gained":
      case "looted":
      case "took":
        add(got, fact.kind, fact.count)
        break
      case "drew":
      case "drewHidden":
      case "lootedCard":
      case "lootedHidden":
        add(got, "bonus", 1)
        break
      case "lost":
      case "paid":
        add(lost, fact.kind, fact.count)
        break
      case "hurt":
        add(lost, "life", fact.count)
        break
      case "bought":
      case "gathered":
      case "rerolled":
        add(lost, "krom", fact.price)
        break
      case "hunted":
        add(lost, "krom", priceOfDice(data, fact))
        break
      case "evolved":
        for (const kind of tokens) add(lost, kind, data.evolutions.get(fact.evolution)?.cost[kind] ?? 0)
        break
      default:
    }
  }
  return [
    ...[...got].map(([kind, count]) => word("got", { kind, count })),
    ...[...lost].map(([kind, count]) => word("lost", { kind, count })),
  ]
}

/** For those beyond the animal's own. */
function priceOfDice(data: Data, { animal, dice }: Extract<Fact, { fact: "hunted" }>): number {
  const extra = dice.length - (data.animals.get(animal)?.dice ?? dice.length)
  return extra > 0 ? (data.prices.extraDice[extra - 1] ?? 0) : 0
}

function word(say: Word, params: Omit<Sentence, "say"> = {}): Sentence {
  return { ...params, say }
}
