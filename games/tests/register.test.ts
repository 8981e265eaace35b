// Every game of the register is put through the conformance suite by its own tests

import { existsSync, readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { games } from "../index.ts"

describe.each(Object.keys(games))("%s", (id) => {
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
    expect((await games[id]?.())?.game).toBe(rules)
  })
})
