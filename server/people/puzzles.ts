// Attempts at puzzles, kept with the account: of each puzzle the first one, on whichever device it
// was.
import type { PuzzleAttempt } from "@genepool/wire"
import type { Kysely } from "kysely"
import type { Database, PuzzleAttemptRow } from "../store/schema.ts"

/** Of one player: more than there are puzzles. */
const most = 5000
/** In one statement. */
const mostAtOnce = 500

export async function attemptsOf(
  db: Kysely<Database>,
  playerId: string,
  { offset, limit } = { offset: 0, limit: most },
): Promise<PuzzleAttempt[]> {
  const rows = await db
    .selectFrom("puzzle_attempt")
    .selectAll()
    .where("player_id", "=", playerId)
    .orderBy("at")
    .orderBy("puzzle")
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(attemptIn)
}

export function attemptIn({ puzzle, difficulty, solved, at, day }: PuzzleAttemptRow): PuzzleAttempt {
  return { puzzle, difficulty, right: solved === 1, at, ...(day === null ? {} : { day }) }
}

/**
 * An earlier one takes the place of a later one; nothing else is changed. All in one write: each
 * would hold the server until it is on the disk.
 */
export async function keepAttempts(
  db: Kysely<Database>,
  playerId: string,
  attempts: readonly PuzzleAttempt[],
): Promise<void> {
  const { count } = await db
    .selectFrom("puzzle_attempt")
    .select((select) => select.fn.countAll().as("count"))
    .where("player_id", "=", playerId)
    .executeTakeFirstOrThrow()
  const firsts = new Map<string, PuzzleAttempt>()
  for (const attempt of attempts) {
    const known = firsts.get(attempt.puzzle)
    if (known === undefined || attempt.at < known.at) firsts.set(attempt.puzzle, attempt)
  }
  const fresh = [...firsts.values()].slice(0, Math.max(0, most - Number(count)))
  for (let from = 0; from < fresh.length; from += mostAtOnce)
    await db
      .insertInto("puzzle_attempt")
      .values(
        fresh.slice(from, from + mostAtOnce).map(({ puzzle, difficulty, right, at, day }) => ({
          player_id: playerId,
          puzzle,
          difficulty,
          solved: right ? 1 : 0,
          at,
          day: day ?? null,
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(["player_id", "puzzle"])
          .doUpdateSet((row) => ({
            difficulty: row.ref("excluded.difficulty"),
            solved: row.ref("excluded.solved"),
            at: row.ref("excluded.at"),
            day: row.ref("excluded.day"),
          }))
          .whereRef("excluded.at", "<", "puzzle_attempt.at"),
      )
      .execute()
}
