import type { Frame, Seat } from "@genepool/engine"
import { featureProblems, guessingProblems } from "@genepool/engine/testing"
import { expect, test } from "vitest"
import { judgement } from "../bot/judgement.ts"
import { rules } from "../rules/krom.ts"
import type { State } from "../rules/state.ts"

function rotate(s: State): State {
  const further = (seat: Seat) => (seat + 1) % s.seats
  const round = (frame: Frame): Frame =>
    "order" in frame ? ({ ...frame, order: (frame.order as Seat[]).map(further) } as Frame) : frame
  return {
    ...s,
    players: s.players.map((_, seat) => s.players.at(seat - 1)!),
    trophy: s.trophy === null ? null : further(s.trophy),
    frames: s.frames.map(round),
  }
}

test("a position looks the same from every seat, whichever is called the first", () => {
  expect(featureProblems(rules, judgement, rotate, ["trophy"])).toEqual([])
})

test("what is told of a secret choice is what its seat can know", () => {
  expect(guessingProblems(rules, judgement, rotate, ["kromosaur"])).toEqual([])
})
