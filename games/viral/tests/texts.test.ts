import { locales } from "@genepool/engine"
import { tableOf } from "@genepool/engine/testing"
import { seenInPlay, speaker, textProblems, textProblemsSeen } from "@genepool/text"
import { describe, expect, test } from "vitest"
import { viral } from "../index.ts"
import { rules } from "../rules/viral.ts"

test("no message is missing, unused, unreadable or different in another language", () => {
  expect(textProblems(viral)).toEqual([])
})

test("every ask of the rules has its prompt", () => {
  const asks = viral.texts.keys().filter((key) => key.startsWith("prompt."))
  const steps = Object.entries(rules.outline).flatMap(([proc, names]) =>
    names.map((step) => `${proc}.${step}`),
  )
  for (const ask of asks) expect(steps).toContain(ask.slice("prompt.".length))
})

describe("all that is said in play can be said in every language", () => {
  const played = [
    { seats: 2, options: {}, seed: "a" },
    { seats: 3, options: { draft: true }, seed: "b" },
    { seats: 4, options: { viruses: "random" }, seed: "c" },
    { seats: 5, options: { supply: "shifted" }, seed: "d" },
  ]
  test.each(played)("$seats players, $options", (game) => {
    expect(textProblemsSeen(viral, seenInPlay(viral, game))).toEqual([])
  })
})
