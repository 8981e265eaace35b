// @vitest-environment happy-dom

import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, test, vi } from "vitest"
import { Controls } from "../replay/controls.tsx"
import { appSay } from "../text/index.ts"

afterEach(cleanup)

const controls = (n: number) => (
  <Controls
    n={n}
    last={40}
    isSeen
    rounds={[0, 10, 30]}
    turns={[20, 30]}
    move={vi.fn<(n: number) => void>()}
    say={appSay("en")}
  />
)

test("rounds and turning points are marked along the scrubber", () => {
  const { container } = render(controls(0))
  const at = (kind: string) =>
    [...container.querySelectorAll<HTMLElement>(`[data-kind=${kind}]`)].map(({ style, title }) => [
      style.left,
      title,
    ])
  expect(at("round")).toEqual([
    ["0.00%", "round 1"],
    ["25.00%", "round 2"],
    ["75.00%", "round 3"],
  ])
  expect(at("turn")).toEqual([
    ["50.00%", "a turning point"],
    ["75.00%", "a turning point"],
  ])
})

test("who hears it is told the round, and that the game turned there", () => {
  const { rerender } = render(controls(12))
  const value = () => screen.getByRole("slider").getAttribute("aria-valuetext")
  expect(value()).toBe("12 of 40, round 2")
  rerender(controls(30))
  expect(value()).toBe("30 of 40, round 3, a turning point")
})
