// Pages of one browser tell each other when somebody signs in.

import { afterEach, expect, test, vi } from "vitest"
import { onSignedInElsewhere, tellOtherPages } from "../online/signed-in.ts"

const elsewhere = new BroadcastChannel("genepool.signed-in")
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

test("a page hears of the others, and never of itself", async () => {
  const heard = vi.fn()
  stops.push(onSignedInElsewhere(heard), onSignedInElsewhere(heard))
  const told = new Promise((resolve) => elsewhere.addEventListener("message", resolve, { once: true }))
  tellOtherPages("POST", "/me/guest")
  await told
  expect(heard).not.toHaveBeenCalled()
  elsewhere.postMessage(null)
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2))
  elsewhere.close()
})

test("looking changes nothing that others would have to hear of", () => {
  const opened = vi.spyOn(globalThis, "BroadcastChannel")
  tellOtherPages("GET", "/me")
  tellOtherPages("POST", "/tables/a/join")
  expect(opened).not.toHaveBeenCalled()
  opened.mockRestore()
})
