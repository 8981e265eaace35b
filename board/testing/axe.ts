// What axe finds wrong with a page, and the one of its questions that is asked here in another way

import AxeBuilder from "@axe-core/playwright"
import type { Page } from "@playwright/test"

/**
 * Joins all that is drawn in a button without a gap ("Kolos137 kg") and looks for that in its name;
 * `unnamed` looks for the words.
 */
const joined = "label-content-name-mismatch"

/** As selectors; all of the page, if nothing is said. */
interface Looked {
  readonly within?: string
  readonly without?: string
}

export async function axeProblems(page: Page, { within, without }: Looked = {}): Promise<string[]> {
  // The usual mode gathers what frames of other sites say in a page of its own, which is most of
  // the work; here there are none
  const axe = new AxeBuilder({ page }).setLegacyMode()
  axe.options({ resultTypes: ["violations"] }).disableRules(joined)
  if (within !== undefined) axe.include(within)
  if (without !== undefined) axe.exclude(without)
  const { violations } = await axe.analyze()
  return [
    ...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
    ...(await unnamed(page)),
  ]
}

/**
 * Buttons on the board whose name lacks a word that is seen on them, in whatever case: whoever
 * speaks to the machine says what they see.
 */
function unnamed(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".board-piece[role=button]")].flatMap((piece) => {
      const words = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
      const name = new Set(words(piece.ariaLabel ?? "").map((word) => word.slice(0, 3)))
      const missing = words(piece.innerText).filter((word) => !name.has(word.slice(0, 3)))
      return missing.length === 0 ? [] : [`seen, not in "${piece.ariaLabel}": ${missing.join(", ")}`]
    }),
  )
}
