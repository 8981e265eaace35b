import type { Spoken } from "@genepool/engine"
import { speaker, unsaid, viewsInPlay } from "@genepool/text"
import { expect, test } from "vitest"
import { chromosome } from "../index.ts"

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
