// @vitest-environment happy-dom
// What is said at a table, as who does not see it hears it.

import { act, cleanup, render } from "@testing-library/react"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { SaidVoice } from "../table/said-voice.tsx"
import { appSay } from "../text/index.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const voice = (lines: readonly string[], seen = 0) => (
  <SaidVoice lines={lines} seen={seen} say={appSay("en")} />
)
const heard = () => [...document.querySelectorAll("[role=status] p")].map(({ textContent }) => textContent)
const later = (time = 1000) => act(() => void vi.advanceTimersByTime(time))

test("who says what is told, each line once, and again when the same is said again", () => {
  const { rerender } = render(voice([]))
  rerender(voice(["Ada: Is anybody there?"]))
  later()
  expect(heard()).toEqual(["Ada: Is anybody there?"])
  const first = document.querySelector("[role=status] p")
  rerender(voice(["Ada: Is anybody there?", "Ada: Is anybody there?"]))
  later()
  expect(heard()).toEqual(["Ada: Is anybody there?"])
  expect(document.querySelector("[role=status] p")).not.toBe(first)
})

test("a long line is cut off after 25 words", () => {
  const words = Array.from({ length: 30 }, (_, at) => `w${at}`)
  render(voice([`Ada: ${words.join(" ")}`]))
  later()
  expect(heard()).toEqual([`Ada: ${words.slice(0, 24).join(" ")} …`])
})

test("of many lines at once, as when a table is opened, the last is told and how many there are", () => {
  const lines = ["Ada: 1", "Ada: 2", "Bea: 3", "Ada: 4"]
  const { rerender } = render(voice([]))
  for (const at of lines.keys()) {
    rerender(voice(lines.slice(0, at + 1)))
    later(50)
  }
  expect(heard()).toEqual([])
  later()
  expect(heard()).toEqual(["Chat. 4 new messages", "Ada: 4"])
})

test("what has been seen in the open drawer is not told, neither then nor afterwards", () => {
  const { rerender } = render(voice(["Ada: 1"], 1))
  expect(heard()).toEqual([])
  rerender(voice(["Ada: 1", "Bea: 2"], 1))
  later()
  expect(heard()).toEqual(["Bea: 2"])
  rerender(voice(["Ada: 1", "Bea: 2"], 2))
  expect(heard()).toEqual([])
})
