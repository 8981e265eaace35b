// The real program: exit codes, streams, and what users never see.

import { describe, expect, test } from "vitest"
import { folder, genepool, lastLine, program, spawned, started } from "./harness.ts"

describe("the program", () => {
  test("plays numbers from a pipe, plain and without a word of complaint", async () => {
    const { code, out, err } = await spawned(["play", "noughts", "--seed", "1"], "1\n3\n2\n3\n1\n")
    expect({ code, err }).toEqual({ code: 0, err: "" })
    expect(out).toContain("Winner: Crosses")
    expect(out).not.toContain("\x1b")
  })

  test("colours where they are forced, and not where they are not wanted", async () => {
    const forced = await spawned(["play", "noughts"], "", { FORCE_COLOR: "1" })
    expect(forced.out).toContain("\x1b[")
    const unwanted = await spawned(["play", "noughts"], "", { NO_COLOR: "1" })
    expect(unwanted.out).not.toContain("\x1b[")
  })

  test("ends with 0, 1 or 2, says errors on the error stream, and shows no stack", async () => {
    expect((await spawned(["simulate", "noughts", "--games", "5", "--json"])).code).toBe(0)
    const file = folder().write("golden.json", {
      name: "wrong",
      log: {
        genepool: 1,
        game: "noughts",
        version: await version(),
        seats: 2,
        dice: { kind: "seed", seed: "1" },
        choices: [],
      },
      hash: "0",
    })
    expect((await spawned(["replay", file, "--hash"])).code).toBe(1)
    const bad = await spawned(["play", "chess"])
    expect(bad.code).toBe(2)
    expect(bad.out).toBe("")
    expect(bad.err).toMatch(/^genepool: play: expected a game: .*, got chess\n$/)
    const shown = await spawned(["play", "chess"], "", { GENEPOOL_DEBUG: "1" })
    expect(shown.err).toContain("    at ")
  })

  test("a reader that goes away is no error", async () => {
    const shell = `'${process.execPath}' '${program}' rules noughts | head -n 1`
    const { code, out, err } = await started("sh", ["-c", shell], "", process.env)
    expect({ code, err }).toEqual({ code: 0, err: "" })
    expect(out.trimEnd().split("\n")).toHaveLength(1)
  })
})

describe("rules", () => {
  test("of a game by id", async () => {
    const { code, out } = await genepool(["rules", "noughts"])
    expect(code).toBe(0)
    expect(out).toMatch(/^ {2}NOU-01 +\S/)
  })

  test("and which of them its tests name", async () => {
    const outcome = await spawned(["rules", "noughts", "--coverage", "--json"])
    const { total, covered, missing } = lastLine(outcome) as {
      total: number
      covered: number
      missing: string[]
    }
    expect(total).toBeGreaterThan(5)
    expect(covered + missing.length).toBe(total)
    expect(outcome.code).toBe(missing.length === 0 ? 0 : 1)
  }, 30_000)
})

async function version(): Promise<string> {
  const { rules } = lastLine(await genepool(["rules", "noughts", "--json"])) as { rules: unknown[] }
  expect(rules.length).toBeGreaterThan(0)
  const { noughts } = await import("@genepool/noughts")
  return noughts.game.version
}
