import { backfires, Guide } from "@genepool/engine"
import { openChapter } from "@genepool/engine/testing"
import { expect, test } from "vitest"
import { guided } from "../learn/guided.ts"
import type { State } from "../rules/state.ts"
import { rules } from "../rules/viral.ts"
import { following } from "../text/following.ts"

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
