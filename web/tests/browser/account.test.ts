// Accounts: a guest who registers keeps everything, and comes back by a password or a passkey

import { readFile } from "node:fs/promises"
import { expect, type Page, test } from "@playwright/test"
import { freshName, setting, twoAtATable, visitor } from "./online.ts"
import { cell } from "./table.ts"
import { axeProblems, prompt, watch } from "./visitor.ts"

test.use(setting)

const password = "a long password"

/** A device that gives passkeys without asking anybody. */
async function withAuthenticator(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page)
  await device.send("WebAuthn.enable")
  await device.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function register(page: Page, name: string): Promise<void> {
  await page.goto("/settings")
  await page.getByLabel("Name").fill(name)
  await page.getByLabel("Password").fill(password)
  await page.getByRole("button", { name: "Register", exact: true }).click()
  await expect(page.getByText(`${name} (registered)`)).toBeVisible()
}

test("a guest registers and keeps the game; my tables are on the landing page, where I am waited for first", async ({
  page,
  browser,
}) => {
  const { second } = await twoAtATable(page, browser)
  await page.goto("/settings")
  await page.getByLabel("Name").fill(freshName("Ada"))
  await page.getByLabel("Password").fill(password)
  await page.getByRole("button", { name: "Register", exact: true }).click()
  await expect(page.getByText("(registered)")).toBeVisible()
  await page.goto("/")
  await expect(page).toHaveTitle("(1) Genepool")
  const row = page.getByRole("listitem").filter({ hasText: "Your turn" })
  await expect(row.getByRole("link", { name: /noughts.*Bruno/ })).toBeVisible()
  expect(await axeProblems(page)).toEqual([])
  await page.getByRole("link", { name: "Your turn 1" }).click()
  await expect(prompt(page)).toContainText("mark an empty cell")
  await cell(page, "centre").click()
  await expect(page).toHaveTitle("Noughts and crosses · Genepool")
  await second.goto("/")
  await expect(second).toHaveTitle("(1) Genepool")
  await second.getByRole("link", { name: "Your turn 1" }).click()
  for (const [who, name] of [
    [second, "top left"],
    [page, "top right"],
    [second, "middle left"],
    [page, "bottom left"],
  ] as const)
    await cell(who, name).click()
  await expect(prompt(second)).toContainText("won!")
  await second.goto("/")
  await second
    .getByRole("region", { name: "Your finished games" })
    .getByRole("link", { name: /noughts/ })
    .click()
  await second.getByRole("link", { name: "Replay" }).click()
  await expect(second.getByRole("slider", { name: "Move" })).toHaveValue("5")
})

test("who registers on one page keeps their seat on another, though its line was back before the new session", async ({
  page,
  browser,
}) => {
  const { link } = await twoAtATable(page, browser)
  const table = new URL(link).pathname
  const stranger = await visitor(browser)
  const told = await (await stranger.request.get(`/api/v1${table.replace("table", "tables")}?since=0`)).text()
  let isEarly = true
  await page.route("**/stream?*", (route) =>
    isEarly
      ? route.fulfill({
          contentType: "text/event-stream",
          body: `retry: 600000\nevent: table\ndata: ${told}\n\n`,
        })
      : route.continue(),
  )
  const settings = await page.context().newPage()
  await settings.route("**/me/register", async (route) => {
    const answer = await route.fetch()
    await expect(page.getByText("You are watching.")).toBeVisible()
    isEarly = false
    await route.fulfill({ response: answer })
  })
  await register(settings, freshName("Ada"))
  await expect(prompt(page)).toContainText("(you): mark an empty cell")
})

