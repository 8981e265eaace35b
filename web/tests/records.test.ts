import { locales } from "@genepool/engine"
import { games } from "@genepool/games"
import { seenInPlay, speaker } from "@genepool/text"
import { expect, test } from "vitest"
import { recordsOf } from "../table/finale.tsx"
import type { Moment } from "../table/source.ts"

test.each(Object.keys(games))(
  "%s: a game that is over has three records, said in every language",
  async (id) => {
    const module = await (games[id] as (typeof games)[string])()
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
