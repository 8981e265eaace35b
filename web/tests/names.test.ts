import type { PositionView } from "@genepool/engine"
import { krom } from "@genepool/krom"
import { speaker } from "@genepool/text"
import { expect, test } from "vitest"
import { sayOptions, thoughtOf } from "../table/names.ts"
import { appSay } from "../text/index.ts"

const words = speaker(krom.texts, "en")
const at = (proc: string): PositionView => ({
  who: 1,
  frames: [{ proc, step: "any", answers: null, result: null }],
  standing: null,
})

test("what somebody decides is told by the place in the rules, which every view shows, and by nothing else", () => {
  expect(thoughtOf({ view: at("loot"), waiting: [0] }, words)).toBe("Loot")
  expect(thoughtOf({ view: at("loot"), waiting: [] }, words)).toBeNull()
  expect(thoughtOf({ view: at("nowhere"), waiting: [0] }, words)).toBeNull()
})

test("the options of a running table are said as the form says them, in its order", () => {
  const options = { kromosaur: true, side: "glacial", longer: false, characters: "chosen", edition: null }
  const view = { ...at("round"), options } as PositionView
  expect(sayOptions(krom.game, view, words, appSay("en"))).toEqual([
    { name: "Board", value: "Glacial" },
    { name: "Kromosaur", value: "Yes" },
    { name: "Longer game", value: "No" },
    { name: "Characters", value: "Chosen in turn" },
  ])
  expect(sayOptions(krom.game, at("round"), words, appSay("en"))).toEqual([])
})
