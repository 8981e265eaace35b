// @vitest-environment happy-dom

import { Guide } from "@genepool/engine"
import { openChapter } from "@genepool/engine/testing"
import { games } from "@genepool/games"
import { speaker } from "@genepool/text"
import { beforeEach, expect, test } from "vitest"
import { guided } from "../../games/viral/learn/guided.ts"
import { backfireOf } from "../coach/backfire.ts"
import { appSay } from "../text/index.ts"

beforeEach(() => localStorage.clear())

const viral = await games.viral!()
const { game, texts } = viral
const chapter = guided.find(({ name }) => name === "cure")!

test("a cure that one could still prepare for is told before, once", () => {
  const { state, decision } = new Guide(game, chapter, openChapter(game, chapter), null, () => false)
  const sight = { view: game.view(state, 0), decision }
  const told = (verb: string) => {
    const choice = decision!.options.find((option) => option.do === verb)!
    return backfireOf(viral, choice, sight, speaker(texts, "en"), appSay("en"))
  }
  // To use an icon first brings nothing about
  expect(told("use")).toBeNull()
  const objection = told("finish")
  expect(objection?.words).toBe("This would happen to you at once:")
  expect(objection?.facts?.join(" ")).toMatch(/cure/i)
  expect(told("finish")).toBeNull()
})
