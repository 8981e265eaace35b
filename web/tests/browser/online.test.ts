// People at one table of the server: an invitation, a reload, a lost connection, somebody who
// watches

import { expect, test } from "@playwright/test"
import {
  arrive,
  begin,
  formForFriends,
  freshName,
  makeTable,
  register,
  setting,
  sitDown,
  twoAtATable,
  visitor,
  withServiceWorker,
} from "./online.ts"
import { cell, openLog, openMenu } from "./table.ts"
import { axeProblems, prompt, watch } from "./visitor.ts"

test.use(setting)
test.setTimeout(60_000)

test.describe("with the client kept on the device", () => {
  test.use(withServiceWorker)

  test("two browsers play each other by a link; one reloads, one goes offline and returns; a third watches", async ({
    page,
    browser,
  }) => {
    const wrong = watch(page)
    const form = await formForFriends(page, "noughts", "Ada")
    await form.getByRole("button", { name: "Create table" }).click()
    const link = await page.getByLabel("Send this link").inputValue()
    const second = await visitor(browser)
    await second.goto(link)
    await sitDown(second, "Bruno")
    // Among friends over days: with the last seat the game begins
    await expect(prompt(page)).toHaveText("Ada (you): mark an empty cell")
    await expect(prompt(second)).toContainText("Waiting for Ada")
    const third = await visitor(browser)
    await third.goto(new URL(link).pathname)
    await expect(third.getByText("You are watching.")).toBeVisible()

    await cell(page, "centre").click()
    await expect(prompt(second)).toHaveText("Bruno (you): mark an empty cell")
    await expect(cell(third, "centre", "cross")).toBeVisible()
    await expect(third.locator(".options")).toHaveCount(0)
    await second.reload()
    await cell(second, "top left").click()
    await expect(cell(page, "top left", "nought")).toBeVisible()

    await second.context().setOffline(true)
    await cell(page, "top right").click()
    await expect(cell(page, "top right", "cross")).toBeVisible()
    await second.context().setOffline(false)
    await expect(cell(second, "top right", "cross")).toBeVisible({ timeout: 15_000 })
    await cell(second, "middle left").click()

    await openLog(second)
    // It is this player's turn, and digits choose: not of whoever has just asked for the chat
    await page.getByRole("button", { name: "Chat", exact: true }).click()
    await expect(page.getByRole("textbox", { name: "Chat" })).toBeFocused()
    await page.keyboard.type("1 Good game")
    await expect(cell(page, "bottom left")).toBeEnabled()
    await expect(page.getByRole("textbox", { name: "Chat" })).toHaveValue("1 Good game")
    await page.getByRole("button", { name: "Send", exact: true }).click()
    await expect(second.getByText("1 Good game")).toBeVisible()
    expect(await axeProblems(page)).toEqual([])

    await cell(page, "bottom left").click()
    await expect(prompt(page)).toHaveText("You won!")
    for (const one of [second, third]) await expect(prompt(one)).toHaveText("Ada won!")
    await expect(second.getByRole("log").first().getByRole("listitem")).toHaveCount(6)

    await second.getByRole("link", { name: "Replay" }).click()
    await second.getByRole("button", { name: "Verify the dice" }).click()
    await expect(second.getByText("Fair: the published secret")).toBeVisible()

    await page.getByRole("button", { name: "Rematch" }).click()
    await expect(page.getByRole("heading", { name: "Waiting room" })).toBeVisible()
    await expect(page.getByText("Waiting for Bruno (guest) to be ready.")).toBeVisible()
    await second.goto(link)
    await expect(second.getByText("A rematch has been proposed.")).toBeVisible()
    await second.getByRole("button", { name: "Rematch" }).click()
    for (const one of [page, second]) await expect(prompt(one)).toContainText("Bruno")
    expect(wrong).toEqual([])
  })
})

