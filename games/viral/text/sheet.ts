// How a round of Viral came out: zone by zone who controls it, what it pays and why others get
// nothing; then the event, the crises and the cures, and what everybody has gained.

import type { Seat, Sentence, SheetLine, SheetPart } from "@genepool/engine"
import type { VirusId } from "../data/viruses.ts"
import type { Fact } from "../rules/facts.ts"
import type { View } from "../rules/view.ts"
import type { sheetEn } from "./sheet.en.ts"

type Word = keyof typeof sheetEn extends `sheet.${infer W}` ? W : never
type Part = { about: Sentence; lines: SheetLine[] }
type Control = Extract<Fact, { readonly fact: "controlled" | "uncontrolled" }>

export function sheet(facts: readonly Fact[], view: View): SheetPart[] {
  const scoring = facts.findIndex((fact) => fact.fact === "step" && fact.step === 2)
  if (scoring < 0) return []
  const parts: SheetPart[] = []
  let open: Part | null = null
  for (const [i, fact] of facts.slice(scoring).entries()) {
    const at = scoring + i
    switch (fact.fact) {
      case "controlled":
      case "uncontrolled":
        parts.push(zonePart(facts, at, fact, view))
        open = null
        break
      case "event":
        open = { about: word("event", { event: fact.event }), lines: [] }
        parts.push(open)
        break
      case "immuneResponse":
        open = { about: word("crisis", { organ: fact.organ }), lines: [] }
        parts.push(open)
        break
      case "cured":
        open = { about: word("cure", { virus: fact.virus }), lines: [] }
        parts.push(open)
        break
      case "gained":
        if (open !== null) add(open, view, fact.virus, word("points", { vp: fact.vp }))
        break
      case "research":
        if (open !== null) add(open, view, fact.virus, learned(fact))
        break
      case "removed":
        if (open !== null) add(open, view, fact.virus, word("removed", { organ: fact.organ }))
        break
      case "shieldLost":
        if (open !== null) add(open, view, fact.virus, word("shield", { organ: fact.organ }))
        break
      default:
    }
  }
  return [...parts, totals(facts, view)]
}

/**
 * Who controls the zone, what that pays, and why the others who are there, or who read this, get
 * nothing.
 */
function zonePart(facts: readonly Fact[], at: number, control: Control, view: View): SheetPart {
  const next = facts.findIndex(({ fact }, i) => i > at && ends.has(fact))
  const after = facts.slice(at + 1, next < 0 ? facts.length : next)
  const me = typeof view.who === "number" ? view.viruses[view.who] : undefined
  const winner = control.fact === "controlled" ? control.virus : null
  const lines: SheetLine[] = []
  if (winner === null) lines.push({ seat: null, words: [word("nobody")] })
  control.present.forEach((virus, i) => {
    const count = control.counts[i] as number
    const missing = after.find((fact) => fact.fact === "missing" && fact.virus === virus)
    const organs = missing?.fact === "missing" ? missing.organs : []
    const isTied = control.fact === "controlled" && control.tie && count === control.count
    const words = [word("viruses", { count })]
    if (virus === winner) words.push(...payment(after, virus), ...(isTied ? [word("byTie")] : []))
    else if (organs.length > 0) words.push(word("missing", { organs }))
    else if (winner === null || count > (control as { count: number }).count)
      words.push(word("notEverywhere"))
    else words.push(isTied ? word("tie", { virus: winner }) : word("more", { virus: winner }))
    lines.push(lineOf(view, virus, words))
  })
  if (me !== undefined && !control.present.includes(me)) lines.push(lineOf(view, me, [word("absent")]))
  return { about: word("zone", { zone: control.zone }), lines }
}

const ends = new Set(["controlled", "uncontrolled", "step", "event"])

function payment(after: readonly Fact[], virus: VirusId): Sentence[] {
  return after.flatMap((fact) => {
    if (fact.fact === "gained" && fact.virus === virus) return [word("points", { vp: fact.vp })]
    return fact.fact === "research" && fact.virus === virus ? [learned(fact)] : []
  })
}

const learned = ({ before, now }: Extract<Fact, { readonly fact: "research" }>) =>
  word("research", { before, now })

/** What everybody has gained in the round, and where they stand. */
function totals(facts: readonly Fact[], view: View): SheetPart {
  const lines = view.viruses.map((virus, at) => {
    let vp = 0
    for (const fact of facts) if (fact.fact === "gained" && fact.virus === virus) vp += fact.vp
    return lineOf(view, virus, [word("total", { vp, score: view.scores[at] as number })])
  })
  return { about: word("all"), lines }
}

/** What happened to one virus stands in one line. */
function add(part: Part, view: View, virus: VirusId, words: Sentence): void {
  const line = lineOf(view, virus, [words])
  const at = part.lines.findIndex(({ seat, words: [first] }) =>
    line.seat === null ? first?.virus === virus : seat === line.seat,
  )
  if (at < 0) part.lines.push(line)
  else part.lines[at] = { ...line, words: [...(part.lines[at] as SheetLine).words, words] }
}

/** The neutral virus has no player whose name could stand before it. */
function lineOf(view: View, virus: VirusId, words: readonly Sentence[]): SheetLine {
  const seat: Seat = view.viruses.indexOf(virus)
  return seat < view.seats ? { seat, words } : { seat: null, words: [word("neutral", { virus }), ...words] }
}

function word(say: Word, params: Omit<Sentence, "say"> = {}): Sentence {
  return { ...params, say }
}
