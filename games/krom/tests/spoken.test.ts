import type { Spoken } from "@genepool/engine"
import { optionsOf, questionOf, speaker, unsaid, viewsInPlay } from "@genepool/text"
import { expect, test } from "vitest"
import { krom } from "../index.ts"
import { at } from "./at.ts"

/** Not drawn, or drawn as something else that is said. */
const silent = [
  /^(who|standing|seats|options\..*)$/, // the table, not the position
  // face down or under others: how many is said
  /^(bonus\.unseen|evolutions\.deck|hunting\.(deck|discard))/,
  /^frames\.[^.]+\.(proc|step|result|answers)/, // where in the rules we are: the question says it
  // the question is about it
  /^frames\.(bonus|game|fightCards|counter)\.(kind|seat|target|area|at|fighters|passes|speakers|aimedAt)/,
  // what was done in the phase is not offered any more, and "why" says so
  /^frames\.(caves|forest|savanna|mountains|round)\.(bought|rested|reshuffled|hunted|climbed|stopped|acted|seat|slot|rerolls)$/,
]

const views = [2, 3].flatMap((seats) => viewsInPlay(krom, { seats, seed: `heard ${seats}` }))

test("everything that a view shows can be heard", () => {
  expect(unsaid(krom, views, silent)).toEqual([])
})

test("an omission is found", () => {
  const whole = krom.spoken!
  const spoken: Spoken = {
    ...whole,
    position(view, say) {
      const said = whole.position(view, say)
      return { ...said, places: said.places.map((place) => ({ ...place, near: [] })) }
    },
  }
  expect(unsaid({ ...krom, spoken }, views, silent, 3)).toContain("hunting.open.*")
})

test.each([
  [
    "en",
    /^Your dice show 5, 5, 5, 2 and 3: three of a kind\./i,
    "Re-roll 2, 3; keep 5, 5, 5",
    "keep nothing",
  ],
  ["pl", /^Na kostkach 5, 5, 5, 2 i 3: /, "Przerzuć 2, 3; zostaje 5, 5, 5", "nic nie zostaje"],
  ["ru", /^На кубиках 5, 5, 5, 2 и 3: /, "Перебросить 2, 3; оставить 5, 5, 5", "ничего не оставить"],
] as const)(
  "%s: dice to be re-rolled are heard by what they show, beside those that are kept",
  (locale, question, two, none) => {
    const table = at({ alma: { life: 0 }, kolos: { area: "mountains", krom: 9 } })
    table
      .draws(...[5, 5, 5, 2, 3].map((die) => ({ climb: die })))
      .choose(1, { do: "climb" })
      .choose(1, { do: "reroll" })
    const { state } = table
    const hearing = {
      module: krom,
      words: speaker(krom.texts, locale),
      view: krom.game.view(state, 1),
      decision: krom.game.decisions(state)[0] ?? null,
      prompt: krom.game.prompt(state, 1),
      withheld: [],
      moments: [],
    }
    expect(questionOf(hearing)).toMatch(question)
    const lines = optionsOf(hearing)
    expect(lines[0b11000 - 1]).toBe(two)
    expect(lines.at(-1)).toMatch(new RegExp(`5, 5, 5, 2, 3; ${none}$`))
    for (const line of lines) expect(line.match(/[1-6]/g)?.toSorted().join("")).toBe("23555")
  },
)
