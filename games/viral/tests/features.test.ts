import { featureProblems, guessingProblems } from "@genepool/engine/testing"
import { expect, test } from "vitest"
import { judgement } from "../bot/judgement.ts"
import type { State } from "../rules/state.ts"
import { rules } from "../rules/viral.ts"

/** Everybody one seat further; the dummy stays behind the players. */
function rotate(s: State): State {
  const { seats } = s
  const further = (who: number) => (who < seats ? (who + 1) % seats : who)
  const moved = <T>(list: readonly T[]) =>
    list.map((_, who) => list[list.findIndex((_, from) => further(from) === who)] as T)
  return {
    ...s,
    viruses: moved(s.viruses),
    reserve: moved(s.reserve),
    scores: moved(s.scores),
    research: moved(s.research),
    ties: s.ties.map(further),
    cards: moved(s.cards),
    first: further(s.first),
  }
}

test("a position looks the same from every seat, whichever is called the first", () => {
  expect(featureProblems(rules, judgement, rotate, ["deck"])).toEqual([])
})

test("what is told of a secret choice is what its seat can know", () => {
  expect(guessingProblems(rules, judgement, rotate, ["card.moveHere"])).toEqual([])
})
