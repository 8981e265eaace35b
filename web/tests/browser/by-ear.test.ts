// Games by ear and keys alone: through the accessibility tree, deciding only by what is said there

import { openBoard, stepOf } from "@genepool/board/testing/browser"
import { expect, type Page, test } from "@playwright/test"

const command = (page: Page) => page.getByLabel("Command, or the number of an option")

/** Everything that the announcer has said, from now on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const announcer = document.querySelector("[data-announcer]") as Element
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) heard.push(node.textContent ?? "")
    }).observe(announcer, { childList: true })
  })
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0))
}

/** The number of the option that sounds best: by the words alone, with what it costs and brings. */
function bestOf(options: readonly string[], n: number): number {
  const worth = (words: string) => {
    const points = Number(/(\d+) points?/.exec(words)?.[1] ?? 0)
    const isEnd = /^(?:\d+\s*)?(Pass|Stop|I am done|End the turn|Take nothing|Add none|That is enough)/.test(
      words,
    )
    return (/^(?:\d+\s*)?Invent/.test(words) ? 50 : 0) + points - (isEnd ? 20 : 0)
  }
  const best = Math.max(...options.map(worth))
  const good = options.flatMap((words, at) => (worth(words) === best ? [at + 1] : []))
  return good[n % good.length] ?? 1
}

for (const game of ["chromosome", "viral", "krom"])
  test(`${game}: fourteen choices by the words of the options and typed numbers, and what happens is announced briefly`, async ({
    page,
  }) => {
    const wrong = await openBoard(page, { game, seats: 2, seed: "ear" })
    await page.keyboard.press("t")
    await expect(page.locator(".text-mode")).toBeVisible()
    await expect(page.locator(".board-piece")).toHaveCount(0)
    const heard = await listen(page)
    const said: string[] = []
    for (let n = 0; n < 14; n++) {
      const options = await page.getByRole("list").first().getByRole("button").allTextContents()
      if (options.length === 0) break
      const step = await stepOf(page)
      await command(page).fill(String(bestOf(options, n)))
      await command(page).press("Enter")
      await expect.poll(() => stepOf(page)).toBeGreaterThan(step)
      await expect(
        page.locator(".options .option").first().or(page.locator(".prompt[data-over]")),
      ).toBeAttached()
      said.push(...(await heard()))
      if ((await page.locator(".prompt[data-over]").count()) > 0) break
    }
    expect(said.length).toBeGreaterThan(8)
    for (const line of said) expect(line.split(/\s+/).length).toBeLessThanOrEqual(40)
    // Commands are answered in the log of answers, and the focus stays in the line
    for (const [typed, answer] of [
      ["me", /You/],
      ["map", /./],
      ["near 1", /./],
      ["xyzzy", /no command/],
    ] as const) {
      await command(page).fill(typed)
      await command(page).press("Enter")
      await expect(page.getByRole("log", { name: "Answers" }).locator("section").first()).toContainText(
        answer,
      )
      await expect(command(page)).toBeFocused()
    }
    expect(wrong).toEqual([])
  })

test("what is undone is said so, and nothing else of it", async ({ page }) => {
  await openBoard(page, { game: "chromosome", seats: 2, seed: "back" })
  await expect(page.locator(".option").first()).toBeAttached()
  const step = await stepOf(page)
  await page.keyboard.press("1")
  await expect.poll(() => stepOf(page)).toBeGreaterThan(step)
  await expect(page.getByRole("button", { name: "Undo" })).toBeEnabled()
  const heard = await listen(page)
  await page.keyboard.press("u")
  await expect.poll(() => stepOf(page)).toBe(step)
  const said: string[] = []
  const isTold = async () =>
    said.push(...(await heard())) && said.some((line) => line.startsWith("Undone: You place"))
  await expect.poll(isTold).toBe(true)
  expect(said.filter((line) => line.startsWith("Undone"))).toHaveLength(1)
})