test("a passkey is added to an account, and signs in without a word", async ({ page }) => {
  const wrong = watch(page)
  await withAuthenticator(page)
  const name = freshName("Ada")
  await page.goto("/settings")
  await page.getByLabel("Name").fill(name)
  await page.getByLabel("Password").fill(password)
  await page.getByRole("button", { name: "Register", exact: true }).click()
  await page.getByRole("button", { name: "Add a passkey" }).click()
  const passkeys = page.getByRole("region", { name: "Passkeys" })
  await expect(passkeys.getByRole("listitem")).toHaveCount(1)
  expect(await axeProblems(page)).toEqual([])
  await page.getByRole("button", { name: "Sign out", exact: true }).click()
  await page.getByRole("button", { name: "Sign in with a passkey" }).click()
  await expect(page.getByText(`${name} (registered)`)).toBeVisible()
  await passkeys.getByRole("button", { name: "Remove" }).click()
  await expect(passkeys.getByRole("listitem")).toHaveCount(0)
  expect(wrong).toEqual([])
})

test("a wrong password says so; an account is deleted by who knows its password", async ({ page }) => {
  const name = freshName("Ada")
  await page.goto("/settings")
  await page.getByLabel("Name").fill(name)
  await page.getByLabel("Password").fill(password)
  await page.getByRole("button", { name: "Sign in", exact: true }).click()
  await expect(page.getByRole("alert")).toHaveText("Wrong name or password.")
  await page.getByRole("button", { name: "Register", exact: true }).click()
  await page.getByRole("button", { name: "Delete my account" }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("Current password").fill("not the password")
  await dialog.getByRole("button", { name: "Delete my account" }).click()
  await expect(dialog.getByRole("alert")).toBeVisible()
  expect(await axeProblems(page)).toEqual([])
  await dialog.getByLabel("Current password").fill(password)
  await dialog.getByRole("button", { name: "Delete my account" }).click()
  await expect(page.getByText("You are not signed in.")).toBeVisible()
})

test("an account by passkey alone gets recovery codes, and one of them brings its owner back with a password", async ({
  page,
  browser,
}) => {
  await withAuthenticator(page)
  const name = freshName("Ada")
  await page.goto("/settings")
  await page.getByLabel("Name").fill(name)
  await page.getByRole("button", { name: "Register with a passkey" }).click()
  await expect(page.getByText(`${name} (registered)`)).toBeVisible()
  const codes = page.locator(".fresh-codes")
  await expect(codes.getByRole("listitem")).toHaveCount(8)
  const code = await codes.getByRole("listitem").first().innerText()
  expect(code).toMatch(/^\w{4}-\w{4}-\w{4}-\w{4}$/)
  expect(await axeProblems(page)).toEqual([])
  await codes.getByRole("button", { name: "I have saved them" }).click()
  await expect(codes).toBeHidden()
  await expect(page.getByText("8 codes left.")).toBeVisible()
  // The only way in stays
  await page.getByRole("region", { name: "Passkeys" }).getByRole("button", { name: "Remove" }).click()
  await expect(page.getByRole("alert")).toHaveText("That is not possible now.")

  const elsewhere = await (await browser.newContext(setting)).newPage()
  await elsewhere.goto("/settings")
  await elsewhere.getByRole("link", { name: "Forgot your password?" }).click()
  await expect(elsewhere.getByRole("heading", { level: 1 })).toBeVisible()
  expect(await axeProblems(elsewhere)).toEqual([])
  const way = elsewhere.getByRole("region", { name: "With a recovery code" })
  await way.getByLabel("Name").fill(name)
  await way.getByLabel("Recovery code").fill("0000-0000-0000-0000")
  await way.getByLabel("New password").fill(password)
  await elsewhere.keyboard.press("Enter")
  await expect(elsewhere.getByRole("alert")).toContainText("This code or link is wrong")
  await way.getByLabel("Recovery code").fill(code.toUpperCase())
  await elsewhere.keyboard.press("Enter")
  await expect(elsewhere.getByText(`${name} (registered)`)).toBeVisible()
  // The others may have been seen with it
  await expect(elsewhere.getByText("You have none.")).toBeVisible()
  // Whoever was in before is out, and comes in by the passkey as before
  await page.reload()
  await expect(page.getByText("You are not signed in.")).toBeVisible()
  await page.getByRole("button", { name: "Sign in with a passkey" }).click()
  await expect(page.getByText(`${name} (registered)`)).toBeVisible()
})

test("my sessions are seen and ended; a new password ends the others; my data is one file", async ({
  page,
  browser,
}) => {
  const name = freshName("Ada")
  await register(page, name)
  const signIn = async (secret: string) => {
    const other = await (await browser.newContext(setting)).newPage()
    await other.goto("/settings")
    await other.getByLabel("Name").fill(name)
    await other.getByLabel("Password").fill(secret)
    await other.getByRole("button", { name: "Sign in", exact: true }).click()
    await expect(other.getByText(`${name} (registered)`)).toBeVisible()
    return other
  }
  const second = await signIn(password)
  await page.reload()
  const sessions = page.getByRole("region", { name: "Where you are signed in" })
  await expect(sessions.getByRole("listitem")).toHaveCount(2)
  await expect(sessions.getByText("this device")).toHaveCount(1)
  await expect(sessions.getByText("Chrome, Linux")).toHaveCount(2)
  await sessions.getByRole("button", { name: /^Sign out Chrome, Linux/ }).click()
  await expect(sessions.getByRole("listitem")).toHaveCount(1)
  await expect(sessions.getByRole("status")).toHaveText("That device has been signed out.")
  await second.reload()
  await expect(second.getByText("You are not signed in.")).toBeVisible()

  await page.request.post("/api/v1/me/bots", { data: { name: freshName("Engine") } })
  await page.reload()
  const third = await signIn(password)
  const change = page.getByRole("region", { name: "Password", exact: true })
  await change.getByText("Change password").click()
  await change.getByLabel("Current password").fill(password)
  await change.getByLabel("New password").fill("quite another one")
  await change.getByRole("button", { name: "Save" }).click()
  await expect(change.getByRole("status")).toContainText("signed out everywhere else")
  await expect(change.getByRole("status")).toContainText(
    "Check that all passkeys and bot keys here are yours",
  )
  const keys = page.getByRole("region", { name: "Bot keys" })
  await expect(keys.getByRole("listitem")).toHaveCount(1)
  expect(await axeProblems(page)).toEqual([])
  await keys.getByRole("button", { name: /^Remove key: Engine/ }).click()
  await expect(keys).toBeHidden()
  await third.reload()
  await expect(third.getByText("You are not signed in.")).toBeVisible()
  await signIn("quite another one")

  const download = page.waitForEvent("download")
  await page.getByRole("link", { name: "Download my data" }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe("genepool.json")
  const data = JSON.parse(await readFile(await file.path(), "utf8"))
  expect(data).toMatchObject({ genepoolData: 1, account: { name, kind: "member" } })
})

test("what is kept, and for how long, is said in three languages with the server's own numbers", async ({
  page,
}) => {
  await page.goto("/settings")
  await page.getByRole("link", { name: "What we keep" }).click()
  const says = { English: "90 days", Polski: "90 dni", Русский: "90 дней" }
  for (const [language, words] of Object.entries(says)) {
    await page.getByRole("button", { name: language }).click()
    await expect(page.locator("main")).toContainText(words)
    expect(await axeProblems(page)).toEqual([])
  }
})

test("an address is given where letters are sent, and confirmed by the page of its link", async ({
  page,
  browser,
}) => {
  await register(page, freshName("Ada"))
  // A server that sends letters; which it really does is for the server's own tests
  await page.route("**/api/v1/me/account", (route) =>
    route.fulfill({
      json: { password: true, recoveryCodes: 0, email: null, pending: "ada@example.org", letters: true },
    }),
  )
  await page.reload()
  const part = page.getByRole("region", { name: "E-mail" })
  await expect(part.getByRole("status").first()).toContainText("on its way to ada@example.org")
  expect(await axeProblems(page)).toEqual([])
  await page.goto("/confirm#made-up")
  const stranger = await (await browser.newContext(setting)).newPage()
  await stranger.goto("/confirm#made-up")
  await stranger.getByRole("button", { name: "Yes, this address is mine" }).click()
  await expect(stranger.getByRole("alert")).toContainText("Sign in to your account in this browser first")
  await page.getByRole("button", { name: "Yes, this address is mine" }).click()
  await expect(page.getByRole("alert")).toContainText("This code or link is wrong")
  expect(await axeProblems(page)).toEqual([])
})
