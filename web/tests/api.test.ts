import { afterEach, expect, test, vi } from "vitest"
import { ApiProblem, choose, request } from "../online/api.ts"

const answer = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { "Content-Type": "application/json; charset=utf-8" },
  })

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test("a choice whose answer got lost is sent again under the same key", async () => {
  vi.useFakeTimers()
  const keys: string[] = []
  const seats: unknown[] = []
  vi.stubGlobal("fetch", (_address: string, { body }: { body: string }) => {
    const { key, seat } = JSON.parse(body) as { key: string; seat: unknown }
    keys.push(key)
    seats.push(seat)
    return keys.length < 3 ? Promise.reject(new TypeError("lost")) : Promise.resolve(answer(200, { n: 4 }))
  })
  const chosen = choose("t", { n: 3, you: 1 }, { do: "mark", cell: 4 })
  await vi.runAllTimersAsync()
  await chosen
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
  // For nobody who signs in on the device meanwhile
  expect(seats).toEqual([1, 1, 1])
})

test("a refusal is not tried again, and says why", async () => {
  let calls = 0
  vi.stubGlobal("fetch", () => {
    calls++
    return Promise.resolve(
      answer(422, {
        error: { code: "notOnTheList", message: "no", hint: "", reason: { why: "taken", by: 0 } },
      }),
    )
  })
  await expect(choose("t", { n: 3, you: 1 }, { do: "mark", cell: 4 })).rejects.toMatchObject({
    code: "notOnTheList",
    reason: { why: "taken", by: 0 },
  })
  expect(calls).toBe(1)
})

test("files without a server behind them are told from a server", async () => {
  vi.stubGlobal("fetch", () =>
    Promise.resolve(new Response("<!doctype html>", { headers: { "Content-Type": "text/html" } })),
  )
  await expect(request("GET", "/me")).rejects.toThrow(ApiProblem)
})
