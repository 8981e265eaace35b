// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { useRef } from "react"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { Tips } from "../tips.tsx"

const chosen = vi.fn()

function Board() {
  const board = useRef<HTMLDivElement>(null)
  return (
    <div ref={board}>
      <button type="button" data-tip="Moves any group" onClick={chosen}>
        Teleportation
      </button>
      <Tips board={board} />
    </div>
  )
}

beforeEach(() => {
  vi.useFakeTimers()
  chosen.mockClear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function touchFor(milliseconds: number) {
  const thing = screen.getByRole("button")
  fireEvent.pointerDown(thing, { pointerType: "touch" })
  act(() => void vi.advanceTimersByTime(milliseconds))
  fireEvent.pointerUp(thing, { pointerType: "touch" })
  fireEvent.pointerLeave(thing.parentElement!, { pointerType: "touch" })
  fireEvent.focusOut(thing)
  fireEvent.click(thing)
}

test("a long touch tells what a thing does, does not choose it, and stays to be read", () => {
  render(<Board />)
  touchFor(600)
  expect(screen.getByRole("tooltip").textContent).toBe("Moves any group")
  expect(chosen).not.toHaveBeenCalled()
  // The next one is a touch like any other
  touchFor(100)
  expect(chosen).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole("tooltip")).toBeNull()
})

test("a key that follows a long touch chooses", () => {
  render(<Board />)
  const thing = screen.getByRole("button")
  fireEvent.pointerDown(thing, { pointerType: "touch" })
  act(() => void vi.advanceTimersByTime(600))
  fireEvent.pointerUp(thing, { pointerType: "touch" })
  // No click came of the touch
  fireEvent.keyDown(thing, { key: "Enter" })
  fireEvent.click(thing)
  expect(chosen).toHaveBeenCalledTimes(1)
})

test("a short touch chooses, and tells nothing", () => {
  render(<Board />)
  touchFor(100)
  act(() => void vi.advanceTimersByTime(1000))
  expect(chosen).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole("tooltip")).toBeNull()
})
