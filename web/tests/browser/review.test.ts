// The review of a finished game beside its replay: curve, ledger, turning points, kept, and never
// of a running game

import { expect, type Page, test } from "@playwright/test"
import { arrive, begin, makeTable, visitor } from "./online.ts"
import { clickCells, listOptions, open, openMenu } from "./table.ts"
import { axeProblems, playOn, prompt, watch } from "./visitor.ts"

test.use({ locale: "en-GB", reducedMotion: "reduce" })

const review = (page: Page) => page.getByRole("region", { name: "Review" })
const curve = (page: Page) => review(page).getByRole("slider", { name: "Chance of winning" })

const isHelper = (address: string) => /\/helper-[^/]+\.js$/.test(address)

/** Noughts miss the block with their second mark. */
async function lose(page: Page): Promise<string[]> {
  const wrong = await open(page)
  await clickCells(page, "centre", "top left", "top right", "middle left", "bottom left")
  await openMenu(page)
  await page.getByRole("link", { name: "Replay" }).click()
  return wrong
}

test("a finished game is reviewed beside its replay, kept, and tried again from a turning point", async ({
  page,
}) => {
  const wrong = await lose(page)
  await expect(curve(page)).toHaveAttribute("aria-valuetext", /^Move 5\. Crosses: 100%, Noughts: 0%\. /)
  await expect(review(page)).toHaveAttribute("data-done", "1")
  await expect(review(page).getByRole("combobox", { name: "Judged" })).toHaveValue("open")

  // The ledger as it stands there adds up, but for what rounding leaves
  for (const seat of [0, 1]) {
    const figures = await review(page).locator(`.ledger-seat[data-seat="${seat}"] dd`).allInnerTexts()
    const [start, own, others, luck, unseen, result] = figures.map((text) =>
      Number(text.replace("−", "-").trim() || 0),
    )
    expect(Math.abs(start! + own! + others! + luck! + unseen! - result!)).toBeLessThanOrEqual(3)
  }

  // By keyboard along the curve: the board follows
  await curve(page).focus()
  await page.keyboard.press("ArrowLeft")
  await expect(page).toHaveURL(/\/replay\/4$/)
  await expect(curve(page)).toHaveAttribute("aria-valuenow", "4")
  // With what happened there, which stands below the drawing
  await expect(curve(page)).toHaveAttribute("aria-valuetext", /^Move 4\. .*\. Noughts: middle left$/)
  await expect(review(page).locator(".curve-happened")).toHaveText("Move 4 Noughts: middle left")
  await page.keyboard.press("PageDown")
  await expect(page).toHaveURL(/\/replay\/3$/)
  await expect(curve(page)).toHaveAttribute(
    "aria-valuetext",
    /Turning point 1 comes next, a choice of Noughts$/,
  )
  await page.keyboard.press("Home")
  await expect(page).toHaveURL(/\/replay\/0$/)
  await page.keyboard.press("ArrowUp")
  await expect(page).toHaveURL(/\/replay\/1$/)
  await page.keyboard.press("ArrowDown")
  await expect(page).toHaveURL(/\/replay\/0$/)
  await review(page).getByText("As a table").click()
  await expect(review(page).getByRole("row")).toHaveCount(7)
  expect(await axeProblems(page)).toEqual([])

  await review(page).getByRole("combobox", { name: "Judged" }).selectOption("1")
  await expect(review(page).getByText("Only what Noughts could see at the time is used.")).toBeVisible()
  await expect(review(page)).toHaveAttribute("data-done", "1")

  // Kept: the next visit need not think
  await page.reload()
  await expect(review(page)).toHaveAttribute("data-done", "1")
  expect(
    await page.evaluate(
      () =>
        new Promise((resolve, reject) => {
          const request = indexedDB.open("genepool reviews")
          request.onerror = () => reject(request.error)
          request.onsuccess = () => {
            const all = request.result.transaction("kept").objectStore("kept").count()
            all.onsuccess = () => resolve(all.result)
          }
        }),
    ),
  ).toBe(2)

  const turn = review(page).getByRole("listitem").filter({ hasText: "Chosen: Mark middle left" })
  await expect(turn).toContainText("Noughts")
  await turn.getByRole("button", { name: "What if?" }).click()
  await expect(page).toHaveURL(/\/here\/[^/]+$/)
  await expect(prompt(page)).toContainText("mark an empty cell")
  expect(wrong).toEqual([])
})

