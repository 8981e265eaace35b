import { describe, test } from "vitest"
import { conformance } from "../testing/index.ts"
import { wager } from "./games/wager.ts"
import { attackMiniature } from "./miniatures/attack.ts"
import { fightMiniature } from "./miniatures/fight-cards.ts"
import { pairsMiniature } from "./miniatures/secret-pairs.ts"

const say = console.info

describe("wager conforms", () => {
  const suite = conformance(wager, {
    say,
    secrets: ({ players }, who) => players.filter((_, seat) => seat !== who),
  })
  for (const { name, run } of suite) test(name, run)
})

describe("an attack with re-roll windows conforms", () => {
  for (const { name, run } of conformance(attackMiniature, { say, widest: 5, secrets: "answers" }))
    test(name, run)
})

describe("fight cards with a chain of counters conform", () => {
  const suite = conformance(fightMiniature, {
    say,
    secrets: ({ hands }, who) => hands.filter((_, seat) => seat !== who),
  })
  for (const { name, run } of suite) test(name, run)
})

describe("pairs of cards chosen in secret, and absorbing, conform", () => {
  for (const { name, run } of conformance(pairsMiniature, { say, widest: 5, secrets: "answers" }))
    test(name, run)
})
