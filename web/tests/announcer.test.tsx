// @vitest-environment happy-dom
// The voice of the table, with time that is wound by hand

import { noughts } from "@genepool/noughts"
import { speaker } from "@genepool/text"
import { act, cleanup, render } from "@testing-library/react"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { Announcer } from "../table/announcer.tsx"
import type { Shown } from "../table/show.ts"
import { appSay } from "../text/index.ts"
import { sight } from "./noughts.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const words = speaker(noughts.texts, "en", { seatNames: ["Ada", "Bea"] }).to(0)
const shown = (choices: readonly number[], more: Partial<Shown> = {}) =>
  ({
    ...sight,
    moments: choices.map((seat, at) => ({ n: at + 1, seat, facts: [] })),
    showing: false,
    waits: false,
    paused: false,
    ...more,
  }) as unknown as Shown
const announcer = (sight: Shown, question: string, isWait = false) => (
  <Announcer
    sight={sight}
    module={noughts}
    words={words}
    say={appSay("en")}
    length="short"
    question={question}
    isWait={isWait}
    hints={null}
    nextKey="N"
    repeated={0}
  />
)
const said = () => [...document.querySelectorAll("[data-announcer] p")].map(({ textContent }) => textContent)
const later = () => act(() => void vi.advanceTimersByTime(5000))

test("a question is said when it comes, anew after one's own choice, and not because others answer theirs", () => {
  const { rerender } = render(announcer(shown([]), "First?"))
  rerender(announcer(shown([0]), "Which icon?"))
  later()
  expect(said()).toEqual(["Which icon?"])
  rerender(announcer(shown([0, 1]), "Which icon?"))
  later()
  expect(said()).toEqual(["Which icon?"])
  rerender(announcer(shown([0, 1, 0]), "Which icon?"))
  later()
  expect(said()).toEqual(["Which icon?", "Which icon?"])
})

test("the key that goes on is said once, when others first wait for it", () => {
  const { rerender } = render(announcer(shown([0]), "Waiting for Bea", true))
  expect(said()).toEqual([])
  rerender(announcer(shown([0], { waits: true }), "Waiting for Bea", true))
  rerender(announcer(shown([0, 1]), "Mine?"))
  rerender(announcer(shown([0, 1], { waits: true }), "Waiting for Bea", true))
  expect(said()).toEqual(["N: next step"])
})
