// What a coach says in every game: in three languages, briefly, with a rule to read; and every tip
// comes up in play

import { existsSync, readFileSync } from "node:fs"
import {
  type AnyGame,
  BadInput,
  type Coach,
  type Decision,
  FastRandom,
  type Field,
  heardBy,
  locales,
  parseOptions,
  Turn,
  tipDue,
} from "@genepool/engine"
import { describe, expect, test } from "vitest"
import { games } from "../index.ts"

const mostWords = 25

const coached: [string, Coach][] = []
for (const id of Object.keys(games)) {
  const path = new URL(`../${id}/learn/coach.ts`, import.meta.url)
  if (existsSync(path))
    coached.push([id, ((await import(/* @vite-ignore */ path.href)) as { coach: Coach }).coach])
}

/**
 * Tables at which every part of a game comes up: of two and of three, with every option as it is
 * and as it could be.
 */
function tablesOf({ seats, options }: AnyGame): { seats: number; options: object }[] {
  const fields = Object.entries(options.fields as { readonly [name: string]: Field<unknown> })
  const other: Record<string, unknown> = {}
  for (const [name, field] of fields) {
    if (field.kind === "flag") other[name] = !field.default
    if (field.kind === "one") other[name] = field.of.find((value) => value !== field.default)
  }
  const counts = [...new Set([seats.min, Math.min(seats.min + 1, seats.max)])]
  return counts.flatMap((count) =>
    [{}, other]
      .filter((chosen) => fits(options, chosen, count))
      .map((chosen) => ({ seats: count, options: chosen })),
  )
}

/** A game may have options that exclude each other; those that it begins with never do. */
function fits(schema: AnyGame["options"], chosen: object, seats: number): boolean {
  try {
    parseOptions(schema, chosen, seats)
    return true
  } catch (error) {
    if (error instanceof BadInput && Object.keys(chosen).length > 0) return false
    throw error
  }
}

/** Played at random, and looked at by each seat whenever it is asked: the tips that come up. */
async function tipsIn(id: string, coach: Coach, most: number): Promise<Set<string>> {
  const { game } = await games[id]!()
  const found = new Set<string>()
  for (let n = 0; n < most && found.size < coach.tips.length; n++)
    for (const { seats, options } of tablesOf(game)) {
      const random = new FastRandom(`tips ${id} ${n}`)
      const turn = new Turn(random)
      const state = game.setup(seats, parseOptions(game.options, options, seats), turn)
      const since = new Array<number>(seats).fill(0)
      for (let decisions = game.decisions(state); decisions.length > 0; decisions = game.decisions(state)) {
        const decision = decisions[random.below(decisions.length)] as Decision
        const { seat } = decision
        const heard = heardBy((turn.told ?? []).slice(since[seat]), seat)
        for (;;) {
          const tip = tipDue(coach.tips, { view: game.view(state, seat), decision, heard }, [...found])
          if (tip === null) break
          found.add(tip.name)
        }
        since[seat] = turn.told?.length ?? 0
        game.apply(state, seat, decision.options[random.below(decision.options.length)], turn)
      }
    }
  return found
}

test("there are coaches to look at", () => {
  expect(coached.length).toBeGreaterThan(2)
})

describe.each(coached)("%s", (id, coach) => {
  const names = coach.tips.map(({ name }) => name)

  test("has a name of its own for each tip, and a rule of the ledger", () => {
    expect(new Set(names).size).toBe(names.length)
    const ledger = readFileSync(new URL(`../${id}/RULES.md`, import.meta.url), "utf8")
    expect(coach.tips.filter(({ rule }) => !ledger.includes(`**${rule}**`)).map(({ rule }) => rule)).toEqual(
      [],
    )
  })

  test.each(locales)(`says each tip in %s, in at most ${mostWords} words, and nothing else`, (locale) => {
    const said = coach.texts[locale]
    expect(Object.keys(said).sort()).toEqual(names.toSorted())
    const words = (name: string) => said[name]!.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length
    expect(names.filter((name) => words(name) > mostWords).map((name) => said[name])).toEqual([])
  })

  test("gives every tip in some game", async () => {
    const found = await tipsIn(id, coach, 60)
    expect(names.filter((name) => !found.has(name))).toEqual([])
  })

  test("counts points for every seat", async () => {
    const { game } = await games[id]!()
    for (const { seats, options } of tablesOf(game)) {
      const turn = new Turn(new FastRandom("points"))
      const state = game.setup(seats, parseOptions(game.options, options, seats), turn)
      const points = coach.points?.(game.view(state, 0))
      if (points !== undefined)
        expect(points.filter((count) => Number.isInteger(count)).length).toBeGreaterThanOrEqual(seats)
    }
  })
})
