// After the siege: what is in the database against what was acknowledged and what everybody was
// told.

import { FastRandom, type GameModule, type Position, Turn } from "@genepool/engine"
import { happeningFor, mayHear, readEntry } from "@genepool/server/testing/inside"
import { lostOf } from "../acknowledged.ts"
import { type Books, playOf, type TableBooks } from "./books.ts"
import { pause } from "./cluster.ts"
import type { PlayedTable } from "./playing.ts"
import { viewHash, type Watcher } from "./watcher.ts"

export interface Judgement {
  /** Choices that were acknowledged, sought in the journal by key. */
  readonly acknowledged: number
  readonly entries: number
  readonly linesCompared: number
  readonly viewsCompared: number
  readonly finishedByRules: number
  readonly problems: string[]
}

export async function judge(
  books: Books,
  tables: readonly PlayedTable[],
  games: ReadonlyMap<string, GameModule>,
): Promise<Judgement> {
  const sums = {
    acknowledged: 0,
    entries: 0,
    linesCompared: 0,
    viewsCompared: 0,
    finishedByRules: 0,
    problems: [] as string[],
  }
  for (const table of tables) {
    const kept = await books.of(table.id)
    if (kept === null) sums.problems.push(`${table.id} is gone`)
    else await judgeTable(table, kept, games.get(kept.row.game) as GameModule, sums)
  }
  return sums
}

type Sums = { -readonly [K in keyof Judgement]: Judgement[K] }

async function judgeTable(
  table: PlayedTable,
  kept: TableBooks,
  module: GameModule,
  sums: Sums,
): Promise<void> {
  const { row, entries } = kept
  const { game } = module
  const complain = (what: string) => sums.problems.push(`${row.game} ${table.id}: ${what}`)
  sums.entries += entries.length
  sums.acknowledged += table.acknowledged.length
  for (const problem of lostOf(entries, table.acknowledged)) complain(problem)

  const play = playOf(kept, module)
  const expected = table.watchers.map(() => ({ told: [] as string[], views: new Map<number, Set<string>>() }))
  try {
    for (const entry of entries) {
      const happening = play.absorb(play.plan(readEntry(entry)))
      for (const [i, { who }] of table.watchers.entries()) {
        const { told, views } = expected[i] as { told: string[]; views: Map<number, Set<string>> }
        if (happening.open && mayHear(happening, who)) told.push(JSON.stringify(happeningFor(happening, who)))
        // In a quiet window a seat sees its own answer under the number of the last open line
        const seen = views.get(happening.openN) ?? new Set<string>()
        views.set(happening.openN, seen.add(viewHash(game.view(play.state, who))))
      }
    }
  } catch (error) {
    return void complain(`the journal cannot be replayed: ${String(error)}`)
  }
  for (const [i, watcher] of table.watchers.entries())
    await compare(watcher, expected[i] as Expected, complain, sums)
  if (play.result !== null || canBeFinished(game, play.state as Position)) sums.finishedByRules++
  else complain("the game cannot be finished")
}

interface Expected {
  readonly told: readonly string[]
  readonly views: ReadonlyMap<number, ReadonlySet<string>>
}

async function compare(
  watcher: Watcher,
  { told, views }: Expected,
  complain: (what: string) => void,
  sums: Sums,
): Promise<void> {
  const { who } = watcher
  for (const problem of watcher.problems) complain(problem)
  // Bots and clocks may have gone on since the journal was read; what was in it then must come
  for (let waited = 0; watcher.told.length < told.length && waited < 300; waited++) await pause(100)
  if (watcher.told.length < told.length)
    complain(`${who} was told ${watcher.told.length} lines of ${told.length}`)
  const wrong = watcher.told.slice(0, told.length).findIndex((line, i) => line !== told[i])
  if (wrong >= 0) complain(`${who} was told ${watcher.told[wrong]} where the journal says ${told[wrong]}`)
  sums.linesCompared += watcher.told.length
  for (const [n, hash] of watcher.views) {
    if (n > told.length) continue
    sums.viewsCompared++
    if (views.get(n)?.has(hash) !== true) complain(`${who} saw something else than its own view at line ${n}`)
  }
}

function canBeFinished(game: GameModule["game"], from: Position): boolean {
  const random = new FastRandom("to the end")
  const state: Position = game.clone(from)
  const turn = new Turn(random, false)
  for (let choices = 0; choices < 20_000; choices++) {
    const decisions = game.decisions(state)
    const decision = decisions[random.below(Math.max(1, decisions.length))]
    if (decision === undefined) return game.result(state) !== null
    game.apply(state, decision.seat, decision.options[random.below(decision.options.length)], turn)
  }
  return false
}