test("taking back needs the other's consent after their choice; a pause needs both; resigning is told at once", async ({
  page,
  browser,
}) => {
  const { second } = await twoAtATable(page, browser)
  await cell(page, "centre").click()
  await cell(second, "top left").click()
  await expect(cell(page, "top left", "nought")).toBeVisible()
  await page.getByRole("button", { name: "Undo" }).click()
  const question = second.getByRole("dialog", { name: "Ada would like to undo 2 moves." })
  await expect(question.getByRole("listitem")).toHaveCount(2)
  expect(await axeProblems(second)).toEqual([])
  await question.getByRole("button", { name: "Decide later" }).click()
  await second.getByRole("button", { name: "Answer" }).click()
  await question.getByRole("button", { name: "Agree" }).click()
  // The dialog is gone, and the button that led to it: the focus is still at the table
  await expect(second.locator(".table :focus")).toHaveCount(1)
  await expect(prompt(page)).toHaveText("Ada (you): mark an empty cell")
  await expect(cell(page, "centre")).toBeVisible()

  await openMenu(page)
  // Beside the question there is another, for what is shown
  await page.getByText("Pause", { exact: true }).click()
  await expect(page.getByText("You asked for a pause. The others are deciding.")).toBeVisible()
  const wish = second.getByRole("dialog", { name: "Ada would like to pause." })
  await wish.getByRole("button", { name: "No" }).click()
  await expect(page.getByText("Your request for a pause was declined.")).toBeVisible()
  await openMenu(page)
  await page.getByText("Pause", { exact: true }).click()
  await wish.getByRole("button", { name: "Agree" }).click()
  await expect(prompt(page)).toHaveText("The game is paused.")
  await expect(cell(page, "centre")).toBeDisabled()
  await page.getByRole("button", { name: "Resume" }).click()
  await expect(prompt(page)).toHaveText("Ada (you): mark an empty cell")
  await expect(cell(second, "centre")).toBeVisible()
  await cell(page, "centre").click()
  await expect(cell(second, "centre", "cross")).toBeVisible()

  await openMenu(second)
  await second.getByRole("button", { name: "Resign" }).click()
  await second.getByRole("dialog").getByRole("button", { name: "Resign" }).click()
  await expect(page.getByText("Bruno resigned. A bot plays on.")).toBeVisible()
})

test("whoever sat down before the last one is asked again, and the game begins with the last yes", async ({
  page,
  browser,
}) => {
  const form = await formForFriends(page, "krom", "Ada")
  await form.getByText("3", { exact: true }).click()
  await form.getByLabel("Time limit").selectOption("none")
  await page.getByRole("button", { name: "Create table" }).click()
  const link = await page.getByLabel("Send this link").inputValue()
  const [second, third] = [await visitor(browser), await visitor(browser)]
  for (const [one, name] of [
    [second, "Bruno"],
    [third, "Cleo"],
  ] as const) {
    await one.goto(link)
    await sitDown(one, name)
    await expect(one.getByRole("listitem").filter({ hasText: name })).toContainText("ready")
  }
  await expect(third.getByText("Waiting for Ada (guest) and Bruno (guest) to be ready.")).toBeVisible()
  await expect(page.getByRole("button", { name: "Start" })).toHaveCount(0)
  await expect(page.getByText("Ready to play with these seats and options?")).toBeVisible()
  expect(await axeProblems(page)).toEqual([])
  await page.getByRole("button", { name: "Ready" }).press("Enter")
  await expect(page.getByText("Waiting for Bruno (guest) to be ready.")).toBeVisible()
  // Its button is gone
  await expect(page.getByRole("heading", { name: "Waiting room" })).toBeFocused()
  await second.getByRole("button", { name: "Ready" }).click()
  await expect(prompt(page)).toContainText("Who would you like to be?")
  for (const one of [second, third]) await expect(one.locator(".table")).toHaveAttribute("data-step", "0")
})

test("who gives up before a first choice has not lost: the game is aborted and says so", async ({
  page,
  browser,
}) => {
  const ada = await arrive(page, "Ada")
  const bruno = await arrive(await visitor(browser), "Bruno")
  const table = await makeTable(ada, "noughts", 1, { manner: { leavers: "nobody" } })
  await begin(table, ada, bruno)
  await ada.goto(`/table/${table}`)
  await cell(ada, "centre").click()
  await expect(cell(ada, "centre", "cross")).toBeVisible()
  await bruno.request.post(`/api/v1/tables/${table}/resign`)
  await expect(prompt(ada)).toHaveText("The game was aborted")
  await expect(ada.getByText("Aborted, not rated. Made no first move of their own: Bruno.")).toBeVisible()
  expect(await axeProblems(ada)).toEqual([])
})

