// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, test, vi } from "vitest"
import NoticeBar, { wordsOf } from "../online/notice-bar.tsx"
import { appSay } from "../text/index.ts"

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** As far away as to be another day in every time zone. */
const at = Date.UTC(2031, 4, 3, 12, 0)

test("maintenance is told in the reader's language, and the operator's words as they are", () => {
  const told = (locale: "en" | "pl" | "ru") =>
    wordsOf({ at, minutes: 10, text: "a new disk" }, locale, appSay(locale))
  expect(told("en")[0]).toMatch(/^Maintenance \(.*2031.*\): the server will be down for about 10 min\./)
  expect(told("pl")[0]).toMatch(
    /^Przerwa techniczna \(.*2031.*\): serwer będzie niedostępny przez około 10 min\./,
  )
  expect(told("ru")[0]).toMatch(/^Технический перерыв \(.*2031.*\): сервер будет недоступен около 10 мин\./)
  expect(told("en")[1]).toBe("a new disk")
  expect(wordsOf({ at: null, minutes: 0, text: "hello" }, "en", appSay("en"))).toEqual(["hello"])
  expect(wordsOf({ at, minutes: 0, text: "" }, "en", appSay("en"))).toHaveLength(1)
})

test("the page asks the server, and shows what it tells", async () => {
  const body = JSON.stringify({ notice: { at: null, minutes: 0, text: "We move house tonight" } })
  const fetched = vi.fn(
    async (_url: string) => new Response(body, { headers: { "Content-Type": "application/json" } }),
  )
  vi.stubGlobal("fetch", fetched)
  const preferences = { locale: "en" } as Parameters<typeof NoticeBar>[0]["preferences"]
  render(<NoticeBar preferences={preferences} say={appSay("en")} />)
  expect((await screen.findByText("We move house tonight")).closest("[role=status]")).not.toBeNull()
  expect(fetched.mock.calls[0]?.[0]).toBe("/api/v1/notice")
})
