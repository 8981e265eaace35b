// Puts a year into one or several databases at once, and goes on where it was broken off.
import { performance } from "node:perf_hooks"
import type { PlayedGame } from "./pool.ts"
import type { Shelf } from "./shelves.ts"
import { chunk, gamesOf, peopleOf, type YearPlan } from "./year.ts"

/** How far it is; the plan is kept as it was begun. */
interface Note {
  readonly plan: YearPlan
  readonly people: number
  readonly games: number
  readonly lines: number
  readonly raw: number
  readonly archiveBytes: number
  readonly done: boolean
}

const beginning = (plan: YearPlan): Note => {
  return { plan, people: 0, games: 0, lines: 0, raw: 0, archiveBytes: 0, done: false }
}

const progressOf = ({ people, games, done }: Note): number => people + games + (done ? 1 : 0)

const leastOf = (filling: readonly { readonly note: Note }[]) =>
  filling.reduce((least, one) => (progressOf(one.note) < progressOf(least.note) ? one : least))

export interface Filled {
  readonly plan: YearPlan
  /** False, if it was broken off. */
  readonly done: boolean
  readonly lines: number
  readonly rawLines: number
  readonly archivedLines: number
  /** Of the archives themselves. */
  readonly archiveBytesPerLine: number
  readonly sizes: { readonly [shelf: string]: { readonly [table: string]: number } }
}

/**
 * One number that starts at 25 and spreads with the games: what ratings are is not looked at here.
 */
const ratings = `
delete from rating;
insert into rating (player_id, game, pool, mu, sigma, games)
select player_id, game, case when bots = 1 then 'bots' else 'people' end, 20 + avg(3 - place) * 3, 4, count(*)
from outcome where player_id is not null group by player_id, game, bots`

const counts = `
delete from folded;
insert into folded (game, status, tables)
select game, status, count(*) from game_table where archived = 1 group by game, status`

export async function fillYear(
  given: YearPlan,
  pool: readonly PlayedGame[],
  shelves: readonly Shelf[],
  told: (line: string) => void,
  stopped: () => boolean = () => false,
): Promise<Filled> {
  const filling = await Promise.all(
    shelves.map(async (shelf) => {
      const begun = await shelf.noted()
      return { shelf, note: begun === null ? beginning(given) : (JSON.parse(begun) as Note) }
    }),
  )
  const { plan } = (filling[0] as (typeof filling)[number]).note
  for (const { shelf, note } of filling)
    if (JSON.stringify(note.plan) !== JSON.stringify(plan))
      throw new Error(`${shelf.name} was begun with another plan: fill it by itself`)
  /**
   * Into those that are not that far yet: who is killed between two of them goes on with the one
   * that is behind.
   */
  const put = async (rows: Parameters<Shelf["put"]>[0], next: (note: Note) => Note) => {
    const least = progressOf(leastOf(filling).note)
    await Promise.all(
      filling.map(async (one) => {
        if (progressOf(one.note) > least) return
        const after = next(one.note)
        await one.shelf.put(rows, JSON.stringify(after))
        one.note = after
      }),
    )
  }
  const began = performance.now()
  const before = leastOf(filling).note.games
  for (let { note } = leastOf(filling); !note.done && !stopped(); note = leastOf(filling).note) {
    if (note.people < plan.people)
      await put(peopleOf(plan, note.people), (now) => ({
        ...now,
        people: Math.min(plan.people, now.people + chunk),
      }))
    else if (note.games < plan.games) {
      const made = await gamesOf(plan, pool, note.games)
      await put(made.rows, (now) => ({
        ...now,
        games: Math.min(plan.games, now.games + chunk),
        lines: now.lines + made.lines,
        raw: now.raw + made.raw,
        archiveBytes: now.archiveBytes + made.archiveBytes,
      }))
      const { games, lines } = leastOf(filling).note
      const rate = (games - before) / ((performance.now() - began) / 1000)
      const left = Math.ceil((plan.games - games) / rate / 60)
      told(`${games} of ${plan.games} games, ${lines} lines; ${Math.round(rate)} a second, ${left} min left`)
    } else {
      for (const one of filling)
        if (!one.note.done) {
          for (const statement of [ratings, counts]) await one.shelf.run(statement)
          await one.shelf.learn()
          one.note = { ...one.note, done: true }
          await one.shelf.put([], JSON.stringify(one.note))
        }
    }
  }
  const { note } = leastOf(filling)
  const archived = note.lines - note.raw
  const sizes: { [shelf: string]: { readonly [table: string]: number } } = {}
  for (const shelf of shelves)
    sizes[shelf.name] = await shelf.sizes([
      "game_table",
      "seat",
      "entry",
      "archive",
      "outcome",
      "chat",
      "player",
    ])
  return {
    plan,
    done: note.done,
    lines: note.lines,
    rawLines: note.raw,
    archivedLines: archived,
    archiveBytesPerLine: archived === 0 ? 0 : Math.round((note.archiveBytes / archived) * 10) / 10,
    sizes,
  }
}
