import type { Spoken } from "@genepool/engine"
import { tableOf } from "@genepool/engine/testing"
import { optionsOf, speaker, unsaid, viewsInPlay } from "@genepool/text"
import { expect, test } from "vitest"
import { viral } from "../index.ts"
import { rules } from "../rules/viral.ts"
import { play, type ViralTable } from "./at.ts"

/** The options of a seat, as they are heard. */
function heardAt({ state }: ViralTable, locale: "en" | "pl" | "ru", seat = 0): string[] {
  const view = rules.view(state, seat)
  const words = speaker(viral.texts, locale, { seatNames: ["Anna", "Ben", "Cleo"] }).to(seat)
  const decision = rules.decision(state, seat)
  return optionsOf({ module: viral, words, view, decision, prompt: null, withheld: [], moments: [] })
}

/** Not drawn, or drawn as something else that is said. */
const silent = [
  /^(who|standing|seats|options\..*)$/, // the table, not the position
  /^(dummyDeck|events)\.unknown|^mutations\.(unseen|bottom)/, // face down: how many is said
  /^cards\.me\.unseen$/, // one's own are said by name
  /^draft\.seen/, // what went on to others is not in front of anybody
  /^frames\.[^.]+\.(proc|step|result|answers)/, // where in the rules we are: the question says it
  // the question is about it
  /^frames\.(dummy|infect|move|pair|relocate|research|score|setUp|attack|magnet|absorb|shield|crisis|draft|breed)\./,
]

const views = [2, 3].flatMap((seats) => viewsInPlay(viral, { seats, seed: `heard ${seats}` }))

test("everything that a view shows can be heard", () => {
  expect(unsaid(viral, views, silent)).toEqual([])
})

test("an omission is found", () => {
  const whole = viral.spoken!
  const spoken: Spoken = {
    ...whole,
    position(view, say) {
      const said = whole.position(view, say)
      return {
        ...said,
        players: said.players.map((lines) => lines.filter((line) => !/in reserve/.test(line))),
      }
    },
  }
  expect(unsaid({ ...viral, spoken }, views, silent, 3)).toContain("reserve.*")
})

test.each([
  ["en", "would fall into crisis: "],
  ["pl", "wybuchłby kryzys: "],
  ["ru", "начался бы кризис: "],
] as const)("%s: an option says that it would bring about a crisis, and where", (locale, falls) => {
  const table = play(3, "B4", { body: { LU1: ["G", "Y"], LU2: ["G"] } })
  table.choose(0, { do: "use", action: "infect" })
  const [first, second] = heardAt(table, locale)
  expect(first).toContain(falls)
  expect(second).not.toContain(falls)
  // A crisis that is on is none to come
  const on = play(3, "B4", { body: { LU1: ["G", "Y", "Y"], LU2: ["G"] }, crises: ["LU1", null, null, null] })
  on.choose(0, { do: "use", action: "infect" })
  for (const option of heardAt(on, locale)) expect(option).not.toContain(falls)
})

test("where to start one hears who is in the organs around", () => {
  const table = tableOf(rules, { seats: 3 })
  table.choose(0, { virus: "P" }).draws({ "first player": 2 }).choose(1, { virus: "G" })
  table.choose(2, { virus: "A" })
  const [first] = rules.decisions(table.state)
  table.choose(first!.seat, { do: "place", organ: "HE1" })
  const [next] = rules.decisions(table.state)
  const name = viral.texts.en[`name.virus.${table.state.viruses[first!.seat]}`]
  const place = heardAt(table, "en", next!.seat).find((option) => option.startsWith("Start in Lung 1"))
  expect(place).toContain(`Heart 1 (${name})`)
})
