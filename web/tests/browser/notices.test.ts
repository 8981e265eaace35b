// Notices: asked for by a click, tried by a button, and shown by the service worker

import { once } from "node:events"
import { createServer } from "node:http"
import { expect, type Page, test } from "@playwright/test"
import { arrive, freshName, makeTable, setting, withServiceWorker } from "./online.ts"
import { axeProblems, isSideways, watch } from "./visitor.ts"

test.use({ ...setting, ...withServiceWorker, permissions: ["notifications"] })

/**
 * There is no push service without a network: the browser's part of a subscription is played by the
 * page.
 */
async function subscribesTo(page: Page, endpoint: string): Promise<void> {
  await page.addInitScript((address) => {
    let made: object | null = null
    let key: ArrayBuffer | null = null
    const subscription = {
      toJSON: () => ({ endpoint: address, keys: made }),
      get options() {
        return { applicationServerKey: key }
      },
      unsubscribe: async () => {
        made = null
        return true
      },
    }
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (made === null ? null : subscription),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
        key = applicationServerKey.buffer
        const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, [
          "deriveBits",
        ])
        const raw = new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey))
        const text = (bytes: Uint8Array) =>
          btoa(String.fromCharCode(...bytes))
            .replaceAll("+", "-")
            .replaceAll("/", "_")
            .replaceAll("=", "")
        made = { p256dh: text(raw), auth: text(crypto.getRandomValues(new Uint8Array(16))) }
        return subscription
      },
    })
  }, endpoint)
}

async function pushService(): Promise<{ url: string; calls: string[]; close(): void }> {
  const calls: string[] = []
  const server = createServer((request, response) => {
    calls.push(String(request.headers["content-encoding"]))
    request.resume().on("end", () => response.writeHead(201).end())
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/device`,
    calls,
    close: () => server.close(),
  }
}

for (const [size, viewport] of [
  ["desktop", { width: 1440, height: 900 }],
  ["phone", { width: 390, height: 844 }],
] as const)
  test(`this device is told after a click, and can be tried, timed and removed, on a ${size}`, async ({
    page,
  }) => {
    const wrong = watch(page)
    const push = await pushService()
    await subscribesTo(page, push.url)
    await page.setViewportSize(viewport)
    await page.goto("/settings")
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.getByLabel("Name").fill(freshName("Ada"))
    await page.getByLabel("Password").fill("a long password")
    await page.getByRole("button", { name: "Register", exact: true }).click()
    const notices = page.locator("#notices")
    await expect(notices.getByText("This server does not send e-mail.")).toBeVisible()
    await notices.getByRole("button", { name: "Notify this device" }).click()
    await expect(notices.getByRole("listitem")).toContainText("this device")
    await notices.getByRole("button", { name: "Send a test: this device" }).click()
    await expect(notices.getByText("A test has been sent.")).toBeVisible()
    expect(push.calls).toEqual(["aes128gcm"])
    await notices.getByLabel("On devices").selectOption("Once a day")
    await notices.getByLabel("Daily summary at").fill("07:30")
    await notices.getByLabel("Quiet hours").uncheck()
    await notices.getByRole("button", { name: "Save" }).click()
    await expect(notices.getByText("Saved.")).toBeVisible()
    await expect(notices.getByLabel("Daily summary at")).toHaveValue("07:30")
    expect(await axeProblems(page)).toEqual([])
    expect(await isSideways(page)).toBe(false)
    await notices.getByText("Add a webhook").click()
    await notices.getByLabel("Address").fill(push.url)
    await notices.getByRole("button", { name: "Add webhook" }).click()
    await expect(notices.locator("code")).toContainText("gphook_")
    expect(await axeProblems(page)).toEqual([])
    expect(await isSideways(page)).toBe(false)
    await notices.getByRole("button", { name: "Remove: this device" }).click()
    await expect(notices.getByRole("button", { name: "Notify this device" })).toBeVisible()
    expect(wrong).toEqual([])
    push.close()
  })

test("a push is shown by the service worker; what is about the same table takes the other's place, and goes when the table is looked at", async ({
  page,
}) => {
  await page.goto("/settings")
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const device = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    device.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations
      if (first !== undefined) resolve(first.registrationId)
    })
  })
  await device.send("ServiceWorker.enable")
  const registrationId = await registered
  const { origin } = new URL(page.url())
  const push = (notice: object) =>
    device.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data: JSON.stringify(notice) })
  await arrive(page, "Ada")
  const table = await makeTable(page, "noughts")
  const tag = `table ${table}`
  const about = { title: "Viral · Ben", url: `https://elsewhere.example/table/${table}#notice`, tag }
  for (const body of ["Somebody sat down.", "It is your turn."]) await push({ ...about, body })
  const other = { title: "Krom · Cleo", body: "It is your turn.", tag: "table elsewhere" }
  await push({ ...other, url: about.url })
  const shown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready
      // They come in the order of their tags, and a table's is chance
      return (await worker.getNotifications())
        .map(({ title, body, tag }) => ({ title, body, tag }))
        .sort((a, b) => a.title.localeCompare(b.title))
    })
  const first = { title: "Viral · Ben", body: "It is your turn.", tag }
  await expect.poll(shown).toEqual([other, first])
  await page.goto(`/table/${table}`)
  await expect.poll(shown).toEqual([other])
})
