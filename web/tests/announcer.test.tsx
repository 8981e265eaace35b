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

test("where others take long, the focus goes from the empty list of options to the question, and nothing is said twice", () => {
  const table = (choices: readonly number[], question: string, isWait: boolean) => (
    <div className="table">
      <h2 data-heading="question" tabIndex={-1}>
        {question}
      </h2>
      <ul className="option-list" tabIndex={-1} />
      {announcer(shown(choices), question, isWait)}
    </div>
  )
  const { container, rerender } = render(table([], "First?", false))
  const list = container.querySelector<HTMLElement>(".option-list")!
  const heading = container.querySelector("h2")
  later()
  expect(said()).toEqual([])
  // Quick ones do not move it: the next question comes before that
  list.focus()
  rerender(table([0], "Waiting for Bea", true))
  act(() => void vi.advanceTimersByTime(2500))
  expect(document.activeElement).toBe(list)
  // However many there are, each of them quick
  rerender(table([0, 1], "Waiting for Cleo", true))
  act(() => void vi.advanceTimersByTime(1000))
  expect(document.activeElement).toBe(list)
  act(() => void vi.advanceTimersByTime(600))
  expect(document.activeElement).toBe(heading)
  later()
  expect(said()).toEqual([])
  rerender(table([0, 1, 2], "Mine?", false))
  later()
  expect(said()).toEqual(["Mine?"])
})
