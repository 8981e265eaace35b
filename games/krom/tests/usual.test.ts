import { expect, test } from "vitest"
import { rules } from "../rules/krom.ts"
import { usual } from "../rules/usual.ts"
import { at, type KromTable, verbs } from "./at.ts"

const usualFor = (table: KromTable) => usual(rules.decision(table.state, 0)!)

test("KRO-FOR-01 the first card of a walk is drawn unasked where nothing else may come before it", () => {
  const table = at(
    { alma: { area: "forest", krom: 1, hand: ["B-07"] }, kolos: { area: "mountains", life: 0 } },
    { gathered: ["G-01"] },
  )
  expect(verbs(table, 0)).toEqual(["gather", "reshuffle"])
  expect(usualFor(table)).toBeNull()
  table.choose(0, { do: "reshuffle" })
  expect(usualFor(table)).toEqual({ do: "gather", price: 0 })
  // Another card costs krom, and may be left
  table.draws({ gathering: "G-10" }).choose(0, { do: "gather", price: 0 })
  expect(verbs(table, 0)).toContain("gather")
  expect(usualFor(table)).toBeNull()
})

test("what one is left with because of one's hand is asked about, so that no haste tells of it", () => {
  const table = at({ alma: { hand: ["B-06"] }, kolos: { area: "mountains", life: 0 } }).choose(0, {
    do: "rest",
  })
  expect(verbs(table, 0)).toEqual(["endPhase"])
  expect(usualFor(table)).toBeNull()
})
