// Text mode, what is announced, and a guide, for who plays by ear

import { listen, openBoard, stepOf } from "@genepool/board/testing/browser"
import { expect, test } from "@playwright/test"

/** What is typed, and a word of what is answered. */
const spokenIn = {
  en: {
    line: "Command, or the number of an option",
    answers: "Answers",
    typed: [
      ["me", "You"],
      ["map", "Caves"],
      ["near 3", "Savanna"],
      ["rivals", "Barbara"],
      ["why", "."],
      ["xyzzy", "no command"],
    ],
  },
  pl: {
    line: "Polecenie albo numer możliwości",
    answers: "Odpowiedzi",
    typed: [
      ["ja", "Ty"],
      ["mapa", "Jaskinie"],
      ["obok 3", "Sawanna"],
      ["stol", "Zapas"],
      ["xyzzy", "Nie ma polecenia"],
    ],
  },
  ru: {
    line: "Команда или номер варианта",
    answers: "Ответы",
    typed: [
      ["я", "Вы"],
      ["карта", "Пещеры"],
      ["рядом 3", "Саванна"],
      ["сейчас", "раунд"],
      ["xyzzy", "Нет команды"],
    ],
  },
} as const

for (const language of ["en", "pl", "ru"] as const)
  test(`text mode answers what is typed, in ${language}, a number chooses, and the focus stays in the line`, async ({
    page,
  }) => {
    const { line, answers, typed } = spokenIn[language]
    const wrong = await openBoard(page, { game: "krom", seats: 2, seed: "ear", language })
    await page.keyboard.press("t")
    await expect(page.locator(".board-piece")).toHaveCount(0)
    const command = page.getByLabel(line)
    for (const [words, answer] of typed) {
      await command.fill(words)
      await command.press("Enter")
      await expect(page.getByRole("log", { name: answers }).locator("section").first()).toContainText(answer)
      await expect(command).toBeFocused()
    }
    const step = await stepOf(page)
    await command.fill("2")
    await command.press("Enter")
    await expect.poll(() => stepOf(page)).toBeGreaterThan(step)
    await expect(command).toBeFocused()
    expect(wrong).toEqual([])
  })

test("in text mode undo undoes and says nothing against it, and a room's number is not taken for an option's", async ({
  page,
}) => {
  await openBoard(page, { game: "chromosome", seats: 2, seed: "back" })
  await page.keyboard.press("t")
  const command = page.getByLabel("Command, or the number of an option")
  await expect(command).toHaveAccessibleDescription(
    /^A number alone chooses an option\. For a place, type near/,
  )
  const answer = page.getByRole("log", { name: "Answers" }).locator("section").first()
  const type = async (line: string) => {
    await command.fill(line)
    await command.press("Enter")
  }
  await page.keyboard.press("c")
  await expect(command).toBeFocused()
  await expect(command).toHaveValue("")
  // Each is read with the number that is typed for it
  await expect(page.locator(".option").nth(1)).toHaveAccessibleName(/^2\. /)
  // The starting rooms are offered by their names, which have numbers
  const options = await page.locator(".option").allTextContents()
  const rooms = options.map((option) => Number(/\((\d+)\)/.exec(option)?.[1]))
  const at = rooms.findIndex((room, at) => room !== at + 1 && room <= rooms.length)
  const step = await stepOf(page)
  if (at >= 0) {
    await type(String(rooms[at]))
    await expect(answer).toContainText(`Option ${rooms[at]} is: `)
    await expect(answer).toContainText(`is option ${at + 1}.`)
    expect(await stepOf(page)).toBe(step)
  }
  await type("99")
  await expect(answer).toContainText(`There is no option 99: there are ${options.length}.`)
  await type(`room ${rooms[0]}`)
  await expect(answer).toContainText("sterility")
  expect(await stepOf(page)).toBe(step)
  await type("undo")
  await expect(answer).toContainText("Nothing can be undone now.")
  await expect(async () => {
    if ((await stepOf(page)) === step) await type("1")
    expect(await stepOf(page)).toBeGreaterThan(step)
  }).toPass()
  const answers = await page.getByRole("log", { name: "Answers" }).locator("section").count()
  await type("undo")
  await expect.poll(() => stepOf(page)).toBe(step)
  await expect(page.getByRole("log", { name: "Answers" }).locator("section")).toHaveCount(answers)
})

test("what was asked for once is not told again with text mode", async ({ page }) => {
  await openBoard(page, { game: "chromosome", seats: 2, seed: "back" })
  const heard = await listen(page)
  await page.keyboard.press("1")
  const said: string[] = []
  const isSaid = (words: string) => async () =>
    said.push(...(await heard())) && said.some((line) => line.includes(words))
  await page.keyboard.press("e")
  await expect.poll(isSaid("You place")).toBe(true)
  await page.keyboard.press("t")
  await expect(page.locator(".text-mode")).toBeVisible()
  const again = page.locator("[data-announcer] p")
  // The question may be said once more, what happened is not
  await page.keyboard.press("m")
  await expect(page.locator("[data-heading=mine]")).toBeAttached()
  expect((await again.allTextContents()).filter((line) => line.includes("You place"))).toEqual([])
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

test("a guided game is guided in text mode, too, and whoever stands at its button hears what it is about", async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem("genepool.preferences", JSON.stringify({ locale: "en", text: true })),
  )
  await page.goto("/krom/learn")
  await expect(page.locator(".text-mode")).toBeVisible()
  const guide = page.getByRole("region", { name: "Guide" })
  const read = guide.locator(".guide-words")
  const words = (await read.textContent()) ?? ""
  expect(words.length).toBeGreaterThan(20)
  await expect(guide.getByRole("status")).toHaveText(`${words} N: Continue`)
  await expect(guide.getByRole("button", { name: "Continue" })).toHaveAccessibleDescription(words)
  await guide.getByRole("button", { name: "Continue" }).press("Enter")
  await expect(read).not.toHaveText(words)
})
