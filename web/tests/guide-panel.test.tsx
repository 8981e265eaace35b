// @vitest-environment happy-dom
// The guide's words come when what they speak of has been seen

import type { Guide } from "@genepool/engine"
import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, test } from "vitest"
import { usualShortcuts } from "../app/shortcuts.ts"
import { isBehind, Panel } from "../learn/panel.tsx"
import { appSay } from "../text/index.ts"

afterEach(cleanup)

const texts = {
  "hunt.roll": "Roll for the hare.",
  "hunt.roll.done": "You caught it.",
  "hunt.rest": "Now rest.",
}

/** As much of a guide as its panel reads. */
function guideAt(step: string, at: "doing" | "done"): Guide {
  return {
    stand: { at },
    step: { name: step },
    chapter: { name: "hunt" },
    isHeld: at === "done",
  } as Partial<Guide> as Guide
}

function panel(guide: Guide, behind: boolean, isNewScene = false) {
  const nothing = () => undefined
  const of = {
    texts,
    at: 1,
    of: 2,
    goOn: nothing,
    takeBack: nothing,
    end: null,
    keys: usualShortcuts.keys,
    say: appSay("en"),
  }
  return <Panel {...of} guide={guide} behind={behind} isNewScene={isNewScene} />
}

const words = () => screen.getByRole("status").textContent
const isHeld = () => screen.queryByRole("button", { name: "Continue" }) !== null

test("what came of a choice is told after it was shown, and one goes on only then", () => {
  const { rerender } = render(panel(guideAt("roll", "doing"), false))
  rerender(panel(guideAt("roll", "done"), true))
  expect([words(), isHeld()]).toEqual(["Roll for the hare.", false])
  rerender(panel(guideAt("roll", "done"), false))
  expect([words(), isHeld()]).toEqual(["You caught it. N: Continue", true])
})

test("the guide is behind from the choice on, not only when it has begun to be shown", () => {
  const history = [{}, {}, {}] as unknown as Guide["history"]
  expect(isBehind({ history }, 1, false)).toBe(true)
  expect(isBehind({ history }, 2, true)).toBe(true)
  expect(isBehind({ history }, 2, false)).toBe(false)
})

test("what is taken back or left behind is not said once more without its key", () => {
  const { rerender } = render(panel(guideAt("roll", "done"), false))
  rerender(panel(guideAt("rest", "doing"), true))
  expect(words()).toBe("You caught it. N: Continue")
})

test("the next aim waits, too", () => {
  const { rerender } = render(panel(guideAt("roll", "doing"), false))
  rerender(panel(guideAt("rest", "doing"), true))
  expect(words()).toBe("Roll for the hare.")
  rerender(panel(guideAt("rest", "doing"), false))
  expect(words()).toBe("Now rest.")
})

test("a table that was laid anew is said to be so", () => {
  render(panel(guideAt("rest", "doing"), false, true))
  expect(words()).toBe("A new scene: the table is laid anew. Now rest.")
})
