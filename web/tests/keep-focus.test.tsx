// @vitest-environment happy-dom
// What had the focus and is gone leaves it to the question, whoever has taken it when

import { cleanup, render, screen, waitFor } from "@testing-library/react"
import { useEffect, useRef } from "react"
import { afterEach, expect, test } from "vitest"
import { afterFrame } from "../app/after-frame.ts"
import { useKeepFocus } from "../table/keep-focus.ts"

afterEach(cleanup)

function Continue() {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <button type="button" ref={button}>
      Continue
    </button>
  )
}

function Table({ waits }: { readonly waits: boolean }) {
  const table = useRef<HTMLDivElement>(null)
  useKeepFocus(table, "h2")
  return (
    <div ref={table}>
      <h2 tabIndex={-1}>Where to?</h2>
      {waits && <Continue />}
    </div>
  )
}

test("also where a part has taken it before the table listened", async () => {
  const { rerender } = render(<Table waits />)
  expect(document.activeElement).toBe(screen.getByRole("button"))
  // Whoever has come is put down once more when all has been drawn
  await new Promise<void>((drawn) => void afterFrame(drawn))
  rerender(<Table waits={false} />)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading")))
})
