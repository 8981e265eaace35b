// Every game of the register is put through the conformance suite by its own tests, and its card says what is true

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
    expect(text).toMatch(/^for \(const \{ name, run \} of conformance\(rules,/m)
    expect(text).toContain("say: console.info")
    expect(text).not.toMatch(/\b(skip|only|todo|runIf|skipIf)\b/)
    // and the rules that are tested are those that are registered
    const from = /import \{ rules \} from "(\.\.\/rules\/[^"]+)"/.exec(text)?.[1] as string
    const { rules } = await import(/* @vite-ignore */ new URL(from, path).href)
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
