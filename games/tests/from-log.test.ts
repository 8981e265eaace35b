// Every stored game, taken apart: any moment of it, written as a scenario, comes true again.
import { globSync, readFileSync } from "node:fs"
import { type AnyGame, type Log, parseLog } from "@genepool/engine"
import { parseScenario, runScenario, scenarioFromLog } from "@genepool/engine/testing"
import { describe, expect, test } from "vitest"
import { games } from "../index.ts"

const stored = globSync("games/*/tests/golden/*.json").sort()
const few = 12

describe("a moment of a game becomes a scenario", () => {
  test.each(stored)("%s", async (file) => {
    const { log, game } = await read(file)
    const last = log.choices.length
    const places = Array.from({ length: few }, (_, i) => 1 + Math.floor((i * (last - 1)) / (few - 1)))
    for (const at of new Set(places)) {
      const choices = Math.min(3, last - at + 1)
      const written = JSON.parse(JSON.stringify(scenarioFromLog(game, log, { at, choices }))) as object
      runScenario(game, written, `${file}, choice ${at}`)
    }
  })

  test("it begins where the game stood, and notices another outcome", async () => {
    const { log, game } = await read("games/noughts/tests/golden/crosses-win.json")
    const written = scenarioFromLog(game, log, { at: 2 })
    const { position, steps } = parseScenario(written)
    expect(position).toMatchObject({ cells: [null, null, null, null, 0, null, null, null, null] })
    const told = { fact: "marked", seat: 1, cell: 8 }
    const other = { ...written, steps: [{ seat: 1, choose: { cell: 0 } }, { expect: { facts: [told] } }] }
    expect(steps).toHaveLength(2)
    expect(() => runScenario(game, other)).toThrow("to be told")
  })
})

async function read(file: string): Promise<{ log: Log; game: AnyGame }> {
  const log = parseLog((JSON.parse(readFileSync(file, "utf8")) as { log: unknown }).log, file)
  const module = await games[log.game]?.()
  if (module === undefined) throw new Error(`${file}: no game ${log.game}`)
  return { log, game: module.game }
}