test("a name leads to its player: ratings, how we two stand, and finished games", async ({
  page,
  browser,
}) => {
  const [ada, bruno] = [freshName("Ada"), freshName("Bruno")]
  await register(page, ada)
  const form = await formForFriends(page, "noughts")
  await form.getByLabel("Rated game").check()
  await expect(form.getByLabel("Players may ask a bot for hints")).toBeDisabled()
  await page.getByRole("button", { name: "Create table" }).click()
  const link = await page.getByLabel("Send this link").inputValue()
  const guest = await visitor(browser)
  await guest.goto(link)
  await sitDown(guest, "Cleo")
  await expect(guest.getByRole("alert")).toContainText("This is a rated table.")
  const second = await visitor(browser)
  await register(second, bruno)
  await second.goto(link)
  await second.getByRole("button", { name: "Sit down" }).click()
  await page.getByRole("button", { name: "Start", exact: true }).click()
  await expect(prompt(page)).toContainText("mark an empty cell")
  await expect(page.getByRole("button", { name: "Hint" })).toHaveCount(0)
  const marks = ["centre", "top left", "top right", "middle left", "bottom left"] as const
  for (const [n, name] of marks.entries()) {
    const [own, other] = n % 2 === 0 ? [page, second] : [second, page]
    await cell(own, name).click()
    await expect(cell(other, name, n % 2 === 0 ? "cross" : "nought")).toBeVisible()
  }
  await second.getByRole("button", { name: `Everything ${ada} has` }).click()
  await second.getByRole("link", { name: "Player page" }).click()
  await expect(second.getByRole("heading", { name: ada, level: 1 })).toBeVisible()
  // The result follows the last choice
  await expect(async () => {
    await second.reload()
    await expect(second.getByText(`Played together: 1. Finished higher: ${ada} 1, you 0.`)).toBeVisible({
      timeout: 3000,
    })
  }).toPass()
  await expect(second.getByRole("row", { name: /noughts.*people only.*1 game/ })).toBeVisible()
  await expect(second.getByText("Place 1")).toBeVisible()
  expect(await axeProblems(second)).toEqual([])

  // A table that is not listed is shown to its own player alone
  await expect(second.getByRole("listitem").getByRole("link")).toHaveCount(0)
  await page.goto("/settings")
  await page.getByRole("link", { name: "Games and ratings" }).click()
  await page.getByRole("listitem").getByRole("link").click()
  await expect(page).toHaveURL(link)
})

test("while a game is played: who is there, a hint, and every moment of the past by a link", async ({
  page,
  browser,
}) => {
  const wrong = watch(page)
  const { second } = await twoAtATable(page, browser)
  const seat = page.getByRole("listitem").filter({ hasText: "Bruno" })
  await expect(seat.getByRole("img", { name: "at the table" })).toBeVisible()
  await page.getByRole("button", { name: "Hint" }).click()
  const hints = page.getByRole("region", { name: "What a strong bot would do" })
  await hints.getByRole("button").first().click()
  await hints.getByRole("button", { name: "Do it" }).click()
  await expect(page.locator(".table")).toHaveAttribute("data-step", "1")
  await second.keyboard.press("1")
  await expect(page.locator(".table")).toHaveAttribute("data-step", "2")
  await openLog(page)
  await page.getByRole("link", { name: "Go to move 1" }).click()
  await expect(page).toHaveURL(/\/replay\/1$/)
  await expect(page.getByRole("slider", { name: "Move" })).toHaveValue("1")
  await expect(page.locator(".table")).toHaveAttribute("data-step", "1")
  await page.keyboard.press("ArrowLeft")
  await expect(page.locator(".table")).toHaveAttribute("data-step", "0")
  await expect(page.getByText("open up once the game is over")).toBeVisible()
  await page.reload()
  await expect(page.locator(".table")).toHaveAttribute("data-step", "0")
  await page.getByRole("link", { name: "Back to the table" }).click()
  await expect(prompt(page)).toHaveText("Ada (you): mark an empty cell")
  await second.close()
  await expect(seat.getByRole("img", { name: "away" })).toBeVisible({ timeout: 15_000 })
  expect(wrong).toEqual([])
})

