// How a round of Chromosome came out: what the event did, what everybody did and gained, and the
// tests of the radiation.

import type { Seat, Sentence, SheetLine, SheetPart } from "@genepool/engine"
import type { Fact } from "../rules/facts.ts"
import type { View } from "../rules/view.ts"
import type { sheetEn } from "./sheet.en.ts"

type Word = keyof typeof sheetEn extends `sheet.${infer W}` ? W : never

export function sheet(facts: readonly Fact[], view: View): SheetPart[] {
  const first = facts.findIndex(({ fact }) => fact === "turnBegan")
  const preparation = first < 0 ? facts : facts.slice(0, first)
  const rest = first < 0 ? [] : facts.slice(first)
  const seats = view.players.map((_, seat) => seat)
  const tests = facts.filter((fact) => fact.fact === "tested")
  return [
    ...eventPart(preparation, seats),
    partOf(
      "turns",
      linesOf(seats, (seat) => [...actions(rest, seat), ...changes(rest, seat)]),
    ),
    ...(tests.length === 0 ? [] : [partOf("tests", tests.map(testLine))]),
  ]
}

function eventPart(facts: readonly Fact[], seats: readonly Seat[]): SheetPart[] {
  const event = facts.find((fact) => fact.fact === "eventRevealed")
  if (event === undefined) return []
  const lines: SheetLine[] = facts.flatMap((fact): SheetLine[] => {
    switch (fact.fact) {
      case "eventCancelled":
        return [nobodys("cancelled")]
      case "roomRemoved":
        return [nobodys("roomGone", { room: fact.room })]
      case "cubesAdded":
        return [nobodys("cubesIn", { room: fact.room, cubes: fact.cubes })]
      case "cubesRemoved":
        return [nobodys("cubesOut", { room: fact.room, cubes: fact.cubes })]
      case "modified":
        return [nobodys("modified", { what: fact.what, by: fact.by })]
      default:
        return []
    }
  })
  const struck = linesOf(seats, (seat) => changes(facts, seat)).filter(({ words }) => words.length > 0)
  return [{ about: word("event", { event: event.event }), lines: [...lines, ...struck] }]
}

/** Which actions a seat took, in order. */
function actions(facts: readonly Fact[], seat: Seat): Sentence[] {
  const actions = facts.flatMap((fact) => (fact.fact === "acts" && fact.seat === seat ? [fact.action] : []))
  return actions.length === 0 ? [word("passed")] : [word("acted", { actions })]
}

/** What of a seat has become more or less. */
function changes(facts: readonly Fact[], seat: Seat): Sentence[] {
  let tokens = 0
  let lost = 0
  let genes = 0
  let trophies = 0
  let charged = 0
  let irradiation = 0
  let fortune = 0
  for (const fact of facts) {
    if (!("seat" in fact) || fact.seat !== seat) continue
    if (fact.fact === "placed" || fact.fact === "grew") tokens += fact.tokens
    else if (fact.fact === "lostTokens") lost += fact.tokens
    else if (fact.fact === "gainedGene") genes++
    else if (fact.fact === "tookTrophies") trophies += fact.tokens
    else if (fact.fact === "charged") charged++
    else if (fact.fact === "irradiated") irradiation += fact.points
    else if (fact.fact === "discardedStructure") irradiation -= fact.points
    else if (fact.fact === "fortuneChanged") fortune += fact.points
    else if (fact.fact === "boostedFortune") fortune -= fact.points
    else if (fact.fact === "fortuneAsGene" || fact.fact === "forcedReroll") fortune--
  }
  const said = (say: Word, count: number) => (count === 0 ? [] : [word(say, { count })])
  return [
    ...said("tokens", tokens),
    ...said("lost", lost),
    ...said("genes", genes),
    ...said("trophies", trophies),
    ...said("charged", charged),
    ...(irradiation === 0 ? [] : [word("irradiation", { count: signed(irradiation) })]),
    ...(fortune === 0 ? [] : [word("fortune", { count: signed(fortune) })]),
  ]
}

const signed = (count: number) => (count < 0 ? `−${-count}` : `+${count}`)

function testLine({ seat, room, threat, die, structure, points }: Extract<Fact, { fact: "tested" }>) {
  return {
    seat,
    words: [word("test", { room, threat, result: die + structure }), word("tested", { points })],
  }
}

function linesOf(seats: readonly Seat[], words: (seat: Seat) => readonly Sentence[]): SheetLine[] {
  return seats.map((seat) => ({ seat, words: words(seat) }))
}

const partOf = (about: Word, lines: readonly SheetLine[]): SheetPart => ({ about: word(about), lines })

const nobodys = (say: Word, params?: Omit<Sentence, "say">): SheetLine => ({
  seat: null,
  words: [word(say, params)],
})

function word(say: Word, params: Omit<Sentence, "say"> = {}): Sentence {
  return { ...params, say }
}
