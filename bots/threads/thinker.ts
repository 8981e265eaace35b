// The inside of a thread: answers questions about any game, and keeps its players for the next one.

import { levels } from "../levels.ts"
import { mindOf, type PlayerName, playerNamed, usesLearned } from "../names.ts"
import { knowing } from "../net/knowing.ts"
import type { Clock, Knowledge, Player, Question, Thought } from "../player.ts"

/** All that a thread is told: plain JSON, so that it goes through any channel. */
export interface Task {
  readonly game: string
  readonly player: PlayerName
  readonly question: Question
}

export type Thinker = (task: Task) => Promise<Thought>

interface Minded {
  readonly knowledge: Knowledge
  readonly play: Player
}

type Source = Parameters<typeof knowing>[0]

export function thinker(load: (game: string) => Promise<Source>, clock: Clock): Thinker {
  const players = new Map<string, Promise<Minded>>()
  return async ({ game, player, question }) => {
    const key = `${game} ${player}`
    let known = players.get(key)
    if (known === undefined) {
      known = load(game)
        .then((module) => (usesLearned(player) ? knowing(module) : module))
        .then((knowledge) => ({ knowledge, play: playerNamed(player, knowledge, clock) }))
      players.set(key, known)
      // What could not be loaded may be there the next time
      known.catch(() => players.delete(key))
    }
    const { knowledge, play } = await known
    return { ...play(question), mind: mindOf(knowledge, player, question.seats) }
  }
}

/**
 * The one that thinks for as long as it may: the others have their number of tries, which one
 * thread is enough for.
 */
export const timedPlayer: PlayerName = `level${levels[levels.length - 1] as 5}`
