import { globSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { folder, genepool, lastLine, started } from "./harness.ts"

const files = folder()
const story = {
  name: "crosses take the centre",
  game: "noughts",
  seats: 2,
  steps: [
    { seat: 0, choose: { cell: 4 } },
    { seat: 1, refuse: { do: "mark", cell: 4 }, why: "taken" },
    { expect: { state: { "cells[4]": 0 }, decisions: [{ seat: 1 }] } },
  ],
}
const good = files.write("good.json", story)
const failing = files.write("failing.json", { ...story, steps: [{ expect: { state: { toMove: 1 } } }] })
const malformed = files.write("malformed.json", { ...story, steps: [{ chose: 1 }] })

describe("scenario", () => {
  test("a scenario that comes true", async () => {
    const { code, out } = await genepool(["scenario", good])
    expect(code).toBe(0)
    expect(out).toBe(`passed     ${good}\n1 passed, 0 failed\n`)
  })

  test("the project's own, by folder", async () => {
    const outcome = await genepool(["scenario", "games/noughts/tests/scenarios", "--json"])
    expect(outcome.code).toBe(0)
    expect(lastLine(outcome)).toMatchObject({ failed: 0, malformed: 0, troubles: [] })
  })

  test("one that does not says at which step, and what was there instead; the others run", async () => {
    const { code, out } = await genepool(["scenario", failing, good])
    expect(code).toBe(1)
    expect(out).toContain(
      "failing.json: steps[0] (expect): expected 1 in the state at toMove, but there is 0",
    )
    expect(out).toContain(`passed     ${good}`)
    expect(out).toContain("1 passed, 1 failed")
  })

  test.each([
    [malformed, "steps[0]: expected a step with choose, refuse or expect"],
    [files.write("broken.json", "{"), "broken.json:1:2: expected JSON, got its end"],
    [files.write("list.json", []), "list.json: scenario: expected an object, got []"],
    [
      files.write("no-game.json", { name: "x" }),
      "no-game.json: game: expected the name of a game, got nothing",
    ],
    [files.write("chess.json", { ...story, game: "chess" }), "chess.json: game: expected a game: noughts"],
    [files.write("seats.json", { ...story, seats: 9 }), "seats.json: seats: expected 2 to 2 seats, got 9"],
    [files.write("extra.json", { ...story, moves: [] }), "extra.json: moves: expected one of name, rules"],
    [files.path("nowhere.json"), "nowhere.json: expected a file that can be read, got no such file"],
  ])("%s is malformed: exit code 2", async (file, message) => {
    const outcome = await genepool(["scenario", file, good, "--json"])
    expect(outcome.code).toBe(2)
    expect(lastLine(outcome)).toMatchObject({
      scenarios: 2,
      passed: 1,
      failed: 0,
      malformed: 1,
      troubles: [{ file, kind: "malformed", message: expect.stringContaining(message) as unknown }],
    })
  })

  test("nothing to run is bad input", async () => {
    expect(await genepool(["scenario"])).toMatchObject({
      code: 2,
      err: "genepool: scenario: expected files or folders, got nothing\n",
    })
  })

  test("a moment of a log becomes one, which comes true", async () => {
    const log = "games/noughts/tests/golden/crosses-win.json"
    const { code, out } = await genepool(["scenario", "--from", log, "--at", "2", "--choices", "4"])
    expect(code).toBe(0)
    const written = files.write("from-log.json", JSON.parse(out))
    expect((await genepool(["scenario", written])).out).toContain("1 passed, 0 failed")
  })

  test("what is written stays as it is under the project's formatter", async () => {
    const written = folder()
    const moments = globSync("games/*/tests/golden/*.json").flatMap((log) =>
      ["1", "3", "5"].map((at) => ["scenario", "--from", log, "--at", at]),
    )
    for (const [n, words] of moments.entries()) {
      const { code, out } = await genepool(words)
      expect(code).toBe(0)
      written.write(`${n}.json`, out)
    }
    // The rules lie in the project, the files outside of what its version control knows
    const { out } = await started(
      "node_modules/.bin/biome",
      ["format", "--config-path=biome.json", "--vcs-enabled=false", written.path("")],
      "",
      process.env,
    )
    expect(out).toMatch(new RegExp(`^Checked ${moments.length} files in .* No fixes applied`))
  })

  test.each([
    ["no number", []],
    ["a choice that is not there", ["--at", "6"]],
    ["more choices than there are", ["--at", "5", "--choices", "2"]],
    ["files beside it", ["--at", "1", good]],
  ])("from a log with %s is refused", async (_, more) => {
    const log = "games/noughts/tests/golden/crosses-win.json"
    const { code, out } = await genepool(["scenario", "--from", log, ...more])
    expect({ code, out }).toEqual({ code: 2, out: "" })
  })
})
