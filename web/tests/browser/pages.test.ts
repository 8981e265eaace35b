// Every page, in every language, large and small: nothing goes wrong, axe finds nothing, nothing is
// cut off sideways

import { expect, test } from "@playwright/test"
import { axeProblems, cutOff, isSideways, watch } from "./visitor.ts"

const pages = {
  landing: "/",
  game: "/chromosome",
  "with friends": "/krom/friends",
  settings: "/settings",
  rules: "/rules/viral",
  "log file": "/replay",
  "nothing there": "/nowhere",
  table: "/noughts/play?people=2",
}
const screens = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
  /** The desktop at 200 %. */
  enlarged: { width: 720, height: 450 },
}
const headings = { "en-GB": "Settings", "pl-PL": "Ustawienia", "ru-RU": "Настройки" }
/** Where the room is small, every language must fit. */
const visits = {
  "ru-RU": ["desktop", "enlarged", "phone"],
  "en-GB": ["phone"],
  "pl-PL": ["phone"],
} as const

for (const [locale, sizes] of Object.entries(visits))
  test.describe(`${sizes.join(", ")} in ${locale}`, () => {
    test.use({ locale, reducedMotion: "reduce" })

    test("every page stands, and nothing is cut off", async ({ page }) => {
      const wrong = watch(page)
      for (const [name, address] of Object.entries(pages)) {
        await page.setViewportSize(screens[sizes[0]])
        await page.goto(address)
        await expect(page.getByRole("heading", { level: 1 }), name).toBeVisible()
        for (const size of sizes) {
          await page.setViewportSize(screens[size])
          await page.emulateMedia({ colorScheme: size === "phone" ? "light" : "dark" })
          await expect
            .poll(async () => [await isSideways(page), await cutOff(page)], { message: `${name}, ${size}` })
            .toEqual([false, []])
        }
      }
      await page.goto("/settings")
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        headings[locale as keyof typeof visits],
      )
      expect(wrong).toEqual([])
    })
  })

test.describe("light and dark", () => {
  test.use({ reducedMotion: "reduce", locale: "en-GB" })

  test("axe finds nothing on any page", async ({ page }) => {
    for (const [name, address] of Object.entries({ ...pages, rules: "/rules/noughts" })) {
      await page.goto(address)
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme })
        expect(await axeProblems(page), `${name}, ${colorScheme}`).toEqual([])
      }
    }
  })
})

test.describe("rules", () => {
  test.use({ locale: "en-GB", reducedMotion: "reduce" })

  test("can be searched, and open at the rule behind a prompt", async ({ page }) => {
    await page.goto("/rules/krom#KRO-MTN-02")
    await expect(page.locator("[data-asked]")).toContainText("re-roll as many of them as you like")
    await expect(page.locator("[data-asked]")).toBeInViewport()
    await page.getByRole("searchbox").fill("krom for")
    await page.getByRole("searchbox").fill("tusk of nothing")
    await expect(page.getByRole("article").getByRole("status")).toHaveText("Nothing found")
    // Another form of the word than the one on the page
    await page.getByRole("searchbox").fill("healing wound")
    await expect(page.getByRole("article").getByRole("status")).toHaveText("1 section")
    await expect(page.locator("mark").first()).toHaveText("wounds")
  })

  test("an example is drawn on the board, moment by moment, and can be played on", async ({ page }) => {
    await page.goto("/rules/krom#KRO-EX-06")
    const example = page.locator("[data-asked] .rules-example")
    await expect(example.locator(".rules-board")).toContainText("Alma")
    const last = example.getByRole("button", { name: /Both pass/ })
    await last.click()
    await expect(last).toHaveAttribute("aria-pressed", "true")
    await example.getByRole("button", { name: "Play on from here" }).click()
    await expect(page).toHaveURL(/\/here\//)
    // Alma has won the fight and acts in the caves
    await expect(page.getByRole("button", { name: /^(\d+ *)?Rest/ }).first()).toBeVisible()
  })
})

test("the rules beside a table are one page, which leads back to the game", async ({ page, context }) => {
  await page.goto("/noughts/play?people=2")
  const rule = page.getByRole("link", { name: "Show the rule" }).first()
  const [rules] = await Promise.all([context.waitForEvent("page"), rule.click()])
  await expect(rules.locator("[data-asked]")).toBeVisible()
  await rule.click()
  await expect(rules.locator("[data-asked]")).toBeVisible()
  expect(context.pages()).toHaveLength(2)
  await Promise.all([
    rules.waitForEvent("close"),
    rules.getByRole("button", { name: "Back to the game" }).click(),
  ])
  // Where no table has opened them there is none to go back to
  await page.goto("/rules/noughts")
  await expect(page.locator("article h1")).toBeVisible()
  await expect(page.getByRole("button", { name: "Back to the game" })).toHaveCount(0)
})
