import {
  type Choice,
  cloneFrames,
  defineGame,
  done,
  type Position,
  type PositionView,
  proceduresOf,
  type Texts,
} from "@genepool/engine"
import { expect, test } from "vitest"
import { type Seen, seenInPlay, speaker, textProblemsSeen } from "../index.ts"

// A game of one question: take one of two tokens, or the third, which is chained
type Take = Choice & { readonly do: "take"; readonly token: string }
const take = (token: string): Take => ({ do: "take", token })
const procedure = proceduresOf<Position, Take>()
const main = procedure("main", () => ({}), {
  take: {
    who: () => 0,
    offer: () => [take("red"), take("blue")],
    about: () => ({ left: 2 }),
    whyNot: () => [{ choice: take("green"), reason: { why: "chained", token: "green" } }],
    take(_state, _frame, { token }, turn) {
      turn.tellOnly([0], { fact: "took", token }, { fact: "tookOne" })
      return done
    },
  },
})
const game = defineGame<Position, Take, PositionView, Record<never, never>>({
  id: "tokens",
  version: "1",
  seats: { min: 1, max: 1 },
  options: { fields: {} },
  procedures: [main],
  start: main,
  setup: () => ({}),
  view: () => ({}),
  imagine: () => ({}),
  clone: ({ frames, standing }) => ({ frames: cloneFrames(frames), standing: standing.slice() }),
  result: () => null,
  invariants: () => [],
})

const en = {
  "option.take": "Take {token}",
  "prompt.main.take": "Take one of {left}",
  "fact.took": "Took {token}",
  "fact.tookOne": "Took a token",
  "reason.chained": "{token} is chained",
  "name.token.red": "red",
  "name.token.blue": "blue",
  "name.token.green": "green",
}
const texts: Texts = { en, pl: en, ru: en, names: { token: "token" }, keys: () => Object.keys(en) }
const played = { seats: 1, seed: "one" }

test("play brings up every option, withheld ones too, prompts, reasons and facts for each audience", () => {
  const seen = [...seenInPlay({ game }, played)]
  const about = { ask: "main.take", rule: null, about: { left: 2 } }
  expect(seen.slice(0, 5)).toEqual<Seen[]>([
    { ask: "main.take", choice: take("red") },
    { ask: "main.take", choice: take("blue") },
    { prompt: about },
    { ask: "main.take", choice: take("green") },
    { reason: { why: "chained", token: "green" } },
  ])
  expect(seen.slice(5)).toEqual([
    { fact: expect.objectContaining({ fact: "took" }) },
    { fact: { fact: "tookOne" } },
  ])
})

test("all that was seen can be said", () => {
  expect(textProblemsSeen({ texts }, seenInPlay({ game }, played))).toEqual([])
})

test("what cannot be said is told once, by language and key", () => {
  const { "name.token.green": _, ...withoutGreen } = en
  const lacking = { ...texts, pl: withoutGreen, ru: { ...en, "prompt.main.take": "{right}" } }
  expect(textProblemsSeen({ texts: lacking }, seenInPlay({ game }, played))).toEqual([
    expect.stringMatching(/^ru: prompt\.main\.take: .*right/),
    "pl: name.token.green: there is no such message",
  ])
})

test("a draw is called by what it draws; one that is not declared is a problem", () => {
  const words = { ...en, "draw.token": "Token" }
  const told = { ...texts, en: words, pl: words, ru: words, draws: { token: "token" } }
  expect(textProblemsSeen({ texts: told }, [{ draw: { name: "token", of: 2, value: "red" } }])).toEqual([])
  expect(speaker(told, "en").sayDraw({ name: "token", value: "red" })).toEqual({ what: "Token", came: "red" })
  expect(textProblemsSeen({ texts }, [{ draw: { name: "die", of: 6, value: 3 } }])).toContain(
    "pl: draw.die: what this draws is not declared",
  )
})
