// The operator's page: somebody who was given a role at the terminal reads a report, mutes, and
// sees it written down

import { execFileSync } from "node:child_process"
import { join } from "node:path"
import { expect, test } from "@playwright/test"
import { arrive, freshName, makeTable, register, setting, visitor } from "./online.ts"
import { axeProblems } from "./visitor.ts"

test.use(setting)

/** As whoever has the server's terminal. */
function atTerminal(...words: string[]): string {
  const program = join(import.meta.dirname, "../../../server/genepool.js")
  const { port } = new URL(process.env.GENEPOOL_URL as string)
  const env = { PATH: process.env.PATH ?? "", GENEPOOL_DATA: process.env.SERVER_DATA ?? "", PORT: port }
  return execFileSync(process.execPath, [program, "operate", ...words], { env, encoding: "utf8" })
}

test("an operator reads a report with the talk around it, mutes somebody, and it is written down", async ({
  page,
  browser,
}) => {
  await page.goto("/operate")
  await expect(
    page.getByRole("heading", { name: "This page is for moderators and operators." }),
  ).toBeVisible()
  const olga = freshName("Olga")
  await register(page, olga)
  expect(atTerminal("role", olga, "operator", "runs the server")).toContain("operator")

  const rude = freshName("Rude")
  const bea = await arrive(await visitor(browser), rude)
  const table = await makeTable(bea, "noughts")
  const chat = `/api/v1/tables/${table}/chat`
  for (const text of ["hello there", `you ${rude} fool`])
    expect((await bea.request.post(chat, { data: { text } })).ok()).toBe(true)
  expect((await page.request.post(`${chat}/report`, { data: { n: 2, reason: "not nice" } })).ok()).toBe(true)

  await page.goto("/operate")
  const report = page
    .getByRole("listitem")
    .filter({ hasText: `you ${rude} fool` })
    .first()
  await expect(report).toContainText("hello there")
  await expect(report).toContainText("not nice")
  expect(await axeProblems(page)).toEqual([])
  await report.getByLabel("Note").fill("talked to")
  await report.getByRole("button", { name: "Mark as reviewed" }).click()
  await expect(page.getByText(`you ${rude} fool`)).toHaveCount(0)

  await page.getByLabel("Find by name").fill(rude)
  await page.getByRole("button", { name: "Show" }).first().click()
  const person = page.getByRole("group").filter({ hasText: rude })
  await person.getByText(rude).click()
  await person.getByLabel("Reason").fill("shouting")
  await person.getByRole("button", { name: "Do it" }).click()
  await expect(person).toContainText("muted")
  expect((await bea.request.post(chat, { data: { text: "again" } })).status()).toBe(403)
  await expect(page.getByRole("listitem").filter({ hasText: "24 hours: shouting" })).toContainText(olga)

  await page.getByLabel("Table ID or address").fill(`/table/${table}`)
  await page.getByRole("button", { name: "Show" }).last().click()
  await expect(page.getByText("Seat 1:")).toContainText(rude)
})
