import { featureProblems } from "@genepool/engine/testing"
import { expect, test } from "vitest"
import { judgement } from "../bot/judgement.ts"
import { rules } from "../rules/chromosome.ts"
import type { State } from "../rules/state.ts"

function rotate(s: State): State {
  const further = (seat: number) => (seat + 1) % s.seats
  const moved = <T>(list: readonly T[]) => [list.at(-1) as T, ...list.slice(0, -1)]
  return {
    ...s,
    startingPlayer: further(s.startingPlayer),
    toPlay: further(s.toPlay),
    lastTurns: s.lastTurns?.map(further) ?? null,
    players: moved(s.players.map((player) => ({ ...player, trophies: moved(player.trophies) }))),
    groups: Object.fromEntries(
      Object.entries(s.groups).map(([room, group]) => [room, { ...group, seat: further(group.seat) }]),
    ),
  }
}

test("a position looks the same from every seat, whichever is called the first", () => {
  expect(featureProblems(rules, judgement, rotate)).toEqual([])
})
