// What the table shows is the view of the moment in which a fact is told: by then it has happened

import { replay } from "@genepool/engine"
import { logOf } from "@genepool/engine/testing"
import { expect, test } from "vitest"
import { rules } from "../rules/chromosome.ts"
import type { Fact } from "../rules/facts.ts"
import type { State } from "../rules/state.ts"

test("tokens that are said to move have arrived, and a room that is said to fall is gone", () => {
  const wrong = new Set<string>()
  const heard = new Set<string>()
  for (const seed of ["told", "heard", "seen", "known"])
    for (const seats of [2, 4])
      replay(
        rules,
        logOf(rules, { seats, games: 1, seed }),
        undefined,
        () => {},
        ({ fact: told }, position) => {
          const fact = told as Fact
          if (!isRight(fact, position as State)) wrong.add(fact.fact)
          heard.add(fact.fact)
        },
      )
  expect([...wrong]).toEqual([])
  for (const fact of ["moved", "fortuneChanged", "roomRemoved", "eliminated"]) expect(heard).toContain(fact)
})

function isRight(fact: Fact, { groups, holes, players }: State): boolean {
  switch (fact.fact) {
    case "moved":
      return groups[fact.to]?.seat === fact.seat
    case "fortuneChanged":
      return players[fact.seat]?.fortune === fact.fortune
    case "roomRemoved":
      return holes.includes(fact.room) && groups[fact.room] === undefined
    case "eliminated":
      return players[fact.seat]?.fate === "out"
    default:
      return true
  }
}
