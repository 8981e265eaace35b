import type { Spoken } from "@genepool/engine"
import { optionsOf, questionOf, speaker, unsaid, viewsInPlay } from "@genepool/text"
import { expect, test } from "vitest"
import { chromosome } from "../index.ts"
import { rules } from "../rules/chromosome.ts"
import { act, at, type ChromosomeTable } from "./at.ts"

/** What the seat is asked and offered, as it is heard. */
function heardAt({ state }: ChromosomeTable, seat: number, locale: "en" | "pl" | "ru") {
  const hearing = {
    module: chromosome,
    words: speaker(chromosome.texts, locale, { seatNames: ["Anna", "Ben"] }).to(seat),
    view: rules.view(state, seat),
    decision: rules.decision(state, seat),
    prompt: rules.prompt(state, seat),
    withheld: [],
    moments: [],
  }
  return { question: questionOf(hearing), options: optionsOf(hearing) }
}

/** Not drawn, or drawn as something else that is said. */
const silent = [
  /^(who|standing|seats|options\..*)$/, // the table, not the position
  /^deck\.unknown/, // face down: how many is said
  /^map\.[^.]+\.sterility$/, // said as it is now, with what the event changes, out of the same data
  /^toPlay$/, // while a turn goes on, its own seat is said
  /^frames\.[^.]+\.(proc|step|result|answers)/, // where in the rules we are: the question says it
  // the question is about it
  /^frames\.(event|game|growth|impulse|movement|mutation|special|turn|resilienceTests|roll)\.(at|placed|seat|tokens|room|asked|paid|virtual|rival|roll|cubesMoved|movesMade|open)$/,
]

const views = [2, 3].flatMap((seats) => viewsInPlay(chromosome, { seats, seed: `heard ${seats}` }))

test("everything that a view shows can be heard", () => {
  expect(unsaid(chromosome, views, silent)).toEqual([])
})

test("an omission is found", () => {
  const whole = chromosome.spoken!
  const spoken: Spoken = {
    ...whole,
    position(view, say) {
      const said = whole.position(view, say)
      return { ...said, players: said.players.map((lines) => lines.filter((line) => !/Fortune/.test(line))) }
    },
  }
  expect(unsaid({ ...chromosome, spoken }, views, silent, 3)).toContain("players.*.exhausted")
})

test.each([
  ["en", "Ben discharges room 15", "Ben discharges 5 and 14"],
  ["pl", "Ben rozładowuje grupę w pomieszczeniu 15", "Ben rozładowuje grupy w 5 i 14"],
  ["ru", "Ben разряжает группу в помещении 15", "Ben разряжает группы в 5 и 14"],
] as const)(
  "%s: groups that others pay with are told, and of each how it stands in the end",
  (locale, one, two) => {
    const words = speaker(chromosome.texts, locale, { seatNames: ["Anna", "Ben"] })
    const view = views.find(({ who }) => who === 0)!
    const told = (...facts: readonly (readonly [fact: string, seat: number, room: number])[]) =>
      chromosome
        .spoken!.turn(
          facts.map(([fact, seat, room]) => ({ fact, seat, room, energy: 2 })),
          view,
          words.say,
        )
        .map((clause) => clause.words)
    expect(told(["discharged", 1, 15])).toEqual([one])
    expect(told(["charged", 1, 5], ["discharged", 1, 5], ["discharged", 1, 14])).toEqual([two])
    expect(told(["discharged", 0, 15])).toEqual([])
  },
)

test.each([
  [
    "en",
    "You rolled 1 in a resilience test. Force a re-roll for 1 fortune? Room 14: threat 3, resilience 2, irradiation +1.",
    "Ben rolled 3 for the defence. Force a re-roll for 1 fortune? Attack 7, defence 5.",
  ],
  [
    "pl",
    "Masz na kości 1 (test odporności). Wymuszasz przerzut za 1 punkt losu? Pomieszczenie 14: zagrożenie 3, odporność 2, napromieniowanie +1.",
    "Ben: na kości 3 (obrona). Wymuszasz przerzut za 1 punkt losu? Atak 7, obrona 5.",
  ],
  [
    "ru",
    "У вас на кости 1 (проверка стойкости). Перебросить за 1 очко удачи? Помещение 14: угроза 3, стойкость 2, облучение +1.",
    "Ben: на кости 3 (защита). Перебросить за 1 очко удачи? Атака 7, защита 5.",
  ],
] as const)("%s: before a re-roll one hears what the die is held against", (locale, test, fight) => {
  const tested = at({
    phase: "radiation",
    step: "spaces",
    options: { events: false },
    groups: { 14: "0:1-", 3: "1:2+" },
    cubes: { 14: 2 },
    players: [{ active: { structure: 1 } }, { fortune: 0 }],
    draws: [{ test: 1 }],
  })
  expect(heardAt(tested, 0, locale).question).toBe(test)
  // And not once more with an option
  for (const option of heardAt(tested, 0, locale).options) expect(option).not.toMatch(/14|3/)
  const fought = at({
    groups: { 14: "0:3+", 18: "1:2+" },
    players: [{ fortune: 3, exhausted: true }, { fortune: 0 }],
    draws: [{ attack: 4 }, { defence: 3 }],
  })
  act(fought, 0, { do: "spark" }).choose(0, { points: 0 }).choose(0, { do: "stand" })
  expect(heardAt(fought, 0, locale).question).toBe(fight)
})

test.each([
  [
    "en",
    "Add to one group. Only possibility: The group in Isotope Store (14), room 14 yours, level 1, discharged",
  ],
  [
    "pl",
    "Dołóż do jednej grupy. Jedyna możliwość: Grupa: Magazyn izotopów (14), pomieszczenie 14 twoja, wielkość 1, rozładowana",
  ],
  [
    "ru",
    "Добавить к одной группе. Возможно только это: Группа: Склад изотопов (14), помещение 14 ваша, уровень 1, разряжена",
  ],
] as const)("%s: the only group that can take tokens is named before it is chosen", (locale, said) => {
  const table = at({ groups: { 14: "0:1-", 8: "0:3-", 3: "1:2+" }, players: [{ active: { action: 2 } }] })
  table.choose(0, { do: "growth" })
  expect(heardAt(table, 0, locale).options[0]).toBe(said)
})
