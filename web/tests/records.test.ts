import { type GameModule, locales } from "@genepool/engine"
import { games } from "@genepool/games"
import { seenInPlay, speaker } from "@genepool/text"
import { expect, test } from "vitest"
import { recordsOf } from "../table/finale.tsx"
import type { Moment } from "../table/source.ts"

/** A game may do without. */
const withRecords: [string, GameModule][] = []
for (const [id, load] of Object.entries(games)) {
  const module = await load()
  if (module.records !== undefined) withRecords.push([id, module])
}

test("there are games with records to look at", () => {
  expect(withRecords.length).toBeGreaterThan(2)
})

test.each(withRecords)(
  "%s: a game that is over has three records, said in every language",
  async (_id, module) => {
    const facts = [
      ...seenInPlay(module, { seats: module.game.seats.max, seed: "records 2", choices: 900 }),
    ].flatMap((thing) => ("fact" in thing ? [thing.fact] : []))
    const moments: Moment[] = facts.map((fact, n) => ({ n, seat: null, facts: [fact] }))
    const records = recordsOf(module, moments)
    expect(records).toHaveLength(3)
    for (const { n } of records) expect(facts[n]).toBeDefined()
    const problems: string[] = []
    for (const locale of locales) {
      const { say } = speaker(module.texts, locale, { report: (problem) => problems.push(problem) })
      for (const { words } of module.records?.(facts) ?? []) say(`record.${words.say}`, words)
    }
    expect(problems).toEqual([])
  },
)