test("those who watch talk among themselves; who made the table can mute, anybody can report", async ({
  page,
  browser,
}) => {
  const { second, link } = await twoAtATable(page, browser)
  const third = await visitor(browser)
  await third.goto(link)
  await openLog(third)
  await third.getByLabel("What should we call you?").fill("Cleo")
  await third.getByRole("button", { name: "Join" }).click()
  // Who has the talk closed hears it
  await openLog(second)
  await second.getByRole("textbox", { name: "Chat" }).fill("Good luck")
  await second.getByRole("button", { name: "Send", exact: true }).click()
  await expect(page.getByRole("status").filter({ hasText: "Bruno: Good luck" })).toBeAttached()
  for (const one of [page, third]) await openLog(one)
  const aside = third.getByRole("textbox", { name: "Send to the other spectators" })
  await aside.fill("Crosses should take a corner")
  await third.getByRole("button", { name: "Send", exact: true }).click()
  await expect(third.getByRole("log", { name: "Chat" })).toContainText(
    /Cleo guest \(spectator\) Crosses should/,
  )
  await second.getByRole("textbox", { name: "Chat" }).fill("You will lose")
  await second.getByRole("button", { name: "Send", exact: true }).click()
  const talk = page.getByRole("log", { name: "Chat" })
  await expect(talk).toContainText("You will lose")
  await expect(talk).not.toContainText("Crosses should")
  await talk.getByRole("button", { name: "About Bruno: You will lose" }).click()
  const menu = page.getByRole("dialog")
  await menu.getByLabel("What is wrong with it?").fill("Rude")
  await menu.getByRole("button", { name: "Report", exact: true }).click()
  await expect(menu.getByRole("status")).toHaveText("Reported. Thank you.")
  expect(await axeProblems(page)).toEqual([])
  await menu.getByRole("button", { name: "Mute Bruno at this table" }).click()
  await expect(menu).toBeHidden()
  await second.getByRole("textbox", { name: "Chat" }).fill("Really")
  await second.getByRole("button", { name: "Send", exact: true }).click()
  await expect(second.getByText("That is not your decision.")).toBeVisible()
})

test("a table shows itself as a QR code; seats of their own have links of their own", async ({
  page,
  browser,
}) => {
  const form = await formForFriends(page, "krom", "Ada")
  await form.getByText("3", { exact: true }).click()
  await form.getByLabel("Seat 3").selectOption("invited")
  await page.getByRole("button", { name: "Create table" }).click()
  await page.getByRole("button", { name: "QR code" }).click()
  await expect(page.getByRole("img", { name: "QR code of the link" })).toBeVisible()
  expect(await axeProblems(page)).toEqual([])
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"])
  await page.getByRole("button", { name: "Copy the link to seat 3" }).click()
  const own = await page.evaluate(() => navigator.clipboard.readText())
  const guest = await visitor(browser)
  await guest.goto(own)
  await sitDown(guest, "Bruno")
  const seats = guest.getByRole("listitem")
  await expect(seats.nth(2)).toContainText("Bruno")
})

test("a table with bots on the server plays by itself", async ({ page }) => {
  const form = await formForFriends(page, "noughts", "Cleo")
  await form.getByLabel("Seat 2").selectOption("bot1")
  await page.getByRole("button", { name: "Create table" }).click()
  await page.getByRole("button", { name: "Start", exact: true }).click()
  await cell(page, "centre").click()
  await expect((await openLog(page)).getByRole("listitem")).toHaveCount(2, { timeout: 15_000 })
})

test("who watches gets nothing of what a player holds in hand: not on the page, and not over the line", async ({
  page,
  browser,
}) => {
  const form = await formForFriends(page, "krom", "Ada")
  await form.getByText("2", { exact: true }).click()
  await form.getByLabel("Seat 2").selectOption("bot1")
  await page.getByRole("button", { name: "Create table" }).click()
  await page.getByRole("button", { name: "Start", exact: true }).click()
  await expect(prompt(page)).toContainText("Who would you like to be?")
  await page.keyboard.press("1")
  await expect(prompt(page)).toContainText("Where to?")
  const drawn = await (await openLog(page)).getByText(/Ada \(you\) draws/).innerText()
  const card = drawn.replace("Ada (you) draws ", "").replace(".", "")
  const address = `/api/v1${new URL(page.url()).pathname.replace("table", "tables")}?since=0`
  const read = (who: typeof page) => who.evaluate(async (url) => (await fetch(url)).text(), address)
  const [, id = ""] = /"hand":\[("B-\d+")/.exec(await read(page)) ?? []
  expect(id).not.toBe("")

  const third = await visitor(browser)
  const heard: string[] = []
  const line = await third.context().newCDPSession(third)
  await line.send("Network.enable")
  line.on("Network.eventSourceMessageReceived", ({ data }) => heard.push(data))
  await third.goto(page.url())
  await expect(third.getByText("You are watching.")).toBeVisible()
  await expect(await openLog(third)).toContainText("Ada")
  expect(heard.length).toBeGreaterThan(0)
  // Which cards nobody has seen yet is known to everybody; where they are is not
  for (const message of [...heard, await read(third)])
    expect(message.replace(/"unseen":\[[^\]]*\]/g, "")).not.toContain(id)
  expect(await third.content()).not.toContain(card)
})
