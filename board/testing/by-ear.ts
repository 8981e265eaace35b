// A player who hears: decides by the words in the accessibility tree of text mode alone, and
// answers by keys

import { bestOf, type Reader, type Words } from "@genepool/text"
import { expect, type Page, test } from "@playwright/test"
import { isAsked, type OpenTable, openBoard, over, stepOf, words } from "./playing.ts"

/** Everything that the announcer has said since the last call. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
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

/** A line of the tree: how deep it stands, its role, and its words. */
interface Node {
  readonly depth: number
  readonly role: string
  readonly words: string
}

/** The tree as a screen reader is given it, line by line. */
async function treeOf(page: Page): Promise<Node[]> {
  const tree = await page.locator("main").ariaSnapshot()
  return tree.split("\n").flatMap((line): Node[] => {
    const found = /^(\s*)- (.*)$/.exec(line)
    if (found === null) return []
    const bare = unquoted((found[2] ?? "").replace(/:$/, ""))
    const {
      role = "",
      name = "",
      text = "",
    } = /^(?<role>[a-z]+)(?: "(?<name>(?:[^"\\]|\\.)*)")?(?: \[[^\]]*\])*(?:: (?<text>.*))?$/.exec(bare)
      ?.groups ?? {}
    const said = name === "" ? unquoted(text) : name.replaceAll('\\"', '"')
    return [{ depth: (found[1] ?? "").length, role, words: said }]
  })
}

/** What the snapshot puts in quotes, because of a colon or a quote in it. */
function unquoted(text: string): string {
  if (/^'.*'$/.test(text)) return text.slice(1, -1).replaceAll("''", "'")
  return /^".*"$/.test(text) ? (JSON.parse(text) as string) : text
}

/** What stands below this heading of text mode, each line with the lines that belong to it. */
function partOf(
  tree: readonly Node[],
  heading: string,
): { readonly line: string; readonly below: string[] }[] {
  const at = tree.findIndex(({ role, words }) => role === "heading" && words === heading)
  const first = tree.slice(at + 1).find(({ role }) => role === "listitem")
  const items: { line: string; below: string[] }[] = []
  if (at < 0 || first === undefined) return items
  for (const { depth, role, words } of tree.slice(at + 1)) {
    if (role === "group" || role === "heading") break
    // An item with a list of its own says its words as text inside
    if (role === "listitem" && depth === first.depth) items.push({ line: words, below: [] })
    else if (role === "text" && depth === first.depth + 2) items.splice(-1, 1, { line: words, below: [] })
    else if (role === "listitem") items.at(-1)?.below.push(words)
  }
  return items
}

async function hear(page: Page): Promise<Words> {
  const tree = await treeOf(page)
  const from = tree.findIndex(({ role, words }) => role === "list" && words === "Options")
  const depth = tree[from]?.depth ?? 0
  const after = tree.slice(from + 1)
  const end = after.findIndex((node) => node.depth <= depth)
  const options = after.slice(0, end < 0 ? undefined : end).filter(({ role }) => role === "button")
  const lines = (heading: string) => partOf(tree, heading).map(({ line }) => line)
  return {
    options: options.map((option) => option.words),
    mine: lines("Your area"),
    position: {
      now: lines("Now"),
      places: partOf(tree, "Board").map(({ line, below }) => ({
        id: /\d+/.exec(line)?.[0] ?? line,
        name: line,
        line,
        near: below,
      })),
      table: lines("Beside the board"),
      players: lines("Players").map((line) => [line]),
    },
  }
}

/** Everything that can be read in text mode; a part that was not there before comes folded up. */
async function unfold(page: Page): Promise<void> {
  const folded = page.locator(".text-part:not([open])")
  if ((await folded.count()) === 0) return
  for (const key of ["m", "r", "b"]) await page.keyboard.press(key)
  // The next part has no key of its own
  await page.keyboard.press("Tab")
  if ((await folded.count()) > 0) await page.keyboard.press("Enter")
  await page.keyboard.press("q")
  await expect(folded).toHaveCount(0)
}

/**
 * The digits choose, and so does the number that is typed into the line for commands, twice where
 * it could be a room's.
 */
async function answer(page: Page, number: number): Promise<void> {
  if (number <= 9) return page.keyboard.press(String(number))
  const line = page.getByRole("textbox", { name: "Command, or the number of an option" })
  await line.pressSequentially(String(number))
  await line.press("Enter")
  // Out of the line again, where the next key would be written
  await page.keyboard.press("Shift+Tab")
}

interface ByEar<Offer> extends Pick<OpenTable, "game" | "options"> {
  readonly reader: Reader<Offer>
  /**
   * How many choices are made among the other tests; whole games take minutes: `npm run by-ear`.
   */
  readonly choices: number
}

const isWhole = process.env.BY_EAR === "whole"

export function gameByEar<Offer>({ game, options = {}, reader, choices }: ByEar<Offer>): void {
  const much = isWhole ? "a whole game" : `${choices} choices`
  test(`${game}: ${much} by ear and keys alone, and what happens is announced briefly, each thing once`, async ({
    page,
  }) => {
    test.setTimeout(isWhole ? 900_000 : 200_000)
    const wrong = await openBoard(page, { game, seats: 2, seed: "ear", options })
    const line = page.getByRole("textbox", { name: "Command, or the number of an option" })
    // A key right after the page has come may meet nobody who listens: it is pressed once more
    await expect(async () => {
      if (!(await line.isVisible())) await page.keyboard.press("t")
      await expect(line).toBeVisible({ timeout: 2000 })
    }).toPass()
    const heard = await listen(page)
    const said: string[] = []
    let [made, withWords, withMine] = [0, 0, 0]
    for (; made < (isWhole ? 2000 : choices) && (await isAsked(page, words)); made++) {
      await unfold(page)
      const all = await hear(page)
      expect(all.options.length).toBeGreaterThan(0)
      expect(all.position.places.filter(({ near }) => near.length > 0).length).toBeGreaterThan(3)
      if (all.mine.length > 0) withMine++
      if (all.options.some((option) => option.includes(". "))) withWords++
      const number = bestOf(reader, reader.byEar(all)) + 1
      const step = await stepOf(page)
      // A digit right after a choice may meet a page that is not there yet: it is pressed once more
      await expect(async () => {
        if ((await stepOf(page)) === step) await answer(page, number)
        await expect.poll(() => stepOf(page), { timeout: 1000 }).toBeGreaterThan(step)
      }).toPass()
      expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY")
      said.push(...(await heard()))
    }
    if (isWhole) {
      await expect(page.locator(over)).toBeVisible()
      await expect.poll(async () => said.push(...(await heard())) && said.join(" ")).toMatch(/won|Draw/)
    } else expect(made).toBe(choices)
    expect(withWords).toBeGreaterThan(made / 4)
    expect(withMine).toBeGreaterThan(made / 2)
    // Half of the choices only begin an action, and of those nothing is told
    expect(said.length).toBeGreaterThan(made / 3)
    for (const line of said) {
      expect(line).not.toContain("Undone")
      // Longer than 40 only where all of it matters
      expect(line.split(/\s+/).length, line).toBeLessThanOrEqual(60)
    }
    if (isWhole) console.log(`${game}: ${made} choices by ear, ${said.length} lines heard`)
    expect(wrong).toEqual([])
  })
}
