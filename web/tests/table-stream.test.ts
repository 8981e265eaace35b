import type { Happening, Snapshot } from "@genepool/wire"
import { afterEach, expect, test, vi } from "vitest"
import { TableStream, withOptions } from "../online/table-stream.ts"
import { snapshot } from "./snapshot.ts"

test("options that a stream leaves out after the first position are those that were told, in the view too", () => {
  const options = { edition: { name: "Ours" } }
  const view = { ...snapshot.view, options: { ...options, longer: false } } as never
  const first = withOptions({ ...snapshot, options, view }, null)
  expect(first).toEqual({ ...snapshot, options, view })
  const { options: _, ...brief } = snapshot
  const later = withOptions({ ...brief, n: 7 }, first)
  expect(later).toEqual({ ...snapshot, n: 7, options, view })
  // And of the same making: boards remember what they worked out of them
  expect((later.view as { options?: unknown }).options).toBe((view as { options: unknown }).options)
  expect(withOptions({ ...brief, view: null }, first)).toMatchObject({ options, view: null })
})

afterEach(() => vi.unstubAllGlobals())

const line = (n: number): Happening => ({ n, kind: "choice", seat: 0, at: 0, choices: n - 1, facts: [] })
const lines = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => line(from + i))

/** A stream whose server is the test: what it tells, what it was asked, what came of it. */
function listen() {
  const asked: string[] = []
  const opened: string[] = []
  const ears = new Map<string, ((event: { data: string }) => void)[]>()
  const event = (name: string, data: unknown = {}) => {
    for (const hear of ears.get(name) ?? []) hear({ data: JSON.stringify(data) })
  }
  class Source {
    constructor(url: string) {
      opened.push(url)
      ears.clear()
    }
    addEventListener(event: string, hear: (event: { data: string }) => void) {
      ears.set(event, [...(ears.get(event) ?? []), hear])
    }
    close() {}
  }
  vi.stubGlobal("EventSource", Source)
  vi.stubGlobal("document", { addEventListener() {}, removeEventListener() {} })
  vi.stubGlobal("addEventListener", () => undefined)
  vi.stubGlobal("removeEventListener", () => undefined)
  // A server that tells three lines at a time
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url)
    const [since, until] = (url.match(/\d+/g) ?? []).slice(-2).map(Number) as [number, number]
    const body = { happened: lines(Math.max(since + 1, until - 2), until), now: snapshot }
    return new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } })
  })
  const heard: string[] = []
  const numbers = (happened: readonly Happening[]) => happened.map(({ n }) => n).join(" ")
  const shown: Snapshot[] = []
  const connections: string[] = []
  const stream = new TableStream("t", {
    message: ({ happened, now }, first) => {
      heard.push(`${first ? "first" : "then"} ${numbers(happened)}`)
      shown.push(now)
    },
    missed: (happened) => heard.push(`missed ${numbers(happened)}`),
    said: () => undefined,
    present: () => undefined,
    connection: (connection) => connections.push(connection),
  })
  const tell = (data: unknown) => event("table", data)
  const change = (data: unknown) => event("change", data)
  return { asked, opened, heard, shown, connections, stream, tell, change, event }
}

test("a message that does not reach back to what is known is shown at once, and the lines before it are read in pages", async () => {
  const { asked, heard, stream, tell } = listen()
  tell({ happened: lines(6, 8), now: { ...snapshot, n: 8 } })
  await vi.waitFor(() => expect(heard).toHaveLength(2))
  expect(heard).toEqual(["first 6 7 8", "missed 1 2 3 4 5"])
  expect(asked.map((url) => url.split("?")[1])).toEqual(["since=0&until=5", "since=0&until=2"])
  tell({ happened: lines(9, 9), now: { ...snapshot, n: 9 } })
  // After a long break
  tell({ happened: lines(12, 14), now: { ...snapshot, n: 14 } })
  await vi.waitFor(() => expect(heard).toHaveLength(5))
  expect(heard.slice(2)).toEqual(["then 9", "then 12 13 14", "missed 10 11"])
  stream.close()
})

test("after the server was restored to an earlier moment the table is told from its beginning, and what is new then", () => {
  const { opened, heard, stream, tell } = listen()
  tell({ happened: lines(1, 8), now: { ...snapshot, n: 8 } })
  // The line broke, and the server that comes back knows of five lines only
  tell({ happened: [], now: { ...snapshot, n: 5 } })
  expect(opened).toEqual(Array(2).fill("/api/v1/tables/t/stream?since=0&changes=1"))
  tell({ happened: lines(1, 5), now: { ...snapshot, n: 5 } })
  tell({ happened: lines(6, 6), now: { ...snapshot, n: 6 } })
  expect(heard).toEqual(["first 1 2 3 4 5 6 7 8", "first 1 2 3 4 5", "then 6"])
  stream.close()
})

test("a change is made into the whole again; one without anything before it has the line asked anew", () => {
  const { opened, heard, shown, stream, tell, change } = listen()
  change({ happened: lines(1, 1), change: { n: [1] } })
  expect([opened.length, heard]).toEqual([2, []])
  tell({ happened: lines(1, 2), now: { ...snapshot, n: 2, options: { side: "glacial" } } })
  change({ happened: lines(3, 3), change: { n: [3], waiting: [[1]] } })
  change({ happened: [], change: {} })
  expect(heard).toEqual(["first 1 2", "then 3", "then "])
  const now = { ...snapshot, n: 3, waiting: [1], options: { side: "glacial" } }
  expect(shown.slice(1)).toEqual([now, now])
  expect(opened).toHaveLength(2)
  stream.close()
})

test("a line that is cut without a word is known by its silence, and opened anew until it stands", () => {
  vi.useFakeTimers()
  try {
    const { opened, connections, stream, event, tell } = listen()
    event("open")
    tell({ happened: lines(1, 3), now: { ...snapshot, n: 3 } })
    // A server of before, whose signs of life no page hears
    vi.advanceTimersByTime(600_000)
    expect(opened).toHaveLength(1)
    for (let beats = 0; beats < 10; beats++) {
      event("beat")
      vi.advanceTimersByTime(20_000)
    }
    expect([opened.length, connections]).toEqual([1, ["live"]])
    vi.advanceTimersByTime(25_000)
    expect([opened.length, connections]).toEqual([2, ["live", "lost"]])
    expect(opened[1]).toContain("since=3")
    // Nor does the next one open
    vi.advanceTimersByTime(15_000)
    expect(opened).toHaveLength(3)
    event("open")
    expect(connections.at(-1)).toBe("live")
    vi.advanceTimersByTime(40_000)
    expect(opened).toHaveLength(3)
    stream.close()
    vi.advanceTimersByTime(600_000)
    expect(opened).toHaveLength(3)
  } finally {
    vi.useRealTimers()
  }
})
