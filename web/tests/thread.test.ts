import { beforeEach, expect, test, vi } from "vitest"

const started: FakeWorker[] = []

class FakeWorker extends EventTarget {
  readonly name: string

  constructor(_: URL, { name }: { readonly name: string }) {
    super()
    this.name = name
    started.push(this)
  }
}

async function threads() {
  vi.resetModules()
  const { startEarly, takeThread } = await import("../local/thread.ts")
  return { startEarly, takeThread: takeThread as () => unknown as () => FakeWorker }
}

beforeEach(() => {
  started.length = 0
  vi.stubGlobal("Worker", FakeWorker)
  return () => vi.unstubAllGlobals()
})

test("the thread that was started early is taken, once, and knows its game", async () => {
  const { startEarly, takeThread } = await threads()
  startEarly("viral")
  startEarly("viral")
  const first = takeThread()
  expect(first.name).toBe("viral")
  const second = takeThread()
  expect(second).not.toBe(first)
  expect(second.name).toBe("")
})

test("one that broke before anybody listened is taken by nobody: the next one says what is wrong", async () => {
  const { startEarly, takeThread } = await threads()
  startEarly("viral")
  started.at(-1)?.dispatchEvent(new Event("error"))
  const taken = takeThread()
  expect(taken.name).toBe("")
  expect(started).toHaveLength(2)
  // What is in use already changes nothing for the next
  startEarly("krom")
  taken.dispatchEvent(new Event("error"))
  expect(takeThread().name).toBe("krom")
})
