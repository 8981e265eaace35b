// Accounts: a guest who registers keeps everything, and comes back by a password or a passkey

import { expect, test } from "@playwright/test"
import { freshName, setting, twoAtATable } from "./online.ts"
import { cell } from "./table.ts"
import { axeProblems, prompt, watch } from "./visitor.ts"

test.use(setting)
test.setTimeout(60_000)

const password = "a long password"

test("a guest registers and keeps the game; my tables are on the landing page, where I am waited for first", async ({
  page,
  browser,
}) => {
  const { second } = await twoAtATable(page, browser)
  await page.goto("/settings")
  await page.getByLabel("Name").fill(freshName("Ada"))
  await page.getByLabel("Password").fill(password)
  await page.getByRole("button", { name: "Register" }).click()
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
  await second.getByRole("link", { name: "Look back" }).click()
  await expect(second.getByRole("slider", { name: "Moment" })).toHaveValue("5")
})

test("a passkey is added to an account, and signs in without a word", async ({ page }) => {
  const wrong = watch(page)
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
  const name = freshName("Ada")
  await page.goto("/settings")
  await page.getByLabel("Name").fill(name)
  await page.getByLabel("Password").fill(password)
  await page.getByRole("button", { name: "Register" }).click()
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

test("a wrong password says so; an account can be deleted", async ({ page }) => {
  const name = freshName("Ada")
  await page.goto("/settings")
  await page.getByLabel("Name").fill(name)
  await page.getByLabel("Password").fill(password)
  await page.getByRole("button", { name: "Sign in", exact: true }).click()
  await expect(page.getByRole("alert")).toHaveText("Name and password do not fit together.")
  await page.getByRole("button", { name: "Register" }).click()
  await page.getByRole("button", { name: "Delete my account" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Delete my account" }).click()
  await expect(page.getByText("You have not come in yet.")).toBeVisible()
})
