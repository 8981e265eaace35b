// @vitest-environment happy-dom
// What the settings say of the ways by which notices come.

import type { Channel, NoticesState } from "@genepool/wire"
import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, test, vi } from "vitest"
import { Notices } from "../account/notices.tsx"
import { plain } from "../app/plain.ts"
import { appSay } from "../text/index.ts"

const state: NoticesState = {
  pushKey: "",
  mail: "noAddress",
  webhooks: true,
  wishes: {
    rhythm: { push: "now", mail: "never", webhook: "now" },
    zone: "UTC",
    quiet: null,
    daily: 480,
    locale: "en",
  },
  channels: [],
}
const answer = vi.hoisted(() => vi.fn())
vi.mock("../online/api.ts", async (original) => ({ ...(await original<object>()), request: answer }))

afterEach(cleanup)

function show(found: NoticesState, hasAccount = true): void {
  answer.mockResolvedValue(found)
  render(
    <Notices
      preferences={{ ...plain, locale: "en", theme: "dark" }}
      say={appSay("en")}
      hasAccount={hasAccount}
    />,
  )
}

test("who has an account is not told to register first", async () => {
  show(state)
  expect(await screen.findByText(/confirm an e-mail address first/)).toBeDefined()
  expect(screen.queryByText(/register|With an account/)).toBeNull()
})

test("a guest is", async () => {
  show({ ...state, webhooks: false }, false)
  expect(await screen.findByText(/register and confirm an e-mail address first/)).toBeDefined()
  // Where neither the browser nor the server can tell them there is still a way
  expect(screen.getByText(/webhook/)).toBeDefined()
})

const webhook: Channel = {
  id: "a",
  kind: "webhook",
  name: "home.example",
  shape: "plain",
  createdAt: Date.UTC(2026, 0, 2, 12),
  sentAt: null,
  off: null,
  failing: null,
  current: false,
}

test("of two channels with the same name one sees, and hears, since when each is there", async () => {
  const later = { ...webhook, id: "b", createdAt: Date.UTC(2026, 2, 4, 12) }
  const other = { ...webhook, id: "c", name: "discord.com …a1b2" }
  show({ ...state, channels: [webhook, later, other] })
  const removals = (await screen.findAllByRole("button", { name: /^Remove: / })).map((button) =>
    button.getAttribute("aria-label"),
  )
  expect(removals).toEqual([
    expect.stringMatching(/^Remove: home\.example, since Jan 2, 2026/),
    expect.stringMatching(/^Remove: home\.example, since Mar 4, 2026/),
    "Remove: discord.com …a1b2",
  ])
})

test("whoever comes for the notices is led to them once they are there", async () => {
  const led = vi.spyOn(Element.prototype, "scrollIntoView")
  location.hash = "#notices"
  show(state)
  await screen.findByText(/confirm an e-mail address first/)
  expect(led.mock.contexts).toEqual([document.querySelector("#notices")])
  cleanup()
  location.hash = ""
  show(state)
  await screen.findByText(/confirm an e-mail address first/)
  expect(led).toHaveBeenCalledOnce()
})
