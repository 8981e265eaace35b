// @vitest-environment happy-dom

import { cleanup, render } from "@testing-library/react"
import { useRef } from "react"
import { afterEach, expect, test } from "vitest"
import { useHaste } from "../table/haste.ts"

afterEach(cleanup)

function Hurried({ haste }: { readonly haste: number }) {
  const table = useRef<HTMLDivElement>(null)
  useHaste(table, haste)
  return (
    <div ref={table}>
      <b data-testid="piece">token</b>
    </div>
  )
}

/** What would begin to move here, and how fast it does then. */
function begin(piece: HTMLElement, iterations: number): number {
  const movement = { playbackRate: 1, effect: { getTiming: () => ({ iterations }) } }
  piece.getAnimations = () => [movement as unknown as Animation]
  piece.dispatchEvent(new Event("animationstart", { bubbles: true }))
  return movement.playbackRate
}

test("in a long chain what moves runs faster, and what goes round for ever keeps its time", () => {
  const { getByTestId, rerender } = render(<Hurried haste={1} />)
  const piece = getByTestId("piece")
  expect(begin(piece, 1)).toBe(1)
  rerender(<Hurried haste={2.5} />)
  expect(begin(piece, 1)).toBe(2.5)
  expect(begin(piece, Number.POSITIVE_INFINITY)).toBe(1)
  rerender(<Hurried haste={1} />)
  expect(begin(piece, 1)).toBe(1)
})
