// Every game of the register is put through the conformance suite by its own tests, and its card
// says what is true

import { existsSync, readFileSync } from "node:fs"
import { type GameCard, locales } from "@genepool/engine"
import { describe, expect, test } from "vitest"
import { games } from "../index.ts"

describe.each(Object.entries(games))("%s", (id, load) => {
  test("has a test of conformance that says how much it compared", async () => {
    const path = new URL(`../${id}/tests/conformance.test.ts`, import.meta.url)
    expect(
      existsSync(path),
      `games/${id}/tests/conformance.test.ts is missing: see docs/adding-a-game.md`,
    ).toBe(true)
    const text = readFileSync(path, "utf8")
    expect(text).toMatch(/^for \(const \{ name, run \} of conformance\(\s*rules,/m)
    expect(text).toContain("say: console.info")
    expect(text).not.toMatch(/\b(skip|only|todo|runIf|skipIf)\b/)
    // and the rules that are tested are those that are registered
    const from = rulesImportedBy(text)
    expect(
      from,
      `games/${id}/tests/conformance.test.ts must import { rules } from "../rules/…"`,
    ).not.toBeNull()
    const { rules } = await import(/* @vite-ignore */ new URL(from as string, path).href)
    expect((await load()).game).toBe(rules)
  })

  test("says on its card in the lobby, where it has one, what its rules and texts say", async () => {
    const path = new URL(`../${id}/board/card/index.ts`, import.meta.url)
    if (!existsSync(path)) return
    const { card } = (await import(/* @vite-ignore */ path.href)) as { card: GameCard }
    const { game, texts } = await load()
    expect(card.seats).toBe(game.seats)
    for (const locale of locales) {
      expect(card.words[locale].name).toBe(texts[locale]["game.name"])
      expect(card.words[locale].pitch).not.toBe("")
    }
  })
})

/** The file that `rules` come from, whatever else is imported beside them. */
function rulesImportedBy(text: string): string | null {
  const imports = text.matchAll(/^import \{([^}]*)\} from "(\.\.\/rules\/[^"]+)"/gm)
  const named = (names: string) => names.split(",").some((name) => name.trim() === "rules")
  return [...imports].find(([, names = ""]) => named(names))?.[2] ?? null
}

test("the rules of a test of conformance are found beside other imports, and only by their name", () => {
  expect(rulesImportedBy('import { rules } from "../rules/hex.ts"')).toBe("../rules/hex.ts")
  expect(rulesImportedBy('import { rules, type State } from "../rules/hex.ts"')).toBe("../rules/hex.ts")
  expect(rulesImportedBy('import {\n  rules,\n  type State,\n} from "../rules/hex.ts"')).toBe(
    "../rules/hex.ts",
  )
  expect(
    rulesImportedBy('import { others } from "../rules/other.ts"\nimport { rules } from "../rules/hex.ts"'),
  ).toBe("../rules/hex.ts")
  expect(rulesImportedBy('import { type rulesOf } from "../rules/hex.ts"')).toBeNull()
})
