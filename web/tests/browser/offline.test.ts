// Without a network, after the first visit

import { expect, test } from "@playwright/test"
import { keptHere, setting, withServiceWorker } from "./online.ts"
import { clickCells } from "./table.ts"
import { playOn, prompt } from "./visitor.ts"

test.use({ ...setting, ...withServiceWorker })

test("after the first visit everything but the server works without a network", async ({ page, context }) => {
  await page.goto("/")
  await keptHere(page)
  await context.setOffline(true)
  await page.goto("/noughts/play?people=2")
  await clickCells(page, "centre", "top left")
  await page.reload()
  await expect(prompt(page)).toHaveText("Crosses: mark an empty cell")
  await page.goto("/rules/viral")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Viral rules")
  await page.goto("/krom/play?seats=2&people=1&bots=random&seed=offline")
  await expect(page.locator(".options .option").first()).toBeAttached()
  await playOn(page, 1)
})

test("it can be installed: a manifest with icons that are there", async ({ page, request }) => {
  await page.goto("/")
  const address = await page.locator("link[rel=manifest]").getAttribute("href")
  const manifest = (await (await request.get(address ?? "")).json()) as {
    icons: { src: string }[]
    name: string
  }
  expect(manifest.name).toBe("Genepool")
  for (const { src } of manifest.icons) expect((await request.get(src)).ok(), src).toBe(true)
})
