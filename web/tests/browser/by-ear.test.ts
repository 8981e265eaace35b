// Text mode, what is announced, and a guide, for who plays by ear

import { listen, openBoard, stepOf } from "@genepool/board/testing/browser"
import { expect, test } from "@playwright/test"

/** What is typed, and a word of what is answered. */
const spokenIn = {
  en: {
    line: "Command, or the number of an option",
    answers: "Answers",
    typed: [
      ["me", "(you)"],
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
      ["ja", "(ty)"],
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
      ["я", "(вы)"],
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
  const words = (await guide.getByRole("status").textContent()) ?? ""
  expect(words.length).toBeGreaterThan(20)
  await expect(guide.getByRole("button", { name: "Continue" })).toHaveAccessibleDescription(words)
  await guide.getByRole("button", { name: "Continue" }).press("Enter")
  await expect(guide.getByRole("status")).not.toHaveText(words)
})
