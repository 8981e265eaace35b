// What the table shows is the view of the moment in which a fact is told: by then it has happened

import { replay } from "@genepool/engine"
import { logOf } from "@genepool/engine/testing"
import { expect, test } from "vitest"
import type { Fact } from "../rules/facts.ts"
import type { State } from "../rules/state.ts"
import { isShielded, virusOf } from "../rules/tokens.ts"
import { rules } from "../rules/viral.ts"

test("a virus that is said to come is there, and one that is said to go is not", () => {
  const wrong = new Set<string>()
  const heard = new Set<string>()
  for (const seats of [3, 5]) {
    const log = logOf(rules, { seats, games: 1, seed: "told" })
    /** What has been seen since the last choice. */
    let seen: State[] = []
    replay(
      rules,
      log,
      undefined,
      (_step, position) => {
        seen = [structuredClone(position as State)]
      },
      ({ fact: told }, position) => {
        const fact = told as Fact
        if (!isRight(fact, position as State, seen)) wrong.add(fact.fact)
        seen.push(structuredClone(position as State))
        heard.add(fact.fact)
      },
    )
  }
  expect([...wrong]).toEqual([])
  for (const fact of ["moved", "infected", "removed", "shielded", "shieldLost"]) expect(heard).toContain(fact)
})

function isRight(fact: Fact, { body }: State, seen: readonly State[]): boolean {
  const has = (organ: keyof State["body"], virus: string, shielded?: boolean) =>
    body[organ].some(
      (token) => virusOf(token) === virus && (shielded === undefined || isShielded(token) === shielded),
    )
  switch (fact.fact) {
    case "moved":
    case "pulled":
    case "pushed":
      return has(fact.to, fact.virus, fact.shielded)
    case "infected":
    case "reinfected":
      return has(fact.organ, fact.virus, false)
    case "shielded":
      return has(fact.organ, fact.virus, true)
    case "shieldLost":
      return has(fact.organ, fact.virus, false)
    case "removed": {
      const countIn = ({ body }: Pick<State, "body">) =>
        body[fact.organ].filter((token) => virusOf(token) === fact.virus).length
      return seen.some((earlier) => countIn(earlier) > countIn({ body }))
    }
    default:
      return true
  }
}