test("on a phone the review is a button away, and a turning point shows the board it is about", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const wrong = await lose(page)
  const button = page.getByRole("button", { name: "Review", exact: true })
  await expect(button).toBeVisible()
  await expect(review(page)).toBeHidden()
  // It has been worked out meanwhile
  await expect(page.locator(".review")).toHaveAttribute("data-done", "1")
  await button.click()
  await expect(button).toHaveCount(0)
  await review(page).getByRole("button", { name: "Move 3 on the board" }).click()
  await expect(review(page)).toBeHidden()
  await expect(page).toHaveURL(/\/replay\/3$/)
  await button.click()
  await expect(review(page)).toHaveAttribute("data-done", "1")
  // Along the curve the drawer stays open
  await curve(page).focus()
  await page.keyboard.press("ArrowLeft")
  await expect(page).toHaveURL(/\/replay\/2$/)
  await expect(review(page)).toBeVisible()
  expect(await axeProblems(page)).toEqual([])
  expect(wrong).toEqual([])
})

/**
 * Two people at a table of noughts on the server, by the API: Ada makes the marks of one, Bruno
 * those of the other.
 */
async function atTheServer(ada: Page, bruno: Page) {
  await arrive(ada, "Ada")
  await arrive(bruno, "Bruno")
  const table = await makeTable(ada, "noughts")
  await begin(table, ada, bruno)
  const path = `/api/v1/tables/${table}`
  const mark = async (...cells: number[]) => {
    for (const cell of cells) {
      const { now } = (await (await ada.request.get(path)).json()) as { now: { n: number; choices: number } }
      const who = now.choices % 2 === 0 ? ada : bruno
      const choice = { do: "mark", cell }
      expect((await who.request.post(`${path}/choices`, { data: { n: now.n, choice } })).ok()).toBe(true)
    }
  }
  return { mark, log: `${path}/log`, replay: `/table/${table}/replay` }
}

test("a game on the server is reviewed once it is over, with one's own eyes, or all cards open for who looks on", async ({
  page,
  browser,
}) => {
  const wrong = watch(page)
  const [bruno, third] = [await visitor(browser), await visitor(browser)]
  const { mark, log, replay } = await atTheServer(page, bruno)
  await mark(4, 0, 2, 3)
  await arrive(third, "Cleo")
  for (const one of [page, bruno, third]) expect((await one.request.get(log)).status()).toBe(409)
  await page.goto(replay)
  await expect(page.getByText("open up once the game is over")).toBeVisible()
  await expect(review(page)).toHaveCount(0)
  await mark(6)
  for (const [one, eyes] of [
    [bruno, "1"],
    [third, "open"],
  ] as const) {
    await one.goto(replay)
    await expect(review(one)).toHaveAttribute("data-done", "1")
    await expect(review(one).getByRole("combobox", { name: "Judged" })).toHaveValue(eyes)
  }
  // What one chose against people counts for one's profile, what others chose does not
  await review(bruno).getByRole("link", { name: "How I choose" }).click()
  await expect(bruno.getByRole("row", { name: /^The whole game/ })).toBeVisible()
  await third.goto("/profile")
  await expect(third.getByRole("heading", { level: 1 })).toHaveText("How I choose")
  await expect(third.getByRole("table")).toHaveCount(0)
  expect(wrong).toEqual([])
})

