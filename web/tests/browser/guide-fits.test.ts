// All that guide and coach say is seen at once on a phone, in every language

import type { Learn } from "@genepool/engine"
import { games } from "@genepool/games"
import { expect, type Page, test } from "@playwright/test"
import { isLong } from "../../table/guide.ts"
import { appSay } from "../../text/index.ts"

test.use({ storageState: { cookies: [], origins: [] }, viewport: { width: 390, height: 844 } })

const locales = ["en", "pl", "ru"] as const

/** Where the button is widest that stands beside the words, one is put after the other. */
async function tooLong(page: Page, texts: readonly string[]): Promise<string[]> {
  const measured = texts.map((words) => ({ words, long: isLong(words) === true }))
  return page.locator(".guide").evaluate((guide, texts) => {
    const said = guide.querySelector(".guide-words")
    if (said === null) return ["nobody says anything"]
    return texts.flatMap(({ words, long }) => {
      guide.toggleAttribute("data-long", long)
      said.textContent = words
      return said.scrollHeight > said.clientHeight ? [words] : []
    })
  }, measured)
}

for (const locale of locales) {
  test(`in ${locale}`, async ({ page }) => {
    await page.addInitScript((locale) => {
      const preferences = { locale, still: true, speed: "instant" }
      localStorage.setItem("genepool.preferences", JSON.stringify(preferences))
    }, locale)
    await page.goto("/viral/learn")
    await expect(page.locator(".guide-actions button")).toBeVisible()
    const scene = appSay(locale)("learn.scene")
    for (const { course } of await told()) {
      const { guided, texts } = course
      const firsts = guided.slice(1).map(({ name, steps }) => `${name}.${steps[0]?.name}`)
      const words = Object.entries(texts[locale]).flatMap(([key, words]) =>
        key.endsWith(".title") ? [] : firsts.includes(key) ? `${scene} ${words}` : words,
      )
      expect(await tooLong(page, words)).toEqual([])
    }
    await page.goto("/krom/play?people=1&bots=random,random&seed=coach")
    await expect(page.locator(".guide-actions button")).toBeVisible()
    await page.getByRole("button", { name: /137/ }).click()
    await expect(page.locator(".guide-actions a")).toBeVisible()
    for (const { coach } of await told())
      expect(await tooLong(page, Object.values(coach[locale]))).toEqual([])
  })
}

/** Of each game that has both. */
async function told() {
  const ids = Object.keys(games).filter((id) => id !== "noughts")
  return Promise.all(
    ids.map(async (id) => {
      const at = (file: string) => new URL(`../../../games/${id}/learn/${file}.ts`, import.meta.url).href
      const { learn } = (await import(at("index"))) as { learn: Learn }
      const { coach } = (await import(at("coach"))) as { coach: { texts: Learn["texts"] } }
      return { course: learn, coach: coach.texts }
    }),
  )
}
