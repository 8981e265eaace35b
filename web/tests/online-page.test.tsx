// @vitest-environment happy-dom
// A table that is opened while the server is away comes by itself when it is back.

import { cleanup, render, screen } from "@testing-library/react"
import { act } from "react"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { plain } from "../app/plain.ts"
import OnlinePage from "../online/online-page.tsx"
import { appSay } from "../text/index.ts"

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    "EventSource",
    class {
      addEventListener() {}
      close() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const answer = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } })

async function open(respond: () => Response | Promise<Response>) {
  vi.stubGlobal("fetch", async () => respond())
  render(
    <OnlinePage id="atable" say={appSay("en")} preferences={{ ...plain, locale: "en", theme: "dark" }} />,
  )
  await act(() => vi.advanceTimersByTimeAsync(0))
}

test("while the server is away it says what it waits for, and then opens", async () => {
  let away = true
  await open(() => (away ? Promise.reject(new TypeError("no network")) : answer(200, { player: null })))
  expect(screen.getByRole("status").textContent).toContain("as soon as it is back")
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(screen.getByRole("status").textContent).toContain("as soon as it is back")
  away = false
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(screen.queryByText(/as soon as it is back/)).toBeNull()
})

test("a table that is not there is not waited for", async () => {
  const error = { code: "notFound", message: "There is no such table.", hint: "" }
  await open(() => answer(404, { error }))
  expect(screen.getByRole("status").textContent).toContain("There is no such table.")
})
