import { backfires, Guide, givesUp, type PositionView, type Seat } from "@genepool/engine"
import { openChapter } from "@genepool/engine/testing"
import { expect, test } from "vitest"
import { coach } from "../learn/coach.ts"
import { guided } from "../learn/guided.ts"
import type { State } from "../rules/state.ts"
import type { View } from "../rules/view.ts"
import { rules } from "../rules/viral.ts"
import { following } from "../text/following.ts"
import { play } from "./at.ts"

const chapter = guided.find(({ name }) => name === "cure")!

test("VIR-CURE-01 to stop before a cure brings it about, to shield a virus first does not", () => {
  const { state, decision } = new Guide(rules, chapter, openChapter(rules, chapter), null, () => false)
  const by = (verb: string) => {
    const option = decision!.options.find((each) => each.do === verb)!
    return backfires(rules, following, rules.view(state as State, 0), decision!, option).map(
      ({ fact }) => fact,
    )
  }
  expect(by("finish")).toContain("cured")
  expect(by("use")).toEqual([])
})

test("VIR-RES-02 a push that gives a zone away is told, one that keeps it is not", () => {
  const holdings = (view: PositionView, seat: Seat) => coach.holdings?.(view as View, seat) ?? []
  const given = (body: Parameters<typeof play>[2]) => {
    const { state } = play(1, "M15", body).choose(0, { do: "use", action: "magnet" })
    const decision = rules.decision(state, 0)!
    return decision.options.map((option) => [
      JSON.stringify(option),
      givesUp(rules, holdings, rules.view(state, 0), decision, option),
    ])
  }
  const told = given({ seats: 4, body: { BRA: ["G"], HE2: ["Y"], LIV: ["G", "Y"], STO: ["Y", "O"] } })
  const brain = { fact: "controlled", zone: 1, virus: "G", count: 1, tie: false }
  expect(told).toMatchObject([
    ['{"do":"pull","organ":"BRA"}', []],
    ['{"do":"push","organ":"BRA"}', [brain]],
    ['{"do":"pull","organ":"LIV"}', []],
    ['{"do":"push","organ":"LIV"}', []],
  ])
})