test("what was reviewed from a file is there at its table without a thought, and counts for the profile then", async ({
  page,
  browser,
}) => {
  const { mark, log, replay } = await atTheServer(page, await visitor(browser))
  await mark(4, 0, 2, 3, 6)
  const buffer = await (await page.request.get(log)).body()
  await page.goto("/replay")
  await page
    .getByLabel("Choose a file")
    .setInputFiles({ name: "game.json", mimeType: "application/json", buffer })
  await review(page).getByRole("combobox", { name: "Judged" }).selectOption("0")
  await expect(review(page)).toHaveAttribute("data-done", "1")
  await page.goto("/profile")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("How I choose")
  await expect(page.getByRole("table")).toHaveCount(0)
  const helpers: string[] = []
  page.on("worker", (worker) => helpers.push(...[worker.url()].filter(isHelper)))
  await page.goto(replay)
  await expect(review(page)).toHaveAttribute("data-done", "1")
  expect(helpers).toEqual([])
  await page.goto("/profile")
  await expect(page.getByRole("row", { name: /^The whole game/ })).toBeVisible()
})

test("what a bot on the server thought is thought again in the page once the game is over", async ({
  page,
}) => {
  await listOptions(page)
  await arrive(page, "Ada")
  // Whoever resigns here ends the game
  const seats = [{ kind: "me" }, { kind: "bot", level: 5 }]
  const data = { game: "krom", seats, manner: { leavers: "nobody" } }
  const made = await page.request.post("/api/v1/tables", { data })
  const { table } = (await made.json()) as { table: string }
  await page.request.post(`/api/v1/tables/${table}/start`)
  await page.goto(`/table/${table}`)
  await playOn(page, 5)
  expect((await page.request.post(`/api/v1/tables/${table}/resign`)).ok()).toBe(true)
  await expect(page.locator(".prompt[data-over]")).toBeVisible()
  await page.goto(`/table/${table}/replay`)
  await page.getByRole("button", { name: "Check the bots" }).click()
  const verdict = page.getByRole("region", { name: "Check the bots" }).getByRole("status")
  await expect(verdict).toHaveAttribute("data-good", "true")
  await expect(verdict).toContainText(/recomputed with the same seed/)
})

test("reviews that were kept before they had names are taken over into the profile", async ({ page }) => {
  await lose(page)
  await expect(review(page)).toHaveAttribute("data-done", "1")
  await review(page).getByRole("combobox", { name: "Judged" }).selectOption("1")
  await expect(review(page)).toHaveAttribute("data-done", "1")
  const { pathname } = new URL(page.url())
  // As they lay there: the store of before, with what has just been worked out
  await page.goto("/rules/noughts")
  await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const now = await done(indexedDB.open("genepool reviews"))
    const all = (await done(now.transaction("kept").objectStore("kept").getAll())) as {
      of: string
      review: { eyes: unknown }
    }[]
    now.close()
    await done(indexedDB.deleteDatabase("genepool reviews"))
    const opening = indexedDB.open("genepool reviews", 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore("reviews", { autoIncrement: true })
    const before = await done(opening)
    const store = before.transaction("reviews", "readwrite").objectStore("reviews")
    for (const { of, review } of all) await done(store.add({ of, review, mine: review.eyes === 1, at: 7 }))
    before.close()
  })
  await page.goto("/profile")
  await expect(page.getByRole("row", { name: /^The whole game/ })).toBeVisible()
  const helpers: string[] = []
  page.on("worker", (worker) => helpers.push(...[worker.url()].filter(isHelper)))
  await page.goto(pathname)
  await expect(review(page)).toHaveAttribute("data-done", "1")
  expect(helpers).toEqual([])
})

test("a game that is still being played has no review", async ({ page }) => {
  await open(page)
  await clickCells(page, "centre", "top left")
  await openMenu(page)
  await page.getByRole("link", { name: "Replay" }).click()
  await expect(page.getByText("open up once the game is over")).toBeVisible()
  await expect(review(page)).toHaveCount(0)
})
